"""A turn: moves played on a copy of the position, which becomes the match once they are stored."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from paddock.core.events import Event
from paddock.core.moves import Move
from paddock.core.seats import LUCK, NOBODY
from paddock.core.state import State
from paddock.store import Ply

if TYPE_CHECKING:
    from paddock.tables.record import Record


class PlayedPly(NamedTuple):
    """One ply of a turn."""

    ply: Ply
    question_ply: int  # the ply at which its question was put
    events: list[Event]


class Turn:
    """Answers of seats and the luck that follows: read, checked and played once."""

    def __init__(self, record: Record, state: State, at: float) -> None:
        """The turn owns `state` from now on."""
        self.record = record
        self.state = state
        self.at = at
        self.played: list[PlayedPly] = []
        self.plies: list[Ply] = []  # the same without their events: what is stored
        # seats awaited by a newcomer that held nothing hidden at some point
        self.bare: set[int] = set()
        self._first = record.entries
        self._luck = record.luck

    def play(self, seat: int, move: Move, key: str | None = None) -> None:
        """Check and play a seat's answer; NotYourTurn, IllegalMove."""
        self.state.check(seat, move)
        self._play(seat, move, key)

    def play_luck(self, stops: Callable[[list[Event]], bool] | None = None) -> None:
        """Play what deck and dice owe, unless `stops` asks for a pause after the last ply."""
        while self.state.turn() == LUCK:
            if stops is not None and self.played and stops(self.played[-1].events):
                return
            self._play(LUCK, self.record.luck_move(self.state, self._luck), None)
            self._luck += 1

    def _play(self, seat: int, move: Move, key: str | None) -> None:
        events: list[Event] = []
        question_ply = int(self.state.question_ply)
        self.state.news = events
        self.state.play(seat, move)
        ply = Ply(self._first + len(self.plies), seat, move.text, self.at, key)
        self.plies.append(ply)
        self.played.append(PlayedPly(ply, question_ply, events))
        if self.record.newcomers:
            self.bare.update(s for s in self.record.newcomers if not hides(self.state, s))


def hides(state: State, seat: int) -> bool:
    """Whether a seat knows anything that a spectator does not."""
    return state.text(seat) != state.text(NOBODY)
