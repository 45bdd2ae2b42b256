"""When each entry of a table's log was written, and by whom. Question ids and times follow from it.

A log entry is anything that was played or taken back; a ply is an entry that still counts.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field

from paddock.core.seats import LUCK
from paddock.store import Ply

HOUSE_KEY = "house."  # the keys of answers that the house gave begin so


@dataclass
class Timeline:
    """The entries of one match so far. A position in the log is its length at that moment."""

    times: list[float] = field(default_factory=list)  # by log entry
    entry_of: list[int] = field(default_factory=list)  # the log entry of each ply
    after_own: list[int] = field(default_factory=list)  # by seat: the position after its last entry
    after_answer: list[int] = field(default_factory=list)  # without what the house answered for it
    by_house: set[int] = field(default_factory=set)  # the log entries that the house answered
    undone: int = 0  # the position after the last undo
    rebuilt: tuple[int, float] = (0, math.inf)  # the position at which it was rebuilt, and when

    def resize(self, players: int) -> None:
        """Begin anew for that many seats."""
        self.after_own = [0] * players
        self.after_answer = [0] * players

    def add(self, ply: Ply) -> None:
        """An entry was written to the log, and what it did is done."""
        self.times.append(ply.at)
        by_house = ply.key is not None and ply.key.startswith(HOUSE_KEY)
        if by_house:
            self.by_house.add(ply.ply)
        if ply.seat == LUCK:
            return
        self.after_own[ply.seat] = ply.ply + 1
        if not by_house:
            self.after_answer[ply.seat] = ply.ply + 1

    def position_after(self, ply: int) -> int:
        """How long the log was when that many plies had been played."""
        # No match of the house starts from a position: plies are counted from the first one.
        return self.entry_of[ply - 1] + 1 if ply > 0 else 0

    def round_id(self, question_ply: int) -> int:
        """How long the log was when the question of that ply was put, to however many seats."""
        # After an undo the same question is another one: what was thought of it is of no use.
        return max(self.undone, self.position_after(question_ply))

    def question_id(self, seat: int, question_ply: int) -> int:
        """The same for one seat: its own answer makes its own older pages stale, nobody else's."""
        return max(self.round_id(question_ply), self.after_own[seat])

    def given_by_somebody(self, ply: int) -> bool:
        """Whether a ply was not the house's answer for a person."""
        return self.entry_of[ply] not in self.by_house
