"""Compares Paddock with other game libraries, on one core in one run: `python -m benchmarks.peers`.

    pip install -r benchmarks/requirements.txt
    python -m benchmarks.peers [--seconds 2] [--append benchmarks/history.jsonl]

Each contestant runs for a fraction of a second at a time, and the contestants alternate. The figure
is CPU time, and the best of a contestant's turns counts. A decision is one answer of a player;
moves of luck are not counted for anybody. Libraries that are not installed are skipped and
reported. `--append` stores the run as a line of JSON and plots all stored runs.
"""

from __future__ import annotations

import argparse
import json
import platform
import random
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from time import process_time
from typing import Any

import paddock
from benchmarks.history import plot, read
from paddock import LUCK, Rng, load

Work = Callable[[], int]  # runs a part of the work and returns how many decisions it took
TURN = 0.25  # seconds
BATCH = 256


def plain_loop() -> Work:
    """1000 Kilometers in a plain Python loop: ask, choose, play."""
    game, rng = load("kilometers", 2), Rng(1)

    def play() -> int:
        state, decisions = game.start(), 0
        while not state.over():
            seat = state.turn()
            if seat == LUCK:
                state.play(LUCK, state.luck(rng))
            else:
                moves = state.legal(seat)
                state.play(seat, moves[rng.below(len(moves))])
                decisions += 1
        return decisions

    return play


def vectorised() -> Work:
    """The same with many matches at once, with observations and masks."""
    from paddock.envs.vector import VectorEnv

    batch = VectorEnv("kilometers", BATCH, seed=1)

    def play() -> int:
        for _ in range(20):
            batch.step(batch.sample())
        return 20 * BATCH

    return play


def petting(make: Callable[[], Any]) -> Work:
    """Any PettingZoo environment with action masks."""
    table = make()
    rng = random.Random(1)

    def play() -> int:
        table.reset(seed=rng.randrange(10**6))
        decisions = 0
        for _ in table.agent_iter():
            observation, _, termination, truncation, _ = table.last()
            if termination or truncation:
                table.step(None)
                continue
            mask = observation["action_mask"]
            table.step(int(rng.choice(mask.nonzero()[0])))
            decisions += 1
        return decisions

    return play


def our_table() -> Work:
    """Paddock's PettingZoo environment."""
    from paddock.envs.pettingzoo import env

    return petting(lambda: env("kilometers"))


def their_table(name: str) -> Callable[[], Work]:
    def make() -> Work:
        from importlib import import_module

        module = import_module(f"pettingzoo.classic.{name}")
        return petting(lambda: module.raw_env())

    return make


def spiel(name: str) -> Callable[[], Work]:
    """One of OpenSpiel's own games, implemented in C++ and called from Python."""

    def make() -> Work:
        import pyspiel

        game, rng = pyspiel.load_game(name), random.Random(1)

        def play() -> int:
            state, decisions = game.new_initial_state(), 0
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    state.apply_action(outcomes[rng.randrange(len(outcomes))][0])
                else:
                    state.apply_action(rng.choice(state.legal_actions()))
                    decisions += 1
            return decisions

        return play

    return make


CONTESTANTS: dict[str, Callable[[], Work]] = {
    "paddock: plain loop": plain_loop,
    "open_spiel: leduc_poker": spiel("leduc_poker"),
    "open_spiel: gin_rummy": spiel("gin_rummy"),
    "paddock: pettingzoo": our_table,
    "pettingzoo: leduc_holdem": their_table("leduc_holdem_v4"),
    "pettingzoo: texas_holdem": their_table("texas_holdem_v4"),
    f"paddock: vectorised, {BATCH}": vectorised,
}


def measure(seconds: float) -> tuple[dict[str, float], dict[str, str]]:
    """Measure the decisions per second of each contestant. Also returns why some were skipped."""
    works: dict[str, Work] = {}
    missing: dict[str, str] = {}
    for name, make in CONTESTANTS.items():
        try:
            works[name] = make()
            works[name]()
        except Exception as error:  # not installed, or it fails
            missing[name] = f"{type(error).__name__}: {error}"
    best = dict.fromkeys(works, 0.0)
    for _ in range(max(1, round(seconds / TURN))):
        for name, work in works.items():
            start, done = process_time(), 0
            while process_time() - start < TURN:
                done += work()
            best[name] = max(best[name], done / (process_time() - start))
    return best, missing


def ratios(best: dict[str, float]) -> dict[str, float]:
    """The speed of Paddock divided by that of the fastest library of the same kind."""

    def over(ours: str, kind: str) -> float | None:
        peers = [speed for name, speed in best.items() if name.startswith(kind)]
        return best[ours] / max(peers) if ours in best and peers else None

    found = {
        "plain loop / OpenSpiel's C++ from Python": over("paddock: plain loop", "open_spiel"),
        "PettingZoo form / PettingZoo's own": over("paddock: pettingzoo", "pettingzoo"),
    }
    return {name: value for name, value in found.items() if value is not None}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each contestant")
    parser.add_argument("--append", type=Path, help="a file of JSON lines")
    args = parser.parse_args()
    best, missing = measure(args.seconds)
    for name, speed in best.items():
        print(f"{name:32} {speed:>12,.0f} decisions/s")
    for name, ratio in ratios(best).items():
        print(f"{name:44} {ratio:.1f}")
    for name, reason in missing.items():
        print(f"left out: {name}: {reason}")
    if args.append:
        line = {
            "at": datetime.now(UTC).isoformat(timespec="seconds"),
            "version": paddock.__version__,
            "python": platform.python_version(),
            "compiled": paddock.compiled,
            "decisions_per_second": {name: round(speed) for name, speed in best.items()},
        }
        with args.append.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")
        plot(read(args.append), args.append.with_suffix(".svg"))


if __name__ == "__main__":
    main()
