"""Why a move is refused: each reason with its rule; and why somebody is not asked for a bid."""

from __future__ import annotations

from typing import Final

from paddock.core.errors import Refusals

REFUSALS: Final = Refusals()
NOT_IN_DECK: Final = REFUSALS.add("not-in-deck", "GP3")
ALREADY_TURNED: Final = REFUSALS.add("already-turned", "GP5")
TOO_LOW: Final = REFUSALS.add("too-low", "GP5")
TOO_DEAR: Final = REFUSALS.add("too-dear", "GP5")
MUST_BUY: Final = REFUSALS.add("must-buy", "GP9")
NOT_IN_HAND: Final = REFUSALS.add("not-in-hand", "GP15")
NO_CAR_FOR_WHITE: Final = REFUSALS.add("no-car-for-white", "GP15")
NOT_ALL_HOME: Final = REFUSALS.add("not-all-home", "GP26")
CAR_IS_HOME: Final = REFUSALS.add("car-is-home", "GP12")
CAR_ON_CARD: Final = REFUSALS.add("car-on-card", "GP12")
CAR_BLOCKED: Final = REFUSALS.add("car-blocked", "GP12")
NO_WAY: Final = REFUSALS.add("no-way", "GP16")
NOT_FULL: Final = REFUSALS.add("not-full", "GP17")
WHITE_STRANDED: Final = REFUSALS.add("white-stranded", "GP15")

# Why somebody is not asked for a bid
FULL: Final = "full"  # GP8
NEEDED: Final = "needed"  # GP9: the cars left are for those who have none
SHORT: Final = "short"  # GP5: not enough money for the next bid
PASSED: Final = "passed"  # GP5
HIGHEST: Final = "highest"  # the last bid is one's own
