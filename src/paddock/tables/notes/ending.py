"""Notes about the end of a match and what is kept of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from paddock.core.state import State
from paddock.tables.notes.fact import Fact

if TYPE_CHECKING:
    from paddock.tables.record import Record


@dataclass
class MatchOver(Fact):
    kind = "over"

    def apply(self, record: Record, at: float) -> None:
        record.over = True
        record.show_secret()


@dataclass
class TableClosed(Fact):
    """Whoever runs the server has ended the table. Nothing of it is shown any more."""

    kind = "closed"

    def apply(self, record: Record, at: float) -> None:
        record.closed = True


@dataclass
class ResultKept(Fact):
    """How the match ended, by seat: for the history of those who sat there."""

    kind = "result"
    players: list[str]  # the id of each human, empty for a bot
    names: list[str]
    places: list[int]
    scores: list[int]  # in parts of a point
    parts: int
    won: list[bool]
    casual: str

    def apply(self, record: Record, at: float) -> None:
        """Nothing that the plies do not say."""

    @classmethod
    def of(cls, record: Record, state: State) -> ResultKept:
        """The result of a match that is over in this position."""
        sides = [int(side) for side in record.game.side_of]
        places, scores, winners = state.places(), state.scores(), state.winners()
        return cls(
            [chair.player if chair.human else "" for chair in record.chairs],
            [chair.name if chair.human else chair.bot_name for chair in record.chairs],
            [int(places[side]) for side in sides],
            [int(scores[side]) for side in sides],
            int(record.game.parts),
            [side in winners for side in sides],
            record.casual,
        )


@dataclass
class AnalysisKept(Fact):
    """What was made of the match afterwards; see paddock.analysis."""

    kind = "analysis"
    level: str  # of the bot that was asked for advice
    facts: dict[str, Any]

    def apply(self, record: Record, at: float) -> None:
        record.analysis = self


@dataclass
class RematchCreated(Fact):
    kind = "rematch"
    table: str

    def apply(self, record: Record, at: float) -> None:
        record.rematch_id = self.table
