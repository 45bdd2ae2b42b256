"""The poster of Crazy Race: the three models under steam, each in a colour of its own."""

from __future__ import annotations

from functools import cache

from paddock.drawing.posters import HIGH, WIDE
from paddock.drawing.posters import poster as framed
from paddock.drawing.svg import at, circle, group, path, rect
from paddock.drawing.theme import palette
from paddock.games.crazy_race.drawing.engines import shown

ENGINES = (("A", 0, 70, 84), ("B", 1, 172, 84), ("C", 3, 116, 142))  # model, seat, place
STEAM = ((84, 19, 5), (71, 17, 7), (54, 18, 9), (128, 97, 4), (119, 94, 5), (107, 94, 6))
SIZE = 1.3


@cache
def poster() -> str:
    p = palette("light")
    ties = "".join(f"M0 {y}H240" for y in (87, 145))
    drawn = "".join(
        group(shown(model, seat, "light", left=model == "B"), at(x, y, SIZE))
        for model, seat, x, y in ENGINES
    )
    return framed(
        rect(0, 0, WIDE, HIGH, p.paint("help"))
        + "".join(circle(x, y, r, p.paint("panel")) for x, y, r in STEAM)
        + path(ties, p.pen("steel", 4, "") + ' stroke-dasharray="6 8"')
        + path("M0 85H240M0 143H240", p.pen("iron", 2, ""))
        + drawn
    )
