"""The shape of a track: where each of its cells lies, from the same columns that the rules use.

The centre line advances one unit in each column and turns by the degrees of the edition. To close
the lap, the remaining difference is spread over the turns of all columns.
"""

from __future__ import annotations

from functools import lru_cache
from math import atan2, cos, degrees, pi, radians, sin
from typing import Final, NamedTuple

from paddock.games.grand_prix.rules.track import GRID, Track

LANE: Final = 0.74  # width of a lane, in columns
UNIT: Final = 40.0  # one column, in the drawing
PAGE: Final = 1.75  # the usual ratio of width to height of the room for the track
MARGIN: Final = 0.72  # around the track, in columns

Point = tuple[float, float]


class Pose(NamedTuple):
    """A place on the centre line, and its direction in radians, counterclockwise from the start."""

    x: float
    y: float
    heading: float

    def beside(self, offset: float) -> Point:
        """The point `offset` columns to the right of the driver."""
        return self.x + sin(self.heading) * offset, self.y - cos(self.heading) * offset


class Cell(NamedTuple):
    """One cell: its four corners, its centre, and the direction of a car on it, in degrees."""

    corners: list[Point]
    x: float
    y: float
    turn: float


def along(pose: Pose, bend: float, far: float) -> Pose:
    """The pose after an arc of length `far` that turns by `bend`."""
    chord = far * (sin(bend / 2) / (bend / 2) if abs(bend) > 1e-9 else 1.0)
    way = pose.heading + bend / 2
    return Pose(pose.x + cos(way) * chord, pose.y + sin(way) * chord, pose.heading + bend)


def lay(bends: list[float]) -> tuple[list[Pose], list[Pose]]:
    """The middle and the end of every column."""
    middles, ends = [], []
    here = Pose(0.0, 0.0, 0.0)
    for bend in bends:
        middles.append(along(here, bend / 2, 0.5))
        here = along(here, bend, 1.0)
        ends.append(here)
    return middles, ends


def close(bends: list[float]) -> list[float]:
    """The bends with the least change that makes the lap end where it began."""
    bends = list(bends)
    for _ in range(80):
        middles, ends = lay(bends)
        end = ends[-1]
        off = (end.x, end.y, end.heading - 2 * pi)
        if max(map(abs, off)) < 1e-9:
            break
        # Turning more in one column rotates the rest of the lap around that column.
        pulls = [(-(end.y - one.y), end.x - one.x, 1.0) for one in middles]
        weights = solve(
            [[sum(pull[r] * pull[c] for pull in pulls) for c in range(3)] for r in range(3)],
            [-amount for amount in off],
        )
        for n, pull in enumerate(pulls):
            bends[n] += 0.5 * sum(weight * part for weight, part in zip(weights, pull, strict=True))
    return bends


def solve(rows: list[list[float]], right: list[float]) -> list[float]:
    """Solve three linear equations with three unknowns."""
    table = [[*row, value] for row, value in zip(rows, right, strict=True)]
    for n in range(3):
        best = max(range(n, 3), key=lambda row: abs(table[row][n]))
        table[n], table[best] = table[best], table[n]
        for row in range(3):
            if row != n and table[n][n]:
                factor = table[row][n] / table[n][n]
                table[row] = [a - factor * b for a, b in zip(table[row], table[n], strict=True)]
    return [table[n][3] / table[n][n] if table[n][n] else 0.0 for n in range(3)]


class Circuit:
    """A track in the coordinates of the drawing, with y downwards."""

    def __init__(self, track: Track) -> None:
        self.track = track
        bends = close([radians(bend) for bend in track.bends])
        self.middles, self.edges = lay(bends)
        self._fit()
        self.cells = [self._cell(cell) for cell in range(track.cells)]
        self.line = [Pose(*self.paper((one.x, one.y)), one.heading) for one in self.middles]

    def _fit(self) -> None:
        """Rotate it so that it is largest on a wide page, and scale it to the drawing."""
        best = max(range(-90, 91, 5), key=lambda angle: self._size(radians(angle)))
        self.turned = radians(best)
        xs, ys = self._spread(self.turned)
        wide = 1.5 * LANE + MARGIN
        self.left, self.top = min(xs) - wide, max(ys) + wide
        self.width = (max(xs) + wide - self.left) * UNIT
        self.height = (self.top - min(ys) + wide) * UNIT

    def _spread(self, angle: float) -> tuple[list[float], list[float]]:
        turned = [turn_point((one.x, one.y), angle) for one in self.middles]
        return [x for x, _ in turned], [y for _, y in turned]

    def _size(self, angle: float) -> float:
        """The scale at which it fits on the page, with a bonus if the start heads right."""
        xs, ys = self._spread(angle)
        fits = min(PAGE / (max(xs) - min(xs) + 4), 1 / (max(ys) - min(ys) + 4))
        return fits * (1 + 0.06 * cos(angle))

    def paper(self, point: Point) -> Point:
        x, y = turn_point(point, self.turned)
        return round((x - self.left) * UNIT, 1), round((self.top - y) * UNIT, 1)

    # Columns and lanes

    def lanes(self, column: int) -> int:
        """The number of lanes of a column, including those that the short way leaves out."""
        return max(int(lane) for lane in self.track.columns[column - 1])

    def _cell(self, cell: int) -> Cell:
        track = self.track
        shown = int(track.twin[cell]) if cell < GRID else cell  # a grid cell is also a last cell
        column, lane = int(track.column[shown]), int(track.lane[shown])
        # If the short way leaves a column out, the cells before and after it meet in its middle.
        ahead = next((one for one in track.next[shown] if one >= 0), -1)
        cut_ahead = ahead >= 0 and int(track.column[ahead]) == column + 2
        behind = track.at(column - 2, lane) if column > 2 else -1
        cut_behind = behind >= 0 and shown in track.next[behind]
        start = self.gate(column - 1, not cut_behind)
        end = self.gate(column + 1, False) if cut_ahead else self.gate(column, True)
        # A lane keeps its share of a column that grows or shrinks.
        share = self.lanes(column)
        inner, outer = (lane - 1) / share - 0.5, lane / share - 0.5
        corners = [
            self.paper(start[0].beside(start[1] * inner)),
            self.paper(start[0].beside(start[1] * outer)),
            self.paper(end[0].beside(end[1] * outer)),
            self.paper(end[0].beside(end[1] * inner)),
        ]
        (ax, ay), (bx, by) = (middle(*corners[:2]), middle(*corners[2:]))
        x, y = middle((ax, ay), (bx, by))
        return Cell(corners, x, y, heading_of(bx - ax, by - ay))

    def gate(self, column: int, edge: bool) -> tuple[Pose, float]:
        """The middle of a column, or its edge to the next one, and the width of the track there."""
        n = (column - 1) % self.track.length
        here = self.lanes(n + 1)
        if not edge:
            return self.middles[n], here * LANE
        return self.edges[n], (here + self.lanes((n + 1) % self.track.length + 1)) * LANE / 2

    # Outlines

    def outline(self, side: int, more: float = 0.0) -> list[Point]:
        """The inner (-1) or outer (1) edge of the asphalt, `more` columns further out: two points a
        column, its middle and its end."""
        points = []
        for column in range(1, self.track.length + 1):
            for edge in (False, True):
                pose, wide = self.gate(column, edge)
                points.append(self.paper(pose.beside(side * (wide / 2 + more))))
        return points

    def infield(self, wide: float, high: float) -> tuple[float, float, float]:
        """The centre and scale at which a picture of that shape is largest inside the lap."""
        edge = self.outline(-1, 0.5)
        best = (self.width / 2, self.height / 2, 0.0)
        coarse = (range(0, int(self.width), 48), range(0, int(self.height), 48))
        best = self._widest(*coarse, best, edge, wide, high)
        x, y = int(best[0]), int(best[1])
        fine = (range(x - 36, x + 37, 12), range(y - 36, y + 37, 12))
        return self._widest(*fine, best, edge, wide, high)

    def _widest(
        self,
        columns: range,
        rows: range,
        best: tuple[float, float, float],
        edge: list[Point],
        wide: float,
        high: float,
    ) -> tuple[float, float, float]:
        for x in columns:
            for y in rows:
                if inside((x, y), edge):
                    scale = min(max(abs(px - x) / wide, abs(py - y) / high) * 2 for px, py in edge)
                    if scale > best[2]:
                        best = (float(x), float(y), scale)
        return best

    def finish(self) -> tuple[Point, Point]:
        """The ends of the line between the last column and the first."""
        edge = self.edges[-1]
        half = 1.5 * LANE
        return self.paper(edge.beside(-half)), self.paper(edge.beside(half))


def inside(point: Point, ring: list[Point]) -> bool:
    """Whether a point lies within a closed line."""
    x, y = point
    within = False
    for (ax, ay), (bx, by) in zip(ring, [*ring[1:], ring[0]], strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            within = not within
    return within


def turn_point(point: Point, angle: float) -> Point:
    x, y = point
    return x * cos(angle) - y * sin(angle), x * sin(angle) + y * cos(angle)


def middle(one: Point, other: Point) -> Point:
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2


def heading_of(x: float, y: float) -> float:
    """The direction of a vector in the drawing, in degrees clockwise from the right."""
    return degrees(atan2(y, x))


@lru_cache(maxsize=32)
def laid(name: str, columns: tuple[str, ...], bends: tuple[int, ...]) -> Circuit:
    return Circuit(Track(name, list(columns), list(bends)))


def circuit_of(track: Track) -> Circuit:
    """The circuit of a track, computed once."""
    return laid(track.name, tuple(track.columns), tuple(track.bends))
