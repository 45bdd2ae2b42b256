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
        """Take over a change of the chairs. A new name is no change of sitter."""
        if not self.chairs:
            return
        names = {chair.player: chair.name for chair in chairs if chair.human}
        for kept in (chair for row in self.chairs for chair in row if chair.human):
            kept.name = names.get(kept.player, kept.name)
        if [sitter(chair) for chair in chairs] != [sitter(chair) for chair in self.chairs[-1]]:
            self.times.append(at)
            self.chairs.append([replace(chair) for chair in chairs])

    def at(self, time: float) -> int:
        """The index of the `chairs` in force then. At the moment of a change, the old ones are."""
        return bisect_left(self.times, time)


def sitter(chair: Chair) -> tuple[str, str, str]:
    """Whom a chair carries."""
    return chair.kind, chair.player, "" if chair.human else chair.bot_name
