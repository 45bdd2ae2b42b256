"""The small signs of the workshop: steering wheel, tyre, nut, arrows, damage, the flag."""

from __future__ import annotations

from math import cos, pi, sin

from paddock.drawing.marks import ring
from paddock.drawing.svg import circle, group, n, path, polygon, rect, text
from paddock.drawing.theme import BLACK, BLUE, GOLD, GREEN, RED, WHITE, Palette


def wheel(p: Palette, ink: str = BLACK) -> str:
    """Handling: a steering wheel, radius 10 around the origin."""
    spokes = "M0 0L-8.4 -1.6M0 0L8.4 -1.6M0 0L0 8.6"
    return (
        circle(0, 0, 8.6, p.pen(ink, 2.6, ""))
        + path(spokes, p.pen(ink, 2.6, ""))
        + circle(0, 0, 2.9, p.paint(ink))
    )


def tyre(p: Palette, ink: str = BLACK, paper: str = WHITE) -> str:
    """Top speed: a tyre with its grooves and a rim of five holes, radius 10 around the origin."""
    grooves = "".join(
        f"M{n(8 * cos(a * pi / 10))} {n(8 * sin(a * pi / 10))}"
        f"L{n(10.4 * cos(a * pi / 10))} {n(10.4 * sin(a * pi / 10))}"
        for a in range(20)
    )
    holes = "".join(
        circle(2.7 * sin(a * 2 * pi / 5), -2.7 * cos(a * 2 * pi / 5), 0.95, p.paint(ink))
        for a in range(5)
    )
    return (
        circle(0, 0, 9.8, p.paint(ink))
        + path(grooves, p.pen(paper, 0.7, ""))
        + circle(0, 0, 5.1, p.paint(paper))
        + holes
    )


def nut(p: Palette, ink: str = BLACK, paper: str = WHITE) -> str:
    """Body: a hexagon nut, radius 10 around the origin."""
    return path(ring(6, 10, start=0), p.paint(ink, ink, 1, "join")) + circle(
        0, 0, 4.4, p.paint(paper)
    )


def symbol(p: Palette, letter: str, ink: str = BLACK, paper: str = WHITE) -> str:
    if letter == "W":
        return wheel(p, ink)
    return tyre(p, ink, paper) if letter == "T" else nut(p, ink, paper)


def arrow(p: Palette, up: bool, fill: str) -> str:
    """A fat arrow 10 wide and 11 high around the origin: accelerate, or brake."""
    d = "M0 -6L6.4 0.6H2.8V5.6H-2.8V0.6H-6.4Z"
    return group(path(d, p.paint(fill, fill, 0.8, "join")), "" if up else "rotate(180)")


def flag(p: Palette) -> str:
    """The chequered flag, 15 × 15 with its pole at the origin."""
    squares = "".join(
        f"M{n(1 + column * 3.4)} {n(row * 3)}h3.4v3h-3.4z"
        for row in range(3)
        for column in range(4)
        if (row + column) % 2 == 0
    )
    return (
        rect(1, 0, 13.6, 9, p.paint(WHITE, BLACK, 0.8))
        + path(squares, p.paint(BLACK))
        + path("M0.4 -0.6V15", p.pen("ink", 1.4))
    )


def warning(p: Palette) -> str:
    """One point of difficulty: a small triangle with a stroke, around the origin."""
    return path("M0 -4.6L5 4H-5Z", p.paint(GOLD, BLACK, 0.9, "join")) + path(
        "M0 -1.8V1.2M0 2.7V2.9", p.pen(BLACK, 1.3)
    )


def spark(p: Palette) -> str:
    """One point of damage: a burst, around the origin."""
    return path(ring(8, 5.2, inner=2.6), p.paint(RED, RED, 0.6, "join")) + circle(
        0, 0, 1.5, p.paint(WHITE)
    )


def speed_sign(p: Palette, red: bool, number: str, size: float = 1) -> str:
    """A round sign of radius 11: white with a red rim, or for the least speed red throughout."""
    if red:
        disc = circle(0, 0, 11, p.paint(RED)) + circle(0, 0, 9.6, p.pen(WHITE, 1, ""))
        ink = WHITE
    else:
        disc = circle(0, 0, 11, p.paint(WHITE, BLACK, 0.5)) + circle(0, 0, 9.5, p.pen(RED, 2.6, ""))
        ink = BLACK
    figure = text(0, 4.6, number, 13, p.paint(ink), anchor="middle")
    bar = path("M-5 7.4H5", p.pen(WHITE, 1.4)) if red else ""
    return group(disc + figure + bar, f"scale({size:.4g})" if size != 1 else "")


def exclamation(p: Palette) -> str:
    """The sign of an event: four colours and an exclamation mark, radius 17."""
    quarters = ((RED, 0), (BLUE, 90), (GREEN, 180), (GOLD, 270))
    return (
        "".join(
            group(path("M0 0V-19L19 0Z", p.paint(colour)), f"rotate({turn})")
            for colour, turn in quarters
        )
        + polygon([(0, -13.6), (13.6, 0), (0, 13.6), (-13.6, 0)], p.paint(WHITE))
        + path("M-2 -9.6H2L1.2 2.8H-1.2Z", p.paint(BLACK, BLACK, 1, "join"))
        + circle(0, 6.6, 2, p.paint(BLACK))
    )


def pip(p: Palette, letter: str, full: bool) -> str:
    """A point of handling (round) or of body (square), left or lost, radius 4."""
    paint = p.paint("ink") if full else p.paint("panel", "line", 1.4)
    if letter == "W":
        return circle(0, 0, 3.9, paint)
    return rect(-3.6, -3.6, 7.2, 7.2, paint, 1)
