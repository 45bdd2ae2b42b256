"""The ledger: who got how many points in which race, and for what."""

from __future__ import annotations

from paddock.core.errors import BadPosition
from paddock.core.notation import short


class Line:
    """One entry: a side's points for one reason, with its rule."""

    def __init__(self, race: int, side: int, reason: str, rule: str, points: int) -> None:
        self.race = race
        self.side = side
        self.reason = reason
        self.rule = rule
        self.points = points

    def to_dict(self) -> dict[str, object]:
        return {
            "race": self.race,
            "side": self.side,
            "reason": self.reason,
            "rule": self.rule,
            "points": self.points,
        }


class Ledger:
    """Lines are only ever added; the totals are kept beside them."""

    def __init__(self, sides: int) -> None:
        self.totals: list[int] = [0] * sides
        self.lines: list[Line] = []

    def add(self, race: int, side: int, reason: str, rule: str, points: int) -> None:
        if points:
            self.lines.append(Line(race, side, reason, rule, points))
            self.totals[side] += points

    def clone(self) -> Ledger:
        other = Ledger(0)
        other.totals = self.totals[:]
        other.lines = self.lines[:]
        return other

    def write(self) -> str:
        """For a position: one `race:side:reason:rule:points` a line, joined by commas."""
        return ",".join(
            f"{line.race}:{line.side + 1}:{line.reason}:{line.rule}:{line.points}"
            for line in self.lines
        )

    def read(self, text: str) -> None:
        """The inverse of `write`, into an empty ledger."""
        for part in text.split(",") if text else []:
            try:
                race, side, reason, rule, points = part.split(":")
                if not 1 <= int(side) <= len(self.totals):
                    raise ValueError
                self.add(int(race), int(side) - 1, reason, rule, int(points))
            except ValueError:
                raise BadPosition(
                    f"ledger: {short(part)!r} is not race:side:reason:rule:points"
                ) from None
