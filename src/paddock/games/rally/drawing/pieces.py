"""What is put on a sheet: mechanics, and cars on the road, beside it and at both its ends."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from paddock.drawing.marks import player_of, roundel
from paddock.drawing.svg import Ids, at, circle, group, path
from paddock.drawing.theme import Palette
from paddock.games.rally.drawing.land import RULER
from paddock.games.rally.drawing.road import SHEET, TALL, centre
from paddock.games.rally.drawing.spot import Spot

ROAD: Final = 34.0  # wide
CAR: Final = 9.6
QUEUE: Final = 21.0  # between cars that wait, or that are home
DOWN: Final = TALL - RULER - 18  # where they stand in line


def cars(p: Palette, i: int, y: float, spot: Spot, ids: Ids) -> str:
    """Cars on a space stand side by side, two by two; those off the road lean beside it."""
    parts = []
    x = centre(i)
    for k, seat in enumerate(spot.cars):
        halo = circle(0, 0, CAR + 4.5, p.paint("caution")) if seat == spot.lit else ""
        body = halo + roundel(player_of(seat), CAR, p.name)
        side = 0 if len(spot.cars) == 1 else 10 if k % 2 else -10
        parts.append(placed(ids(f"car-{seat}"), body, at(x + side, y - 11 - k // 2 * 18)))
    for k, seat in enumerate(spot.off + spot.wrecks):
        body = roundel(player_of(seat), CAR, p.name)
        if seat in spot.wrecks:
            body += cross(p)
        where = at(x - 6 + k * 12, y + ROAD / 2 + 11 + k % 2 * 5, turn=24)
        parts.append(placed(ids(f"car-{seat}"), body, where))
    return "".join(parts)


def cross(p: Palette) -> str:
    """Over a car that is out."""
    strokes = "M-8 -8L8 8M8 -8L-8 8"
    return path(strokes, p.pen("panel", 5)) + path(strokes, p.pen("signal", 2.6))


def waiting(p: Palette, seats: Sequence[int], ids: Ids) -> str:
    """Cars that have not started, in the order in which they will."""
    return "".join(
        placed(ids(f"car-{seat}"), roundel(player_of(seat), CAR, p.name), at(13 + k * QUEUE, DOWN))
        for k, seat in enumerate(seats)
    )


def arrived(p: Palette, seats: Sequence[int], ids: Ids) -> str:
    """Cars that have left the course, the first one foremost."""
    return "".join(
        placed(
            ids(f"car-{seat}"),
            roundel(player_of(seat), CAR, p.name),
            at(SHEET - 13 - k * QUEUE, DOWN),
        )
        for k, seat in enumerate(seats)
    )


def crew(p: Palette, i: int, y: float, spot: Spot) -> str:
    """Mechanics, by the roadside above the ruler, or behind a road that comes down to it."""
    parts = []
    foot = TALL - RULER - 13
    height = foot if y + ROAD / 2 < foot - 6 else y - ROAD / 2 - 18
    for k, seat in enumerate(spot.crew):
        where = at(centre(i) + (k - (len(spot.crew) - 1) / 2) * 15, height)
        parts.append(group(spanner(p, seat), where))
    return "".join(parts)


def spanner(p: Palette, seat: int) -> str:
    """A mechanic: a spanner on the colour of the driver."""
    player = player_of(seat)
    tool = "M-4.6 4.8L1.8 -1.6"
    jaw = "M1.2 -5.4a3.9 3.9 0 1 0 4.6 4.6l-2.5 0.4l-2.3 -2.3z"
    return (
        circle(0, 0, 10, p.paint(player.role, "iron" if player.name == "black" else "panel", 1.6))
        + path(tool, p.pen(player.text, 2.6))
        + path(jaw, p.paint(player.text))
    )


def placed(id: str, body: str, where: str) -> str:
    """A car right on its sheet, with nothing around it: a page moves it from sheet to sheet."""
    return f'<g id="{id}" transform="{where}">{body}</g>'
