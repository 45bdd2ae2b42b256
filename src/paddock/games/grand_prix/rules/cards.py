"""The components: six cars, and the 55 cards as an edition lists them."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from paddock.core import bits
from paddock.core.edition import Edition

# The cars, in the order in which the bid cards are numbered
CARS: Final = 6
NO_CAR: Final = -1
NO_SEAT: Final = -1  # whose car it is while it has no owner
WHITE: Final = 6  # on a card: the player chooses the car (GP12)

NAMES: Final = ["yellow", "blue", "green", "black", "red", "orange", "white"]
LETTERS: Final = "YBGKROW"  # as an edition writes them, white last

# The kinds of card
MOVEMENT: Final = 0
TEN: Final = 1
SWAP: Final = 2
BID: Final = 3
KINDS: Final = ["movement", "ten", "swap", "bid"]

NO_CARD: Final = 0  # the cards are numbered from 1 on
MOST_CARDS: Final = 60  # a set of cards is one machine word: see core.bits
LINES: Final = 6  # at most on a card, one for each car
MOST_STEPS: Final = 10  # spaces on one line of a card: those of a ten


@final
class Deck:
    """What stands on each card. Sets of cards are those of `core.bits`."""

    def __init__(self, edition: Edition) -> None:
        self.size = edition.number("deck.cards", 1, MOST_CARDS)
        room = self.size + 1
        self.kind: vec[i64] = vec[i64]([-1] * room)
        self.faces: list[str] = [""] * room
        self.lines: vec[i64] = vec[i64]([0] * room)  # how many lines a movement card has
        self.car: vec[i64] = vec[i64]([-1] * (room * LINES))
        self.steps: vec[i64] = vec[i64]([0] * (room * LINES))
        self.colours: vec[i64] = vec[i64]([0] * room)  # the set of cars it names, without white
        self.white_at: vec[i64] = vec[i64]([-1] * room)  # the white line, or -1
        self.swap_a: vec[i64] = vec[i64]([-1] * room)
        self.swap_b: vec[i64] = vec[i64]([-1] * room)
        self.ten_of: vec[i64] = vec[i64]([0] * (CARS + 1))  # the ten of each car, and the white one
        self.bid_of: vec[i64] = vec[i64]([0] * CARS)
        self.common: i64 = 0  # movement and swap cards: those always dealt, GP3
        self.tens: i64 = 0
        self.white: i64 = 0  # every card with a white line
        for kind, group in enumerate(KINDS):
            for key in edition.keys(group):
                self._read(edition, kind, f"{group}.{key}", key)

    def _read(self, edition: Edition, kind: int, path: str, key: str) -> None:
        if not (key.isascii() and key.isdecimal()) or not 1 <= int(key) <= self.size:
            raise edition.fault(path, f"is not a card from 1 to {self.size}")
        card = int(key)
        face = edition.text(path)
        if self.kind[card] >= 0:
            raise edition.fault(path, f"is given twice: card {card} is also a {self.word(card)}")
        self.kind[card] = kind
        self.faces[card] = face
        if kind == MOVEMENT:
            for part in face.split():
                self._add_line(edition, path, card, part)
            self.common = bits.with_(self.common, card)
        elif kind == TEN:
            self._add_line(edition, path, card, f"{face}{MOST_STEPS}")
            self.ten_of[self.car[card * LINES]] = card
            self.tens = bits.with_(self.tens, card)
        elif kind == SWAP:
            one, slash, other = face.partition("/")
            if not slash or one == other:
                raise edition.fault(path, f"is {face!r}, not two different colours as R/B")
            self.swap_a[card] = colour(edition, path, one, WHITE)
            self.swap_b[card] = colour(edition, path, other, WHITE)
            self.common = bits.with_(self.common, card)
        else:
            car = colour(edition, path, face, WHITE)
            if self.bid_of[car]:
                raise edition.fault(path, f"is a second bid card of the {NAMES[car]} car")
            self.bid_of[car] = card

    def _add_line(self, edition: Edition, path: str, card: int, part: str) -> None:
        """`B6`: blue, six spaces."""
        car = colour(edition, path, part[:1], WHITE + 1)
        number = part[1:]
        most = MOST_STEPS if self.kind[card] == TEN else MOST_STEPS - 1
        if not (number.isascii() and number.isdecimal()) or not 1 <= int(number) <= most:
            raise edition.fault(path, f"has {part!r}, not a colour and its spaces")
        line = int(self.lines[card])
        if line == LINES:
            raise edition.fault(path, f"has more than {LINES} lines")
        for other, steps in self.printed(card):
            if other == car:
                raise edition.fault(path, f"has {part[:1]} twice")
            if steps < int(number):
                raise edition.fault(path, f"has {part} below {steps}: not high to low")
        self.car[card * LINES + line] = car
        self.steps[card * LINES + line] = int(number)
        self.lines[card] = line + 1
        if car == WHITE:
            self.white_at[card] = line
            self.white = bits.with_(self.white, card)
        else:
            self.colours[card] = bits.with_(self.colours[card], car)

    # What is printed on a card

    def car_on(self, card: i64, line: i64) -> i64:
        """The car of a line as it is printed, or WHITE."""
        return self.car[card * LINES + line]

    def steps_on(self, card: i64, line: i64) -> i64:
        """The spaces of a line."""
        return self.steps[card * LINES + line]

    def word(self, card: int) -> str:
        return f"{KINDS[self.kind[card]]} card"

    def family(self, card: int) -> str:
        """How a movement card is made: its spaces, with w for a white line."""
        return "-".join(
            f"{'w' if car == WHITE else ''}{steps}" for car, steps in self.printed(card)
        )

    def printed(self, card: int) -> list[tuple[int, int]]:
        """The lines of a card from top to bottom: car or WHITE, and spaces."""
        return [
            (int(self.car_on(card, line)), int(self.steps_on(card, line)))
            for line in range(self.lines[card])
        ]


def colour(edition: Edition, path: str, letter: str, most: int) -> int:
    if len(letter) != 1 or letter not in LETTERS[:most]:
        known = " ".join(LETTERS[:most])
        raise edition.fault(path, f"has {letter!r}, not one of {known}")
    return LETTERS.index(letter)
