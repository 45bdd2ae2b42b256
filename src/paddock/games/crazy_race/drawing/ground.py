"""The ground of the rails: sleepers, yard, turntable and the plates of the spaces."""

from __future__ import annotations

from typing import Final

from paddock.drawing.svg import circle, group, n, path, rect, text
from paddock.drawing.theme import BLACK, STONE, WHITE, Palette
from paddock.games.crazy_race.drawing.rolling import RAIL, STALL, TABLE, YARD

PIT: Final = 39.0
HUB: Final = 46.0  # the y of its centre
PLATE: Final = (32.0, 24.0)


def sleepers(left: float, right: float, p: Palette) -> str:
    ties = "".join(f"M{n(x)} {RAIL - 1}v9" for x in steps(left + 6, right, 12))
    return path(ties, p.pen("#8A6B4A", 5, "")) + path(
        f"M{n(left)} {RAIL + 0.6}H{n(right)}M{n(left)} {RAIL + 5.4}H{n(right)}",
        p.pen("quiet", 2, ""),
    )


def steps(start: float, end: float, step: float) -> list[float]:
    return [start + k * step for k in range(int((end - start) / step) + 1)]


def turntable(p: Palette) -> str:
    """A turntable: a pit with a ring rail, and a bridge with its cabin."""
    cy = HUB
    ring = circle(TABLE, cy, PIT, p.paint("line", BLACK, 2))
    rail = circle(TABLE, cy, PIT - 5, p.pen("quiet", 1.6, ""))
    rays = "".join(
        f"M{n(TABLE + dx * (PIT - 1))} {n(cy + dy * (PIT - 1))}l{n(dx * -7)} {n(dy * -7)}"
        for dx, dy in ((0.71, 0.71), (0.71, -0.71), (-0.71, -0.71), (0, -1), (1, 0), (0, 1))
    )
    bridge = rect(TABLE - PIT + 3, RAIL - 2, 2 * PIT - 6, 10, p.paint("#8A6B4A", BLACK, 1.4), 2)
    top = path(
        f"M{n(TABLE - PIT + 5)} {RAIL + 0.6}h{n(2 * PIT - 10)}"
        f"M{n(TABLE - PIT + 5)} {RAIL + 5.4}h{n(2 * PIT - 10)}",
        p.pen(STONE, 1.8, ""),
    )
    arrow = path(
        f"M{n(TABLE + 17)} {n(cy - 23)}a28 28 0 0 0 -34 0m0 0l1 -7m-1 7l7 0.4", p.pen("quiet", 2)
    )
    disc = group(path(rays, p.pen("quiet", 2)) + arrow, more=' class="disc"')
    return ring + rail + disc + group(bridge + top, more=' class="bridge"')


def shed(p: Palette, colour: str) -> str:
    """The yard: a roof over three stalls."""
    left, right = YARD - 1, YARD + 3 * STALL + 4
    teeth = "".join(
        f"L{n(left + k * STALL + STALL * 0.78)} 12L{n(left + (k + 1) * STALL)} 18.5"
        for k in range(3)
    )
    walls = "".join(f"M{n(left + k * STALL)} 19V{RAIL + 6}" for k in range(1, 3))
    return (
        rect(left, 19, right - left - 4, RAIL - 12, p.paint("line"), 1)
        + path(f"M{n(left - 3)} 18.5{teeth}V22H{n(left - 3)}Z", p.paint(colour, BLACK, 1.2, "join"))
        + path(walls, p.pen("panel", 2, ""))
    )


def plate(x: float, number: str, p: Palette) -> str:
    """The number of a space on an enamel plate under the rail, legible on a phone."""
    wide, tall = PLATE
    plain = rect(x - wide / 2, RAIL + 7.4, wide, tall, p.paint(WHITE, BLACK, 1.1), 3)
    said = text(x, RAIL + 28.2, number, 25.5, p.paint(BLACK), anchor="middle")
    return group(plain + said, more=' class="space"')
