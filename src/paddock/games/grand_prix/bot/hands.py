"""What a hand is worth in a race: the worth of a car to a hand, and how far the cars will come."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paddock.core import bits
from paddock.games.grand_prix.rules.cards import CARS, WHITE
from paddock.games.grand_prix.rules.state import GrandPrix

POINT: Final = 0.25  # steps of money that a space in hand is worth above the average
WHITE_SHARE: Final = 0.5  # of a white space that one's own car will get
OWN_HAND: Final = 0.55  # how much of the spaces in its owner's hand a car will get
OTHER_HANDS: Final = 0.12  # and of those in other hands


def car_worth(s: GrandPrix, seat: i64, car: i64) -> float:
    """In steps of money: the average prize, adjusted by the spaces in hand."""
    total = 0.0
    own = 0.0
    each: i64 = 0
    while each < CARS:
        spaces = spaces_for(s, seat, each)
        total += spaces
        if each == car:
            own = spaces
        each += 1
    prizes = 0.0
    place: i64 = 0
    while place < CARS:
        prizes += float(s.params.prizes[place])
        place += 1
    more = POINT * (own - total / float(CARS)) * float(s.game.players) / 3.0
    return prizes / float(CARS) + more


def spaces_for(s: GrandPrix, seat: i64, car: i64) -> float:
    """The spaces in a hand for a car; a white line counts for whichever car is bought."""
    deck = s.params.deck
    found = 0.0
    hand = s.hands[seat]
    while hand:
        card = bits.first(hand)
        hand = bits.rest(hand)
        line: i64 = 0
        while line < deck.lines[card]:
            colour = deck.car_on(card, line)
            if colour == car:
                found += float(deck.steps_on(card, line))
            elif colour == WHITE:
                found += WHITE_SHARE * float(deck.steps_on(card, line))
            line += 1
    return found


def by_hands(s: GrandPrix, far: vec[i64]) -> list[float]:
    """The distance of each car from home, minus what the hands will bring it."""
    players: i64 = s.game.players
    found: list[float] = [0.0] * CARS
    car: i64 = 0
    while car < CARS:
        if s.at(car) >= 0:
            left = float(far[car])
            player: i64 = 0
            while player < players:
                share = OWN_HAND if s.owner[car] == player else OTHER_HANDS
                left -= share * spaces_for(s, player, car)
                player += 1
            found[car] = left
        car += 1
    return found
