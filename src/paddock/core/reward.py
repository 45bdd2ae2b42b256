"""Rewards by final ranking: what a learner gets when a match is over."""

from __future__ import annotations

from paddock.core.state import State


def rewards(state: State) -> list[float]:
    """For each seat: the share of sides that its side has beaten, less those that beat it.

    1 for the only winner, -1 for the only last, 0 for all who share one place; the sides add up
    to 0. While the match goes on, everybody has 0.
    """
    game = state.game
    if not state.over():
        return [0.0] * game.players
    places = state.places()
    value: list[float] = []
    for mine in places:
        ahead = 0  # sides beaten, less those that beat this one
        for place in places:
            if place > mine:
                ahead += 1
            elif place < mine:
                ahead -= 1
        value.append(ahead / max(1, len(places) - 1))
    return [value[int(game.side_of[seat])] for seat in range(game.players)]
