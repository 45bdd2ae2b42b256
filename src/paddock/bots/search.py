"""A bot for any game: flat Monte Carlo search over imagined positions.

It imagines positions that its seat cannot tell from the real one, and plays each of them on from
every move at random to the end. All moves are tried in the same imagined positions with the same
luck, so that chance differs as little as possible between them. After each half of the budget the
weaker half of the moves is dropped.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from paddock.bots.bot import Bot, Question
from paddock.core.luck import Rng
from paddock.core.moves import Move
from paddock.core.playout import play_random
from paddock.core.state import State

PLAYOUTS: Final = 400  # for one answer
LONGEST: Final = 400  # decisions of one playout: an endless match is judged as it then stands


class Candidate:
    """A move and how well it has done so far."""

    def __init__(self, move: Move) -> None:
        self.move = move
        self.value = 0.0


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchBot(Bot):
    """Equal questions and an equal random source give equal answers: the budget is no clock."""

    def __init__(self, name: str, playouts: int = PLAYOUTS) -> None:
        super().__init__(name)
        self.playouts = playouts

    def answer(self, question: Question, rng: Rng) -> Move:
        left = [Candidate(move) for move in question.legal]
        budget = self.playouts
        while len(left) > 1:
            budget //= 2
            for _ in range(max(1, budget // len(left))):
                try_all(left, question, rng)
            left.sort(key=lambda one: -one.value)  # equals stay in the order of the moves
            del left[(len(left) + 1) // 2 :]
        return left[0].move


def try_all(candidates: list[Candidate], question: Question, rng: Rng) -> None:
    """Play one imagined position on from each of the moves, with the same luck."""
    world = question.imagine(rng)
    luck = int(rng.word())
    choices = world.game.choices()
    for one in candidates:
        state = world.clone()
        state.play(question.seat, one.move)
        play_random(state, Rng(luck), choices, LONGEST)
        one.value += worth(state, int(world.game.side_of[question.seat]))


def worth(state: State, side: int) -> float:
    """How good an outcome is for a side: whom it beats, and a little for the margin."""
    places = state.places()
    mine = places[side]
    beaten: i64 = 0
    for place in places:
        beaten += 2 if place > mine else 1 if place == mine else 0
    scores = state.scores()
    best = max([score for n, score in enumerate(scores) if n != side], default=0)
    most = max([abs(score) for score in scores])
    return float(int(beaten)) + (scores[side] - best) / (1 + most)
