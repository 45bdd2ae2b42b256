"""Every story in every language equals its stored text."""

from __future__ import annotations

import pytest
from tests.stories.telling import games, story, story_path

from paddock.games import packages
from paddock.i18n import languages


def test_every_game_has_a_story() -> None:
    assert games() == sorted(packages())


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", games())
def test_a_story_equals_its_stored_text(game: str, language: str) -> None:
    """If the new wording is better, run `python -m tests.stories` and read the git diff."""
    assert story(game, language) == story_path(game, language).read_text("utf-8")
