"""The drawings in a car's row on the timing board of the page."""

from __future__ import annotations

from typing import Final

from paddock.drawing import cards
from paddock.drawing.svg import at, circle, drawing, group, prefixed, rect
from paddock.drawing.theme import palette
from paddock.games.crazy_rally.drawing import sheet, strip, symbols
from paddock.games.crazy_rally.drawing.faces import faces_of
from paddock.games.crazy_rally.drawing.words import english
from paddock.games.crazy_rally.rules.view import CrazyRallyView

IDS: Final = prefixed("cr-")
LANE: Final = (400.0, 5.0)


def pips(letter: str, now: int, full: int, theme: str = "light") -> str:
    """The points that are left, with hollow ones up to the original value, 120 × 12."""
    p = palette(theme)
    most = max(full, now, 1)
    step = min(12.0, 118 / most)
    drawn = "".join(
        group(symbols.pip(p, letter, point < now), at(6 + point * step, 6, min(1.15, step / 9.6)))
        for point in range(most)
    )
    return drawing(120, 12, drawn)


def lane(view: CrazyRallyView, seat: int, theme: str = "light") -> str:
    """The distance of a car on a road whose scale is the same for all cars, 400 × 5."""
    p = palette(theme)
    wide, tall = LANE
    done = wide * view.cars[seat].distance / strip.length(view)
    return drawing(
        wide,
        tall,
        rect(0, 0, wide, tall, p.paint("line"), 2)
        + rect(0, 0, done, tall, p.paint("road"), 2)
        + group(circle(0, 0, 2.5, p.paint("signal")), at(max(2.5, done), tall / 2)),
    )


def card_beside(view: CrazyRallyView, seat: int) -> str:
    """The last card of a car, upright or turned as it was played, 63 × 88; or nothing."""
    kind, turned = sheet.card_shown(view, seat)
    if not kind:
        return ""
    lying = faces_of(view.tuning, IDS, english, "light", shared=True).show(kind)
    if turned:
        lying = group(lying, at(cards.WIDTH, cards.HEIGHT, turn=180))
    return cards.card(group(lying, "", IDS(f"played-{seat}")))
