"""The luck account of a match: every change of a position's value, and whose it was.

Deck and dice are a seat, so each change of value between two positions belongs to luck or to the
seat that decided. The value before a draw is the mean over all possible outcomes; the difference
between the actual outcome and that mean is luck. All changes together lead from the start to the
result.
"""

from __future__ import annotations

import zlib
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from paddock.analysis.values import Value, value
from paddock.core.game import Game
from paddock.core.log import BACK, Log, is_undo
from paddock.core.match import Match
from paddock.core.seats import LUCK

BUDGET: Final = 60_000  # playouts for one match
MOST, LEAST = 400, 40  # playouts for one position
SWINGS: Final = 5


@dataclass
class Swing:
    """A change of value that mattered."""

    ply: int  # the length of the log before it
    seat: int  # the seat that decided; LUCK: nobody
    move: str
    chances: list[float]  # by side: the value after it minus before it
    better: str = ""  # what the strongest bot would have played; empty: the same, or not asked


@dataclass
class Analysis:
    """The results, by side."""

    plies: list[int]  # the judged positions
    chances: list[list[float]]  # by side at each of them
    start: list[float]  # expected lead in points before the first card
    luck: list[float]  # points due to luck
    play: list[float]  # points due to the side's own decisions
    others: list[float]  # points due to the decisions of others
    end: list[float]  # lead in points at the end: the sum of these four
    swings: list[Swing] = field(default_factory=list)
    playouts: int = 0  # playouts for each position

    def to_dict(self) -> dict[str, Any]:
        """The analysis, ready for JSON."""
        return asdict(self)

    @classmethod
    def read(cls, facts: dict[str, Any]) -> Analysis:
        """The inverse of `to_dict`."""
        return cls(**{**facts, "swings": [Swing(**one) for one in facts["swings"]]})


def marks(log: Log) -> list[int]:
    """The positions to judge: before every decision, before luck, and at the end."""
    entries = log.entries
    found = [0]
    for n in range(1, len(entries)):
        if entries[n].seat != LUCK or entries[n - 1].seat != LUCK:
            found.append(n)
    return [*found, len(entries)]


def to_judge(log: Log, budget: int = BUDGET) -> int:
    """The number of playouts for each position of a log."""
    return max(LEAST, min(MOST, budget // max(1, len(marks(log)))))


def key_of(log: Log) -> int:
    """The random key of a match's playouts. It differs between matches; otherwise all would share
    the error of the first value, and it would not average out.
    """
    return zlib.crc32("\n".join(entry.write() for entry in log.entries).encode())


def judge(game: Game, log: Log, first: int, last: int, playouts: int) -> list[Value]:
    """The values of the positions `first` to `last` - 1 of those to judge."""
    wanted = marks(log)[first:last]
    key = key_of(log)
    match = Match(game, log.names, game.position(log.start) if log.start else None)
    found: list[Value] = []
    for n in range(wanted[-1] + 1 if wanted else 0):
        if n == wanted[len(found)]:
            found.append(value(match.state, key, playouts))
        if n < len(log.entries):
            match.follow(log.entries[n])
    return found


def account(game: Game, log: Log, values: list[Value], playouts: int) -> Analysis:
    """The analysis that follows from the values of all positions."""
    plies, sides = marks(log), int(game.sides)
    analysis = Analysis(
        plies,
        [[one.chances[side] for one in values] for side in range(sides)],
        list(values[0].margins),
        [0.0] * sides,
        [0.0] * sides,
        [0.0] * sides,
        list(values[-1].margins),
        playouts=playouts,
    )
    swings: list[Swing] = []
    for n in range(len(plies) - 1):
        entry, before, after = log.entries[plies[n]], values[n], values[n + 1]
        for side in range(sides):
            gain = after.margins[side] - before.margins[side]
            owner = account_of(game, analysis, entry.seat, side)
            owner[side] += gain
        if entry.text != BACK and not is_undo(entry):
            change = [after.chances[side] - before.chances[side] for side in range(sides)]
            swings.append(Swing(plies[n], entry.seat, entry.text, change))
    swings.sort(key=lambda one: -max(abs(change) for change in one.chances))
    analysis.swings = sorted(swings[:SWINGS], key=lambda one: one.ply)
    return analysis


def account_of(game: Game, analysis: Analysis, seat: int, side: int) -> list[float]:
    """To which account a change of a side's value belongs."""
    if seat == LUCK:
        return analysis.luck
    return analysis.play if int(game.side_of[seat]) == side else analysis.others
