"""Whole random matches, ply by ply: all invariants are checked along them."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

from paddock.core.events import Event
from paddock.core.game import Game
from paddock.core.luck import Rng
from paddock.core.match import Match
from paddock.core.moves import Move
from paddock.core.seats import LUCK, NOBODY
from paddock.core.state import State
from paddock.invariants.tables import WalkedTable

BOUND = 20_000  # plies; no match may be longer


def pick(state: State, seat: int, rng: Rng, by_verb: bool) -> Move:
    """A random decision; by kind of move first, so that rare kinds are as likely as common ones."""
    moves = state.legal(seat)
    if by_verb:
        verbs = sorted({int(move.verb) for move in moves})
        verb = verbs[rng.below(len(verbs))]
        moves = [move for move in moves if move.verb == verb]
    return moves[rng.below(len(moves))]


def step(state: State, rng: Rng, by_verb: bool = True) -> tuple[int, Move]:
    """Who moves next, and what: any of the waiting seats."""
    waiting = state.waiting
    if waiting == [LUCK]:
        return LUCK, state.luck(rng)
    seat = waiting[rng.below(len(waiting))]
    return seat, pick(state, seat, rng, by_verb)


class Walk:
    """One random match; iterating over it stops at each position.

    What many checks need of a position (`text`, `waiting`, `legal`) is computed once a ply.
    """

    def __init__(self, table: WalkedTable, number: int, log: bool = False) -> None:
        self.table = table
        self.number = number
        self.game: Game = table.game()
        self.rng = Rng(number, table.key)
        self.aside = Rng(number, 1, table.key)  # for checks only; it does not affect the match
        self.by_verb = number % 3 != 2
        self.match = Match(self.game, []) if log else None
        self.state: State = self.match.state if self.match else self.game.start()
        self.news: list[Event] = []  # the events of the last move, if somebody listens
        self.seat = LUCK
        self.move: Move | None = None  # the move that is about to be made; None at the end
        self.players = self.game.players
        self.viewers: list[int] = [NOBODY, *range(self.players)]
        self._text = ""
        self._waiting: list[int] | None = None
        self._legal: dict[int, list[Move]] = {}

    def __iter__(self) -> Iterator[Walk]:
        for _ in range(BOUND):
            self._text, self._waiting, self._legal = "", None, {}
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

    @property
    def ply(self) -> int:
        """The number of plies so far."""
        return int(self.state.ply)

    @property
    def text(self) -> str:
        """The position as text."""
        if not self._text:
            self._text = self.state.text()
        return self._text

    @property
    def waiting(self) -> list[int]:
        """The waiting seats."""
        if self._waiting is None:
            self._waiting = self.state.waiting
        return self._waiting

    def legal(self, seat: int) -> list[Move]:
        """The legal moves of a seat."""
        if seat not in self._legal:
            self._legal[seat] = self.state.legal(seat)
        return self._legal[seat]

    def viewer(self, rng: Rng) -> int:
        """Any seat, or a spectator."""
        return self.viewers[rng.below(self.players + 1)]


def unmet(tables: list[WalkedTable], most: int = 60) -> set[str]:
    """The events and refusals of a game that random matches at these tables never reach, so that
    walks would prove nothing about them.
    """
    events = {code for table in tables for code in table.game().events()}
    refusals = {refusal.code for table in tables for refusal in table.game().refusals()}
    # Trying every move at every ply is most of the work. What the first round has not reached
    # depends on options: after it, only the fewest and the most players of each set are tried.
    options = [(table.preset, *sorted(table.options.items())) for table in tables]
    fewest = dict(zip(options[::-1], tables[::-1], strict=True))
    most_players = dict(zip(options, tables, strict=True))
    asked = [*fewest.values(), *most_players.values()]
    for number, table in itertools.product(range(most), tables):
        if not events and not refusals:
            break
        walk = Walk(table, number)
        walk.state.news = []
        worth_asking = number == 0 or table in asked
        for at in walk:
            # A spectator is refused for the same reason in all matches.
            asking = [*at.state.waiting, *[NOBODY][number:]] if worth_asking and refusals else []
            for seat in asking:
                refusals -= {at.state.refusal(seat, move).code for move in at.game.moves}
        events -= {event.code for event in walk.state.news}
    return events | refusals


def play_to_the_end(state: State, rng: Rng) -> None:
    """Play random moves to the end."""
    for _ in range(BOUND):
        if state.over():
            return
        state.play(*step(state, rng))
    raise AssertionError(f"no end after {BOUND} plies")


def fields(text: str) -> dict[str, str]:
    """A position's fields by name."""
    return dict(word.partition("=")[::2] for word in text.split()[1:])
