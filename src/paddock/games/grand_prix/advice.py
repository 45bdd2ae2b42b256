"""What speaks for a move in the Grand Prix: the spaces in hand, and whose cars they move."""

from __future__ import annotations

from typing import Final

from paddock.core.moves import Move
from paddock.core.view import View
from paddock.games.grand_prix.rules.cards import NAMES, WHITE
from paddock.games.grand_prix.rules.view import GrandPrixView
from paddock.games.reasons import Reason, Reasons


def reasons(view: View, move: Move) -> list[Reason]:
    assert isinstance(view, GrandPrixView)
    if move.kind in ("bid", "pass") and view.car:
        return [Reason(move.kind, {"spaces": view.totals()[view.car]})]
    if move.kind == "play":
        return why_play(view, int(move.card))
    if move.kind == "finish":
        return [Reason("finish", {})]
    if move.kind == "car":
        owner = next(one.owner for one in view.cars if one.colour == move.parts["car"])
        return [Reason("own-car", {})] if owner == view.seat else []
    return []


def why_play(view: GrandPrixView, card: int) -> list[Reason]:
    """How far the card moves the cars; white lines may move any, so they count as one's own."""
    owner = {car.colour: car.owner for car in view.cars}
    own = others = 0
    for colour, steps in view.faces.get(card, []):
        if colour == NAMES[WHITE] or owner[view.means.get(colour, colour)] == view.seat:
            own += steps
        else:
            others += steps
    return [Reason("play", {"own": own, "others": others})] if own or others else []


REASONS: Final = Reasons(reasons)
