"""Stories: a golden match of each game, told in each language, stored as text for people to read.

    python -m tests.stories          tell every story again and write what has changed

A story tells a golden log from the view of the first seat, so it has sentences about the reader and
about others. tests/games/<game>/stories/match.txt names the log. The players' names begin with
vowels and with consonants. After a change of words or events, write the stories again and read the
git diff.

samples.json, beside the stories, has for every event of the game its arguments in one golden match,
and other words that an argument has had. tests/i18n/test_glued.py combines them.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from rich.text import Text

from paddock.cli.terminal.console import Terminal
from paddock.cli.terminal.telling import Retelling
from paddock.core.events import Event
from paddock.core.game import Game
from paddock.core.log import kept, read_log
from paddock.i18n.telling import owner
from paddock.shelf import load_log

GAMES = Path(__file__).parent.parent / "games"
NAMES = ["Bruno", "Anna", "Élodie", "Otto", "Yves", "Carla"]
READER = 0
MOST_WORDS = 12  # per argument of an event


class Page(Terminal):
    """Records the output of a terminal that is a pipe."""

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
    """The text of this game's match."""
    name = (GAMES / game / "stories" / "match.txt").read_text("utf-8").strip()
    log = read_log((GAMES / game / "golden" / f"{name}.log").read_text("utf-8"), name)
    match = load_log(log, source=name)
    log.names = NAMES[: match.game.players]
    page = Page()
    Retelling(language, match.game, log, READER, 1, len(kept(log.entries))).show(page)
    return "\n".join(page.lines) + "\n"


# Samples of events


class Sample(NamedTuple):
    """The arguments of an event that was told once, and other words that its arguments have had."""

    args: dict[str, int | str]
    words: dict[str, list[str]]


# an event that occurs in no golden match
RARE = {"shared-match": Sample({"sides": "0 1", "points": 5}, {})}


def sample_path(game: str) -> Path:
    return GAMES / game / "stories" / "samples.json"


def samples(game: str) -> dict[str, Sample]:
    """The samples by event code."""
    kept_ones = json.loads(sample_path(game).read_text("utf-8"))
    return {code: Sample(one["args"], one["words"]) for code, one in kept_ones.items()}


def find_samples(game: str) -> dict[str, Sample]:
    """Samples from the golden matches, the shortest first, until every event was found."""
    logs = sorted((GAMES / game / "golden").glob("*.log"), key=lambda path: path.stat().st_size)
    found: dict[str, Sample] = {}
    wanted: set[str] = set()
    for path in logs:
        match = load_log(read_log(path.read_text("utf-8"), path.name), source=path.name)
        wanted |= set(match.game.events())
        for event in told_in(match.game, path):
            add_sample(found, event)
        if wanted <= found.keys() and len(found) > 1:
            break
    return {code: RARE[code] for code in wanted & RARE.keys()} | found


def told_in(game: Game, path: Path) -> Iterator[Event]:
    """All events of a log, for any audience."""
    log = read_log(path.read_text("utf-8"), path.name)
    state = game.position(log.start) if log.start else game.start()
    state.news = []
    for entry in kept(log.entries):
        state.play(entry.seat, game.read(entry.text))
    yield from state.news


def add_sample(found: dict[str, Sample], event: Event) -> None:
    args = dict(event.args)
    if "seat" not in args and owner(event) >= 0:
        args["seat"] = owner(event)  # a private event is about its reader
    sample = found.setdefault(event.code, Sample(args, {}))
    if "" in sample.args.values() and "" not in args.values():
        # replace a sample whose arguments are empty
        sample = found[event.code] = Sample(args, sample.words)
    for name, value in args.items():
        words = sample.words.setdefault(name, [])
        if isinstance(value, str) and value not in words and len(words) < MOST_WORDS:
            words.append(value)


def write_samples(game: str) -> bool:
    """Write the samples again; returns whether they have changed."""
    found = {
        code: {
            "args": one.args,
            "words": {name: sorted(ws) for name, ws in one.words.items() if ws},
        }
        for code, one in sorted(find_samples(game).items())
    }
    text = json.dumps(found, indent=1, ensure_ascii=False, sort_keys=True) + "\n"
    path = sample_path(game)
    if path.exists() and path.read_text("utf-8") == text:
        return False
    path.write_text(text, "utf-8")
    return True
