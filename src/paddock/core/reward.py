"""Rewards by final ranking, for machine learning."""

from __future__ import annotations

from paddock.core.state import State


def rewards(state: State) -> list[float]:
    """For each seat: the share of other sides that its side has beaten, minus the share that beat
    it.

    1 for a sole winner, -1 for a sole last, 0 if all share one place; the sides add up to 0. During
    the match everybody has 0.
    """
    game = state.game
    if not state.over():
        return [0.0] * game.players
    places = state.places()
    value: list[float] = []
    for mine in places:
        ahead = 0  # sides beaten minus sides that beat this one
        for place in places:
            if place > mine:
                ahead += 1
            elif place < mine:
                ahead -= 1
        value.append(ahead / max(1, len(places) - 1))
    return [value[int(game.side_of[seat])] for seat in range(game.players)]
