"""The search budget in positions is derived once from a time and the speed of this machine."""

from __future__ import annotations

import pytest

from paddock import shelf
from paddock.bots.search import SearchBot
from paddock.tables import search_speed
from paddock.tables.search_speed import ACE_SECONDS, FEWEST, OTHERS_SECONDS, budget_here
from paddock.tables.workers import bot_of


def searcher(level: str) -> SearchBot:
    bot = shelf.bot(level, "kilometers")
    assert isinstance(bot, SearchBot)
    return bot


@pytest.mark.parametrize("speed", [1.0, 1e3, 1e5, 1e9])
def test_an_ace_uses_all_the_time_and_a_pro_at_most_its_own_budget(
    speed: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(search_speed, "positions_per_second", lambda game: speed)
    pro, ace = searcher("pro"), searcher("ace")
    own = pro.budget
    assert budget_here(ace, "ace", "kilometers") == max(FEWEST, int(speed * ACE_SECONDS))
    fits = max(FEWEST, int(speed * OTHERS_SECONDS))
    assert budget_here(pro, "pro", "kilometers") == min(own, fits)


def test_a_worker_gives_its_bots_the_budget_of_its_machine(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(search_speed, "positions_per_second", lambda game: 5000.0)
    bot_of.cache_clear()
    try:
        ace = bot_of("ace", "kilometers")
        assert isinstance(ace, SearchBot)
        assert ace.budget == int(5000 * ACE_SECONDS)
        assert bot_of("club", "kilometers").name == "club"
    finally:
        bot_of.cache_clear()


def test_the_speed_is_measured_once() -> None:
    speed = search_speed.positions_per_second("kilometers")
    assert speed > 100
    assert search_speed.positions_per_second("kilometers") == speed
