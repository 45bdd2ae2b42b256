"""The track with what is on it: cars, the spaces that may be driven to, the winners' circle."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from paddock.drawing.letters import shorten, width
from paddock.drawing.svg import Ids, at, circle, drawing, group, path, prefixed, symbol, text, use
from paddock.drawing.theme import GOLD, WHITE, palette
from paddock.drawing.words import Words
from paddock.games.grand_prix.drawing.cars import car, racer
from paddock.games.grand_prix.drawing.circuit import Circuit, circuit_of
from paddock.games.grand_prix.drawing.course import cell_path, course
from paddock.games.grand_prix.drawing.panel import short_money
from paddock.games.grand_prix.drawing.words import english
from paddock.games.grand_prix.rules.track import Track
from paddock.games.grand_prix.rules.view import GrandPrixView

IDS = prefixed("gp-")
COURSE = "gp-course"  # the symbol of the empty track
PODIUM = (330.0, 150.0)


def scenery(track: Track, *, theme: str = "light") -> str:
    """The empty track as a symbol: defined once in a page, and used by reference."""
    content = symbol(COURSE, course(circuit_of(track), theme))
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" class="art" width="0" height="0" '
        f'aria-hidden="true"><defs>{content}</defs></svg>'
    )


@lru_cache(maxsize=16)
def infield(circuit: Circuit) -> tuple[float, float, float]:
    x, y, scale = circuit.infield(*PODIUM)
    return x, y, min(scale * 0.94, 1.9)


def content(
    view: GrandPrixView,
    words: Words,
    theme: str,
    ids: Ids,
    shared: bool,
) -> str:
    """The track and everything on it."""
    circuit = circuit_of(view.circuit)
    cars = "".join(one_car(view, n, circuit, theme, ids) for n in range(len(view.cars)))
    return ground(view, words, theme, shared) + lit(view, circuit, theme) + cars


def ground(view: GrandPrixView, words: Words, theme: str, shared: bool) -> str:
    """The empty track, with the winners' circle inside it."""
    circuit = circuit_of(view.circuit)
    x, y, scale = infield(circuit)
    empty = use(COURSE) if shared else course(circuit, theme)
    # May be small: the panel beside the track has the race and the prizes too.
    return empty + group(podium(view, words, theme), at(x, y, scale), more=' class="fine"')


def track(
    view: GrandPrixView,
    *,
    words: Words = english,
    theme: str = "light",
    ids: Ids = IDS,
    title: str = "",
    shared: bool = False,
) -> str:
    """The track as a drawing of its own."""
    circuit = circuit_of(view.circuit)
    drawn = content(view, words, theme, ids, shared)
    return drawing(circuit.width, circuit.height, drawn, title=title)


def one_car(view: GrandPrixView, n: int, circuit: Circuit, theme: str, ids: Ids) -> str:
    """A car on its cell; empty if it is home or not placed yet."""
    one = view.cars[n]
    if not one.cell or one.place:
        return ""
    cell = circuit.cells[view.circuit.numbers[one.cell]]
    active = view.phase == "drive" and view.car == one.colour
    drawn = racer(one.colour, theme, round(cell.turn, 1), active)
    halo = circle(0, 0, 25, palette(theme).pen("signal", 3, "")) if active else ""
    return group(halo + drawn, at(cell.x, cell.y), ids(f"car-{one.colour}"))


def lit(view: GrandPrixView, circuit: Circuit, theme: str) -> str:
    """The spaces on which the car of this line may end."""
    p = palette(theme)
    drawn = ""
    for name in view.ways:
        if name != "finish":
            cell = circuit.cells[view.circuit.numbers[name]]
            drawn += path(cell_path(cell, 3), p.paint("caution", WHITE, 2, "join"))
    return drawn


def podium(view: GrandPrixView, words: Words, theme: str) -> str:
    """The name of the track, the race, and the winners' circle: six places with their prizes."""
    p = palette(theme)
    race = shorten(words(f"race:{view.race}/{view.races}").upper(), 17, 300)
    up = -22 - title_size(words(view.track)) * 0.82
    return winners(words(view.track), view.prizes, view.home, theme) + text(
        0, up, race, 17, p.paint("signal"), anchor="middle", weight=600
    )


def title_size(title: str) -> float:
    return min(58.0, 300 / width(title.upper(), 1))


def winners(title: str, prizes: Sequence[int], home: Sequence[str], theme: str) -> str:
    """The name of a track over its six places, with the cars that are home."""
    p = palette(theme)
    drawn = text(0, -22, title.upper(), title_size(title), p.paint("ink"), anchor="middle")
    for place, prize in enumerate(prizes):
        x = (place - 2.5) * 52
        drawn += circle(x, 16, 21, p.paint("panel", GOLD if place == 0 else "line", 3))
        if place < len(home):
            drawn += group(car(home[place], theme), at(x, 16, 0.95))
        else:
            drawn += text(x, 23, str(place + 1), 20, p.paint("quiet"), anchor="middle")
        drawn += text(x, 55, short_money(prize), 16, p.paint("quiet"), anchor="middle", weight=600)
    return drawn


def way_line(circuit: Circuit, names: Sequence[str], here: str, track: Track) -> str:
    """The line along a way, from where the car stands."""
    points = [circuit.cells[track.numbers[name]] for name in (here, *names) if name != "finish"]
    d = "M" + "L".join(f"{cell.x:g} {cell.y:g}" for cell in points)
    if names and names[-1] == "finish":
        (ax, ay), (bx, by) = circuit.finish()
        d += f"L{(ax + bx) / 2:g} {(ay + by) / 2:g}"
    return d
