"""How lucky each side was: a control variate for the results of a match.

Deck and dice are a seat, so what they might have done instead can be sampled. For every draw the
outlook after it is compared with the mean outlook after other draws from the same position; all
of them are played on with the same further luck. The differences are 0 on average whoever plays,
so taking a multiple of their sum off a result leaves its mean as it is, and takes some of its
spread away (AIVAT: Burch, Schmid, Moravčík, Morrill and Bowling, 2018).
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

LUCK_SCALE = 1_000_000  # luck is kept in millionths of a match, as a whole number


SAMPLES = 8  # other draws that each draw is compared with


class Judge:
    """Adds up how lucky each side is in one match."""

    def __init__(self, policy: Policy[Any], game: Game, playouts: int, rng: Rng) -> None:
        self.policy = policy
        self.playouts = playouts  # for each draw that is looked at
        self.rng = rng
        self.luck = [0.0] * game.sides
        self.choices = game.choices()

    def see(self, state: State, move: Move) -> None:
        """Luck is about to make this move."""
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
        """What the position is worth to each side after luck's move."""
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

    def told(self) -> list[int]:
        """By side, in millionths of a match."""
        return [round(LUCK_SCALE * one) for one in self.luck]


def policy_of(game: str) -> Policy[Any]:
    """The policy that the bots of a game search with."""
    searching = bot(advising_level(game), game)
    if not isinstance(searching, SearchBot):
        raise BadOption(f"--luck needs a bot of {game} that searches, and there is none")
    return searching.policy
