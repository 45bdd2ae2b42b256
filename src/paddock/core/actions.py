"""Action numbers for learning environments: every move as a number relative to the seat that acts.

A move's own number (`Move.id`) names other players by their seat. An action names them as an
observation does: number 0 is oneself, number 1 sits to the left. A move that names nobody has the
same number as an action. The numbers cover all moves of the game, luck's included, so the action
space is the same in every phase, preset and position.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from paddock.core.game import Game
from paddock.core.moves import Move

Key = tuple[str, str, int]


@final
class Actions:
    """Converts between moves and action numbers, for each seat."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.count: i64 = len(game.moves)
        size = len(game.moves) * game.players
        self.move_of: vec[i64] = vec[i64]([0] * size)  # by seat, then action
        self.action_of: vec[i64] = vec[i64]([0] * size)  # by seat, then number of the move
        known: dict[Key, Move] = {}
        for move in game.moves:
            known[_key(move, move.target)] = move
        for seat in range(game.players):
            for move in game.moves:
                own, people = self._people(move, seat)
                target = (move.target - own) % people if move.target >= 0 else -1
                action = known[_key(move, target)].id
                self.action_of[seat * self.count + move.id] = action
                self.move_of[seat * self.count + action] = move.id

    def _people(self, move: Move, seat: int) -> tuple[int, int]:
        """Which seat or side is number 0 for that move, and how many of them there are."""
        if "victim" in move.parts:
            return int(self.game.side_of[seat]), self.game.sides
        return seat, self.game.players

    def action(self, seat: int, move: Move) -> int:
        """The action number of a move for that seat."""
        return int(self.action_of[seat * self.count + move.id])

    def move(self, seat: int, action: int) -> Move:
        """The inverse of `action`."""
        return self.game.moves[self.move_of[seat * self.count + action]]


def _key(move: Move, target: int) -> Key:
    """A move without the person it names."""
    others = [f"{part}={value}" for part, value in move.parts.items() if part != _who(move)]
    return move.kind, " ".join(others), target


def _who(move: Move) -> str:
    return "victim" if "victim" in move.parts else "seat"
