"""Positions for checks: some of a random match, from its beginning to its end."""

from __future__ import annotations

from paddock.core.luck import Rng
from paddock.core.moves import Move
from paddock.core.seats import LUCK
from paddock.core.state import State
from paddock.core.title import Title
from paddock.shelf import load

LONGEST = 20_000  # plies


def positions(title: Title, count: int, players: int | None = None) -> list[State]:
    """`count` positions in which a seat is asked, evenly spread, and the end of the match."""
    game = load(title.name, players if players is not None else title.players[0])
    state, rng = game.start(), Rng(1)
    moves: list[tuple[int, Move]] = []
    asked: list[int] = []
    while not state.over() and len(moves) < LONGEST:
        seat = state.waiting[0]
        if seat != LUCK:
            asked.append(len(moves))
        legal = state.legal(seat)
        moves.append((seat, state.luck(rng) if seat == LUCK else legal[rng.below(len(legal))]))
        state.play(*moves[-1])
    wanted = {asked[n * len(asked) // count] for n in range(count)} if asked else set()
    found: list[State] = []
    again = game.start()
    for ply, (seat, move) in enumerate(moves):
        if ply in wanted:
            found.append(again.clone())
        again.play(seat, move)
    return [*found, again]
