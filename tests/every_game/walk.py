"""Whole random matches, ply by ply: the road that all promises are checked along."""

from __future__ import annotations

import os
from collections.abc import Iterator

from tests.every_game.tables import Table

from paddock.core.game import LUCK, Event, Game, Move, State
from paddock.core.log import Match
from paddock.core.luck import Rng

BOUND = 20_000  # plies; no match may be longer
# A promise that takes long to check is walked along a share of the matches of a table, and along so
# many at most. With PADDOCK_ALL=1 every promise is walked along every match.
DEAR = 30
ALL = os.environ.get("PADDOCK_ALL") == "1"


def pick(state: State, seat: int, rng: Rng, by_verb: bool) -> Move:
    """A random decision; by verb first, rare deeds are as likely as common ones."""
    moves = state.legal(seat)
    if by_verb:
        verbs = sorted({int(move.verb) for move in moves})
        verb = verbs[rng.below(len(verbs))]
        moves = [move for move in moves if move.verb == verb]
    return moves[rng.below(len(moves))]


def step(state: State, rng: Rng, by_verb: bool = True) -> tuple[int, Move]:
    """Who moves next, and what: any of the seats that are waiting."""
    waiting = state.waiting
    if waiting == [LUCK]:
        return LUCK, state.luck(rng)
    seat = waiting[rng.below(len(waiting))]
    return seat, pick(state, seat, rng, by_verb)


class Walk:
    """One random match: iterate over it, and it stands at each position in turn."""

    def __init__(self, table: Table, number: int, log: bool = False) -> None:
        self.table = table
        self.game: Game = table.game()
        self.rng = Rng(number, len(table.name))
        self.aside = Rng(number, 1, len(table.name))  # for checks; the match does not feel it
        self.by_verb = number % 3 != 2
        self.match = Match(self.game, []) if log else None
        self.state: State = self.match.state if self.match else self.game.start()
        self.news: list[Event] = []
        self.seat = LUCK
        self.move: Move | None = None  # the move that is about to be made; None at the end
        self.players = self.game.players

    def __iter__(self) -> Iterator[Walk]:
        for _ in range(BOUND):
            if self.state.over():
                self.move = None
                yield self
                return
            self.seat, self.move = step(self.state, self.rng, self.by_verb)
            yield self
            if self.match:
                self.match.play(self.seat, self.move)
            else:
                self.state.play(self.seat, self.move)
        raise AssertionError(f"{self.table.name}: no end after {BOUND} plies")


def walks(table: Table, share: int = 1, log: bool = False) -> Iterator[Walk]:
    """The matches of a table; a dear promise walks a share of them, and at most `DEAR`."""
    dear = share > 1 and not ALL
    count = min(-(-table.matches // share), DEAR) if dear else table.matches
    for number in range(count):
        yield Walk(table, number, log)


def plies(table: Table, share: int = 1) -> Iterator[Walk]:
    """Every position of those matches, first to last."""
    for walk in walks(table, share):
        yield from walk


def play_to_the_end(state: State, rng: Rng) -> None:
    for _ in range(BOUND):
        if state.over():
            return
        state.play(*step(state, rng))
    raise AssertionError(f"no end after {BOUND} plies")


def fields(text: str) -> dict[str, str]:
    """A position's fields by name."""
    return dict(word.partition("=")[::2] for word in text.split()[1:])
