"""The card faces: a list of cars and spaces, a swap, a ten."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from paddock.drawing import cards
from paddock.drawing.svg import at, group, path, rect, symbol, text, use
from paddock.drawing.theme import BLACK, GOLD, WHITE, Palette, palette
from paddock.games.grand_prix.drawing.cars import BY_COLOUR, car, tag
from paddock.games.grand_prix.rules.cards import NAMES, SWAP, TEN, Deck

SHARED: Final = "gp-face-"  # the ids in the page's one sprite
BACK: Final = "back"

Lines = tuple[tuple[str, int], ...]
Means = Mapping[str, str]  # the car that each colour stands for


def lines_of(deck: Deck, card: int) -> Lines:
    """The printed lines of a card: colours and spaces; a swap has two colours without spaces."""
    if deck.kind[card] == SWAP:
        return ((NAMES[deck.swap_a[card]], 0), (NAMES[deck.swap_b[card]], 0))
    return tuple((NAMES[colour], steps) for colour, steps in deck.printed(card))


def lines_now(deck: Deck, card: int, means: Means) -> Lines:
    """The lines of a card under swaps: `means` is the car that each colour stands for (GP13)."""
    return tuple((means.get(colour, colour), steps) for colour, steps in lines_of(deck, card))


def is_swapped(deck: Deck, card: int, means: Means) -> bool:
    """Whether a swap in force changes the effect of a movement card."""
    return deck.kind[card] != SWAP and lines_now(deck, card, means) != lines_of(deck, card)


@lru_cache(maxsize=512)
def face(
    card: int,
    lines: Lines,
    ten: bool = False,
    theme: str = "light",
    shared: bool = False,
    printed: Lines = (),
) -> str:
    """The inside of a card, 63 × 88; `shared`: cars and marks are in the page's sprite.

    `printed` is what stands on a card that a swap has changed: it gets a sign.
    """
    p = palette(theme)
    if lines and not lines[0][1]:
        picture = swap(p, lines, theme, shared)
    elif len(lines) == 1:
        picture = single(p, *lines[0], ten, theme, shared)
    else:
        picture = board(p, lines, theme, shared)
    if printed:
        picture += swap_sign(p, lines, printed)
    index = text(5, 12.6, str(card), 11, p.paint("quiet"))
    edge = rect(0.3, 0.3, 62.4, 87.4, p.pen("line", 0.6, ""), cards.RADIUS - 0.3)
    ground = rect(0.3, 0.3, 62.4, 87.4, p.paint("panel"), cards.RADIUS - 0.3)
    return ground + picture + index + group(index, at(63, 88, turn=180)) + edge


def a_car(colour: str, theme: str, shared: bool) -> str:
    return use(f"{SHARED}car-{colour}") if shared else car(colour, theme)


def a_tag(colour: str, theme: str, r: float, shared: bool) -> str:
    if shared:
        return group(use(f"{SHARED}tag-{colour}"), at(0, 0, r / 10))
    return tag(colour, theme, r)


def parts(theme: str) -> str:
    """The symbols to which the faces of the sprite refer."""
    return "".join(
        symbol(f"{SHARED}car-{colour}", car(colour, theme))
        + symbol(f"{SHARED}tag-{colour}", tag(colour, theme, 10))
        for colour in NAMES
    )


def ink_on(colour: str) -> str:
    return BY_COLOUR[colour].text if colour in BY_COLOUR else BLACK


def fill_of(colour: str) -> str:
    return f"player-{colour}" if colour in BY_COLOUR else WHITE


def board(p: Palette, lines: Lines, theme: str, shared: bool) -> str:
    """Two to six lines from top to bottom, in the order of driving."""
    tall = min(15.0, 58.0 / len(lines))
    top = 15 + (58 - tall * len(lines)) / 2
    drawn = ""
    for row, (colour, steps) in enumerate(lines):
        y = top + row * tall
        paint = p.paint(fill_of(colour), BLACK if colour not in BY_COLOUR else "none", 0.8)
        drawn += rect(5, y + 0.7, 53, tall - 1.4, paint, 2.4)
        drawn += group(a_tag(colour, theme, tall * 0.36, shared), at(12.5, y + tall / 2))
        size = tall * 0.98
        drawn += text(
            51,
            y + tall / 2 + size * 0.35,
            str(steps),
            size,
            p.paint(ink_on(colour)),
            anchor="middle",
        )
        drawn += group(small_flag(p, ink_on(colour), steps), at(20, y + tall / 2, tall / 15))
    return drawn


def small_flag(p: Palette, ink: str, steps: int) -> str:
    """The number of spaces as dashes of a lane."""
    return path("".join(f"M{n * 4} 0h2.2" for n in range(steps)), p.pen(ink, 1.5, ""))


def single(p: Palette, colour: str, steps: int, ten: bool, theme: str, shared: bool) -> str:
    """One car and a large number; a ten has a golden laurel."""
    drawn = rect(5, 16, 53, 56, p.paint(fill_of(colour), BLACK, 0.8 if colour == "white" else 0), 4)
    ink = ink_on(colour)
    if ten:
        drawn += path(
            "M5 62L58 30V40L5 70Z M5 46L44 16H54L5 54Z",
            p.paint(GOLD if colour != "yellow" else WHITE),
        )
    drawn += group(a_car(colour, theme, shared), at(31.5, 33, 1.22))
    drawn += text(31.5, 68, str(steps), 30, p.paint(ink), anchor="middle")
    return drawn


def swap_sign(p: Palette, lines: Lines, printed: Lines) -> str:
    """The sign of a changed card: two arrows in a corner, and the printed colour of each line."""
    drawn = rect(40, 2.6, 20, 11.4, p.paint("signal"), 3)
    drawn += path("M43.5 6.2h12l-2.6 -2.4M56.5 10.6h-12l2.6 2.4", p.pen(WHITE, 1.7))
    tall = min(15.0, 58.0 / len(lines)) if len(lines) > 1 else 56.0
    top = 15 + (58 - tall * len(lines)) / 2 if len(lines) > 1 else 16.0
    for row, ((colour, _), (before, _)) in enumerate(zip(lines, printed, strict=True)):
        if colour != before:
            y = top + row * tall
            drawn += rect(57, y + 0.7, 5, tall - 1.4, p.paint(fill_of(before), WHITE, 0.8), 1.6)
    return drawn


def swap(p: Palette, lines: Lines, theme: str, shared: bool) -> str:
    """Two cars that change places."""
    (one, _), (other, _) = lines
    drawn = rect(5, 16, 53, 27, p.paint(fill_of(one)), 4)
    drawn += rect(5, 45, 53, 27, p.paint(fill_of(other)), 4)
    drawn += group(a_car(one, theme, shared), at(36, 29.5, 1.1))
    drawn += group(a_car(other, theme, shared), at(36, 58.5, 1.1))
    arrows = "M10 36V54M6.6 49L10 54.5L13.4 49M16.5 52V34M13.1 39L16.5 33.5L19.9 39"
    drawn += rect(4, 30, 18, 28, p.paint("panel"), 3)
    return drawn + path(arrows, p.pen("ink", 2.2))


@lru_cache(maxsize=16)
def bid(card: int, colour: str, name: str, theme: str = "light") -> str:
    """A bid card: the car that is being auctioned."""
    p = palette(theme)
    picture = rect(0.6, cards.TOP, 61.8, cards.BOTTOM - cards.TOP, p.paint(fill_of(colour)))
    picture += group(car(colour, theme), at(31.5, 35, 1.5)) + group(
        tag(colour, theme, 9.5), at(31.5, 57.5)
    )
    index = text(5, 12.6, str(card), 11, p.paint("quiet"))
    return cards.face(index, picture, name, theme)


class Cards:
    """The cards that a drawing shows, each drawn once, with what they do now."""

    def __init__(self, deck: Deck, means: Means, prefix: str, theme: str, shared: bool) -> None:
        self.deck = deck
        self.means = means
        self.prefix = prefix
        self.theme = theme
        self.shared = shared
        self.used: dict[int, None] = {}

    def show(self, card: int) -> str:
        if is_swapped(self.deck, card, self.means):
            return face_now(self.deck, card, self.means, self.theme, self.shared)
        if self.shared:
            return use(f"{SHARED}{card}")
        self.used[card] = None
        return use(f"{self.prefix}face-{card}")

    def defs(self) -> str:
        return "".join(
            symbol(f"{self.prefix}face-{card}", face_of(self.deck, card, self.theme))
            for card in self.used
        )


def face_of(deck: Deck, card: int, theme: str = "light", shared: bool = False) -> str:
    return face(card, lines_of(deck, card), bool(deck.kind[card] == TEN), theme, shared)


def face_now(
    deck: Deck, card: int, means: Means, theme: str = "light", shared: bool = False
) -> str:
    """A face as the swaps in force make it."""
    lines, ten = lines_now(deck, card, means), bool(deck.kind[card] == TEN)
    drawn = face(card, lines, ten, theme, shared, lines_of(deck, card))
    return group(drawn, more=' class="fine"')  # may be small: the page says it in words
