"""The strip: how far each side is, with a lane for each, milestones and a finish line.

Stones, marks and words have classes, so that the style sheet of a narrow page can enlarge them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from paddock.drawing.letters import PLAIN, shorten, width
from paddock.drawing.marks import roundel
from paddock.drawing.svg import (
    WORDS,
    Ids,
    at,
    circle,
    drawing,
    group,
    line,
    n,
    path,
    prefixed,
    rect,
    text,
)
from paddock.drawing.theme import BLACK, GOLD, RED, STONE, WHITE, Palette, PlayerStyle, palette


class StripLane(NamedTuple):
    """One side on the strip."""

    player: PlayerStyle
    name: str
    done: int
    lit: bool = False  # it is this side's turn


LANE: Final = 34.0
HEAD: Final = 30.0  # room above the road, for the milestones
EDGE: Final = 26.0  # room before the start and after the end
NAME: Final = 14.0
DISTANCE: Final = 18.0


def height(lanes: int) -> float:
    """The height of the strip."""
    return HEAD + lanes * LANE + 4


def content(
    lanes: Sequence[StripLane],
    length: int,
    goals: Sequence[int],
    *,
    room: float,
    step: int,
    theme: str,
    ids: Ids,
    unit: str,
) -> str:
    """The strip without a frame, `room` wide; the last goal is the target."""
    p = palette(theme)
    tall = len(lanes) * LANE

    def place(done: int) -> float:
        return EDGE + (room - 2 * EDGE) * min(done, length) / length

    parts = [
        rect(0, HEAD - 4, room, tall + 8, p.paint("meadow"), 8),
        rect(0, HEAD, room, tall, p.paint("road"), 5),
    ]
    for post in range(0, length + 1, step):
        if post not in goals:
            parts.append(line(place(post), HEAD, place(post), HEAD + tall, p.pen("seam", 1.2, "")))
        parts.append(milestone(p, place(post), post, post in goals))
    for row in range(1, len(lanes)):
        y = HEAD + row * LANE
        dashes = p.pen(WHITE, 1.4, "") + ' stroke-dasharray="12 10"'
        parts.append(line(6, y, room - 6, y, dashes))
    for goal in goals:
        parts.append(chequers(p, place(goal), tall, goal == goals[-1]))
    for row, lane in enumerate(lanes):
        y = HEAD + row * LANE + LANE / 2
        parts.append(car(p, lane, place(lane.done), y, room, unit, ids(f"car-{row}")))
    return "".join(parts)


def milestone(p: Palette, x: float, number: int, goal: bool) -> str:
    """A stone at the roadside, with the distance from the start."""
    cap = RED if goal else GOLD
    outline = "M-14 0V-17Q-14 -25 0 -25Q14 -25 14 -17V0Z"
    stone = (
        path(outline, p.paint(STONE))
        + path("M-14 -17.4Q-14 -25 0 -25Q14 -25 14 -17.4Z", p.paint(cap))
        + path(outline, p.pen(BLACK, 1, ""))
        + text(0, -4, str(number), 14, p.paint(BLACK), anchor="middle")
    )
    return group(group(stone, more=' class="stone"'), at(x, HEAD))


def chequers(p: Palette, x: float, tall: float, counts: bool) -> str:
    """The finish line; one that was driven past is faded."""
    size = LANE / 8
    squares = "".join(
        f"M{n(x - size + (row % 2) * size)} {n(HEAD + row * size)}h{n(size)}v{n(size)}h{n(-size)}z"
        for row in range(round(tall / size))
    )
    ground = rect(x - size, HEAD, size * 2, tall, p.paint(WHITE if counts else "quiet"))
    return ground + path(squares, p.paint(BLACK))


def car(p: Palette, lane: StripLane, x: float, y: float, room: float, unit: str, id: str) -> str:
    """A side's roundel on its lane; its distance and name are on the side with more room."""
    said = f"{lane.done} {unit}"
    far = width(said, DISTANCE) + 8
    name = shorten(lane.name, NAME, max(x, room - x) - far - 34, PLAIN)
    ahead = x < room / 2
    sign, anchor = (1, "start") if ahead else (-1, "end")
    white = p.paint(WHITE)
    words = text(
        x + sign * 20, y + 6.2, said, DISTANCE, white + ' class="done"', anchor=anchor
    ) + text(
        x + sign * (20 + far),
        y + 5.4,
        name,
        NAME,
        white + ' class="name"',
        anchor=anchor,
        weight=600,
        font=WORDS,
    )
    halo = circle(0, 0, 15.5, p.paint("caution")) if lane.lit else ""
    mark = group(halo + roundel(lane.player, 11, p.name), more=' class="mark"')
    return words + group(mark, at(x, y), id)


def strip(
    lanes: Sequence[StripLane],
    length: int,
    goals: Sequence[int],
    *,
    room: float = 680,
    step: int = 100,
    theme: str = "light",
    ids: Ids | None = None,
    title: str = "",
    unit: str = "km",
) -> str:
    """The strip as a drawing of its own, `room` units wide."""
    drawn = content(
        lanes,
        length,
        goals,
        room=room,
        step=step,
        theme=theme,
        ids=ids or prefixed(""),
        unit=unit,
    )
    return drawing(room, height(len(lanes)), drawn, title=title)
