"""Choices on the command line before a match: language, seat, names, bots and options."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Final

from paddock import shelf
from paddock.cli.terminal.console import clean
from paddock.core.errors import BadOption
from paddock.i18n import FALLBACK, chain, languages

NAMES: Final = ["Anna", "Bruno", "Clara", "Dirk", "Elsa", "Felix"]
LONGEST_NAME: Final = 24


def choose_language(asked: str | None) -> str:
    """The given language, or the system's, or English."""
    if asked is None:
        for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
            if os.environ.get(name):
                return chain(os.environ[name])[0]
        return FALLBACK
    if asked.replace("_", "-").split("-")[0].lower() not in languages():
        raise BadOption(f"there is no language {asked!r}; there are {', '.join(languages())}")
    return asked


def choose_seat(asked: int | None, players: int) -> int:
    """The given seat."""
    seat = 1 if asked is None else asked
    if not 1 <= seat <= players:
        raise BadOption(f"--seat is 1 to {players}, not {seat}")
    return seat - 1


def choose_names(asked: str | None, seat: int, players: int) -> list[str]:
    """The names, by seat."""
    names = NAMES[:players]
    if asked is not None:
        names[seat] = clean(asked, LONGEST_NAME)
        if not names[seat]:
            raise BadOption("--name needs at least one letter")
        for other in range(players):
            if other != seat and names[other].casefold() == names[seat].casefold():
                names[other] = "Gitte"  # equal names would make the log ambiguous
    return names


def choose_bots(asked: str | None, game: str, seats: Sequence[int]) -> list[str]:
    """The level of each bot: one for all, or one for each of these seats."""
    levels = asked.split(",") if asked else [shelf.usual_level(game)]
    if len(levels) == 1:
        levels *= len(seats)
    if len(levels) != len(seats):
        raise BadOption(f"--bots names {len(levels)} levels for {len(seats)} seats")
    for level in levels:
        shelf.bot(level, game)  # raises an error for an unknown level
    return levels


def read_options(pairs: Sequence[str]) -> dict[str, object]:
    """The options `NAME=VALUE`."""
    options: dict[str, object] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name or not value:
            raise BadOption(f"--option {pair!r} is not name=value")
        if name in options:
            raise BadOption(f"--option {name} is given twice")
        options[name] = value
    return options
