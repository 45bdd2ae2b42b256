"""Phases: the moments of the order of play. A phase holds no data, so positions share it."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from paddock.core.errors import NO_SUCH_CHOICE, OK, Refusal
from paddock.core.luck import Rng
from paddock.core.moves import Choices, Move
from paddock.core.seats import LUCK
from paddock.core.state import State

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)  # a game of somebody else is not compiled
class Phase(Generic[S]):
    """One moment of the order of play. Legality is written in `refusal`'s helpers, once."""

    def __init__(
        self,
        name: str,
        sealed: bool = False,
        reaction: bool = False,
        confirmed: bool = False,
        look_option: str = "",
    ) -> None:
        self.name = name
        self.sealed = sealed  # answers stay secret until the last one is in
        self.reaction = reaction  # everybody may answer `decline`; the others answer in passing
        self.confirmed = confirmed  # people give even the only possible answer themselves
        self.look_option = look_option  # the option that says for how many seconds all may look
        self.number: i64 = 0  # its place among the phases of its game; OVER is 0 everywhere

    def offer(self, s: S, seat: i64, choices: Choices) -> None:
        """Every move that is not refused. A game with many moves offers them in a quicker way."""
        for move in s.game.moves:
            if self.refusal(s, seat, move) is OK:
                choices.add(move.id)

    def refusal(self, s: S, seat: i64, move: Move) -> Refusal:
        """The rule that forbids `move` to `seat` in this phase, or OK."""
        raise NotImplementedError

    def play(self, s: S, seat: i64, move: Move) -> None:
        """Apply a legal move, and put the next question."""
        raise NotImplementedError

    def luck(self, s: S, rng: Rng) -> Move:
        """What comes: each outcome is equally likely, as with one die."""
        choices = s.game.choices()
        self.offer(s, LUCK, choices)
        return s.game.moves[choices.pick(rng)]

    def decline(self, s: S) -> Move:
        """The answer that lets a reaction pass."""
        raise NotImplementedError


class Over(Phase[State]):
    """After the end nobody may do anything."""

    def refusal(self, s: State, seat: i64, move: Move) -> Refusal:
        """Nothing may be done any more."""
        return NO_SUCH_CHOICE


OVER: Final = Over("over")
