"""Which course a pro lays: one that it has prepared, if that serves it at this table (RY3)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from paddock.games.rally.bot.courses import COURSES
from paddock.games.rally.bot.crew import at_sight
from paddock.games.rally.bot.tempo import Tempo
from paddock.games.rally.bot.winning import Winning
from paddock.games.rally.rules.cards import NORMAL, STABLE
from paddock.games.rally.rules.state import Rally

GOOD: Final = 1.2  # of a fair share: what a course must promise


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
            return -1
        course = fitting[self.draw(s, len(fitting))]
        return course[s.laid] if self.serves(s, seat, course) else -1

    def fits(self, s: Rally, course: list[int]) -> bool:
        """It is as long as this stage, and begins with what lies."""
        if len(course) != s.params.sections(int(s.entry), s.special):
            return False
        return course[: int(s.laid)] == [int(s.course[n]) for n in range(s.laid)]

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
            world = s.clone()
            assert isinstance(world, Rally)
            for n, face in enumerate(course):
                world.course[n] = face
            world.laid = len(course)
            view = world.view(int(seat))
            tempo = Tempo(view, STABLE, NORMAL, sorted(at_sight(view, [])))
            self.winning.rivals.read_before_start(world, seat)
            chance = self.winning.from_line(world, seat, tempo, [])
            self.judged[key] = chance * float(len(s.cars)) > GOOD
        return self.judged[key]
