"""The names that the texts of Grand Prix use for spaces can be found on the track."""

from __future__ import annotations

import pytest

from paddock.core.events import Event
from paddock.core.seats import EVERYONE
from paddock.i18n import languages
from paddock.i18n.telling import tell
from paddock.shelf import load

DROVE: dict[str, int | str] = {
    "car": "red",
    "wanted": 6,
    "from": "22.2",
    "spaces": 6,
    "to": "28.1",
    "way": "28.1",
}


@pytest.mark.parametrize("code", ["drove", "drove-short", "stuck"])
@pytest.mark.parametrize("language", languages())
def test_a_space_is_named_by_its_number_and_its_lane(language: str, code: str) -> None:
    """Columns are numbered beside the track and lanes are visible; 28.1 is printed nowhere."""
    args = {**DROVE, "spaces": 4} if code == "drove-short" else DROVE
    said = tell(language, load("grand_prix", 3), Event(code, args, EVERYONE), ["A", "B", "C"], 0)
    assert "28.1" not in said
    assert "22.2" not in said
    assert ("22 " if code == "stuck" else "28 ") in said


def test_the_finish_and_the_grid_have_names() -> None:
    game = load("grand_prix", 3)
    home = Event("drove", {**DROVE, "to": "finish"}, EVERYONE)
    assert "over the finish line" in tell("en", game, home, ["A", "B", "C"], 0)
    grid = Event("stuck", {**DROVE, "from": "0.6"}, EVERYONE)
    assert "blocked on start 6" in tell("en", game, grid, ["A", "B", "C"], 0)
