"""The printed tables of Rally on sheets: risk and damage, gears, the weather, the calendar."""

from __future__ import annotations

from typing import Final

from paddock.drawing.printing import SHEET, SHEETS, Piece, forms
from paddock.drawing.svg import at, group, text
from paddock.drawing.theme import palette
from paddock.games.rally.drawing.tile import TINTS
from paddock.games.rally.drawing.weather import HIGH, stamps, width
from paddock.games.rally.rules.cards import (
    COLUMNS,
    DIE,
    ENTRIES,
    FEATURES,
    GEARS,
    LONGEST,
    LONGEST_LINE,
    RESULTS,
    SETUPS,
    WEATHERS,
    ZONES,
)
from paddock.games.rally.rules.course import Limits
from paddock.games.rally.rules.title import RallyGame
from paddock.i18n import colon, say

LEFT: Final = 8.0
ROOM: Final = SHEET[0] - 2 * LEFT
# By result of the damage table: nothing, a spin, three degrees of damage, out
HARM: Final = ["#BBD7A2", "#DDE0A0", "#F3CF7A", "#EDA25C", "#D98A55", "#C98073"]


def a_sheet(code: str, title: str, language: str, content: str) -> Piece:
    heading = f"{say(language, 'rally')} – {title}"
    return Piece(code, title, forms.sheet(heading, *SHEET, content), kind=SHEETS, size=SHEET)


def tables_sheet(game: RallyGame, language: str) -> Piece:
    """Risk, damage, gears and fords on one sheet."""

    def said(key: str) -> str:
        return say(language, f"rally-print-{key}")

    printed = game.params.printed
    tall = 7.4
    parts = []
    y = 4.0

    def add(title: str, drawn: str, rows: int) -> None:
        nonlocal y
        parts.append(forms.heading(title, LEFT, y + 4, ROOM) + group(drawn, at(LEFT, y + 8)))
        y += 8 + rows * tall + 5

    gears = [f"{gear}" for gear in range(1, GEARS + 1)]
    columns = (38.0, *[(ROOM - 38) / GEARS] * GEARS)
    risk = [[printed.risk[gear][die] for gear in range(GEARS)] for die in range(DIE)]
    rows = [[f"{said('die')} \\ {said('spaces')}", *gears]]
    rows += [[f"{die + 1}", *(str(value) for value in row)] for die, row in enumerate(risk)]
    tints = [[TINTS[min(value, 3)][0] for value in row] for row in risk]
    add(said("risk"), forms.table(rows, columns, tall, tints=tints), len(rows))

    damage = [[printed.damage[column][die] for column in range(COLUMNS)] for die in range(DIE)]
    above = [f"+{n}" for n in range(1, COLUMNS)] + [f"+{COLUMNS} …"]
    rows = [[f"{said('die')} \\ {said('above')}", *above]]
    rows += [[f"{die + 1}", *row] for die, row in enumerate(damage)]
    tints = [[HARM[RESULTS.index(value)] for value in row] for row in damage]
    add(said("damage"), forms.table(rows, columns, tall, tints=tints), len(rows))
    sign = colon(language)
    legend = [f"{one}{sign}{say(language, f'rally-result-{one}')}" for one in RESULTS]
    p = palette("light")
    for line in range(2):
        words = " · ".join(legend[line * 3 : line * 3 + 3])
        parts.append(text(LEFT, y + 4.4 * line - 0.4, words, 4, p.paint("quiet"), weight=600))
    y += 9

    rows = [[said("spaces"), *gears]]
    for number, setup in enumerate(SETUPS):
        rows.append([say(language, f"rally-setup-{setup}")])
        for gear, (least, most) in enumerate(printed.gears):
            more = number if gear else 0  # RY6: not in first gear
            rows[-1].append(f"{least + more}–{most + more}" if most > 1 else f"{least}")
    rows.append([said("special"), *(f"+{extra}" if extra else "" for extra in printed.bonus)])
    add(said("gears"), forms.table(rows, columns, tall), len(rows))

    skies = [say(language, f"rally-weather-{one}") for one in WEATHERS]
    fords = [[*skies], [str(printed.fords[one]) for one in WEATHERS]]
    even = [ROOM / len(WEATHERS)] * len(WEATHERS)
    add(said("fords"), forms.table(fords, even, tall, first=False), 2)
    return a_sheet("tables", said("tables"), language, "".join(parts))


def weather_sheet(game: RallyGame, language: str) -> Piece:
    """RY10: a strip of weather for each zone, along which the marker moves."""
    p, params = palette("light"), game.params
    scale = ROOM / width(max(int(fields) for fields in params.fields))
    parts = []
    for zone, name in enumerate(ZONES):
        first = zone * LONGEST_LINE
        fields = range(first, first + int(params.fields[zone]))
        sky = tuple((WEATHERS[params.sky[n]], int(params.adds[n])) for n in fields)
        y = 8 + zone * 68.0
        parts.append(forms.heading(say(language, f"rally-zone-{name}"), LEFT, y, ROOM))
        parts.append(group(stamps(p, sky, -1), at(LEFT, y + 6, scale)))
        for k, (weather, _) in enumerate(sky):
            x = LEFT + (k * 68 + 31) * scale
            words = say(language, f"rally-weather-{weather}")
            under = y + 12 + HIGH * scale
            parts.append(text(x, under, words, 4.6, p.paint("ink"), anchor="middle", weight=600))
    title = say(language, "rally-print-weather")
    return a_sheet("weather", title, language, "".join(parts))


def calendar_sheet(game: RallyGame, language: str, whole: bool) -> Piece:
    """RY2: every rally with its zone, its stages and their limits."""
    params = game.params
    head = ["", "", say(language, "rally-page-stage"), say(language, "rally-print-special")]
    rows = [head]
    for number in range(len(ENTRIES)) if whole else params.rallies:
        entry = params.calendar[number]
        sign = colon(language)
        stages = f"{entry.stages} × {entry.sections}{sign}{limits(entry.limits, language)}"
        special = f"{entry.special}{sign}{limits(entry.special_limits, language)}"
        name = say(language, f"rally-entry-{ENTRIES[number]}")
        zone = say(language, f"rally-zone-{ZONES[entry.zone]}")
        rows.append([name, zone, stages, special if entry.special else "–"])
    drawn = forms.table(rows, (36.0, 32.0, 56.0, ROOM - 124), 15.0)
    places = ["", *(f"{place}." for place in range(1, len(params.points) + 1))]
    points = [say(language, "rally-page-points"), *(str(n) for n in params.points)]
    columns = (36.0, *[(ROOM - 36) / len(params.points)] * len(params.points))
    below = group(forms.table([places, points], columns, 10), at(LEFT, 12 + 15.0 * len(rows)))
    title = say(language, "rally-print-calendar")
    return a_sheet("calendar", title, language, group(drawn, at(LEFT, 4)) + below)


def limits(found: Limits, language: str) -> str:
    """`at most 1 hairpin, at most 1 ford`, or that any sections may be laid."""
    parts = []
    for feature, least, most in zip(FEATURES, found.least, found.most, strict=True):
        for key, count in (("at-least", least), ("at-most", most if most < LONGEST else 0)):
            if count:
                counted = say(language, f"rally-feature-{feature}", count=count)
                parts.append(said_limit(language, key, count, counted))
    return ", ".join(parts) or say(language, "rally-print-free")


def said_limit(language: str, key: str, count: int, counted: str) -> str:
    """`at most { $count }` with the number and the counted thing."""
    return say(language, f"rally-table-{key}", count=count).replace(str(count), counted)
