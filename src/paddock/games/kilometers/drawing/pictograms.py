"""The pictograms on the signs, each around the origin in a field of about 30 × 30.

`fg` and `bg` are its two main colours; `hot` is a third one for accents, and the pictogram is
legible without it.
"""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin
from typing import Final

from paddock.drawing.marks import ring
from paddock.drawing.svg import at, circle, group, line, n, path, rect, text
from paddock.drawing.theme import Palette

Pictogram = Callable[[Palette, str, str, str], str]


def accident(p: Palette, fg: str, bg: str, hot: str) -> str:
    """A collision: a burst, and a car with a crumpled front."""
    tips = "".join(
        f"L{n(cos(a * pi / 180) * r)} {n(2 - sin(a * pi / 180) * r)}"
        for a, r in zip(range(190, 29, -20), (9.5, 16.5) * 4 + (9.5,), strict=True)
    )
    bang = path(f"M0 4{tips}Z", p.paint(hot, hot, 0.8, "join"))
    outline = (
        "M-15.6 4.4V-0.6Q-15.6 -2.9 -13 -3.4L-9.8 -4L-6.2 -9.6Q-5.4 -10.8 -3.8 -10.8H3.2"
        "Q4.8 -10.8 5.7 -9.4L9 -4.2L13.4 -6.4L11 -2.6L15.6 -1.6L12 0.8L14.4 4.4Z"
    )
    body = path(outline, p.paint(bg, bg, 4, "join")) + path(outline, p.paint(fg, fg, 1, "join"))
    glass = path("M-6.6 -4L-4 -8.2H-1.4V-4ZM0.8 -8.2H2.9L5.6 -4H0.8Z", p.paint(bg))
    wheels = "".join(
        circle(x, 5, 4.3, p.paint(fg, bg, 1.8)) + circle(x, 5, 1.3, p.paint(bg))
        for x in (-8.8, 6.4)
    )
    return bang + group(body + glass + wheels, "translate(0 5.6) rotate(-9)")


def flat(p: Palette, fg: str, bg: str, hot: str) -> str:
    """A tyre that has sunk on its rim."""
    tyre = path(
        "M-13 -3.4A13.4 13.4 0 0 1 13 -3.4C13.6 -0.2 13.4 2.2 15 4.8C16.8 7.8 15.4 10.6 12 10.6H-12"
        "C-15.4 10.6 -16.8 7.8 -15 4.8C-13.4 2.2 -13.6 -0.2 -13 -3.4Z",
        p.paint(fg),
    )
    rim = circle(0, 0.2, 8.6, p.paint(bg))
    spokes = path("M0 -7.6V8M-6.8 -3.7L6.8 4.1M-6.8 4.1L6.8 -3.7", p.pen(fg, 1.7, ""))
    hub = circle(0, 0.2, 2.9, p.paint(hot, bg, 1.1))
    return group(tyre + rim + spokes + hub, "translate(0 2)")


def empty(p: Palette, fg: str, bg: str, hot: str) -> str:
    """A fuel gauge, its needle at the bottom."""
    dial = path("M-16.5 9V6.4A16.5 16.5 0 0 1 16.5 6.4V9Z", p.paint(fg, fg, 1.8, "join"))
    marks = "".join(
        line(cos(a) * 11, 6.4 - sin(a) * 11, cos(a) * 14.8, 6.4 - sin(a) * 14.8, p.pen(bg, 2.2, ""))
        for a in (0, pi / 4, pi / 2, pi * 3 / 4, pi)
    )
    needle = path("M4.2 9L-12 3.6L2.2 -0.4Z", p.paint(hot, bg, 1.1, "join"))
    return dial + marks + needle + circle(3.2, 4.4, 4.4, p.paint(hot, bg, 1.1))


def lamps(p: Palette, fg: str, bg: str, lit: int, hot: str) -> str:
    """A traffic light; the lamp that is lit is full, the others are rings."""
    parts = [
        rect(-6.8, -15.6, 13.6, 31.2, p.paint(fg), 4),
        path("M-12 -12.4L-6 -7V-12.4ZM12 -12.4L6 -7V-12.4Z", p.paint(fg)),
        path("M-12 -2.7L-6 2.7V-2.7ZM12 -2.7L6 2.7V-2.7Z", p.paint(fg)),
        path("M-12 7L-6 12.4V7ZM12 7L6 12.4V7Z", p.paint(fg)),
    ]
    for place in range(3):
        y = -9.7 + 9.7 * place
        if place == lit:
            parts.append(circle(0, y, 4.3, p.paint(hot, bg, 1)))
        else:
            parts.append(circle(0, y, 3.1, p.pen(bg, 1.2)))
    return "".join(parts)


def stop(p: Palette, fg: str, bg: str, hot: str) -> str:
    return lamps(p, fg, bg, 0, hot)


def green(p: Palette, fg: str, bg: str, hot: str) -> str:
    return lamps(p, fg, bg, 2, hot)


def limit(p: Palette, fg: str, bg: str, hot: str) -> str:
    """A speed limit sign: 50 in a ring."""
    return (
        circle(0, 0, 15.9, p.paint(bg))
        + circle(0, 0, 12.7, p.paint(bg, hot, 3.6))
        + text(0, 6.1, "50", 17.5, p.paint(fg), anchor="middle")
    )


def endlimit(p: Palette, fg: str, bg: str, hot: str) -> str:
    """The speed limit sign struck out; `hot` is the colour of the number."""
    return (
        circle(0, 0, 14.4, p.paint(bg, fg, 1.6))
        + text(0, 6.8, "50", 19, p.paint(hot), anchor="middle")
        + line(-8.6, 8.6, 8.6, -8.6, p.pen(bg, 5, ""))
        + line(-10.2, 10.2, 10.2, -10.2, p.pen(fg, 2.6, ""))
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
        "M-15 6.4C-16.4 -8 -8.4 -15 0.6 -15C9 -15 14.4 -9.8 15 -2.4H5.4L3.6 7.2Q3 10 0.2 10H-12.4"
        "Q-14.8 10 -15 6.4Z",
        p.paint(hot, hot, 1, "join"),
    )
    stripe = path("M1.4 -14.6C-6.8 -13.4 -9.6 -5.6 -8.8 9.8", p.pen(bg, 3, ""))
    peak = path("M6.4 -6H15.2Q19.6 -5.6 20.2 -2.4H5.4Z", p.paint(fg, fg, 1, "join"))
    goggles = path("M-15 -0.4L4.8 0.6", p.pen(fg, 3.4, "")) + path(
        "M5 0.6H15.2V5Q15.2 7.8 12.2 7.8H9Q5.8 7.8 5 5Z", p.paint(bg, fg, 2.4, "join")
    )
    return group(dome + stripe + goggles + peak, "translate(-2.4 2.4)")


def tyre(p: Palette, fg: str, bg: str, hot: str) -> str:
    """A tyre with deep tread, at which a nail bends."""
    tread = circle(0, 0, 13.2, p.pen(fg, 3.6, "") + ' stroke-dasharray="3.5 1.68"')
    nail = path("M11.2 -11L12.6 -14.8L16.6 -15.6M15.9 -18.6L17.3 -12.6", p.pen(hot, 1.9))
    drawn = (
        tread
        + circle(0, 0, 9.3, p.pen(fg, 5.4, ""))
        + circle(0, 0, 5, p.paint(bg, fg, 0.8))
        + path(ring(5, 4.4, inner=1.9), p.paint(hot))
        + nail
    )
    return group(drawn, "translate(-1 1)")


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
        "M-12 11.6V3.4Q-12 1.4 -10.2 0.8L-8.6 0.2L-6.2 -6Q-5.6 -7.4 -4 -7.4H4Q5.6 -7.4 6.2 -6"
        "L8.6 0.2L10.2 0.8Q12 1.4 12 3.4V11.6Z",
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
