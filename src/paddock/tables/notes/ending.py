"""Notes about the end of a match and what is kept afterwards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from paddock.core.state import State
from paddock.games import package_of
from paddock.store import Ply
from paddock.tables.notes.fact import Fact

if TYPE_CHECKING:
    from paddock.tables.record import Record

MOST_LIKED = 12  # cards kept with a result


@dataclass
class MatchOver(Fact):
    """The match is over."""

    kind = "over"

    def apply(self, record: Record, at: float) -> None:
        record.over = True
        record.show_secret()


@dataclass
class TableClosed(Fact):
    """The operator has closed the table. It is no longer shown."""

    kind = "closed"

    def apply(self, record: Record, at: float) -> None:
        record.closed = True


@dataclass
class ResultKept(Fact):
    """The result by seat, for the history of its players."""

    kind = "result"
    players: list[str]  # the id of each human; empty for a bot
    names: list[str]
    places: list[int]
    scores: list[int]  # in parts of a point
    parts: int
    won: list[bool]
    casual: str
    liked: list[dict[str, int]] = field(default_factory=list)  # see `liked_by`
    sides: int = 0  # 0: a result from before this field

    def apply(self, record: Record, at: float) -> None:
        """Changes nothing: the plies say it all."""

    @classmethod
    def of(cls, record: Record, state: State, last: Sequence[Ply]) -> ResultKept:
        """The result of a match that is over in this position, reached by the last plies."""
        sides = [int(side) for side in record.game.side_of]
        places, scores, winners = state.places(), state.scores(), state.winners()
        return cls(
            [chair.player if chair.human else "" for chair in record.chairs],
            record.called,
            [int(places[side]) for side in sides],
            [int(scores[side]) for side in sides],
            int(record.game.parts),
            [side in winners for side in sides],
            record.casual,
            [liked_by(record, chair.seat, last) for chair in record.chairs],
            int(record.game.sides),
        )


def liked_by(record: Record, seat: int, last: Sequence[Ply]) -> dict[str, int]:
    """How often a seat has played its favourite cards, or the actions that its game counts instead,
    as `card 75` or `gear 4`.
    """
    counted = package_of(record.game.name).counted_moves
    found: Counter[str] = Counter()
    texts = [one.text for one in record.playing.plies if one.seat == seat]
    for text in [*texts, *(one.text for one in last if one.seat == seat)]:
        move = record.game.by_text.get(text)
        if move is not None and move.kind in counted:
            part, value = next(iter(move.parts.items()))
            found[f"{part} {value}"] += 1
    return dict(found.most_common(MOST_LIKED))


@dataclass
class AnalysisKept(Fact):
    """The analysis of the match; see paddock.analysis."""

    kind = "analysis"
    level: str  # the level of the bot that gave advice
    facts: dict[str, Any]

    def apply(self, record: Record, at: float) -> None:
        record.analysis = self


@dataclass
class LuckKept(Fact):
    """The luck and play of each seat in points: a short form of the analysis, since a history reads
    many.
    """

    kind = "luck"
    players: list[str]  # as in the result
    names: list[str]
    luck: list[float]
    play: list[float]

    def apply(self, record: Record, at: float) -> None:
        """Changes nothing: the analysis says it all."""

    @classmethod
    def of(cls, record: Record, facts: dict[str, Any]) -> LuckKept:
        """The short form of an analysis."""
        sides = [int(side) for side in record.game.side_of]
        return cls(
            [chair.player if chair.human else "" for chair in record.chairs],
            record.called,
            [facts["luck"][side] for side in sides],
            [facts["play"][side] for side in sides],
        )


@dataclass
class RematchCreated(Fact):
    """A rematch was created."""

    kind = "rematch"
    table: str

    def apply(self, record: Record, at: float) -> None:
        record.rematch_id = self.table
