"""A driver's memory of the course: some drivers remember all of the test lap, some forget part of
it.
"""

from __future__ import annotations

from paddock.core.luck import Rng
from paddock.games.crazy_rally.rules.view import CrazyRallyView


def recall(view: CrazyRallyView, percent: int) -> list[str]:
    """The course as it is remembered, with an empty name for each forgotten place.

    A driver forgets the same part of a course at every decision; a better memory keeps everything
    that a weaker one does. Driven stretches are not forgotten.
    """
    names = list(view.track)
    key = 0
    for name in view.remembered:
        key = key * (len(names) + 1) + (names.index(name) + 1 if name else 0)
    rng = Rng(view.seat, view.leg, key) if "" not in view.remembered else Rng(view.seat, view.leg)
    course: list[str] = []
    for place, name in enumerate(view.remembered):
        kept = rng.chance(percent)
        course.append(name if kept or place < view.round else "")
    return course


def left_over(view: CrazyRallyView, course: list[str]) -> list[str]:
    """The track cards that lie at the forgotten places, in unknown order."""
    return [name for name in view.track if name not in course]
