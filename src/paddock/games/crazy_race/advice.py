"""What speaks for a move in Crazy Race, from the view of the one who makes it."""

from __future__ import annotations

from typing import Final

from paddock.core.moves import Move
from paddock.core.view import View
from paddock.games.crazy_race.rules.view import CrazyRaceView
from paddock.games.reasons import Reason, Reasons


def reasons(view: View, move: Move) -> list[Reason]:
    assert isinstance(view, CrazyRaceView)
    hand = len(view.hand)
    if move.kind == "lay":
        side = next(one for one in view.sides if one.place == move.place)
        others = sum(1 for owner, _ in side.cards if owner != view.seat)
        if not side.cards:
            return [Reason("first", {})]
        return [Reason("contest", {"count": others}) if others else Reason("add", {})]
    if move.kind in ("pass", "wait"):
        return [Reason(move.kind, {"count": hand})] if hand else []
    if move.kind == "recover":
        return [Reason("recover", {"count": hand, "pile": len(view.pile)})]
    if move.kind == "rob":
        return [Reason("rob", {"victim": move.target, "points": sum(view.points[move.target])})]
    if move.kind == "take" and view.pile and int(move.card) == max(int(c) for c in view.pile):
        return [Reason("highest", {})]
    return []


def blames(view: View, move: Move, side: int) -> list[Reason]:
    assert isinstance(view, CrazyRaceView)
    return [Reason("points", {"points": sum(view.points[side])})]


REASONS: Final = Reasons(reasons, blames)
