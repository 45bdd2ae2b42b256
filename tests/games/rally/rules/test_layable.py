"""What is remembered of courses that can be laid has a bound."""

from __future__ import annotations

from itertools import product

from paddock import load
from paddock.games.rally.rules.course import MOST_KNOWN
from paddock.games.rally.rules.title import RallyGame


def test_the_answers_of_many_courses_are_forgotten() -> None:
    """They took a megabyte for each plan of the calendar, and grew for hundreds of matches."""
    game = load("rally", 3)
    assert isinstance(game, RallyGame)
    layable = game.params.layable[0]
    sizes = set()
    for used, left, fast, hairpins in product(range(400), range(1, 5), range(4), range(4)):
        layable.fits(used, left, fast, hairpins, 0)
        sizes.add(len(layable.known))
    assert max(sizes) == MOST_KNOWN
