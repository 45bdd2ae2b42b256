"""Observations: a view as a row of integers, for machine learning.

A game declares a `Layout`, feature by feature, and writes a `Row` in the same order
(`State.encode`). It is a second form of its view and names what is allowed, as the view does: equal
views have equal rows, and different views different ones. A row is relative to its viewer: seats
and sides are counted from the viewer's own, which is number 0.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64

from paddock.core.bag import Packing
from paddock.core.seats import just

if TYPE_CHECKING:
    from paddock.core.state import State

# What every view has and no row, with the reason. Facts that are constant during a match, or follow
# from others, are not encoded either.
LEFT_OUT: Final = {
    "ply": "counts entries of the log, and says nothing about the position",
    "question_ply": "likewise",
    "ledger": "what was won for which reason; the totals are encoded",
}


@final
class Feature:
    """A group of numbers in a row, each of them from `least` to `most`."""

    def __init__(
        self, name: str, start: int, size: int, least: int, most: int, meaning: str
    ) -> None:
        self.name = name
        self.start = start
        self.size = size
        self.least = least
        self.most = most
        self.meaning = meaning

    def of(self, row: list[int]) -> list[int]:
        """The numbers of this feature in a whole row."""
        return row[self.start : self.start + self.size]


@final
class Layout:
    """The meaning of the numbers of a row, from left to right."""

    def __init__(self, left_out: dict[str, str] | None = None) -> None:
        self.features: list[Feature] = []
        self.size = 0
        self.left_out: dict[str, str] = {**LEFT_OUT, **(left_out or {})}

    def add(self, name: str, size: int, meaning: str, most: int = 1, least: int = 0) -> None:
        """Append a feature. With `most` 1 each number is 0 or 1."""
        assert name not in [one.name for one in self.features], f"{name} is declared twice"
        self.features.append(Feature(name, self.size, size, least, most, meaning))
        self.size += size

    def __getitem__(self, name: str) -> Feature:
        """The feature of that name."""
        return next(one for one in self.features if one.name == name)

    def bounds(self) -> tuple[list[int], list[int]]:
        """The least and the greatest value of each number of a row."""
        least: list[int] = []
        most: list[int] = []
        for one in self.features:
            least += [one.least] * one.size
            most += [one.most] * one.size
        return least, most

    def scale(self) -> list[float]:
        """The factors that bring each number into -1 … 1."""
        least, most = self.bounds()
        return [1 / max(1, -low, high) for low, high in zip(least, most, strict=True)]


@final
class Row:
    """A buffer for rows of numbers, one row for each viewer, that is filled again and again.

    `encode` must write every cell, always in the same order; cells without information are
    `blank` or an empty bag.
    """

    def __init__(self, width: int, rows: int = 1) -> None:
        self.width: i64 = width
        self.cells: vec[i32] = vec[i32]([0] * (width * rows))
        self.at: i64 = 0
        # Only a few cells of a choice are ever set. They are listed, row by row, so that `begin`
        # clears those and not the whole row, which took a ninth of a step of many matches.
        self.row: i64 = 0  # the row being written
        self.lit: vec[i64] = vec[i64]([0] * (width * rows))
        self.ends: vec[i64] = vec[i64]([width * row for row in range(rows)])  # the end of each list
        self.end: i64 = 0
        # The bags that a row shows, in their order: a card that moves changes the counts of one or
        # two kinds, and those are all that is written anew.
        self.bags: vec[i64] = vec[i64]([0] * (width * rows))
        self.next_bag: i64 = 0

    def begin(self, n: i64) -> None:
        """Start writing row `n`; its choices are cleared."""
        cells = self.cells
        lit = self.lit
        self.ends[self.row] = self.end
        first = n * self.width
        k = first
        end = self.ends[n]
        while k < end:
            cells[lit[k]] = 0
            k += 1
        self.row = n
        self.at = first
        self.end = first
        self.next_bag = first

    def light(self, cell: i64) -> None:
        """Set a cell that is 0 unless it is chosen."""
        self.cells[cell] = 1
        self.lit[self.end] = cell
        self.end += 1

    def number(self, value: i64) -> None:
        """Write a number."""
        self.cells[self.at] = i32(value)
        self.at += 1

    def blank(self, width: i64) -> None:
        """Write that many zeros."""
        cells = self.cells
        at = self.at
        end = at + width
        self.at = end
        while at < end:
            cells[at] = 0
            at += 1

    def flag(self, value: bool) -> None:
        """Write 1 or 0."""
        self.cells[self.at] = 1 if value else 0
        self.at += 1

    def choice(self, value: i64, width: i64) -> None:
        """Write a one-hot choice of `width` values; a negative value is none of them."""
        if value >= 0:
            assert value < width
            self.light(self.at + value)
        self.at += width

    def person(self, seat: i64, own: i64, seats: i64) -> None:
        """Write a seat or side one-hot, counted from one's own; a negative one is none."""
        if seat >= 0:
            self.light(self.at + (seat - own if seat >= own else seat - own + seats))
        self.at += seats

    def members(self, bits: i64, width: i64) -> None:
        """Write a set of numbers below `width` as flags."""
        cells = self.cells
        at = self.at
        end = at + width
        self.at = end
        while at < end:
            cells[at] = i32(bits & 1)
            bits >>= 1
            at += 1

    def bag(self, packing: Packing, bag: i64) -> None:
        """Write the counts of a bag, by kind."""
        self.kinds(packing, bag, packing.kinds)

    def kinds(self, packing: Packing, bag: i64, count: i64) -> None:
        """Write the counts of the first `count` kinds only."""
        at = self.at
        self.at = at + count
        changed = bag ^ self.bags[self.next_bag]
        self.bags[self.next_bag] = bag
        self.next_bag += 1
        if count < packing.kinds:
            changed &= packing.one[count] - 1  # the bits below those of the next kind
        cells = self.cells
        while changed:
            kind = packing.first(changed)
            changed = packing.without(changed, kind)
            cells[at + kind] = i32(packing.count(bag, kind))

    def each(self, values: vec[i64], own: i64, count: i64) -> None:
        """Write a number for each seat, one's own first."""
        cells = self.cells
        at = self.at
        n: i64 = 0
        while n < count:
            cells[at + n] = i32(values[around(own, n, count)])
            n += 1
        self.at = at + count

    def table(self, s: State, seat: i64) -> None:
        """Write the features that all games begin with: see `begin_layout`."""
        seats: i64 = s.game.players
        self.choice(seat, seats)
        self.choice(s.phase.number, s.game.phases)
        own = own_of(seat)
        cells = self.cells
        due = s.due
        at = self.at
        n: i64 = 0
        while n < seats:
            cells[at + n] = 1 if due & just(around(own, n, seats)) else 0
            n += 1
        self.at = at + seats

    def values(self) -> list[int]:
        """The numbers of the first row."""
        return [int(self.cells[n]) for n in range(self.width)]


def own_of(seat: i64) -> i64:
    """The seat from which seats are counted: a spectator counts from the first."""
    if seat < 0:
        return 0
    return seat


def held_by(seat: i64, bags: vec[i64]) -> i64:
    """The viewer's bag of those of all seats; a spectator's is empty."""
    if seat < 0:
        return 0
    return bags[seat]


def around(own: i64, n: i64, count: i64) -> i64:
    """The seat or side that is `n` places to the left of one's own."""
    return own + n if own + n < count else own + n - count


def begin_layout(players: int, phases: list[str], left_out: dict[str, str] | None = None) -> Layout:
    """The features that all games begin with, as `Row.table` writes them."""
    layout = Layout(left_out)
    layout.add("seat", players, "the viewer's own seat, as the table counts; none: a spectator")
    layout.add("phase", len(phases), f"the moment of the game: {', '.join(phases)}")
    layout.add("asked", players, "who owes a decision; the viewer first, then to the left")
    return layout
