"""The course of a stage: who lays it, and its sections one at a time."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from paddock.core.errors import NO_SUCH_CHOICE, OK, Refusal
from paddock.core.moves import Choices, Move
from paddock.core.phase import Phase
from paddock.core.seats import LUCK, in_order, just
from paddock.games.rally.rules import events
from paddock.games.rally.rules.cards import FACES
from paddock.games.rally.rules.moves import LAY
from paddock.games.rally.rules.phases import preparing
from paddock.games.rally.rules.phases.luck import Lots
from paddock.games.rally.rules.rules import refuse_face
from paddock.games.rally.rules.scoring import last_of
from paddock.games.rally.rules.state import Rally


def choose_layer(s: Rally) -> None:
    """RY3: the last of the stage before; ties, and the very first, by lot."""
    if s.stage > 0:
        ask_course(s, s.order[s.game.players - 1], False)  # ties have just been drawn for
        return
    everybody = s.params.everybody
    pool = everybody if s.rally == 0 else last_of(s, everybody)
    seats = in_order(pool)
    if len(seats) > 1:
        s.pool = pool
        s.ask(LAYER, just(LUCK))
        return
    ask_course(s, seats[0], False)


def ask_course(s: Rally, seat: i64, by_lot: bool) -> None:
    s.layer = seat
    events.layer(s, by_lot)
    s.ask(COURSE, just(seat))


@final
class Layer(Lots):
    """RY3: chance decides who lays the course, among those who are equally far behind."""

    def play(self, s: Rally, seat: i64, move: Move) -> None:
        s.pool = 0
        ask_course(s, move.a, True)


@final
class Course(Phase[Rally]):
    """RY2 to RY4: the sections of the stage, one at a time."""

    def offer(self, s: Rally, seat: i64, choices: Choices) -> None:
        face: i64 = 0
        while face < FACES:
            if refuse_face(s, face) is OK:
                choices.add(s.params.moves.lay.id(face))
            face += 1

    def refusal(self, s: Rally, seat: i64, move: Move) -> Refusal:
        return refuse_face(s, move.a) if move.verb == LAY else NO_SUCH_CHOICE

    def play(self, s: Rally, seat: i64, move: Move) -> None:
        s.course[s.laid] = move.a
        s.laid += 1
        events.laid(s, seat, move.a)
        if s.laid < s.params.sections(int(s.entry), s.special):
            s.ask(COURSE, just(seat))
        else:
            s.ask(preparing.PREPARE, s.params.everybody)


LAYER: Final = Layer("layer")
COURSE: Final = Course("course")
