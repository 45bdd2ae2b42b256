"""One seat of a game as a Gymnasium environment; bots play the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from paddock.bots.bot import Bot
from paddock.bots.play import ask
from paddock.core.luck import Rng
from paddock.core.reward import rewards
from paddock.core.seats import LUCK
from paddock.core.state import State
from paddock.envs.observer import Mask, Numbers, Observer
from paddock.envs.rendering import MODES, render
from paddock.shelf import bot, load

ILLEGAL = -1.0  # the reward of an illegal action, which ends the match


class SeatEnv(gymnasium.Env[Numbers, int]):
    """One seat. The mask of legal actions is `info["action_mask"]`, and `action_masks()` for
    sb3-contrib. The reward comes when the match is over: see paddock.core.reward.
    """

    def __init__(
        self,
        name: str,
        opponents: str | Sequence[Bot | str] = "random",
        seat: int = 0,
        render_mode: str | None = None,
        **choices: Any,
    ) -> None:
        """`opponents` are bots or levels of bots: one for all, or one for each other seat.
        `choices` are those of `paddock.load`."""
        self.metadata = {"render_modes": MODES, "render_fps": 2}
        self.observer = Observer(load(name, **choices))
        self.seat = seat
        self.render_mode = render_mode
        self.observation_space: spaces.Space[Any] = self.observer.numbers_space()
        self.action_space = self.observer.action_space()
        self.bots = seat_bots(name, opponents, seat, self.observer.game.players)
        self.match: State = self.observer.game.start()
        self._luck = Rng()
        self._thinking = Rng()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """Start a match and advance to the first question to our seat."""
        super().reset(seed=seed)
        self._luck = Rng(int(self.np_random.integers(2**62)))
        self._thinking = Rng(int(self.np_random.integers(2**62)))
        while True:
            self.match = self.observer.game.start()
            self._go_on()
            if not self.match.over():  # the seat may never have been asked
                return self._observe()

    def step(self, action: int) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        """Take an action; then luck and bots play until our seat is asked again."""
        if not self.observer.is_open(self.match, self.seat, int(action)):
            numbers, info = self._observe()
            return numbers, ILLEGAL, True, False, info | {"illegal": True}
        self.observer.play(self.match, self.seat, int(action))
        self._go_on()
        numbers, info = self._observe()
        reward = rewards(self.match)[self.seat]
        return numbers, reward, self.match.over(), False, info

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """The mask in the form of sb3-contrib."""
        return self._mask().astype(bool)

    def _mask(self) -> Mask:
        return self.observer.mask(self.match, self.seat)

    def _observe(self) -> tuple[Numbers, dict[str, Any]]:
        return self.observer.numbers(self.match, self.seat), {"action_mask": self._mask()}

    def _go_on(self) -> None:
        """Let luck and bots play until our seat is asked."""
        match = self.match
        while not match.over():
            seat = int(match.turn())
            if seat == LUCK:
                match.play(LUCK, match.luck(self._luck))
                continue
            other = self.bots[seat]
            if other is None:
                return
            match.play(seat, ask(match, seat, other, self._thinking))

    def render(self) -> Any:
        """The table as our seat sees it."""
        return render(self.match, self.seat, self.render_mode)


def seat_bots(
    name: str, opponents: str | Sequence[Bot | str], seat: int, players: int
) -> list[Bot | None]:
    """A bot for each seat but one."""
    chosen = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
    if len(chosen) != players - 1:
        raise ValueError(f"{players} seats need {players - 1} opponents, not {len(chosen)}")
    found: list[Bot | None] = [bot(one, name) if isinstance(one, str) else one for one in chosen]
    return [*found[:seat], None, *found[seat:]]


def register() -> None:
    """Make `gymnasium.make("paddock/<game>-v1")` work for every game."""
    from paddock.shelf import titles

    for title in titles():
        gymnasium.register(
            f"paddock/{title.name}-v{title.version}",
            entry_point="paddock.envs.gymnasium:SeatEnv",
            kwargs={"name": title.name},
        )
