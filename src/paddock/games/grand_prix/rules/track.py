"""A track as a graph of cells: where a car can go in so many spaces, whoever stands in the way.

A set of cells ahead of a car is one machine word: bit d is the cell d further on in the list.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from paddock.core.edition import Edition
from paddock.games.grand_prix.rules.cards import MOST_STEPS, lowest

HOME: Final = -1  # over the line
NOWHERE: Final = -2  # not on the grid yet
LANES: Final = 3
GRID: Final = 6
FARTHEST: Final = 60  # cells ahead that one word can tell apart
FINISH: Final = 61  # the bit that means: over the line
OVER_THE_LINE: Final = 2**61
SHARPEST: Final = 60  # degrees that one column may turn
PACES: Final = MOST_STEPS + 1  # rows of a table that has one for each number of spaces


@final
class Track:
    """The cells of one track, grid first, then column by column from the inside out.

    The grid is driven over twice: at the start its cells come before column 1, and at the end of
    the lap the same cells are the last two columns. Each such cell knows its twin.
    """

    def __init__(self, name: str, columns: list[str], bends: list[int]) -> None:
        self.name = name
        self.columns = columns
        self.bends = bends  # for those who draw it: degrees to the left in each column
        self.length = len(columns)
        self.names: list[str] = []  # of each cell: column.lane, or 0.position on the grid
        self.numbers: dict[str, int] = {}  # the inverse
        self.column: vec[i64] = vec[i64]()
        self.lane: vec[i64] = vec[i64]()
        self.next: list[list[int]] = []  # straight on first; HOME is over the line
        self.ahead: vec[i64] = vec[i64]()  # the same as a set
        self.twin: vec[i64] = vec[i64]()
        self._lay_cells()
        self.cells = len(self.names)
        for cell in range(self.cells):
            self.next.append(self._next(cell))
            self.ahead = append(self.ahead, self._ahead(cell))
        self.to_go: vec[i64] = vec[i64]([0] * self.cells)  # the shortest way home, in spaces
        for cell in range(self.cells - 1, -1, -1):
            ways = [0 if one == HOME else int(self.to_go[one]) for one in self.next[cell]]
            self.to_go[cell] = 1 + min(ways, default=0)
        # With nobody in the way: all cells on the way, and where the way ends
        self.cone: vec[i64] = vec[i64]([0] * (self.cells * PACES))
        self.ends: vec[i64] = vec[i64]([0] * (self.cells * PACES))
        for cell in range(self.cells):
            self._measure(cell)

    def _lay_cells(self) -> None:
        """The back row of the grid (positions 4 to 6), the front row, then the lap."""
        for position in (4, 5, 6, 1, 2, 3):
            self.names.append(f"0.{position}")
            self.column = append(self.column, -1 if position > LANES else 0)
            self.lane = append(self.lane, (position - 1) % LANES + 1)
        for number, lanes in enumerate(self.columns, 1):
            for lane in lanes:
                self.names.append(f"{number}.{lane}")
                self.column = append(self.column, number)
                self.lane = append(self.lane, int(lane))
        for cell, name in enumerate(self.names):
            self.numbers[name] = cell
        last = len(self.names) - GRID
        for cell in range(len(self.names)):
            twin = cell + last if cell < GRID else cell - last if cell >= last else -1
            self.twin = append(self.twin, twin)

    def at(self, column: int, lane: int) -> int:
        """The cell there, or -1."""
        name = f"{column}.{lane}" if column > 0 else f"0.{lane - LANES * column}"
        return self.numbers.get(name, -1) if 1 <= lane <= LANES else -1

    def _next(self, cell: int) -> list[int]:
        """GP16: straight on, or diagonally to a neighbouring lane."""
        column, lane = int(self.column[cell]), int(self.lane[cell])
        if column == self.length:
            return [HOME]
        found = []
        straight = self.at(column + 1, lane)
        if straight < 0 and self._cuts(column + 1, lane):
            straight = self.at(column + 2, lane)
        for one in (straight, self.at(column + 1, lane - 1), self.at(column + 1, lane + 1)):
            if one >= 0:
                found.append(one)
        return found

    def _cuts(self, column: int, lane: int) -> bool:
        """The short way: an inner lane that a column lacks goes on behind it."""
        return column < self.length and max(map(int, self.columns[column - 1])) > lane

    def _ahead(self, cell: int) -> int:
        bits = 0
        for one in self.next[cell]:
            bits |= OVER_THE_LINE if one == HOME else 2 ** (one - cell)
        return bits

    def _measure(self, cell: int) -> None:
        """Fill in the row of a cell in `cone` and `ends`."""
        layer = {cell}
        cone, home = 0, 0
        for row in range(cell * PACES + 1, (cell + 1) * PACES):
            after = {one for here in layer for one in self.next[here]}
            if HOME in after:
                home = OVER_THE_LINE
            layer = after - {HOME}
            ends = 0
            for one in layer:
                # What is too far ahead is a fault of the edition: see check_track.
                ends |= 2 ** (one - cell) if one - cell <= FARTHEST else 0
            cone |= ends
            self.cone[row] = cone
            self.ends[row] = ends | home

    # Driving

    def full(self, cell: i64, steps: i64, taken: i64) -> i64:
        """GP16, GP17: where a car can end with its full number, or over the line; 0: nowhere.

        `taken` are the cells ahead on which somebody stands.
        """
        row = cell * PACES + steps
        if not self.cone[row] & taken:
            return self.ends[row]
        layer: i64 = 1
        home: i64 = 0
        while steps and layer:
            layer = self.step(cell, layer)
            home |= layer & OVER_THE_LINE
            layer &= ~(taken | OVER_THE_LINE)
            steps -= 1
        return layer | home if steps == 0 else home

    def farthest(self, cell: i64, taken: i64) -> i64:
        """GP17: where a car ends that cannot make its number: bit 0 is where it stands."""
        layer: i64 = 1
        after = self.step(cell, layer) & ~taken
        while after:
            layer = after
            after = self.step(cell, layer) & ~taken
        return layer

    def step(self, cell: i64, layer: i64) -> i64:
        """All that is one space further."""
        after: i64 = 0
        while layer:
            d = lowest(layer)
            layer &= layer - 1
            ahead = self.ahead[cell + d]
            if ahead & OVER_THE_LINE:
                after |= OVER_THE_LINE
            else:
                after |= ahead << d
        return after

    def way(self, cell: int, end: int, steps: int, taken: int) -> list[int]:
        """One way of that many spaces to `end`, which is its last cell; the smoothest first.

        A way over the line is as long as it has to be.
        """
        ways: list[list[int]] = [[cell]]
        for _ in range(steps):
            further: dict[int, list[int]] = {}
            for way in ways:
                for one in self.next[way[-1]]:
                    if one == HOME:
                        if end == HOME:
                            return [*way[1:], HOME]
                    elif not taken >> (one - cell) & 1 and one not in further:
                        further[one] = [*way, one]
            ways = list(further.values())
        return next((way[1:] for way in ways if way[-1] == end), [])


def read_columns(edition: Edition, path: str) -> list[str]:
    """`"123*5"` are five columns with lanes 1, 2 and 3."""
    columns: list[str] = []
    for row in edition.rows(path):
        lanes, star, times = str(row).partition("*")
        if star and not (times.isascii() and times.isdecimal() and 1 <= int(times[:4]) <= 100):
            raise edition.fault(path, f"has {row!r}, not lanes*number")
        inner = "".join(lane for lane in "123" if lane in lanes)
        if not lanes or lanes != inner:
            raise edition.fault(path, f"has {row!r}, not lanes from 1, 2 and 3 in that order")
        columns += [lanes] * (int(times) if star else 1)
    return columns


def read_bends(edition: Edition, path: str) -> list[int]:
    """`"30*3"` are three columns that each turn left by 30 degrees."""
    bends: list[int] = []
    for row in edition.rows(path):
        degrees, star, times = str(row).partition("*")
        size = degrees.removeprefix("-")
        if not size.isascii() or not size.isdecimal() or int(size[:4]) > SHARPEST:
            raise edition.fault(path, f"has {row!r}, not at most {SHARPEST} degrees")
        if star and not (times.isascii() and times.isdecimal() and 1 <= int(times[:4]) <= 100):
            raise edition.fault(path, f"has {row!r}, not degrees*number")
        bends += [int(degrees)] * (int(times) if star else 1)
    return bends


def check_track(edition: Edition, name: str) -> None:
    """Raise BadEdition unless the track can be driven from every cell to the line."""
    path = f"track.{name}"
    edition.only(path, ["length", "cells", "shortest", "columns", "bends"])
    columns = read_columns(edition, f"{path}.columns")
    bends = read_bends(edition, f"{path}.bends")
    if len(bends) != len(columns):
        complaint = f"has {len(bends)} columns, but there are {len(columns)}"
        raise edition.fault(f"{path}.bends", complaint)
    if len(columns) < 12 or columns[-2:] != ["123", "123"]:
        raise edition.fault(f"{path}.columns", "has no grid: the last two columns are 123")
    track = Track(name, columns, bends)
    reached = {one for cell in range(track.cells) for one in track.next[cell]}
    for cell in range(track.cells):
        if not track.next[cell]:
            raise edition.fault(f"{path}.columns", f"has a dead end in {track.names[cell]}")
        if cell >= LANES and cell not in reached:
            raise edition.fault(f"{path}.columns", f"has no way to {track.names[cell]}")
        if spread(track, cell) >= FARTHEST:
            raise edition.fault(f"{path}.columns", f"is too wide behind {track.names[cell]}")
    for key, found in (
        ("length", track.length),
        ("cells", track.cells - GRID),
        ("shortest", int(track.to_go[LANES])),  # from pole position
    ):
        said = edition.number(f"{path}.{key}", 1, 1000)
        if said != found:
            raise edition.fault(f"{path}.{key}", f"is {said}, but the columns make {found}")


def spread(track: Track, cell: int) -> int:
    """How far ahead in the list of cells the longest card can look."""
    layer = {cell}
    far = 0
    for _ in range(MOST_STEPS):
        layer = {one for here in layer for one in track.next[here] if one != HOME}
        far = max([far, *(one - cell for one in layer)])
    return far
