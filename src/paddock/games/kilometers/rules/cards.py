"""The cards of 1000 Kilometers: 19 kinds, which answers which, and how many an edition has."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paddock.core.edition import Edition

NO_CARD: Final = -1

# An attack, its remedy and its trump stand in the same order.
D25: Final = 0
D50: Final = 1
D75: Final = 2
D100: Final = 3
D200: Final = 4
ACCIDENT: Final = 5
FLAT: Final = 6
EMPTY: Final = 7
STOP: Final = 8
LIMIT: Final = 9
REPAIRS: Final = 10
SPARE: Final = 11
PETROL: Final = 12
GREEN: Final = 13
END_LIMIT: Final = 14
ACE: Final = 15
TYRE: Final = 16
TANKER: Final = 17
PRIORITY: Final = 18
KINDS: Final = 19

NAMES: Final = [
    "25",
    "50",
    "75",
    "100",
    "200",
    "accident",
    "flat",
    "empty",
    "stop",
    "limit",
    "repairs",
    "spare",
    "petrol",
    "green",
    "endlimit",
    "ace",
    "tyre",
    "tanker",
    "priority",
]

ATTACKS: Final = NAMES[ACCIDENT : LIMIT + 1]
TRUMPS: Final = NAMES[ACE:]
SHORTEST: Final = 25  # every distance is a multiple of it
KM: Final = vec[i64]([SHORTEST, 50, 75, 100, 200])

# The deck as the edition file groups it: name, first and last kind
GROUPS: Final = [
    ("distance", D25, D200),
    ("attack", ACCIDENT, LIMIT),
    ("remedy", REPAIRS, END_LIMIT),
    ("trump", ACE, PRIORITY),
]


def is_distance(kind: i64) -> bool:
    return kind <= D200


def is_attack(kind: i64) -> bool:
    return ACCIDENT <= kind <= LIMIT


def is_trump(kind: i64) -> bool:
    return kind >= ACE


def remedy_for(attack: i64) -> i64:
    return attack + (REPAIRS - ACCIDENT)


def trump_against(attack: i64) -> i64:
    """Priority Car answers two attacks: the red light and the speed limit."""
    return PRIORITY if attack >= STOP else attack + (ACE - ACCIDENT)


def deck_of(edition: Edition, solo: bool) -> list[int]:
    """How many cards there are of each kind; K3: solo, one of each attack is taken out."""
    deck: list[int] = []
    for group, first, last in GROUPS:
        for kind in range(first, last + 1):
            count = edition.number(f"deck.{group}.{NAMES[kind]}", 1, 40)
            deck.append(count - 1 if solo and group == "attack" else count)
    return deck
