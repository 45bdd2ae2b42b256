"""The table of Rally as drawings: sheets for the page, and all of it as one picture."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from paddock.drawing.letters import PLAIN, shorten
from paddock.drawing.svg import WORDS, Ids, at, drawing, group, n, prefixed, rect, symbol, text, use
from paddock.drawing.theme import Palette, palette
from paddock.drawing.words import Words
from paddock.games.rally.drawing import weather
from paddock.games.rally.drawing.car import car as draw_car
from paddock.games.rally.drawing.dash import die_face
from paddock.games.rally.drawing.land import RULER, snow
from paddock.games.rally.drawing.road import SHEET, TALL
from paddock.games.rally.drawing.spot import Spot
from paddock.games.rally.drawing.tile import TINTS, shape_of, tile
from paddock.games.rally.drawing.tile import number as draw_number
from paddock.games.rally.drawing.tile import sheet as bare
from paddock.games.rally.drawing.words import english
from paddock.games.rally.rules.cards import DIE, REACH, SPACES
from paddock.games.rally.rules.course import Face
from paddock.games.rally.rules.odds import excess, helpers, odds
from paddock.games.rally.rules.view import RallyView

ROW: Final = 34.0  # the height of a row in the list of cars
HEAD: Final = 74.0
EDGE: Final = 14.0


# The pieces of a page


def house_faces() -> dict[str, Face]:
    """The sheets of the house edition."""
    from paddock.games.rally.rules.title import RallyGame
    from paddock.shelf import load

    game = load("rally")
    assert isinstance(game, RallyGame)
    return game.params.printed.faces


def sprite() -> str:
    """The symbols of the page: the sheets of the house edition, the faces of a die, snow."""
    p = palette("light")
    faces = house_faces()
    defs = "".join(symbol(f"rally-{name}", bare(p, name, face)) for name, face in faces.items())
    defs += "".join(symbol(f"rally-die-{number}", die_face(number)) for number in range(1, DIE + 1))
    defs += symbol("rally-snow", snow(p))
    return f'<svg class="sprite" width="0" height="0" aria-hidden="true"><defs>{defs}</defs></svg>'


def section(
    view: RallyView,
    number: int,
    *,
    words: Words = english,
    theme: str = "light",
    ids: Ids | None = None,
    shared: bool = False,
) -> str:
    """One section of the course as a drawing of its own; `number` counts from 0."""
    p = palette(theme)
    flakes = use("rally-snow") if shared else snow(p)
    falling = flakes if view.round and view.weather == "snow" else ""
    content = _section(view, number, words, p, ids or prefixed(""), shared, falling)
    return drawing(SHEET, TALL, content)


def _section(
    view: RallyView,
    number: int,
    words: Words,
    p: Palette,
    ids: Ids,
    shared: bool = False,
    falling: str = "",
) -> str:
    name = view.course[number]
    first = number * SPACES + 1
    spots = [spot(view, space, words) for space in range(first, first + SPACES)]
    last = number == view.sections - 1
    gates = (words("draw-start") if number == 0 else "", words("draw-finish") if last else "")
    return tile(
        p,
        name,
        view.tables.faces[name],
        first,
        spots,
        ids=ids,
        shared=shared,
        snow=falling,
        order=str(number + 1),
        gates=gates,
        queue=[seat for seat in view.order if not view.cars[seat].space] if number == 0 else [],
        home=homecomers(view) if last else [],
        numbers=door_numbers(view),
    )


def door_numbers(view: RallyView) -> dict[int, str]:
    """The number on each car: its start number, or that of its seat before the draw."""
    return {car.seat: str(car.start or car.seat + 1) for car in view.cars}


def road_heights(view: RallyView, number: int) -> str:
    """The y of the road in the middle of each space of a section, for animating cars."""
    name = view.course[number]
    return " ".join(n(round(y, 1)) for y in shape_of(view.tables.faces[name], name))


def homecomers(view: RallyView) -> list[int]:
    """The seats of cars that have finished, the first one first."""
    found = [car for car in view.cars if car.home]
    return [car.seat for car in sorted(found, key=lambda car: (car.home, car.start))]


def spot(view: RallyView, space: int, words: Words) -> Spot:
    """The contents of a space; `space` counts from 1."""
    here = view.spaces[space - 1]
    there = [car for car in view.cars if car.space == space and not car.home]
    crew = [car.seat for car in view.cars for at in car.shown + car.crew if at == space]
    mine = view.cars[view.seat].crew + view.cars[view.seat].shown if view.seat >= 0 else []
    zone, chances, flag = outlook(view, space, words)
    return Spot(
        factor=here.factor,
        mark=here.mark,
        cars=tuple(car.seat for car in there if not (car.off or car.out)),
        off=tuple(car.seat for car in there if car.off and not car.out),
        missing=tuple(car.missing for car in there if car.off and not car.out),
        wrecks=tuple(car.seat for car in there if car.out),
        lit=view.driver,
        crew=tuple(crew),
        reach=view.seat if any(abs(at - space) <= REACH for at in mine) else -1,
        zone=zone,
        odds=chances,
        flag=flag,
    )


def outlook(view: RallyView, space: int, words: Words) -> tuple[str, tuple[int, ...], str]:
    """Whether the current move may reach a space, the odds there, and its flag."""
    if view.phase != "drive" or view.driver < 0:
        return "", (), ""
    car = view.cars[view.driver]
    start = car.space - view.driven
    if not car.space <= space <= start + view.most:
        return "", (), ""
    above = 0 if view.judged and space == car.space else excess(view, space, passing=False)
    found = odds(view, above, helpers(view, view.driver, space)) if above else {}
    least = max(1, view.least - view.braked)
    flag = words("draw-most") if space == start + view.most else ""
    if space == start + least:
        flag = words("draw-least")
    return ("danger" if above else "safe"), tuple(found.values()), flag


def sky(view: RallyView, *, words: Words = english, theme: str = "light") -> str:
    """The strip of weather."""
    return weather.strip(weather.as_sky(view.sky), view.field if view.round else -1, words, theme)


def face(
    name: str, one: Face, *, theme: str = "light", shared: bool = False, title: str = ""
) -> str:
    """A face as a drawing of its own, for the choice of the next section."""
    return drawing(
        SHEET, TALL - RULER, face_content(name, one, palette(theme), shared), title=title
    )


def face_content(name: str, one: Face, p: Palette, shared: bool = False) -> str:
    """The inside of a face with its name and factors."""
    ys = shape_of(one, name)
    marks = [("", "ford", "hairpin")[mark] for mark in one.marks]
    numbers = "".join(
        draw_number(p, i, ys[i], Spot(factor, marks[i]), 26) for i, factor in enumerate(one.factors)
    )
    land = use(f"rally-{name}") if shared else bare(p, name, one)
    return land + numbers + text(6, 23, name, 26, p.paint("ink"))


# All of it


def board(
    view: RallyView,
    names: Sequence[str] = (),
    words: Words = english,
    *,
    theme: str = "light",
    ids: Ids | None = None,
    title: str = "",
    pixels: float = 0,
) -> str:
    """The whole table as one picture: heading, weather, the course, the cars."""
    p = palette(theme)
    own = ids or prefixed("")
    across = 2 if len(view.course) <= 4 else 3 if len(view.course) <= 6 else 4
    rows = max(1, -(-len(view.course) // across))
    wide = across * SHEET + 2 * EDGE
    cars = HEAD + rows * (TALL + 8) + 6
    tall = cars + len(view.cars) * ROW + EDGE
    parts = [rect(0, 0, wide, tall, p.paint("ground")), heading(view, words, p, wide)]
    for number in range(len(view.course)):
        x = EDGE + number % across * SHEET
        y = HEAD + number // across * (TALL + 8)
        parts.append(group(_section(view, number, words, p, own), at(x, y)))
    for row, seat in enumerate(view.order or range(len(view.cars))):
        parts.append(group(car_line(view, seat, names, words, p, wide), at(EDGE, cars + row * ROW)))
    return drawing(wide, tall, "".join(parts), title=title, pixels=pixels)


def heading(view: RallyView, words: Words, p: Palette, wide: float) -> str:
    entry = words(f"entry-{view.entry}")
    stamps = weather.strip(
        weather.as_sky(view.sky), view.field if view.round else -1, words, p.name
    )
    inner = stamps[stamps.index(">") + 1 : -len("</svg>")]
    if inner.startswith("<title>"):
        inner = inner[inner.index("</title>") + len("</title>") :]
    return text(EDGE, 46, entry.upper(), 40, p.paint("ink")) + group(
        inner, at(wide - EDGE - len(view.sky) * 68, 4)
    )


def framed(x: float, y: float, tall: float, content: str) -> str:
    """A sheet at its place, clipped at its edges."""
    return f'<svg x="{n(x)}" y="{n(y)}" width="{n(SHEET)}" height="{n(tall)}">{content}</svg>'


def car_line(
    view: RallyView, seat: int, names: Sequence[str], words: Words, p: Palette, wide: float
) -> str:
    """One car in the list: its driver, its place, and what everybody may know of it."""
    car = view.cars[seat]
    name = names[seat] if seat < len(names) else ""
    facts = [words(f"setup-{car.setup}") if car.setup else "", str(car.gear) if car.gear else ""]
    facts.append(words(f"tyres-{car.tyres}") if car.tyres else "")
    where = f"{car.space}/{len(view.spaces)}" if view.round else ""
    said = " · ".join(fact for fact in facts if fact)
    return (
        group(draw_car(seat, door_numbers(view)[seat], p.name), at(20, ROW / 2 + 10))
        + text(48, ROW / 2 + 6, shorten(name, 17, 140, PLAIN), 17, p.paint("ink"), font=WORDS)
        + text(200, ROW / 2 + 7, where, 20, p.paint("ink"))
        + text(280, ROW / 2 + 6, said, 16, p.paint("quiet"), font=WORDS, weight=600)
    )


def sheet(words: Words = english, *, theme: str = "light", title: str = "") -> str:
    """Every face of the house edition."""
    p = palette(theme)
    faces = house_faces()
    across, gap = 4, 12.0
    rows = -(-len(faces) // across)
    wide = across * (SHEET + gap) + gap
    tall = rows * (TALL - RULER + gap) + gap
    parts = [rect(0, 0, wide, tall, p.paint("ground"))]
    for k, (name, one) in enumerate(faces.items()):
        x = gap + k % across * (SHEET + gap)
        y = gap + k // across * (TALL - RULER + gap)
        parts.append(framed(x, y, TALL - RULER, face_content(name, one, p, False)))
    return drawing(wide, tall, "".join(parts), title=title)


__all__ = ["TINTS", "board", "face", "section", "sheet", "sky", "sprite"]
