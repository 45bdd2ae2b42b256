"""A track as a graph of cells, and where a car can go on it in a number of spaces.

The cells stand in one list, in driving order. A set of cells ahead of a car is a set of distances
(see core.bits): d is the cell d places further on in the list, 0 the car's own, FINISH the line.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from paddock.core import bits
from paddock.core.edition import Edition
from paddock.games.grand_prix.rules.cards import MOST_STEPS

TRACKS: Final = ["cleveland", "detroit", "top_race"]
OPTIONAL_TRACKS: Final = ["top_race"]  # an edition may do without

HOME: Final = -1  # over the line
NOWHERE: Final = -2  # not on the grid yet
LANES: Final = 3
GRID: Final = 6
FARTHEST: Final = 60  # the largest distance to a cell: one word holds no more
FINISH: Final = 61  # the distance that means: over the line
OVER_THE_LINE: Final = 2**61  # the set that holds FINISH
SHARPEST: Final = 60  # degrees that one column may turn
PACES: Final = MOST_STEPS + 1  # a table has one entry for each number of spaces, 0 included


def end_of(cell: i64, distance: i64) -> i64:
    """Where a car comes from `cell`: a cell, or HOME."""
    return HOME if distance == FINISH else cell + distance


def just_end(cell: i64, end: i64) -> i64:
    """The inverse: the set of one distance; empty for a cell that is not ahead."""
    if end == HOME:
        return OVER_THE_LINE
    return bits.just(end - cell) if 0 <= end - cell <= FARTHEST else 0


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
        # For each cell and number of spaces, with nobody in the way: all cells that a car may pass
        # or end on, and those that it may end on
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

    def start_cell(self, position: i64) -> i64:
        """GP6: the cell of a start position, 0 to 5; the back row comes first in the list."""
        return (position + LANES) % GRID

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
        found: i64 = 0
        for one in self.next[cell]:
            found |= just_end(cell, one)
        return int(found)

    def _measure(self, cell: int) -> None:
        """Fill in the row of a cell in `cone` and `ends`."""
        layer = {cell}
        cone: i64 = 0
        home: i64 = 0
        for row in range(cell * PACES + 1, (cell + 1) * PACES):
            after = {one for here in layer for one in self.next[here]}
            if HOME in after:
                home = OVER_THE_LINE
            layer = after - {HOME}
            ends: i64 = 0
            for one in layer:
                ends |= just_end(cell, one)  # checking.check_track refuses what is too far ahead
            cone |= ends
            self.cone[row] = cone
            self.ends[row] = ends | home

    # Driving

    def full(self, cell: i64, steps: i64, blocked: i64) -> i64:
        """GP16, GP17: where a car can end with its full number, or over the line; 0: nowhere.

        `blocked` are the cells ahead on which somebody stands.
        """
        row = cell * PACES + steps
        if not self.cone[row] & blocked:
            return self.ends[row]  # nobody is in the way
        layer: i64 = bits.just(0)  # where the car can be after the spaces so far
        home: i64 = 0
        while steps and layer:
            layer = self.step(cell, layer)
            home |= layer & OVER_THE_LINE  # GP12: over the line is the full number
            layer = bits.minus(layer, blocked | OVER_THE_LINE)
            steps -= 1
        return layer | home if steps == 0 else home

    def farthest(self, cell: i64, blocked: i64) -> i64:
        """GP17: where a car ends that cannot make its number; its own cell if it cannot move."""
        layer: i64 = bits.just(0)
        after = bits.minus(self.step(cell, layer), blocked)
        while after:
            layer = after
            after = bits.minus(self.step(cell, layer), blocked)
        return layer

    def step(self, cell: i64, layer: i64) -> i64:
        """All that is one space further than `layer`, a set of cells ahead of `cell`."""
        after: i64 = 0
        while layer:
            distance = bits.first(layer)
            layer = bits.rest(layer)
            ahead = self.ahead[cell + distance]
            if ahead & OVER_THE_LINE:
                after |= OVER_THE_LINE
            else:
                after |= bits.shifted(ahead, distance)
        return after

    def way(self, cell: int, end: int, steps: int, blocked: int) -> list[int]:
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
                    elif not bits.contains(blocked, one - cell) and one not in further:
                        further[one] = [*way, one]
            ways = list(further.values())
        return next((way[1:] for way in ways if way[-1] == end), [])

    def longest_way(self, cell: int, end: int, steps: int, blocked: int) -> list[int]:
        """The way to `end` of the most spaces up to `steps`; empty if the car cannot move."""
        for spaces in range(steps, 0, -1):
            way = self.way(cell, end, spaces, blocked)
            if way:
                return way
        return []

    def names_of(self, way: list[int]) -> list[str]:
        """The cells of a way as everybody calls them."""
        return ["finish" if cell == HOME else self.names[cell] for cell in way]


def read_track(edition: Edition, name: str) -> Track:
    """A track as an edition lists it."""
    columns = read_columns(edition, f"track.{name}.columns")
    bends = read_bends(edition, f"track.{name}.bends")
    return Track(name, columns, bends)


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
