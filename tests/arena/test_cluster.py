"""A real Dask scheduler with worker processes: equal seeds give the same results as local
processes."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from paddock.arena import Plan, Tally, report, series
from paddock.arena.pools import cluster
from paddock.arena.series import Job, campaign
from paddock.cli import main

PLAN = Plan("kilometers", ("club", "random"), seed=6)
MATCHES = 600
HANGS = 120  # seconds; only guards against hanging for ever


class Cluster:
    """A Dask scheduler and its workers, each in its own process on 127.0.0.1."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "scheduler.json"
        self.folder = folder
        self.processes: dict[str, subprocess.Popen[bytes]] = {}
        self.start("scheduler", "dask_scheduler", "--host", "127.0.0.1", "--port", "0")
        for name in ("one", "two", "three"):
            self.join(name)
        # a large module: test workers that do not need it should not import it
        from distributed import Client

        self.client: Any = Client(scheduler_file=str(self.file), set_as_default=False)
        self.client.wait_for_workers(3, timeout=HANGS)
        self.address = str(self.client.scheduler.address)

    def start(self, name: str, module: str, *words: str) -> None:
        command = [sys.executable, "-m", f"distributed.cli.{module}", "--no-dashboard"]
        command += ["--scheduler-file", str(self.file), *words]
        log = (self.folder / f"{name}.log").open("wb")
        with log:
            self.processes[name] = subprocess.Popen(command, stdout=log, stderr=log)

    def join(self, name: str) -> None:
        own = ["--name", name, "--nthreads", "1", "--no-nanny", "--host", "127.0.0.1"]
        self.start(name, "dask_worker", *own, "--local-directory", str(self.folder))

    def kill(self, name: str) -> None:
        self.processes[name].kill()
        self.processes[name].wait()

    def executed(self) -> dict[str, int]:
        """How many tasks each worker has done, by worker name."""
        done = self.client.run(lambda dask_worker: (dask_worker.name, executed_by(dask_worker)))
        return dict(done.values())

    def close(self) -> None:
        self.client.close()
        for process in self.processes.values():
            process.kill()
            process.wait()


def executed_by(worker: Any) -> int:
    return int(worker.state.executed_count)


@pytest.fixture(scope="module")
def machines(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    made = Cluster(tmp_path_factory.mktemp("cluster"))
    try:
        yield made
    finally:
        made.close()


def plain(tally: Tally) -> str:
    return json.dumps(report.to_dict(PLAN, tally))


def test_the_command_gives_the_same_result_as_local_processes(
    machines: Cluster, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["arena", "kilometers", "--seats", "club", "random", "--matches", "40", "--json"]
    assert main([*words, "--processes", "1"]) == 0
    at_home = capsys.readouterr().out
    assert main([*words, "--cluster", machines.address]) == 0
    assert capsys.readouterr().out == at_home


def test_no_work_is_lost_with_a_killed_worker_and_a_new_worker_is_used(
    machines: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        sys.modules["paddock.arena.series"], "CHUNK", 0.005
    )  # many chunks, so that every worker gets some
    job = Job(PLAN, PLAN.deals_for(MATCHES))
    seen: list[int] = []

    def watch(tallies: list[Tally]) -> None:
        if len(seen) == 0 and 0 < tallies[0].matches < MATCHES // 2:
            seen.append(tallies[0].matches)
            machines.kill("two")  # while it works on chunks
            machines.join("four")
            machines.client.wait_for_workers(3, timeout=HANGS)
            while "four" not in machines.executed():  # waits for the scheduler's answer
                machines.client.sync(machines.client.scheduler.identity)

    with cluster(machines.address) as pool:
        campaign([job], pool, on_progress=watch)
    assert seen, "the series was over before a worker was killed"
    assert plain(job.tally) == plain(series(PLAN, MATCHES, processes=1))
    done = machines.executed()
    assert set(done) == {"one", "three", "four"}
    assert done["four"] > 0


def test_a_missing_scheduler_is_reported_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "kilometers", "--seats", "club", "random", "--matches", "4"]
    assert main([*words, "--cluster", "nowhere://127.0.0.1:1"]) == 2
    assert "no scheduler at nowhere://127.0.0.1:1" in capsys.readouterr().err
