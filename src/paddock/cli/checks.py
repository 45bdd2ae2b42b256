"""What every game must have in every layer: each check says what is missing."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final, cast

import paddock
from paddock import shelf
from paddock.core.edition import Edition
from paddock.core.errors import PaddockError
from paddock.core.title import Title
from paddock.games import package_of
from paddock.i18n import FALLBACK, languages
from paddock.i18n.completeness import compare, missing
from paddock.shelf import load, read_edition

Check = Callable[[Title], list[str]]
CHECKOUT: Final = Path(paddock.__file__).parent.parent.parent
WANTED_BOTS: Final = ("random", "club")


def check_title(title: Title) -> list[str]:
    """Name, players, presets and options are there, and every seating makes a game."""
    faults = [
        f"has no {what}"
        for what, there in (
            ("players", title.players),
            ("presets", title.presets),
            ("editions", title.editions),
        )
        if not there
    ]
    for players in title.players:
        for preset in title.presets:
            try:
                load(title.name, players, preset).start()
            except PaddockError as error:
                faults.append(f"{players} players, {preset}: {error}")
    return faults


def check_editions(title: Title) -> list[str]:
    faults = []
    for name in title.editions:
        try:
            title.check_edition(read_edition(title, name))
        except PaddockError as error:
            faults.append(str(error))
    return faults


def check_text(language: str) -> Check:
    def check(title: Title) -> list[str]:
        games = [load(title.name, players) for players in title.players]
        own = [fault for fault in compare(language) if f": {title.name}-" in fault]
        return [f"{key} has no text" for key in missing(language, title, games)] + own

    return check


def check_bots(title: Title) -> list[str]:
    faults = []
    for level in WANTED_BOTS:
        try:
            shelf.bot(level, title.name)
        except PaddockError as error:
            faults.append(str(error))
    return faults


def check_rules(title: Title) -> list[str]:
    law = package_of(title.name).law(FALLBACK)
    return [] if law.exists() else [f"there is no law/{law.name}"]


def check_cases(title: Title) -> list[str]:
    return in_checkout(f"tests/games/{title.name}/rules")


def in_checkout(path: str) -> list[str]:
    """What an installed package leaves behind is only looked for where it was made."""
    if not (CHECKOUT / "pyproject.toml").exists() or (CHECKOUT / path).exists():
        return []
    return [f"there is no {path}"]


def check_drawing(title: Title) -> list[str]:
    return [] if package_of(title.name).drawing is not None else ["has no drawing of its own"]


def check_screen(title: Title) -> list[str]:
    return [] if package_of(title.name).terminal is not None else ["has no screen of its own"]


CHECKS: Final[dict[str, Check]] = {
    "title": check_title,
    "editions": check_editions,
    **{language: check_text(language) for language in languages()},
    "bots": check_bots,
    "rules": check_rules,
    "cases": check_cases,
    "drawing": check_drawing,
    "terminal": check_screen,
}


def totals(edition: Edition) -> list[str]:
    """The sums of an edition's tables of numbers, and the length of its lists."""
    found: list[str] = []
    walk("", edition.tables, found)
    return found


def walk(path: str, table: dict[str, object], found: list[str]) -> None:
    numbers = [value for value in table.values() if isinstance(value, int)]
    for key, value in table.items():
        full = f"{path}.{key}" if path else key
        if isinstance(value, dict):
            walk(full, cast("dict[str, object]", value), found)
        elif isinstance(value, list):
            found.append(f"{full}: {len(value)} rows")
        elif isinstance(value, str) or len(numbers) < len(table):
            found.append(f"{full}: {value}")
    if numbers and len(numbers) == len(table):
        found.append(f"{path}: {sum(numbers)} in {len(numbers)} kinds")
