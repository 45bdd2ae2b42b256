"""What speaks for a move in Crazy Rally. The course is for heads to remember (CR10): not a word."""

from __future__ import annotations

from typing import Final

from paddock.core.moves import Move
from paddock.core.view import View
from paddock.games.crazy_rally.rules.view import CrazyRallyView
from paddock.games.reasons import Reason, Reasons

FEW: Final = 4  # cards in hand


def reasons(view: View, move: Move) -> list[Reason]:
    assert isinstance(view, CrazyRallyView)
    car = view.cars[view.seat]
    if move.kind == "accelerate":
        speed = min(car.top, car.speed + view.tuning[move.card].up)
        return [Reason("faster-card", {"speed": speed})]
    if move.kind == "brake":
        speed = max(0, car.speed - view.tuning[move.card].down)
        return [Reason("slower-card", {"speed": speed})]
    if move.kind == "cards" and len(view.hand) <= FEW:
        return [Reason("cards", {"count": len(view.hand)})]
    if move.kind == "faster" and move.target == view.seat:
        return [Reason("own-speed", {})]
    if move.kind in ("faster", "slower") and move.target != view.seat:
        place = view.cars[move.target].place
        return [Reason("target", {"victim": move.target, "place": place})]
    return [Reason("keep", {})] if move.kind == "keep" else []


def blames(view: View, move: Move, side: int) -> list[Reason]:
    assert isinstance(view, CrazyRallyView)
    return [Reason("place", {"place": view.cars[side].place})]


REASONS: Final = Reasons(reasons, blames)
