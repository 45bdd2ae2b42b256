"""The luck of each side: a control variate for the results of a match.

Deck and dice are a seat, so alternative outcomes can be sampled. For every draw the outlook after
it is compared with the mean outlook after other draws from the same position; all of them are
played on with the same further luck. The differences are 0 on average whoever plays, so subtracting
a multiple of their sum from a result keeps its mean and reduces its variance (AIVAT: Burch, Schmid,
Moravčík, Morrill and Bowling, 2018).
"""

from __future__ import annotations

from typing import Any

from paddock.bots.playout import play_out
from paddock.bots.policy import Policy
from paddock.bots.search import SearchBot
from paddock.core.errors import BadOption
from paddock.core.game import Game
from paddock.core.luck import Rng
from paddock.core.moves import Move
from paddock.core.seats import LUCK
from paddock.core.state import State
from paddock.shelf import advising_level, bot

LUCK_SCALE = 1_000_000  # luck is an integer, in millionths of a match


SAMPLES = 8  # other draws that each draw is compared with


class Judge:
    """Sums up the luck of each side in one match."""

    def __init__(self, policy: Policy[Any], game: Game, playouts: int, rng: Rng) -> None:
        self.policy = policy
        self.playouts = playouts  # for each judged draw
        self.rng = rng
        self.luck = [0.0] * game.sides
        self.choices = game.choices()

    def see(self, state: State, move: Move) -> None:
        """Judge a move of luck before it is played."""
        keys = [int(self.rng.word()) for _ in range(self.playouts)]
        others = [state.luck(self.rng) for _ in range(SAMPLES)]
        if all(other is move for other in others):
            return
        known: dict[str, list[float]] = {}
        outlook = self._after(state, move, keys, known)
        for other in others:
            for side, worth in enumerate(self._after(state, other, keys, known)):
                self.luck[side] += (outlook[side] - worth) / SAMPLES

    def _after(
        self, state: State, move: Move, keys: list[int], known: dict[str, list[float]]
    ) -> list[float]:
        """The worth of the position to each side after luck's move."""
        if move.text not in known:
            worths = known[move.text] = [0.0] * state.game.sides
            part = self.policy.part(state)
            after = state.clone()
            after.play(LUCK, move)
            limit = self.policy.horizon(after)
            for key in keys:
                world = after.clone()
                play_out(world, self.policy, part, key, self.choices, limit)
                for side in range(len(worths)):
                    worths[side] += self.policy.worth(world, side, part) / len(keys)
        return known[move.text]

    def by_side(self) -> list[int]:
        """The luck by side, in millionths of a match."""
        return [round(LUCK_SCALE * one) for one in self.luck]


def policy_of(game: str) -> Policy[Any]:
    """The policy that the bots of a game search with."""
    searching = bot(advising_level(game), game)
    if not isinstance(searching, SearchBot):
        raise BadOption(f"--luck needs a bot of {game} that searches, and there is none")
    return searching.policy
