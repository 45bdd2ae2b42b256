"""Who wins a side, who loses point cards at the end, and who wins the race."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from paddock.core.bag import POWERS
from paddock.games.crazy_race.rules.cards import NO_CARD
from paddock.games.crazy_race.rules.rail import HOME, PER_RAIL

if TYPE_CHECKING:
    from paddock.games.crazy_race.rules.state import CrazyRace

RACE: Final = 1  # the eight stages are one race
NO_SIDE: Final = -1
NONE_BARE: Final = -1
# The sets of one side each, added up to larger ones
TOP: Final = 1
RIGHT: Final = 2
BOTTOM: Final = 4
LEFT: Final = 8
SUM: Final = 255  # a sum of driver cards takes eight bits of a tally


# A side of the stage card


def taboo_side(s: CrazyRace) -> i64:
    """CZ7: with three players, the fourth side once cards lie at three; else NO_SIDE."""
    if s.params.players != 3:
        return NO_SIDE
    if s.used == RIGHT + BOTTOM + LEFT:
        return 0
    if s.used == TOP + BOTTOM + LEFT:
        return 1
    if s.used == TOP + RIGHT + LEFT:
        return 2
    if s.used == TOP + RIGHT + BOTTOM:
        return 3
    return NO_SIDE


def tally(s: CrazyRace, side: i64) -> i64:
    """The sum of each seat's cards at a side, eight bits a seat."""
    sums: i64 = 0
    n: i64 = 0
    while n < s.laid_count:
        if s.laid_side(n) == side:
            sums += s.params.value[s.laid_kind(n)] * POWERS[8 * s.laid_by(n)]
        n += 1
    return sums


def sum_of(sums: i64, seat: i64) -> i64:
    """The part of one seat in a tally."""
    return (sums >> (8 * seat)) & SUM


def cards_at(s: CrazyRace, side: i64) -> i64:
    """CZ11: how many driver cards lie at a side, of all players."""
    count: i64 = 0
    n: i64 = 0
    while n < s.laid_count:
        if s.laid_side(n) == side:
            count += 1
        n += 1
    return count


def winner_of(s: CrazyRace, side: i64) -> i64:
    """CZ8: the highest sum; on a tie, of the tied the one whose card was laid there first."""
    sums = tally(s, side)
    best: i64 = 0
    seat: i64 = 0
    while seat < s.params.players:
        if sum_of(sums, seat) > best:
            best = sum_of(sums, seat)
        seat += 1
    n: i64 = 0
    while n < s.laid_count:
        if s.laid_side(n) == side and sum_of(sums, s.laid_by(n)) == best:
            return s.laid_by(n)
        n += 1
    return -1


def is_tied(s: CrazyRace, side: int) -> bool:
    """Whether somebody else has as much at that side as its winner."""
    sums = tally(s, side)
    best = sum_of(sums, winner_of(s, side))
    return sum(1 for seat in range(s.params.players) if sum_of(sums, seat) == best) > 1


def bids(s: CrazyRace, side: int) -> str:
    """Who laid what, as an event tells it: `0:1+2 1:3`, in the order of their first cards."""
    cards: dict[int, list[str]] = {}
    for n in range(s.laid_count):
        if s.laid_side(n) == side:
            cards.setdefault(int(s.laid_by(n)), []).append(s.params.names[s.laid_kind(n)])
    return " ".join(f"{seat}:{'+'.join(names)}" for seat, names in cards.items())


# Point cards


def gain(s: CrazyRace, seat: i64, kind: i64, reason: str, rule: str) -> None:
    """A point card comes to a player."""
    s.points[seat] += s.params.point_packing.one[kind]
    s.ledger.add(RACE, int(seat), reason, rule, int(s.params.point_value[kind]))


def lose(s: CrazyRace, seat: i64, kind: i64, reason: str, rule: str) -> None:
    """The inverse of `gain`; where the card goes is the caller's business."""
    s.points[seat] -= s.params.point_packing.one[kind]
    s.ledger.add(RACE, int(seat), reason, rule, -int(s.params.point_value[kind]))


def highest(s: CrazyRace, bag: i64) -> i64:
    """The highest kind in a bag of point cards that is not empty."""
    best: i64 = 0
    while bag:
        best = s.params.point_packing.first(bag)
        bag = s.params.point_packing.without(bag, best)
    return best


def bare_pile(s: CrazyRace) -> i64:
    """CZ23: the first pile whose top card has not been turned up yet, or NONE_BARE."""
    pile: i64 = 0
    while pile < len(s.tops):
        if s.tops[pile] == NO_CARD and s.rests[pile]:
            return pile
        pile += 1
    return NONE_BARE


# CZ24: stragglers


def laggards(s: CrazyRace) -> tuple[list[int], list[int]]:
    """The owners of the locomotive farthest from home, and of the second farthest.

    All who tie are named. A locomotive that is home is no straggler.
    """
    places = sorted({int(place) for place in s.engines if place < HOME})[:2]
    owners = [owners_at(s, place) for place in places] + [[], []]
    return owners[0], owners[1]


def owners_at(s: CrazyRace, place: int) -> list[int]:
    """The seats with a locomotive at that place of their rails."""
    return [
        seat
        for seat in range(s.params.players)
        if any(s.place_of(seat, engine) == place for engine in range(PER_RAIL))
    ]


# The end


def last_place(s: CrazyRace, seat: int) -> int:
    """Where the last locomotive of a seat stands."""
    return min(int(s.place_of(seat, engine)) for engine in range(PER_RAIL))


def foremost(s: CrazyRace, seats: list[int]) -> list[int]:
    """CZ22: of the tied, those whose last locomotive is farther advanced."""
    best = max(last_place(s, seat) for seat in seats)
    return [seat for seat in seats if last_place(s, seat) == best]


def first_places(s: CrazyRace) -> tuple[list[int], list[int]]:
    """Who has the most points, and among whom the race is decided (CZ22, CZ26)."""
    points = s.ledger.totals
    best = max(points)
    first = [seat for seat, own in enumerate(points) if own == best]
    if len(first) == 1 or not s.params.runner_up_wins or best == min(points):
        return first, first
    second = max(own for own in points if own < best)
    return first, [seat for seat, own in enumerate(points) if own == second]


def places(s: CrazyRace) -> list[int]:
    """The place of each seat if the race ended here: the winners, then by points (CZ22)."""
    best = foremost(s, first_places(s)[1])
    points = s.ledger.totals
    worth = [
        (seat in best, points[seat], last_place(s, seat) if seat not in best else 0)
        for seat in range(s.params.players)
    ]
    return [1 + sum(1 for other in worth if other > own) for own in worth]
