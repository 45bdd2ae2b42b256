"""Every table that can be laid: games × editions × presets × seatings, and each option alone."""

from __future__ import annotations

import os

from tests.tiers import LONG, QUICK, SLOW, size

from paddock.core.title import Title
from paddock.invariants.tables import WalkedTable as AnyTable
from paddock.invariants.tables import other_values
from paddock.shelf import titles

# The one knob: how many matches are walked at each preset and seating. A tenth of it, but at least
# one, is walked where a single option is changed. Every invariant is checked along every match; the
# more matches there are, the fewer plies of each are looked at by an invariant that takes long to
# check (see invariant.py). The long run:
# `PADDOCK_MATCHES=1000 pytest -n 2 --dist worksteal tests/every_game/test_invariants.py`.
MATCHES = size("MATCHES", 2, 100)

# A match of more plies than this is looked at as if it were one of several: what takes long to
# check is checked at fewer plies of it. Each check plays on for longer, too.
PLIES = size("PLIES", 250, 10**9)

# Options each of whose values is as good as another, such as tracks: `PADDOCK_EACH=track,rally`
# lays every preset with every value of them, as often as with the first one.
EACH = [name for name in os.environ.get("PADDOCK_EACH", "").split(",") if name]

# So many matches of a table are one test at most: a long run is spread evenly over the processors.
PART = 100

# A match of many races takes its share of them: so many races by the value of the option `length`.
RACES = {"rally": [1, 3, 22]}


class Table(AnyTable):
    """A table with as many matches as the knobs say."""

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
        self.turn = turn  # changed options are numbered
        self.matches = MATCHES if set(options) <= set(EACH) else max(1, MATCHES // 10)
        if self.races() > 1:
            self.matches = max(1, self.matches // self.races())
        self.plies = PLIES

    def again(self) -> str:
        return f"PADDOCK_MATCHES={MATCHES} PADDOCK_PLIES={PLIES} PADDOCK_EACH={','.join(EACH)}"

    def races(self) -> int:
        """How many races a match has, as far as its length counts here."""
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
        """Very long matches are walked as a preset only, by the fewest players."""
        few = self.players == self.title.players[0]
        return not self.is_very_long() or (not self.options and few)

    @property
    def tier(self) -> str:
        """The quick run has the default preset, with the fewest and with the most players. The
        usual run has it with any number, the other presets with the fewest and the most, and each
        changed option with the fewest or the most, in turn."""
        ends = (self.title.players[0], self.title.players[-1])
        if not self.is_worth_it() or (self.options and self.players != ends[self.turn % 2]):
            return LONG
        first = self.preset == next(iter(self.title.presets)) and not self.options
        if self.edition != self.title.editions[0]:  # other components, the same rules
            return SLOW if first and self.players == self.title.players[0] else LONG
        if first or self.players in ends:
            return QUICK if first and self.players in ends else SLOW
        return LONG


def plain_tables() -> list[Table]:
    """Each preset as it stands."""
    return [
        Table(title, edition, preset, players, {})
        for title in titles()
        for edition in title.editions
        for preset in title.presets
        for players in title.players
    ]


def changed_tables() -> list[Table]:
    """The default preset with one option changed, unless that is a preset by itself."""
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
    """Each preset with each other value of the options in `EACH`, one at a time."""
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
    """Some of the matches of a table, by their numbers: those of one test."""

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
