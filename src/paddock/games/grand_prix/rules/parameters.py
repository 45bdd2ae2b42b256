"""The parameters of a table: its cards, its track, its money and its options."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from paddock.core import bits
from paddock.core.options import Setup
from paddock.games.grand_prix.rules.cards import CARS, Deck
from paddock.games.grand_prix.rules.moves import Moves
from paddock.games.grand_prix.rules.track import Track


@final
class Parameters:
    """Fixed for a whole match. Money is counted in steps, $10,000 each in the printed game."""

    def __init__(self, setup: Setup, deck: Deck, track: Track) -> None:
        edition = setup.edition
        options = setup.options
        players = setup.players
        self.deck = deck
        self.track = track
        # Money
        self.step = edition.number("money.step", 1, 10**6)
        self.start: i64 = edition.number("money.start", self.step, 10**9) // self.step  # GP1
        self.prizes: vec[i64] = vec[i64](
            [int(str(prize)) // self.step for prize in edition.rows("money.prizes")]  # GP20
        )
        self.races = options["races"]  # GP1
        # GP5: nobody can bid more than all that can be won before the last race
        self.highest_bid: i64 = self.start + (self.races - 1) * sum(self.prizes)
        # The bank can pay all prizes, and lend each player a car in each race (GP9).
        self.money: i64 = players * self.start + self.races * (sum(self.prizes) + players)
        self.moves = Moves(deck, track, self.step, int(self.highest_bid))
        # Options
        self.tens_in_deck = options["tens_in_deck"] == 1  # GP27
        self.dealt: i64 = deck.common | (deck.tens if self.tens_in_deck else 0)  # GP3
        self.dealt_size: i64 = bits.count(self.dealt)
        self.car_limit: i64 = car_limit(setup)
        self.must_own = options["cars_optional"] == 0  # GP9, GP24
        self.white_moves_own = options["white_moves_own"] == 1  # GP25
        self.may_hold = options["may_hold_when_home"] == 1  # GP26
        self.tournament = options["tournament_seating"] == 1  # GP22


def car_limit(setup: Setup) -> int:
    """GP8, GP23, GP28: how many cars one player may own."""
    if setup.options["no_car_limit"]:
        return CARS
    if setup.players == CARS:
        return 1
    return 3 if setup.players == 2 and setup.options["two_players"] else 2
