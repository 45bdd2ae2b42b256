"""Every word in a drawing has a translation: none is shown as its internal code."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest

from paddock.core.luck import Rng
from paddock.core.seats import LUCK
from paddock.drawing import artist
from paddock.games import packages
from paddock.i18n import FALLBACK, has
from paddock.shelf import load

GAMES = [name for name, one in packages().items() if one.package.startswith("paddock.games.")]


class RecordingWords:
    """English words; it records each word that is used."""

    def __init__(self, game: str) -> None:
        self.words = artist(game).words(FALLBACK)
        self.used: set[str] = set()

    def __call__(self, code: str) -> str:
        self.used.add(code)
        return self.words(code)


def used_by(name: str) -> set[str]:
    """The words on the sheet of a game, and on its board during a match."""
    words, artist_of_game = RecordingWords(name), artist(name)
    artist_of_game.sheet(words)
    game, rng = load(name), Rng(4)
    state = game.start()
    while state.waiting:
        seat = state.waiting[0]
        if seat != LUCK:
            artist_of_game.board(state.view(seat), ["Ann"] * game.players, words, theme="light")
        moves = [state.luck(rng)] if seat == LUCK else state.legal(seat)
        state.play(seat, moves[rng.below(len(moves))])
    return words.used


@pytest.mark.parametrize("game", GAMES)
def test_every_word_on_a_drawing_has_a_text(game: str) -> None:
    module: Any = import_module(f"paddock.games.{game}.drawing.words")
    used = used_by(game)
    assert len(used) > 3
    own = getattr(module, "OTHERS", {})
    missing = {
        code
        for code in used
        if code.partition(":")[0] not in own
        and not any(has(FALLBACK, key.format(code)) for key in module.KEYS)
    }
    assert missing == set()
