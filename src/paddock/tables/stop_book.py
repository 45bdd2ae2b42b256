"""The stops of a match in its record: where its parts ended, and who has gone on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from paddock.core.events import Event
from paddock.core.seats import LUCK
from paddock.games import package_of
from paddock.store import Ply

STOP_IDS = 500_000_000  # the first id of a stop, far above those of questions


@dataclass
class StopProgress:
    """What the notes say about one stop."""

    gone_on: dict[int, float] = field(default_factory=dict)  # by seat: when it went on
    ended: float = 0.0  # when it ended; 0.0: not yet


@dataclass
class StopBook:
    """The newest stop. Notes may be folded before the plies that they belong to."""

    codes: frozenset[str]  # the events after which the table stops
    number: int = 0  # of the newest stop: the length of the log when the part ended; 0: none yet
    at: float = 0.0  # when the part ended
    answered: bool = False  # a seat has answered since
    noted: dict[int, StopProgress] = field(default_factory=dict)  # by number of the stop

    @classmethod
    def of_game(cls, name: str) -> StopBook:
        """The stops of a match of this game."""
        package = package_of(name)
        return cls(frozenset(package.stops or package.part_ends))

    def close_ply(self, ply: Ply, events: Sequence[Event]) -> None:
        """Look for the end of a part in the events of a ply."""
        if ply.seat != LUCK:
            self.answered = True
        for event in events:
            if event.code in self.codes:
                self.number, self.at, self.answered = ply.ply + 1, ply.at, False

    def note(self, number: int) -> StopProgress:
        """The progress of the stop of that number, created if needed."""
        return self.noted.setdefault(number, StopProgress())

    @property
    def progress(self) -> StopProgress:
        """The progress of the newest stop."""
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
        """When a question was put, not counting the time of an open stop."""
        return max(time, self.progress.ended) if time == self.at else time
