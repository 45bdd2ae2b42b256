"""Measures how long the legal moves of the slowest position take, over random matches at every
table.

    python -m tests.perft.worst grand_prix --matches 10000

Every position is timed once. A position that seems slower than the slowest so far is timed again,
and its shortest time counts, so that other load on the machine is not counted. The result names the
position, so that it can be examined.
"""

from __future__ import annotations

import argparse
import json
from itertools import product
from time import perf_counter_ns

import paddock
from paddock import LUCK, Rng, State, load
from paddock.shelf import title

AGAIN = 7  # how often such a position is timed again

Table = tuple[int, str, str]  # players, preset, and a track if the game has several


class Worst:
    """The slowest position so far."""

    def __init__(self) -> None:
        self.nanoseconds = 0
        self.position = ""
        self.table: Table = (0, "", "")
        self.moves = 0
        self.positions = 0

    def look(self, state: State, seat: int, table: Table) -> None:
        self.positions += 1
        taken = time_once(state, seat)
        if taken <= self.nanoseconds:
            return
        taken = min(taken, *(time_once(state, seat) for _ in range(AGAIN)))
        if taken > self.nanoseconds:
            self.nanoseconds = taken
            self.position = state.text()
            self.table = table
            self.moves = len(state.legal(seat))


def time_once(state: State, seat: int) -> int:
    start = perf_counter_ns()
    state.legal(seat)
    return perf_counter_ns() - start


def tables(name: str) -> list[Table]:
    """Every number of players and preset, on every track of a game that has several."""
    known = title(name)
    tracks = [one.words for one in known.options if one.name == "track"]
    return list(product(known.players, known.presets, tracks[0] if tracks else [""]))


def walk(name: str, table: Table, matches: int, worst: Worst) -> None:
    """Play random matches at one table and time every question of the players."""
    players, preset, track = table
    game = load(name, players, preset, **({"track": track} if track else {}))
    for match in range(matches):
        state, rng = game.start(), Rng(match, players)
        while not state.over():
            seat = int(state.turn())
            if seat == LUCK:
                state.play(LUCK, state.luck(rng))
                continue
            worst.look(state, seat, table)
            legal = state.legal(seat)
            state.play(seat, legal[rng.below(len(legal))])


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--matches", type=int, default=10_000)
    args = parser.parse_args()
    every = tables(args.game)
    each = -(-args.matches // len(every))
    worst = Worst()
    for table in every:
        walk(args.game, table, each, worst)
    facts = {
        "game": args.game,
        "compiled": paddock.compiled,
        "matches": each * len(every),
        "positions": worst.positions,
        "worst_microseconds": round(worst.nanoseconds / 1000, 1),
        "legal_moves": worst.moves,
        "table": worst.table,
        "position": worst.position,
    }
    print(json.dumps(facts, indent=2))


if __name__ == "__main__":
    main()
