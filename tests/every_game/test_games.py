"""Properties of a game before a match starts; and random matches reach every event and refusal."""

from __future__ import annotations

import pytest
from tests.every_game.tables import TABLES, Table, name_of

from paddock.core.seats import NOBODY
from paddock.core.title import Title
from paddock.invariants import unmet
from paddock.shelf import titles

# Grand Prix is slow here: its rarest refusal (GP15, a white line that leads nowhere) occurs once in
# a hundred matches with one option, which takes as long as all other games together.
RAREST = "grand_prix"

every_table = pytest.mark.parametrize("table", TABLES, ids=name_of)


@every_table
def test_a_move_is_read_back_from_its_text(table: Table) -> None:
    game = table.game()
    assert [move.id for move in game.moves] == list(range(len(game.moves)))
    for move in game.moves:
        assert game.read(move.text) is move
        assert game.read("  " + move.text.replace(" ", "   ") + "\t") is move
        assert move.text == " ".join(move.text.split())


@every_table
def test_every_view_contains_the_options_of_its_table(table: Table) -> None:
    game = table.game()
    for viewer in [NOBODY, *range(table.players)]:
        view = game.start().view(viewer)
        assert view.options == view.to_dict()["options"] == game.setup.options


def by_length(title: Title) -> object:
    """A game whose random matches take long is left to the long run."""
    marks = (pytest.mark.long,) if title.name == RAREST else ()
    return pytest.param(title, id=title.name, marks=marks)


@pytest.mark.parametrize("title", [by_length(title) for title in titles()])
def test_walks_meet_every_event_and_refusal(title: Title) -> None:
    """If some event or refusal never occurred, the invariants would not be tested with it."""
    assert unmet([table for table in TABLES if table.title is title]) == set()
