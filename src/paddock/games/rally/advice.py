"""Reasons for moves in Rally: the road ahead, the die and the weather."""

from __future__ import annotations

from typing import Final

from paddock.core.moves import Move
from paddock.core.view import View
from paddock.games.rally.rules.cards import REACH, RESULTS, SETUPS
from paddock.games.rally.rules.odds import excess, gear_range, helpers, odds
from paddock.games.rally.rules.view import RallyView
from paddock.games.reasons import Reason, Reasons


def reasons(view: View, move: Move) -> list[Reason]:
    assert isinstance(view, RallyView)
    if move.kind == "gear":
        return why_gear(view, int(move.parts["gear"]))
    if move.kind in ("ahead", "brake", "stop"):
        return why_drive(view, move.kind)
    if move.kind == "tyres":
        return [Reason("weather", {"weather": view.weather})]
    if move.kind == "mechanic":
        space = int(move.parts["space"])
        near = view.spaces[max(0, space - 1 - REACH) : space + REACH]
        return [Reason("mechanic", {"factor": max(one.factor for one in near)})] if near else []
    return []


def why_gear(view: RallyView, gear: int) -> list[Reason]:
    """How far the gear drives, and how difficult the road is up to there."""
    car = view.cars[view.seat]
    if not car.setup:
        return []
    least, most = gear_range(view, SETUPS.index(car.setup), car.drag, gear)
    ahead = view.spaces[car.space : car.space + most]
    if not ahead:
        return []
    hardest = max(one.factor for one in ahead)
    return [Reason("gear", {"least": least, "most": most, "factor": hardest})]


def why_drive(view: RallyView, kind: str) -> list[Reason]:
    """What the next space may bring."""
    car = view.cars[view.driver]
    if car.space >= len(view.spaces):
        return []
    factor = max(0, view.spaces[car.space].factor - car.grip)
    above = excess(view, car.space + 1, True)
    if kind != "ahead":
        facts: dict[str, int | str] = {"factor": factor, "safe": view.safe}
        return [Reason("too-hard", facts)] if factor > view.safe else []
    if not above:
        return [Reason("safe", {"factor": factor, "safe": view.safe})]
    harmless = odds(view, above, helpers(view, view.driver, car.space + 1))[RESULTS[0]]
    return [Reason("risk", {"above": above, "count": harmless})]


REASONS: Final = Reasons(reasons)
