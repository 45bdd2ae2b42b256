"""Many matches in one call, in preallocated NumPy arrays: for self-play by the million.

    batch = VectorEnv(name, count=256, seed=1)
    while True:
        batch.step(policy(batch.observations, batch.masks))

Every array is memory of the compiled engine: a step writes into it and creates no Python objects.
Copy what has to outlive the next step. When a match has ended, `done` is set, `rewards` has a value
for each seat, and the observation is already that of the next match.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from paddock.bots.batch import Batch
from paddock.bots.bot import Bot
from paddock.envs.gymnasium import seat_bots
from paddock.envs.memory import look_at, writable
from paddock.shelf import load


class VectorEnv:
    """Several matches of one game. The caller answers for all seats (self-play), or with
    `opponents` only for the seat `seat`.
    """

    def __init__(
        self,
        name: str,
        count: int,
        seed: int = 0,
        opponents: str | Sequence[Bot | str] | None = None,
        seat: int = 0,
        **choices: Any,
    ) -> None:
        """`choices` are those of `paddock.load`: players, preset, edition and options."""
        self.game = load(name, **choices)
        players = self.game.players
        bots = None if opponents is None else seat_bots(name, opponents, seat, players)
        self.batch = Batch(self.game, count, seed, bots)
        self.count = count
        self.layout = self.game.layout()
        batch = self.batch
        self.observations: NDArray[np.int32] = look_at(batch.row.cells, np.int32).reshape(count, -1)
        self.masks: NDArray[np.bool_] = look_at(batch.masks, np.bool_).reshape(
            count, len(self.game.moves)
        )
        self.seats: NDArray[np.int32] = look_at(batch.seats, np.int32)
        self.rewards: NDArray[np.float64] = look_at(batch.rewards, np.float64).reshape(
            count, players
        )
        self.done: NDArray[np.bool_] = look_at(batch.done, np.bool_)
        self._actions = writable(look_at(batch.chosen, np.int32))

    def reset(self, seed: int) -> None:
        """Start all matches again."""
        self.batch.reset(seed)

    def step(self, actions: NDArray[Any]) -> None:
        """Take one action in each match; `MaskedAction` if one of them is illegal."""
        self._actions[:] = actions
        self.batch.step()

    def sample(self) -> NDArray[np.int32]:
        """A random legal action for each match: the array that `step` reads."""
        self.batch.sample()
        return self._actions
