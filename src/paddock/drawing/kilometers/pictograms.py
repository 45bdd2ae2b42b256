"""The pictograms on the signs, each around the origin in a field of about 30 × 30.

`fg` and `bg` are the two colours that carry it; `hot` is a third for what burns, and the picture
can be read without it.
"""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin
from typing import Final

from paddock.drawing.marks import ring
from paddock.drawing.svg import at, circle, group, line, path, rect, text
from paddock.drawing.theme import Palette

Pictogram = Callable[[Palette, str, str, str], str]


def accident(p: Palette, fg: str, bg: str, hot: str) -> str:
    """A car, its nose folded up, and the bang."""
    bang = path(
        "M7.6 -13L9.6 -6.9L15.6 -9.8L12.6 -3.9L18.4 -1.4L12.4 1.4L15.4 7.4L9.4 5L6 -2Z",
        p.paint(hot),
    )
    body = path(
        "M-16.5 4.5V-0.6Q-16.5 -2.8 -14 -3.2L-10.6 -3.8L-7 -9.4Q-6.2 -10.6 -4.6 -10.6H1.6Q3.2 -10.6 "
        "4.2 -9.2L7 -4.6L10.4 -5.2L8.2 -2L11.2 -0.4L8.4 1.6L9.8 4.5Z",
        p.paint(fg, fg, 1.4, "join"),
    )
    glass = path("M-7.2 -4.2L-4.6 -8.2H-2.4V-4.2ZM-0.4 -8.2H1.6L4 -4.2H-0.4Z", p.paint(bg))
    wheels = "".join(
        circle(x, 5.4, 3.9, p.paint(fg, bg, 1.6)) + circle(x, 5.4, 1.2, p.paint(bg))
        for x in (-10.2, 3.4)
    )
    return group(bang + group(body + glass + wheels, "rotate(-7)"), "translate(-0.8 2)")


def flat(p: Palette, fg: str, bg: str, hot: str) -> str:
    """A tyre sunk on its rim, and the nail."""
    tyre = path(
        "M-10 -3.6A10.3 10.3 0 1 1 10 -3.6C10.8 1.4 14.4 2.8 14 6.4Q13.8 9 11 9H-11Q-13.8 9 -14 6.4"
        "C-14.4 2.8 -10.8 1.4 -10 -3.6Z",
        p.paint(fg),
    )
    rim = circle(0, -0.6, 6.1, p.paint(bg)) + circle(0, -0.6, 4, p.pen(fg, 1.6))
    road = line(-16.5, 10.6, 16.5, 10.6, p.pen(fg, 2))
    nail = path("M9.4 -7L15.4 -12.2M13.4 -14.6L17.6 -9.8", p.pen(hot, 2.4))
    return group(tyre + rim + circle(0, -0.6, 1.5, p.paint(fg)) + road + nail, "translate(0 1)")


def empty(p: Palette, fg: str, bg: str, hot: str) -> str:
    """A fuel gauge, its needle at the bottom."""
    dial = path("M-15.5 8.5V6A15.5 15.5 0 0 1 15.5 6V8.5Z", p.paint(fg, fg, 1.6, "join"))
    marks = "".join(
        line(
            cos(a * pi / 180) * 10.6,
            6 - sin(a * pi / 180) * 10.6,
            cos(a * pi / 180) * 13.8,
            6 - sin(a * pi / 180) * 13.8,
            p.pen(bg, 2, ""),
        )
        for a in (0, 45, 90, 135, 180)
    )
    needle = path("M2.4 8.4L-11.4 4.2L1.2 2.4Z", p.paint(hot, hot, 1.4, "join"))
    hub = circle(1.4, 5.6, 3.2, p.paint(bg))
    return dial + marks + needle + hub


def lamps(p: Palette, fg: str, bg: str, lit: int, hot: str) -> str:
    """A traffic light; the lamp that is lit is full and shines, the others are rings."""
    parts = [
        rect(-6.6, -15, 13.2, 30, p.paint(fg), 4),
        path(
            "M-6.6 -11H-9.6M6.6 -11H9.6M-6.6 0H-9.6M6.6 0H9.6M-6.6 11H-9.6M6.6 11H9.6", p.pen(fg, 2)
        ),
    ]
    for place in range(3):
        y = -9.3 + 9.3 * place
        if place == lit:
            parts.append(circle(0, y, 4.1, p.paint(hot, bg, 1)))
        else:
            parts.append(circle(0, y, 3.2, p.pen(bg, 1.1)))
    return "".join(parts)


def stop(p: Palette, fg: str, bg: str, hot: str) -> str:
    return lamps(p, fg, bg, 0, hot)


def green(p: Palette, fg: str, bg: str, hot: str) -> str:
    return lamps(p, fg, bg, 2, hot)


def limit(p: Palette, fg: str, bg: str, hot: str) -> str:
    """The sign itself: 50 in a ring."""
    return (
        circle(0, 0, 15, p.paint(bg))
        + circle(0, 0, 12.9, p.paint(bg, hot, 3.8))
        + text(0, 6.1, "50", 17.5, p.paint(fg), anchor="middle")
    )


def endlimit(p: Palette, fg: str, bg: str, hot: str) -> str:
    """The same sign, struck out; `hot` is what is left of the number."""
    return (
        circle(0, 0, 15, p.paint(bg))
        + text(0, 6.5, "50", 18.5, p.paint(hot), anchor="middle")
        + line(-8.2, 10.2, 10.2, -8.2, p.pen(bg, 7.4, ""))
        + line(-9.6, 9.6, 9.6, -9.6, p.pen(fg, 4.2, ""))
    )


def repairs(p: Palette, fg: str, bg: str, hot: str) -> str:
    """A double spanner."""
    steel = rect(-2.7, -9, 5.4, 18, p.paint(fg)) + circle(0, -11, 6.6, p.paint(fg))
    steel += circle(0, 11, 6.6, p.paint(fg))
    jaws = path("M-2.9 -18.5V-11.4L0 -9.6L2.9 -11.4V-18.5Z", p.paint(bg))
    jaws += path("M-2.9 18.5V11.4L0 9.6L2.9 11.4V18.5Z", p.paint(bg))
    return group(steel + jaws, "rotate(42)")


def spare(p: Palette, fg: str, bg: str, hot: str) -> str:
    """A whole wheel with its bolts."""
    holes = "".join(
        circle(cos(a) * 5, sin(a) * 5, 1.5, p.paint(bg))
        for a in (step * 2 * pi / 5 - pi / 2 for step in range(5))
    )
    return (
        circle(0, 0, 12.4, p.pen(fg, 5.2, ""))
        + circle(0, 0, 8, p.paint(fg))
        + holes
        + circle(0, 0, 1.6, p.paint(bg))
    )


def petrol(p: Palette, fg: str, bg: str, hot: str) -> str:
    """A pump and its hose."""
    body = path("M-10.5 14V-11Q-10.5 -14 -7.5 -14H1.5Q4.5 -14 4.5 -11V14Z", p.paint(fg))
    window = rect(-7.4, -10.8, 8.8, 7.6, p.paint(bg), 1)
    foot = rect(-12.5, 12, 19, 3, p.paint(fg), 1)
    hose = path(
        "M4.5 -0.5H6.6Q8.6 -0.5 8.6 1.6V8Q8.6 10.6 10.8 10.6Q13 10.6 13 8V-4.4L8.6 -9.6",
        p.pen(fg, 2.2),
    )
    nozzle = path("M12.9 -4.6L9.2 -3.2V-7.4Z", p.paint(fg, fg, 1.4, "join"))
    return body + window + foot + hose + nozzle


def ace(p: Palette, fg: str, bg: str, hot: str) -> str:
    """An open helmet with peak and goggles."""
    dome = path(
        "M-13.4 4C-14.4 -8 -7.4 -14 0.6 -14C8.6 -14 13.2 -8.6 13.6 -2.4H4.4L2.4 4.4Q1.6 7 -1 7H-11.2"
        "Q-13.2 7 -13.4 4Z",
        p.paint(hot, hot, 1, "join"),
    )
    stripe = path("M-3.6 -13.4C-9.4 -11 -11 -3 -10 6.6", p.pen(bg, 2.6, ""))
    peak = path("M5 -4.8H14.6Q17.6 -4.6 18 -2.4H4.2Z", p.paint(fg, fg, 1, "join"))
    goggles = path("M-12.8 -2.2L3.4 -1.4", p.pen(fg, 2.6, ""))
    goggles += path("M4 -1H13.4V3.2Q13.4 5.4 11 5.4H7.4Q4.6 5.4 4 3Z", p.paint(bg, fg, 2.2, "join"))
    strap = path("M-5 7.6C-3.4 12.6 1.4 14 6.6 12.4", p.pen(fg, 2.2))
    return dome + stripe + goggles + peak + strap


def tyre(p: Palette, fg: str, bg: str, hot: str) -> str:
    """A tyre with deep tread, at which a nail bends."""
    tread = circle(0, 0, 13.2, p.pen(fg, 3.6, "") + ' stroke-dasharray="3.5 1.68"')
    nail = path("M13.6 -9.4Q15.4 -13 12.4 -14.6M11 -16.6L15.2 -13.4", p.pen(hot, 2))
    return (
        tread
        + circle(0, 0, 9.3, p.pen(fg, 5.4, ""))
        + circle(0, 0, 5, p.paint(bg, fg, 0.8))
        + path(ring(5, 4.4, inner=1.9), p.paint(hot))
        + nail
    )


def tanker(p: Palette, fg: str, bg: str, hot: str) -> str:
    """A tank lorry from the side."""
    tank = rect(-16.5, -8.4, 22.4, 13, p.paint(hot), 5.4)
    bands = rect(-11, -8.4, 2.2, 13, p.paint(bg)) + rect(-0.6, -8.4, 2.2, 13, p.paint(bg))
    dome = rect(-8, -10.6, 6, 2.8, p.paint(fg), 1)
    bed = rect(-16.5, 4.4, 32.6, 3, p.paint(fg))
    cab = path("M7.4 6V-6.6Q7.4 -8 8.8 -8H12.2Q13.4 -8 13.8 -6.8L16.4 -0.8V7.4H7.4Z", p.paint(fg))
    glass = path("M9.4 -5.8H12L13.8 -1.4H9.4Z", p.paint(bg))
    wheels = "".join(
        circle(x, 8, 3.7, p.paint(fg, bg, 1.4)) + circle(x, 8, 1.1, p.paint(bg))
        for x in (-12.4, -4.6, 11.2)
    )
    return tank + bands + dome + bed + cab + glass + wheels


def priority(p: Palette, fg: str, bg: str, hot: str) -> str:
    """A car coming straight on, its lamp flashing."""
    body = path(
        "M-12 11.6V3.4Q-12 1.4 -10.2 0.8L-8.6 0.2L-6.2 -6Q-5.6 -7.4 -4 -7.4H4Q5.6 -7.4 6.2 -6L8.6 0.2"
        "L10.2 0.8Q12 1.4 12 3.4V11.6Z",
        p.paint(fg, fg, 1.2, "join"),
    )
    glass = path("M-6.2 0L-4.4 -5H4.4L6.2 0Z", p.paint(bg))
    eyes = circle(-7.6, 5.2, 2.3, p.paint(bg)) + circle(7.6, 5.2, 2.3, p.paint(bg))
    grille = path("M-3.4 4.2H3.4M-3.4 6.4H3.4", p.pen(bg, 1.1))
    bumper = rect(-13.4, 8.6, 26.8, 2.2, p.paint(bg), 1)
    tyres = path("M-11 12H-6.4V15H-11ZM6.4 12H11V15H6.4Z", p.paint(fg, fg, 1, "join"))
    lamp = path("M-3 -8V-10Q-3 -12.6 0 -12.6Q3 -12.6 3 -10V-8Z", p.paint(hot, hot, 0.8, "join"))
    rays = path(
        "M-5.6 -11L-9.4 -12.4M5.6 -11L9.4 -12.4M-4 -14L-6.6 -17M4 -14L6.6 -17M0 -15V-18.4",
        p.pen(hot, 1.8),
    )
    return group(tyres + body + glass + eyes + grille + bumper + lamp + rays, at(0, 1))


PICTOGRAMS: Final[dict[str, Pictogram]] = {
    "accident": accident,
    "flat": flat,
    "empty": empty,
    "stop": stop,
    "limit": limit,
    "repairs": repairs,
    "spare": spare,
    "petrol": petrol,
    "green": green,
    "endlimit": endlimit,
    "ace": ace,
    "tyre": tyre,
    "tanker": tanker,
    "priority": priority,
}
