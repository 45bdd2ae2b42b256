"""Many inputs, in chunks that can be tried again by their number, on all processors."""

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
MATCHES = 6  # that one chunk takes its texts from
POOL = 400  # matches in all: so many are played
PATIENCE = 60  # seconds for one input: only against hanging for ever


@dataclass
class Site:
    """A place in the code at which an input broke something, with the first such input."""

    where: str
    what: str
    kind: str
    chunk: int
    given: str


@dataclass
class Outcome:
    """What came of some chunks."""

    tried: Counter[str] = field(default_factory=Counter)
    accepted: Counter[str] = field(default_factory=Counter)
    broken: Counter[str] = field(default_factory=Counter)  # by place
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
    """The inputs of one chunk: the same ones each time."""
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
    """The innermost line of ours, or of the trial itself where only it complains."""
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
    """All chunks from `first` on, until so many inputs have been tried."""
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
