"""The end of a match shows its course, and the analysis its turning points, in a player's words."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from tests.golden.logs import GAMES as GOLDEN
from tests.tables.finished import GAMES, finished
from tests.tables.setting import local_server

from paddock.analysis import Analysis, Swing
from paddock.core.log import read_log
from paddock.core.seats import LUCK, NOBODY
from paddock.i18n import languages
from paddock.i18n.telling import side_name, tell
from paddock.shelf import load_log
from paddock.tables import Table
from paddock.tables.entities import HUMAN
from paddock.web.analysis_pages import owed_to, swing_context
from paddock.web.controls import controls_of
from paddock.web.people import shown_names
from paddock.web.question_bar import named_outcome, outcome
from paddock.web.results import PastMatch, row
from paddock.web.scene import Scene
from paddock.web.story import Story, story_context, story_of


def scene_of(table: Table, language: str) -> Scene:
    assert table.match is not None
    view = table.match.state.view(0)
    return Scene(language, table.game, view, shown_names(table, language), [], {})


@pytest.mark.parametrize("game", GAMES)
def test_a_chart_shows_the_race_and_moments_are_no_results(game: str, tmp_path: Path) -> None:
    async def look() -> None:
        async with local_server(tmp_path) as server:
            check(await finished(server, await server.guest("Ann"), game))

    def check(table: Table) -> None:
        story = story_of(table)
        steps = len(story.plies)
        moving = [
            step
            for step, (one, other) in enumerate(pairwise(zip(*story.sides, strict=True)))
            if one != other
        ]
        assert [step for step in moving if steps // 4 < step < 3 * steps // 4], moving
        for language in languages():
            facts = story_context(table, scene_of(table, language), story)
            assert facts["measure"]
            assert 1 <= len(facts["moments"]) <= 3
            assert len({one["said"] for one in facts["moments"]}) == len(facts["moments"])
        english = story_context(table, scene_of(table, "en"), story)
        assert not [one for one in english["moments"] if one["said"].startswith("Place ")]
        scene, great = scene_of(table, "en"), controls_of(game).great_events
        for seat in range(table.game.players):  # each line ends at the mark of its player
            assert controls_of(game).sign(table.game, seat, scene.view, 9) in english["chart"]
        drama = {
            tell("en", table.game, one.event, scene.names, scene.seat)
            for one in table.record.history
            if one.event.code in great
        }
        assert bool(drama) == bool(great)  # it happens in every match
        if drama:  # then it is one of the moments to look at again
            assert {one["said"] for one in english["moments"]} & drama

    asyncio.run(look())


@pytest.mark.parametrize("game", ["kilometers", "crazy_race"])
def test_the_winner_is_addressed_as_the_winner(game: str, tmp_path: Path) -> None:
    """Everybody else, and the shared text, names the winner."""

    async def look() -> None:
        async with local_server(tmp_path) as server:
            check(await finished(server, await server.guest("Ann"), game))

    def check(table: Table) -> None:
        assert table.match is not None
        [winner] = table.match.state.winners()
        table.record.chairs[winner].kind = HUMAN
        table.record.chairs[winner].player = "winner"
        names = shown_names(table, "en")
        for seat in range(table.game.players):
            view = table.match.state.view(seat)
            scene = Scene("en", table.game, view, names, [], {})
            said = "You win!" if seat == winner else f"{names[winner]} wins"
            assert (outcome(table, scene), named_outcome(table, scene)) == (
                said,
                f"{names[winner]} wins",
            )

    asyncio.run(look())


# Golden matches that several players won together, and one that a team won.
SHARED = (
    ("crazy_race/golden/end_shared.log", "{} and {} share the win"),
    ("crazy_rally/golden/shared_first_place.log", "{} and {} share the win"),
    ("grand_prix/golden/shared_win.log", "{} and {} share the win"),
    ("kilometers/golden/classic_4_players.log", "{} and {} win"),
)


@pytest.mark.parametrize(("path", "words"), SHARED)
def test_shared_winners_are_named_together(path: str, words: str) -> None:
    match = load_log(read_log((GOLDEN / path).read_text("utf-8"), path), source=path)
    names = ["Ann", "Bob", "Cid", "Dee", "Eve", "Fay"][: match.game.players]
    won = [
        name
        for name, side in zip(names, match.game.side_of, strict=False)
        if side in match.state.winners()
    ]
    scene = Scene("en", match.game, match.state.view(NOBODY), names, [], {})
    table: Any = SimpleNamespace(game=match.game, match=match)
    assert named_outcome(table, scene) == words.format(*won)


@pytest.mark.parametrize("game", GAMES)
def test_a_turning_point_is_described_and_not_written_as_a_move(game: str, tmp_path: Path) -> None:
    """For any turning point: the first draw, before anybody is told anything, and the first
    decision."""

    async def look() -> None:
        async with local_server(tmp_path) as server:
            check(await finished(server, await server.guest("Ann"), game))

    def check(table: Table) -> None:
        assert table.match is not None
        entries = table.match.log.entries
        chances = [0.1] + [0.0] * (table.game.sides - 1)
        for luck in (True, False):
            n = next(n for n, one in enumerate(entries) if (one.seat == LUCK) == luck)
            swing = Swing(n, entries[n].seat, entries[n].text, chances)
            for language in languages():
                names = shown_names(table, language)
                sides = [side_name(language, table.game, n, names) for n in range(table.game.sides)]
                told = swing_context(table, swing, sides, "pro", language)["told"]
                assert told != entries[n].text
                assert told[:1].isupper() or not told[:1].isalpha()

    asyncio.run(look())


def test_the_sentence_names_the_largest_contribution() -> None:
    found = Analysis([], [], [0.0], [5.0], [-1.0], [2.0], [6.0])
    assert owed_to(found, 0) == "luck"
    found.play[0] = 9.0
    assert owed_to(found, 0) == "play"
    found.others[0] = 10.0
    assert owed_to(found, 0) == "others"


def test_a_place_is_shown_with_the_number_of_sides() -> None:
    one = PastMatch("id", "rally", 0.0, 1, ["A", "B", "C"], [True] * 3, [1, 2, 2], [9, 5, 5], 1,
                 [True, False, False], "", sides=3)  # fmt: skip
    assert row(one, "en")["place"] == "Place 2 of 3"
    one.sides = 0  # a result from before the number of sides was stored
    assert row(one, "en")["place"] == "Place 2 of 2"


def test_a_chart_begins_where_the_race_does() -> None:
    """Half of the chart of Crazy Rally was a line at zero: the tuning and the test lap."""
    story = Story([0, 1, 2, 3, 5], [[0, 0, 0, 0, 7], [0, 0, 0, 4, 4]])
    assert story.under_way() == [[0, 0, 7], [0, 4, 4]]
    # no side scored anything
    assert Story([0, 1], [[3, 3], [0, 0]]).under_way() == [[3, 3], [0, 0]]
