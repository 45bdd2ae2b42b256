"""A section of the course: its map sheet, the road with its factors, and everything on it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from paddock.drawing.svg import Ids, at, circle, group, line, n, path, rect, text, use
from paddock.drawing.theme import BLACK, GOLD, RED, STONE, WHITE, Palette, palette
from paddock.games.rally.drawing.ahead import highlight, reach, signs
from paddock.games.rally.drawing.land import land, ruler
from paddock.games.rally.drawing.pieces import ROAD, arrived, cars, crew, waiting
from paddock.games.rally.drawing.road import (
    COLUMN,
    GATE,
    SHEET,
    STEP,
    TALL,
    centre,
    column,
    heights,
    normal,
    path_of,
    points,
)
from paddock.games.rally.drawing.spot import Spot
from paddock.games.rally.rules.course import Face

# By factor: the colour of the road, and a legible colour on it
TINTS: Final = [
    ("#BBD7A2", BLACK),
    ("#DDE0A0", BLACK),
    ("#F3CF7A", BLACK),
    ("#EDA25C", BLACK),
    ("#C9502F", WHITE),
    ("#8E2430", WHITE),
]
KM: Final = 10  # a space is about ten kilometres


def shape_of(face: Face, name: str) -> tuple[float, ...]:
    """The line of the road of a face."""
    marks = tuple(("", "ford", "hairpin")[mark] for mark in face.marks)
    return heights(tuple(face.factors), marks, seed_of(name))


def seed_of(name: str) -> int:
    return int(name[:-1]) * 2 + (name[-1] == "B")


@lru_cache(maxsize=64)
def _sheet(
    theme: str, name: str, factors: tuple[int, ...], marks: tuple[str, ...], fast: bool
) -> str:
    p = palette(theme)
    seed = seed_of(name)
    ground = land(p, marks, factors, fast, seed)
    run = points(heights(factors, marks, seed))
    parts = [ground, path(path_of(run), p.pen("ink", ROAD + 5, "join"))]
    for i, factor in enumerate(factors):
        tint = TINTS[min(factor, 4)][0]
        parts.append(path(path_of(column(run, i)), p.pen(tint, ROAD, "join")))
    for i in range(1, 8):
        (x, y), (across, along) = run[round(i * COLUMN / STEP)], normal(run, i)
        half = ROAD / 2 + 1
        ends = (x - across * half, y - along * half, x + across * half, y + along * half)
        parts.append(line(*ends, p.pen("ink", 1.4, "")))
    for i, mark in enumerate(marks):
        if mark == "ford":
            parts.append(ford(p, centre(i)))
    # Land and road are clipped at the edges of the sheet; pieces on it are not.
    return f'<svg width="{n(SHEET)}" height="{n(TALL)}">{"".join(parts)}</svg>'


def sheet(p: Palette, name: str, face: Face) -> str:
    """A face without numbers and pieces: land and road."""
    marks = tuple(("", "ford", "hairpin")[mark] for mark in face.marks)
    return _sheet(p.name, name, tuple(face.factors), marks, bool(face.counts[0]))


def ford(p: Palette, x: float) -> str:
    """Water over the road."""
    waves = "".join(f"M{n(x - 15)} {n(GATE + d)}q5 -4 10 0t10 0t10 0" for d in (-11, 12))
    return rect(x - 17, GATE - 15, 34, 30, p.paint("sea") + ' opacity="0.85"', 5) + path(
        waves, p.pen(WHITE, 1.6)
    )


def tile(
    p: Palette,
    name: str,
    face: Face,
    first: int,
    spots: Sequence[Spot],
    *,
    ids: Ids,
    shared: bool = False,
    snow: str = "",
    order: str = "",
    gates: tuple[str, str] = ("", ""),
    queue: Sequence[int] = (),
    home: Sequence[int] = (),
    numbers: Mapping[int, str] | None = None,
) -> str:
    """A sheet with everything on it. `gates` are the words at its start and its end, where the cars
    of `queue` and `home` are. `numbers` are those of the cars, by seat; `snow` lies on the land.
    """
    doors = numbers or {}
    ys = shape_of(face, name)
    parts = [use(f"rally-{name}") if shared else sheet(p, name, face), snow, ruler(p, first)]
    parts += [highlight(p, i, spot) for i, spot in enumerate(spots) if spot.zone]
    parts += [reach(p, i, spot) for i, spot in enumerate(spots) if spot.reach >= 0]
    parts += [number(p, i, ys[i], spot) for i, spot in enumerate(spots)]
    crowded = any(spot.flag or spot.odds for spot in spots[:2])
    parts.append(title(p, order, name, SHEET - 62 if crowded else 4))
    parts.append(post(p, SHEET - 12, GATE - ROAD / 2 - 5, (first + len(spots) - 1) * KM))
    if gates[0]:
        parts.append(banner(p, 7, gates[0]))
    if gates[1]:
        parts.append(chequers(p))
    parts += [signs(p, i, spot) for i, spot in enumerate(spots) if spot.zone]
    parts += [crew(p, i, ys[i], spot) for i, spot in enumerate(spots) if spot.crew]
    for i, spot in enumerate(spots):
        parts.append(cars(p, i, ys[i], spot, ids, doors))
    lying = [i for i, spot in enumerate(spots) if spot.off or spot.wrecks]
    parts += [waiting(p, queue, ids, doors, lying), arrived(p, home, ids, doors, lying)]
    return "".join(parts)


def number(p: Palette, i: int, y: float, spot: Spot, size: float = 22) -> str:
    """The factor on the road; in a ford, on a disc over the water."""
    tint, ink = TINTS[min(spot.factor, 5)]
    down = 14.5  # the upper half of the road is for cars
    said = text(centre(i), y + down, str(spot.factor), size, p.paint(ink), anchor="middle")
    if spot.mark != "ford":
        return said
    return circle(centre(i), y + down - 7, 10.5, p.paint(tint, WHITE, 1.6)) + said


def title(p: Palette, order: str, name: str, x: float) -> str:
    """The number and name of the section, in a corner of the sheet."""
    return group(
        rect(x, 4, 20, 16, p.paint("ink"), 3)
        + text(x + 10, 16.4, order, 13.5, p.paint("panel"), anchor="middle")
        + text(x + 24, 16.6, name, 14, p.paint("quiet")),
        more=' class="fine"',
    )


def banner(p: Palette, x: float, word: str) -> str:
    """The start line, with a word above it."""
    return (
        line(x - 5, GATE - 24, x - 5, GATE + 24, p.pen(WHITE, 4, ""))
        + line(x - 5, GATE - 24, x - 5, GATE + 24, p.pen(RED, 4, "") + ' stroke-dasharray="6 6"')
        + rect(x - 7, GATE - 41, 9 + 7.4 * len(word), 17, p.paint(RED), 3)
        + group(text(x - 3, GATE - 27.6, word, 13.5, p.paint(WHITE)), more=' class="fine"')
    )


def chequers(p: Palette) -> str:
    """The finish line after the last space."""
    size = 5.0
    one = f"h{n(size)}v{n(size)}h{n(-size)}z"
    squares = "".join(
        f"M{n(SHEET - 2 * size + (row % 2) * size)} {n(GATE - 24 + row * size)}{one}"
        for row in range(10)
    )
    return rect(SHEET - 2 * size, GATE - 24, 2 * size, 50, p.paint(WHITE)) + path(
        squares, p.paint(BLACK)
    )


def post(p: Palette, x: float, y: float, km: int) -> str:
    """A milestone."""
    outline = "M-13 0V-15Q-13 -22 0 -22Q13 -22 13 -15V0Z"
    return group(
        path(outline, p.paint(STONE))
        + path("M-13 -15.4Q-13 -22 0 -22Q13 -22 13 -15.4Z", p.paint(GOLD))
        + path(outline, p.pen(BLACK, 1, ""))
        + group(text(0, -3.6, str(km), 12, p.paint(BLACK), anchor="middle"), more=' class="fine"'),
        at(x, y),
    )
