"""What may be done, and what it does: each rule's refusal beside its effect."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from paddock.core import bits
from paddock.core.errors import OK, Refusal, Refusals
from paddock.core.seats import includes, just
from paddock.games.crazy_race.rules import events
from paddock.games.crazy_race.rules.cards import NO_CARD, PILES, TURNTABLE_PILE, YARD_PILE
from paddock.games.crazy_race.rules.rail import HOME, PER_RAIL, TURNTABLE, one_further
from paddock.games.crazy_race.rules.scoring import gain, highest, lose, taboo_side
from paddock.games.crazy_race.rules.state import CrazyRace

REFUSALS: Final = Refusals()
STAGE_GONE: Final = REFUSALS.add("stage-gone", "CZ5")
NOT_IN_HAND: Final = REFUSALS.add("not-in-hand", "CZ6")
TABOO: Final = REFUSALS.add("taboo", "CZ7")
NOT_LAID: Final = REFUSALS.add("not-laid", "CZ13")
ALREADY_HOME: Final = REFUSALS.add("already-home", "CZ18")
ALREADY_RECOVERED: Final = REFUSALS.add("already-recovered", "CZ20")
NO_PILE: Final = REFUSALS.add("no-pile", "CZ20")
NOT_IN_PILE: Final = REFUSALS.add("not-in-pile", "CZ23")
NOT_YOUR_POINTS: Final = REFUSALS.add("not-your-points", "CZ24")
ROB_YOURSELF: Final = REFUSALS.add("rob-yourself", "CZ25")
NOTHING_TO_ROB: Final = REFUSALS.add("nothing-to-rob", "CZ25")
NOT_THE_VICTIMS: Final = REFUSALS.add("not-the-victims", "CZ25")


# Laying


def refuse_stage(s: CrazyRace, card: i64) -> Refusal:
    return OK if bits.contains(s.to_come, card) else STAGE_GONE


def refuse_lay(s: CrazyRace, seat: i64, kind: i64, side: i64) -> Refusal:
    if not s.params.packing.has(s.hands[seat], kind):
        return NOT_IN_HAND
    return TABOO if side == taboo_side(s) else OK


def lay_down(s: CrazyRace, seat: i64, kind: i64, side: i64) -> None:
    """CZ6: a card goes from the hand to a side, face down."""
    s.hands[seat] -= s.params.packing.one[kind]
    s.put_down(seat, kind, side)
    events.laid(s, seat, kind, side)


# Driver cards that come back


def collect(s: CrazyRace) -> None:
    """CZ13: all driver cards of the stage go to their owners' piles."""
    n: i64 = 0
    while n < s.laid_count:
        s.piles[s.laid_by(n)] += s.params.packing.one[s.laid_kind(n)]
        n += 1
    s.laid_count = 0
    s.used = 0


def take(s: CrazyRace, seat: i64, kind: i64) -> None:
    """CZ13: one of the cards laid in this stage goes back into the hand."""
    n: i64 = 0
    while s.laid_by(n) != seat or s.laid_kind(n) != kind:
        n += 1
    s.laid_count -= 1
    while n < s.laid_count:
        s.laid[n] = s.laid[n + 1]
        n += 1
    s.hands[seat] += s.params.packing.one[kind]
    events.took_back(s, seat, kind)


def refuse_recovery(s: CrazyRace, seat: i64) -> Refusal:
    if s.may_recover(seat):
        return OK
    return ALREADY_RECOVERED if includes(s.recovered, seat) else NO_PILE


def recover(s: CrazyRace, seat: i64) -> None:
    """CZ20: the whole pile goes back into the hand, once."""
    s.hands[seat] += s.piles[seat]
    s.piles[seat] = 0
    s.recovered |= just(seat)
    events.recovered(s, seat)


# Moving


def refuse_run(s: CrazyRace, seat: i64, engine: i64) -> Refusal:
    return ALREADY_HOME if s.place_of(seat, engine) == HOME else OK


def run(s: CrazyRace, seat: i64, engine: i64, spaces: i64) -> None:
    """CZ15–CZ18: move a locomotive; what it reaches on the way owes its owner a point card."""
    first = seat * PER_RAIL
    me = first + engine
    begun = s.engines[me]
    made: i64 = 0
    while made < spaces and s.engines[me] < HOME:
        s.engines[me] = one_further(s.engines, first, me)
        made += 1
    place = s.engines[me]
    if begun < TURNTABLE <= place:
        s.claims = bits.with_(s.claims, TURNTABLE_PILE)
    if place == HOME:
        s.claims = bits.with_(s.claims, YARD_PILE)
    s.moved |= just(seat)
    events.ran(s, seat, engine, begun, made)


# Point cards


def take_top(s: CrazyRace, seat: i64, pile: i64) -> None:
    """CZ18: the top card of a pile, or nothing; CZ23: luck turns the next one up, if shuffled."""
    s.claims = bits.without(s.claims, pile)
    top = s.tops[pile]
    if top == NO_CARD:
        events.no_points(s, seat, pile)
        return
    gain(s, seat, top, PILES[pile], "CZ18")
    events.took_points(s, seat, pile, top)
    s.tops[pile] = NO_CARD
    if not s.params.shuffled and s.rests[pile]:
        turn_up(s, pile, highest(s, s.rests[pile]))


def turn_up(s: CrazyRace, pile: i64, kind: i64) -> None:
    """A card of the rest of a pile comes to lie on top."""
    s.tops[pile] = kind
    s.rests[pile] -= s.params.point_packing.one[kind]


# Stragglers


def discard(s: CrazyRace, seat: i64, kind: i64) -> None:
    """CZ24: a point card goes out of the game."""
    lose(s, seat, kind, "straggler", "CZ24")
    s.aside += s.params.point_packing.one[kind]


# Robbery


def refuse_robbery(s: CrazyRace, seat: i64, victim: i64) -> Refusal:
    if victim == seat:
        return ROB_YOURSELF
    return OK if s.points[victim] else NOTHING_TO_ROB


def may_rob(s: CrazyRace, seat: i64) -> bool:
    """CZ25: it is his second locomotive that has come home, and somebody has a point card."""
    if not s.params.robbery or s.running(seat) != 1:
        return False
    victim: i64 = 0
    while victim < s.params.players:
        if refuse_robbery(s, seat, victim) is OK:
            return True
        victim += 1
    return False


def rob(s: CrazyRace, seat: i64, victim: i64, kind: i64) -> None:
    """CZ25: a point card goes from one player to another."""
    lose(s, victim, kind, "robbed", "CZ25")
    gain(s, seat, kind, "robbery", "CZ25")
    events.robbed(s, seat, victim, kind)
