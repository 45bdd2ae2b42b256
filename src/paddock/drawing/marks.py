"""The marks of players: a coloured shape with a start number in a white roundel."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin
from typing import Final

from paddock.drawing.svg import circle, drawing, group, n, path, text
from paddock.drawing.theme import BLACK, PLAYERS, WHITE, PlayerStyle, palette

# The shape identifies the player too, so the number may be small.
NUMBER_PAINT: Final = f'class="fine" fill="{BLACK}"'


def ring(corners: int, r: float, start: float = -90, inner: float = 0) -> str:
    """A regular polygon around the origin; with `inner`, a star."""
    points = []
    for step in range(corners * (2 if inner else 1)):
        angle = (start + step * 360 / (corners * (2 if inner else 1))) * pi / 180
        reach = inner if inner and step % 2 else r
        points.append(f"{n(reach * cos(angle))} {n(reach * sin(angle))}")
    return "M" + "L".join(points) + "Z"


# Each shape centred at the origin, for a radius of 10, scaled so that all look equally large.
SHAPES: Final[dict[str, str]] = {
    "circle": "M-10 0A10 10 0 1 1 10 0A10 10 0 1 1 -10 0Z",
    "square": "M-8.8 -8.8H8.8V8.8H-8.8Z",
    "triangle": "M0 -12.6L11.6 8.2H-11.6Z",
    "diamond": "M0 -11.8L11.8 0L0 11.8L-11.8 0Z",
    "star": ring(5, 12.2, inner=6.6),
    "hexagon": ring(6, 10.8, start=0),
}
DISC: Final[dict[str, tuple[float, float]]] = {  # the y of the white roundel, and its radius
    "circle": (0, 7),
    "square": (0, 6.8),
    "triangle": (1.6, 6),
    "diamond": (0, 6.7),
    "star": (0.3, 6),
    "hexagon": (0, 7),
}


def shape(player: PlayerStyle, r: float = 10, theme: str = "light") -> str:
    """The player's shape in the player's colour, around the origin."""
    paint = palette(theme).paint(player.role, player.edge, 1.6, "join")
    return group(path(SHAPES[player.shape], paint), f"scale({r / 10:.4g})" if r != 10 else "")


@lru_cache(maxsize=256)
def roundel(player: PlayerStyle, r: float = 10, theme: str = "light", number: str = "") -> str:
    """Shape, colour and start number in one mark, around the origin, with a thin paper edge."""
    p = palette(theme)
    down, disc = DISC[player.shape]
    label = number or str(player.number)
    size = disc * (1.75 if len(label) < 2 else 1.35)
    content = (
        path(SHAPES[player.shape], p.paint(player.role, "panel", 4.2, "join"))
        + path(SHAPES[player.shape], p.paint(player.role, player.edge, 1.6, "join"))
        + circle(0, down, disc, p.paint(WHITE))
        + text(0, down + size * 0.352, label, size, NUMBER_PAINT, anchor="middle")
    )
    return group(content, f"scale({r / 10:.4g})" if r != 10 else "")


def player_of(seat: int) -> PlayerStyle:
    """The sign of a seat, in a game without its own colours."""
    return PLAYERS[seat % len(PLAYERS)]


def mark(seat: int, *, theme: str = "light", title: str = "", pixels: float = 0) -> str:
    """A player's roundel as a picture of its own, 32 × 32."""
    return drawing(
        32,
        32,
        group(roundel(player_of(seat), 11, theme), "translate(16 16)"),
        title=title,
        pixels=pixels,
    )
