"""`paddock verify`: check the luck of a finished match against its table's commitment."""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

from paddock.cli.terminal import seating
from paddock.cli.terminal.journal import read_file
from paddock.core.log import read_log
from paddock.fair import verify
from paddock.i18n import languages
from paddock.shelf import game_of_log
from paddock.web.fairness import sentences

NOT_PROVEN = 1  # the exit code


def add(commands: Any) -> None:
    """Declare the command."""
    parser = commands.add_parser("verify", help="prove every card and die of a finished match")
    parser.add_argument("file", type=Path, metavar="FILE", help="a log")
    parser.add_argument("--edition", metavar="E", help="the edition file, if it is one's own")
    parser.add_argument("--json", action="store_true", help="for programs")
    parser.add_argument("--lang", metavar="XX", help=f"one of {', '.join(languages())}")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Verify a log."""
    language = seating.choose_language(args.lang)
    source = str(args.file)
    log = read_log(read_file(args.file), source)
    game = game_of_log(log, args.edition, source)
    verdict = verify(game, log)
    if args.json:
        print(json.dumps({**asdict(verdict), "proven": verdict.proven}, indent=1))
    else:
        print("\n".join(sentences(language, verdict, game, log.names)))
    return 0 if verdict.proven else NOT_PROVEN
