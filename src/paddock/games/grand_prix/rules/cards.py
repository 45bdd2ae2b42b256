"""The 55 cards as an edition lists them: movement, tens, swaps and bid cards."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from paddock.core.bag import POWERS
from paddock.core.edition import Edition
from paddock.games.grand_prix.rules.cars import CARS, LETTERS, NAMES, WHITE

MOVEMENT: Final = 0
TEN: Final = 1
SWAP: Final = 2
BID: Final = 3
KINDS: Final = ["movement", "ten", "swap", "bid"]

MOST_CARDS: Final = 60  # a set of cards is one machine word
LINES: Final = 6  # at most on a card, one for each car
MOST_STEPS: Final = 10  # on a ten
TEN_STEPS: Final = 10
PRIME: Final = 67  # no two powers of two below 2^66 leave the same remainder
BITS: Final = [2**n % PRIME for n in range(63)]
PLACE: Final = vec[i64]([BITS.index(r) if r in BITS else 0 for r in range(PRIME)])


def lowest(cards: i64) -> i64:
    """The lowest number in a set that is not empty."""
    return PLACE[(cards & -cards) % PRIME]


def members(cards: i64) -> list[int]:
    """The numbers in a set, ascending."""
    found: list[int] = []
    while cards:
        found.append(int(lowest(cards)))
        cards &= cards - 1
    return found


def nth(cards: i64, n: i64) -> i64:
    """The number with `n` lower ones beside it in the set."""
    while n:
        cards &= cards - 1
        n -= 1
    return lowest(cards)


@final
class Deck:
    """What stands on each card. A set of cards is a number with bit n for card n."""

    def __init__(self, edition: Edition) -> None:
        self.size = edition.number("deck.cards", 1, MOST_CARDS)
        room = self.size + 1
        self.kind: vec[i64] = vec[i64]([-1] * room)
        self.faces: list[str] = [""] * room
        self.lines: vec[i64] = vec[i64]([0] * room)  # how many lines a movement card has
        self.car: vec[i64] = vec[i64]([-1] * (room * LINES))
        self.steps: vec[i64] = vec[i64]([0] * (room * LINES))
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
            self.common |= POWERS[card]
        elif kind == TEN:
            self._add_line(edition, path, card, f"{face}{TEN_STEPS}")
            self.ten_of[self.car[card * LINES]] = card
            self.tens |= POWERS[card]
        elif kind == SWAP:
            one, slash, other = face.partition("/")
            if not slash or one == other:
                raise edition.fault(path, f"is {face!r}, not two different colours as R/B")
            self.swap_a[card] = colour(edition, path, one, WHITE)
            self.swap_b[card] = colour(edition, path, other, WHITE)
            self.common |= POWERS[card]
        else:
            car = colour(edition, path, face, WHITE)
            if self.bid_of[car]:
                raise edition.fault(path, f"is a second bid card of the {NAMES[car]} car")
            self.bid_of[car] = card

    def _add_line(self, edition: Edition, path: str, card: int, part: str) -> None:
        """`B6`: blue, six spaces."""
        car = colour(edition, path, part[:1], WHITE + 1)
        number = part[1:]
        most = TEN_STEPS if self.kind[card] == TEN else TEN_STEPS - 1
        if not (number.isascii() and number.isdecimal()) or not 1 <= int(number) <= most:
            raise edition.fault(path, f"has {part!r}, not a colour and its spaces")
        line = int(self.lines[card])
        if line == LINES:
            raise edition.fault(path, f"has more than {LINES} lines")
        at = card * LINES
        for n in range(line):
            if self.car[at + n] == car:
                raise edition.fault(path, f"has {part[:1]} twice")
            if self.steps[at + n] < int(number):
                raise edition.fault(path, f"has {part} below {self.steps[at + n]}: not high to low")
        self.car[at + line] = car
        self.steps[at + line] = int(number)
        self.lines[card] = line + 1
        if car == WHITE:
            self.white_at[card] = line
            self.white |= POWERS[card]

    def word(self, card: int) -> str:
        return f"{KINDS[self.kind[card]]} card"

    def family(self, card: int) -> str:
        """How a movement card is made: its spaces, with w for a white line."""
        parts = []
        for n in range(card * LINES, card * LINES + int(self.lines[card])):
            parts.append(f"{'w' if self.car[n] == WHITE else ''}{self.steps[n]}")
        return "-".join(parts)

    def printed(self, card: int) -> list[tuple[int, int]]:
        """The lines of a card: car or WHITE, and spaces."""
        first = card * LINES
        places = range(first, first + int(self.lines[card]))
        return [(int(self.car[n]), int(self.steps[n])) for n in places]


def colour(edition: Edition, path: str, letter: str, most: int) -> int:
    if len(letter) != 1 or letter not in LETTERS[:most]:
        wanted = " ".join(LETTERS[:most])
        raise edition.fault(path, f"has {letter!r}, not one of {wanted}")
    return LETTERS.index(letter)


def check_deck(edition: Edition) -> None:
    """Raise BadEdition unless the box is complete: numbers, kinds, families and balance."""
    edition.only("deck", ["cards", *KINDS, "colour", "white", "families"])
    deck = Deck(edition)
    for card in range(1, deck.size + 1):
        if deck.kind[card] < 0:
            raise edition.fault("deck.cards", f"is {deck.size}, but card {card} is nowhere")
    for group in KINDS:
        said = edition.number(f"deck.{group}", 1, MOST_CARDS)
        found = len(edition.keys(group))
        if said != found:
            raise edition.fault(f"deck.{group}", f"is {said}, but {found} are listed")
    for car in range(CARS + 1):
        if not deck.ten_of[car]:
            raise edition.fault("ten", f"has no card of {LETTERS[car]}")
        if car < CARS and not deck.bid_of[car]:
            raise edition.fault("bid", f"has no card of {LETTERS[car]}")
    if len(edition.keys("ten")) != CARS + 1:
        raise edition.fault("ten", "has two cards of one colour")
    check_families(edition, deck)
    check_balance(edition, deck)


def check_families(edition: Edition, deck: Deck) -> None:
    families: dict[str, int] = {}
    for card in range(1, deck.size + 1):
        if deck.kind[card] == MOVEMENT:
            make = deck.family(card)
            families[make] = families.get(make, 0) + 1
    for make in families:
        if make not in edition.keys("deck.families"):
            raise edition.fault("deck.families", f"has no {make}, but {families[make]} are listed")
    for make in edition.keys("deck.families"):
        said = edition.number(f"deck.families.{make}", 1, MOST_CARDS)
        found = families.get(make, 0)
        if said != found:
            raise edition.fault(f"deck.families.{make}", f"is {said}, but {found} are listed")


def check_balance(edition: Edition, deck: Deck) -> None:
    """Every colour has the same number of spaces, so that no car is the better one."""
    spaces = [0] * (CARS + 1)
    for card in range(1, deck.size + 1):
        if deck.kind[card] == MOVEMENT:
            for car, steps in deck.printed(card):
                spaces[car] += steps
    for car in range(CARS + 1):
        key = "deck.colour" if car < CARS else "deck.white"
        said = edition.number(key, 0, 1000)
        if said != spaces[car]:
            raise edition.fault(key, f"is {said}, but {LETTERS[car]} has {spaces[car]} spaces")
