"""The luck account: its parts add up, luck averages to zero, and advice uses no hidden
information."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from paddock.analysis import Analysis, account, judge, marks, to_judge, value
from paddock.analysis.advice import advise
from paddock.analysis.checking import Lead, Mean, Report, analysed, check, leads, mean_of
from paddock.bots.play import play_match
from paddock.cli import main
from paddock.core.log import Log
from paddock.core.luck import Rng
from paddock.core.match import Match
from paddock.core.seats import LUCK
from paddock.shelf import bot, load, titles

GAMES = [(title.name, title.players[0]) for title in titles()]
SHORT: dict[str, dict[str, Any]] = {
    "grand_prix": {"races": 1},
    "rally": {"rally": "italy", "special_stages": "on"},
}


def finished(name: str, players: int, seed: int = 1) -> Match:
    game = load(name, players, **SHORT.get(name, {}))
    match = Match(game, [f"P{n}" for n in range(players)])
    bots = [bot("random", name)] * players
    play_match(match.state, bots, Rng(seed), [Rng(seed, 1 + n) for n in range(players)], match)
    return match


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_start_luck_and_play_add_up_to_the_result(name: str, players: int) -> None:
    match = finished(name, players)
    log = match.log
    values = judge(match.game, log, 0, len(marks(log)), 3)
    found = account(match.game, log, values, 3)
    scores = [score / match.game.parts for score in match.state.scores()]
    for side, score in enumerate(scores):
        others = (sum(scores) - score) / (len(scores) - 1)
        parts = found.start[side] + found.luck[side] + found.play[side] + found.others[side]
        assert parts == pytest.approx(score - others, abs=1e-6 * max(1, abs(score)))
        assert found.end[side] == pytest.approx(score - others)
    winners = match.state.winners()
    ends = [one[-1] for one in found.chances]
    assert ends == [1 / len(winners) if n in winners else 0.0 for n in range(len(scores))]
    assert Analysis.read(json.loads(json.dumps(found.to_dict()))) == found


def test_positions_judged_in_parts_give_the_same_result_as_at_once() -> None:
    match = finished(*GAMES[0])
    whole = judge(match.game, match.log, 0, len(marks(match.log)), 2)
    middle = len(whole) // 2
    first = judge(match.game, match.log, 0, middle, 2)
    second = judge(match.game, match.log, middle, len(whole), 2)
    assert first + second == whole
    assert judge(match.game, match.log, 5, 5, 2) == []


def test_the_value_of_a_finished_position_is_its_result() -> None:
    match = finished(*GAMES[0])
    worth = value(match.state, 1, 50)
    assert sum(worth.chances) == pytest.approx(1.0)
    assert sum(worth.margins) == pytest.approx(0.0)


def test_swings_are_the_largest_changes_in_order_of_play() -> None:
    match = finished(*GAMES[0])
    values = judge(match.game, match.log, 0, len(marks(match.log)), 4)
    found = account(match.game, match.log, values, 4)
    assert len(found.swings) == 5
    assert [one.ply for one in found.swings] == sorted(one.ply for one in found.swings)
    for swing in found.swings:
        assert match.log.entries[swing.ply].text == swing.move
    advise(match.game, match.log, found)
    assert all(one.better == "" for one in found.swings if one.seat == LUCK)


def test_luck_averages_to_zero_and_the_stronger_bot_plays_better() -> None:
    game = load("kilometers", 2)
    report = check(game, ["club", "random"], 12, 3, 6)
    # Allow 5 standard errors, so that the test does not fail by chance.
    assert abs(report.luck.mean) <= 2.5 * report.luck.error
    assert report.play["club"].mean > report.play["random"].mean
    (lead,) = report.order
    assert (lead.stronger, lead.weaker) == ("club", "random")
    assert lead.points.mean > 0


def test_a_wrong_order_of_strength_is_found() -> None:
    """Levels are compared from strong to weak, match by match. Equal levels and a player's own bots
    are not compared."""
    gained = {"random": [5.0, 6.0, 5.0], "club@9": [1.0, 2.0, 1.5], "club": [1.0, 1.0, 1.0]}
    report = Report(Mean(0.0, 1.0), {}, leads("kilometers", {**gained, "own:Bot": [9.0, 9.0, 9.0]}))
    (lead,) = report.order
    assert (lead.stronger, lead.weaker) == ("club", "random")
    assert not report.explains_strength()
    gained["club"] = [8.0, 9.0, 8.5]
    assert Report(Mean(0.0, 1.0), {}, leads("kilometers", gained)).explains_strength()


def test_the_command_fails_on_drift_and_on_a_wrong_order(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ahead, level = Lead("club", "random", Mean(5.0, 2.0)), Lead("club", "random", Mean(1.0, 2.0))
    for luck, lead, code in ((0.5, ahead, 0), (9.0, ahead, 1), (0.5, level, 1)):
        report = Report(Mean(luck, 1.0), {"club": Mean(1.0, 1.0)}, [lead])
        monkeypatch.setattr("paddock.cli.analyse.check", lambda *_, report=report: report)
        assert main(["analyse", "--check", "kilometers", "--seats", "club", "random"]) == code
        assert "play of club ahead of random by" in capsys.readouterr().out


def test_a_biased_account_is_detected() -> None:
    """A drift of 10,000 is detected: ten matches with three playouts leave a half-width near
    3,200."""
    values = [
        one.luck[0] + 10_000
        for one in (analysed(load("kilometers", 2), ["random"] * 2, n, 3) for n in range(10))
    ]
    assert not mean_of(values).holds(0.0)
    assert Mean(1.0, 2.0).holds(0.0)


def test_a_longer_match_gets_fewer_playouts() -> None:
    short, long = Log(), Log()
    short.entries = finished(*GAMES[0]).log.entries
    long.entries = short.entries * 20
    assert to_judge(short) > to_judge(long) >= 40


def test_only_finished_matches_are_analysed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = finished(*GAMES[0])
    file = tmp_path / "match.log"
    file.write_text(match.log.write(), "utf-8")
    assert main(["analyse", str(file), "--playouts", "2"]) == 0
    assert len(json.loads(capsys.readouterr().out)["luck"]) == 2
    match.log.entries = match.log.entries[:40]
    file.write_text(match.log.write(), "utf-8")
    assert main(["analyse", str(file), "--playouts", "2"]) == 2
    assert "not over" in capsys.readouterr().err
