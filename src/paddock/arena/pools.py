"""Where the matches of a series are played: in this process, in others here, or on a cluster."""

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
    """An executor and its number of parallel tasks, which may change."""

    executor: Executor
    width: Callable[[], int]
    tries: int = 1  # tries of a task before its failure counts


class Here(Executor):
    """An executor that runs the task at once, in this process."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """Run the task."""
        done: Future[Any] = Future()
        done.set_result(fn(*args, **kwargs))
        return done


@contextmanager
def local(processes: int | None = None) -> Iterator[Pool]:
    """That many local processes; by default one for each core."""
    count = processes or os.cpu_count() or 1
    if count == 1:
        yield Pool(Here(), lambda: 1)
        return
    with ProcessPoolExecutor(count) as executor:
        yield Pool(executor, lambda: count)


@contextmanager
def cluster(address: str) -> Iterator[Pool]:
    """The workers of a Dask scheduler, as many as there are at any time.

    The scheduler moves the work of a lost worker to another one. Tasks that it gives up, or that
    are lost with the connection, are submitted again.
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
        # A deal is deterministic, but Dask must not merge equal tasks of two series.
        executor = client.get_executor(pure=False)
        try:
            yield Pool(executor, lambda: max(1, sum(client.nthreads().values())), tries=4)
        finally:
            executor.shutdown(wait=False)
