"""The moves of Crazy Race: their verbs, their texts, and where each kind begins in the list."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from paddock.core.game import Game
from paddock.games.crazy_race.rules.box import ENGINES, PLACES, STAGES

LAY: Final = 0  # a = kind of driver card, b = side
PASS: Final = 1
RECOVER: Final = 2
WAIT: Final = 3
RUN: Final = 4  # a = locomotive
STEP: Final = 5  # a = locomotive
CLAIM: Final = 6
ROB: Final = 7  # b = the seat that is robbed
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
        self.lay = self.next(game)
        for kind, name in enumerate(drivers):
            for side, place in enumerate(PLACES):
                game.add_move(f"lay {name}>{place}", LAY, kind, side)
        self.pass_by = self.next(game)
        game.add_move("pass", PASS)
        self.recover = self.next(game)
        game.add_move("recover", RECOVER)
        self.wait = self.next(game)
        game.add_move("wait", WAIT)
        self.run = self.next(game)
        for engine, letter in enumerate(ENGINES):
            game.add_move(f"run {letter}", RUN, engine)
        self.step = self.next(game)
        for engine, letter in enumerate(ENGINES):
            game.add_move(f"step {letter}", STEP, engine)
        self.claim = self.next(game)
        game.add_move("claim", CLAIM)
        self.rob = self.next(game)
        for seat in range(game.players):
            game.add_move(f"rob >{seat + 1}", ROB, 0, seat)
        self.take = self.next(game)
        for kind, name in enumerate(drivers):
            game.add_move(f"take {name}", TAKE, kind)
        self.leave = self.next(game)
        game.add_move("leave", LEAVE)
        self.discard = self.next(game)
        for kind, name in enumerate(points):
            game.add_move(f"discard {name}", DISCARD, kind)
        self.stage = self.next(game)
        for card in range(STAGES):
            game.add_move(f"stage {card + 1}", STAGE, card)
        self.point = self.next(game)
        for kind, name in enumerate(points):
            game.add_move(f"point {name}", POINT, kind)
        self.lose = self.next(game)
        for kind, name in enumerate(points):
            game.add_move(f"lose {name}", LOSE, kind)
        game.close_moves()

    def next(self, game: Game) -> i64:
        """The number that the next move will have."""
        return len(game.moves)
