"""Stories: a recorded match of each game, told in each language, kept as text to be read.

    python -m tests.stories          tell every story anew and write what has changed

A story is a golden log through the eyes of the first seat, so that it speaks of the reader and of
others. Which log it is stands in tests/games/<game>/stories/match.txt. The names begin with vowels
and with consonants. After a change of words or events: write them anew and read what git shows.
"""

from __future__ import annotations

from pathlib import Path

from rich.text import Text

from paddock.cli.terminal.console import Terminal
from paddock.cli.terminal.telling import Retelling
from paddock.core.log import kept, read_log
from paddock.shelf import load_log

GAMES = Path(__file__).parent.parent / "games"
NAMES = ["Bruno", "Anna", "Élodie", "Otto", "Yves", "Carla"]
READER = 0


class Page(Terminal):
    """What would stand on a terminal that is a pipe."""

    def __init__(self) -> None:
        self.plain = True
        self.lines: list[str] = []

    @property
    def width(self) -> int:
        return 80

    def show(self, *things: object) -> None:
        for thing in things:
            assert isinstance(thing, str | Text), thing
            self.lines.append(str(thing).rstrip())


def games() -> list[str]:
    """The games that have stories."""
    return sorted(path.parent.parent.name for path in GAMES.glob("*/stories/match.txt"))


def story_path(game: str, language: str) -> Path:
    return GAMES / game / "stories" / f"{language}.txt"


def story(game: str, language: str) -> str:
    """The match of this game, told."""
    name = (GAMES / game / "stories" / "match.txt").read_text("utf-8").strip()
    log = read_log((GAMES / game / "golden" / f"{name}.log").read_text("utf-8"), name)
    match = load_log(log, source=name)
    log.names = NAMES[: match.game.players]
    page = Page()
    Retelling(language, match.game, log, READER, 1, len(kept(log.entries))).show(page)
    return "\n".join(page.lines) + "\n"
