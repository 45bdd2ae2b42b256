"""What an invariant is: something that is true at every ply of every match, and how to look.

A cheap invariant is checked at every ply of every match. One that copies, imagines, reads
back or plays on looks at some plies of every match: its own random choice among those where it
means anything. It takes

- one ply in `one_in` if a table has no more than `of` matches, and in a longer run no more than
  that, spread over all matches of the table;
- of a match of many plies less (see PLIES in tables.py);
- but in each match at least `least`, or all if there are fewer.

So a short run looks closely at few matches, and in a long one every invariant still looks at every
match. Each invariant has luck of its own, so that none disturbs another.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar
from zlib import crc32

from paddock.core.luck import Rng
from paddock.core.seats import LUCK
from paddock.invariants.walk import Walk

Look = Callable[[Walk, Rng], None]
Where = Callable[[Walk], bool]
ALWAYS = 10**9  # matches


def anywhere(at: Walk) -> bool:
    return True


def before_the_end(at: Walk) -> bool:
    return at.move is not None


def where_several_wait(at: Walk) -> bool:
    return len(at.waiting) > 1


def where_luck_waits(at: Walk) -> bool:
    return at.seat == LUCK and at.move is not None


@contextmanager
def raises(wanted: type[Exception]) -> Iterator[list[Exception]]:
    """The block must raise that error, which is then the only one in the list."""
    caught: list[Exception] = []
    try:
        yield caught
    except wanted as error:
        caught.append(error)
    assert caught, f"{wanted.__name__} was not raised"


class Invariant:
    """One invariant, looked at along the matches of one test. It fails by raising anything."""

    def begin(self, walk: Walk) -> None:
        """A match begins."""

    def step(self, at: Walk) -> None:
        """The match stands at any ply, looked at or not: for what must follow it."""

    def look(self, at: Walk, rng: Rng) -> None:
        """Check it here; `at.move` is about to be made."""

    def end(self, at: Walk, rng: Rng) -> None:
        """The match is over."""

    def sum_up(self) -> None:
        """All matches are over."""


class StatelessInvariant(Invariant):
    """An invariant that needs no memory: a function that looks."""

    def __init__(self, look: Look) -> None:
        self.only_look = look

    def look(self, at: Walk, rng: Rng) -> None:
        self.only_look(at, rng)


def in_words(name: str) -> str:
    return re.sub("(?<!^)(?=[A-Z])", " ", name).replace("_", " ").lower()


class RegisteredInvariant:
    """An invariant as it stands in the register: its name, where it looks, and how to make one."""

    def __init__(
        self,
        home: type[Invariant] | Look,
        make: Callable[[], Invariant],
        one_in: int,
        of: int,
        least: int,
        where: Where,
    ) -> None:
        self.name = in_words(home.__name__)
        self.file = home.__module__.rpartition(".")[2]
        self.address = f"{self.file}.py: {self.name}"
        self.make = make
        self.one_in = one_in
        self.of = of
        self.least = least
        self.where = where
        self.key = crc32(self.name.encode())

    def rng(self, walk: Walk) -> Rng:
        return Rng(walk.number, walk.table.key, self.key)

    def choose(self, plies: list[int], matches: int, thinner: int, rng: Rng) -> set[int]:
        """Where to look in one of `matches` matches, out of the plies where it means something;
        so many times `thinner` unless it looks everywhere."""
        if self.of < ALWAYS:
            matches *= thinner
        count = 1 + len(plies) * min(self.of, matches) // (matches * self.one_in)
        count = max(self.least, count)
        if count >= len(plies):
            return set(plies)
        left = list(plies)
        return {left.pop(rng.below(len(left))) for _ in range(count)}


INVARIANTS: list[RegisteredInvariant] = []
F = TypeVar("F", bound=Look)
C = TypeVar("C", bound=type[Invariant])


def at_every_ply(look: F) -> F:
    """The function is an invariant that looks at each ply of each match."""
    INVARIANTS.append(
        RegisteredInvariant(look, lambda: StatelessInvariant(look), 1, ALWAYS, 1, anywhere)
    )
    return look


def at_some_plies(
    of: int, one_in: int = 1, least: int = 1, where: Where = anywhere
) -> Callable[[F], F]:
    """The function is an invariant that looks at some plies of each match."""

    def register(look: F) -> F:
        INVARIANTS.append(
            RegisteredInvariant(look, lambda: StatelessInvariant(look), one_in, of, least, where)
        )
        return look

    return register


def with_memory(
    of: int = ALWAYS, one_in: int = 1, least: int = 1, where: Where = anywhere
) -> Callable[[C], C]:
    """The class is an invariant; without numbers it looks at each ply of each match."""

    def register(invariant: C) -> C:
        INVARIANTS.append(RegisteredInvariant(invariant, invariant, one_in, of, least, where))
        return invariant

    return register
