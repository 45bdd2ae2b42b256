"""Golden matches: logs stored as text, each with its result in comments at the end.

    python -m tests.golden          replay every log and write its ending again
    python -m tests.golden find     also find a match for each recipe that has no log yet

A golden log stays when the rules change, unless its moves are no longer allowed: then delete it or
edit it by hand. A log that was written by hand needs no recipe.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from pathlib import Path

from tests.every_game.tables import Table

from paddock.core.events import Event
from paddock.core.log import read_log
from paddock.core.match import Match
from paddock.core.state import State
from paddock.invariants.walk import Walk, fields
from paddock.shelf import load_log, title, titles

GAMES = Path(__file__).parent.parent / "games"
ENDING = "# ending"


class Tale:
    """A finished match with its events, for recipes to check."""

    def __init__(self, state: State, news: list[Event]) -> None:
        self.state = state
        self.news = news
        self.fields = fields(state.text())
        ledger = self.fields["ledger"]
        lines = [line.split(":") for line in ledger.split(",")] if ledger != "-" else []
        self.scored = [(int(race), int(side), reason) for race, side, reason, _, _ in lines]

    def reasons(self) -> set[str]:
        return {reason for _, _, reason in self.scored}


class Recipe:
    """The conditions of a match to search for."""

    def __init__(
        self, name: str, players: int, preset: str, wanted: Callable[[Tale], bool], **options: str
    ) -> None:
        self.name = name
        self.players = players
        self.preset = preset
        self.wanted = wanted
        self.options = options

    def find(self, game: str) -> Match:
        """The first random match that meets the conditions."""
        about = title(game)
        table = Table(about, about.editions[0], self.preset, self.players, self.options)
        for number in range(100_000):
            walk = Walk(table, number, log=True)
            walk.state.news = []
            for _ in walk:
                pass
            if self.wanted(Tale(walk.state, walk.state.news)):
                assert walk.match
                return walk.match
        raise LookupError(f"no match for {game}/{self.name}")


def tale_of(match: Match) -> Tale:
    """Replay a match and collect its events."""
    state = match.game.start()
    state.news = []
    for entry in match.plies:
        state.play(entry.seat, match.game.read(entry.text))
    return Tale(state, state.news)


def recipes(game: str) -> list[Recipe]:
    if not (GAMES / game / "golden" / "recipes.py").exists():
        return []
    found: list[Recipe] = importlib.import_module(f"tests.games.{game}.golden.recipes").RECIPES
    return found


def files() -> list[Path]:
    return sorted(GAMES.glob("*/golden/*.log"))


def log_path(game: str, name: str) -> Path:
    return GAMES / game / "golden" / f"{name}.log"


def ending(match: Match) -> list[str]:
    """The final position, and the score line by line."""
    lines = [ENDING, f"# {match.state.text()}"]
    ledger = fields(match.state.text())["ledger"]
    for line in ledger.split(",") if ledger != "-" else []:
        race, side, reason, rule, points = line.split(":")
        lines.append(f"# race {race} side {side}: {points} {reason} ({rule})")
    for number, total in enumerate(match.state.scores(), 1):
        lines.append(f"# total of side {number}: {total}")
    return lines


def whole(match: Match) -> str:
    return match.log.write() + "\n" + "\n".join(ending(match)) + "\n"


def replay(file: Path) -> Match:
    text = file.read_text("utf-8")
    return load_log(read_log(text, file.name), source=file.name)


def stored_ending(file: Path) -> list[str]:
    lines = file.read_text("utf-8").splitlines()
    return lines[lines.index(ENDING) :]


def rewrite(find: bool) -> list[str]:
    """Write every log again; returns what was written."""
    written = []
    for about in titles() if find else []:
        for recipe in recipes(about.name):
            file = log_path(about.name, recipe.name)
            if not file.exists():
                file.write_text(whole(recipe.find(about.name)), "utf-8")
    for file in files():
        text = whole(replay(file))  # under the rules version that it names
        if file.read_text("utf-8") != text:
            file.write_text(text, "utf-8")
        written.append(str(file.relative_to(GAMES)))
    return written
