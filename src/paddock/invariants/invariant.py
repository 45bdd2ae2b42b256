"""An invariant: something that is true at every ply of every match, and where to check it.

A cheap invariant is checked at every ply of every match. One that copies, imagines, reads back or
plays on is checked at a random selection of the plies where it applies. It takes

- one ply in `one_in` if a table has no more than `of` matches, and in a longer run no more than
  that, spread over all matches of the table;
- fewer of a match of many plies (see PLIES in tables.py);
- but at least `least` in each match, or all if there are fewer.

So a short run checks few matches closely, and in a long one every invariant is still checked in
every match. Each invariant has its own random source, so that none affects another.
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
    """At every ply."""
    return True


def before_the_end(at: Walk) -> bool:
    """At every ply but the last."""
    return at.move is not None


def where_several_wait(at: Walk) -> bool:
    """Where several seats are asked."""
    return len(at.waiting) > 1


def where_luck_waits(at: Walk) -> bool:
    """Where luck is asked."""
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
    """One invariant, checked along the matches of one test. It fails by raising anything."""

    def begin(self, walk: Walk) -> None:
        """A match begins."""

    def step(self, at: Walk) -> None:
        """Called at every ply, whether or not it is checked there, for invariants with memory."""

    def look(self, at: Walk, rng: Rng) -> None:
        """Check it here; `at.move` is about to be made."""

    def end(self, at: Walk, rng: Rng) -> None:
        """The match is over."""

    def sum_up(self) -> None:
        """All matches are over."""


class StatelessInvariant(Invariant):
    """An invariant without memory: a function that checks it."""

    def __init__(self, look: Look) -> None:
        self.only_look = look

    def look(self, at: Walk, rng: Rng) -> None:
        self.only_look(at, rng)


def in_words(name: str) -> str:
    """A name as a sentence."""
    return re.sub("(?<!^)(?=[A-Z])", " ", name).replace("_", " ").lower()


class RegisteredInvariant:
    """A registered invariant: its name, where it is checked, and how to create it."""

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
        """The invariant's own random source in a match."""
        return Rng(walk.number, walk.table.key, self.key)

    def choose(self, plies: list[int], matches: int, thinner: int, rng: Rng) -> set[int]:
        """The plies at which to check one of `matches` matches, out of those where it applies; by
        the factor `thinner` fewer, unless it is checked everywhere.
        """
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
    """Decorator: the function is an invariant that is checked at each ply."""
    INVARIANTS.append(
        RegisteredInvariant(look, lambda: StatelessInvariant(look), 1, ALWAYS, 1, anywhere)
    )
    return look


def at_some_plies(
    of: int, one_in: int = 1, least: int = 1, where: Where = anywhere
) -> Callable[[F], F]:
    """Decorator: the function is an invariant that is checked at some plies of each match."""

    def register(look: F) -> F:
        INVARIANTS.append(
            RegisteredInvariant(look, lambda: StatelessInvariant(look), one_in, of, least, where)
        )
        return look

    return register


def with_memory(
    of: int = ALWAYS, one_in: int = 1, least: int = 1, where: Where = anywhere
) -> Callable[[C], C]:
    """Decorator: the class is an invariant; without numbers it is checked at each ply."""

    def register(invariant: C) -> C:
        INVARIANTS.append(RegisteredInvariant(invariant, invariant, one_in, of, least, where))
        return invariant

    return register
