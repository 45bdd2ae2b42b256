"""The tiers: no test with a browser is quick, and every name in the list exists."""

from __future__ import annotations

import pytest
from tests.every_game.tables import NIGHTLY, PLAIN, TABLES
from tests.tiers import (
    LONG,
    QUICK,
    SLOW,
    SLOW_TESTS,
    cost_of,
    has_nothing_quick,
    in_even_shares,
    tier_of,
)

from paddock.shelf import titles


def test_each_game_has_quick_tables_and_the_rest_is_slow_or_long() -> None:
    quick = [table for table in TABLES if table.tier == QUICK]
    assert {table.title.name for table in quick} == {title.name for title in titles()}
    assert len(quick) <= 2 * len(titles()) < len(PLAIN)
    # In the usual run each preset is tested with the fewest and the most players, the first one
    # with any number.
    for table in PLAIN:
        ends = (table.title.players[0], table.title.players[-1])
        first = table.preset == next(iter(table.title.presets))
        if table.edition == table.title.editions[0] and (first or table.players in ends):
            assert table.tier in (QUICK, SLOW), table
    # In the usual run each changed option is tested with the fewest or with the most players.
    usual = {str(table.options) for table in TABLES if table.tier != LONG}
    assert usual == {str(table.options) for table in TABLES}
    assert {table.tier for table in NIGHTLY} == {LONG}


def test_a_test_has_the_tier_of_its_folder_or_of_what_it_is_given() -> None:
    assert tier_of("tests/rules/test_cases.py::test_a_case_holds", {}) == QUICK
    assert tier_of("tests/web/test_table.py::test_race_now", {}) == SLOW
    assert tier_of("tests/x.py::test", {"table": NIGHTLY[0], "n": 1}) == LONG


def test_the_quick_run_skips_files_without_quick_tests() -> None:
    assert has_nothing_quick("/tests/web", is_folder=True)
    assert has_nothing_quick("/tests/games/rally/browser/test_people.py", is_folder=False)
    assert not has_nothing_quick("/tests/games", is_folder=True)
    # only one of its tests is slow
    assert not has_nothing_quick("/tests/perft/test_perft.py", is_folder=False)


def test_the_list_names_tests_that_exist(request: pytest.FixtureRequest) -> None:
    root = request.config.rootpath / "tests"
    for one in SLOW_TESTS:
        path, _, name = one.strip("/").partition("::")
        found = list(root.rglob(path))
        assert found, one
        assert not name or f"def {name}" in found[0].read_text("utf-8"), one


def test_workers_get_equal_shares_and_start_with_the_expensive_tests() -> None:
    dear, cheap = cost_of(["slow", "browser"]), cost_of([])
    assert dear > cost_of(["slow"]) > cheap == cost_of(["parametrize"])
    tests = [("a", cheap)] * 4 + [("b", dear)] * 3 + [("c", cheap)] * 4 + [("d", dear)] * 3
    order = in_even_shares(tests, workers=2)
    assert sorted(order) == list(range(len(tests)))
    assert ["".join(tests[at][0] for at in run) for run in (order[:7], order[7:])] == [
        "bbbaaaa",
        "dddcccc",
    ]
