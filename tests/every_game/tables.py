"""All tables that can be created: games × editions × presets × seatings, and each option alone."""

from __future__ import annotations

import os

from tests.tiers import LONG, QUICK, SLOW, size

from paddock.core.title import Title
from paddock.invariants.tables import WalkedTable as AnyTable
from paddock.invariants.tables import other_values
from paddock.shelf import titles

# How many matches are played at each preset and seating (environment variable PADDOCK_MATCHES).
# Where a single option is changed, a tenth of that is played, but at least one. Every invariant is
# checked along every match. With more matches, slow invariants check fewer plies of each match (see
# invariant.py). The long run: `PADDOCK_MATCHES=1000 pytest -n 2 --dist worksteal
# tests/every_game/test_invariants.py`.
MATCHES = size("MATCHES", 2, 100)

# A match with more plies than this is treated like one of several: slow invariants check fewer of
# its plies, because each such check also takes longer.
PLIES = size("PLIES", 250, 10**9)

# Options whose values are all equally important, such as tracks: `PADDOCK_EACH=track,rally` plays
# every preset with every value of them, as often as with the first value.
EACH = [name for name in os.environ.get("PADDOCK_EACH", "").split(",") if name]

# The most matches of a table in one test, so that a long run is spread evenly over the processors.
PART = 100

# A match of several races counts as several matches: the number of races by the value of the option
# `length`.
RACES = {"rally": [1, 3, 22]}


class Table(AnyTable):
    """A table together with its number of matches."""

    def __init__(
        self,
        title: Title,
        edition: str,
        preset: str,
        players: int,
        options: dict[str, str],
        turn: int = 0,
    ) -> None:
        super().__init__(title, edition, preset, players, options)
        self.turn = turn  # numbers the tables with a changed option
        self.matches = MATCHES if set(options) <= set(EACH) else max(1, MATCHES // 10)
        if self.races() > 1:
            self.matches = max(1, self.matches // self.races())
        self.plies = PLIES

    def again(self) -> str:
        return f"PADDOCK_MATCHES={MATCHES} PADDOCK_PLIES={PLIES} PADDOCK_EACH={','.join(EACH)}"

    def races(self) -> int:
        """How many races a match has, where its length counts."""
        for option in self.title.options:
            if option.name == "length" and self.title.name in RACES:
                value = self.title.presets[self.preset].get("length", option.default)
                if "length" in self.options:
                    value = option.read(self.options["length"])
                return RACES[self.title.name][value]
        return 1

    def is_very_long(self) -> bool:
        return self.races() >= 10

    def is_worth_it(self) -> bool:
        """Very long matches are played only as a preset, with the fewest players."""
        few = self.players == self.title.players[0]
        return not self.is_very_long() or (not self.options and few)

    @property
    def tier(self) -> str:
        """Quick run: the default preset with the fewest and the most players. Usual run: the
        default preset with any number of players, the other presets with the fewest and the most,
        and each changed option with the fewest or the most, alternating."""
        ends = (self.title.players[0], self.title.players[-1])
        if not self.is_worth_it() or (self.options and self.players != ends[self.turn % 2]):
            return LONG
        first = self.preset == next(iter(self.title.presets)) and not self.options
        # another edition: other components, but the same rules
        if self.edition != self.title.editions[0]:
            return SLOW if first and self.players == self.title.players[0] else LONG
        if first or self.players in ends:
            return QUICK if first and self.players in ends else SLOW
        return LONG


def plain_tables() -> list[Table]:
    """All presets, unchanged."""
    return [
        Table(title, edition, preset, players, {})
        for title in titles()
        for edition in title.editions
        for preset in title.presets
        for players in title.players
    ]


def changed_tables() -> list[Table]:
    """The default preset with one option changed, unless the result is another preset."""
    changes = [
        (title, {option.name: value})
        for title in titles()
        for option in title.options
        for value in other_values(title, option)
        if {option.name: option.read(value)} not in title.presets.values()
    ]
    return [
        Table(title, title.editions[0], next(iter(title.presets)), players, options, turn)
        for turn, (title, options) in enumerate(changes)
        for players in title.players
    ]


def equal_tables() -> list[Table]:
    """All presets with each other value of the options in `EACH`, one at a time."""
    return [
        Table(title, edition, preset, players, {option.name: value})
        for title in titles()
        for option in title.options
        if option.name in EACH
        for value in other_values(title, option)
        for edition in title.editions
        for preset in title.presets
        for players in title.players
    ]


class Part:
    """Some of the matches of a table, by number: those of one test."""

    def __init__(self, table: Table, numbers: range) -> None:
        self.table = table
        self.numbers = numbers
        self.tier = table.tier
        whole = len(numbers) == table.matches
        self.name = table.name if whole else f"{table.name}[{numbers[0]}-{numbers[-1]}]"


def parts(table: Table) -> list[Part]:
    starts = range(0, table.matches, PART)
    return [Part(table, range(first, min(first + PART, table.matches))) for first in starts]


PLAIN = [table for table in plain_tables() if table.is_worth_it()]
EQUAL = [table for table in equal_tables() if table.is_worth_it()]
CHANGED = [table for table in changed_tables() if table.is_worth_it()]
NIGHTLY = [table for table in plain_tables() if not table.is_worth_it()]
TABLES = PLAIN + EQUAL + [one for one in CHANGED if one.name not in {t.name for t in EQUAL}]


def name_of(one: Table | Part) -> str:
    return one.name
