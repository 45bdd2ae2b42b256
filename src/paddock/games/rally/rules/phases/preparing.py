"""Before the start: set-up, tyres and mechanics, chosen by everybody at once and in secret."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from paddock.core.errors import NO_SUCH_CHOICE, OK, Refusal
from paddock.core.moves import Choices, Move
from paddock.core.phase import Phase
from paddock.core.seats import without
from paddock.games.rally.rules import events
from paddock.games.rally.rules.cards import SETUPS, TYRES
from paddock.games.rally.rules.moves import DONE, MECHANIC, SETUP, TYRE
from paddock.games.rally.rules.phases import rounds
from paddock.games.rally.rules.rules import (
    refuse_done,
    refuse_first_tyres,
    refuse_mechanic,
    refuse_setup,
)
from paddock.games.rally.rules.state import Rally


@final
class Prepare(Phase[Rally]):
    """RY5, RY7: set-up, tyres and mechanics, in any order, until all are done."""

    def offer(self, s: Rally, seat: i64, choices: Choices) -> None:
        car = s.cars[seat]
        moves = s.params.moves
        for setup in range(len(SETUPS)):
            if refuse_setup(car, setup) is OK:
                choices.add(moves.setup.id(setup))
        if refuse_first_tyres(car) is OK:
            for tyres in range(len(TYRES)):
                choices.add(moves.tyres.id(tyres))
        if refuse_mechanic(s, car, 0) is OK:  # and so on every other space of the course
            space: i64 = 0
            length = s.length()
            while space < length:
                choices.add(moves.mechanic.id(space))
                space += 1
        if refuse_done(car) is OK:
            choices.add(moves.done.first)

    def refusal(self, s: Rally, seat: i64, move: Move) -> Refusal:
        car = s.cars[seat]
        if move.verb == SETUP:
            return refuse_setup(car, move.a)
        if move.verb == TYRE:
            return refuse_first_tyres(car)
        if move.verb == MECHANIC:
            return refuse_mechanic(s, car, move.a)
        return refuse_done(car) if move.verb == DONE else NO_SUCH_CHOICE

    def play(self, s: Rally, seat: i64, move: Move) -> None:
        car = s.cars[seat]
        if move.verb == SETUP:
            car.setup = move.a
        elif move.verb == TYRE:
            car.tyres = move.a
        elif move.verb == MECHANIC:
            car.place(move.a)
            events.mechanic_placed(s, seat, move.a)
        else:
            s.due = without(s.due, seat)
            events.ready(s, seat)
            if s.due == 0:
                reveal(s)


# Confirmed: a player who has chosen everything says so, and may change it until then.
PREPARE: Final = Prepare("prepare", sealed=True, confirmed=True)


def reveal(s: Rally) -> None:
    """RY7: set-ups and tyres are shown, mechanics stay hidden."""
    s.learnt = s.ply  # nobody may take a choice back after seeing those of the others
    events.revealed(s)
    rounds.begin_race(s)
