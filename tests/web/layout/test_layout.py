"""Every question of whole matches of all games, in windows from a phone to a large screen."""

from __future__ import annotations

import os

import pytest
from tests.tiers import at_night
from tests.web.fixtures import Visit
from tests.web.layout.walk import MOST, SIZES, Size, Walk, open_table

from paddock import shelf
from paddock.games import package_of

LOOK_AT = 2  # questions of each kind in the usual run; the long run checks every question
# A phone and a laptop, and a large phone in landscape: wide like a desktop, but low.
USUAL = (Size(360, 740), Size(1280, 800), Size(932, 430))
FIRST = 6  # questions of a match that every run checks


def sizes() -> tuple[Size, ...]:
    """All sizes, or those that PADDOCK_SIZES names: `PADDOCK_SIZES=360x740 pytest …`."""
    chosen = os.environ.get("PADDOCK_SIZES", "").split()
    return tuple(size for size in SIZES if not chosen or str(size) in chosen)


def tables() -> list[object]:
    """Every number of players from three up, and two if that is the game's best number."""
    found: list[object] = []
    for title in shelf.titles():
        name, least = title.name, min(3, package_of(title.name).best_players)
        for players in [n for n in title.players if n >= least]:
            marks = (pytest.mark.long,)
            found.append(pytest.param(name, players, marks=marks, id=f"{name}-{players}"))
    return found


@pytest.mark.parametrize(("game", "players"), tables())
def test_every_control_is_visible_and_clickable(visit: Visit, game: str, players: int) -> None:
    walk = Walk(open_table(visit, game, players), sizes(), seed=players)
    faults = walk.play(MOST if at_night() else LOOK_AT)
    assert not faults, f"{walk.questions} questions\n{walk.report()}"


@pytest.mark.parametrize("game", [title.name for title in shelf.titles()])
def test_the_first_questions_are_visible_and_clickable(visit: Visit, game: str) -> None:
    """A short version of the test above for every run: with the game's best number of players, and
    one question of each kind."""
    walk = Walk(open_table(visit, game, package_of(game).best_players), USUAL, seed=1)
    faults = walk.play(1, FIRST)
    assert walk.questions == FIRST
    assert not faults, walk.report()
