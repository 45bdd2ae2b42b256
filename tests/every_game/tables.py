"""Every table that can be laid: games × editions × presets × seatings, and each option alone."""

from __future__ import annotations

import os
from functools import cache

from paddock.core.game import Game, Title
from paddock.core.options import Option
from paddock.games import TITLES
from paddock.shelf import load

# How many matches are walked at each preset and seating (a tenth of it, but at least one, where a
# single option is changed). The long run, with every promise along every match:
# `PADDOCK_ALL=1 PADDOCK_MATCHES=1000 pytest -n 2 tests/every_game`.
MATCHES = int(os.environ.get("PADDOCK_MATCHES", "4"))

# A match of many races takes its share of them: so many races by the value of the option `length`.
RACES = {"rally": [1, 3, 22]}


class Table:
    """One choice of everything that is chosen before a match."""

    def __init__(
        self, title: Title, edition: str, preset: str, players: int, options: dict[str, str]
    ) -> None:
        self.title = title
        self.edition = edition
        self.preset = preset
        self.players = players
        self.options = options
        self.matches = max(1, MATCHES // 10) if options else MATCHES
        if self.races() > 1:
            self.matches = max(1, self.matches // self.races())
        words = [title.name, edition, preset, str(players)]
        self.name = "-".join(words + [f"{key}={value}" for key, value in options.items()])

    def game(self) -> Game:
        return make(self)

    def races(self) -> int:
        """How many races a match has, as far as its length counts here."""
        for option in self.title.options:
            if option.name == "length" and self.title.name in RACES:
                value = self.title.presets[self.preset].get("length", option.default)
                if "length" in self.options:
                    value = option.read(self.options["length"])
                return RACES[self.title.name][value]
        return 1

    def is_worth_it(self) -> bool:
        """Very long matches are walked as a preset only, by the fewest players."""
        return self.races() < 10 or (not self.options and self.players == self.title.players[0])


@cache
def make(table: Table) -> Game:
    return load(table.title.name, table.players, table.preset, table.edition, **dict(table.options))


def other_values(title: Title, option: Option) -> list[str]:
    """What an option can be besides its default: of a wide range, what presets make of it."""
    if option.words:
        values = [n for n in range(len(option.words)) if n != option.default]
    else:
        presets = {changes.get(option.name, option.default) for changes in title.presets.values()}
        values = sorted(presets - {option.default}) or [option.default + 1]
    return [option.write(value) for value in values]


def plain_tables() -> list[Table]:
    """Each preset as it stands."""
    return [
        Table(title, edition, preset, players, {})
        for title in TITLES
        for edition in title.editions
        for preset in title.presets
        for players in title.players
    ]


def changed_tables() -> list[Table]:
    """The default preset with one option changed, unless that is a preset by itself."""
    return [
        Table(title, title.editions[0], next(iter(title.presets)), players, {option.name: value})
        for title in TITLES
        for option in title.options
        for value in other_values(title, option)
        if {option.name: option.read(value)} not in title.presets.values()
        for players in title.players
    ]


def track_tables() -> list[Table]:
    """With PADDOCK_TRACKS=1, each preset on each track, as often as on the first one."""
    if not os.environ.get("PADDOCK_TRACKS"):
        return []
    found = [
        Table(title, edition, preset, players, {option.name: value})
        for title in TITLES
        for option in title.options
        if option.name == "track"
        for value in other_values(title, option)
        for edition in title.editions
        for preset in title.presets
        for players in title.players
    ]
    for table in found:
        table.matches = MATCHES
    return found


PLAIN = [table for table in plain_tables() if table.is_worth_it()]
ON_TRACKS = track_tables()
CHANGED = [table for table in changed_tables() if table.is_worth_it()]
TABLES = PLAIN + ON_TRACKS + [one for one in CHANGED if one.name not in {t.name for t in ON_TRACKS}]


def name_of(table: Table) -> str:
    return table.name
