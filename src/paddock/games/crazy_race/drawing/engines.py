"""The three locomotives, which differ in silhouette too.

Each is drawn facing right on a rail at y = 0, about 64 long and 44 high, centred at x = 0.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from paddock.drawing.marks import SHAPES
from paddock.drawing.svg import at, circle, group, path, rect, text
from paddock.drawing.theme import BLACK, GOLD, GREY, STONE, WHITE, Palette, PlayerStyle, palette
from paddock.games.crazy_race.drawing.crew import CREW

MODELS: Final = ("A", "B", "C")
STEEL: Final = "#33424F"
PLATE: Final = {"A": (1.5, -20), "B": (-13.5, -17.5), "C": (-1, -18.2)}  # the centre of the number


def wheel(x: float, r: float, p: Palette, rim: str, spokes: int = 4) -> str:
    """A wheel standing on the rail."""
    lines = {
        4: f"M{x - r} {-r}H{x + r}M{x} {-2 * r}V0",
        0: "",
    }[spokes]
    return (
        circle(x, -r, r, p.paint(STONE, rim, 2.4))
        + (path(lines, p.pen(rim, 1.1, "")) if lines else "")
        + circle(x, -r, 1.6, p.paint(rim))
    )


def tall_chimney(body: str, iron: str, steel: str, p: Palette) -> str:
    """An engine of the early days: one large wheel, a barrel, and a very high chimney."""
    return (
        rect(-30, -13.5, 60, 4, p.paint(iron), 1)  # frame
        + rect(-24, -27, 42, 14.5, p.paint(body, iron, 1.2), 7)  # boiler
        + path("M-12 -27V-12.8M6 -27V-12.8", p.pen(GOLD, 1.5, ""))
        + path("M14.5 -26V-44H22.5V-26Z", p.paint(iron))  # chimney
        + path("M11.5 -49H25.5L23 -43.5H14Z", p.paint(body, iron, 1.2, "join"))
        + path("M-3 -27V-30Q-3 -33.5 0.5 -33.5Q4 -33.5 4 -30V-27Z", p.paint(GOLD, iron, 0.9))
        + path("M-29 -13V-30H-27V-13Z", p.paint(iron))  # the driver's rail
        + rect(-31.5, -31.5, 9, 2.4, p.paint(iron), 1)
        + wheel(-8, 10.5, p, steel)
        + wheel(19, 6, p, steel)
        + wheel(-25.5, 4.6, p, steel, spokes=0)
        + path("M27 -13.5L32.5 -3.5H27Z", p.paint(body, iron, 0.9, "join"))
    )


def streamliner(body: str, iron: str, steel: str, p: Palette) -> str:
    """A streamlined engine: one curve from nose to cab, a white line, skirts down to the rail."""
    outline = "M-32 -4V-29Q-32 -32 -29 -32H2Q22 -31 29 -17Q33.5 -8.5 31.5 -4Z"
    return (
        wheel(-20, 5, p, steel, spokes=0)
        + wheel(-4, 5, p, steel, spokes=0)
        + wheel(12, 5, p, steel, spokes=0)
        + path(outline, p.paint(body, iron, 1.3, "join"))
        + path("M-31.3 -10.5H31.6Q32.8 -7 31.5 -4H-31.3Z", p.paint(iron))
        + path("M-31.3 -13.2H31.4L30.4 -15.6H-31.3Z", p.paint(WHITE))
        + path("M-28 -29H-20V-20.5H-28Z", p.paint(STONE, iron, 1, "join"))
        + path("M-5 -28.4H3Q16 -27.6 22.5 -19.5H-5Z", p.paint(iron))
        + path("M-3 -26.5H3Q13 -26 18.5 -21.2H-3Z", p.paint(body))
        + path("M-3 -24H14.5M-3 -22.2H17", p.pen(iron, 0.8, ""))
        + circle(28.3, -12.4, 2.1, p.paint(GOLD, iron, 0.8))
    )


def tank_engine(body: str, iron: str, steel: str, p: Palette) -> str:
    """A short, square engine: a tank at the side, a cab with a roof, a short chimney."""
    return (
        rect(-28, -11.5, 56, 4, p.paint(iron), 1)
        + rect(8, -24.5, 16, 13.5, p.paint(steel, iron, 1.2), 2)  # smokebox
        + path("M13 -24.5V-31H20V-24.5Z", p.paint(iron))
        + rect(11.5, -33, 10, 3, p.paint(iron), 1)
        + rect(-13, -26.5, 24, 15.5, p.paint(body, iron, 1.2), 1.5)  # tank
        + path("M-27 -11V-36H-12.5V-11Z", p.paint(body, iron, 1.2, "join"))
        + rect(-24.2, -32.5, 8.6, 9, p.paint(STONE, iron, 1), 1)
        + path("M-30 -36.5Q-19.5 -41.5 -9.5 -36.5V-34.8H-30Z", p.paint(iron))
        + path("M-27 -20H-31.5V-11H-27Z", p.paint(body, iron, 1.1, "join"))
        + wheel(-17, 6, p, steel)
        + wheel(0, 6, p, steel)
        + wheel(17, 6, p, steel)
        + path("M-17 -6H17", p.pen(GREY, 2))
        + rect(27, -12.5, 3.6, 6, p.paint(iron), 0.8)
    )


BUILDERS: Final = {"A": tall_chimney, "B": streamliner, "C": tank_engine}


@lru_cache(maxsize=64)
def engine(model: str, player: PlayerStyle | None, theme: str) -> str:
    """A locomotive facing right; without a player, in plain enamel black for the stage cards."""
    p = palette(theme)
    if player is None:
        return BUILDERS[model](GREY, BLACK, STEEL, p)
    return BUILDERS[model](player.role, "iron", "steel", p)


def badge(model: str, player: PlayerStyle, theme: str, left: bool) -> str:
    """Shape and start number on the side of the locomotive; never mirrored, to stay legible."""
    p = palette(theme)
    x, y = PLATE[model]
    mark = group(path(SHAPES[player.shape], p.paint(WHITE, BLACK, 1.6, "join")), "scale(0.56)")
    number = text(0, 2.7, str(player.number), 7.6, p.paint(BLACK), anchor="middle")
    fine = group(number, more=' class="fine"')  # may be small: the shape identifies the player too
    return group(mark + fine, at(-x if left else x, y))


def shown(model: str, seat: int, theme: str, left: bool, drawn: str = "") -> str:
    """A player's locomotive. `left`: on its way home; `drawn`: its body, if it is a sprite's."""
    player = CREW[seat]
    body = drawn or engine(model, player, theme)
    return (group(body, "scale(-1 1)", more=' class="turned"') if left else body) + badge(
        model, player, theme, left
    )
