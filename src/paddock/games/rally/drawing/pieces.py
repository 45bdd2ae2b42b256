"""The pieces on a sheet: mechanics, and cars on the road, beside it and at both ends."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import count
from typing import Final

from paddock.drawing.marks import player_of
from paddock.drawing.svg import Ids, at, circle, group, path, rect, text
from paddock.drawing.theme import Palette
from paddock.games.rally.drawing.car import HIGH, WIDE, car
from paddock.games.rally.drawing.land import RULER
from paddock.games.rally.drawing.road import SHEET, TALL, centre
from paddock.games.rally.drawing.spot import Spot
from paddock.games.rally.rules.cards import SPACES

ROAD: Final = 34.0  # wide
LANE: Final = 1.0  # from the middle of the road down to the wheels; the factors are below the cars
QUEUE: Final = WIDE + 2  # step between cars that wait or have finished
DOWN: Final = TALL - RULER - 2  # the y of their line
CROWD: Final = 0.82  # the scale of three or more cars on one space

Numbers = Mapping[int, str]  # the number on the door, by seat


def cars(p: Palette, i: int, y: float, spot: Spot, ids: Ids, numbers: Numbers) -> str:
    """The cars on a space, one behind the other; those off the road lean beside it."""
    parts = []
    x = centre(i)
    scale = CROWD if len(spot.cars) > 2 else 1
    for k in reversed(range(len(spot.cars))):
        seat = spot.cars[k]
        body = car(seat, numbers[seat], p.name, seat == spot.lit)
        aside = 0 if len(spot.cars) == 1 else (3 if k % 2 else -3)
        up = k * (HIGH - 5) * scale
        parts.append(placed(ids(f"car-{seat}"), body, at(x + aside, y + LANE - up, scale)))
    for k, seat in enumerate(spot.off + spot.wrecks):
        body = car(seat, numbers[seat], p.name, seat == spot.lit)
        if seat in spot.wrecks:
            body += cross(p)
        elif spot.missing[k]:
            body += turns(p, spot.missing[k])
        where = at(x - 4 + k * 9, min(y + ROAD / 2 + HIGH + 2, TALL - RULER - 4), 0.92, 11)
        parts.append(placed(ids(f"car-{seat}"), body, where))
    return "".join(parts)


def cross(p: Palette) -> str:
    """The cross over a car that is out."""
    strokes = "M-11 -20L11 -1M11 -20L-11 -1"
    return path(strokes, p.pen("panel", 5.4)) + path(strokes, p.pen("signal", 3))


def turns(p: Palette, missing: int) -> str:
    """The turns that a car misses, on a car that is being repaired."""
    return rect(6, -28, 19, 16, p.paint("signal"), 4) + text(
        15.5, -15.2, f"−{missing}", 15, p.paint("panel"), anchor="middle"
    )


def places(seats: Sequence[int], taken: Iterable[int]) -> list[tuple[int, int]]:
    """The places of cars in a line, avoiding spaces with a car off the road."""
    lying = set(taken)
    free = (k for k in count() if k not in lying)
    return list(zip(seats, free, strict=False))


def waiting(
    p: Palette, seats: Sequence[int], ids: Ids, numbers: Numbers, taken: Iterable[int] = ()
) -> str:
    """Cars that have not started, in the order of starting; `taken` are the spaces of the sheet
    with cars off the road."""
    return "".join(
        placed(
            ids(f"car-{seat}"),
            car(seat, numbers[seat], p.name),
            at(22 + k * QUEUE, DOWN),
        )
        for seat, k in places(seats, taken)
    )


def arrived(
    p: Palette, seats: Sequence[int], ids: Ids, numbers: Numbers, taken: Iterable[int] = ()
) -> str:
    """Cars that have finished, the first one in front."""
    return "".join(
        placed(
            ids(f"car-{seat}"),
            car(seat, numbers[seat], p.name),
            at(SHEET - 22 - k * QUEUE, DOWN),
        )
        for seat, k in places(seats, (SPACES - 1 - i for i in taken))
    )


def crew(p: Palette, i: int, y: float, spot: Spot) -> str:
    """The mechanics above the ruler; above the road if it comes down that far."""
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
    """A car directly on its sheet, in no other group: the page animates it across sheets."""
    return f'<g id="{id}" class="drives" transform="{where}">{body}</g>'
