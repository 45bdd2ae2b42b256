"""The engine computes whether sections can still become a course within the limits; here every
course is tried."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from paddock import load
from paddock.core import bits
from paddock.core.luck import Rng
from paddock.games.rally.rules.cards import FEATURES, SECTIONS
from paddock.games.rally.rules.course import Face, Layable, Limits
from paddock.games.rally.rules.title import RallyGame

LIMITS = [  # minimum and maximum, in the order of FEATURES
    ([0, 0, 3], [8, 1, 8]),
    ([0, 2, 0], [8, 8, 1]),
    ([2, 0, 0], [2, 1, 1]),
]


def some_course_fits(
    faces: list[Face], limits: Limits, used: int, left: int, have: list[int]
) -> bool:
    """Try each choice of that many unused sections, and both sides of each."""
    free = [section for section in range(SECTIONS) if not bits.contains(used, section)]
    for sections in combinations(free, left):
        for sides in product((0, 1), repeat=left):
            laid = [faces[2 * n + side].counts for n, side in zip(sections, sides, strict=True)]
            sums = [sum(kind) for kind in zip(have, *laid, strict=True)]
            rows = zip(limits.least, sums, limits.most, strict=True)
            if all(least <= number <= most for least, number, most in rows):
                return True
    return False


@pytest.mark.parametrize(("least", "most"), LIMITS)
def test_it_agrees_with_trying_all_courses(least: list[int], most: list[int]) -> None:
    game = load("rally", 2)
    assert isinstance(game, RallyGame)
    faces, limits, rng = game.params.faces, Limits(least, most), Rng(5)
    layable = Layable(faces, limits)
    answers = []
    for _ in range(60):
        used = bits.of([n for n in range(SECTIONS) if rng.chance(50)])
        left = int(rng.below(4))
        have = [int(rng.below(3)) for _ in FEATURES]
        answers.append(layable.fits(used, left, have[0], have[1], have[2]))
        assert answers[-1] == some_course_fits(faces, limits, int(used), left, have)
    assert True in answers
    assert False in answers
