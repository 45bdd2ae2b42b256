"""When each entry of a table's log was written, and by whom; question ids and times follow from it.

A log entry is anything that was played or taken back; a ply is an entry that still counts.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field

from paddock.core.seats import LUCK
from paddock.store import Ply

HOUSE_KEY = "house."  # the prefix of keys of answers that the server gave


@dataclass
class Timeline:
    """The entries of one match so far. A position in the log is the number of entries before it."""

    times: list[float] = field(default_factory=list)  # by log entry
    entry_of: list[int] = field(default_factory=list)  # the log entry of each ply
    after_own: list[int] = field(default_factory=list)  # by seat: the position after its last entry
    # the same without answers that the server gave for it
    after_answer: list[int] = field(default_factory=list)
    by_house: set[int] = field(default_factory=set)  # the log entries that the server answered
    undone: int = 0  # the position after the last undo
    rebuilt: tuple[int, float] = (0, math.inf)  # the position at which it was rebuilt, and when

    def resize(self, players: int) -> None:
        """Start again with that many seats."""
        self.after_own = [0] * players
        self.after_answer = [0] * players

    def add(self, ply: Ply) -> None:
        """An entry was written to the log and applied."""
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
        """The length of the log after that many plies."""
        # No match at a table starts from a position, so plies count from the first one.
        return self.entry_of[ply - 1] + 1 if ply > 0 else 0

    def round_id(self, question_ply: int) -> int:
        """The length of the log when the question of that ply was put, to however many seats."""
        # After an undo the same question has a new id: older answers to it are stale.
        position = self.position_after(question_ply)
        return position if position > self.undone else self.undone

    def question_id(self, seat: int, question_ply: int) -> int:
        """The question id of one seat: its own answers change it, those of others do not."""
        own, of_round = self.after_own[seat], self.round_id(question_ply)
        return own if own > of_round else of_round

    def given_by_somebody(self, ply: int) -> bool:
        """Whether a ply was not answered by the server for a person."""
        return self.entry_of[ply] not in self.by_house
