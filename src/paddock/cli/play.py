"""`paddock play`: play against bots in a terminal."""

from __future__ import annotations

import argparse
import secrets
import sys
from pathlib import Path
from typing import Any

from rich.text import Text

from paddock import shelf
from paddock.cli.terminal import seating
from paddock.cli.terminal.console import QUIET, Terminal, mark
from paddock.cli.terminal.journal import AppendOnlyFile, default_path
from paddock.cli.terminal.session import Quit, Session
from paddock.core.errors import BadLog, BadOption
from paddock.core.match import Match
from paddock.i18n import has, languages, say
from paddock.i18n.telling import text
from paddock.shelf import load_log, read_edition, title

INTERRUPTED = 130


def add(commands: Any) -> None:
    """Declare the command."""
    parser = commands.add_parser("play", help="play a match against bots in the terminal")
    parser.add_argument("game", nargs="?", help="which game; `paddock games` lists them")
    parser.add_argument("--players", type=int, metavar="N", help="how many, you included")
    parser.add_argument("--preset", metavar="P", help="a named set of options")
    parser.add_argument("--edition", metavar="E", help="a built-in edition, or a TOML file")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="change one option"
    )
    parser.add_argument("--seat", type=int, metavar="N", help="where you sit (default 1)")
    parser.add_argument("--name", metavar="NAME", help="what you are called")
    parser.add_argument(
        "--bots", metavar="LEVELS", help="one for all or one a seat; `paddock games` lists them"
    )
    parser.add_argument("--seed", type=int, metavar="S", help="the same luck every time")
    parser.add_argument("--log", type=Path, metavar="FILE", help="where the match is kept")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="go on with a kept match")
    parser.add_argument("--auto", action="store_true", help="let a bot play your seat too")
    parser.add_argument("--plain", action="store_true", help="lines of text only, as in a pipe")
    parser.add_argument("--lang", metavar="XX", help=f"one of {', '.join(languages())}")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play or resume a match."""
    language = seating.choose_language(args.lang)
    terminal = Terminal(args.plain)
    session = resume(args, language, terminal) if args.resume else begin(args, language, terminal)
    try:
        greet(session)
        session.run()
    except (Quit, EOFError):
        farewell(session)
        return 0
    except KeyboardInterrupt:
        terminal.show("")
        farewell(session)
        return INTERRUPTED
    farewell(session)
    return 0


def begin(args: argparse.Namespace, language: str, terminal: Terminal) -> Session:
    """Start a match."""
    if args.game is None:
        raise BadOption("play which game? `paddock games` lists them")
    known = title(args.game)
    setup = known.setup(
        args.players if args.players is not None else known.players[0],
        args.preset if args.preset is not None else next(iter(known.presets)),
        read_edition(known, args.edition if args.edition is not None else known.editions[0]),
        seating.read_options(args.option),
    )
    seat = seating.choose_seat(args.seat, setup.players)
    match = Match(known.make(setup), seating.choose_names(args.name, seat, setup.players))
    levels = seating.choose_bots(args.bots, known.name, others(match, seat))
    note = f"seat={seat + 1} bots={','.join(levels)}"
    journal = begin_journal(args.log, match, note, language)
    return sit_down(args, language, terminal, match, seat, levels, journal)


def begin_journal(
    path: Path | None, match: Match, note: str, language: str
) -> AppendOnlyFile | None:
    """The log file of the arguments, or one in the default place if that can be written."""
    if path is not None:
        return AppendOnlyFile.begin(path, match, note)
    path = default_path(match.game.name)
    try:
        return AppendOnlyFile.begin(path, match, note)
    except BadLog:
        print(say(language, "ui-log-none", path=str(path)), file=sys.stderr)
        return None


def resume(args: argparse.Namespace, language: str, terminal: Terminal) -> Session:
    """Continue a log: with the same seed, exactly as if it had not been interrupted."""
    for name in ("log", "players", "preset", "option", "name"):
        if getattr(args, name):
            raise BadOption(f"--{name} does not go with --resume: the log says it")
    journal, log, note = AppendOnlyFile.resume(args.resume)
    match = load_log(log, args.edition, str(args.resume))
    if args.game not in (None, match.game.name):
        raise BadLog(f"{args.resume}: a match of {match.game.name}, not of {args.game}")
    noted = dict(part.split("=", 1) for part in note.split() if "=" in part)
    said = noted.get("seat", "")
    asked = args.seat if args.seat is not None else int(said) if said in "123456" and said else None
    seat = seating.choose_seat(asked, match.game.players)
    same = seat + 1 == int(said) if said.isdecimal() else False
    wanted = args.bots or (noted.get("bots") if same else None)
    levels = seating.choose_bots(wanted, match.game.name, others(match, seat))
    return sit_down(args, language, terminal, match, seat, levels, journal)


def others(match: Match, seat: int) -> list[int]:
    """The other seats."""
    return [n for n in range(match.game.players) if n != seat]


def sit_down(
    args: argparse.Namespace,
    language: str,
    terminal: Terminal,
    match: Match,
    seat: int,
    levels: list[str],
    journal: AppendOnlyFile | None,
) -> Session:
    """Play the match."""
    game = match.game.name
    seats = others(match, seat)
    players = {n: shelf.bot(level, game) for n, level in zip(seats, levels, strict=True)}
    if args.auto:
        players[seat] = shelf.bot(levels[0], game)
    seed = args.seed if args.seed is not None else secrets.randbits(64)
    return Session(match, seat, players, seed, terminal, language, journal)


def greet(session: Session) -> None:
    """Print the players and the rules."""
    language, game, show = session.language, session.game, session.terminal.show
    heading = say(
        language,
        "match-heading",
        game=say(language, game.name),
        players=game.players,
        preset=text(language, game.name, "preset", game.setup.preset),
    )
    show(Text(heading, style="bold"))
    for seat, bot in sorted(session.bots.items()):
        about = f"bot-{bot.name}"
        level = say(language, about) if has(language, about) else bot.name
        said = say(language, "ui-bot", name=session.name(seat), level=bot.name, about=level)
        show(Text.assemble(mark(int(game.side_of[seat]), game.name), " ", said))
    show(Text(say(language, "ui-welcome"), QUIET))
    plies = len(session.match.plies)
    if plies:
        show(say(language, "ui-resumed", ply=plies))


def farewell(session: Session) -> None:
    """Print whether the match is over, and where its log is."""
    language, show = session.language, session.terminal.show
    over = session.match.state.over()
    if not over:
        show(say(language, "ui-stopped"))
    if session.journal is not None:
        key = "ui-log-done" if over else "ui-log-at"
        show(say(language, key, path=str(session.journal.path)))
