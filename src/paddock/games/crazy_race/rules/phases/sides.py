"""The sides of the stage card are scored one after the other, and locomotives move."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from paddock.core import bits
from paddock.core.errors import OK, Refusal
from paddock.core.moves import Kind, Move
from paddock.core.seats import LUCK, just
from paddock.games.crazy_race.rules import events
from paddock.games.crazy_race.rules.cards import FREE, SIDES, TURNTABLE_PILE, UNKNOWN, YARD_PILE
from paddock.games.crazy_race.rules.phases.choosing import OneOfAKind
from paddock.games.crazy_race.rules.phases.ending import end_stage
from paddock.games.crazy_race.rules.phases.order import CHOICE, POINTS, ROBBERY, SPLIT
from paddock.games.crazy_race.rules.rules import may_rob, refuse_run, run, take_top
from paddock.games.crazy_race.rules.scoring import NONE_BARE, bare_pile, cards_at, winner_of
from paddock.games.crazy_race.rules.state import CrazyRace


def proceed(s: CrazyRace) -> None:
    """CZ8: on with the scoring, until somebody is asked or the fourth side is done."""
    while True:
        if s.claims:
            if settle(s):
                return
        elif s.left:
            if split(s):
                return
        elif s.scored < SIDES:
            if turn_side(s):
                return
        else:
            end_stage(s)
            return


def turn_side(s: CrazyRace) -> bool:
    """CZ8–CZ12: turn the cards of the next side; whether its winner has a choice."""
    side = s.scored
    s.scored += 1
    if not bits.contains(s.used, side):
        events.side_empty(s, side)  # CZ12
        return False
    s.learnt = s.ply  # what was face down is known now
    s.winner = winner_of(s, side)
    events.side_won(s, side)
    engine = s.side_engine()
    if engine != FREE:
        if refuse_run(s, s.winner, engine) is OK:
            run(s, s.winner, engine, s.side_distance())
        else:
            events.engine_home(s, s.winner, engine)  # CZ9
        return False
    if s.running(s.winner) == 0:
        events.all_home(s, s.winner)
        return False
    if s.side_distance() == UNKNOWN:
        s.left = cards_at(s, side)
        return False
    if s.running(s.winner) == 1:
        run(s, s.winner, first_running(s, s.winner), s.side_distance())
        return False
    s.put(CHOICE, just(s.winner))
    return True


def split(s: CrazyRace) -> bool:
    """CZ11, CZ12: on with a "?"; whether there is a choice of locomotives."""
    running = s.running(s.winner)
    if running > 1:
        s.put(SPLIT, just(s.winner))
        return True
    left = s.left
    s.left = 0
    if running == 1:
        run(s, s.winner, first_running(s, s.winner), left)
    return False


def first_running(s: CrazyRace, seat: i64) -> i64:
    """The first locomotive of a seat that is not home."""
    engine: i64 = 0
    while refuse_run(s, seat, engine) is not OK:
        engine += 1
    return engine


def settle(s: CrazyRace) -> bool:
    """CZ18: the winner gets the cards that are owed to him; whether something is asked for it."""
    if bits.contains(s.claims, TURNTABLE_PILE):
        take_top(s, s.winner, TURNTABLE_PILE)
    elif may_rob(s, s.winner):
        s.put(ROBBERY, just(s.winner))
        return True
    else:
        take_top(s, s.winner, YARD_PILE)
    if bare_pile(s) != NONE_BARE:
        s.put(POINTS, just(LUCK))
        return True
    return False


class Engine(OneOfAKind):
    """The winner of a side says which of his locomotives moves."""

    def refuse(self, s: CrazyRace, seat: i64, choice: i64) -> Refusal:
        return refuse_run(s, seat, choice)


@final
class Choice(Engine):
    """CZ10: a number without a locomotive."""

    def kind(self, s: CrazyRace) -> Kind:
        return s.params.moves.run

    def play(self, s: CrazyRace, seat: i64, move: Move) -> None:
        run(s, seat, move.a, s.side_distance())
        proceed(s)


@final
class Split(Engine):
    """CZ11: a "?", one space at a time."""

    def kind(self, s: CrazyRace) -> Kind:
        return s.params.moves.step

    def play(self, s: CrazyRace, seat: i64, move: Move) -> None:
        s.left -= 1
        run(s, seat, move.a, 1)
        proceed(s)
