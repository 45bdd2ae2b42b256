"""The poster of 1000 Kilometers: three cards over the open country."""

from __future__ import annotations

from functools import cache

from paddock.drawing.posters import HIGH, WIDE, fan
from paddock.drawing.posters import poster as framed
from paddock.drawing.svg import circle, path, rect
from paddock.drawing.theme import palette
from paddock.games.kilometers.drawing.faces import face


@cache
def poster() -> str:
    p = palette("light")
    country = (
        rect(0, 0, WIDE, HIGH, p.paint("sky"))
        + circle(196, 38, 17, p.paint("sun"))
        + path("M0 98L34 58L54 80L84 42L128 92L166 62L196 88L240 66V120H0Z", p.paint("haze"))
        + path("M0 104Q60 84 128 100T240 94V160H0Z", p.paint("hill"))
        + path("M0 128Q100 112 240 130V160H0Z", p.paint("field"))
    )
    return framed(country + fan([face(kind, "") for kind in ("accident", "100", "priority")]))
