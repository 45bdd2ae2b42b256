"""Courses worth laying: `python -m tests.games.rally.prepare_courses [--steps N] [--seed N]`.

Judges those that a pro has prepared (`bot/courses.py`), by the chance of a stable car at a table of
three. With `--steps` it looks for others by simulated annealing: from one of them, or with `--anew`
from a course laid at random, it changes a section or two at a time, and prints each course on which
the chance is better than `--least`. A step takes about a twentieth of a second.
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
HEAT = 0.012  # a course that is worse by so much is taken one time in e


class Judge:
    """The first stage of a rally, for three."""

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
        """The car that the average turns call the best."""
        return self.winning.rivals.likely_setup(self.laid(course).view(SEAT))

    def best(self, course: list[int]) -> float:
        """How likely a stable car wins with the better tyres, as a pro judges it who may lay."""
        return self.laying.chance(self.state, SEAT, course)

    def chance(self, course: list[int], setup: int = STABLE, tyres: int = NORMAL) -> float:
        """How likely a car of this set-up wins, against two that the average turns call best."""
        world = self.laid(course)
        view = world.view(SEAT)
        self.winning.rivals.read_before_start(world, SEAT)
        tempo = Tempo(view, setup, tyres, sorted(at_sight(view, [])))
        return self.winning.from_line(world, SEAT, tempo, [])

    def anneal(self, rng: Rng, steps: int, anew: bool) -> Iterator[tuple[float, list[int]]]:
        """A walk that takes a worse course now and then: each new course, with its chance."""
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
        """RY3, RY4: no section twice, and an easy first space."""
        easy = self.state.params.factor[course[0] * 8] == 0
        return easy and len({face // 2 for face in course}) == len(course) <= SECTIONS


def change(course: list[int], rng: Rng) -> list[int]:
    """Another face somewhere, two sections in each other's place, or one somewhere else."""
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
