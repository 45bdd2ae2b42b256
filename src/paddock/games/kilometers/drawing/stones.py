"""The distance cards: a milestone in a landscape."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from paddock.drawing.cards import BOTTOM, TOP, WIDTH
from paddock.drawing.svg import circle, path, rect, text
from paddock.drawing.theme import BLACK, BLUE, GOLD, GREEN, PLUM, RED, SHADE, STONE, WHITE, Palette

CAPS: Final = {"25": GREEN, "50": BLUE, "75": GOLD, "100": RED, "200": PLUM}


def sky(p: Palette) -> str:
    return rect(0.3, TOP, WIDTH - 0.6, BOTTOM - TOP, p.paint("sky"))


def village(p: Palette) -> str:
    """25: a church among roofs."""
    return (
        path("M0.3 52Q16 44 32 49T62.7 46V70H0.3Z", p.paint("hill"))
        + path("M0.3 58Q30 53 62.7 57V70H0.3Z", p.paint("meadow"))
        + path("M4 57V38H9.4V57Z", p.paint("wall"))
        + path("M3.2 38.4L6.7 24.5L10.2 38.4Z", p.paint("roof"))
        + path("M52 57V49H60V57Z", p.paint("wall"))
        + path("M50.6 49.4L56 44L61.4 49.4Z", p.paint("roof"))
    )


def poplars(p: Palette) -> str:
    """50: a row of poplars."""
    trees = "".join(
        path(
            f"M{x} 60V{y}C{x - 4.4} {y} {x - 4.4} {y - 12} {x} {y - 18}"
            f"C{x + 4.4} {y - 12} {x + 4.4} {y} {x} {y}",
            p.paint("hill", "hill", 0.6),
        )
        for x, y in ((5, 50), (12, 48), (51, 48), (58, 50))
    )
    return path("M0.3 55Q30 50 62.7 55V70H0.3Z", p.paint("field")) + trees


def coast(p: Palette) -> str:
    """75: the sea, a sail and the sun."""
    return (
        circle(52, 30, 6, p.paint("sun"))
        + rect(0.3, 47, 62.4, 23, p.paint("sea"))
        + path("M7.6 32L7.6 46H1.6ZM8.8 34V46H13.4Z", p.paint("wall"))
        + path("M1.6 47H14L12 50.2H4Z", p.paint("roof"))
        + path("M0.3 61Q20 57 62.7 63V70H0.3Z", p.paint("field"))
    )


def mountains(p: Palette) -> str:
    """100: snow on the peaks."""
    return (
        path("M0.3 56L8 34L14 44L22 26L36 50L47 28L55 42L62.7 33V70H0.3Z", p.paint("haze"))
        + path(
            "M8 34L5.4 41.4L8.2 40L10.6 42L12 40.6ZM22 26L17 37L21 35L24 38L27 34.6Z"
            "M47 28L42 37.6L46 35.6L49 38.4L52 36.8Z",
            p.paint("wall"),
        )
        + path("M0.3 58Q14 48 30 55T62.7 52V70H0.3Z", p.paint("hill"))
    )


def plain(p: Palette) -> str:
    """200: the open road into the sun."""
    rays = "".join(
        path(d, p.paint("ray"))
        for d in (
            "M31.5 52L0.3 38V31Z",
            "M31.5 52L0.3 22V18.5H6Z",
            "M31.5 52L16 18.5H24Z",
            "M31.5 52L39 18.5H47Z",
            "M31.5 52L57 18.5H62.7V22Z",
            "M31.5 52L62.7 31V38Z",
        )
    )
    return rays + path("M0.3 52H62.7V70H0.3Z", p.paint("field"))


SCENES: Final[dict[str, Callable[[Palette], str]]] = {
    "25": village,
    "50": poplars,
    "75": coast,
    "100": mountains,
    "200": plain,
}


def stone(p: Palette, kind: str) -> str:
    """The milestone, with its number as large as possible."""
    cap = CAPS[kind]
    round_top = "V41.5C11 29.6 20 25 31.5 25C43 25 52 29.6 52 41.5V"
    size = 27.5 if len(kind) == 2 else 24.5
    return (
        path(f"M11 70{round_top}70Z", p.paint(STONE))
        + path("M48 70V33.4C50.6 35.6 52 38.4 52 41.5V70Z", p.paint(SHADE))
        + path(f"M11 43{round_top}43Z", p.paint(cap))
        + text(31.5, 39, "KM", 9.5, p.paint(BLACK if cap == GOLD else WHITE), anchor="middle")
        + text(29.6, 65.2, kind, size, p.paint(BLACK), anchor="middle")
        + path(f"M11 70{round_top}70", p.pen(BLACK, 1.2, ""))
    )


def picture(p: Palette, kind: str) -> str:
    return sky(p) + SCENES[kind](p) + stone(p, kind)
