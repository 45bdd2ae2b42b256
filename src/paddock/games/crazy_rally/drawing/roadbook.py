"""The road book: fourteen boxes in two rows; driven stretches are open, the others covered."""

from __future__ import annotations

from typing import Final

from paddock.drawing import cards
from paddock.drawing.svg import Ids, at, escape, group, path, rect, text
from paddock.drawing.theme import Palette, palette
from paddock.drawing.words import Words
from paddock.games.crazy_rally.drawing.faces import track_face
from paddock.games.crazy_rally.rules.cards import TRACK
from paddock.games.crazy_rally.rules.view import CrazyRallyView

COLUMNS: Final = 7
NEAR: Final = 5  # places of the row that fits a phone
STEP: Final = 66.0
ROW: Final = 94.0
WIDTH: Final = COLUMNS * STEP + 3
HEIGHT: Final = 2 * ROW + 3
NEAR_WIDTH: Final = NEAR * STEP + 3
NEAR_HEIGHT: Final = ROW + 3


def content(view: CrazyRallyView, words: Words, ids: Ids, theme: str) -> str:
    """All places of the course, 465 × 191."""
    return "".join(
        box(view, place, 3 + place % COLUMNS * STEP, 3 + place // COLUMNS * ROW, words, ids, theme)
        for place in range(TRACK)
    )


def near(view: CrazyRallyView, words: Words, ids: Ids, theme: str) -> str:
    """The last stretches and the next one, in a row of 333 × 97."""
    first = min(max(view.round - NEAR + 1, 0), TRACK - NEAR)
    return "".join(
        box(view, place, 3 + (place - first) * STEP, 3, words, ids, theme)
        for place in range(first, first + NEAR)
    )


def box(
    view: CrazyRallyView, place: int, x: float, y: float, words: Words, ids: Ids, theme: str
) -> str:
    """One place of the course; it shows only what lies open on the table."""
    p = palette(theme)
    if place >= view.round:
        return group(covered(p, place + 1, place == view.round), at(x, y))
    card = view.track[view.driven[place]]
    said = f"<title>{escape(words(card.name))}</title>"  # there is no room to print it
    lying = group(said + track_face(card, None, theme), at(x, y), ids(f"place-{place + 1}"))
    if place < view.round - 1:
        return lying
    return rect(x - 2.4, y - 2.4, 67.8, 92.8, p.paint("caution"), 6) + lying


def covered(p: Palette, number: int, coming: bool) -> str:
    """A box that has not been reached: only its number."""
    edge = p.paint("panel", "signal" if coming else "line", 2 if coming else 1)
    ink = "ink" if coming else "quiet"
    return (
        rect(1, 1, cards.WIDTH - 2, cards.HEIGHT - 2, edge, cards.RADIUS)
        + path("M9 22H54M9 66H54", p.pen("line", 1, "") + ' stroke-dasharray="3 3"')
        + text(31.5, 54, str(number), 30, p.paint(ink), anchor="middle")
    )
