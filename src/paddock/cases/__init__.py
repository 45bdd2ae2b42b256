"""The language of the `.cases` tables: one line a case, to be checked against the rulebook by eye.

    rule | table | given | moves | what must follow

rule    one or more numbers of the law; the first is the one the case is about
table   players, then a preset and `option=value` where they are not the default
given   `key=value` words, as in docs/notation.md or short forms that the game's `words.py` adds;
        all else is ordinary. Empty: the position before the first deal. Without a `words.py` they
        are fields of the position, all else is as when somebody is first asked, and cards of which
        nothing is said lie where most of the deck lies at the start
moves   `1 play 100`, separated by `;`. `*` is luck. Luck that no case speaks of gives dull cards;
        `luck` alone lets it run until somebody is asked; `rest` gives the dullest answer for all
        who are asked now, and asked in turn, until there is another question
follow  separated by `;`:
        refused CODE         the last move is refused, by a rule that the case cites
        ok                   the last move is allowed (so are all before it)
        no table             the table itself is refused
        may 1 A, B           seat 1 may do both; `may only 1 …` nothing else; `may not 1 …` neither
        score.1.REASON=400   what the ledger gives side 1 for it (0: no such line), by a cited rule;
                             a share is written 7½
        total.1=900          the score of side 1
        sees.2.KEY=VALUE     what seat 2 reads in that field of the position (0: a spectator)
        KEY=VALUE            a field of the position, or a fact that `words.py` adds
"""

from __future__ import annotations

import importlib
from functools import cache
from typing import Any, Protocol, cast

from paddock.cases.plain import FieldWords
from paddock.core.errors import OK, BadOption
from paddock.core.game import Game
from paddock.core.moves import Move
from paddock.core.points import read_points, say_points
from paddock.core.seats import LUCK, NOBODY
from paddock.core.state import State
from paddock.games import package_of
from paddock.invariants.walk import fields
from paddock.shelf import load


class Words(Protocol):
    """What a game adds to the language: a module `cases/words.py` of its package."""

    def position(self, game: Game, given: dict[str, str]) -> State:
        """The position that the words describe."""

    def facts(self, state: State) -> dict[str, str]:
        """Facts of a position that a case can test besides its fields."""

    def dull(self, state: State) -> Move:
        """The least important outcome of luck, or answer of the first seat that is asked."""


class Case:
    """One line of a table."""

    def __init__(self, game: str, where: str, line: str) -> None:
        columns = [column.strip() for column in line.split("|")]
        if len(columns) != 5:
            raise ValueError(f"{where}: {len(columns)} columns, not 5")
        rules, table, given, moves, follow = columns
        self.game_name = game
        self.where = where
        self.rules = rules.split()
        self.table = table.split()
        self.given = dict(cut(where, word) for word in given.split())
        self.moves = [move.strip() for move in moves.split(";") if move.strip()]
        self.follow = [check.strip() for check in follow.split(";") if check.strip()]
        if not self.follow:
            raise ValueError(f"{where}: nothing follows")

    def game(self) -> Game:
        """The game that the case is about."""
        return lay(self.game_name, *self.table)


@cache  # many cases, few tables
def lay(game: str, players: str, *rest: str) -> Game:
    """The game of a case, from the words in its column `table`."""
    options: dict[str, Any] = dict(cut(f"{game} {players}", word) for word in rest if "=" in word)
    presets = [word for word in rest if "=" not in word]
    return load(game, int(players), *presets[:1], **options)


def cut(where: str, word: str) -> tuple[str, str]:
    """The two sides of `key=value`; ValueError."""
    key, equals, value = word.partition("=")
    if not equals:
        raise ValueError(f"{where}: {word!r} is not key=value")
    return key, value


def read_cases(game: str) -> list[Case]:
    """Every case of a game, in the order of its files; none for a game that has no cases."""
    cases = []
    for file in sorted((package_of(game).folder / "cases").glob("*.cases")):
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
            if line.strip() and not line.startswith("#"):
                cases.append(Case(game, f"{game}/{file.name}:{number}", line))
    return cases


def words_of(game: str) -> Words:
    """What the game adds to the language, or the default."""
    package = package_of(game)
    if not (package.folder / "cases" / "words.py").exists():
        return FieldWords()
    return cast(Words, importlib.import_module(f"{package.package}.cases.words"))


def run(case: Case) -> None:
    """Play a case; AssertionError says what did not follow."""
    if "no table" in case.follow:
        try:
            case.game()
        except BadOption:
            return
        raise AssertionError("the table was laid")
    Trial(case).run()


def position_of(game: str, table: str, given: str, moves: str = "luck") -> State:
    """The position that the words of a case describe, after some moves: for pictures."""
    trial = Trial(Case(game, game, f"- | {table} | {given} | {moves} | ok"))
    for move in trial.case.moves:
        trial.move(move)
    return trial.state


class Trial:
    """A case being played: the position so far, and the outcome of the last move."""

    def __init__(self, case: Case) -> None:
        self.case = case
        self.words = words_of(case.game_name)
        self.game = case.game()
        self.state = self.words.position(self.game, case.given) if case.given else self.game.start()
        self.last = OK

    def run(self) -> None:
        """Play all moves and check what must follow."""
        for move in self.case.moves:
            assert self.last is OK, f"before {move!r}: {self.last}"
            self.move(move)
        wants_refusal = any(check.startswith("refused") for check in self.case.follow)
        assert wants_refusal or self.last is OK, f"refused: {self.last}"
        for check in self.case.follow:
            self.check(check)

    def move(self, text: str) -> None:
        """Play one move, or `luck` or `rest`."""
        who, _, what = text.partition(" ")
        if who != "*":
            while self.state.waiting == [LUCK]:
                self.state.play(LUCK, self.words.dull(self.state))
        if text == "luck":
            return
        if text == "rest":
            asked = self.state.phase
            while self.state.phase is asked and not self.state.over():
                self.state.play(self.state.waiting[0], self.words.dull(self.state))
            return
        seat = LUCK if who == "*" else int(who) - 1
        move = self.game.read(what)
        self.last = self.state.refusal(seat, move)
        if self.last is OK:
            self.state.play(seat, move)

    def check(self, check: str) -> None:
        """Check one statement of the last column."""
        verb, _, rest = check.partition(" ")
        if verb == "refused":
            assert self.last.code == rest, f"the last move: {self.last}"
            assert not self.last.rule or self.last.rule in self.case.rules, f"{self.last}"
        elif verb == "may":
            self.check_may(rest)
        elif check != "ok":
            key, value = cut(self.case.where, check)
            came = self.fact(key)
            assert came == value, f"{key} is {came}, not {value}"

    def check_may(self, rest: str) -> None:
        """Check a statement `may …`."""
        how = rest.split()[0] if rest.split()[0] in ("not", "only") else ""
        who, _, what = rest.removeprefix(how).strip().partition(" ")
        wanted = {self.game.read(text).text for text in what.split(",")}
        legal = {move.text for move in self.state.legal(int(who) - 1)}
        if how == "not":
            assert not wanted & legal, f"{wanted & legal} may be done"
        elif how == "only":
            assert wanted == legal, f"{sorted(legal)} may be done"
        else:
            assert wanted <= legal, f"{wanted - legal} may not be done"

    def fact(self, key: str) -> str:
        """The value of a field or fact."""
        first, *rest = key.split(".")
        if first == "total":
            return str(self.state.view(NOBODY).shown_scores()[int(rest[0]) - 1])
        if first == "score":
            return str(say_points(self.points(rest[0], rest[1]), self.game.parts))
        if first == "sees":
            viewer = NOBODY if rest[0] == "0" else int(rest[0]) - 1
            return fields(self.state.text(viewer))[".".join(rest[1:])]
        facts = {**fields(self.state.text()), **self.words.facts(self.state)}
        assert key in facts, f"{key!r} is neither a field nor a fact"
        return facts[key]

    def points(self, side: str, reason: str) -> int:
        """A side's points for a reason, in parts of a point."""
        total = 0
        ledger = self.fact("ledger")
        for line in ledger.split(",") if ledger != "-" else []:
            _, whose, why, rule, points = line.split(":")
            if (whose, why) == (side, reason):
                assert rule in self.case.rules, f"{why} was scored by {rule}"
                total += read_points(points, self.game.parts)
        return total
