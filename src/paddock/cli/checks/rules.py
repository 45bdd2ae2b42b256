"""Checks the rules, their texts and their bots."""

from __future__ import annotations

from functools import cache
from typing import Final

from paddock import shelf
from paddock.bots.play import ask
from paddock.bots.search import SearchBot
from paddock.cli.checks.finding import FINE, Check, Finding, faulty
from paddock.cli.checks.positions import positions
from paddock.core.errors import PaddockError
from paddock.core.luck import Rng
from paddock.core.seats import LUCK
from paddock.core.title import Title
from paddock.games import package_of
from paddock.i18n import languages, search_order
from paddock.i18n.completeness import compare, missing
from paddock.invariants import Broken, WalkedTable, keep
from paddock.shelf import load, read_edition

QUESTIONS: Final = 4  # questions to each bot
POSITIONS: Final = 300  # positions searched for one answer

compared = cache(compare)


def check_title(title: Title) -> Finding:
    """Name, players, presets and options exist, and every seating makes a game."""
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
                state = load(title.name, players, preset).start()
            except PaddockError as error:
                faults.append(f"{players} players, {preset}: {error}")
                continue
            if not state.waiting:
                faults.append(f"{players} players, {preset}: nobody is asked at the start")
    return Finding(tuple(faults))


def check_editions(title: Title) -> Finding:
    """Every edition is complete."""
    faults = []
    for name in title.editions:
        try:
            title.check_edition(read_edition(title, name))
        except PaddockError as error:
            faults.append(str(error))
    return Finding(tuple(faults))


def check_text(language: str) -> Check:
    """Every text exists in this language, or in one to fall back to."""

    def check(title: Title) -> Finding:
        package = package_of(title.name)
        if not package.words(language).exists():
            other = [code for code in search_order(language) if package.words(code).exists()]
            if not other:
                return faulty("there are no words, in any language")
            return Finding(default=f"is told in {other[0]}")
        games = [load(title.name, players) for players in title.players]
        own = [fault for fault in compared(language) if f": {title.name}-" in fault]
        return faulty(*(f"{key} has no text" for key in missing(language, title, games)), *own)

    return check


def check_bots(title: Title) -> Finding:
    """Bots of every level give legal answers in positions of a random match."""
    levels = shelf.levels(title.name)
    for level in levels:
        bot = shelf.bot(level, title.name)
        if isinstance(bot, SearchBot):
            bot.budget = min(bot.budget, POSITIONS)
        for number, state in enumerate(positions(title, QUESTIONS)):
            seat = state.waiting[0] if state.waiting else LUCK
            if seat != LUCK:
                ask(state, seat, bot, Rng(number))  # raises BotFailed
    if not package_of(title.name).bots():
        return Finding(default=f"{', '.join(levels[1:])} is the search that plays any game")
    return FINE


def check_invariants(title: Title) -> Finding:
    """One random match with the fewest players, with all invariants."""
    table = WalkedTable(
        title, title.editions[0], next(iter(title.presets)), title.players[0], {}, matches=1
    )
    try:
        keep(table)
    except Broken as error:
        reason = repr(error.__cause__).splitlines()[0]
        return faulty(f"{str(error).splitlines()[0]}: {reason}")
    return FINE


LANGUAGES: Final[dict[str, Check]] = {code: check_text(code) for code in languages()}
