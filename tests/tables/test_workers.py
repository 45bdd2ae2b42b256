"""Bots in real worker processes: they answer, fail, hang and recover, and end with the server."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tests.tables.setting import state_of

from paddock.store import Store
from paddock.tables import House, read_plan
from paddock.tables.workers import BotRequest, Workers, bot_of


def a_question(level: str = "random", position: str = "") -> BotRequest:
    from paddock.core.luck import Rng
    from paddock.core.seats import LUCK
    from paddock.tables import game_of

    plan = read_plan({"game": "kilometers"})
    state = game_of(plan).start()
    rng = Rng(5)
    while state.waiting == [LUCK]:
        state.play(LUCK, state.luck(rng))
    return BotRequest(
        "kilometers", 2, "dutch", "standard", {}, position or state.text(0), 0, level, 77
    )


def test_a_worker_answers_the_same_each_time() -> None:
    async def play() -> None:
        workers = Workers(2)
        try:
            answers = await asyncio.gather(*(workers.think(a_question()) for _ in range(10)))
            assert len(set(answers)) == 1
        finally:
            await workers.close()

    asyncio.run(play())


def test_a_worker_that_fails_says_so_and_goes_on() -> None:
    async def play() -> None:
        workers = Workers(1)
        try:
            with pytest.raises(Exception, match="genius"):
                await workers.think(a_question("genius"))
            assert await workers.think(a_question())
        finally:
            await workers.close()

    asyncio.run(play())


def test_killed_workers_are_replaced() -> None:
    async def play() -> None:
        workers = Workers(1)
        try:
            await workers.think(a_question())
            os.kill(await workers.all[0].pid(), signal.SIGKILL)
            assert await workers.think(a_question())
            assert workers.failures >= 1
        finally:
            await workers.close()

    asyncio.run(play())


def test_a_hanging_worker_is_replaced() -> None:
    async def play() -> None:
        workers = Workers(1, longest=600)
        try:
            await workers.think(a_question())
            workers.longest = 0.5
            os.kill(await workers.all[0].pid(), signal.SIGSTOP)
            with pytest.raises(TimeoutError):
                await workers.think(a_question())
            workers.longest = 600
            assert await workers.think(a_question())
        finally:
            await workers.close()

    asyncio.run(play())


def test_a_hanging_worker_does_not_affect_the_others() -> None:
    """Only the hanging process is ended; questions to the others are answered."""

    async def play() -> None:
        workers = Workers(2, longest=600)
        try:
            pids = [await worker.pid() for worker in workers.all]
            os.kill(pids[1], signal.SIGSTOP)  # the worker that is asked first
            workers.longest = 0.5
            hangs = asyncio.create_task(workers.think(a_question()))
            await asyncio.sleep(0)
            workers.longest = 600
            os.kill(pids[0], signal.SIGSTOP)
            thinks = asyncio.create_task(workers.think(a_question()))
            with pytest.raises(TimeoutError):
                await hangs
            os.kill(pids[0], signal.SIGCONT)
            assert await thinks
            assert await workers.all[0].pid() == pids[0]
            assert await workers.all[1].pid() != pids[1]
            assert workers.failures == 1
        finally:
            await workers.close()

    asyncio.run(play())


def test_cancelled_questions_do_not_pile_up() -> None:
    """The next question waits for a free worker. In the queue of a busy one it would be mistaken
    for one that hangs."""

    async def play() -> None:
        workers = Workers(1, longest=600)
        try:
            pid = await workers.all[0].pid()
            os.kill(pid, signal.SIGSTOP)
            unwanted = [asyncio.create_task(workers.think(a_question())) for _ in range(6)]
            await asyncio.sleep(0)
            for thought in unwanted:
                thought.cancel()
            await asyncio.gather(*unwanted, return_exceptions=True)
            wanted = asyncio.create_task(workers.think(a_question()))
            await asyncio.sleep(0)
            os.kill(pid, signal.SIGCONT)
            assert await wanted
            assert (workers.failures, await workers.all[0].pid()) == (0, pid)
        finally:
            await workers.close()

    asyncio.run(play())


def test_the_event_loop_runs_while_a_worker_thinks(tmp_path: Path) -> None:
    """The worker is stopped until the event loop has done other things."""

    async def play() -> None:
        store, workers = Store.open(tmp_path), Workers(1, longest=600)
        house = await House.open(store, thinker=workers)
        try:
            answer = await workers.think(a_question())
            pid = await workers.all[0].pid()
            os.kill(pid, signal.SIGSTOP)
            thought = asyncio.create_task(workers.think(a_question()))
            for n in range(20):
                await house.create(
                    await house.guests.add(f"P{n}"), read_plan({"game": "kilometers"})
                )
            assert not thought.done()
            os.kill(pid, signal.SIGCONT)
            assert await thought == answer
        finally:
            await house.close()
            store.close()

    asyncio.run(play())


def test_a_whole_match_is_played_by_real_workers(tmp_path: Path) -> None:
    async def play() -> None:
        store = Store.open(tmp_path)
        house = await House.open(store, workers=1)
        try:
            ann = await house.guests.add("Ann")
            plan = read_plan(
                {
                    "game": "kilometers",
                    "players": 4,
                    "seats": [{"kind": "bot", "level": "random"}] * 4,
                }
            )
            table = await house.create(ann, plan)
            await table.start(ann.id)
            async with asyncio.timeout(600):
                while not table.over:
                    await asyncio.sleep(0.02)
            assert state_of(table).waiting == []
            assert house.stats()["bot_failures_total"] == 0
        finally:
            await house.close()
            store.close()

    asyncio.run(play())


CHILD = """
import asyncio
from paddock.tables.workers import Workers
from tests.tables.test_workers import a_question

async def main():
    workers = Workers(2)
    await workers.think(a_question())
    print(*[await worker.pid() for worker in workers.all], flush=True)
    await asyncio.sleep(60)

if __name__ == "__main__":
    asyncio.run(main())
"""


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="looks for processes in /proc")
def test_workers_end_when_the_server_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "child.py"
    script.write_text(CHILD)
    child = subprocess.Popen(
        [sys.executable, script],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parent.parent.parent)},
    )
    assert child.stdout is not None
    pids = child.stdout.readline().split()
    child.kill()
    child.wait()
    assert len(pids) == 2
    for _ in range(2400):  # two minutes: the machine may be busy
        if not any(alive(pid) for pid in pids):
            return
        time.sleep(0.05)
    raise AssertionError("workers are left over")


def alive(pid: str) -> bool:
    try:
        return "State:\tZ" not in Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return False


def test_a_bot_keeps_its_computed_tables() -> None:
    """A new bot object for each answer would compute its tables again and again."""
    assert bot_of("random", "kilometers") is bot_of("random", "kilometers")
