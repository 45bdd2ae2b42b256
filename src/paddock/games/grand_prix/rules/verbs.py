"""The verbs of the game, and where the moves of each begin among its moves."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from paddock.games.grand_prix.rules.cars import CARS

BID: Final = 0  # a = steps of money
PASS: Final = 1
PLAY: Final = 2  # a = card
HOLD: Final = 3
CHOOSE: Final = 4  # a = car
TO: Final = 5  # a = cell; or over the line
DEAL: Final = 6  # a = card; luck's
TURN: Final = 7  # a = car; luck's

PASS_ID: Final = 0
HOLD_ID: Final = 1
FINISH_ID: Final = 2
FIRST_CHOOSE: Final = 3
FIRST_TURN: Final = FIRST_CHOOSE + CARS


@final
class Numbers:
    """Where moves begin whose number depends on deck and track: add the card, cell or bid."""

    def __init__(self, cards: int, cells: int) -> None:
        self.play: i64 = FIRST_TURN + CARS - 1  # card 1 comes first
        self.deal: i64 = self.play + cards
        self.to: i64 = self.deal + cards + 1  # cell 0 comes first
        self.bid: i64 = self.to + cells - 1  # a bid of 1 comes first
