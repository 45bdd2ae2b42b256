"""Perft: the number of lines of play to a fixed depth, from fixed positions.

Luck's outcomes count as moves. Where several seats are asked at once, only the first answers,
because the order of answers does not matter. `python -m tests.perft` writes the counts again.

A line of `tests/games/<game>/perft.txt` is: table | depth | count | position. The position names
the version of the rules under which it is counted.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from paddock.core.game import Game
from paddock.core.state import State
from paddock.shelf import load_version

GAMES = Path(__file__).parent.parent / "games"


def perft(state: State, depth: int) -> int:
    """The number of lines that are `depth` moves long; a finished match has none."""
    if state.over():
        return 0
    seat = state.waiting[0]
    moves = state.legal(seat)
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        after = state.clone()
        after.play(seat, move)
        total += perft(after, depth - 1)
    return total


class Count:
    """One line of a file of counts."""

    def __init__(self, game: str, line: str) -> None:
        table, depth, count, position = (part.strip() for part in line.split("|"))
        self.name = game
        self.table = table
        self.depth = int(depth)
        self.stored = int(count)
        self.position = position

    def game(self) -> Game:
        players, preset, *options = self.table.split()
        chosen: dict[str, Any] = dict(word.partition("=")[::2] for word in options)
        rules = int(self.position.split()[0].rpartition("/")[2])
        return load_version(rules, self.name, int(players), preset, None, chosen)

    def count(self) -> int:
        return perft(self.game().position(self.position), self.depth)

    def write(self) -> str:
        return f"{self.table} | {self.depth} | {self.count()} | {self.position}"


def files() -> list[Path]:
    return sorted(GAMES.glob("*/perft.txt"))


def read_counts(file: Path) -> list[Count]:
    lines = file.read_text("utf-8").splitlines()
    return [Count(file.parent.name, line) for line in lines if line and not line.startswith("#")]


def rewrite(file: Path) -> None:
    lines = file.read_text("utf-8").splitlines()
    kept = [
        line if not line or line.startswith("#") else Count(file.parent.name, line).write()
        for line in lines
    ]
    file.write_text("\n".join(kept) + "\n", "utf-8")
