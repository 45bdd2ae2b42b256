"""A rally car from the side: colour and shape of its driver, its number on the door."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from paddock.drawing.marks import SHAPES, player_of
from paddock.drawing.svg import at, circle, group, path, text
from paddock.drawing.theme import BLACK, GREY, WHITE, palette

WIDE: Final = 38.0  # from bumper to bumper
HIGH: Final = 22.0  # from the ground, which is 0, to the roof

BODY: Final = (
    "M-18.5 -5V-9.6Q-18.5 -12.4 -15.6 -12.8L-10.6 -13.4L-6.6 -20Q-5.8 -21.4 -4 -21.4H5.4"
    "Q7.2 -21.4 8.4 -20L12.6 -13.8L16.6 -12.6Q19 -11.8 19 -9V-5Q19 -4 18 -4H-17.5"
    "Q-18.5 -4 -18.5 -5Z"
)
WINDOWS: Final = (
    "M-8 -14.2L-5 -19Q-4.5 -19.8 -3.6 -19.8H-0.6V-14.2ZM1 -19.8H5Q6.2 -19.8 7 -18.8L10.2 -14.2H1Z"
)
LAMP: Final = "M16.4 -10.6L18.4 -9.8V-7.4L16.4 -8Z"
AXLES: Final = (-10.8, 11.4)
DOOR: Final = (0.4, -8.8)  # the middle of the number's disc
DISC: Final = 7.0
NUMBER: Final = 13.0  # the font size of the number
SIGN: Final = (-13.6, -8.6)  # the centre of the driver's shape, and its scale
SIGN_SCALE: Final = 0.3


@lru_cache(maxsize=256)
def car(seat: int, number: str, theme: str = "light", lit: bool = False) -> str:
    """A car driving to the right, with its wheels on y = 0, centred at x = 0."""
    p = palette(theme)
    player = player_of(seat)
    edge, wide = ("caution", 7.0) if lit else ("panel", 3.6)
    wheels = "".join(
        circle(x, -4, 4.3, p.paint(BLACK, "panel", 0.8)) + circle(x, -4, 1.7, p.paint(GREY))
        for x in AXLES
    )
    x, y = DOOR
    return (
        path(BODY, p.paint(player.role, edge, wide, "join"))
        + path(BODY, p.paint(player.role, player.edge, 1.2, "join"))
        + path(WINDOWS, p.paint("#CFE0E6"))
        + path(LAMP, p.paint("#FFE9A8"))
        + group(path(SHAPES[player.shape], p.paint(player.text)), at(*SIGN, SIGN_SCALE))
        + wheels
        + circle(x, y, DISC, p.paint(WHITE, BLACK, 0.7))
        # Plates and lists say the number too, so it may be small on a small map.
        + group(
            text(x, y + NUMBER * 0.352, number, NUMBER, p.paint(BLACK), anchor="middle"),
            more=' class="fine"',
        )
    )
