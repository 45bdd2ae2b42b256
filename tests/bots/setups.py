"""Compares the set-ups over the calendar of Rally: `python -m tests.bots.setups [STAGES] [SEED]`
prints a table.

Three club drivers that differ only in their set-up drive single stages of every rally of the
calendar. The seats rotate, and with them the start numbers. The rounds of a car are counted from
its own start to its leaving the course. A car that is out counts as if it had come last, two rounds
later, as for its points (RY23). A second table compares the club player with `random`.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from math import sqrt

from paddock import Rng, load
from paddock.bots.bot import Bot, Question
from paddock.bots.play import play_match
from paddock.core.moves import Move
from paddock.games.rally.bot.player import RallyClub
from paddock.games.rally.rules.cards import ENTRIES, SETUPS
from paddock.games.rally.rules.state import Rally
from paddock.shelf import bot


class Driver(Bot):
    """The club player, driving with a given set-up."""

    def __init__(self, setup: str) -> None:
        super().__init__(f"club-{setup}")
        self.setup = setup
        self.club = RallyClub("club")

    def answer(self, question: Question, rng: Rng) -> Move:
        for move in question.legal:
            if move.kind == "setup" and move.card == self.setup:
                return move
        return self.club.answer(question, rng)


class Row:
    """The results of one set-up in one rally of the calendar."""

    def __init__(self) -> None:
        self.rounds: list[float] = []
        self.won = 0.0
        self.out = 0

    def __str__(self) -> str:
        count = len(self.rounds)
        mean = sum(self.rounds) / count
        half = 1.96 * sqrt(sum((one - mean) ** 2 for one in self.rounds) / count / count)
        return f"{mean:6.2f} ± {half:.2f} {self.won / count:5.0%} {self.out / count:4.0%}"


def drive(entry: str, stages: int, seed: int, drivers: Sequence[Bot]) -> list[Row]:
    """Drive a number of stages of a rally; returns a row for each driver."""
    players = len(drivers)
    game = load("rally", players, rally=entry)
    rows = [Row() for _ in drivers]
    for stage in range(stages):
        seating = [(seat + stage) % players for seat in range(players)]
        state = game.start()
        assert isinstance(state, Rally)
        luck = [Rng(seed, stage, seat) for seat in range(players)]
        play_match(state, [drivers[n] for n in seating], Rng(seed, stage), luck)
        home = [int(car.home - car.start + 1) for car in state.cars if car.home]
        best = state.winners()
        for seat, car in enumerate(state.cars):
            row = rows[seating[seat]]
            took = int(car.home - car.start + 1) if car.home else max(home, default=0) + 2
            row.rounds.append(took)
            row.out += int(car.out)
            row.won += 1 / len(best) if seat in best else 0
    return rows


def table(names: Sequence[str], drivers: Sequence[Bot], stages: int, seed: int) -> None:
    print(f"{'':16}" + "".join(f"{name:^26}" for name in names))
    for entry in ENTRIES:
        cells = "".join(f"{row!s:>26}" for row in drive(entry, stages, seed, drivers))
        print(f"{entry:16}{cells}", flush=True)


def main(words: Sequence[str]) -> None:
    stages = int(words[0]) if words else 300
    seed = int(words[1]) if len(words) > 1 else 6
    print(f"{stages} stages of each rally: mean rounds (95 %), stages won, stages not finished")
    table(SETUPS, [Driver(setup) for setup in SETUPS], stages, seed)
    table(("club", "random"), [bot("club", "rally"), bot("random", "rally")], stages, seed)


if __name__ == "__main__":
    main(sys.argv[1:])
