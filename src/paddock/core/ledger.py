"""The ledger: the points of each side in each race, with their reasons."""

from __future__ import annotations

from typing import Final

from paddock.core.errors import BadPosition, short
from paddock.core.points import WHOLE, count_points, is_whole, read_points, say_points, write_points

MOST_POINTS: Final = 10**9  # of one line; also the highest number of a race


class Line:
    """One entry: a side's points for one reason, with its rule."""

    def __init__(
        self, race: int, side: int, reason: str, rule: str, points: int, parts: int = WHOLE
    ) -> None:
        self.race = race
        self.side = side
        self.reason = reason
        self.rule = rule
        self.points = points  # in parts of a point
        self.parts = parts

    def to_dict(self) -> dict[str, object]:
        """The entry, ready for JSON."""
        facts: dict[str, object] = {
            "race": self.race,
            "side": self.side,
            "reason": self.reason,
            "rule": self.rule,
            "points": count_points(self.points, self.parts),
        }
        if not is_whole(self.points, self.parts):
            facts["shown"] = say_points(self.points, self.parts)
        return facts


class Ledger:
    """A list of lines that only grows, and the totals.

    All amounts are in parts of a point; most games have one part (see points.py).
    """

    def __init__(self, sides: int, parts: int = WHOLE) -> None:
        self.parts = parts
        self.totals: list[int] = [0] * sides
        self.lines: list[Line] = []

    def add(self, race: int, side: int, reason: str, rule: str, points: int) -> None:
        """Add points; nothing is added for 0."""
        if points:
            self.lines.append(Line(race, side, reason, rule, points, self.parts))
            self.totals[side] += points

    def clone(self) -> Ledger:
        """An independent copy."""
        other = Ledger(0, self.parts)
        other.totals = self.totals[:]
        other.lines = self.lines[:]
        return other

    def write(self) -> str:
        """For a position: one `race:side:reason:rule:points` a line, joined by commas."""
        return ",".join(
            f"{line.race}:{line.side + 1}:{line.reason}:{line.rule}:"
            f"{write_points(line.points, self.parts)}"
            for line in self.lines
        )

    def read(self, text: str) -> None:
        """The inverse of `write`, into an empty ledger."""
        for part in text.split(",") if text else []:
            try:
                race, side, reason, rule, points = part.split(":")
                amount = read_points(points, self.parts)
                if not 1 <= int(side) <= len(self.totals) or not 1 <= int(race) <= MOST_POINTS:
                    raise ValueError
                if abs(amount) > MOST_POINTS * self.parts:
                    raise ValueError
                self.add(int(race), int(side) - 1, reason, rule, amount)
            except ValueError:
                raise BadPosition(
                    f"ledger: {short(part)!r} is not race:side:reason:rule:points"
                ) from None
