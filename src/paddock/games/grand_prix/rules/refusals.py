"""Why a move is refused: each reason with its rule; and why somebody is not asked for a bid."""

from __future__ import annotations

from typing import Final

from paddock.core.errors import Refusal

NOT_IN_DECK: Final = Refusal("not-in-deck", "GP3")
ALREADY_TURNED: Final = Refusal("already-turned", "GP5")
TOO_LOW: Final = Refusal("too-low", "GP5")
TOO_DEAR: Final = Refusal("too-dear", "GP5")
MUST_BUY: Final = Refusal("must-buy", "GP9")
NOT_IN_HAND: Final = Refusal("not-in-hand", "GP15")
NO_CAR_FOR_WHITE: Final = Refusal("no-car-for-white", "GP15")
NOT_ALL_HOME: Final = Refusal("not-all-home", "GP26")
CAR_IS_HOME: Final = Refusal("car-is-home", "GP12")
CAR_ON_CARD: Final = Refusal("car-on-card", "GP12")
CAR_BLOCKED: Final = Refusal("car-blocked", "GP12")
NO_WAY: Final = Refusal("no-way", "GP16")
NOT_FULL: Final = Refusal("not-full", "GP17")
WHITE_STRANDED: Final = Refusal("white-stranded", "GP15")

REFUSALS: Final = [
    NOT_IN_DECK,
    ALREADY_TURNED,
    TOO_LOW,
    TOO_DEAR,
    MUST_BUY,
    NOT_IN_HAND,
    NO_CAR_FOR_WHITE,
    NOT_ALL_HOME,
    CAR_IS_HOME,
    CAR_ON_CARD,
    CAR_BLOCKED,
    NO_WAY,
    NOT_FULL,
    WHITE_STRANDED,
]

# Why somebody is not asked for a bid
FULL: Final = "full"  # GP8
NEEDED: Final = "needed"  # GP9: the cars left are for those who have none
SHORT: Final = "short"  # GP5: not enough money for the next bid
PASSED: Final = "passed"  # GP5
HIGHEST: Final = "highest"  # the last bid is one's own
