"""The weather of a zone as a strip of stamps, with the one of this round under the marker."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import cos, pi, sin
from typing import Final

from paddock.drawing.svg import at, circle, drawing, ellipse, group, line, n, path, rect, text
from paddock.drawing.theme import BLACK, BLUE, GOLD, WHITE, Palette, palette
from paddock.drawing.words import Words

STAMP: Final = 62.0  # wide
HIGH: Final = 58.0
GAP: Final = 6.0


def icon(p: Palette, weather: str) -> str:
    """The icon of a kind of weather, centred at the origin, about 30 wide."""
    cloud = "M-11 7a6 6 0 0 1 0 -12a8 8 0 0 1 15 -2a6.5 6.5 0 0 1 5 14z"
    if weather == "fair":
        rays = "".join(
            f"M{n(10 * cos(a))} {n(10 * sin(a))}L{n(15 * cos(a))} {n(15 * sin(a))}"
            for a in (k * pi / 4 for k in range(8))
        )
        return circle(0, 0, 7, p.paint(GOLD)) + path(rays, p.pen(GOLD, 2.4))
    grey = {"overcast": "#A9B4BC", "rain": "#7F8D99", "storm": "#4E5C68"}.get(weather, "#9FB3C4")
    parts = [path(cloud, p.paint(grey, BLACK, 1, "join"))]
    if weather == "rain":
        parts.append(path("M-8 10l-2 5M-1 10l-2 5M6 10l-2 5", p.pen(BLUE, 2.2)))
    elif weather == "storm":
        parts.append(path("M1 4l-6 8h4l-2 7l8 -10h-4l3 -5z", p.paint(GOLD, BLACK, 0.8, "join")))
    elif weather == "snow":
        for x in (-8, 0, 8):
            parts.append(
                path(f"M{x} 9.5v7M{x - 3} 11.2l6 3.6M{x + 3} 11.2l-6 3.6", p.pen(BLUE, 1.5))
            )
    return "".join(parts)


@lru_cache(maxsize=256)
def strip(
    sky: tuple[tuple[str, int], ...], field: int, language: Words, theme: str = "light"
) -> str:
    """The whole strip of a zone; `field` is the place of the marker, -1 before the start."""
    name = language(f"weather-{sky[field][0]}") if field >= 0 else ""
    drawn = group(stamps(palette(theme), sky, field), at(2, 3))
    return drawing(width(len(sky)) + 4, HIGH + 6, drawn, title=name)


def width(fields: int) -> float:
    return fields * (STAMP + GAP) - GAP


def stamps(p: Palette, sky: tuple[tuple[str, int], ...], field: int) -> str:
    return "".join(stamp(p, k, weather, add, k == field) for k, (weather, add) in enumerate(sky))


def stamp(p: Palette, k: int, weather: str, add: int, now: bool) -> str:
    """A postage stamp with perforated edges."""
    x = k * (STAMP + GAP)
    teeth = "".join(
        ellipse(x + d, y, 2.1, 2.1, p.paint("ground"))
        for y in (0, HIGH)
        for d in (6 + j * 10 for j in range(6))
    )
    sky = {"fair": "#BFE0EE", "overcast": "#D5DCDD", "rain": "#B9C7CF", "storm": "#93A1AC"}
    parts = [
        rect(x, 0, STAMP, HIGH, p.paint(WHITE, "signal" if now else "line", 3 if now else 1)),
        teeth,
        rect(x + 6, 6, STAMP - 12, HIGH - 12, p.paint(sky.get(weather, "#DCE6EE"))),
        group(icon(p, weather), at(x + STAMP / 2 - (7 if add else 0), HIGH / 2 - 1)),
    ]
    if add:
        parts.append(circle(x + STAMP - 15, 17, 8.6, p.paint(WHITE, BLACK, 1)))
        said = text(x + STAMP - 15, 21.6, f"+{add}", 13, p.paint(BLACK), anchor="middle")
        parts.append(group(said, more=' class="fine"'))  # the page names the weather
    if now:
        parts.append(line(x + 10, HIGH - 9, x + STAMP - 10, HIGH - 9, p.pen("signal", 4)))
    return "".join(parts)


def as_sky(rows: Sequence[tuple[str, int]]) -> tuple[tuple[str, int], ...]:
    return tuple((weather, add) for weather, add in rows)
