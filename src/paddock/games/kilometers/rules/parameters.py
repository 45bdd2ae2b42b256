"""The parameters of a table of 1000 Kilometers: its deck and its options."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from paddock.core.bag import Packing
from paddock.core.options import Setup
from paddock.games.kilometers.rules.cards import KINDS
from paddock.games.kilometers.rules.moves import Moves

HAND: Final = 6  # K4
SOLO_TARGET: Final = 700  # K2
TARGET: Final = 1000  # K2, and of an extended rally K31
CHAMPIONSHIP_POINTS: Final = 5000  # K44

# The number of situations that `rules.situation` distinguishes
ROOMS: Final = 9  # kilometres left, in steps of 25: more than 200 make no difference
TOPS: Final = KINDS + 1  # the top of the battle pile: a card, or none
SITUATIONS: Final = ROOMS * TOPS * 2 * 2 * 2  # and three things that are so or not
NOT_ASKED_YET: Final = -1


@final
class Parameters:
    """Shared by all matches of a game; only the cache of `open_own` changes."""

    def __init__(self, setup: Setup, deck: list[int], moves: Moves) -> None:
        self.moves = moves
        self.deck = deck
        self.size = sum(deck)
        self.packing = Packing(deck)
        self.full: i64 = self.packing.pack(deck)
        self.open_own: vec[i64] = vec[i64]([NOT_ASKED_YET] * SITUATIONS)  # for `rules.open_own`
        self.solo = setup.players <= 3
        self.max_200: i64 = setup.options["max_200"]
        self.limit_needs_green = setup.options["limit_needs_green"] == 1
        self.green_after_trump = setup.options["green_after_trump"] == 1
        self.play_out_hands = setup.options["play_out_hands"] == 1
        self.extension = setup.options["extension"] == 1 and self.solo
        # K31: rules 1 offered it even when no card could be played any more
        self.late_extension = setup.version == 1
        self.championship = setup.options["length"] == 1
