"""Reasons for a move, as facts: what a game may add to a hint.

A game declares `reasons(view, move)`: facts in favour of a move, the most important first, each
with the name of a sentence (`<game>-advice-<name>`) and its variables. They follow from the view,
so a hint reveals nothing that its reader may not know. `blames(view, move, side)` are facts that
made a side the target of a move, from a spectator's view.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from paddock.core.moves import Move
from paddock.core.view import View

Facts = dict[str, int | str]


class Reason(NamedTuple):
    """One sentence: its name and its variables."""

    name: str
    facts: Facts


class Reasons(NamedTuple):
    """What a game can say about its moves."""

    reasons: Callable[[View, Move], list[Reason]]
    blames: Callable[[View, Move, int], list[Reason]] | None = None


SEARCH = Reason("search", {})  # when a game has nothing more specific to say
ANY_TARGET = Reason("any", {})
LEADER = Reason("leader", {})


def reason_for(own: Reasons | None, view: View, move: Move) -> Reason:
    """The reason that a hint gives."""
    found = own.reasons(view, move) if own is not None else []
    return found[0] if found else SEARCH


def blame_for(own: Reasons | None, view: View, move: Move, side: int) -> Reason:
    """The reason why a move was aimed at this side."""
    found = own.blames(view, move, side) if own is not None and own.blames is not None else []
    if found:
        return found[0]
    first = view.scores[side] == max(view.scores) != min(view.scores)
    return LEADER if first else ANY_TARGET
