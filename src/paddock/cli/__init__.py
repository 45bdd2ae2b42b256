"""The `paddock` command: one module for each thing it does."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

import shtab

from paddock import __version__
from paddock.core.errors import PaddockError

USAGE_ERROR = 2


def main(argv: Sequence[str] | None = None) -> int:
    """Run one subcommand. What a person can put right is one line and exit code 2."""
    parser = argparse.ArgumentParser(prog="paddock", description="Five classic racing games.")
    parser.add_argument("--version", action="version", version=f"paddock {__version__}")
    shtab.add_argument_to(parser, "--print-completion", help="print a script for a shell")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    from paddock.cli import arena, bench, check, draw, games, new, play, replay, serve

    for module in (games, play, serve, replay, draw, new, check, arena, bench):
        module.add(commands)
    args = parser.parse_args(argv)
    try:
        return int(args.run(args))
    except PaddockError as error:
        print(f"paddock: {error}", file=sys.stderr)
        return USAGE_ERROR
    except BrokenPipeError:
        return 0
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
