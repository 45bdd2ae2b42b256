"""What a table of 1000 Kilometers plays by: the deck it uses and the options it has chosen."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from paddock.core.bag import Packing
from paddock.core.options import Setup
from paddock.games.kilometers.rules.moves import Moves

HAND: Final = 6  # K4
SOLO_TARGET: Final = 700  # K2
TARGET: Final = 1000  # K2, and of an extended rally K31
CHAMPIONSHIP_POINTS: Final = 5000  # K44


@final
class Parameters:
    """One for all matches of a table; never changed."""

    def __init__(self, setup: Setup, deck: list[int], moves: Moves) -> None:
        self.moves = moves
        self.deck = deck
        self.size = sum(deck)
        self.packing = Packing(deck)
        self.full: i64 = self.packing.pack(deck)
        self.solo = setup.players <= 3
        self.max_200: i64 = setup.options["max_200"]
        self.limit_needs_green = setup.options["limit_needs_green"] == 1
        self.green_after_trump = setup.options["green_after_trump"] == 1
        self.play_out_hands = setup.options["play_out_hands"] == 1
        self.extension = setup.options["extension"] == 1 and self.solo
        self.championship = setup.options["length"] == 1
