"""The whole table of the Grand Prix, and its pieces, each as a drawing of its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from paddock.core.bits import members
from paddock.drawing import cards as frames
from paddock.drawing import sheets
from paddock.drawing.letters import PLAIN, shorten
from paddock.drawing.svg import WORDS, Ids, at, drawing, group, rect, symbol, text
from paddock.drawing.theme import palette
from paddock.drawing.words import Words
from paddock.games.grand_prix.drawing import panel as panels
from paddock.games.grand_prix.drawing import track as tracks
from paddock.games.grand_prix.drawing.box import built_in
from paddock.games.grand_prix.drawing.cars import car, tag
from paddock.games.grand_prix.drawing.circuit import circuit_of
from paddock.games.grand_prix.drawing.faces import BACK, SHARED, Cards, face_of, parts
from paddock.games.grand_prix.drawing.track import IDS
from paddock.games.grand_prix.drawing.words import english
from paddock.games.grand_prix.rules.cards import NAMES, Deck
from paddock.games.grand_prix.rules.view import GrandPrixView

EDGE: Final = 20.0
SCALE: Final = 1.1  # scale of the hand on the board


def card(
    deck: Deck,
    number: int,
    *,
    theme: str = "light",
    title: str = "",
    pixels: float = 0,
    shared: bool = False,
) -> str:
    """One card, 63 × 88. `shared`: it refers to `sprite()`, which the page contains."""
    content = f'<use href="#{SHARED}{number}"/>' if shared else face_of(deck, number, theme)
    return frames.card(content, title=title, pixels=pixels)


def card_now(view: GrandPrixView, number: int, *, theme: str = "light") -> str:
    """One card under the swaps in force; it refers to `sprite()`, which the page contains."""
    return frames.card(Cards(view.box, view.means, "", theme, shared=True).show(number))


def sprite(deck: Deck, *, theme: str = "light") -> str:
    """All faces and the back as symbols: defined once in a page, and used by reference."""
    numbers = members(deck.common | deck.tens)
    faces = (symbol(f"{SHARED}{n}", face_of(deck, n, theme, shared=True)) for n in numbers)
    symbols = parts(theme) + "".join(faces)
    symbols += symbol(SHARED + BACK, frames.back(theme))
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" class="art" width="0" height="0" '
        f'aria-hidden="true"><defs>{symbols}</defs></svg>'
    )


def sheet(
    words: Words = english, *, theme: str = "light", title: str = "", deck: Deck | None = None
) -> str:
    """Every card that is dealt, and the back; of the built-in edition unless a deck is given."""
    box = deck if deck is not None else built_in()
    faces = [face_of(box, n, theme) for n in members(box.common | box.tens)]
    return sheets.sheet(faces, columns=10, theme=theme, title=title)


def panel(
    view: GrandPrixView,
    names: Sequence[str] = (),
    *,
    words: Words = english,
    theme: str = "light",
    ids: Ids = IDS,
    title: str = "",
    shared: bool = False,
) -> str:
    """The auction or the standings, 340 wide."""
    cards = Cards(view.box, view.means, ids("p-"), theme, shared)
    drawn = panels.content(view, names, words, theme, cards)
    return drawing(panels.WIDTH, panels.height(view), drawn, title=title, defs=cards.defs())


def order(view: GrandPrixView) -> list[int]:
    """The hand sorted by the car that each card moves farthest; swaps last."""
    totals = view.totals()

    def key(card: int) -> tuple[int, int, int, int]:
        lines = view.faces[card]
        if not lines:
            return (9, 0, 0, card)
        colour, steps = lines[0]
        place = 7 if colour == "white" else 0
        return (place, -totals[colour], NAMES.index(colour), -steps * 100 + card)

    return sorted(view.hand, key=key)


def mark(colour: str, *, theme: str = "light", title: str = "") -> str:
    """A car's colour, shape and number, 24 × 24."""
    return drawing(24, 24, group(tag(colour, theme, 10), at(12, 12)), title=title)


def small_car(colour: str, *, theme: str = "light", title: str = "") -> str:
    """A car, 40 × 24."""
    return drawing(40, 24, group(car(colour, theme), at(20, 12)), title=title)


def hand_content(view: GrandPrixView, cards: Cards, room: float) -> str:
    """The hand of the viewing seat."""
    return frames.in_a_row([(cards.show(number), "") for number in order(view)], room, gap=6.0)


def money_row(view: GrandPrixView, names: Sequence[str], words: Words, theme: str) -> str:
    """Everybody's money and cards, side by side."""
    p = palette(theme)
    drawn = ""
    for seat in range(len(view.money)):
        x = seat * 170
        asked = seat in view.waiting
        drawn += rect(x, 0, 160, 46, p.paint("panel", "signal" if asked else "line", 2), 6)
        name = shorten(f"{seat + 1}  {panels.player(names, seat)}", 15, 96, PLAIN)
        drawn += text(x + 10, 20, name, 15, p.paint("ink"), weight=600, font=WORDS)
        drawn += text(x + 10, 39, words(f"money:{view.money[seat]}"), 18, p.paint("ink"))
        drawn += text(x + 150, 39, f"{view.hand_sizes[seat]}", 18, p.paint("quiet"), anchor="end")
    return drawn


def board(
    view: GrandPrixView,
    names: Sequence[str] = (),
    words: Words = english,
    *,
    theme: str = "light",
    ids: Ids = IDS,
    title: str = "",
    pixels: float = 0,
) -> str:
    """The whole table as the viewing seat may see it."""
    cards = Cards(view.box, view.means, ids(""), theme, shared=False)
    circuit = circuit_of(view.circuit)
    wide = circuit.width + panels.WIDTH + 3 * EDGE
    parts = [group(money_row(view, names, words, theme), at(EDGE, EDGE))]
    y = EDGE + 46 + EDGE
    parts.append(group(tracks.content(view, words, theme, ids, False), at(EDGE, y)))
    drawn = panels.content(view, names, words, theme, cards)
    parts.append(group(drawn, at(circuit.width + 2 * EDGE, y)))
    y += max(circuit.height, panels.height(view)) + EDGE
    if view.hand:
        parts.append(
            group(hand_content(view, cards, (wide - 2 * EDGE) / SCALE), at(EDGE, y, SCALE))
        )
        y += frames.HEIGHT * SCALE + EDGE
    drawn = sheets.ground(wide, y, theme) + "".join(parts)
    return drawing(wide, y, drawn, title=title, defs=cards.defs(), pixels=pixels)
