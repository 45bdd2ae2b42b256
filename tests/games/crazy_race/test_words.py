"""Texts of Crazy Race that are not reached through the name of a card in a move."""

from __future__ import annotations

import pytest

from paddock.games.crazy_race.rules.cards import ENGINES
from paddock.i18n import LANGUAGES
from paddock.i18n.completeness import known


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("engine", ENGINES)
def test_every_locomotive_has_a_name_and_says_what_it_does(language: str, engine: str) -> None:
    assert known(language, "crazy_race", f"card-{engine}")
    assert known(language, "crazy_race", f"card-{engine}.help")
