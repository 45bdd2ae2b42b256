"""Courses that a pro has prepared, for the day when it may lay one (RY3).

By the average turns a prototype is the best car on each of them, if only just. But it needs nearly
the same number of turns every time, while those of a stable car spread widely, and rain tyres may
help it more: against two prototypes a stable car is first far more often than one time in three.
`python -m tests.games.rally.prepare_courses` judges them, and looks for others.
"""

from __future__ import annotations

from typing import Final

from paddock.games.rally.rules.cards import FACE_NAMES


def read_courses(texts: list[str]) -> list[list[int]]:
    return [[FACE_NAMES.index(name) for name in text.split()] for text in texts]


COURSES: Final = read_courses(
    [
        "11A 8B 3B 1A 2A 4A",
        "11A 8B 3B 1A 4A 2A",
        "11A 8B 3B 2A 1A 4A",
        "11A 8B 3B 2A 4A 1A",
        "11A 8B 3B 4A 1A 2A",
        "11A 8B 3B 4A 2A 1A",
        "1A 7B 8B 3B 11A 2A",
        "1A 7B 8B 3B 11A 4A",
        "2A 7B 8B 3B 11A 1A",
        "2A 7B 8B 3B 11A 4A",
        "4A 7B 8B 3B 11A 1A",
        "4A 7B 8B 3B 11A 2A",
        "1A 5B 2A 11A 8B 3B",
        "1A 5B 4A 11A 8B 3B",
        "2A 5B 1A 11A 8B 3B",
        "2A 5B 4A 11A 8B 3B",
        "4A 5B 1A 11A 8B 3B",
        "4A 5B 2A 11A 8B 3B",
        "3B 11A 8B 1A 2A 4A",
        "3B 11A 8B 1A 4A 2A",
        "3B 11A 8B 2A 1A 4A",
        "3B 11A 8B 2A 4A 1A",
        "3B 11A 8B 4A 1A 2A",
        "3B 11A 8B 4A 2A 1A",
    ]
)

# For rallies that ask for hairpins (RY2)
WINDING: Final = read_courses(
    [
        "3B 7B 6B 11A 4B 8B",
        "3B 7B 1B 11A 9B 8B",
        "3B 7B 10A 11A 9B 8B",
        "3B 7B 10A 11A 4B 8B",
        "3B 7B 6B 11A 9A 8B",
    ]
)
