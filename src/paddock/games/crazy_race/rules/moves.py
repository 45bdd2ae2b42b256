"""The moves of Crazy Race: their verbs, their texts, and where each kind begins in the list."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from paddock.core.game import Game
from paddock.core.moves import Kinds
from paddock.games.crazy_race.rules.box import ENGINES, PLACES, STAGES

LAY: Final = 0  # a = kind of driver card, b = side
PASS: Final = 1
RECOVER: Final = 2
WAIT: Final = 3
RUN: Final = 4  # a = locomotive
STEP: Final = 5  # a = locomotive
CLAIM: Final = 6
ROB: Final = 7  # a = the seat that is robbed
TAKE: Final = 8  # a = kind of driver card
LEAVE: Final = 9
DISCARD: Final = 10  # a = kind of point card
STAGE: Final = 11  # luck: a = stage card
POINT: Final = 12  # luck: a = kind of point card, turned up on a pile
LOSE: Final = 13  # luck: a = kind of point card, drawn from the one who is robbed


@final
class Ids:
    """The number of each move, or of the first of its kind."""

    def __init__(self, game: Game, drivers: list[str], points: list[str]) -> None:
        kinds = Kinds()
        stages = [str(card + 1) for card in range(STAGES)]
        self.lay: i64 = kinds.add(LAY, "lay", card=drivers, place=PLACES).first
        self.pass_by: i64 = kinds.add(PASS, "pass").first
        self.recover: i64 = kinds.add(RECOVER, "recover").first
        self.wait: i64 = kinds.add(WAIT, "wait").first
        self.run: i64 = kinds.add(RUN, "run", card=ENGINES).first
        self.step: i64 = kinds.add(STEP, "step", card=ENGINES).first
        self.claim: i64 = kinds.add(CLAIM, "claim").first
        self.rob: i64 = kinds.add(ROB, "rob", "rob ", victim=range(game.players)).first
        self.take: i64 = kinds.add(TAKE, "take", card=drivers).first
        self.leave: i64 = kinds.add(LEAVE, "leave").first
        self.discard: i64 = kinds.add(DISCARD, "discard", card=points).first
        self.stage: i64 = kinds.add(STAGE, "stage", card=stages).first
        self.point: i64 = kinds.add(POINT, "point", card=points).first
        self.lose: i64 = kinds.add(LOSE, "lose", card=points).first
        game.declare(kinds)
