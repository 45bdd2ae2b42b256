"""Who plays the matches of a series: this process, processes of this machine, or a cluster."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from paddock.core.errors import BadOption


@dataclass
class Pool:
    """An executor, and how many pieces of work it does at once; that may change meanwhile."""

    executor: Executor
    width: Callable[[], int]
    tries: int = 1  # how often a piece is handed out before its failure counts


class Here(Executor):
    """Does the work at once, in this process."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        done: Future[Any] = Future()
        done.set_result(fn(*args, **kwargs))
        return done


@contextmanager
def local(processes: int | None = None) -> Iterator[Pool]:
    """So many processes of this machine; by default as many as it has cores."""
    count = processes or os.cpu_count() or 1
    if count == 1:
        yield Pool(Here(), lambda: 1)
        return
    with ProcessPoolExecutor(count) as executor:
        yield Pool(executor, lambda: count)


@contextmanager
def cluster(address: str) -> Iterator[Pool]:
    """The workers of a Dask scheduler, as many as there are at any time.

    The scheduler gives the work of a worker that is gone to another one. What it gives up, or what
    is lost with the line to it, is handed out again.
    """
    try:
        from distributed import Client
    except ImportError:
        raise BadOption("--cluster needs Dask: pip install 'paddock[cluster]'") from None
    try:
        client: Any = Client(address, set_as_default=False, timeout=10)
    except (OSError, ValueError) as error:
        raise BadOption(f"there is no scheduler at {address}: {error}") from None
    with client:
        # A deal always comes out the same, but Dask must not take two series for one.
        executor = client.get_executor(pure=False)
        try:
            yield Pool(executor, lambda: max(1, sum(client.nthreads().values())), tries=4)
        finally:
            executor.shutdown(wait=False)
