"""The race strip: a road with a post at every tenth, and every car on its lane."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from paddock.drawing.letters import PLAIN, shorten, width
from paddock.drawing.marks import player_of, roundel
from paddock.drawing.svg import WORDS, Ids, at, circle, group, line, path, rect, text
from paddock.drawing.theme import GREY, WHITE, palette
from paddock.games.crazy_rally.drawing.sheet import name_of, owes
from paddock.games.crazy_rally.rules.view import CrazyRallyView

LANE: Final = 21.0
HEAD: Final = 17.0
EDGE: Final = 18.0
A_LEG: Final = 100  # the distance of a good driver in a leg; the road grows for a better one
POST: Final = 10


def height(cars: int) -> float:
    return HEAD + cars * LANE + 4


def length(view: CrazyRallyView) -> int:
    """The length of the road that is drawn; it grows with each leg, or for a car at its end."""
    longest = max(car.distance for car in view.cars)
    return max(A_LEG * view.leg, -(-(longest + 1) // 20) * 20)


def content(
    view: CrazyRallyView, names: Sequence[str], *, room: float, theme: str, ids: Ids
) -> str:
    p = palette(theme)
    end = length(view)
    tall = len(view.cars) * LANE

    def place(done: float) -> float:
        return EDGE + (room - 2 * EDGE) * done / end

    step = POST if (room - 2 * EDGE) * POST / end > 26 else 5 * POST
    parts = [rect(0, HEAD, room, tall, p.paint("road"), 6)]
    for post in range(0, end + 1, step):
        x = place(post)
        parts.append(line(x, HEAD, x, HEAD + tall, p.pen("seam", 1.2, "")))
        parts.append(text(x, HEAD - 4, str(post), 13, p.paint("quiet"), anchor="middle"))
    for row in range(1, len(view.cars)):
        y = HEAD + row * LANE
        dashes = p.pen(GREY, 1, "") + ' stroke-dasharray="9 9"'
        parts.append(line(6, y, room - 6, y, dashes))
    for seat, car in enumerate(view.cars):
        y = HEAD + seat * LANE + LANE / 2
        x = place(car.distance)
        parts.append(label(view, seat, names, x, y, room, theme))
        halo = circle(0, 0, 10.4, p.paint("caution")) if owes(view, seat) else ""
        cross = path("M-8 -8L8 8M8 -8L-8 8", p.pen("signal", 3)) if car.out else ""
        mark = halo + roundel(player_of(seat), 7.4, theme) + cross
        parts.append(group(mark, at(x, y), ids(f"car-{seat}")))
    return "".join(parts)


def label(
    view: CrazyRallyView,
    seat: int,
    names: Sequence[str],
    x: float,
    y: float,
    room: float,
    theme: str,
) -> str:
    """Distance and name of a car, on the side of it with more room."""
    p = palette(theme)
    car = view.cars[seat]
    ahead = x < room / 2
    sign, anchor = (1, "start") if ahead else (-1, "end")
    far = str(car.distance)
    start = 14.0
    name = shorten(name_of(seat, names), 13, max(x, room - x) - 60, PLAIN)
    return text(x + sign * start, y + 5.4, far, 16, p.paint(WHITE), anchor=anchor) + text(
        x + sign * (start + width(far, 16) + 7),
        y + 4.8,
        name,
        13,
        p.paint(WHITE),
        anchor=anchor,
        weight=600,
        font=WORDS,
    )
