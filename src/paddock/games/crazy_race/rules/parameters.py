"""The parameters of a table of Crazy Race: the cards of its edition and its options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from paddock.core.bag import Packing
from paddock.core.options import Setup
from paddock.core.phase import Phase
from paddock.games.crazy_race.rules.cards import NO_CARD, Box
from paddock.games.crazy_race.rules.moves import Moves
from paddock.games.crazy_race.rules.rail import PER_RAIL, START

ROUNDS: Final = 3  # CZ6: rounds of laying in a stage


@final
class Parameters:
    """The numbers of one table. Cards of equal value are one kind: a place in a list of values."""

    def __init__(self, setup: Setup, box: Box, phases: Mapping[int, Phase[Any]]) -> None:
        self.players: i64 = setup.players
        self.box = box
        self.phases: list[Phase[Any]] = [phases[number] for number in range(len(phases))]
        # Driver cards
        self.values = sorted(set(box.drivers))
        self.names = [str(value) for value in self.values]
        self.deck = [box.drivers.count(value) for value in self.values]
        self.packing = Packing(self.deck)
        self.full: i64 = self.packing.pack(self.deck)  # the bag of all driver cards of a player
        self.value: vec[i64] = vec[i64](self.values)
        # Stage cards: four sides for each of them
        self.engine: vec[i64] = vec[i64]([e for card in box.stages for e in card.engines])
        self.distance: vec[i64] = vec[i64]([d for card in box.stages for d in card.distances])
        # Point cards
        every = [value for pile in box.piles for value in pile]
        self.point_values = sorted(set(every))
        self.point_names = [str(value) for value in self.point_values]
        self.point_deck = [every.count(value) for value in self.point_values]
        self.point_packing = Packing(self.point_deck)
        self.point_value: vec[i64] = vec[i64](self.point_values)
        # Options
        options = setup.options
        self.shuffled = options["shuffled_points"] == 1
        self.stragglers = options["stragglers"] == 1
        self.robbery = options["robbery"] == 1
        self.runner_up_wins = options["runner_up_wins"] == 1
        most = options["fewer_points"]
        # CZ27: what is left of each pile; the lowest cards stay in the box
        self.piles = [pile[:most] if most else pile for pile in box.piles]
        self.aside = [card for pile in box.piles for card in (pile[most:] if most else [])]
        self.moves = Moves(setup.players, self.names, self.point_names)
        # Where a new position begins: it copies these vectors, which is quicker than making them
        self.per_seat: vec[i64] = vec[i64]([0] * setup.players)
        self.per_engine: vec[i64] = vec[i64]([START] * (PER_RAIL * setup.players))
        self.per_pile: vec[i64] = vec[i64]([0] * len(box.piles))
        self.no_tops: vec[i64] = vec[i64]([NO_CARD] * len(box.piles))
        self.per_chance: vec[i64] = vec[i64]([0] * (ROUNDS * setup.players))

    def point_bag(self, cards: list[int]) -> i64:
        """The bag of point cards with these values."""
        return self.point_packing.pack([cards.count(value) for value in self.point_values])
