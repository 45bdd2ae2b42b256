"""Every table to test: editions × presets × seatings, and each option alone."""

from __future__ import annotations

from functools import cache
from zlib import crc32

from paddock.core.game import Game
from paddock.core.options import Option
from paddock.core.title import Title
from paddock.shelf import load

MATCHES = 4  # matches walked at each preset and seating
PLIES = 500  # expensive checks are made at fewer plies of a longer match


class WalkedTable:
    """One choice of everything before a match, and how many matches are walked."""

    def __init__(
        self,
        title: Title,
        edition: str,
        preset: str,
        players: int,
        options: dict[str, str],
        matches: int = MATCHES,
    ) -> None:
        self.title = title
        self.edition = edition
        self.preset = preset
        self.players = players
        self.options = options
        self.matches = matches
        self.plies = PLIES
        words = [title.name, edition, preset, str(players)]
        self.name = "-".join(words + [f"{key}={value}" for key, value in options.items()])
        # the key of its random streams: each table has its own
        self.key = crc32(self.name.encode())

    def __str__(self) -> str:
        return self.name

    def game(self) -> Game:
        """The game of this table."""
        return make(self)

    def again(self) -> str:
        """How to walk the same matches again, if the table's name does not say it."""
        return ""


@cache
def make(table: WalkedTable) -> Game:
    """The game of a table, cached."""
    return load(table.title.name, table.players, table.preset, table.edition, **dict(table.options))


def other_values(title: Title, option: Option) -> list[str]:
    """The values of an option besides its default; of a wide range, those that presets use."""
    if option.words:
        values = [n for n in range(len(option.words)) if n != option.default]
    else:
        presets = {changes.get(option.name, option.default) for changes in title.presets.values()}
        values = sorted(presets - {option.default}) or [option.default + 1]
    return [option.write(value) for value in values]


def tables_of(title: Title, matches: int = MATCHES) -> list[WalkedTable]:
    """Each preset as it is, and the default preset with one option changed."""
    first = next(iter(title.presets))
    plain = [
        WalkedTable(title, edition, preset, players, {}, matches)
        for edition in title.editions
        for preset in title.presets
        for players in title.players
    ]
    changed = [
        WalkedTable(
            title, title.editions[0], first, players, {option.name: value}, max(1, matches // 10)
        )
        for option in title.options
        for value in other_values(title, option)
        if {option.name: option.read(value)} not in title.presets.values()
        for players in title.players
    ]
    return plain + changed
