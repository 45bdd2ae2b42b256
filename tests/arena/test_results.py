"""An interrupted series continues where it stopped and gives the same result."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from paddock.arena import Plan, report, series
from paddock.arena.pools import local
from paddock.arena.series import Job, campaign
from paddock.cli import main
from paddock.core.errors import BadOption

PLAN = Plan("kilometers", ("club", "random"), seed=3)


def plain(plan: Plan, tally: object) -> str:
    return json.dumps(report.to_dict(plan, tally))  # type: ignore[arg-type]


class Enough(Exception):
    pass


def interrupted(plan: Plan, matches: int, file: Path) -> None:
    """Play about half of a series, then interrupt it."""

    def stop(tally: object) -> None:
        if file.read_text("utf-8").count("deal") >= matches // 4:
            raise Enough

    with pytest.raises(Enough):
        series(plan, matches, processes=1, on_progress=stop, results=file)


@pytest.mark.parametrize("seats", ["club random", "club random random"])
def test_an_interrupted_series_continues(tmp_path: Path, seats: str) -> None:
    plan = Plan("kilometers", tuple(seats.split()), seed=3)
    file = tmp_path / "results"
    interrupted(plan, 60, file)
    before = file.read_text("utf-8")
    with file.open("a") as torn:
        torn.write('{"deal": 99, "matc')
    assert plain(plan, series(plan, 60, processes=1, results=file)) == plain(
        plan, series(plan, 60, processes=1)
    )
    after = file.read_text("utf-8")
    assert after.startswith(before), "what was played was not kept"
    lines = [json.loads(line) for line in after.splitlines()]
    numbers = [line["deal"] for line in lines if "deal" in line]
    assert sorted(numbers) == list(range(plan.deals_for(60))), "played twice, or not at all"


def test_finished_deals_are_not_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "results"
    tally = series(PLAN, 20, processes=1, results=file)
    monkeypatch.setattr(sys.modules["paddock.arena.series"], "play_chunk", None)
    assert plain(PLAN, series(PLAN, 20, processes=1, results=file)) == plain(PLAN, tally)


def test_a_finished_series_can_be_extended(tmp_path: Path) -> None:
    file = tmp_path / "results"
    series(PLAN, 10, processes=1, results=file)
    assert plain(PLAN, series(PLAN, 30, processes=1, results=file)) == plain(
        PLAN, series(PLAN, 30, processes=1)
    )


def test_several_series_share_a_file(tmp_path: Path) -> None:
    plans = [PLAN, Plan("kilometers", ("random", "random"), seed=3)]
    for _ in range(2):
        jobs = [Job(plan, 8) for plan in plans]
        with local(1) as pool:
            campaign(jobs, pool, tmp_path / "results")
        for job in jobs:
            alone = series(job.plan, 8 * job.plan.rotations(), processes=1)
            assert plain(job.plan, job.tally) == plain(job.plan, alone)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("hello\n", "no file of results"),
        ('{"deal": 1}\n', "no file of results"),
        ('{"format": "paddock results 9"}\n', "no file of results"),
    ],
)
def test_a_file_of_another_kind_is_not_overwritten(
    tmp_path: Path, text: str, complaint: str
) -> None:
    file = tmp_path / "results"
    file.write_text(text)
    with pytest.raises(BadOption, match=complaint):
        series(PLAN, 4, processes=1, results=file)
    assert file.read_text() == text


def test_another_series_and_another_engine_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "results"
    series(PLAN, 4, processes=1, results=file)
    with pytest.raises(BadOption, match="holds another series"):
        series(Plan("kilometers", PLAN.seats, seed=4), 4, processes=1, results=file)
    monkeypatch.setattr("paddock.arena.plan.engine", lambda: "other")
    with pytest.raises(BadOption, match="another version of Paddock"):
        series(PLAN, 4, processes=1, results=file)


def test_a_failed_deal_stays_failed(tmp_path: Path) -> None:
    from paddock.arena.deal import DealResult, Fault, read_deal

    deal = DealResult(4, faults=[Fault(9, 1, "club", 17, "out of petrol")])
    assert read_deal(json.loads(json.dumps(deal.to_dict()))) == deal


@pytest.mark.slow
def test_a_killed_command_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "results"
    words = ["arena", "kilometers", "--seats", "club", "club", "--matches", "1500", "--json"]
    words += ["--results", str(file)]
    process = subprocess.Popen(
        [sys.executable, "-m", "paddock", *words],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    while not file.exists() or file.read_bytes().count(b"\n") < 200:
        assert process.poll() is None, "it ended before it could be killed"
    os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    kept = file.read_bytes().count(b"\n")
    assert kept < 1500
    assert main(words) == 0
    out = capsys.readouterr().out
    assert main([*words[:-2], "--processes", "1"]) == 0
    assert capsys.readouterr().out == out


def test_a_custom_edition_is_stored_as_text(tmp_path: Path) -> None:
    from paddock.arena.plan import read_plan
    from paddock.games import package_of

    file = tmp_path / "mine.toml"
    file.write_text(package_of("rally").edition("house").read_text("utf-8"), "utf-8")
    plan = Plan("rally", ("club", "club"), edition=str(file)).packed()
    file.unlink()  # as on another machine
    game = read_plan(plan.write()).loaded().game
    assert game.edition.name == "mine"
    assert read_plan(plan.write()).stamp() == plan.stamp()


def test_workers_return_logs_instead_of_writing_them(tmp_path: Path) -> None:
    from paddock.arena.series import play_chunk

    plan = Plan("kilometers", ("club", "random"), seed=3, log_dir=str(tmp_path / "logs"))
    assert "logs" not in plan.write(), "a worker learns where logs go"
    sent, _ = play_chunk(plan.write(), plan.stamp(), 0, 1)
    assert b"paddock log 1" in sent
    assert not list(tmp_path.iterdir()), "a worker wrote a file"
