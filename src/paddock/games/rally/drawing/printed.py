"""The printable components of Rally: road sections, tables, counters, and forms."""

from __future__ import annotations

from typing import Final

from paddock.core.game import Game
from paddock.drawing.marks import player_of, roundel
from paddock.drawing.printing import SHEETS, Piece, counter, forms
from paddock.drawing.svg import at, group, path, text
from paddock.drawing.theme import palette
from paddock.games.rally.drawing.car import car
from paddock.games.rally.drawing.land import ruler
from paddock.games.rally.drawing.pieces import spanner
from paddock.games.rally.drawing.printed_tables import calendar_sheet, tables_sheet, weather_sheet
from paddock.games.rally.drawing.road import SHEET, TALL
from paddock.games.rally.drawing.table import face_content
from paddock.games.rally.rules.cards import CREW, SECTIONS
from paddock.games.rally.rules.title import TITLE, RallyGame
from paddock.i18n import say
from paddock.i18n.telling import player_name

ROAD: Final = "sections"
WIDE: Final = 160.0  # mm of a section: three on a page
CAR: Final = (20.0, 14.0)
SMALL: Final = (14.0, 14.0)
NOTES: Final = (92.0, 84.0)  # six on a page
STAGES: Final = 6


def components(game: Game, language: str, whole: bool) -> list[Piece]:
    assert isinstance(game, RallyGame)
    seats = range(max(TITLE.players) if whole else game.players)
    found = [section(game, number, language) for number in range(1, SECTIONS + 1)]
    for seat in seats:
        found += driver(seat, language)
    sign = group(path("M-9 -6H9L0 10Z", palette("light").paint("signal")), at(0, 0))
    found.append(counter("weather-marker", say(language, "rally-print-marker"), sign, size=SMALL))
    found.append(notes(language)._replace(copies=len(seats)))
    found += [tables_sheet(game, language), weather_sheet(game, language)]
    return [*found, calendar_sheet(game, language, whole)]


def section(game: RallyGame, number: int, language: str) -> Piece:
    """RY1: a section with two faces; numbers below its spaces, for placing mechanics."""
    p = palette("light")
    faces = [f"{number}{side}" for side in "AB"]
    front, back = (
        face_content(name, game.params.printed.faces[name], p)
        + ruler(p, game.params.printed.faces[name].first)
        for name in faces
    )
    return Piece(
        f"section-{number}",
        say(language, "rally-print-section", number=number),
        front,
        back,
        kind=ROAD,
        size=(WIDE, WIDE * TALL / SHEET),
        drawn=(SHEET, TALL),
    )


def driver(seat: int, language: str) -> list[Piece]:
    """RY7: a car, three mechanics, and markers for the gear and for over-revving."""
    p, name = palette("light"), player_name(language, [], seat)
    number = seat + 1
    body = group(car(seat, str(number)), at(0, 11, 0.98))
    mark = roundel(player_of(seat), 8)
    revs = mark + text(9.6, -6, "!", 12, p.paint("signal"), anchor="middle")
    mechanics = counter(
        f"mechanic-{number}",
        f"{say(language, 'rally-page-mechanics')} · {name}",
        group(spanner(p, seat), at(0, 0, 1.2)),
        size=SMALL,
    )
    over = say(language, "rally-table-over-rev")
    return [
        counter(f"car-{number}", name, body, size=CAR),
        mechanics._replace(copies=CREW),
        counter(
            f"gear-{number}", f"{say(language, 'rally-print-spaces')} · {name}", mark, size=SMALL
        ),
        counter(f"over-rev-{number}", f"{over} · {name}", revs, size=SMALL),
    ]


def notes(language: str) -> Piece:
    """RY6, RY7: a form for what a driver chooses in secret before each stage."""
    head = [say(language, f"rally-page-{one}") for one in ("stage", "setup", "tyres", "mechanics")]
    rows = [head, *([str(stage + 1), "", "", ""] for stage in range(STAGES))]
    drawn = forms.table(rows, (15.0, 21.0, 21.0, 27.0), 8.6, size=4.2)
    name = say(language, "rally-print-notes")
    sheet = forms.sheet(name, *NOTES, group(drawn, at(4, 2)))
    return Piece("notes", name, sheet, kind=SHEETS, size=NOTES)
