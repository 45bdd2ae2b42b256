"""Notes about the end of a match and what is kept of it."""

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

MOST_LIKED = 12  # cards that are kept with a result


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
    liked: list[dict[str, int]] = field(default_factory=list)  # see `liked_by`
    sides: int = 0  # how many there were; 0: a result from before this was kept

    def apply(self, record: Record, at: float) -> None:
        """Nothing that the plies do not say."""

    @classmethod
    def of(cls, record: Record, state: State, last: Sequence[Ply]) -> ResultKept:
        """The result of a match that is over in this position, which the last plies led to."""
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
    """How often a seat has played each card, or done what its game counts instead of cards, as
    `card 75` or `gear 4`; the ones it has played most."""
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
    """What was made of the match afterwards; see paddock.analysis."""

    kind = "analysis"
    level: str  # of the bot that was asked for advice
    facts: dict[str, Any]

    def apply(self, record: Record, at: float) -> None:
        record.analysis = self


@dataclass
class LuckKept(Fact):
    """What the analysis says of each seat in points: short, since a history reads many of them."""

    kind = "luck"
    players: list[str]  # as in the result
    names: list[str]
    luck: list[float]
    play: list[float]

    def apply(self, record: Record, at: float) -> None:
        """Nothing that the analysis does not say."""

    @classmethod
    def of(cls, record: Record, facts: dict[str, Any]) -> LuckKept:
        sides = [int(side) for side in record.game.side_of]
        return cls(
            [chair.player if chair.human else "" for chair in record.chairs],
            record.called,
            [facts["luck"][side] for side in sides],
            [facts["play"][side] for side in sides],
        )


@dataclass
class RematchCreated(Fact):
    kind = "rematch"
    table: str

    def apply(self, record: Record, at: float) -> None:
        record.rematch_id = self.table
