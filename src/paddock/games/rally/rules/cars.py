"""A car of Rally: where it is, how it is set up, and where its mechanics stand."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from paddock.core import bits
from paddock.games.rally.rules.cards import (
    BEFORE_START,
    CREW,
    LONGEST,
    MOST_SPACES,
    NOT_CHOSEN,
    REACH,
    SPACES,
)

HALF: Final = 32  # a set of spaces is two words: the first 32 spaces, and the rest


def spaces_between(first: int, last: int, word: int) -> int:
    """The spaces first … last as a set; word 0 or 1 of it."""
    return sum(2 ** (n - word * HALF) for n in range(first, last + 1) if n // HALF == word)


# The spaces within reach of a space, RY17; and those of a course of so many sections
NEAR_LOW: Final = vec[i64](
    [spaces_between(max(0, n - REACH), n + REACH, 0) for n in range(MOST_SPACES)]
)
NEAR_HIGH: Final = vec[i64]([spaces_between(n - REACH, n + REACH, 1) for n in range(MOST_SPACES)])
COURSE_LOW: Final = vec[i64]([spaces_between(0, n * SPACES - 1, 0) for n in range(LONGEST + 1)])
COURSE_HIGH: Final = vec[i64]([spaces_between(0, n * SPACES - 1, 1) for n in range(LONGEST + 1)])


@final
class Car:
    """One driver's car, dash and mechanics."""

    def __init__(self) -> None:
        self.start: i64 = 0  # start number of this stage; 0: not known yet
        self.setup: i64 = NOT_CHOSEN
        self.setup_before: i64 = NOT_CHOSEN  # of the rally before, RY5
        self.tyres: i64 = NOT_CHOSEN
        self.space: i64 = BEFORE_START
        self.gear: i64 = 0  # 0: has not driven yet
        self.off = False  # beside the road: starts again in first gear, and is no hindrance
        self.missing: i64 = 0  # turns still to be missed
        self.over_rev = True  # RY8: the card is still there
        self.out = False
        self.home: i64 = 0  # the round in which it left the course
        self.crew: vec[i64] = vec[i64]([NOT_CHOSEN] * CREW)  # ascending; those not placed last
        self.shown: i64 = 0  # the set of those of the crew who have acted
        # The set of spaces on which, as everybody knows, no hidden mechanic stands
        self.bare_low: i64 = 0
        self.bare_high: i64 = 0
        self.points: i64 = 0  # of the last stage
        self.total: i64 = 0  # of the stages of this rally

    def clone(self) -> Car:
        other = Car()
        other.start = self.start
        other.setup = self.setup
        other.setup_before = self.setup_before
        other.tyres = self.tyres
        other.space = self.space
        other.gear = self.gear
        other.off = self.off
        other.missing = self.missing
        other.over_rev = self.over_rev
        other.out = self.out
        other.home = self.home
        other.crew = self.crew[:]
        other.shown = self.shown
        other.bare_low = self.bare_low
        other.bare_high = self.bare_high
        other.points = self.points
        other.total = self.total
        return other

    def begin_rally(self) -> None:
        """A new set-up is to be chosen (RY5), and the points are counted from 0."""
        self.setup_before = self.setup
        self.setup = NOT_CHOSEN
        self.total = 0

    def begin_stage(self) -> None:
        """Back before the start: only the set-up and the points are kept."""
        self.start = 0
        self.tyres = NOT_CHOSEN
        self.space = BEFORE_START
        self.gear = 0
        self.off = False
        self.missing = 0
        self.over_rev = True  # RY8: one a stage
        self.out = False
        self.home = 0
        self.clear_crew()
        self.bare_low = 0
        self.bare_high = 0

    def racing(self) -> bool:
        return not self.out and self.home == 0

    # The mechanics

    def clear_crew(self) -> None:
        """No mechanic is placed."""
        for n in range(CREW):
            self.crew[n] = NOT_CHOSEN
        self.shown = 0

    def place(self, space: i64) -> None:
        """One more mechanic, kept in order: it does not matter who was named first."""
        at: i64 = self.placed()
        while at > 0 and self.crew[at - 1] > space:
            self.crew[at] = self.crew[at - 1]
            at -= 1
        self.crew[at] = space

    def set_crew(self, hidden: list[int], shown: list[int]) -> None:
        """Place the whole crew anew: those who are hidden, and those who have acted."""
        self.clear_crew()
        # On one space a hidden one never stands beside one who has acted: they all act (RY17).
        both = sorted([(space, 0) for space in hidden] + [(space, 1) for space in shown])
        for n, (space, acted) in enumerate(both):
            self.crew[n] = space
            if acted:
                self.shown = bits.with_(self.shown, n)

    def placed(self) -> i64:
        """How many mechanics have been placed."""
        count: i64 = 0
        for n in range(CREW):
            if self.crew[n] >= 0:
                count += 1
        return count

    def hidden(self) -> i64:
        """How many mechanics stand where only their driver knows."""
        count: i64 = 0
        for n in range(CREW):
            if self.crew[n] >= 0 and not bits.contains(self.shown, n):
                count += 1
        return count

    def hidden_crew(self) -> list[int]:
        """The spaces of the mechanics whom only their driver knows, ascending."""
        return [
            int(self.crew[n])
            for n in range(CREW)
            if self.crew[n] >= 0 and not bits.contains(self.shown, n)
        ]

    def shown_crew(self) -> list[int]:
        """The spaces of the mechanics who have acted, ascending."""
        return [int(self.crew[n]) for n in range(CREW) if bits.contains(self.shown, n)]

    def is_near(self, n: i64, space: i64) -> bool:
        """RY17: four spaces in either direction."""
        at = self.crew[n]
        return at >= 0 and at - REACH <= space <= at + REACH

    def helpers(self, space: i64) -> i64:
        """How many own mechanics reach that space."""
        count: i64 = 0
        for n in range(CREW):
            if self.is_near(n, space):
                count += 1
        return count

    def show(self, space: i64) -> None:
        """All who reach a space act there (RY17), so no hidden one is left near it."""
        for n in range(CREW):
            if self.is_near(n, space):
                self.shown = bits.with_(self.shown, n)
        self.bare_low |= NEAR_LOW[space]
        self.bare_high |= NEAR_HIGH[space]

    # What everybody knows of the hidden mechanics

    def is_bare(self, space: i64) -> bool:
        """Whether everybody knows that no hidden mechanic stands on a space."""
        if space < HALF:
            return bits.contains(self.bare_low, space)
        return bits.contains(self.bare_high, space - HALF)

    def set_bare(self, space: i64) -> None:
        if space < HALF:
            self.bare_low = bits.with_(self.bare_low, space)
        else:
            self.bare_high = bits.with_(self.bare_high, space - HALF)

    def may_be_helped(self, sections: i64) -> bool:
        """Whether, from all that everybody knows, a mechanic may reach this car."""
        if self.hidden():
            low = bits.minus(NEAR_LOW[self.space] & COURSE_LOW[sections], self.bare_low)
            high = bits.minus(NEAR_HIGH[self.space] & COURSE_HIGH[sections], self.bare_high)
            if low or high:
                return True
        for n in range(CREW):
            if bits.contains(self.shown, n) and self.is_near(n, self.space):
                return True
        return False
