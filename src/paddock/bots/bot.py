"""Bots and their questions: a bot gets the same view that a person gets, and no more."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from paddock.core.luck import Rng
from paddock.core.moves import Move
from paddock.core.state import State
from paddock.core.view import View


class Question:
    """One decision put to one seat. A bot gets a question, never a position."""

    def __init__(self, state: State, seat: int) -> None:
        self._state = state
        self.seat = seat
        self.legal: list[Move] = state.legal(seat)

    def view(self) -> View:
        """What the seat may know."""
        return self._state.view(self.seat)

    def imagine(self, rng: Rng) -> State:
        """A full position that the seat cannot tell from the real one."""
        return self._state.imagine(self.seat, rng)


@mypyc_attr(allow_interpreted_subclasses=True)  # so that anyone can write one
class Bot:
    """A player: equal questions and an equal random source give equal answers."""

    def __init__(self, name: str) -> None:
        self.name = name

    def answer(self, question: Question, rng: Rng) -> Move:
        """One move of `question.legal`."""
        raise NotImplementedError
