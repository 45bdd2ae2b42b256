"""What happens on a space above the safe factor: the damage die, repairs, new tyres."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from paddock.core.errors import NO_SUCH_CHOICE, OK, Refusal
from paddock.core.moves import Choices, Move
from paddock.core.phase import Phase
from paddock.core.seats import just
from paddock.games.rally.rules import events
from paddock.games.rally.rules.cards import NOT_CHOSEN, NOTHING, SPIN, TYRES, WRECK
from paddock.games.rally.rules.cars import Car
from paddock.games.rally.rules.moves import KEEP, TYRE
from paddock.games.rally.rules.phases import driving, rounds
from paddock.games.rally.rules.phases.luck import Dice
from paddock.games.rally.rules.rules import (
    change_tyres,
    damage,
    mend,
    refuse_new_tyres,
    refuse_stop,
)
from paddock.games.rally.rules.state import Rally


@final
class Damage(Dice):
    """RY15, RY16: what happens on a space above the safe factor."""

    def play(self, s: Rally, seat: i64, move: Move) -> None:
        s.thrown = move.a
        result = damage(s, s.excess, move.a)
        events.damage(s, result)
        s.excess = 0
        if result == NOTHING:
            escape(s)
            return
        s.change = NOT_CHOSEN
        s.going_on = False
        car = s.cars[s.driver]
        if result == WRECK:
            car.out = True
            events.wrecked(s, car)
            rounds.end_turn(s)
            return
        car.off = True
        if result == SPIN:
            stop_off_road(s, car, car.may_be_helped(s.laid))
            return
        s.mended = mend(s, car, result - SPIN)
        stop_off_road(s, car, s.mended)


def escape(s: Rally) -> None:
    """RY13: nothing has happened; what was announced may still be changed, if there is a choice."""
    s.judged = True
    if s.going_on and refuse_stop(s) is OK:
        s.going_on = False
        s.ask(driving.DRIVE, just(s.driver))
    else:
        driving.carry_on(s)


def stop_off_road(s: Rally, car: Car, ask: bool) -> None:
    """RY18: ask about tyres, or end the turn.

    After a spin everybody is asked who may have a mechanic near, so the question reveals nothing.
    """
    events.off_road(s, car)
    if ask:
        s.ask(PIT, just(s.driver))
    else:
        rounds.end_turn(s)


@final
class Pit(Phase[Rally]):
    """RY18: a car off the road near its mechanics may change tyres."""

    def offer(self, s: Rally, seat: i64, choices: Choices) -> None:
        car = s.cars[seat]
        for tyres in range(len(TYRES)):
            if refuse_new_tyres(car, tyres) is OK:
                choices.add(s.params.moves.tyres.id(tyres))
        choices.add(s.params.moves.keep.first)

    def refusal(self, s: Rally, seat: i64, move: Move) -> Refusal:
        if move.verb == KEEP:
            return OK
        return refuse_new_tyres(s.cars[seat], move.a) if move.verb == TYRE else NO_SUCH_CHOICE

    def play(self, s: Rally, seat: i64, move: Move) -> None:
        if move.verb == TYRE:
            car = s.cars[seat]
            car.show(car.space)
            change_tyres(s, car, move.a)
        rounds.end_turn(s)


DAMAGE: Final = Damage("damage")
PIT: Final = Pit("pit")
