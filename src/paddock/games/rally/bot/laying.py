"""Which course a pro lays: one that it has prepared, if that serves it at this table (RY3)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from paddock.core.errors import OK
from paddock.games.rally.bot.courses import COURSES, WINDING
from paddock.games.rally.bot.crew import at_sight
from paddock.games.rally.bot.tempo import Tempo
from paddock.games.rally.bot.winning import Winning
from paddock.games.rally.rules.cards import NORMAL, RAIN_TYRES, STABLE
from paddock.games.rally.rules.rules import refuse_face
from paddock.games.rally.rules.state import Rally

GOOD: Final = 1.2  # of a fair share: what a course must promise
TRIES: Final = 3  # courses that are judged before a plan is given up: each takes time


@final
class Laying:
    """A course is only laid in a first stage: later on the set-ups are known (RY5)."""

    def __init__(self, winning: Winning) -> None:
        self.winning = winning
        self.judged: dict[str, bool] = {}  # by road and table: whether a course serves

    def next_face(self, s: Rally, seat: i64) -> i64:
        """The face that a prepared course goes on with; -1 if there is none."""
        if s.stage > 0 or s.special:
            return -1
        fitting = [course for course in COURSES if self.fits(s, course)]
        if not fitting:
            fitting = [course for course in WINDING if self.fits(s, course)]
        if not fitting:
            return -1
        first = self.draw(s, len(fitting))
        for n in range(min(TRIES, len(fitting))):
            course = fitting[(first + n) % len(fitting)]
            if self.serves(s, seat, course):
                return course[s.laid]
        return -1

    def fits(self, s: Rally, course: list[int]) -> bool:
        """It is as long as this stage, begins with what lies, and goes on within the limits."""
        if len(course) != s.params.sections(int(s.entry), s.special):
            return False
        if course[: int(s.laid)] != [int(s.course[n]) for n in range(s.laid)]:
            return False
        world = laid(s, course)
        for n in range(int(s.laid), len(course)):
            world.laid = n
            if refuse_face(world, course[n]) is not OK:
                return False
        return True

    def draw(self, s: Rally, count: i64) -> i64:
        """A number below `count` that goes by the lots of this stage, so that courses vary."""
        key: i64 = s.layer
        n: i64 = 0
        while n < len(s.cars):
            key = key * 7 + s.order[n]
            n += 1
        return key % count

    def serves(self, s: Rally, seat: i64, course: list[int]) -> bool:
        """Whether a stable car is likely to win on it, against cars that others would choose."""
        key = f"{int(s.entry)} {len(s.cars)} {course}"
        if key not in self.judged:
            chance = self.chance(s, seat, course)
            self.judged[key] = chance * float(len(s.cars)) > GOOD
        return self.judged[key]

    def chance(self, s: Rally, seat: i64, course: list[int]) -> float:
        """Of a stable car with the better tyres for this course."""
        world = laid(s, course)
        view = world.view(int(seat))
        crew = sorted(at_sight(view, []))
        self.winning.rivals.read_before_start(world, seat)
        best = 0.0
        for tyres in (NORMAL, RAIN_TYRES):
            tempo = Tempo(view, STABLE, tyres, crew)
            best = max(best, self.winning.from_line(world, seat, tempo, []))
        return best


def laid(s: Rally, course: list[int]) -> Rally:
    """The same position with this course."""
    world = s.clone()
    assert isinstance(world, Rally)
    for n, face in enumerate(course):
        world.course[n] = face
    world.laid = len(course)
    return world
