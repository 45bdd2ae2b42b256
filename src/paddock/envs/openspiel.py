"""Every game for OpenSpiel: import this module, then `pyspiel.load_game("paddock_<game>")`.

Chance is sampled: a chance node has one outcome, which the deck or the dice have drawn already. A
state that is read back from its history repeats the outcomes that stand there. Questions to several
seats at once are put one after the other; none of them sees the answer of another.

Parameters: `players`, `preset`, and `rng_seed`. With a seed from 0 on every match has the same
luck, so that it can be replayed; -1 takes new luck for each.
"""

from __future__ import annotations

import secrets
from functools import cache
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from paddock.core.actions import Actions
from paddock.core.encoding import Row
from paddock.core.game import Game
from paddock.core.luck import Rng
from paddock.core.reward import rewards
from paddock.core.seats import LUCK
from paddock.core.state import State
from paddock.core.title import Title
from paddock.envs.memory import look_at
from paddock.shelf import load, titles

LONGEST = 20_000  # plies, luck included: no match is longer
NEW_LUCK = -1


class Position:
    """A position with its luck and each seat's log. OpenSpiel copies it."""

    def __init__(self, state: State, luck: int, logs: list[list[str]]) -> None:
        self.state = state
        self.luck = luck
        self.logs = logs

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        """A copy gets new luck: a search in it must not see the outcomes to come."""
        luck = int(Rng(self.luck, int(self.state.ply), 1).word())
        return Position(self.state.clone(), luck, [log[:] for log in self.logs])

    def __reduce__(self) -> tuple[Any, ...]:
        """OpenSpiel serialises states by pickling; a compiled position is stored as text."""
        setup = self.state.game.setup
        which = (setup.name, setup.players, setup.preset)
        return restored, (*which, self.state.text(), self.luck, self.logs)

    def drawn(self) -> int:
        """The number of luck's next move."""
        return int(self.state.luck(Rng(self.luck, int(self.state.ply))).id)

    def play(self, seat: int, move_id: int) -> None:
        """Play a move, and add it to the logs as each seat may read it."""
        move = self.state.game.moves[move_id]
        for viewer, log in enumerate(self.logs):
            log.append(self.state.redacted(viewer, seat, move))
        self.state.play(seat, move)


@cache
def rules_of(name: str, players: int, preset: str) -> Game:
    """The rules of a game, cached."""
    return load(name, players, preset)


def restored(
    name: str, players: int, preset: str, text: str, luck: int, logs: list[list[str]]
) -> Position:
    """The position from its pickled form."""
    return Position(rules_of(name, players, preset).position(text), luck, logs)


class PaddockState(pyspiel.State):  # type: ignore[misc]
    """A position in OpenSpiel's interface."""

    def __init__(self, game: PaddockGame) -> None:
        super().__init__(game)
        rules = game.rules
        setup = rules.setup
        self._actions = shared(setup.name, setup.players, setup.preset)
        seed = game.seed if game.seed != NEW_LUCK else secrets.randbits(62)
        self._at = Position(rules.start(), seed, [[] for _ in range(rules.players)])

    def current_player(self) -> int:
        """The first seat that is asked; chance; or the end."""
        state = self._at.state
        if state.over():
            return int(pyspiel.PlayerId.TERMINAL)
        seat = int(state.turn())
        return int(pyspiel.PlayerId.CHANCE) if seat == LUCK else seat

    def _legal_actions(self, player: int) -> list[int]:
        actions = self._actions.value
        return sorted(actions.action(player, move) for move in self._at.state.legal(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The one outcome that has been drawn."""
        return [(self._at.drawn(), 1.0)]

    def _apply_action(self, action: int) -> None:
        state = self._at.state
        seat = int(state.turn())
        move_id = action if seat == LUCK else int(self._actions.value.move(seat, action).id)
        self._at.play(seat, move_id)

    def _action_to_string(self, player: int, action: int) -> str:
        moves = self._at.state.game.moves
        if player < 0:
            return moves[action].text
        return self._actions.value.move(player, action).text

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return self._at.state.over()

    def returns(self) -> list[float]:
        """By final ranking: see paddock.core.reward."""
        return rewards(self._at.state)

    def resample_from_infostate(self, player: int, sampler: Any) -> PaddockState:
        """A position that `player` cannot distinguish from this one."""
        rng = Rng(int(sampler() * 2**52))
        other: PaddockState = self.clone()
        state = self._at.state.imagine(player, rng)
        other._at = Position(state, int(rng.word()), [log[:] for log in self._at.logs])
        return other

    def position(self) -> State:
        """The position itself, with everything that is hidden."""
        return self._at.state

    def log(self, player: int) -> list[str]:
        """Every ply so far, as that player may read it."""
        return self._at.logs[player]

    def __str__(self) -> str:
        return self._at.state.text()


class Shared:
    """A value that copies of a state share."""

    def __init__(self, value: Actions) -> None:
        self.value = value

    def __deepcopy__(self, memo: dict[int, Any]) -> Shared:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        setup = self.value.game.setup
        return shared, (setup.name, setup.players, setup.preset)


@cache
def shared(name: str, players: int, preset: str) -> Shared:
    """The actions of a game, cached."""
    return Shared(Actions(rules_of(name, players, preset)))


class PaddockObserver:
    """One seat's view as a tensor (`Game.layout` describes the numbers) and as text.

    With perfect recall, the text has the log as well, and the tensor the number of the ply.
    """

    def __init__(self, rules: Game, perfect_recall: bool) -> None:
        self._row = Row(rules.layout().size)
        self._cells = look_at(self._row.cells, np.int32)
        self._recall = perfect_recall
        extra = 1 if perfect_recall else 0
        self.tensor: NDArray[np.float32] = np.zeros(len(self._cells) + extra, np.float32)
        self.dict = {"view": self.tensor[: len(self._cells)]}
        if perfect_recall:
            self.dict["ply"] = self.tensor[len(self._cells) :]

    def set_from(self, state: PaddockState, player: int) -> None:
        """Write the tensor."""
        self._row.begin(0)
        state.position().encode(player, self._row)
        self.tensor[: len(self._cells)] = self._cells
        if self._recall:
            self.tensor[-1] = int(state.position().ply)

    def string_from(self, state: PaddockState, player: int) -> str:
        """The position as the player knows it, with `?` for the rest."""
        text = state.position().text(player)
        return "\n".join([text, *state.log(player)]) if self._recall else text


class PaddockGame(pyspiel.Game):  # type: ignore[misc]
    """One game with its players and preset chosen. `title` is set in a class for each game."""

    title: Title

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {**defaults(self.title), **(params or {})}
        self.rules = rules_of(self.title.name, int(chosen["players"]), str(chosen["preset"]))
        self.seed = int(chosen["rng_seed"])
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.rules.moves),
            max_chance_outcomes=len(self.rules.moves),
            num_players=self.rules.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(self.title), info, chosen)

    def new_initial_state(self) -> PaddockState:
        """The position before the first move."""
        return PaddockState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> PaddockObserver:
        """The observer for tensors and strings."""
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return PaddockObserver(self.rules, bool(wanted.perfect_recall))


def defaults(title: Title) -> dict[str, Any]:
    """The default parameters of a game."""
    preset = next(iter(title.presets))
    return {"players": title.players[0], "preset": preset, "rng_seed": NEW_LUCK}


def game_type(title: Title) -> Any:
    """The game's type for OpenSpiel."""
    kind = pyspiel.GameType
    return kind(
        short_name=f"paddock_{title.name}",
        long_name=f"Paddock: {title.name.replace('_', ' ')}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.SAMPLED_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=title.players[-1],
        min_num_players=title.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults(title),
    )


def register() -> list[str]:
    """Register every game with OpenSpiel; their names there."""
    names = []
    for title in titles():
        made = type(f"Paddock_{title.name}", (PaddockGame,), {"title": title})
        kind = game_type(title)
        if kind.short_name not in pyspiel.registered_names():
            pyspiel.register_game(kind, made)
        names.append(kind.short_name)
    return names


GAMES = register()
