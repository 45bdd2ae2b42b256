"""The default drawing of any game: a card with the facts of its view, and a poster with its
initials.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final
from zlib import crc32

from paddock.core.view import View
from paddock.drawing import Artist
from paddock.drawing.letters import PLAIN, shorten, width, wrap
from paddock.drawing.marks import roundel
from paddock.drawing.posters import HIGH, WIDE, poster
from paddock.drawing.svg import (
    WORDS,
    Ids,
    at,
    circle,
    drawing,
    group,
    line,
    n,
    path,
    polygon,
    rect,
    text,
)
from paddock.drawing.theme import BLACK, GOLD, PLAYERS, RED, WHITE, Palette, palette
from paddock.i18n import FALLBACK
from paddock.i18n.facts import FactTable, fact_table
from paddock.i18n.telling import title as title_of

CARD: Final = 640.0  # how wide the card is
EDGE: Final = 20.0
ROW: Final = 34.0
SMALL: Final = 16.0  # text size of values that need several lines
HEAD: Final = 84.0  # height of chequers and title
NAMES: Final = 62.0  # height of the roundel and name above each column
LABEL: Final = 160.0  # width of the column of labels
GROUNDS: Final = ("sky", "field", "meadow", "alarm", "help")


class PlainWords:
    """The language in which a card is drawn."""

    def __init__(self, language: str) -> None:
        self.language = language

    def __call__(self, key: str) -> str:
        return key


def plain_artist(game: str) -> Artist:
    """The default drawing functions."""

    def board(
        view: View,
        names: Sequence[str] = (),
        words: Callable[[str], str] | None = None,
        *,
        theme: str = "light",
        ids: Ids | None = None,
        title: str = "",
        pixels: float = 0,
    ) -> str:
        language = words.language if isinstance(words, PlainWords) else FALLBACK
        facts = fact_table(language, view, names)
        return card(title_of(language, game), facts, palette(theme), title, pixels)

    def sheet(
        words: Callable[[str], str] | None = None, *, theme: str = "light", title: str = ""
    ) -> str:
        from paddock.drawing.plain_cards import card_sheet

        language = words.language if isinstance(words, PlainWords) else FALLBACK
        if cards := card_sheet(game, language, theme, title):
            return cards
        nothing = FactTable([], [], [])
        return card(title_of(language, game), nothing, palette(theme), title, 0)

    return Artist(board, sheet, PlainWords, lambda: initials_poster(game))


# The card with the facts


def card(heading: str, facts: FactTable, p: Palette, title: str, pixels: float) -> str:
    """A timing sheet: the players as columns, and below them the facts of the whole table."""
    top = HEAD
    parts: list[str] = []
    if facts.columns:
        parts.append(heads(facts, p, top))
        top += NAMES
        for label, values in facts.columns:
            parts.append(label_of(p, label, top))
            for seat, value in enumerate(values):
                x, room = column(facts, seat)
                parts.append(cell(p, value, x, top, room - 10, "middle"))
            top += ROW
            parts.append(line(EDGE, top, CARD - EDGE, top, p.pen("line", 1, "")))
    for label, value in facts.rows:
        parts.append(label_of(p, label, top))
        lines = wrap(value, SMALL, CARD - 2 * EDGE - LABEL)
        if len(lines) == 1:
            parts.append(cell(p, value, EDGE + LABEL, top, CARD - 2 * EDGE - LABEL, "start"))
        for number, words in enumerate(lines if len(lines) > 1 else []):
            y = top + 23 + number * (SMALL + 3)
            parts.append(text(EDGE + LABEL, y, words, SMALL, p.paint("ink"), weight=600))
        top += ROW + (len(lines) - 1) * (SMALL + 3)
        parts.append(line(EDGE, top, CARD - EDGE, top, p.pen("line", 1, "")))
    tall = top + EDGE
    frame = rect(1, 1, CARD - 2, tall - 2, p.paint("panel"), 10)
    name = shorten(heading.upper(), 36, CARD - 2 * EDGE)
    return drawing(
        CARD,
        tall,
        frame
        + chequers(p, 10, 2, CARD - 20, 8)
        + text(EDGE, 64, name, 36, p.paint("ink"))
        + "".join(parts)
        + rect(1, 1, CARD - 2, tall - 2, p.pen("line", 2, ""), 10),
        title=title,
        pixels=pixels,
    )


def column(facts: FactTable, seat: int) -> tuple[float, float]:
    """The middle and the width of a player's column."""
    room = (CARD - 2 * EDGE - LABEL) / max(1, len(facts.players))
    return EDGE + LABEL + (seat + 0.5) * room, room


def heads(facts: FactTable, p: Palette, top: float) -> str:
    """The players above the columns."""
    parts = []
    for seat, name in enumerate(facts.players):
        x, room = column(facts, seat)
        player = PLAYERS[seat % len(PLAYERS)]
        short = shorten(name, 15, room - 8, PLAIN)
        parts.append(group(roundel(player, 13, p.name, str(seat + 1)), at(x, top + 20)))
        parts.append(
            text(x, top + 52, short, 15, p.paint("ink"), anchor="middle", weight=600, font=WORDS)
        )
    y = top + NAMES
    return "".join(parts) + line(EDGE, y, CARD - EDGE, y, p.pen("ink", 2, ""))


def label_of(p: Palette, label: str, top: float) -> str:
    """The label of a row."""
    shown = shorten(label, 18, LABEL - 10)
    return text(EDGE, top + 23, shown, 18, p.paint("quiet"), weight=600)


def cell(p: Palette, value: str, x: float, top: float, room: float, anchor: str) -> str:
    """A value: large if it is a number, otherwise as large as it fits."""
    size = 24.0
    while size > SMALL - 3 and width(value, size) > room:
        size -= 1
    shown = shorten(value, size, room)
    return text(x, top + 24, shown, size, p.paint("ink"), anchor=anchor)


def chequers(p: Palette, left: float, top: float, wide: float, size: float, rows: int = 3) -> str:
    """A chequered band: squares of ink on the ground behind it."""
    squares = "".join(
        f"M{n(left + column * size)} {n(top + row * size)}h{n(size)}v{n(size)}h{n(-size)}z"
        for row in range(rows)
        for column in range(int(wide // size))
        if (row + column) % 2 == 0
    )
    return path(squares, p.paint("ink"))


# The poster


def initials_poster(game: str) -> str:
    """A finish line on an open road, and a start number plate with the initials of the game."""
    p = palette("light")
    words = title_of(FALLBACK, game).split() or [game]
    initials = "".join(word[0] for word in words[:2]).upper()
    ground = GROUNDS[crc32(game.encode()) % len(GROUNDS)]
    far, near, middle = 62.0, HIGH, WIDE / 2
    road = [(middle - 16, far), (middle + 16, far), (middle + 118, near), (middle - 118, near)]
    dashes = "".join(
        polygon([(middle - w, y), (middle + w, y), (middle + w2, y2), (middle - w2, y2)], paint)
        for y, y2, w, w2, paint in (
            (76.0, 84.0, 1.0, 1.4, p.paint(WHITE)),
            (140.0, 160.0, 3.2, 4.4, p.paint(WHITE)),
        )
    )
    plate = (
        circle(0, 0, 46, p.paint(BLACK))
        + circle(0, 0, 43, p.paint(WHITE))
        + circle(0, 0, 38, p.pen(RED, 3, ""))
        + text(0, 18, initials, 52, p.paint(BLACK), anchor="middle")
    )
    flag = chequers(p, 0, 0, WIDE, 10, 3)
    return poster(
        rect(0, 0, WIDE, HIGH, p.paint(ground))
        + rect(0, far, WIDE, HIGH - far, p.paint("hill"))
        + polygon(road, p.paint("road"))
        + dashes
        + rect(0, 0, WIDE, 30, p.paint(WHITE))
        + flag
        + line(0, 31, WIDE, 31, p.pen(GOLD, 2, ""))
        + group(plate, at(middle, 96))
    )
