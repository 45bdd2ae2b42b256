"""Ladders: which bots are paired, and how they are ranked."""

from __future__ import annotations

import json
from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

from paddock.arena.deal import DealResult, Played
from paddock.arena.ladder import MOST_TABLES, Ladder, plan_ladder, standings, tables
from paddock.arena.plan import Plan
from paddock.arena.series import Job
from paddock.cli import main
from paddock.core.errors import BadOption


def test_few_bots_all_play_each_other() -> None:
    assert tables(["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert tables(["a", "b"], 3) == [("a", "a", "b"), ("a", "b", "b")]


def test_many_bots_play_equally_often() -> None:
    bots = [f"bot{n}" for n in range(12)]
    chosen = tables(bots, 4)
    assert len(chosen) == MOST_TABLES
    assert all(len(set(table)) == 4 for table in chosen)
    sat = Counter(name for table in chosen for name in table)
    met = Counter(pair for table in chosen for pair in combinations(sorted(table), 2))
    assert max(sat.values()) - min(sat[name] for name in bots) <= 3
    assert len(met) == 66, "two bots never meet"


def test_partners_in_a_team_are_the_same_bot() -> None:
    ladder = plan_ladder(Plan("kilometers", ()), ["club", "random"], 4, 8)
    assert [job.plan.seats for job in ladder.jobs] == [("club", "random", "club", "random")]


@pytest.mark.parametrize("bots", [["club"], ["club", "club"]])
def test_a_ladder_needs_two_different_bots(bots: list[str]) -> None:
    with pytest.raises(BadOption):
        plan_ladder(Plan("kilometers", ()), bots, 2, 8)


def simulated_ladder(deals_played: int, best: str = "") -> Ladder:
    """A ladder of three bots at one table. The first seat always wins, or the bot `best` if it is
    given."""
    plan = Plan("crazy_race", ("club", "random", "club2"), seed=1)
    game = Plan("crazy_race", ("club", "random", "random")).loaded().game
    deals = []
    for number in range(deals_played):
        played = []
        for rotation in range(3):
            order = [0, 1, 2]
            if best:
                order.sort(key=lambda side: plan.seating(rotation)[side] != best)
            places = [1 + order.index(side) for side in range(3)]
            played.append(Played(1, [0, 0, 0], places, [places.index(1)]))
        deals.append(DealResult(number, played))
    return Ladder(game, [Job(plan, len(deals))], [deals])


def test_a_bot_with_better_places_ranks_higher() -> None:
    # The seats rotate, so if the same seat always wins, all bots have equal results.
    level = standings([simulated_ladder(30)])
    spread = max(one.rating for one in level) - min(one.rating for one in level)
    assert spread < 1  # the order of the matches has a small effect
    for one in level:
        assert one.beats().value == pytest.approx(0.5)
        assert one.matches == 90
        assert one.wins == pytest.approx(30)
    assert len(level[0].against) == 2
    ranked = standings([simulated_ladder(30, "random")])
    assert ranked[0].name == "random"
    assert ranked[0].beats().value == 1
    assert ranked[0].rating - ranked[1].rating > 5 * spread


def ladder(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(["ladder", *words]) == 0
    return capsys.readouterr().out


def test_the_command_ranks_club_above_random(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("kilometers", "crazy_race", "--bots", "random", "club", "--matches", "24", "--json")
    out = ladder(capsys, *words, "--processes", "1")
    assert ladder(capsys, *words, "--processes", "2") == out
    told = json.loads(out)
    for one in [*told["ladders"], {"standings": told["overall"]}]:
        best, worst = one["standings"]
        assert (best["name"], worst["name"]) == ("club", "random")
        assert best["beats"]["low"] > 0.5 > worst["beats"]["high"]
        assert best["beats"]["value"] + worst["beats"]["value"] == pytest.approx(1)
    assert [one["players"] for one in told["ladders"]] == [2, 4]


def test_a_ladder_continues_from_its_file(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    words = ("kilometers", "--bots", "random", "club", "--json", "--processes", "1")
    file = ("--results", str(tmp_path / "results"))
    ladder(capsys, *words, *file, "--matches", "8")
    assert ladder(capsys, *words, *file, "--matches", "20") == ladder(
        capsys, *words, "--matches", "20"
    )
