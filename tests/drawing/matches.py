"""Positions to draw: random matches, in which things happen."""

from __future__ import annotations

from collections.abc import Iterator

from paddock import LUCK, Rng, State, load
from paddock.core.game import NOBODY
from paddock.games.kilometers.view import KilometersView

NAMES = ["Ann", "Bert & <Co>", 'Cleo "C"', "Désirée", "Łukasz", "’t Hart"]
BOUND = 5000


def positions(players: int, seed: int, every: int = 7) -> Iterator[State]:
    """Every so many plies of a match in which nobody discards what can be played."""
    state = load("kilometers", players).start()
    rng = Rng(seed)
    for ply in range(BOUND):
        if ply % every == 0 or state.over():
            yield state
        if state.over():
            return
        seat = state.waiting[0]
        if seat == LUCK:
            state.play(LUCK, state.luck(rng))
            continue
        legal = state.legal(seat)
        moves = [move for move in legal if not move.text.startswith("discard")] or legal
        state.play(seat, moves[rng.below(len(moves))])


def view_of(state: State, seat: int) -> KilometersView:
    view = state.view(seat)
    assert isinstance(view, KilometersView)
    return view


def viewers(state: State) -> list[int]:
    return [NOBODY, *range(state.game.players)]
