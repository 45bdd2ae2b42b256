"""Every game as a PettingZoo environment: one agent per seat.

`env` is the usual form, in which one agent acts after the other (AEC). In a phase that asks several
seats at once they answer in the order of their seats, and none sees the answer of another. In
`parallel_env` all agents that are asked answer in one step.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from pettingzoo import AECEnv, ParallelEnv

from paddock.core.reward import rewards
from paddock.core.seats import NOBODY
from paddock.core.state import State
from paddock.envs.observer import Mask, Observation, Observer, Seeds, settle
from paddock.envs.rendering import MODES, render
from paddock.shelf import load

ILLEGAL = -1.0  # the reward of an agent whose action was illegal, which ends the match


def env(
    name: str, render_mode: str | None = None, viewer: int = NOBODY, **choices: Any
) -> MatchEnv:
    """The game `name`, one agent after the other. `choices` are those of `paddock.load`: players,
    preset, edition and options. `viewer` is the seat for which pictures are drawn.
    """
    return MatchEnv(Observer(load(name, **choices)), render_mode, viewer)


def parallel_env(
    name: str, render_mode: str | None = None, viewer: int = NOBODY, **choices: Any
) -> ParallelMatchEnv:
    """The same with all agents at once: one that is not asked has the action `wait`, the last."""
    return ParallelMatchEnv(Observer(load(name, **choices)), render_mode, viewer)


class MatchEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """One match after another; agent `player_2` has the third seat."""

    def __init__(self, observer: Observer, render_mode: str | None, viewer: int) -> None:
        super().__init__()
        self.metadata = metadata(observer, parallel=False)
        self.observer = observer
        self.render_mode = render_mode
        self.viewer = viewer
        self.possible_agents = [f"player_{seat}" for seat in range(observer.game.players)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {
            one: observer.observation_space() for one in self.possible_agents
        }
        self.action_spaces = {one: observer.action_space() for one in self.possible_agents}
        self._seeds = Seeds()
        self._luck = self._seeds.next()
        self.match: State = observer.game.start()

    def observation_space(self, agent: str) -> Any:
        """The space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The space of an agent's actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a match."""
        self._luck = self._seeds.next(seed)
        self.match = self.observer.game.start()
        settle(self.match, self._luck)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> Observation:
        """What an agent may know and do."""
        return self.observer.observe(self.match, self.seat_of[agent])

    def step(self, action: int | None) -> None:
        """The selected agent takes an action."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        match, seat = self.match, self.seat_of[agent]
        self._cumulative_rewards[agent] = 0.0
        for one in self.rewards:
            self.rewards[one] = 0.0
        if action is None or not self.observer.is_open(match, seat, int(action)):
            self._end(dict.fromkeys(self.agents, 0.0) | {agent: ILLEGAL})
            return
        self.observer.play(match, seat, int(action))
        settle(match, self._luck)
        if match.over():
            self._end(dict(zip(self.possible_agents, rewards(match), strict=True)))
            return
        self._select()
        if self.render_mode == "human":
            self.render()

    def _select(self) -> None:
        self.agent_selection = self.possible_agents[int(self.match.turn())]

    def _end(self, values: dict[str, float]) -> None:
        """Give everybody a reward and end the match."""
        self.rewards = values
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def render(self) -> Any:
        """The table as `viewer` sees it."""
        return render(self.match, self.viewer, self.render_mode)

    def close(self) -> None:
        """Nothing to close."""

    def __str__(self) -> str:
        return str(self.metadata["name"])


class ParallelMatchEnv(ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """The same match with one step for all agents: several are asked at once in simultaneous
    phases.
    """

    def __init__(self, observer: Observer, render_mode: str | None, viewer: int) -> None:
        self.metadata = metadata(observer, parallel=True)
        self.observer = observer
        self.render_mode = render_mode
        self.viewer = viewer
        self.wait = observer.count  # the action of an agent that is not asked
        self.possible_agents = [f"player_{seat}" for seat in range(observer.game.players)]
        self.observation_spaces = {
            one: observer.observation_space(1) for one in self.possible_agents
        }
        self.action_spaces = {one: observer.action_space(1) for one in self.possible_agents}
        self._seeds = Seeds()
        self._luck = self._seeds.next()
        self.match: State = observer.game.start()

    def observation_space(self, agent: str) -> Any:
        """The space of what an agent observes."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The space of what an agent does."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Start a match."""
        self._luck = self._seeds.next(seed)
        self.match = self.observer.game.start()
        settle(self.match, self._luck)
        self.agents = self.possible_agents[:]
        return self._observe(), {agent: {} for agent in self.agents}

    def _observe(self) -> dict[str, Observation]:
        found: dict[str, Observation] = {}
        for seat, agent in enumerate(self.possible_agents):
            mask = self.observer.mask(self.match, seat)
            numbers = self.observer.numbers(self.match, seat)
            found[agent] = {"observation": numbers, "action_mask": self._with_wait(mask)}
        return found

    def _with_wait(self, mask: Mask) -> Mask:
        return np.append(mask, np.int8(not mask.any()))

    def step(self, actions: dict[str, int]) -> tuple[Any, ...]:
        """All agents act; those that are not asked wait."""
        asked = [self.possible_agents[seat] for seat in self.match.waiting]
        wrong = [agent for agent in asked if not self._is_open(agent, actions.get(agent))]
        values = dict.fromkeys(self.agents, 0.0) | dict.fromkeys(wrong, ILLEGAL)
        if not wrong:
            for agent in asked:
                self.observer.play(self.match, self._seat(agent), int(actions[agent]))
            settle(self.match, self._luck)
            values = dict(zip(self.agents, rewards(self.match), strict=True))
        over = bool(wrong) or self.match.over()
        agents, self.agents = self.agents, [] if over else self.agents
        if self.render_mode == "human":
            self.render()
        return (
            self._observe(),
            values,
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            {agent: {} for agent in agents},
        )

    def _seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def _is_open(self, agent: str, action: int | None) -> bool:
        return action is not None and self.observer.is_open(
            self.match, self._seat(agent), int(action)
        )

    def render(self) -> Any:
        """The table as `viewer` sees it."""
        return render(self.match, self.viewer, self.render_mode)

    def close(self) -> None:
        """Nothing to close."""


def metadata(observer: Observer, parallel: bool) -> dict[str, Any]:
    """The metadata that PettingZoo requires of an environment."""
    return {
        "name": f"paddock_{observer.game.name}_v{observer.game.version}",
        "render_modes": MODES,
        "is_parallelizable": parallel,
        "render_fps": 2,
    }
