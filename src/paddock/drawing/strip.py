"""The strip: who is how far, one lane for each side, with kilometre posts and the flag."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from paddock.drawing.letters import shorten
from paddock.drawing.marks import roundel
from paddock.drawing.svg import Ids, at, drawing, group, line, path, prefixed, rect, text
from paddock.drawing.theme import BLACK, WHITE, Palette, Player, palette


class Lane(NamedTuple):
    """One side on the strip."""

    player: Player
    name: str
    done: int
    seat_numbers: str = ""  # start numbers of a team; empty: the player's own
    lit: bool = False  # it is this side's turn


LANE = 34.0
HEAD = 26.0


def height(lanes: int) -> float:
    return HEAD + lanes * LANE + 8


def content(
    lanes: Sequence[Lane],
    length: int,
    goals: Sequence[int],
    *,
    width: float,
    step: int,
    theme: str,
    ids: Ids,
    unit: str = "km",
) -> str:
    """The strip without its frame. The last goal is the flag; earlier ones have been passed over."""
    p = palette(theme)
    left, right = 24.0, width - 34.0
    tall = len(lanes) * LANE

    def place(done: int) -> float:
        return left + (right - left) * min(done, length) / length

    parts = [rect(0, HEAD, width, tall, p.paint("road"), 6)]
    for post in range(0, length + 1, step):
        x = place(post)
        if post not in goals:
            parts.append(line(x, HEAD + 5, x, HEAD + tall - 5, p.pen("quiet", 1, "")))
        bold = post % (step * 2) == 0 or post in goals
        if bold:
            parts.append(text(x, HEAD - 8, str(post), 15, p.paint("ink"), anchor="middle"))
    for row in range(1, len(lanes)):
        y = HEAD + row * LANE
        dash = ' stroke-dasharray="12 9"'
        parts.append(line(4, y, width - 4, y, p.pen(WHITE, 1.4, "") + dash))
    for goal in goals:
        parts.append(finish(place(goal), HEAD, tall, p, goal == goals[-1]))
    for row, lane in enumerate(lanes):
        y = HEAD + row * LANE + LANE / 2
        parts.append(car(lane, place(lane.done), y, width, row, p, ids, unit))
    return "".join(parts)


def car(
    lane: Lane, x: float, y: float, width: float, row: int, p: Palette, ids: Ids, unit: str
) -> str:
    """A side's roundel on its lane, and beside it, on the open side, its name and distance."""
    said = f"{lane.done} {unit}"
    name = shorten(lane.name, 14, 120)
    if x < width * 0.55:
        words = text(x + 20, y + 5.4, said, 17, p.paint(WHITE))
        words += text(x + 20 + 9 * len(said) + 6, y + 5, name, 14, p.paint(WHITE), weight=600)
    else:
        words = text(x - 20, y + 5.4, said, 17, p.paint(WHITE), anchor="end")
        words += text(
            x - 20 - 9 * len(said) - 6, y + 5, name, 14, p.paint(WHITE), weight=600, anchor="end"
        )
    mark = roundel(lane.player, 11.5, p.name, lane.seat_numbers)
    return words + group(mark, at(x, y), ids(f"car-{row}"))


def finish(x: float, top: float, tall: float, p: Palette, last: bool) -> str:
    """The line to reach: chequers across the road."""
    size = 4.0
    squares = ""
    for row in range(int(tall / size)):
        for column in range(2):
            if (row + column) % 2 == 0:
                squares += (
                    f"M{x + column * size:g} {top + row * size:g}h{size:g}v{size:g}h-{size:g}z"
                )
    ground = rect(x, top, size * 2, tall, p.paint(WHITE if last else "quiet"))
    return ground + path(squares, p.paint(BLACK))


def strip(
    lanes: Sequence[Lane],
    length: int,
    goals: Sequence[int],
    *,
    width: float = 680,
    step: int = 50,
    theme: str = "light",
    ids: Ids | None = None,
    title: str = "",
    unit: str = "km",
) -> str:
    """The strip as a drawing of its own, `width` units wide."""
    drawn = content(
        lanes,
        length,
        goals,
        width=width,
        step=step,
        theme=theme,
        ids=ids or prefixed(""),
        unit=unit,
    )
    return drawing(width, height(len(lanes)), drawn, title=title)
