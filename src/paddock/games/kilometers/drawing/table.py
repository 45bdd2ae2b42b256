"""The whole table of 1000 Kilometers, and its pieces, each as a drawing of its own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from paddock.drawing import cards, piles, sheets
from paddock.drawing import strip as strips
from paddock.drawing.faces import BACK, CardFaces
from paddock.drawing.marks import player_of
from paddock.drawing.strip import StripLane
from paddock.drawing.svg import Ids, at, drawing, group, prefixed
from paddock.drawing.svg import symbol as symbol_of
from paddock.drawing.words import Words
from paddock.games.kilometers.drawing import tableau as tableaux
from paddock.games.kilometers.drawing.faces import KINDS, SHARED, face, faces_of
from paddock.games.kilometers.drawing.words import english
from paddock.games.kilometers.rules.parameters import SOLO_TARGET
from paddock.games.kilometers.rules.view import KilometersView

HAND: Final = 1.35  # the scale of the hand on the board
IDS: Final = prefixed("km-")


def card(
    kind: str,
    label: str = "",
    *,
    theme: str = "light",
    title: str = "",
    pixels: float = 0,
    shared: bool = False,
) -> str:
    """One card, 63 × 88. `label` is its name in the viewer's language.

    `shared`: the page contains `sprite()`, which has the picture; the drawing only refers to it.
    """
    if shared:
        content = f'<use href="#{SHARED}{kind}"/>'
    else:
        content = face(kind, label or english(kind), theme)
    return cards.card(content, title=title, pixels=pixels)


def card_back(*, theme: str = "light", title: str = "", pixels: float = 0) -> str:
    return cards.card_back(theme=theme, title=title, pixels=pixels)


def sprite(words: Words = english, *, theme: str = "light") -> str:
    """All faces and the back as symbols, to be included once in a page, in its language."""
    symbols = "".join(
        symbol_of(SHARED + kind, face(kind, words(kind), theme)) for kind in KINDS
    ) + symbol_of(SHARED + BACK, cards.back(theme))
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" class="art" width="0" height="0" '
        f'aria-hidden="true"><defs>{symbols}</defs></svg>'
    )


def sheet(words: Words = english, *, theme: str = "light", title: str = "") -> str:
    """All 19 faces and the back."""
    return sheets.sheet(
        [face(kind, words(kind), theme) for kind in KINDS], theme=theme, title=title
    )


def lanes(view: KilometersView, names: Sequence[str]) -> list[StripLane]:
    return [
        StripLane(
            player_of(side),
            tableaux.side_name(view, side, names),
            table.km,
            lit=tableaux.busy(view, side),
        )
        for side, table in enumerate(view.tableaux)
    ]


def goals(view: KilometersView) -> list[int]:
    """The target; after an extension, the original target before it."""
    return (
        [SOLO_TARGET, view.target]
        if view.extender >= 0 and view.target > SOLO_TARGET
        else [view.target]
    )


def post_step(view: KilometersView, room: float) -> int:
    """The kilometres between two milestones, large enough that the stones do not touch."""
    return 100 if room * 100 > 34 * (max(view.target, SOLO_TARGET) + 150) else 200


def strip(
    view: KilometersView,
    names: Sequence[str] = (),
    *,
    words: Words = english,
    theme: str = "light",
    ids: Ids = IDS,
    width: float = 680,
    title: str = "",
) -> str:
    """How far each side is. Use a `width` of 340 for a phone and 680 to 1000 for a desktop."""
    return strips.strip(
        lanes(view, names),
        max(view.target, SOLO_TARGET),
        goals(view),
        room=width,
        step=post_step(view, width),
        theme=theme,
        ids=ids,
        title=title,
        unit=words("km"),
    )


def tableau(
    view: KilometersView,
    side: int,
    names: Sequence[str] = (),
    *,
    words: Words = english,
    theme: str = "light",
    ids: Ids = IDS,
    title: str = "",
    shared: bool = False,
) -> str:
    """One side's cards, 340 × 236."""
    deck = faces_of(ids, words, theme, shared)
    drawn = tableaux.content(view, side, names, deck)
    return drawing(tableaux.WIDTH, tableaux.HEIGHT, drawn, title=title, defs=deck.defs())


def stock(
    view: KilometersView,
    *,
    words: Words = english,
    theme: str = "light",
    ids: Ids = IDS,
    title: str = "",
    shared: bool = False,
) -> str:
    """The face-down pile with the number of cards in it, 71 × 112."""
    deck = faces_of(ids, words, theme, shared)
    drawn = stock_content(view, deck)
    return drawing(piles.WIDTH, piles.HEIGHT, drawn, title=title, defs=deck.defs())


def stock_content(view: KilometersView, deck: CardFaces) -> str:
    top = deck.show(BACK) if view.stock else ""
    return piles.pile(top, view.stock, deck.words("stock"), deck.ids("stock"), deck.theme)


def discard(
    view: KilometersView,
    *,
    words: Words = english,
    theme: str = "light",
    ids: Ids = IDS,
    title: str = "",
    shared: bool = False,
) -> str:
    """The discard pile with its top card, 71 × 112."""
    deck = faces_of(ids, words, theme, shared)
    drawn = discard_content(view, deck)
    return drawing(piles.WIDTH, piles.HEIGHT, drawn, title=title, defs=deck.defs())


def discard_content(view: KilometersView, deck: CardFaces) -> str:
    top = deck.show(view.discard_top) if view.discard_top else ""
    count = sum(view.discarded.values())
    return piles.pile(top, count, deck.words("discard"), deck.ids("discard"), deck.theme)


def hand_content(view: KilometersView, deck: CardFaces, room: float) -> str:
    """The hand of the viewing seat; the n-th card of a kind keeps its id when others are played."""
    seen: Counter[str] = Counter()
    faces = []
    for kind in view.hand:
        seen[kind] += 1
        faces.append((deck.show(kind), deck.ids(f"hand-{kind}-{seen[kind]}")))
    return cards.in_a_row(faces, room)


def board(
    view: KilometersView,
    names: Sequence[str] = (),
    words: Words = english,
    *,
    theme: str = "light",
    ids: Ids = IDS,
    title: str = "",
    pixels: float = 0,
) -> str:
    """The whole table with what the viewing seat may know."""
    deck = faces_of(ids, words, theme, shared=False)
    sides = len(view.tableaux)
    gap, edge = 16.0, 24.0
    inner = sides * (tableaux.WIDTH + gap) + piles.WIDTH
    drawn = strips.content(
        lanes(view, names),
        max(view.target, SOLO_TARGET),
        goals(view),
        room=inner,
        step=post_step(view, inner),
        theme=theme,
        ids=ids,
        unit=words("km"),
    )
    parts = [group(drawn, at(edge, edge))]
    y = edge + strips.height(sides) + gap
    for side in range(sides):
        x = edge + side * (tableaux.WIDTH + gap)
        parts.append(group(tableaux.content(view, side, names, deck), at(x, y)))
    x = edge + inner - piles.WIDTH
    parts.append(group(stock_content(view, deck), at(x, y)))
    parts.append(group(discard_content(view, deck), at(x, y + tableaux.HEIGHT - piles.HEIGHT)))
    y += tableaux.HEIGHT + gap
    if view.hand:
        parts.append(group(hand_content(view, deck, inner / HAND), at(edge, y, HAND)))
        y += cards.HEIGHT * HAND + gap
    width, height = inner + edge * 2, y + edge - gap
    drawn = sheets.ground(width, height, theme) + "".join(parts)
    return drawing(width, height, drawn, title=title, defs=deck.defs(), pixels=pixels)
