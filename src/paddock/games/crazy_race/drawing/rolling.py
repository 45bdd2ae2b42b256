"""Locomotives on the rails: where they stand, which can be chosen, and where they would end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from paddock.drawing.svg import Ids, at, circle, escape, group, path, rect, text
from paddock.drawing.theme import BLACK, GOLD, WHITE, Palette, palette
from paddock.games.crazy_race.drawing.engines import MODELS, shown
from paddock.games.crazy_race.rules.rail import HOME, SPACE, TURNTABLE
from paddock.games.crazy_race.rules.view import CrazyRaceView

YARD: Final = 46.0  # the x where it begins, right of the roundel
STALL: Final = 53.0
FIRST: Final = 245.0  # the x of the middle of the first space
STEP: Final = 80.0
TABLE: Final = 647.0  # the x of the middle of the turntable
RAIL: Final = 61.0  # the y of the rail in a row


class Ghost(NamedTuple):
    """The preview of a move: where a locomotive would end, and the points it would win."""

    engine: int
    place: int
    points: str  # `+5`, or empty
    group: str  # by which a page shows and hides it; empty: always shown
    sure: bool = False  # its side can move no other locomotive


class Pick(NamedTuple):
    """A locomotive that can be chosen."""

    engine: int
    move: str


class Body:
    """Draws the body of a locomotive in full; on a page, a subclass refers to the sprite."""

    def __call__(self, engine: int, seat: int) -> str:
        return ""


def spot(place: int, engine: int) -> tuple[float, float]:
    """The place of a locomotive in its row; in the yard each has its own stall."""
    if place in (0, HOME):
        return YARD + 27 + engine * STALL, RAIL
    if place == TURNTABLE:
        return TABLE, RAIL
    return FIRST + (int(SPACE[place]) - 1) * STEP, RAIL


def locomotives(
    view: CrazyRaceView, seat: int, theme: str, ids: Ids, picks: Sequence[Pick], body: Body
) -> str:
    """The three locomotives of one player, each facing the direction in which it goes."""
    p = palette(theme)
    parts = []
    choosing = {pick.engine: pick.move for pick in picks}
    for engine, place in enumerate(view.rails[seat]):
        x, y = spot(place, engine)
        scale = 0.8 if place in (0, HOME) else 1.06
        left = place >= TURNTABLE
        drawn = group(shown(MODELS[engine], seat, theme, left, body(engine, seat)), at(0, 0, scale))
        if place == HOME:
            drawn = group(drawn, more=' opacity="0.5"') + flag(p)
        if engine in choosing:
            ring = rect(-36, -52, 72, 60, p.pen("signal", 3, "") + ' stroke-dasharray="7 4"', 9)
            move = escape(choosing[engine])
            hit = rect(-36, -52, 72, 62, 'fill="#FFFAF0" fill-opacity="0"', 9)
            drawn = f'<g class="pick" data-move="{move}">{ring}{drawn}{hit}</g>'
        # The page animates it along the rail, so it needs the space of the locomotive.
        parts.append(group(drawn, at(x, y), ids(f"engine-{seat}-{engine}"), f' data-at="{place}"'))
    return "".join(parts)


def flag(p: Palette) -> str:
    """A small chequered flag, for a locomotive that is home."""
    squares = "M9 -39h4v4h-4zM17 -39h4v4h-4zM13 -35h4v4h-4zM9 -31h4v4h-4zM17 -31h4v4h-4z"
    return (
        path("M8 -39.5V-18", p.pen(BLACK, 1.6))
        + rect(8.6, -39.4, 12.6, 12.6, p.paint(WHITE, BLACK, 0.8))
        + path(squares, p.paint(BLACK))
    )


def ghosts(view: CrazyRaceView, seat: int, theme: str, shown_ones: Sequence[Ghost]) -> str:
    """The previews: pale locomotives where they would end, with the points they would win."""
    p = palette(theme)
    parts = []
    for ghost in shown_ones:
        x, y = spot(ghost.place, ghost.engine)
        same = [g for g in shown_ones if g.place == ghost.place and g.group == ghost.group]
        shared = len(same) > 1 and ghost.place != HOME
        if shared:  # several on one space: side by side
            x += (same.index(ghost) - (len(same) - 1) / 2) * 34
        scale = 0.8 if ghost.place == HOME else 0.56 if shared else 1.06
        left = ghost.place >= TURNTABLE
        drawn = group(
            group(shown(MODELS[ghost.engine], seat, theme, left), at(0, 0, scale)),
            more=' opacity="0.42"',
        )
        if ghost.points:
            prize = circle(24, -38, 14, p.paint(GOLD, BLACK, 1.2)) + text(
                24, -32.4, ghost.points, 16, p.paint(BLACK), anchor="middle"
            )
            drawn += group(prize, more=' class="fine"')  # may be small: the button says it too
        kind = "ghost sure" if ghost.sure else "ghost"
        more = f' class="{kind}" data-ghost="{escape(ghost.group)}"' if ghost.group else ""
        parts.append(group(group(drawn, at(x, y)), more=more))
    return "".join(parts)
