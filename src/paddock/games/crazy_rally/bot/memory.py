"""What a driver still knows of the course: some remember all of the test lap, some forget part."""

from __future__ import annotations

from paddock.core.luck import Rng
from paddock.games.crazy_rally.rules.view import CrazyRallyView


def recall(view: CrazyRallyView, percent: int) -> list[str]:
    """The course place by place as it is remembered, with an empty name for what was forgotten.

    Whoever drives the same course in the same seat forgets the same part of it, at every decision;
    a better memory keeps all that a weaker one does. What has been driven is not forgotten.
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
    """The track cards of which only this is known: they lie at the places that were forgotten."""
    return [name for name in view.track if name not in course]
