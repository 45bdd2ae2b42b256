"""A track as a poster: asphalt with its cells, kerbs in the corners, the grid, the finish line."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from paddock.drawing.svg import at, circle, group, n, path, polygon, text
from paddock.drawing.theme import BLACK, RED, WHITE, Palette, palette
from paddock.games.grand_prix.drawing.circuit import LANE, UNIT, Cell, Circuit, Point
from paddock.games.grand_prix.rules.track import GRID

KERB: Final = 0.16  # columns
SHARP: Final = 14  # a column that turns by so many degrees or more has kerbs
CHECKS: Final = 9
CHALK: Final = "#d9cdb2"  # the colour of the lanes' numbers: asphalt is dark in both themes
VERGE: Final = 0.54  # the margin beside the asphalt, in columns
POSTS: Final = 5  # a number beside the track every so many columns


def smooth(points: list[Point], closed: bool = True) -> str:
    """A curve through all points."""
    count = len(points)
    d = f"M{n(points[0][0])} {n(points[0][1])}"
    for k in range(count if closed else count - 1):
        before, here = points[(k - 1) % count], points[k]
        after, beyond = points[(k + 1) % count], points[(k + 2) % count]
        if not closed:
            before = points[max(k - 1, 0)]
            beyond = points[min(k + 2, count - 1)]
        one = (here[0] + (after[0] - before[0]) / 6, here[1] + (after[1] - before[1]) / 6)
        two = (after[0] - (beyond[0] - here[0]) / 6, after[1] - (beyond[1] - here[1]) / 6)
        d += f"C{n(one[0])} {n(one[1])} {n(two[0])} {n(two[1])} {n(after[0])} {n(after[1])}"
    return d + ("Z" if closed else "")


def cell_path(cell: Cell, inset: float = 0.0) -> str:
    """The outline of a cell, moved inwards by `inset`."""
    points = []
    for x, y in cell.corners:
        far = max(((x - cell.x) ** 2 + (y - cell.y) ** 2) ** 0.5, 1)
        points.append((x + (cell.x - x) * inset / far, y + (cell.y - y) * inset / far))
    return "M" + "L".join(f"{n(x)} {n(y)}" for x, y in points) + "Z"


@lru_cache(maxsize=16)
def course(circuit: Circuit, theme: str = "light") -> str:
    """The empty track."""
    p = palette(theme)
    outer, inner = circuit.outline(1), circuit.outline(-1)
    return (
        path(smooth(circuit.outline(1, VERGE)), p.paint("line"))
        + kerbs(circuit, p)
        + path(smooth(circuit.outline(1, 0.06)), p.paint("road"))
        + path(smooth(circuit.outline(-1, 0.06)), p.paint("line"))
        + kerbs(circuit, p, inside=True)
        + path(smooth(circuit.outline(-1, 0.42)), p.paint("ground"))
        + path(smooth(outer), p.pen(WHITE, 1.6))
        + path(smooth(inner), p.pen(WHITE, 1.6))
        + cells(circuit, p)
        + grid(circuit, p)
        + finish_line(circuit, p)
        + posts(circuit, p)
    )


def stretch(circuit: Circuit, columns: range, theme: str = "light") -> str:
    """Some columns of the empty track, one after the other, without the rest."""
    p = palette(theme)
    part = slice(2 * columns.start, 2 * columns.stop)

    def band(more: float, paint: str) -> str:
        outer = smooth(circuit.outline(1, more)[part], closed=False)
        inner = smooth(circuit.outline(-1, more)[part][::-1], closed=False)
        return path(f"{outer}L{inner[1:]}Z", paint)

    slabs = "".join(
        cell_path(cell, 1.2)
        for number, cell in enumerate(circuit.cells)
        if number >= GRID and int(circuit.track.column[number]) - 1 in columns
    )
    return (
        band(VERGE, p.paint("line"))
        + kerbs(circuit, p, columns=columns)
        + kerbs(circuit, p, inside=True, columns=columns)
        + band(0.06, p.paint("road"))
        + band(0, p.pen(WHITE, 1.6))
        + path(slabs, p.paint("road", "seam", 1.4, "join"))
    )


def kerbs(circuit: Circuit, p: Palette, inside: bool = False, columns: range | None = None) -> str:
    """Red and white along the edges of every corner, or of those in some columns."""
    side = -1 if inside else 1
    edge = circuit.outline(side, KERB / 2 + 0.06)
    runs: list[list[Point]] = []
    last = -2
    for column, bend in enumerate(circuit.track.bends):
        if abs(bend) >= SHARP and (columns is None or column in columns):
            if column != last + 1:
                runs.append([])
            runs[-1] += edge[2 * column : 2 * column + 2]
            last = column
    drawn = ""
    for run in runs:
        if len(run) > 1:
            d = smooth(run, closed=False)
            width = KERB * UNIT
            drawn += path(d, p.pen(WHITE, width, "")) + path(
                d, p.pen(RED, width, "") + ' stroke-dasharray="9 9"'
            )
    return drawn


def cells(circuit: Circuit, p: Palette) -> str:
    """Each space with an outline of its own, so that spaces can be counted."""
    d = "".join(cell_path(cell, 1.2) for cell in circuit.cells[GRID:])
    return path(d, p.paint("road", "seam", 1.4, "join"))


def grid(circuit: Circuit, p: Palette) -> str:
    """The start positions, painted on the last two columns."""
    drawn = ""
    for cell in range(GRID):
        place = circuit.cells[cell]
        position = circuit.track.names[cell].partition(".")[2]
        x0, x1, wide = 13.0, 4.0, LANE * UNIT / 2 - 4
        d = f"M{n(x1)} {n(-wide)}H{n(x0)}V{n(wide)}H{n(x1)}"
        mark = path(d, p.pen(WHITE, 1.6, "")) + text(
            -9, 4.2, position, 12, p.paint(WHITE), anchor="middle"
        )
        drawn += group(mark, at(place.x, place.y, turn=place.turn))
    return drawn


def posts(circuit: Circuit, p: Palette) -> str:
    """The numbers of columns beside the track, and of lanes on it: a space is named by its column
    and lane."""
    drawn = ""
    for number, cell in enumerate(circuit.cells[GRID:-GRID], GRID):
        if int(circuit.track.column[number]) % POSTS == 0:
            lane = str(int(circuit.track.lane[number]))
            drawn += text(cell.x, round(cell.y + 5, 1), lane, 14, p.paint(CHALK), anchor="middle")
    for column in range(POSTS, circuit.track.length, POSTS):
        pose, wide = circuit.gate(column, False)
        x, y = circuit.paper(pose.beside(wide / 2 + VERGE / 2 + 0.12))
        drawn += circle(x, y, 11.5, p.paint("panel", "line", 1.4))
        drawn += text(x, round(y + 6.2, 1), str(column), 17.5, p.paint("ink"), anchor="middle")
    return drawn


def finish_line(circuit: Circuit, p: Palette) -> str:
    """A chequered band across the lanes."""
    (ax, ay), (bx, by) = circuit.finish()
    dx, dy = (bx - ax) / CHECKS, (by - ay) / CHECKS
    nx, ny = dy, -dx  # the band is as wide as the squares are long
    far = (nx * nx + ny * ny) ** 0.5
    nx, ny = nx / far * 5, ny / far * 5
    drawn = polygon(
        [(ax - nx, ay - ny), (bx - nx, by - ny), (bx + nx, by + ny), (ax + nx, ay + ny)],
        p.paint(WHITE),
    )
    for check in range(CHECKS):
        for row in (0, 1):
            if (check + row) % 2:
                continue
            x, y = ax + dx * check, ay + dy * check
            s = -1 if row else 0
            drawn += polygon(
                [
                    (x + nx * s, y + ny * s),
                    (x + dx + nx * s, y + dy + ny * s),
                    (x + dx + nx * (s + 1), y + dy + ny * (s + 1)),
                    (x + nx * (s + 1), y + ny * (s + 1)),
                ],
                p.paint(BLACK),
            )
    return drawn
