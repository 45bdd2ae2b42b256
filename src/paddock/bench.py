"""The speed of the engine, compiled and interpreted, measured side by side.

Each build runs in its own process (`python -m paddock.bench`) that answers requests. The two
alternate in short slices, so that other load affects both alike, and only processor time of the
process is counted.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Any

import paddock
from paddock import Rng, build, load, shelf
from paddock.bots.bot import Question
from paddock.bots.play import play_match
from paddock.bots.playout import play_matches
from paddock.bots.search import SearchBot
from paddock.core import playout
from paddock.core.game import Game
from paddock.games import package_of
from paddock.shelf import title

MATCH = "match"  # whole random matches; the others are calls on positions of such matches
CALLS: dict[str, Callable[[Any, Rng, int], int]] = {
    "clone": playout.clone_all,
    "imagine": playout.imagine_all,
    "legal": playout.legal_all,
    "view": playout.view_all,
}
# Measures of bots at the game's best number of players: the parts of a search, and the club
CLUB, POLICY, SEARCH = "club", "policy", "search"
BOTS = {
    CLUB: "decisions_per_second",
    POLICY: "decisions_per_second",
    SEARCH: "positions_per_second",
}
BUDGET = 1000  # positions of one search
TURNS = 4  # repetitions of each measure of bots
WEIGHT = {MATCH: 4}  # slices of time; the others get one
REPETITIONS = 9
SAMPLES = 200
COMPILED, INTERPRETED = "compiled", "interpreted"


# One build, in its own process


class BenchWorker:
    """Answers requests for one slice each, and finds out how much work fills a slice."""

    def __init__(self) -> None:
        self.rng = Rng(1)
        self.work: dict[tuple[str, int, str], tuple[Callable[[int], int], int]] = {}

    def measure(self, game: str, players: int, what: str, seconds: float) -> dict[str, float]:
        """Do `what` for about that many seconds: how much was done, in which time."""
        key = (game, players, what)
        if key not in self.work:
            self.work[key] = (self.job(*key), 1)
        job, rounds = self.work[key]
        while True:
            start = process_time()
            done = job(rounds)
            taken = process_time() - start
            if taken >= seconds / 2:
                self.work[key] = (job, max(1, int(rounds * seconds / taken)))
                return {"done": done, "rounds": rounds, "seconds": taken}
            rounds = max(rounds + 1, int(rounds * min(8.0, seconds / max(taken, 1e-9))))

    def job(self, name: str, players: int, what: str) -> Callable[[int], int]:
        """The function that does some amount of `what`."""
        game = load(name, players)
        rng = self.rng
        if what == MATCH:
            return lambda rounds: playout.random_matches(game, rng, rounds)
        if what in BOTS:
            return bot_job(game, what, rng)
        states = playout.samples(game, Rng(2), SAMPLES)
        call = CALLS[what]
        return lambda rounds: call(states, rng, rounds)


def bot_job(game: Game, what: str, rng: Rng) -> Callable[[int], int]:
    """The work of bots: whole matches of the club or of the policy, or searches of positions."""
    if what == CLUB:
        clubs = [shelf.bot(CLUB, game.name)] * game.players
        rngs = [rng] * game.players
        return lambda rounds: sum(play_match(game.start(), clubs, rng, rngs) for _ in range(rounds))
    bot = shelf.bot(shelf.levels(game.name)[-1], game.name)
    if not isinstance(bot, SearchBot):
        bot = SearchBot(what)
    if what == POLICY:
        policy = bot.policy
        return lambda rounds: play_matches(game, policy, rng, rounds)
    bot.budget = BUDGET
    states = playout.samples(game, Rng(2), SAMPLES)
    questions = [Question(state, int(state.turn())) for state in states]
    questions = [one for one in questions if len(one.legal) > 1]
    searcher = bot
    return lambda rounds: sum(
        searcher.study(questions[n % len(questions)], rng).positions for n in range(rounds)
    )


def answer_requests() -> None:
    """Read requests from standard input and answer them."""
    print(json.dumps({"compiled": paddock.compiled}), flush=True)
    worker = BenchWorker()
    for line in sys.stdin:
        print(json.dumps(worker.measure(**json.loads(line))), flush=True)


# Both builds, from outside


class Build:
    """A build to be measured: the other end of `answer_requests`."""

    def __init__(self, name: str) -> None:
        self.name = name
        environment = {k: v for k, v in os.environ.items() if k != "PADDOCK_PURE"}
        if name == INTERPRETED:
            environment["PADDOCK_PURE"] = "1"
        self.process = subprocess.Popen(
            [sys.executable, "-m", "paddock.bench"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
        )
        self.compiled = bool(self._read()["compiled"])

    def ask(self, **request: object) -> dict[str, float]:
        """Send a request; its answer."""
        assert self.process.stdin
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        return self._read()

    def _read(self) -> dict[str, float]:
        assert self.process.stdout
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError(f"the {self.name} build ended with {self.process.wait()}")
        answer: dict[str, float] = json.loads(line)
        return answer

    def close(self) -> None:
        """End the process."""
        self.process.communicate()


def measure(games: list[str], seconds: float) -> dict[str, object]:
    """Measure each game for about `seconds`; figures by game and number of players."""
    compiles = build.ensure(quiet=False)
    builds = [Build(name) for name in ([COMPILED] if compiles else []) + [INTERPRETED]]
    try:
        found = {name: measure_game(builds, name, seconds) for name in games}
        bots = {name: measure_bots(builds[0], name, seconds / 4) for name in games}
    finally:
        for one in builds:
            one.close()
    return {
        "python": sys.version.split()[0],
        "builds": [one.name for one in builds],
        "not_compiled": "" if compiles else build.why_not(),
        "plies": "decisions by seats; draws and other luck are not counted",
        "games": found,
        "bots": bots,
    }


def measure_bots(build: Build, game: str, seconds: float) -> dict[str, object]:
    """The speed of a game's bots in one build."""
    players = package_of(game).best_players or title(game).players[0]
    each = seconds / (len(BOTS) * TURNS)
    facts: dict[str, object] = {"build": build.name, "players": players}
    for what, unit in BOTS.items():
        turns = [
            build.ask(game=game, players=players, what=what, seconds=each) for _ in range(TURNS)
        ]
        speeds = [turn["done"] / turn["seconds"] for turn in turns[1:]]
        facts[what] = {unit: figures(speeds, max)}
    return facts


def measure_game(builds: list[Build], game: str, seconds: float) -> dict[str, object]:
    """All figures of one game."""
    counts = title(game).players
    players = [counts[0]] if len(counts) == 1 else [counts[0], counts[-1]]
    measures = [MATCH, *CALLS]
    slices = sum(WEIGHT.get(what, 1) for what in measures)
    each = seconds / (len(players) * slices * len(builds) * REPETITIONS)
    return {
        str(count): {
            what: compare(builds, game, count, what, each * WEIGHT.get(what, 1))
            for what in measures
        }
        for count in players
    }


def compare(
    builds: list[Build], game: str, players: int, what: str, seconds: float
) -> dict[str, object]:
    """Let the builds alternate; best, median, and the ratio of neighbouring slices."""
    turns: dict[str, list[dict[str, float]]] = {one.name: [] for one in builds}
    for repetition in range(REPETITIONS + 1):
        for one in builds:
            taken = one.ask(game=game, players=players, what=what, seconds=seconds)
            if repetition:  # the first slice only finds out how much work fills one
                turns[one.name].append(taken)
    facts: dict[str, object] = {}
    for name, taken_turns in turns.items():
        if what == MATCH:
            facts[name] = {
                "plies_per_second": figures([t["done"] / t["seconds"] for t in taken_turns], max),
                "matches_per_second": figures(
                    [t["rounds"] / t["seconds"] for t in taken_turns], max
                ),
            }
        else:
            facts[name] = {
                "ns": figures([1e9 * t["seconds"] / t["done"] for t in taken_turns], min)
            }
    if len(builds) == 2:
        speeds = [[t["done"] / t["seconds"] for t in turns[one.name]] for one in builds]
        facts["ratio"] = round(median(a / b for a, b in zip(*speeds, strict=True)), 2)
    return facts


def figures(values: list[float], best: Callable[[list[float]], float]) -> dict[str, float]:
    """Best and median of some values."""
    return {"best": round(best(values), 1), "median": round(median(values), 1)}


if __name__ == "__main__":
    answer_requests()
