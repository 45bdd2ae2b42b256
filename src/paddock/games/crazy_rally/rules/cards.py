"""The cards of Crazy Rally as an edition lists them: tuning cards, events, and the track."""

from __future__ import annotations

import re
from typing import Final

from paddock.core.edition import Edition

BLUE: Final = 0
YELLOW: Final = 1
PURPLE: Final = 2
NO_COLOUR: Final = 3  # of event cards
COLOURS: Final = ["blue", "yellow", "purple"]
COUNTS: Final = [15, 15, 12]  # CR1
EVENT: Final = "event"
EVENTS: Final = 8  # CR1
EVENT_COLOURS: Final = 4  # CR1

TRACK: Final = 14  # CR1
FLAGS: Final = 7  # CR1
RED: Final = 2  # CR2
OPENING: Final = 2  # CR5: so many cards with a flag come first

TURBO: Final = 3  # CR3: a purple card
SYMBOLS: Final = "WTN"  # wheel, tyre, nut
TOTALS: Final = ["wheels", "tyres", "nuts"]
CARD_KEY: Final = re.compile(r"([WTN]{1,3})(?:\+([123])-([123]))?")
TRACK_KEY: Final = re.compile(r"[a-z][a-z0-9-]{0,29}")


class TuningCard:
    """One kind of tuning card, and how many there are of it."""

    def __init__(
        self, name: str, colour: int, symbols: str, up: int, down: int, copies: int
    ) -> None:
        self.name = name
        self.colour = colour
        self.symbols = symbols
        self.up = up
        self.down = down
        self.copies = copies

    def count(self, symbol: str) -> int:
        return self.symbols.count(symbol)


class TrackCard:
    """One stretch of the course."""

    def __init__(
        self, name: str, speed: int, red: bool, difficulty: int, damage: int, flag: bool
    ) -> None:
        self.name = name
        self.speed = speed  # the most that it allows; CR2: in red, the least
        self.red = red
        self.difficulty = difficulty
        self.damage = damage
        self.flag = flag

    def to_dict(self) -> dict[str, object]:
        return {
            "name": self.name,
            "speed": self.speed,
            "red": self.red,
            "difficulty": self.difficulty,
            "damage": self.damage,
            "flag": self.flag,
        }


class Box:
    """All cards of an edition, in the order of the file."""

    def __init__(self, tuning: list[TuningCard], events: int, track: list[TrackCard]) -> None:
        self.tuning = tuning
        self.events = events
        self.track = track


def read_box(edition: Edition) -> Box:
    """The cards of an edition, or a complaint that names the line."""
    edition.only("", ["name", *COLOURS, "events", "track"])
    edition.text("name")
    tuning: list[TuningCard] = []
    for colour in range(len(COLOURS)):
        tuning += read_colour(edition, colour)
    edition.only("events", ["cards", "colours"])
    events = edition.number("events.cards", EVENTS, EVENTS)
    edition.number("events.colours", EVENT_COLOURS, EVENT_COLOURS)
    return Box(tuning, events, read_track(edition))


def read_colour(edition: Edition, colour: int) -> list[TuningCard]:
    """CR1, CR3: the tuning cards of one colour; their totals are checked as on a packing list."""
    name = COLOURS[colour]
    edition.only(name, ["cards", "accelerate", "brake", *TOTALS, "symbols"])
    least = TURBO if colour == PURPLE else 1
    usual = (
        edition.number(f"{name}.accelerate", least, TURBO),
        edition.number(f"{name}.brake", least, TURBO),
    )
    cards: list[TuningCard] = []
    for key in edition.keys(f"{name}.symbols"):
        path = f"{name}.symbols.{key}"
        found = CARD_KEY.fullmatch(key)
        if found is None:
            raise edition.fault(path, "is not one to three of W, T and N, or such as WT+2-1")
        symbols = "".join(sorted(found[1], key=SYMBOLS.index))
        own = (int(found[2]), int(found[3])) if found[2] else usual
        if colour == PURPLE and own != usual:
            raise edition.fault(path, f"is purple, so it accelerates and brakes by {TURBO}")
        word = f"{name}-{symbols.lower()}" + (f"+{own[0]}-{own[1]}" if own != usual else "")
        if word in [card.name for card in cards]:
            raise edition.fault(path, "is the same card as another one of this table")
        copies = edition.number(path, 1, COUNTS[colour])
        cards.append(TuningCard(word, colour, symbols, own[0], own[1], copies))
    check_total(edition, f"{name}.cards", COUNTS[colour], sum(card.copies for card in cards))
    for symbol, total in zip(SYMBOLS, TOTALS, strict=True):
        here = sum(card.copies * card.count(symbol) for card in cards)
        check_total(edition, f"{name}.{total}", -1, here)
    return cards


def read_track(edition: Edition) -> list[TrackCard]:
    """CR1, CR2: the track cards."""
    edition.only("track", ["cards", "flags", "red", "card"])
    cards: list[TrackCard] = []
    for name in edition.keys("track.card"):
        path = f"track.card.{name}"
        if TRACK_KEY.fullmatch(name) is None:
            raise edition.fault(path, "is not a name of small letters")
        edition.only(path, ["speed", "difficulty", "damage", "flag", "red"])
        cards.append(
            TrackCard(
                name,
                edition.number(f"{path}.speed", 2, 13),
                truth(edition, path, "red"),
                edition.number(f"{path}.difficulty", 1, 4),
                edition.number(f"{path}.damage", 1, 4),
                truth(edition, path, "flag"),
            )
        )
    check_total(edition, "track.cards", TRACK, len(cards))
    check_total(edition, "track.flags", FLAGS, sum(1 for card in cards if card.flag))
    check_total(edition, "track.red", RED, sum(1 for card in cards if card.red))
    return cards


def truth(edition: Edition, path: str, key: str) -> bool:
    """A key that is true, false or left out."""
    if key not in edition.keys(path):
        return False
    value = edition.get(f"{path}.{key}")
    if not isinstance(value, bool):
        raise edition.fault(f"{path}.{key}", f"is {value!r}, not true or false")
    return value


def check_total(edition: Edition, path: str, required: int, here: int) -> None:
    """What the file says, what its rows add up to and what the rules require (-1: anything) are one
    number.
    """
    said = edition.number(path, 0, 99)
    if said != here:
        raise edition.fault(path, f"is {said}, but the cards add up to {here}")
    if required >= 0 and said != required:
        raise edition.fault(path, f"is {said}, not {required}")
