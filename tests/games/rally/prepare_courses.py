"""Searches for courses that favour the pro who lays them: `python -m
tests.games.rally.prepare_courses [--steps N] [--seed N]`.

Evaluates the prepared courses of the pro (`bot/courses.py`) by the chance of a stable car at a
table of three. With `--steps` it searches for others by simulated annealing: starting from one of
them, or with `--anew` from a random course, it changes one or two sections at a time, and prints
each course on which the chance is better than `--least`. A step takes about a twentieth of a
second.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from math import exp

from paddock.core.luck import Rng
from paddock.core.seats import LUCK
from paddock.games.rally.bot.courses import COURSES, WINDING
from paddock.games.rally.bot.crew import at_sight
from paddock.games.rally.bot.later import lay_at_random
from paddock.games.rally.bot.laying import Laying, laid
from paddock.games.rally.bot.tables import Tables
from paddock.games.rally.bot.tempo import Tempo
from paddock.games.rally.bot.winning import Winning
from paddock.games.rally.rules.cards import FACE_NAMES, FACES, NORMAL, SECTIONS, STABLE
from paddock.games.rally.rules.phases.course import COURSE
from paddock.games.rally.rules.state import Rally
from paddock.shelf import load

SEAT = 0
# the temperature: a course that is worse by this much is accepted with probability 1/e
HEAT = 0.012


class Judge:
    """Evaluates courses in the first stage of a rally, for three players."""

    def __init__(self, players: int = 3, rally: str = "monte-carlo") -> None:
        state = load("rally", players, rally=rally).start()
        assert isinstance(state, Rally)
        luck = Rng(1)
        while state.phase is not COURSE:
            state.play(LUCK, state.luck(luck))
        self.state = state
        self.winning = Winning(Tables())
        self.laying = Laying(self.winning)

    def laid(self, course: list[int]) -> Rally:
        return laid(self.state, course)

    def likely_setup(self, course: list[int]) -> int:
        """The set-up that needs the fewest turns on average."""
        return self.winning.rivals.likely_setup(self.laid(course).view(SEAT))

    def best(self, course: list[int]) -> float:
        """The chance of a stable car with the better tyres, as the pro who may lay the course
        computes it."""
        return self.laying.chance(self.state, SEAT, course)

    def chance(self, course: list[int], setup: int = STABLE, tyres: int = NORMAL) -> float:
        """The chance that a car with this set-up wins against two cars with the best average."""
        world = self.laid(course)
        view = world.view(SEAT)
        self.winning.rivals.read_before_start(world, SEAT)
        tempo = Tempo(view, setup, tyres, sorted(at_sight(view, [])))
        return self.winning.from_line(world, SEAT, tempo, [])

    def anneal(self, rng: Rng, steps: int, anew: bool) -> Iterator[tuple[float, list[int]]]:
        """A random walk that sometimes accepts a worse course; yields each new course with its
        chance."""
        known: dict[str, float] = {}
        at = self.at_random(rng) if anew else COURSES[rng.below(len(COURSES))]
        chance = self.best(at)
        for _ in range(steps):
            course = change(at, rng)
            if rng.below(3) == 0:
                course = change(course, rng)
            if not self.may_lie(course):
                continue
            name = names(course)
            if name not in known:
                alike = self.likely_setup(course) == STABLE
                known[name] = 0.0 if alike else self.best(course)
                yield known[name], course
            gain = known[name] - chance
            if gain >= 0 or int(rng.below(1_000_000)) < 1e6 * exp(gain / HEAT):
                at, chance = course, known[name]

    def at_random(self, rng: Rng) -> list[int]:
        world = self.laid([])
        lay_at_random(world, rng)
        return [int(world.course[n]) for n in range(world.laid)]

    def may_lie(self, course: list[int]) -> bool:
        """RY3, RY4: no section twice, and a safe first space."""
        easy = self.state.params.factor[course[0] * 8] == 0
        return easy and len({face // 2 for face in course}) == len(course) <= SECTIONS


def change(course: list[int], rng: Rng) -> list[int]:
    """Turn one section, exchange two, or replace one."""
    changed = course.copy()
    way, here, there = (int(rng.below(n)) for n in (4, len(course), len(course)))
    face = int(rng.below(FACES))
    if way == 0:
        changed[here] = face
    elif way == 1:
        changed[here], changed[there] = changed[there], changed[here]
    else:
        moved = changed.pop(here)
        changed.insert(there, moved if way == 2 else face)
    return changed


def names(course: list[int]) -> str:
    return " ".join(FACE_NAMES[face] for face in course)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--steps", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--least", type=float, default=0.6)
    parser.add_argument("--anew", action="store_true")
    chosen = parser.parse_args()
    judge = Judge()
    if not chosen.steps:
        for course in COURSES + WINDING:
            print(f"{judge.best(course):.3f} {names(course)}", flush=True)
    for chance, course in judge.anneal(Rng(chosen.seed), chosen.steps, chosen.anew):
        if chance >= chosen.least:
            print(f"{chance:.4f} {names(course)} (found)", flush=True)


if __name__ == "__main__":
    main()
