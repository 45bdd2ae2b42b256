"""Positions to draw, from random matches with many events."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from paddock import LUCK, Rng, State, load
from paddock.core.game import Game
from paddock.core.moves import Move
from paddock.core.seats import NOBODY
from paddock.games.kilometers.rules.view import KilometersView

NAMES = ["Ann", "Bert & <Co>", 'Cleo "C"', "Désirée", "Łukasz", "’t Hart"]
BOUND = 5000


def along(
    game: Game, seed: int, every: int, choice: Callable[[list[Move]], list[Move]] = list
) -> Iterator[State]:
    """Every n-th ply of a random match, and its end. `choice` filters out moves that make dull
    matches."""
    state = game.start()
    rng = Rng(seed)
    for ply in range(BOUND):
        if ply % every == 0 or state.over():
            yield state
        if state.over():
            return
        seat = state.waiting[0]
        legal = choice(state.legal(seat))
        state.play(seat, state.luck(rng) if seat == LUCK else legal[rng.below(len(legal))])
    raise AssertionError(f"{game.name}: no end after {BOUND} plies")


def positions(players: int, seed: int, every: int = 7) -> Iterator[State]:
    """Positions of 1000 Kilometers in which nobody discards a playable card."""

    def useful(legal: list[Move]) -> list[Move]:
        return [move for move in legal if not move.text.startswith("discard")] or legal

    return along(load("kilometers", players), seed, every, useful)


def view_of(state: State, seat: int) -> KilometersView:
    view = state.view(seat)
    assert isinstance(view, KilometersView)
    return view


def viewers(state: State) -> list[int]:
    return [NOBODY, *range(state.game.players)]
