"""Many matches: every deal is played once in each seating, so that luck is the same for all.

A match is fixed by the plan's seed and its own number. How a series is cut into chunks, how many
processes play it and in which order they finish changes nothing in its tally.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

from paddock.arena.plan import Plan
from paddock.arena.sequential import SequentialTest
from paddock.arena.tally import SHARE, Entrant, Fault, Sum, Tally
from paddock.bots.play import BotFailed, play_match
from paddock.core.game import Game
from paddock.core.log import Match
from paddock.core.luck import Rng

CHUNK = 0.15  # seconds of work to send at once: much more than sending it costs
LARGEST = 5000  # deals

OnProgress = Callable[[Tally], None]


def series(
    plan: Plan,
    matches: int,
    executor: Executor | None = None,
    processes: int | None = None,
    on_progress: OnProgress | None = None,
    until: SequentialTest | None = None,
) -> Tally:
    """Play at least `matches` matches, in whole deals, and add them up.

    They are played by `executor` if one is given, else by so many `processes` (as many as there
    are cores). `on_progress` hears the tally so far each time some deals are done. With `until` the
    series ends with the deal that decides the test, in whatever order deals are played.
    """
    plan.table()  # complain here rather than in a worker
    if plan.log_dir is not None:
        Path(plan.log_dir).mkdir(parents=True, exist_ok=True)
    deals = -(-matches // plan.rotations())
    if executor is not None:
        workers = processes or os.cpu_count() or 1
        return _play(plan, deals, executor, workers, on_progress, until)
    workers = processes or os.cpu_count() or 1
    with Here() if workers == 1 else ProcessPoolExecutor(workers) as own:
        return _play(plan, deals, own, workers, on_progress, until)


class Here(Executor):
    """Does the work at once, in this process."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        done: Future[Any] = Future()
        done.set_result(fn(*args, **kwargs))
        return done


def _play(
    plan: Plan,
    deals: int,
    executor: Executor,
    workers: int,
    on_progress: OnProgress | None,
    until: SequentialTest | None,
) -> Tally:
    """Keep all workers busy with chunks that grow until they take long enough."""
    work = play_deals if until is None else play_each
    tally = Tally()
    at = counted = 0  # deals handed out, and deals entered, which is done in their order
    size = 1
    busy: dict[Future[tuple[list[Tally], float]], int] = {}
    waiting: dict[int, list[Tally]] = {}
    try:
        while at < deals or busy:
            while at < deals and len(busy) < 2 * workers:
                count = min(size, deals - at)
                busy[executor.submit(work, plan, at, count)] = at
                at += count
            done, _ = wait(busy, return_when=FIRST_COMPLETED)
            for chunk in done:
                parts, seconds = chunk.result()
                waiting[busy.pop(chunk)] = parts
                each = seconds / sum(part.deals + part.void for part in parts)
                size = max(1, min(4 * size, LARGEST, int(CHUNK / max(each, 1e-6))))
            while counted in waiting:
                parts = waiting.pop(counted)
                for part in parts:
                    counted += part.deals + part.void
                    tally.add(part)
                    if until is not None and _decided(tally, until):
                        return tally
            if on_progress is not None:
                on_progress(tally)
    finally:
        for chunk in busy:
            chunk.cancel()
    return tally


def _decided(tally: Tally, test: SequentialTest) -> bool:
    """Whether the deals so far decide the test; enters where it stands."""
    tally.verdict = test.verdict(tally.entrant(test.entrant).edge, tally.deals)
    return tally.verdict.outcome != "open"


def play_deals(plan: Plan, first: int, count: int) -> tuple[list[Tally], float]:
    """Play deals `first` and on; what they came to together, and how many seconds they took."""
    start = perf_counter()
    tally = Tally()
    for deal in range(first, first + count):
        play_deal(plan, deal, tally)
    return [tally], perf_counter() - start


def play_each(plan: Plan, first: int, count: int) -> tuple[list[Tally], float]:
    """The same, with a tally for each deal."""
    start = perf_counter()
    tallies = [Tally() for _ in range(count)]
    for deal, tally in enumerate(tallies, first):
        play_deal(plan, deal, tally)
    return tallies, perf_counter() - start


def play_deal(plan: Plan, deal: int, tally: Tally) -> None:
    """One deal in every seating; if a bot fails in one of them, the deal does not count."""
    game, _ = plan.table()
    rotations = plan.rotations()
    results: list[Result] = []
    for rotation in range(rotations):
        try:
            result = play_one(plan, deal, rotation)
        except BotFailed as failed:
            number = deal * rotations + rotation
            name = plan.seating(rotation)[failed.seat]
            tally.fail(Fault(number, failed.seat, name, failed.ply, failed.reason))
            continue
        results.append(result)
    if len(results) < rotations:
        tally.void += 1
        return
    tally.deals += 1
    tally.matches += rotations
    count_deal(game, results, tally)


class Result(NamedTuple):
    """How one match ended."""

    seating: tuple[str, ...]
    plies: int
    points: list[int]  # by side
    winners: list[int]  # sides


def play_one(plan: Plan, deal: int, rotation: int) -> Result:
    game, entrants = plan.table()
    seating = plan.seating(rotation)
    number = deal * plan.rotations() + rotation
    luck = Rng(plan.seed, deal, 0)  # the same for every seating of a deal
    rngs = [Rng(plan.seed, number, 1 + seat) for seat in range(game.players)]
    match = Match(game, list(seating)) if plan.log_dir is not None else None
    state = match.state if match is not None else game.start()
    try:
        plies = play_match(state, [entrants[level] for level in seating], luck, rngs, match)
    finally:
        if match is not None and plan.log_dir is not None:  # of a failed match as far as it went
            path = Path(plan.log_dir) / f"match-{number + 1:06}.log"
            path.write_text(match.log.write(), "utf-8")
    return Result(seating, plies, state.scores(), state.winners())


def count_deal(game: Game, results: list[Result], tally: Tally) -> None:
    """Enter the matches of one deal."""
    own: dict[str, Sum] = {}  # of this deal
    for result in results:
        tally.plies += result.plies
        share = SHARE // max(1, len(result.winners))  # in some games nobody wins
        sides: dict[str, set[int]] = {}
        for seat, name in enumerate(result.seating):
            side = int(game.side_of[seat])
            sides.setdefault(name, set()).add(side)
            in_seat = tally.entrants.setdefault(name, Entrant()).seats.setdefault(seat, Sum())
            in_seat.count(share if side in result.winners else 0, result.points[side])
        for name, members in sides.items():
            for side in members:
                won = share if side in result.winners else 0
                own.setdefault(name, Sum()).count(won, result.points[side])
    everyone = Sum()
    for results_of in own.values():
        everyone.add(results_of)
    for name, results_of in own.items():
        tally.entrants[name].count_deal(results_of, everyone)
