"""`paddock games`: the available games."""

from __future__ import annotations

import argparse
import json
from typing import Any

from paddock import shelf
from paddock.core.title import Title
from paddock.shelf import titles


def add(commands: Any) -> None:
    """Declare the command."""
    parser = commands.add_parser("games", help="list the games with their options")
    parser.add_argument("--json", action="store_true", help="for programs")
    parser.set_defaults(run=run)


def describe(title: Title) -> dict[str, object]:
    """A game as text."""
    return {
        "name": title.name,
        "rules_version": title.version,
        "players": title.players,
        "presets": {
            name: {
                option.name: option.write(changes.get(option.name, option.default))
                for option in title.options
            }
            for name, changes in title.presets.items()
        },
        "options": [
            {
                "name": option.name,
                "rule": option.rule,
                "default": option.write(option.default),
                "allowed": option.words if option.words else [option.least, option.most],
            }
            for option in title.options
        ],
        "editions": title.editions,
        "bots": shelf.levels(title.name),
    }


def run(args: argparse.Namespace) -> int:
    """Print the games."""
    shelf = [describe(title) for title in titles()]
    if args.json:
        print(json.dumps(shelf, indent=2))
        return 0
    for title in titles():
        players = ", ".join(str(n) for n in title.players)
        print(f"{title.name}: {players} players; presets {', '.join(title.presets)}")
        for option in title.options:
            default = option.write(option.default)
            print(f"  {option.name} = {option.allowed()} (default {default}, rule {option.rule})")
    return 0
