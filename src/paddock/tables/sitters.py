"""Who sat where and when, so that the history names whoever made a move."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from paddock.tables.entities import Chair


@dataclass
class Sitters:
    """The chairs of a match after each change of a player."""

    times: list[float] = field(default_factory=list)  # the times of the changes
    chairs: list[list[Chair]] = field(default_factory=list)

    def begin(self, chairs: Sequence[Chair]) -> None:
        """The match starts with these chairs."""
        self.times, self.chairs = [], [[replace(chair) for chair in chairs]]

    def update(self, chairs: Sequence[Chair], at: float) -> None:
        """Record a change of the chairs. A new name of the same player is no change."""
        if not self.chairs:
            return
        names = {chair.player: chair.name for chair in chairs if chair.human}
        for kept in (chair for row in self.chairs for chair in row if chair.human):
            kept.name = names.get(kept.player, kept.name)
        if [sitter(chair) for chair in chairs] != [sitter(chair) for chair in self.chairs[-1]]:
            self.times.append(at)
            self.chairs.append([replace(chair) for chair in chairs])

    def at(self, time: float) -> int:
        """The index in `chairs` that was valid at that time; at the moment of a change, the old
        one.
        """
        return bisect_left(self.times, time)


def sitter(chair: Chair) -> tuple[str, str, str]:
    """Who sits on a chair."""
    return chair.kind, chair.player, "" if chair.human else chair.bot_name
