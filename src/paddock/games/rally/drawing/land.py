"""The land under the road: contour lines, woods, a river at a ford, fields along a fast road."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin
from typing import Final

from paddock.drawing.svg import at, circle, group, n, path, rect, text
from paddock.drawing.theme import WHITE, Palette
from paddock.games.rally.drawing.road import COLUMN, GATE, SHEET, TALL, centre

# Large and small flakes: the distance of the first from the edges, their step, their size
FLAKES: Final = ((9, 39, 2.4), (25, 34, 1.8))
RULER: Final = 22.0  # the height of the margin at the bottom, with the numbers of the spaces
WET: Final = 20.0  # the width of a river


def land(p: Palette, marks: Sequence[str], factors: Sequence[int], fast: bool, seed: int) -> str:
    """A map sheet without its road."""
    parts = [rect(0, 0, SHEET, TALL, p.paint("panel"))]
    if fast:
        parts.append(fields(p, seed))
    else:
        parts += [hill(p, x, y, r, seed + k) for k, (x, y, r) in enumerate(hills(factors, seed))]
    parts += [river(p, centre(i), seed) for i, mark in enumerate(marks) if mark == "ford"]
    parts.append(woods(p, marks, seed))
    return "".join(parts)


def hills(factors: Sequence[int], seed: int) -> list[tuple[float, float, float]]:
    """The hills: the largest one at the hardest part of the road, one on each side of it."""
    worst = max(range(8), key=lambda i: (factors[i], i))
    side = 1 if seed % 2 else -1
    return [
        (centre(worst), GATE - 8, 58 + 9 * factors[worst]),
        (centre(worst) + side * 168, GATE + 38, 52),
        (centre(worst) - side * 196, GATE - 44, 40),
    ]


def hill(p: Palette, x: float, y: float, r: float, seed: int) -> str:
    """A hill: contour lines that are closer together towards the top."""
    rings = []
    k = 0
    while r > 12:
        rings.append(ring(x, y, r, seed, k))
        r = r * 0.8 - 2
        k += 1
    foot = path(rings[0], p.paint("ground", "line", 1.1, "join"))
    return foot + path("".join(rings[1:]), p.pen("line", 1.1, "join"))


def ring(x: float, y: float, r: float, seed: int, k: int) -> str:
    """One closed contour, a little irregular; the same for the same seed."""
    found = []
    for step in range(18):
        angle = step * pi / 9
        wobble = 1 + 0.1 * sin(2 * angle + seed) + 0.07 * sin(3 * angle + seed * 2 + k * 0.3)
        found.append((x + 1.5 * r * wobble * cos(angle), y + 0.82 * r * wobble * sin(angle)))
    return smooth(found)


def smooth(corners: list[tuple[float, float]]) -> str:
    """A closed curve through the middles of its corners' edges.

    With whole numbers, each control point is exactly the reflection of the one before it, so the
    short path command `t` can leave it out.
    """
    whole = [(round(x), round(y)) for x, y in corners]
    middles = [
        ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
        for a, b in zip(whole, whole[1:] + whole[:1], strict=True)
    ]
    here = middles[-1]
    words = f"M{pair(*here)}q{pair(whole[0][0] - here[0], whole[0][1] - here[1])} "
    for k, (x, y) in enumerate(middles):
        words += ("t" if k else "") + pair(x - here[0], y - here[1])
        here = (x, y)
    return words + "Z"


def pair(x: float, y: float) -> str:
    return f"{n(x)} {n(y)}"


def river(p: Palette, x: float, seed: int) -> str:
    """A stream from the top of the sheet to the bottom, under the ford."""
    lean = 26 if seed % 2 else -26
    course = (
        f"M{n(x + lean)} 0C{n(x + lean)} 34 {n(x - lean * 0.3)} 52 {n(x)} {n(GATE)}"
        f"S{n(x - lean)} 140 {n(x - lean * 1.2)} {n(TALL)}"
    )
    ripples = "".join(f"M{n(x - 9 + k * 2)} {n(GATE + 26 + k * 9)}q5 -4 10 0" for k in range(3))
    return (
        path(course, p.pen("sea", WET))
        + path(course, p.pen("help", WET - 14))
        + path(ripples, p.pen("help", 1.6))
    )


def fields(p: Palette, seed: int) -> str:
    """Flat country: strips of field, and a railway beside the road."""
    strips = [
        ("field", 10 + seed * 13 % 60, 12, 86, 34),
        ("meadow", 150 + seed * 7 % 40, 18, 70, 30),
        ("field", 236 + seed * 5 % 30, 122, 64, 26),
        ("meadow", 30 + seed * 11 % 50, 124, 92, 24),
    ]
    drawn = "".join(
        group(
            rect(0, 0, w, h, p.paint(role) + ' opacity="0.5"')
            + path(
                "".join(f"M0 {n(h * k / 4)}H{n(w)}" for k in range(1, 4)),
                p.pen("panel", 1, "") + ' opacity="0.8"',
            ),
            at(x, y, turn=-4),
        )
        for role, x, y, w, h in strips
    )
    rails = p.pen("quiet", 1.4, "") + ' stroke-dasharray="7 4"'
    return drawn + path(
        f"M0 {n(GATE + 50)}Q{n(SHEET / 2)} {n(GATE + 40)} {n(SHEET)} {n(GATE + 50)}", rails
    )


def woods(p: Palette, marks: Sequence[str], seed: int) -> str:
    """A few trees, away from the road and the river."""
    found = []
    for k in range(7):
        x = (seed * 37 + k * 53) % 300 + 14
        y = 20 if (seed + k) % 2 else 134
        y += (k * 7) % 12
        near = min(7, int(x / COLUMN))
        if marks[near] == "ford" or (y < 60 and marks[near] == "hairpin"):
            continue
        found.append(
            circle(x, y, 5.5, p.paint("meadow")) + circle(x + 7, y + 3, 4, p.paint("hill"))
        )
    return "".join(found)


def ruler(p: Palette, first: int) -> str:
    """The margin at the bottom of a sheet, with the number of each space."""
    top = TALL - RULER
    parts = [
        rect(0, top, SHEET, RULER, p.paint("ground")),
        path(f"M0 {n(top)}H{n(SHEET)}", p.pen("line", 1.2, "")),
    ]
    ticks = "".join(f"M{n(i * COLUMN)} {n(top)}v6" for i in range(1, 8))
    parts.append(path(ticks, p.pen("line", 1.2, "")))
    numbers = "".join(
        text(centre(i), TALL - 6, str(first + i), 13, p.paint("quiet"), anchor="middle", weight=600)
        for i in range(8)
    )
    return "".join(parts) + group(numbers, more=' class="fine"')  # each space has a label


def snow(p: Palette) -> str:
    """Snowflakes on a sheet, below numbers and cars: a flake on a 6 would make a 5 of it."""
    parts = []
    for first, apart, size in FLAKES:
        rows = enumerate(range(first, round(TALL - RULER), apart))
        spots = "".join(
            f"M{x} {y}h0" for k, y in rows for x in range(first + 11 * (k % 3), round(SHEET), apart)
        )
        parts.append(path(spots, p.pen(WHITE, size)))
    return "".join(parts)
