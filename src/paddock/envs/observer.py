"""Observations, action masks and spaces of one game, made from what a seat may know."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from paddock.core.actions import Actions
from paddock.core.encoding import Row
from paddock.core.game import Game
from paddock.core.luck import Rng
from paddock.core.seats import LUCK
from paddock.core.state import State
from paddock.envs.memory import look_at

Numbers = NDArray[np.int32]
Mask = NDArray[np.int8]
Observation = dict[str, NDArray[Any]]


class Observer:
    """The observations of one game. It holds no position, so one object serves many matches."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.layout = game.layout()
        self.actions = Actions(game)
        self.count = len(game.moves)
        self._row = Row(self.layout.size)
        self._cells: Numbers = look_at(self._row.cells, np.int32)
        self._choices = game.choices()
        self._ids = look_at(self._choices.ids, np.int64)
        table = look_at(self.actions.action_of, np.int64)
        self._action_of = table.reshape(game.players, self.count)

    def numbers(self, state: State, seat: int) -> Numbers:
        """What a seat may know, as numbers: see `Game.layout`."""
        self._row.begin(0)
        state.encode(seat, self._row)
        return self._cells.copy()

    def mask(self, state: State, seat: int) -> Mask:
        """1 for each legal action of a seat; all 0 for a seat that is not asked."""
        mask = np.zeros(self.count, np.int8)
        state.offer(seat, self._choices)
        mask[self._action_of[seat, self._ids[: int(self._choices.size)]]] = 1
        return mask

    def observe(self, state: State, seat: int) -> Observation:
        """The numbers and the mask."""
        return {"observation": self.numbers(state, seat), "action_mask": self.mask(state, seat)}

    def numbers_space(self) -> spaces.Box:
        """The bounds of each number."""
        least, most = self.layout.bounds()
        return spaces.Box(np.array(least, np.int32), np.array(most, np.int32), dtype=np.int32)

    def observation_space(self, extra: int = 0) -> spaces.Dict:
        """The space of `observe`, with `extra` more actions."""
        masks = spaces.Box(0, 1, (self.count + extra,), np.int8)
        return spaces.Dict({"observation": self.numbers_space(), "action_mask": masks})

    def action_space(self, extra: int = 0) -> spaces.Discrete[Any]:
        """Every move of the game is one action."""
        return spaces.Discrete(self.count + extra)

    def is_open(self, state: State, seat: int, action: int) -> bool:
        """Whether an action is legal for a seat now."""
        if not 0 <= action < self.count:
            return False
        return self.actions.move(seat, action) in state.legal(seat)

    def play(self, state: State, seat: int, action: int) -> None:
        """Take a legal action."""
        state.play(seat, self.actions.move(seat, action))


def settle(state: State, luck: Rng) -> None:
    """Play luck until a seat is asked or the match is over."""
    while state.turn() == LUCK:
        state.play(LUCK, state.luck(luck))


class Seeds:
    """The luck of consecutive matches: equal seeds, equal matches."""

    def __init__(self) -> None:
        self._source = np.random.default_rng()

    def next(self, seed: int | None = None) -> Rng:
        """The luck of the next match; a seed starts a new sequence."""
        if seed is not None:
            self._source = np.random.default_rng(seed)
        return Rng(int(self._source.integers(2**62)))
