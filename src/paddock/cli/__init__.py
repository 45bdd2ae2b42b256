"""The `paddock` command: one module for each subcommand."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module

import shtab

from paddock import __version__
from paddock.core.errors import PaddockError

USAGE_ERROR = 2

# Each is a module of this package whose `add` declares the command of the same name, except one: a
# module named `print` would hide Python's own function here.
COMMANDS = (
    "games",
    "play",
    "serve",
    "replay",
    "verify",
    "analyse",
    "draw",
    "print",
    "new",
    "check",
    "arena",
    "ladder",
    "bench",
    "admin",
)
MODULES = {"print": "printing"}  # a module of that name would hide the function


def parser_of(names: Sequence[str] = COMMANDS) -> argparse.ArgumentParser:
    """The argument parser of those commands."""
    parser = argparse.ArgumentParser(prog="paddock", description="Five classic racing games.")
    parser.add_argument("--version", action="version", version=f"paddock {__version__}")
    shtab.add_argument_to(parser, "--print-completion", help="print a script for a shell")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for name in names:
        import_module(f"paddock.cli.{MODULES.get(name, name)}").add(commands)
    return parser


def said(error: PaddockError, asked: str | None) -> str:
    """An error in one line. Errors that concern players too are in their language."""
    from paddock.shelf import OtherVersion

    if not isinstance(error, OtherVersion):
        return str(error)
    from paddock.cli.terminal.seating import choose_language
    from paddock.i18n import say
    from paddock.i18n.telling import title

    language = choose_language(asked)
    here = ", ".join(str(one) for one in error.here)
    game = title(language, error.game)
    told = say(language, "log-other-rules", game=game, rules=error.rules, here=here)
    return f"{error.source}: {told}"


def main(argv: Sequence[str] | None = None) -> int:
    """Run one subcommand. An error that a person can correct is one line and exit code 2."""
    arguments = sys.argv[1:] if argv is None else argv
    # A command starts faster without the modules of the others; help and completion need all.
    named = tuple(one for one in arguments[:1] if one in COMMANDS)
    parser = parser_of(named or COMMANDS)
    args = parser.parse_args(arguments)
    try:
        return int(args.run(args))
    except PaddockError as error:
        print(f"paddock: {said(error, getattr(args, 'lang', None))}", file=sys.stderr)
        return USAGE_ERROR
    except BrokenPipeError:
        return 0
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
