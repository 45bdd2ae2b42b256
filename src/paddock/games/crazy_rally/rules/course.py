"""The course: fourteen track cards in a row, which everybody sees once in the test lap and must
remember.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from paddock.core.bits import count, nth, without
from paddock.core.luck import Rng
from paddock.core.seats import LUCK
from paddock.games.crazy_rally.rules.cards import OPENING

if TYPE_CHECKING:
    from paddock.games.crazy_rally.rules.state import CrazyRally


def candidates(s: CrazyRally, place: i64) -> i64:
    """CR5: the set of track cards that may still be laid at that place."""
    return s.unlaid & s.params.flags if place < OPENING else s.unlaid


def lay_track(s: CrazyRally, place: i64, card: i64) -> None:
    s.course[place] = card
    s.unlaid = without(s.unlaid, card)


def any_of(cards: i64, rng: Rng) -> i64:
    """One card of a set that is not empty, each equally likely."""
    return nth(cards, rng.below(count(cards)))


def knows(s: CrazyRally, viewer: i64, place: i64) -> bool:
    """Whether a viewer with a perfect memory knows the track card at that place (CR10).

    A spectator has no memory: it sees the open cards, and the card on show.
    """
    if viewer == LUCK or place < s.round:
        return True
    if s.phase.name == "lap" and place == s.shown - 1:
        return True
    return viewer >= 0 and place < s.shown
