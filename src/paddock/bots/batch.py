"""Many matches at once, in flat arrays: a step allocates no objects.

Every array is a `vec`, whose memory NumPy can use without a copy (paddock.envs.vector). When a
match is over, its rewards are written and the next one begins in its place in the same step.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from paddock.bots.bot import Bot
from paddock.bots.play import ask
from paddock.core.actions import Actions
from paddock.core.encoding import Row
from paddock.core.errors import PaddockError
from paddock.core.game import Game
from paddock.core.luck import Rng
from paddock.core.moves import Choices
from paddock.core.reward import rewards
from paddock.core.seats import LUCK, first
from paddock.core.state import State

SAMPLING: Final = 0x5A
BOTS: Final = 0xB0


class MaskedAction(PaddockError):
    """An action that was not legal for the seat that took it."""


@final
class Batch:
    """Several matches of one game side by side, each with its own luck.

    `bots` play the seats for which there is one; the caller answers for a seat with None.
    """

    def __init__(
        self, game: Game, count: int, seed: int = 0, bots: list[Bot | None] | None = None
    ) -> None:
        if bots is not None and all(bot is not None for bot in bots):
            raise PaddockError("no seat is left for the caller")
        self.game = game
        self.moves = game.moves
        self.count: i64 = count
        self.players: i64 = game.players
        self.actions = Actions(game)
        self.room: i64 = self.actions.count
        self.bots: list[Bot | None] = bots if bots is not None else [None] * game.players
        self.by_bot: vec[i64] = vec[i64]([0 if bot is None else 1 for bot in self.bots])
        # Read by the caller: one entry or row for each match
        self.row = Row(game.layout().size, count)  # the observation of the seat that is asked
        self.masks: vec[u8] = vec[u8]([0] * (count * len(game.moves)))  # its legal actions
        self.seats: vec[i32] = vec[i32]([0] * count)  # the seat that is asked
        self.rewards: vec[float] = vec[float]([0.0] * (count * game.players))  # of this step
        self.done: vec[u8] = vec[u8]([0] * count)  # a match ended in this step
        # Written by the caller: the action of each match
        self.chosen: vec[i32] = vec[i32]([0] * count)
        self.open: list[Choices] = [game.choices() for _ in range(count)]  # the masks as lists
        self.states: list[State] = []
        self.lucks: list[Rng] = []
        self.sampling = Rng(seed, SAMPLING)
        self.thinking = Rng(seed, BOTS)
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Start every match again. Match `n` has the same luck in a batch of any size."""
        self.states = [self.game.start() for _ in range(self.count)]
        self.lucks = [Rng(seed, n) for n in range(self.count)]
        self.sampling = Rng(seed, SAMPLING)
        self.thinking = Rng(seed, BOTS)
        n: i64 = 0
        while n < self.count:
            self.clear(n)
            self.advance(n, self.states[n])
            self.clear(n)  # a match that ended before the caller was asked
            n += 1

    def step(self) -> None:
        """Play the chosen action of every match, and all that follows until a seat is asked."""
        room = self.room
        masks = self.masks
        chosen = self.chosen
        seats = self.seats
        done = self.done
        states = self.states
        moves = self.moves
        move_of = self.actions.move_of
        n: i64 = 0
        while n < self.count:
            action = i64(chosen[n])
            if action < 0 or action >= room or masks[n * room + action] == 0:
                raise MaskedAction(
                    f"match {n}: action {action} is not open to seat {self.seats[n]}"
                )
            if done[n]:
                self.clear(n)
            seat = i64(seats[n])
            state = states[n]
            state.ply += 1
            phase = state.phase
            phase.play(state, seat, moves[move_of[seat * room + action]])
            self.advance(n, state)
            n += 1

    def sample(self) -> None:
        """Choose a random legal action for every match, each equally likely."""
        n: i64 = 0
        while n < self.count:
            self.chosen[n] = i32(self.open[n].pick(self.sampling))
            n += 1

    def advance(self, n: i64, state: State) -> None:
        """Play luck and bots until the caller is asked; a finished match starts again."""
        luck = self.lucks[n]
        while True:
            seat = first(state.due)
            if seat == LUCK:
                phase = state.phase
                move = phase.luck(state, luck)
                state.ply += 1
                phase.play(state, seat, move)
            elif seat < 0:  # nobody is asked: the match is over
                self.finish(n, state)
                state = self.game.start()
                self.states[n] = state
            elif self.by_bot[seat]:
                self.play_bot(state, seat)
            else:
                break
        self.present(n, state, seat)

    def play_bot(self, state: State, seat: i64) -> None:
        """One answer of a bot."""
        bot = self.bots[seat]
        assert bot is not None
        state.play(seat, ask(state, int(seat), bot, self.thinking))

    def present(self, n: i64, state: State, seat: i64) -> None:
        """Write the observation and the legal actions of the seat."""
        masks = self.masks
        row = n * self.room
        choices = self.open[n]
        ids = choices.ids
        size = choices.size
        k: i64 = 0
        while k < size:
            masks[row + ids[k]] = 0
            k += 1
        choices.size = 0
        state.phase.offer(state, seat, choices)
        action_of = self.actions.action_of
        first_of = seat * self.room
        size = choices.size
        k = 0
        while k < size:
            action = action_of[first_of + ids[k]]
            ids[k] = action
            masks[row + action] = 1
            k += 1
        self.seats[n] = i32(seat)
        self.row.begin(n)
        state.encode(seat, self.row)

    def finish(self, n: i64, state: State) -> None:
        """Write the rewards of a finished match."""
        for seat, value in enumerate(rewards(state)):
            self.rewards[n * self.players + seat] = value
        self.done[n] = 1

    def clear(self, n: i64) -> None:
        """Clear the rewards of the last step."""
        for seat in range(self.players):
            self.rewards[n * self.players + seat] = 0.0
        self.done[n] = 0
