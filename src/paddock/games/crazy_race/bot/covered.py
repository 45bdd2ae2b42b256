"""The distribution of sums of covered driver cards: the same for all players, so computed once."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from paddock.games.crazy_race.rules.parameters import ROUNDS, Parameters

MOST_CARDS: Final = ROUNDS + 1  # cards that one player can lay at a side, and one that is feared
SUMS: Final = 64  # more than any sum of so many cards


@final
class Covered:
    """The probability that a number of cards of a full deck is worth less than a sum."""

    def __init__(self) -> None:
        self.params: Parameters | None = None
        self.table: list[float] = []
        self.pips: i64 = 0  # of all cards of a deck
        self.cards: i64 = 0

    def prepare(self, params: Parameters) -> None:
        """Compute the tables for the cards of a table, unless that is done."""
        if self.params is params:
            return
        self.params = params
        deck = params.box.drivers
        self.pips = sum(deck)
        self.cards = len(deck)
        self.table = []
        for count in range(MOST_CARDS + 1):
            sums = self.sums(deck, count)
            below = 0.0
            for worth in range(SUMS):
                self.table.append(below)
                if worth < len(sums):
                    below += sums[worth]

    def sums(self, deck: list[int], count: int) -> list[float]:
        """How likely `count` cards of a deck together are worth each sum."""
        ways = [[0.0] * (1 + sum(deck)) for _ in range(count + 1)]
        ways[0][0] = 1.0
        for card in deck:
            for have in range(count, 0, -1):
                for total in range(card, len(ways[have])):
                    ways[have][total] += ways[have - 1][total - card]
        every = 0.0
        for way in ways[count]:
            every += way
        return [way / every for way in ways[count]]

    def below(self, count: i64, worth: i64) -> float:
        """The probability that so many covered cards are worth less than that."""
        return self.table[min(count, MOST_CARDS) * SUMS + min(worth, SUMS - 1)]
