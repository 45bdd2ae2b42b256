"""Generates faulty inputs: positions, logs, moves, editions and options.

Each trial makes one input from texts of real random matches, and uses it in every possible way. It
returns whether the input was accepted, and raises any error that is not a one-line refusal.
"""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from tests.every_game.tables import TABLES, Table
from tests.fuzz.mutations import NUMBERS, ODD, fields, letters, lines, word

from paddock.core.edition import Edition
from paddock.core.errors import PaddockError
from paddock.core.log import Log, read_log
from paddock.core.luck import Rng
from paddock.core.match import seen_by
from paddock.core.seats import LUCK, NOBODY
from paddock.core.state import State
from paddock.games import package_of
from paddock.invariants.walk import Walk, step
from paddock.shelf import load_log, title, titles
from paddock.tables.plan import game_of, read_plan

KEPT = 12  # positions per match
LOG = 90  # plies of a log
ON = 40  # plies played from a position
BOUND = 20_000  # plies; no match may be longer


@cache
def match_of(number: int) -> tuple[Table, list[str], str]:
    """A random match: its table, some of its positions as a spectator sees them, and its log."""
    rng = Random(number)
    table = rng.choice([one for one in TABLES if not one.is_very_long()])
    walk = Walk(table, number, log=True)
    plies = rng.choice([20, 100, 300, 1000])
    texts: list[str] = []
    for at in walk:
        texts.append(at.state.text())
        if at.ply >= plies:
            break
    assert walk.match is not None
    return table, rng.sample(texts, min(KEPT, len(texts))), walk.match.log.write()


class Trials:
    """The inputs of one chunk, all derived from a few matches."""

    def __init__(self, rng: Random, numbers: list[int]) -> None:
        self.rng = rng
        self.matches = [match_of(number) for number in numbers]
        self.given = ""  # the current input, for the report of an error

    def position(self) -> bool:
        rng = self.rng
        table, texts, _ = rng.choice(self.matches)
        game = table.game()
        text = rng.choice(texts)
        luck = Rng(rng.randrange(2**32)) if rng.random() < 0.3 else None
        if luck is not None:
            text = game.position(text).text(rng.randrange(-2, game.players))
        self.given = fields(rng, text, texts)
        state = game.position(self.given, luck)
        assert game.position(state.text()).text() == state.text(), "it is not read back"
        look_at(state)
        play_on(state, rng, BOUND if rng.random() < 0.02 else ON)
        return True

    def log(self) -> bool:
        rng = self.rng
        _, texts, text = rng.choice(self.matches)
        head, _, moves = text.partition("\n\n")
        rows = moves.split("\n")[: rng.randrange(1, LOG)]
        if rng.random() < 0.2:
            head += f"\nstart {rng.choice(texts)}"
        others = [one for _, _, one in self.matches]
        self.given = lines(rng, f"{head}\n\n" + "\n".join(rows), others)
        match = load_log(read_log(self.given))
        again: Log = read_log(match.log.write())
        assert load_log(again).state.text() == match.state.text(), "it is not read back"
        for viewer in (NOBODY, 0):
            seen_by(match.log, match.game, viewer).write()
        look_at(match.state)
        return True

    def move(self) -> bool:
        rng = self.rng
        table, texts, _ = rng.choice(self.matches)
        game = table.game()
        state = game.position(rng.choice(texts))
        seat = rng.choice([LUCK, NOBODY, *range(game.players)])
        legal = state.legal(state.waiting[0]) if state.waiting and rng.random() < 0.5 else []
        seat = state.waiting[0] if legal and rng.random() < 0.8 else seat
        text = rng.choice(legal or game.moves).text
        chance = rng.random()
        if chance < 0.4:
            text = letters(rng, text)
        elif chance < 0.7:
            words = text.split(" ")
            words[rng.randrange(len(words))] = word(rng, words)
            text = " ".join(words)
        self.given = f"{state.text()}\n{seat} {text}"
        move = game.read(text)
        state.check(seat, move)
        state.play(seat, move)
        look_at(state)
        play_on(state, rng, 3)
        return True

    def edition(self) -> bool:
        rng = self.rng
        about = rng.choice(titles())
        texts = [edition_text(about.name, name) for name in about.editions]
        self.given = lines(rng, rng.choice(texts), texts)
        edition = Edition("house", self.given, "house.toml")
        game = about.make(about.setup(rng.choice(about.players), first(about.presets), edition, {}))
        state = game.start()
        look_at(state)
        play_on(state, rng, ON)
        return True

    def options(self) -> bool:
        """The values of a form, and those that a caller of the library may pass."""
        rng = self.rng
        about = title(rng.choice(titles()).name)
        bad = rng.random() < 0.8
        options: dict[Any, Any] = {}
        for option in rng.sample(about.options, rng.randrange(len(about.options) + 1)):
            wrong = bad and rng.random() < 0.3
            name = letters(rng, option.name) if wrong and rng.random() < 0.3 else option.name
            options[name] = odd_value(rng) if wrong else option.write(rng.choice(option.values()))
        facts: dict[str, Any] = {
            "game": about.name,
            "players": rng.choice(about.players),
            "preset": rng.choice(list(about.presets)),
            "edition": rng.choice(about.editions),
            "options": options,
            "seats": [{"kind": rng.choice(["open", "bot"])} for _ in range(rng.randrange(3))],
        }
        keys = [*facts, "pace", "name", "absent", "move_seconds", "visibility", "\0"]
        for _ in range(rng.choice([0, 1, 2]) if bad else 0):
            facts[rng.choice(keys)] = odd_value(rng)
        self.given = repr(facts)
        if rng.random() < 0.5:
            look_at(game_of(read_plan(facts)).start())
            return True
        players = rng.choice(NUMBERS if bad and rng.random() < 0.2 else about.players)
        preset = rng.choice(ODD) if bad and rng.random() < 0.2 else rng.choice([*about.presets])
        house = Edition("house", edition_text(about.name, about.editions[0]), "house.toml")
        version = rng.choice([0, 0, 1, 2, 3, -1])
        look_at(about.make(about.setup(players, preset, house, options, version)).start())
        return True


def odd_value(rng: Random) -> Any:
    """Any value that JSON or a caller could contain."""
    return rng.choice(
        [
            rng.choice(NUMBERS),
            str(rng.choice(NUMBERS)),
            rng.choice(ODD),
            "../house.toml",
            "x" * 200,
            [{"kind": "bot", "level": rng.choice(ODD)}],
            [[]],
            *(None, True, 1.5, [], {}, b"x"),
        ]
    )


KINDS = {"position": 55, "log": 12, "move": 20, "edition": 3, "options": 10}  # percentages


def first(presets: dict[str, Any]) -> str:
    return next(iter(presets))


@cache
def edition_text(game: str, name: str) -> str:
    return package_of(game).edition(name).read_text("utf-8")


def look_at(state: State) -> None:
    """Call everything that is called on a position before a move is made."""
    for seat in state.waiting:
        assert state.legal(seat), "somebody is asked who can do nothing"
    for viewer in (NOBODY, 0):
        state.view(viewer).to_dict()
        state.text(viewer)
    state.places()
    state.winners()
    state.imagine(0, Rng(1)).text()


def play_on(state: State, rng: Random, plies: int) -> None:
    luck = Rng(rng.randrange(2**32))
    box = state.census()
    state.news = []
    for _ in range(plies):
        if state.over():
            break
        state.play(*step(state, luck))
    assert plies < BOUND or state.over(), "no end"
    assert state.census() == box, "a component was lost"
    look_at(state)


def refused(error: PaddockError) -> None:
    """Check that a refusal is one short line that can be shown anywhere."""
    line = str(error)
    assert line.isprintable(), f"not printable: {line!r}"
    assert len(line) < 400, f"{len(line)} letters: {line[:80]!r}"
