"""The whole table of Crazy Rally, and its pieces, each as a drawing of its own."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from paddock.drawing import cards, piles, sheets
from paddock.drawing.faces import BACK, CardFaces
from paddock.drawing.svg import Ids, at, drawing, group, prefixed
from paddock.drawing.svg import symbol as symbol_of
from paddock.drawing.words import Words
from paddock.games.crazy_rally.drawing import roadbook as roadbooks
from paddock.games.crazy_rally.drawing import sheet as car_sheets
from paddock.games.crazy_rally.drawing import strip as strips
from paddock.games.crazy_rally.drawing.faces import (
    SHARED,
    event,
    faces_of,
    track_face,
    tuning_face,
)
from paddock.games.crazy_rally.drawing.words import english
from paddock.games.crazy_rally.rules.cards import EVENT, Box, read_box
from paddock.games.crazy_rally.rules.title import TITLE
from paddock.games.crazy_rally.rules.view import CrazyRallyView
from paddock.shelf import read_edition

IDS: Final = prefixed("cr-")


@cache
def house() -> Box:
    """The cards of the built-in edition, for pictures without a match."""
    return read_box(read_edition(TITLE, TITLE.editions[0]))


def deck_for(view: CrazyRallyView, ids: Ids, words: Words, theme: str, shared: bool) -> CardFaces:
    return faces_of(view.tuning, ids, words, theme, shared)


def card(
    view: CrazyRallyView,
    kind: str,
    *,
    words: Words = english,
    theme: str = "light",
    title: str = "",
    shared: bool = False,
) -> str:
    """One card of a hand, 63 × 88; `shared`: it refers to `sprite()`, which the page contains."""
    deck = deck_for(view, IDS, words, theme, shared)
    content = deck.show(kind) if shared else deck.content(kind)
    return cards.card(content, title=title)


def track_card(
    view: CrazyRallyView,
    name: str,
    *,
    words: Words | None = None,
    theme: str = "light",
    title: str = "",
) -> str:
    """One track card, 63 × 88; its name is printed on it in `words`."""
    return cards.card(track_face(view.track[name], words, theme), title=title)


def sprite(words: Words = english, *, theme: str = "light") -> str:
    """The faces of hands and the back as symbols, once in a page; not the track cards."""
    box = house()
    symbols = "".join(symbol_of(SHARED + one.name, tuning_face(one, theme)) for one in box.tuning)
    symbols += symbol_of(SHARED + EVENT, event(words(EVENT), theme))
    symbols += symbol_of(SHARED + BACK, cards.back(theme))
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" class="art" width="0" height="0" '
        f'aria-hidden="true"><defs>{symbols}</defs></svg>'
    )


def sheet(words: Words = english, *, theme: str = "light", title: str = "") -> str:
    """Every face: tuning cards, the event, the track."""
    box = house()
    faces = [tuning_face(one, theme) for one in box.tuning]
    faces.append(event(words(EVENT), theme))
    faces += [track_face(one, words, theme) for one in box.track]
    return sheets.sheet(faces, theme=theme, title=title)


def strip(
    view: CrazyRallyView,
    names: Sequence[str] = (),
    *,
    theme: str = "light",
    ids: Ids = IDS,
    width: float = 680,
    title: str = "",
) -> str:
    """How far each car is. Use a `width` of 340 for a phone and 680 to 1000 for a desktop."""
    drawn = strips.content(view, names, room=width, theme=theme, ids=ids)
    return drawing(width, strips.height(len(view.cars)), drawn, title=title)


def roadbook(
    view: CrazyRallyView,
    *,
    words: Words = english,
    theme: str = "light",
    ids: Ids = IDS,
    title: str = "",
) -> str:
    """The course: driven stretches open, the others covered, 465 × 191."""
    drawn = roadbooks.content(view, words, ids, theme)
    return drawing(roadbooks.WIDTH, roadbooks.HEIGHT, drawn, title=title)


def roadbook_near(
    view: CrazyRallyView,
    *,
    words: Words = english,
    theme: str = "light",
    ids: Ids = IDS,
    title: str = "",
) -> str:
    """The part of the course where the cars are, in a row for a phone, 333 × 97."""
    drawn = roadbooks.near(view, words, ids, theme)
    return drawing(roadbooks.NEAR_WIDTH, roadbooks.NEAR_HEIGHT, drawn, title=title)


def car_sheet(
    view: CrazyRallyView,
    seat: int,
    names: Sequence[str] = (),
    *,
    words: Words = english,
    theme: str = "light",
    ids: Ids = IDS,
    title: str = "",
    shared: bool = False,
) -> str:
    """One player's sheet, 268 × 168."""
    deck = deck_for(view, ids, words, theme, shared)
    drawn = car_sheets.content(view, seat, names, deck)
    return drawing(car_sheets.WIDTH, car_sheets.HEIGHT, drawn, title=title, defs=deck.defs())


def stock(
    view: CrazyRallyView,
    *,
    words: Words = english,
    theme: str = "light",
    ids: Ids = IDS,
    title: str = "",
    shared: bool = False,
) -> str:
    """The face-down pile with the number of cards in it, 71 × 112."""
    deck = deck_for(view, ids, words, theme, shared)
    drawn = stock_content(view, deck)
    return drawing(piles.WIDTH, piles.HEIGHT, drawn, title=title, defs=deck.defs())


def stock_content(view: CrazyRallyView, deck: CardFaces) -> str:
    top = deck.show(BACK) if view.stock else ""
    return piles.pile(top, view.stock, deck.words("stock"), deck.ids("stock"), deck.theme)


def hand_content(view: CrazyRallyView, deck: CardFaces, room: float) -> str:
    """The hand of the viewing seat."""
    faces = [(deck.show(kind), deck.ids(f"hand-{n}")) for n, kind in enumerate(view.hand, 1)]
    return cards.in_a_row(faces, room)


def board(
    view: CrazyRallyView,
    names: Sequence[str] = (),
    words: Words = english,
    *,
    theme: str = "light",
    ids: Ids = IDS,
    title: str = "",
    pixels: float = 0,
) -> str:
    """The whole table as the viewing seat may see it."""
    deck = deck_for(view, ids, words, theme, shared=False)
    gap, edge = 14.0, 20.0
    columns = 2 if len(view.cars) <= 4 else 3
    left = roadbooks.WIDTH
    inner = left + gap + columns * (car_sheets.WIDTH + gap) - gap
    drawn = strips.content(view, names, room=inner, theme=theme, ids=ids)
    parts = [group(drawn, at(edge, edge))]
    y = edge + strips.height(len(view.cars)) + gap
    if view.showing:
        face = track_face(view.track[view.showing], words, theme)
        parts.append(group(face, at(edge + left / 2 - 66, y, 2.1)))
    else:
        parts.append(group(roadbooks.content(view, words, ids, theme), at(edge, y)))
    for seat in range(len(view.cars)):
        x = edge + left + gap + seat % columns * (car_sheets.WIDTH + gap)
        down = y + seat // columns * (car_sheets.HEIGHT + gap)
        parts.append(group(car_sheets.content(view, seat, names, deck), at(x, down)))
    low = y + roadbooks.HEIGHT + gap
    parts.append(group(stock_content(view, deck), at(edge, low)))
    if view.hand:
        room = (left - piles.WIDTH - gap) / 1.2
        parts.append(group(hand_content(view, deck, room), at(edge + piles.WIDTH + gap, low, 1.2)))
    height = max(low + piles.HEIGHT, y + 2 * (car_sheets.HEIGHT + gap) - gap) + edge
    width = inner + 2 * edge
    drawn = sheets.ground(width, height, theme) + "".join(parts)
    return drawing(width, height, drawn, title=title, defs=deck.defs(), pixels=pixels)
