"""Phases: the steps of the order of play. A phase holds no data, so all positions share it."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from paddock.core.errors import NO_SUCH_CHOICE, OK, Refusal
from paddock.core.luck import Rng
from paddock.core.moves import Choices, Move
from paddock.core.seats import LUCK
from paddock.core.state import State

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)  # games in other packages are not compiled
class Phase(Generic[S]):
    """One step of the order of play. Legality is written once, in the helpers of `refusal`."""

    def __init__(
        self,
        name: str,
        sealed: bool = False,
        reaction: bool = False,
        confirmed: bool = False,
        look_option: str = "",
    ) -> None:
        self.name = name
        self.sealed = sealed  # answers are secret until the last one is given
        self.reaction = reaction  # an optional reaction: everybody may answer `decline`
        self.confirmed = confirmed  # people confirm even the only possible answer
        self.look_option = look_option  # the option with the seconds for which everybody may look
        self.number: i64 = 0  # its number among the game's phases; OVER is always 0

    def offer(self, s: S, seat: i64, choices: Choices) -> None:
        """Add every move that is not refused. A game with many moves overrides this with a faster
        way.
        """
        for move in s.game.moves:
            if self.refusal(s, seat, move) is OK:
                choices.add(move.id)

    def refusal(self, s: S, seat: i64, move: Move) -> Refusal:
        """The rule that forbids `move` to `seat` in this phase, or OK."""
        raise NotImplementedError

    def play(self, s: S, seat: i64, move: Move) -> None:
        """Apply a legal move, and ask the next question."""
        raise NotImplementedError

    def luck(self, s: S, rng: Rng) -> Move:
        """A random outcome; by default each is equally likely, as with one die."""
        choices = s.game.choices()
        self.offer(s, LUCK, choices)
        return s.game.moves[choices.pick(rng)]

    def decline(self, s: S) -> Move:
        """The move that declines a reaction."""
        raise NotImplementedError


class Over(Phase[State]):
    """The phase after the end, in which every move is refused."""

    def refusal(self, s: State, seat: i64, move: Move) -> Refusal:
        """Every move is refused."""
        return NO_SUCH_CHOICE


OVER: Final = Over("over")
