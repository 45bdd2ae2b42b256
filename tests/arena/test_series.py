"""The result of a series depends only on its plan."""

import json
from collections.abc import Callable
from concurrent.futures import CancelledError, Future
from pathlib import Path
from typing import Any

import pytest

from paddock import load_log
from paddock.arena import Plan, Tally, report, series
from paddock.arena.deal import play_deal
from paddock.arena.pools import Here, Pool
from paddock.arena.series import Job, campaign
from paddock.bots.bot import Bot, Question
from paddock.cli import main
from paddock.core.errors import BadOption, UnknownGame
from paddock.core.log import read_log
from paddock.core.luck import Rng
from paddock.core.moves import Move
from paddock.games import package_of

TWO = Plan("kilometers", ("club", "random"), seed=3)


def plain(plan: Plan, tally: Tally) -> str:
    return json.dumps(report.to_dict(plan, tally))


@pytest.mark.parametrize(
    "plan",
    [
        TWO,
        Plan("kilometers", ("random", "random", "club"), seed=4, preset="classic"),
        Plan("kilometers", ("club", "random", "club", "random"), seed=5),
    ],
    ids=lambda plan: " ".join(plan.seats),
)
def test_processes_and_chunks_change_nothing(plan: Plan) -> None:
    alone = series(plan, 36, processes=1)
    assert plain(plan, series(plan, 36, processes=2)) == plain(plan, alone)
    deals = 36 // plan.rotations()
    pieces = Tally()
    for deal in reversed(range(deals)):
        one = Tally()
        one.count(plan, plan.loaded().game, play_deal(plan, deal))
        pieces.add(one)
    assert plain(plan, pieces) == plain(plan, alone)


def test_another_seed_is_another_series() -> None:
    other = Plan("kilometers", TWO.seats, seed=4)
    assert series(other, 10, processes=1) != series(TWO, 10, processes=1)


def test_matches_come_in_whole_deals() -> None:
    three = Plan("kilometers", ("club", "random", "random"))
    assert series(three, 10, processes=1).matches == 12


def test_everyone_sits_in_every_seat_equally_often() -> None:
    tally = series(Plan("kilometers", ("club", "random", "random")), 30, processes=1)
    club, chance = tally.entrants["club"], tally.entrants["random"]
    assert {seat: s.played for seat, s in club.seats.items()} == {0: 10, 1: 10, 2: 10}
    assert {seat: s.played for seat, s in chance.seats.items()} == {0: 20, 1: 20, 2: 20}
    wins = club.total.wins() + chance.total.wins()
    assert wins == pytest.approx(30)


@pytest.mark.parametrize(
    ("seats", "seatings"),
    [("club random", 2), ("club club", 1), ("club random club random", 2), ("club club random", 3)],
)
def test_equal_seatings_are_played_once(seats: str, seatings: int) -> None:
    assert Plan("kilometers", tuple(seats.split())).rotations() == seatings


def test_the_matches_of_a_deal_share_their_luck(tmp_path: Path) -> None:
    plan = Plan("kilometers", TWO.seats, seed=3, log_dir=str(tmp_path))
    tally = series(plan, 4, processes=1)
    assert tally == series(TWO, 4, processes=1)
    logs = [read_log(path.read_text("utf-8")) for path in sorted(tmp_path.iterdir())]
    assert [log.names for log in logs] == [["club", "random"], ["random", "club"]] * 2
    drawn = [[entry.text for entry in log.entries if entry.seat < 0] for log in logs]
    for first, second in (drawn[:2], drawn[2:]):
        shared = min(len(first), len(second))
        assert first[:shared] == second[:shared]
    assert drawn[0][:12] != drawn[2][:12]
    assert all(load_log(log).state.over() for log in logs)


class FailingBot(Bot):
    """A bot that fails in different ways, and sometimes works."""

    def answer(self, question: Question, rng: Rng) -> Move:
        case = rng.below(60)
        if case == 0:
            raise RuntimeError("out of petrol")
        if case == 1:
            return Move(0, "fly", 0)
        return question.legal[0]


def test_a_bot_that_fails_is_named_and_its_deal_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(package_of("kilometers"), "bots", lambda: {"clumsy": FailingBot})
    plan = Plan("kilometers", ("clumsy", "random"), seed=8)
    tally = series(plan, 40, processes=1)
    assert tally.failed
    assert tally.void
    assert tally.deals + tally.void == 20
    assert tally.matches == 2 * tally.deals
    assert {fault.entrant for fault in tally.faults} == {"clumsy"}
    reasons = {fault.reason for fault in tally.faults}
    assert reasons == {"RuntimeError: out of petrol", "answered 'fly', which is not legal"}
    assert "clumsy in seat" in report.to_text(plan, tally)


def test_too_few_seats_and_unknown_bots_are_refused() -> None:
    with pytest.raises(BadOption, match="kilometers has 2, 3, 4, 6 seats, not 1"):
        series(Plan("kilometers", ("club",)), 2)
    with pytest.raises(UnknownGame, match="has no bot 'grandmaster'"):
        series(Plan("kilometers", ("club", "grandmaster")), 2)


def arena(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = main(["arena", "kilometers", "--seats", "club", "random", *words])
    out, err = capsys.readouterr()
    return code, out, err


def test_the_command_gives_the_same_result_with_any_number_of_processes(
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = ("--matches", "20", "--seed", "1", "--json", "--preset", "classic")
    code, out, _ = arena(capsys, *words, "--processes", "1")
    assert code == 0
    assert arena(capsys, *words, "--processes", "2")[1] == out
    result = json.loads(out)
    assert result["preset"] == "classic"
    club, chance = result["entrants"]
    assert club["played"] == chance["played"] == 20
    assert club["wins"] + chance["wins"] == 20
    assert club["win_rate"]["low"] < club["win_rate"]["value"] <= club["win_rate"]["high"]


def test_the_command_rounds_up_and_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = arena(capsys, "--matches", "5", "--processes", "1")
    assert code == 0
    assert "6 matches rather than 5" in err
    assert "6 matches, 3 deals in 2 seatings each" in out


@pytest.mark.parametrize(
    "words",
    [("--matches", "0"), ("--processes", "0"), ("--option", "extension"), ("--preset", "x")],
)
def test_the_command_refuses_nonsense(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...]
) -> None:
    code, out, err = arena(capsys, *words)
    assert code == 2
    assert not out
    assert err.startswith("paddock: ")


class LosingExecutor(Here):
    """An executor that loses every task once, in both ways in which a cluster can lose one."""

    def __init__(self) -> None:
        self.seen: set[Any] = set()

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> "Future[Any]":
        if args in self.seen:
            return super().submit(fn, *args, **kwargs)
        self.seen.add(args)
        lost: Future[Any] = Future()
        if len(self.seen) % 2:
            lost.cancel()
            lost.set_running_or_notify_cancel()
        else:
            lost.set_exception(ValueError("not enough values to unpack"))
        return lost


def test_a_task_that_a_cluster_loses_is_submitted_again() -> None:
    job = Job(TWO, TWO.deals_for(36))
    forgetful = LosingExecutor()
    campaign([job], Pool(forgetful, lambda: 1, tries=2))
    assert len(forgetful.seen) > 1
    assert plain(TWO, job.tally) == plain(TWO, series(TWO, 36, processes=1))
    with pytest.raises((CancelledError, ValueError)):
        campaign([Job(TWO, TWO.deals_for(36))], Pool(LosingExecutor(), lambda: 1))
