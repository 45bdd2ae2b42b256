"""Many matches: every deal is played once in each seating, so that all have the same luck.

A match is determined by the plan's seed and its own number. Chunks, processes, machines and the
order in which they finish do not change the tally. Workers get a plan and numbers as text, and send
results back as text.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from dataclasses import dataclass, field, replace
from pathlib import Path
from time import perf_counter

import orjson

from paddock.arena.deal import DealResult, play_deal, read_deal
from paddock.arena.plan import Plan, read_plan
from paddock.arena.pools import Pool, local
from paddock.arena.results import Results
from paddock.arena.sequential import SequentialTest
from paddock.arena.tally import Tally
from paddock.core.errors import BadOption

CHUNK = 0.15  # seconds of work in one task: much more than sending it costs
LARGEST = 5000  # deals

OnProgress = Callable[[list[Tally]], None]


def series(
    plan: Plan,
    matches: int,
    executor: Executor | None = None,
    processes: int | None = None,
    on_progress: Callable[[Tally], None] | None = None,
    until: SequentialTest | None = None,
    results: str | Path | None = None,
) -> Tally:
    """Play at least `matches` matches, in whole deals, and tally them.

    They are played by `executor` if there is one, otherwise by local `processes` (default: one
    for each core). `on_progress` gets the tally after each task. With `until` the series ends with
    the deal that decides the test, in whatever order deals are played. `results` is a file that
    keeps the deals; deals in it are not played again.
    """
    job = Job(plan.packed(), plan.deals_for(matches), until)
    listen = None if on_progress is None else (lambda tallies: on_progress(tallies[0]))
    if executor is not None:
        width = processes or os.cpu_count() or 1
        campaign([job], Pool(executor, lambda: width), results, listen)
    else:
        with local(processes) as pool:
            campaign([job], pool, results, listen)
    return job.tally


@dataclass
class Job:
    """One of several series that are played together."""

    plan: Plan
    deals: int
    until: SequentialTest | None = None
    on_deal: Callable[[DealResult], None] | None = None  # called with each deal, in order
    tally: Tally = field(default_factory=Tally)
    decided: bool = False  # the sequential test is decided
    at: int = 0  # the next deal to submit
    counted: int = 0  # deals in the tally, which is filled in order
    size: int = 1  # deals in a task
    waiting: dict[int, DealResult] = field(default_factory=dict)  # played, but not in the tally yet

    def chunk(self) -> tuple[int, int]:
        """The next deals to submit: the first, and how many; 0 when there are none."""
        if self.decided:
            return self.at, 0
        self.at = max(self.at, self.counted)  # a file of results may be ahead
        while self.at < self.deals and self.at in self.waiting:
            self.at += 1
        first = self.at
        while self.at < min(self.deals, first + self.size) and self.at not in self.waiting:
            self.at += 1
        return first, self.at - first

    def enter(self) -> None:
        """Add the deals that are next in order to the tally."""
        game = self.plan.loaded().game
        while self.counted in self.waiting and self.counted < self.deals and not self.decided:
            deal = self.waiting.pop(self.counted)
            self.counted += 1
            self.tally.count(self.plan, game, deal)
            if self.on_deal is not None:
                self.on_deal(deal)
            if self.until is not None:
                samples = self.tally.entrant(self.until.entrant).edge
                self.tally.verdict = self.until.verdict(samples, self.tally.deals)
                self.decided = self.tally.verdict.outcome != "open"


def campaign(
    jobs: list[Job],
    pool: Pool,
    results: str | Path | None = None,
    on_progress: OnProgress | None = None,
) -> None:
    """Play several series at once; the results are in each job's tally."""
    for job in jobs:
        job.plan.loaded()  # raise errors here rather than in a worker
        if job.plan.log_dir is not None:
            Path(job.plan.log_dir).mkdir(parents=True, exist_ok=True)
    book = Results(results, [job.plan for job in jobs]) if results is not None else None
    try:
        if book is not None:
            for job, known in zip(jobs, book.known, strict=True):
                job.waiting.update(known)
        _play(jobs, pool, book, on_progress)
    finally:
        if book is not None:
            book.close()


@dataclass(frozen=True)
class DealBatch:
    """The deals of one task."""

    job: int
    first: int
    count: int
    tried: int = 1


def _play(
    jobs: list[Job], pool: Pool, book: Results | None, on_progress: OnProgress | None
) -> None:
    """Keep all workers busy with tasks that grow until they take long enough."""
    texts = [(job.plan.write(), job.plan.stamp()) for job in jobs]
    busy: dict[Future[tuple[bytes, float]], DealBatch] = {}

    def hand_out(piece: DealBatch) -> None:
        job = texts[piece.job]
        busy[pool.executor.submit(play_chunk, *job, piece.first, piece.count)] = piece

    try:
        while True:
            for job in jobs:
                job.enter()
            if on_progress is not None:
                on_progress([job.tally for job in jobs])
            room = 2 * pool.width() - len(busy)
            while room > 0 and (number := _furthest_behind(jobs)) >= 0:
                first, count = jobs[number].chunk()
                if count:
                    hand_out(DealBatch(number, first, count))
                    room -= 1
            if not busy:
                return
            done, _ = wait(busy, return_when=FIRST_COMPLETED)
            for chunk in done:
                piece = busy.pop(chunk)
                if piece.tried < pool.tries and (chunk.cancelled() or chunk.exception()):
                    hand_out(replace(piece, tried=piece.tried + 1))
                else:
                    _take(jobs[piece.job], piece.job, chunk, book)
    finally:
        for chunk in busy:
            chunk.cancel()


def _furthest_behind(jobs: list[Job]) -> int:
    """The series with the smallest submitted share, or -1 when all are submitted."""
    open_ones = [n for n, job in enumerate(jobs) if job.at < job.deals and not job.decided]
    return min(open_ones, key=lambda n: jobs[n].at / jobs[n].deals, default=-1)


def _take(job: Job, number: int, chunk: Future[tuple[bytes, float]], book: Results | None) -> None:
    """Take a task's results: logs first, so that a deal in the file has its logs."""
    sent, seconds = chunk.result()
    deals = []
    for facts in orjson.loads(sent):
        logs: dict[str, str] = facts.pop("logs", {})
        for match, text in logs.items():
            path = Path(job.plan.log_dir or ".") / f"match-{int(match) + 1:06}.log"
            path.write_text(text, "utf-8")
        deals.append(read_deal(facts))
    if book is not None:
        book.write(number, deals)
    job.waiting.update((deal.number, deal) for deal in deals)
    job.size = max(1, min(4 * job.size, LARGEST, int(CHUNK * len(deals) / max(seconds, 1e-6))))


def play_chunk(plan_text: str, stamp: str, first: int, count: int) -> tuple[bytes, float]:
    """Runs in a worker: play deals from `first` on; their results and the seconds they took."""
    plan = read_plan(plan_text)
    if plan.stamp() != stamp:
        raise BadOption("a worker has another version of Paddock, or another edition")
    start = perf_counter()
    sent = []
    for number in range(first, first + count):
        deal = play_deal(plan, number)
        facts = deal.to_dict()
        if deal.logs:
            facts["logs"] = {str(match): text for match, text in deal.logs.items()}
        sent.append(facts)
    return orjson.dumps(sent), perf_counter() - start
