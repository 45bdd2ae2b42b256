"""The logo of Paddock, for browsers and home screens: a start number on a chequered flag."""

from __future__ import annotations

from typing import Final

from paddock.drawing.svg import circle, drawing, group, n, path, rect
from paddock.drawing.theme import palette

SIZE: Final = 512.0
SQUARES: Final = (4, 4)  # squares of the flag, across and down
SAFE: Final = 0.66  # the share of the picture inside a round mask


def flag(x: float, y: float, square: float) -> str:
    """The dark squares of a chequered flag."""
    across, down = SQUARES
    return "".join(
        f"M{n(x + column * square)} {n(y + row * square)}h{n(square)}v{n(square)}h{n(-square)}z"
        for row in range(down)
        for column in range(across)
        if (row + column) % 2 == 0
    )


def icon(maskable: bool = False) -> str:
    """The logo as a square drawing. `maskable`: it fills the square, for systems that cut it."""
    p = palette("light")
    middle = SIZE / 2
    square = 62.0
    left = middle - square * SQUARES[0] / 2
    pole = rect(left - 26, middle - 150, 22, 300, p.paint("ink"), 8)
    squares = path(flag(left, middle - square * SQUARES[1] / 2, square), p.paint("ink"))
    band = circle(middle, middle, 222, p.paint("panel", "signal", 34))
    sign = band + group(pole + squares, f"rotate(-8 {n(middle)} {n(middle)}) translate(12 0)")
    if not maskable:
        return drawing(SIZE, SIZE, sign)
    moved = middle * (1 - SAFE)
    inner = group(sign, f"translate({n(moved)} {n(moved)}) scale({SAFE})")
    return drawing(SIZE, SIZE, rect(0, 0, SIZE, SIZE, p.paint("ground")) + inner)
