"""The moves of Crazy Race: every kind is declared here, once."""

from __future__ import annotations

from typing import Final, final

from paddock.core.moves import Kinds
from paddock.games.crazy_race.rules.cards import ENGINES, PLACES, STAGES

# What players do
LAY: Final = 0  # CZ6: a driver card at a side
PASS: Final = 1  # CZ6
RECOVER: Final = 2  # CZ20: take the pile back
WAIT: Final = 3  # CZ20: do not take it back before this stage
RUN: Final = 4  # CZ10: a locomotive moves the whole distance
STEP: Final = 5  # CZ11: a locomotive moves one space of a "?"
CLAIM: Final = 6  # CZ25: take the card of the pile
ROB: Final = 7  # CZ25: take a card of another player instead
TAKE: Final = 8  # CZ13: take a driver card back
LEAVE: Final = 9  # CZ13: take none back
DISCARD: Final = 10  # CZ24: give up a point card
# What luck does
STAGE: Final = 11  # CZ5: a stage card is turned up
POINT: Final = 12  # CZ23: a point card is turned up on a pile
LOSE: Final = 13  # CZ25: a point card is drawn from the one who is robbed

# How a position keeps an answer to a sealed question; 0 while there is none
DECLINED: Final = 1  # to wait, or to leave all cards
CHOSEN: Final = 2  # to recover; or this plus the kind of the card that was chosen


@final
class Moves:
    """The kinds of move at one table. Cards are named by their value, stage cards by number."""

    def __init__(self, players: int, drivers: list[str], points: list[str]) -> None:
        stages = [str(card + 1) for card in range(STAGES)]
        kinds = Kinds()
        self.kinds = kinds
        self.lay = kinds.add(LAY, "lay", card=drivers, place=PLACES)
        self.pass_ = kinds.add(PASS, "pass")
        self.recover = kinds.add(RECOVER, "recover")
        self.wait = kinds.add(WAIT, "wait")
        self.run = kinds.add(RUN, "run", engine=ENGINES)
        self.step = kinds.add(STEP, "step", engine=ENGINES)
        self.claim = kinds.add(CLAIM, "claim")
        self.rob = kinds.add(ROB, "rob", "rob ", victim=range(players))
        self.take = kinds.add(TAKE, "take", card=drivers)
        self.leave = kinds.add(LEAVE, "leave")
        self.discard = kinds.add(DISCARD, "discard", card=points)
        self.stage = kinds.add(STAGE, "stage", card=stages)
        self.point = kinds.add(POINT, "point", card=points)
        self.lose = kinds.add(LOSE, "lose", card=points)
