"""Who sat where when: history keeps the name of whoever made a move."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from paddock.tables.entities import Chair


@dataclass
class Sitters:
    """The chairs of a match as they were since each change of a sitter."""

    times: list[float] = field(default_factory=list)  # of the changes; before: as it began
    chairs: list[list[Chair]] = field(default_factory=list)

    def begin(self, chairs: Sequence[Chair]) -> None:
        """The match starts with these."""
        self.times, self.chairs = [], [[replace(chair) for chair in chairs]]

    def update(self, chairs: Sequence[Chair], at: float) -> None:
        """Something was noted. Somebody who is renamed was the same person all the time."""
        if not self.chairs:
            return
        names = {chair.player: chair.name for chair in chairs if chair.human}
        for kept in (chair for row in self.chairs for chair in row if chair.human):
            kept.name = names.get(kept.player, kept.name)
        if [sitter(chair) for chair in chairs] != [sitter(chair) for chair in self.chairs[-1]]:
            self.times.append(at)
            self.chairs.append([replace(chair) for chair in chairs])

    def at(self, time: float) -> int:
        """Which of `chairs` were in force: what happens at the very moment of a change is older."""
        return bisect_left(self.times, time)


def sitter(chair: Chair) -> tuple[str, str, str]:
    """Whom a chair carries."""
    return chair.kind, chair.player, "" if chair.human else chair.bot_name
