"""Where a car can end (GP16, GP17), and the look-ahead for a white line (GP12, GP15, GP25).

The field, where all cars stand, is an argument of its own: the look-ahead drives cars on fields
that it makes up, and the position never changes to find out what is legal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from paddock.core import bits
from paddock.core.errors import OK, Refusal
from paddock.games.grand_prix.rules.cards import CARS
from paddock.games.grand_prix.rules.field import cell_of, moved
from paddock.games.grand_prix.rules.refusals import CAR_BLOCKED, CAR_IS_HOME, CAR_ON_CARD
from paddock.games.grand_prix.rules.track import FARTHEST, Track, end_of

if TYPE_CHECKING:
    from paddock.games.grand_prix.rules.state import GrandPrix

STUCK: Final = 1  # the ends of a car that cannot move: its own cell, distance 0


# One car


def obstacles(track: Track, field: i64, car: i64) -> i64:
    """The cells ahead of a car on which another one stands."""
    here = cell_of(field, car)
    found: i64 = 0
    other: i64 = 0
    while other < CARS:
        there = cell_of(field, other)
        if there >= 0 and other != car:
            if 0 < there - here <= FARTHEST:
                found = bits.with_(found, there - here)
            twin = track.twin[there]  # the grid is driven over twice
            if twin >= 0 and 0 < twin - here <= FARTHEST:
                found = bits.with_(found, twin - here)
        other += 1
    return found


def ends(track: Track, field: i64, car: i64, steps: i64) -> i64:
    """GP17: where a car can end: with the full number if there is a way, else as far as it gets."""
    here = cell_of(field, car)
    blocked = obstacles(track, field, car)
    found = track.full(here, steps, blocked)
    return found if found else track.farthest(here, blocked)


def driven(field: i64, car: i64, distance: i64) -> i64:
    """The field after a car has driven to one of its ends."""
    return moved(field, car, end_of(cell_of(field, car), distance))


# The white line


def refuse_white(s: GrandPrix, field: i64, seat: i64, card: i64, car: i64) -> Refusal:
    """GP12: why the white line of a card may not move a car."""
    if cell_of(field, car) < 0:
        return CAR_IS_HOME
    deck = s.params.deck
    if bits.contains(deck.colours[card], s.colour_of(car)):
        return CAR_ON_CARD
    own = s.params.white_moves_own and s.owner[car] == seat
    return refuse_far(s.params.track, field, car, deck.steps_on(card, deck.white_at[card]), own)


def refuse_far(track: Track, field: i64, car: i64, steps: i64, own: bool) -> Refusal:
    """GP12: why a car cannot go as far as a white line says, whatever else is on the card.

    `own`: GP25, one's own car may go less than the full number, but it must move.
    """
    here = cell_of(field, car)
    if here < 0:
        return CAR_IS_HOME
    blocked = obstacles(track, field, car)
    if track.full(here, steps, blocked):
        return OK
    return OK if own and track.farthest(here, blocked) != STUCK else CAR_BLOCKED


def cars_for_white(s: GrandPrix, seat: i64, card: i64) -> i64:
    """The set of cars that the white line of a card may move now."""
    found: i64 = 0
    car: i64 = 0
    while car < CARS:
        if refuse_white(s, s.field, seat, card, car) is OK:
            found = bits.with_(found, car)
        car += 1
    return found


def finds_car(s: GrandPrix, field: i64, seat: i64, card: i64, line: i64) -> bool:
    """GP15: whether a card can be driven from `line` on so that its white line finds a car.

    `field` is where the cars stand when that line begins; the white line is that line or below it.
    """
    deck = s.params.deck
    car: i64 = 0
    if line == deck.white_at[card]:
        while car < CARS:
            if refuse_white(s, field, seat, card, car) is OK:
                return True
            car += 1
        return False
    car = s.mapped(deck.car_on(card, line))
    if cell_of(field, car) < 0:  # GP15: the line of a car that is home is skipped
        return finds_car(s, field, seat, card, line + 1)
    left = ends(s.params.track, field, car, deck.steps_on(card, line))
    while left:
        if finds_car(s, driven(field, car, bits.first(left)), seat, card, line + 1):
            return True
        left = bits.rest(left)
    return False


def allowed_ends(s: GrandPrix, seat: i64) -> i64:
    """Where the car of the present line may end: GP17, and a white line below must find a car."""
    car = s.line_car()
    found = ends(s.params.track, s.field, car, s.line_steps())
    if s.line >= s.params.deck.white_at[s.card] or not bits.several(found):
        return found  # no white line below; or a single end, and the card is playable
    left = found
    while left:
        distance = bits.first(left)
        left = bits.rest(left)
        if not finds_car(s, driven(s.field, car, distance), seat, s.card, s.line + 1):
            found = bits.without(found, distance)
    return found
