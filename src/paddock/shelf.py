"""Games, editions, logs and bots by name: the one place where edition files are read."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path

from paddock.bots.bot import Bot
from paddock.bots.levels import CLUB, PRO, RANDOM
from paddock.bots.random import RandomBot
from paddock.bots.search import SearchBot
from paddock.bots.style import STYLES, style_of
from paddock.core.edition import Edition
from paddock.core.errors import BadEdition, BadLog, BadOption, UnknownGame, short, shown
from paddock.core.game import Game
from paddock.core.log import Log
from paddock.core.match import Match, replay
from paddock.core.title import Title
from paddock.games import package_of, packages


class OtherVersion(BadLog):
    """A log of a version of the rules that this Paddock does not have."""

    def __init__(self, source: str, game: str, rules: int, here: list[int]) -> None:
        known = ", ".join(str(one) for one in here)
        super().__init__(f"{source}: played under rules {rules} of {game}; here are {known}")
        self.source, self.game, self.rules, self.here = source, game, rules, here


def titles() -> list[Title]:
    """Every game, in the order in which they are shown."""
    return [package.title for package in packages().values()]


def title(name: str) -> Title:
    """The game of that name."""
    return package_of(name).title


def load(
    name: str,
    players: int | None = None,
    preset: str | None = None,
    edition: str | Path | None = None,
    **options: object,
) -> Game:
    """The rules of a game with everything chosen; missing choices have their defaults.

    `edition` is the name of a built-in edition or the path of a TOML file.
    """
    return load_version(0, name, players, preset, edition, options)


def load_version(
    version: int,
    name: str,
    players: int | None,
    preset: str | None,
    edition: str | Path | None,
    options: Mapping[str, object],
) -> Game:
    """The same in a version of the rules under which matches are still continued; 0: the present
    one.
    """
    game = title(name)
    setup = game.setup(
        players if players is not None else game.players[0],
        preset if preset is not None else next(iter(game.presets)),
        read_edition(game, edition if edition is not None else game.editions[0]),
        dict(options),
        version,
    )
    return game.make(setup)


def read_edition(game: Title, edition: str | Path) -> Edition:
    """A built-in edition, or one in a TOML file."""
    if isinstance(edition, str) and edition in game.editions:
        path = package_of(game.name).edition(edition)
        return Edition(edition, path.read_text("utf-8"), f"{game.name}/{edition}.toml")
    path = Path(edition)
    if path.suffix != ".toml":
        known = ", ".join(game.editions)
        raise UnknownGame(f"{game.name} has no edition {str(edition)!r}; it has {known}, or a path")
    try:
        text = path.read_text("utf-8")
    except OSError as error:
        raise BadEdition(f"{path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadEdition(f"{path}: not UTF-8 text") from None
    except ValueError:  # a NUL in the path
        raise BadEdition(f"{str(path)!r} is not a path") from None
    return Edition(path.stem, text, str(path))


def load_log(log: Log, edition: str | Path | None = None, source: str = "log") -> Match:
    """The match of a log, replayed by the rules it names."""
    return replay(game_of_log(log, edition, source), log, source)


def game_of_log(log: Log, edition: str | Path | None = None, source: str = "log") -> Game:
    """The rules that a log names; BadLog with the reason if they are not available.

    `edition` is for a log with an edition file. A log by itself only names built-in editions and
    never a file, because it may come from a stranger.
    """
    try:
        known = title(log.game)
    except UnknownGame as error:
        raise BadLog(f"{source}: {error}") from None
    if not known.oldest <= log.rules <= known.version:
        raise OtherVersion(source, known.name, log.rules, [*range(known.oldest, known.version + 1)])
    if edition is None and log.edition not in known.editions:
        there = ", ".join(known.editions)
        raise BadLog(
            f"{source}: {known.name} has no edition {short(log.edition)!r}; it has {there}, "
            "or one whose file is named beside the log"
        )
    try:
        components = read_edition(known, edition if edition is not None else log.edition)
        chosen: dict[str, object] = {**log.options}
        setup = known.setup(log.players, log.preset, components, chosen, log.rules)
    except (UnknownGame, BadOption) as error:
        raise BadLog(f"{source}: {error}") from None
    game = known.make(setup)
    if log.digest != game.edition.digest:
        here = game.edition.digest
        raise BadLog(
            f"{source}: edition {log.edition} {shown(log.digest)} was used; here it is {here}"
        )
    return game


# Bots

MOST_POSITIONS = 10**8  # the largest budget


def bots_of(game: str) -> Mapping[str, Callable[[str], Bot]]:
    """The bots of a game by level: its own, or the default one that searches."""
    return package_of(game).bots() or {CLUB: SearchBot}


def levels(game: str) -> list[str]:
    """The levels of bots of a game, from weak to strong."""
    return [RANDOM, *bots_of(game)]


def strength(level: str, game: str) -> int:
    """The rank of a level among those of a game, 0 for the weakest; -1 for a third-party bot, whose
    strength is unknown. Budget and style make no difference.
    """
    base = level.partition("+")[0].partition("@")[0]
    known = levels(game)
    return known.index(base) if base in known else -1


def usual_level(game: str) -> str:
    """The default bot of a game."""
    known = levels(game)
    return CLUB if CLUB in known else known[-1]


def advising_level(game: str) -> str:
    """The bot that gives advice: a pro, or the strongest there is."""
    known = levels(game)
    return PRO if PRO in known else known[-1]


def bot(level: str, game: str) -> Bot:
    """A bot of that level for that game; `module:Class` is a third-party one.

    A bot that searches may have a budget of positions and a style: `pro@2000+attacker`.
    """
    if ":" in level:
        return own_bot(level)(level)
    if level in own_bots(game):
        return own_bots(game)[level](level)
    rest, _, style = level.partition("+")
    base, _, budget = rest.partition("@")
    known = levels(game)
    if base not in known:
        raise UnknownGame(f"{game} has no bot {level!r}; it has {', '.join(known)}")
    found = RandomBot(level) if base == RANDOM else bots_of(game)[base](level)
    if level != base:
        _adjust(found, budget, style)
    return found


def _adjust(found: Bot, budget: str, style: str) -> None:
    """Set the budget and the style in a bot's name."""
    if not isinstance(found, SearchBot):
        raise UnknownGame(f"{found.name!r} does not search: it has neither budget nor style")
    if budget:
        if not budget.isdecimal() or not 1 <= int(budget) <= MOST_POSITIONS:
            raise UnknownGame(f"{found.name!r} has no budget from 1 to {MOST_POSITIONS} positions")
        found.budget = int(budget)
    if style:
        found.style = style_of(style)
        if found.style is None:
            there = ", ".join(one.name for one in STYLES)
            raise UnknownGame(f"{found.name!r} has no style of {there}")


# Third-party bots

OWN_BOTS = "PADDOCK_BOTS"  # environment variable: `module:Class`, separated by commas


def own_bots(game: str) -> dict[str, Callable[[str], Bot]]:
    """The bot classes named in the environment, by lower-case name. Worker processes inherit it. A
    class with `games` plays only these.
    """
    found = _own_bots(os.environ.get(OWN_BOTS, ""))
    return {level: one for level, one in found.items() if game in getattr(one, "games", [game])}


@cache
def _own_bots(named: str) -> dict[str, Callable[[str], Bot]]:
    classes = [own_bot(one.strip()) for one in named.split(",") if one.strip()]
    return {one.__name__.lower(): one for one in classes}


def own_bot(named: str) -> type[Bot]:
    """The class `module:Class`; modules of the current folder are found too."""
    module, _, name = named.partition(":")
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    try:
        found = getattr(import_module(module), name)
    except (ImportError, AttributeError, ValueError) as error:
        raise UnknownGame(f"there is no bot {named!r}: {error}") from None
    if not isinstance(found, type) or not issubclass(found, Bot):
        raise UnknownGame(f"{named!r} is no class of bots")
    return found


def offered(game: str) -> list[str]:
    """Every level that a table may choose: those of the game, and third-party ones."""
    return [*levels(game), *own_bots(game)]
