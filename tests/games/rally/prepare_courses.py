"""Courses worth laying: `python -m tests.games.rally.prepare_courses [--climbs N] [--seed N]`.

Judges those that a pro has prepared (`bot/courses.py`), by the chance of a stable car at a table of
three. With `--climbs` it looks for others: it changes a course laid at random, a section at a time,
while that raises the chance. A course takes about a twentieth of a second.
"""

from __future__ import annotations

import argparse

from paddock.core.luck import Rng
from paddock.core.seats import LUCK
from paddock.games.rally.bot.courses import COURSES
from paddock.games.rally.bot.crew import at_sight
from paddock.games.rally.bot.later import lay_at_random
from paddock.games.rally.bot.tables import Tables
from paddock.games.rally.bot.tempo import Tempo
from paddock.games.rally.bot.winning import Winning
from paddock.games.rally.rules.cards import FACE_NAMES, FACES, NORMAL, SECTIONS, STABLE
from paddock.games.rally.rules.phases.course import COURSE
from paddock.games.rally.rules.state import Rally
from paddock.shelf import load

SEAT = 0
ENOUGH = 60  # changes in a row that bring nothing


class Judge:
    """The first stage of Monte Carlo, for three."""

    def __init__(self, players: int = 3) -> None:
        state = load("rally", players).start()
        assert isinstance(state, Rally)
        luck = Rng(1)
        while state.phase is not COURSE:
            state.play(LUCK, state.luck(luck))
        self.state = state
        self.winning = Winning(Tables())

    def laid(self, course: list[int]) -> Rally:
        world = self.state.clone()
        assert isinstance(world, Rally)
        for n, face in enumerate(course):
            world.course[n] = face
        world.laid = len(course)
        return world

    def likely_setup(self, course: list[int]) -> int:
        """The car that the average turns call the best."""
        return self.winning.rivals.likely_setup(self.laid(course).view(SEAT))

    def chance(self, course: list[int], setup: int = STABLE) -> float:
        """How likely a car of this set-up wins, against two that the average turns call best."""
        world = self.laid(course)
        view = world.view(SEAT)
        self.winning.rivals.read_before_start(world, SEAT)
        tempo = Tempo(view, setup, NORMAL, sorted(at_sight(view, [])))
        return self.winning.from_line(world, SEAT, tempo, [])

    def climb(self, rng: Rng) -> tuple[float, list[int]]:
        world = self.laid([])
        lay_at_random(world, rng)
        best = [int(world.course[n]) for n in range(world.laid)]
        most, since = 0.0, 0
        while since < ENOUGH:
            since += 1
            course = change(best, rng)
            if self.may_lie(course) and self.likely_setup(course) != STABLE:
                chance = self.chance(course)
                if chance > most:
                    best, most, since = course, chance, 0
        return most, best

    def may_lie(self, course: list[int]) -> bool:
        """RY3, RY4: no section twice, and an easy first space."""
        easy = self.state.params.factor[course[0] * 8] == 0
        return easy and len({face // 2 for face in course}) == len(course) <= SECTIONS


def change(course: list[int], rng: Rng) -> list[int]:
    """Another face somewhere, or two sections in each other's place."""
    changed = course.copy()
    here, there = int(rng.below(len(course))), int(rng.below(len(course)))
    if rng.below(3):
        changed[here] = int(rng.below(FACES))
    else:
        changed[here], changed[there] = changed[there], changed[here]
    return changed


def names(course: list[int]) -> str:
    return " ".join(FACE_NAMES[face] for face in course)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--climbs", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    judge = Judge()
    for course in COURSES:
        print(f"{judge.chance(course):.3f} {names(course)}", flush=True)
    for number in range(chosen.climbs):
        chance, course = judge.climb(Rng(chosen.seed, number))
        print(f"{chance:.3f} {names(course)} (found)", flush=True)


if __name__ == "__main__":
    main()
