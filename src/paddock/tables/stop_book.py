"""The stops of a match as the record knows them: where its parts ended, and who has gone on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from paddock.core.events import Event
from paddock.core.seats import LUCK
from paddock.games import package_of
from paddock.store import Ply

STOP_IDS = 500_000_000  # the ids of stops begin here, far above those of questions


@dataclass
class StopProgress:
    """What the notes say of one stop."""

    gone_on: dict[int, float] = field(default_factory=dict)  # when, by seat
    ended: float = 0.0  # when it ended; 0.0: it has not


@dataclass
class StopBook:
    """The newest stop. Notes may be folded before the plies that they belong to."""

    codes: frozenset[str]  # of the events after which there is a stop
    number: int = 0  # of the newest stop: the log's length when the part ended; 0: none yet
    at: float = 0.0  # when that was
    answered: bool = False  # whether a seat has answered since
    noted: dict[int, StopProgress] = field(default_factory=dict)  # by number

    @classmethod
    def of_game(cls, name: str) -> StopBook:
        """For a match of this game."""
        package = package_of(name)
        return cls(frozenset(package.stops or package.part_ends))

    def close_ply(self, ply: Ply, events: Sequence[Event]) -> None:
        """Look at what a ply has told."""
        if ply.seat != LUCK:
            self.answered = True
        if any(event.code in self.codes for event in events):
            self.number, self.at, self.answered = ply.ply + 1, ply.at, False

    def note(self, number: int) -> StopProgress:
        """What is noted of the stop of that number, to be written to."""
        return self.noted.setdefault(number, StopProgress())

    @property
    def progress(self) -> StopProgress:
        """Of the newest stop."""
        return self.noted.get(self.number) or StopProgress()

    @property
    def pending(self) -> bool:
        """Whether a part is over, the next one has not begun and the stop has not ended."""
        return self.number > 0 and not self.answered and not self.progress.ended

    @property
    def id(self) -> int:
        """The id of the question whether to go on."""
        return STOP_IDS + self.number

    def put_at(self, time: float) -> float:
        """When a question was put. Time in which a stop was open is nobody's thinking time."""
        return max(time, self.progress.ended) if time == self.at else time
