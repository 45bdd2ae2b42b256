"""A racing car from above. Its colour and its number identify it, each alone."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from paddock.drawing.marks import roundel
from paddock.drawing.svg import at, circle, group, path, rect, text
from paddock.drawing.theme import BLACK, PLAYERS, WHITE, palette

LONG: Final = 34.0  # the length of a drawn car; a test checks it
FINE: Final = ' class="fine"'  # a number that may be small, because the colour says the same
ON_TRACK: Final = 1.16  # a car on the track fills its space
BY_COLOUR: Final = {player.name: player for player in PLAYERS}

BODY: Final = (
    "M17 0C17 -2 13 -3.1 8.5 -3.3L5 -6.2H-4.5L-7 -4.6H-13.5"
    "V4.6H-7L-4.5 6.2H5L8.5 3.3C13 3.1 17 2 17 0Z"
)
WHEELS: Final = (
    (6.2, -8.6, 6.4, 3.4),
    (6.2, 5.2, 6.4, 3.4),
    (-14, -9.2, 7.6, 4.2),
    (-14, 5, 7.6, 4.2),
)


def start_number(colour: str) -> str:
    """The number of a colour's car; a question mark for white."""
    return str(BY_COLOUR[colour].number) if colour in BY_COLOUR else "?"


@lru_cache(maxsize=64)  # for the few cars beside the track, most of them unturned
def car(colour: str, theme: str = "light", turn: float = 0, lit: bool = False) -> str:
    """A car around the origin, 34 long, pointing right unless turned; its number stays upright."""
    p = palette(theme)
    fill = f"player-{colour}" if colour in BY_COLOUR else WHITE
    shape = group(_shape(theme, fill), f"rotate({turn:.4g})" if turn else "")
    label = start_number(colour)
    ring = circle(0, 0, 6.6, p.paint(WHITE, BLACK if lit else "none", 1.2))
    return shape + ring + group(text(0, 3.9, label, 11, p.paint(BLACK), anchor="middle"), more=FINE)


def racer(colour: str, theme: str = "light", turn: float = 0, lit: bool = False) -> str:
    """A car on the track: as large as a space, outlined against the asphalt, and with a number that
    is legible when the whole track is visible."""
    p = palette(theme)
    turned = f"rotate({turn:.4g}) " if turn else ""
    shape = group(_shape(theme, f"player-{colour}", OUTLINE), f"{turned}scale({ON_TRACK})")
    ring = circle(0, 0, 9.2, p.paint(WHITE, "signal" if lit else BLACK, 1.8 if lit else 0.8))
    label = text(0, 5.6, start_number(colour), 16, p.paint(BLACK), anchor="middle")
    return shape + ring + group(label, more=FINE)


OUTLINE: Final = 1.5  # of a car on the track: in dark mode the asphalt is as dark as the black car


# Cars on the track have few colours but any direction. A cache of whole cars had a hit rate of one
# in three and grew for hours, so only the parts that no direction changes are cached.
@lru_cache(maxsize=64)
def _shape(theme: str, fill: str, outline: float = 0.8) -> str:
    p = palette(theme)
    edge = BLACK if fill == WHITE else WHITE
    thin = outline * 0.7
    wheels = "".join(rect(x, y, w, h, p.paint(BLACK, WHITE, thin), 1.2) for x, y, w, h in WHEELS)
    wings = rect(11.4, -8.2, 3.2, 16.4, p.paint(fill, edge, thin), 1) + rect(
        -17, -8, 3.6, 16, p.paint(fill, edge, thin), 1
    )
    return wheels + wings + path(BODY, p.paint(fill, edge, outline, "join"))


def tag(colour: str, theme: str = "light", r: float = 9) -> str:
    """Colour, shape and number of a car in one small mark, around the origin."""
    if colour in BY_COLOUR:
        return roundel(BY_COLOUR[colour], r, theme)
    p = palette(theme)
    sign = text(0, 4.6, "?", 13, p.paint(BLACK), anchor="middle")
    content = circle(0, 0, 10, p.paint(WHITE, BLACK, 1.6)) + group(sign, more=FINE)
    return group(content, at(0, 0, r / 10))
