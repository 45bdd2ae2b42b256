"""Taking games and bots off the shelf by name: the one place where edition files are read."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from paddock.bots.bot import Bot
from paddock.bots.random import RandomBot
from paddock.bots.search import SearchBot
from paddock.core.edition import Edition
from paddock.core.errors import BadEdition, BadLog, BadOption, UnknownGame
from paddock.core.game import Game
from paddock.core.log import Log, Match, replay
from paddock.core.notation import short, shown
from paddock.core.title import Title
from paddock.games import package_of, packages

RANDOM = "random"  # plays every game
CLUB = "club"  # the usual opponent; of a game that brings no bot of its own it searches


def titles() -> list[Title]:
    """Every game there is, in the order in which they are shown."""
    return [package.title for package in packages().values()]


def title(name: str) -> Title:
    return package_of(name).title


def load(
    name: str,
    players: int | None = None,
    preset: str | None = None,
    edition: str | Path | None = None,
    **options: object,
) -> Game:
    """The rules of a game with everything chosen; what is left out takes its default.

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
    """The same by a version of the rules that matches are still played on by; 0: the present."""
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
    except ValueError:  # a NUL
        raise BadEdition(f"{str(path)!r} is not a path") from None
    return Edition(path.stem, text, str(path))


def load_log(log: Log, edition: str | Path | None = None, source: str = "log") -> Match:
    """The match that a log tells, played again by the rules it names.

    `edition` is for a log of one's own edition. A log alone names an edition on the shelf and never
    a file: it may come from a stranger.
    """
    try:
        known = title(log.game)
    except UnknownGame as error:
        raise BadLog(f"{source}: {error}") from None
    if not known.oldest <= log.rules <= known.version:
        here = ", ".join(str(n) for n in range(known.oldest, known.version + 1))
        raise BadLog(f"{source}: played under rules {log.rules} of {known.name}; here are {here}")
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
    return replay(game, log, source)


# Bots


def bots_of(game: str) -> Mapping[str, Callable[[str], Bot]]:
    """The bots of a game by level: its own, or the one that plays any game by searching."""
    return package_of(game).bots() or {CLUB: SearchBot}


def levels(game: str) -> list[str]:
    """The levels of bots there are for one game, from weak to strong."""
    return [RANDOM, *bots_of(game)]


def bot(level: str, game: str) -> Bot:
    """A bot of that level for that game."""
    known = levels(game)
    if level not in known:
        raise UnknownGame(f"{game} has no bot {level!r}; it has {', '.join(known)}")
    return RandomBot(level) if level == RANDOM else bots_of(game)[level](level)
