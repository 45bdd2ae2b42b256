"""The words of a case for a game that adds none: fields of the position, and the first answers."""

from __future__ import annotations

from paddock.core.cards import Pile, cards_of
from paddock.core.fields import FieldState
from paddock.core.game import Game
from paddock.core.moves import Move
from paddock.core.seats import LUCK
from paddock.core.state import State
from paddock.invariants.walk import fields


class FieldWords:
    """`given` replaces fields of the position in which somebody is first asked. Cards are taken
    from where most of them are at the start, or go there, so that only those that matter are named.
    """

    def position(self, game: Game, given: dict[str, str]) -> State:
        """The position that the words describe."""
        state = game.start()
        rest = fullest(state)
        while state.waiting == [LUCK]:
            state.play(LUCK, self.dull(state))
        words = {**fields(state.text()), **given}
        if isinstance(state, FieldState):
            words |= completed(state, words, given, rest)
        text = " ".join(f"{key}={value}" for key, value in words.items())
        return game.position(f"{game.name}/{game.version} {text}")

    def facts(self, state: State) -> dict[str, str]:
        """Facts of a position that a case can test besides its fields."""
        return {}

    def dull(self, state: State) -> Move:
        """The first outcome of luck or the first answer; a reaction is declined."""
        if state.phase.reaction:
            return state.phase.decline(state)
        return state.legal(state.waiting[0])[0]


def fullest(state: State) -> str:
    """The pile with the most cards; empty if there are no cards."""
    if not isinstance(state, FieldState):
        return ""
    piles = dict(zip(keys_of(state), state.piles(), strict=True))
    return max(piles, key=lambda key: len(piles[key]), default="")


def keys_of(state: FieldState) -> list[str]:
    """The names of all piles in a position."""
    return [key for field in state.fields if field.cards for key in state.keys(field)]


def completed(
    state: FieldState, words: dict[str, str], given: dict[str, str], rest: str
) -> dict[str, str]:
    """The piles of which nothing was said, so that all together are the deck again."""
    names = next((field.cards for field in state.fields if field.cards), [])
    piles: dict[str, Pile] = {}
    for key in keys_of(state):
        text = words[key]
        piles[key] = cards_of(key, "" if text == "-" else text, names, state.deck)
    free = sorted(piles.keys() - given.keys(), key=lambda key: (key != rest, key))
    for kind, count in enumerate(state.deck):
        left = count - sum(pile.counts[kind] for pile in piles.values())
        for key in free:
            change = max(left, -piles[key].counts[kind])
            piles[key].counts[kind] += change
            left -= change
    return {key: piles[key].text(names) or "-" for key in free}
