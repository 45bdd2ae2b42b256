"""Runs many inputs on all processors, in numbered chunks that can be repeated by their number."""

from __future__ import annotations

import multiprocessing
import signal
import sys
import traceback
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from types import FrameType

from tests.fuzz.inputs import KINDS, Trials, refused

from paddock.core.errors import PaddockError

CHUNK = 500  # inputs
MATCHES = 6  # the number of matches that one chunk takes its texts from
POOL = 400  # the number of matches that are played in all
PATIENCE = 60  # seconds for one input; only guards against hanging for ever


@dataclass
class Site:
    """A place in the code at which an input caused an error, with the first such input."""

    where: str
    what: str
    kind: str
    chunk: int
    given: str


@dataclass
class Outcome:
    """The result of some chunks."""

    tried: Counter[str] = field(default_factory=Counter)
    accepted: Counter[str] = field(default_factory=Counter)
    broken: Counter[str] = field(default_factory=Counter)  # errors by place
    sites: dict[str, Site] = field(default_factory=dict)

    def add(self, other: Outcome) -> None:
        self.tried += other.tried
        self.accepted += other.accepted
        self.broken += other.broken
        for where, site in other.sites.items():
            self.sites.setdefault(where, site)

    def text(self) -> str:
        lines = [
            f"{kind}: {self.tried[kind]} inputs, {self.accepted[kind]} accepted, "
            f"{self.tried[kind] - self.accepted[kind]} refused"
            for kind in KINDS
        ]
        lines.append(f"{sum(self.tried.values())} inputs, {len(self.sites)} crash sites")
        for where, count in self.broken.most_common():
            site = self.sites[where]
            lines += [
                "",
                f"{where}: {site.what}",
                f"  {count} times; chunk {site.chunk}, {site.kind}",
            ]
            lines.append(f"  {site.given[:3000]!r}")
        return "\n".join(lines)


def run_chunk(seed: int, chunk: int, size: int = CHUNK) -> Outcome:
    """Try the inputs of one chunk; they are the same each time."""
    rng = Random(f"{seed} {chunk}")
    trials = Trials(rng, [rng.randrange(POOL) for _ in range(MATCHES)])
    outcome = Outcome()
    kinds = rng.choices(list(KINDS), list(KINDS.values()), k=size)
    for kind in kinds:
        outcome.tried[kind] += 1
        trials.given = ""
        try:
            with_patience(PATIENCE)
            try:
                outcome.accepted[kind] += getattr(trials, kind)()
            except PaddockError as error:
                refused(error)
        except Exception as error:
            where = place_of(error)
            outcome.broken[where] += 1
            what = f"{type(error).__name__}: {error}"[:300]
            outcome.sites.setdefault(where, Site(where, what, kind, chunk, trials.given))
        finally:
            with_patience(0)
    return outcome


def place_of(error: Exception) -> str:
    """The innermost line of our code in the traceback, or the line of the trial if there is
    none."""
    frames = traceback.extract_tb(error.__traceback__)
    ours = [frame for frame in frames if "/paddock/" in frame.filename] or list(frames)
    frame = ours[-1] if not isinstance(error, AssertionError) else frames[-1]
    name = "/".join(frame.filename.split("/")[-4:])
    detail = f" ({error})"[:60] if isinstance(error, AssertionError) else ""
    return f"{name}:{frame.lineno} {type(error).__name__}{detail}"


def with_patience(seconds: int) -> None:
    if hasattr(signal, "SIGALRM"):
        signal.alarm(seconds)


def give_up(number: int, frame: FrameType | None) -> None:
    raise TimeoutError(f"no answer in {PATIENCE} seconds")


def begin() -> None:
    if hasattr(signal, "SIGALRM"):
        signal.signal(signal.SIGALRM, give_up)


def one(job: tuple[int, int, int]) -> Outcome:
    return run_chunk(*job)


def jobs(seed: int, inputs: int, first: int) -> Iterator[tuple[int, int, int]]:
    for chunk in range(-(-inputs // CHUNK)):
        yield seed, first + chunk, min(CHUNK, inputs - chunk * CHUNK)


def run(seed: int, inputs: int, first: int, processes: int) -> Outcome:
    """Run the chunks from number `first` on, until the given number of inputs was tried."""
    outcome = Outcome()
    told = 0
    with multiprocessing.get_context("spawn").Pool(processes, begin) as pool:
        for part in pool.imap_unordered(one, jobs(seed, inputs, first)):
            outcome.add(part)
            tried = sum(outcome.tried.values())
            if tried * 20 // inputs > told:
                told = tried * 20 // inputs
                print(f"{tried} tried, {len(outcome.sites)} sites", file=sys.stderr, flush=True)
    return outcome
