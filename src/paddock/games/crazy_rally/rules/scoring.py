"""The end of a leg: unused events, the ledger, and who has won (CR26 to CR29)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from paddock.games.crazy_rally.rules import events
from paddock.games.crazy_rally.rules.parameters import EVENT_BONUS, FINISHED

if TYPE_CHECKING:
    from paddock.games.crazy_rally.rules.state import CrazyRally


def score_leg(s: CrazyRally) -> None:
    """Enter the leg into the ledger, with a line for what was driven and one for events kept."""
    for seat in range(s.params.players):
        before = s.ledger.totals[seat]
        enter(s, seat, "driven", "CR20", int(s.distance[seat]) - before)
        bonus = EVENT_BONUS * events_kept(s, seat)
        if bonus:
            s.distance[seat] += bonus
            enter(s, seat, "events", "CR26", int(bonus))
    events.leg_over(s)


def events_kept(s: CrazyRally, seat: i64) -> i64:
    """CR26: the unused event cards of a player who finished."""
    if s.standing(seat) != FINISHED:
        return 0
    return s.params.packing.count(s.hands[seat], s.params.event)


def enter(s: CrazyRally, side: int, reason: str, rule: str, points: int) -> None:
    """A line in the ledger; nothing if it is worth nothing."""
    s.ledger.add(int(s.leg), side, reason, rule, points)
    if points:
        events.scored(s, side, reason, rule, points)


# Who has won


def better(s: CrazyRally, one: i64, other: i64) -> bool:
    """CR27, CR28: whether one car is placed before another."""
    if s.standing(one) != s.standing(other):
        return s.standing(one) < s.standing(other)
    if s.distance[one] != s.distance[other]:
        return s.distance[one] > s.distance[other]
    return s.speed[one] > s.speed[other] and not s.out[one]


def places(s: CrazyRally) -> list[int]:
    """The place of each car if the race ended now: 1 is the first, equal cars share one."""
    seats = range(s.params.players)
    return [1 + sum(1 for other in seats if better(s, other, seat)) for seat in seats]


def winners(s: CrazyRally) -> list[int]:
    """CR27, CR28: those in the first place, unless nobody finished."""
    if not s.over():
        return []
    found = places(s)
    return [n for n in range(s.params.players) if found[n] == 1 and s.standing(n) == FINISHED]
