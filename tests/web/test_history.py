"""A player's history: searching, statistics, exports, and deletion of their data."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path

import httpx
import pytest
from markupsafe import escape
from tests.tables.finished import finished, play_on
from tests.tables.setting import local_server
from tests.web.test_replay import in_app

from paddock.i18n import languages, say
from paddock.tables import read_plan
from paddock.web.player_statistics import statistics
from paddock.web.results import PastMatch, bg_stats, found, row
from paddock.web.site import Site


def match(game: str = "rally", place: int = 1, casual: str = "", score: int = 10) -> PastMatch:
    return PastMatch(
        f"id{place}{score}",
        game,
        1_000_000.0,
        0,
        ["Ann", "Bolt"],
        [True, False],
        [place, 3 - place],
        [score, 5],
        1,
        [place == 1, place != 1],
        casual,
    )


def test_matches_are_found_by_game_name_and_result() -> None:
    matches = [match(), match("kilometers", 2), match("kilometers", 1)]
    assert len(found(matches, {}, "en")) == 3
    assert [one.game for one in found(matches, {"game": "rally"}, "en")] == ["rally"]
    assert len(found(matches, {"q": "bolt 1000"}, "en")) == 2
    assert found(matches, {"q": "nobody"}, "en") == []
    assert len(found(matches, {"only": "won"}, "en")) == 2
    assert found(matches, {"only": "people"}, "en") == []


def test_casual_matches_do_not_count() -> None:
    matches = [match(score=30), match(place=2, score=10), match(casual="undo", score=99)]
    (facts,) = statistics(matches, "en")
    assert (facts["matches"], facts["wins"], facts["places"]) == (2, 1, [1, 1])
    assert (facts["best"], facts["mean"]) == ("30", "20")
    assert statistics([match(casual="continued")], "en") == []


def test_favourite_cards_and_luck_are_counted() -> None:
    matches = [match(), match(place=2), match("kilometers", 1)]
    matches[0].liked, matches[1].liked = {"gear 4": 2, "gear 1": 1}, {"gear 1": 3}
    matches[0].luck, matches[1].luck = 3.0, -1.0
    matches[2].liked = {"card 75": 2}
    rally, kilometers = statistics(matches, "en")
    assert rally["liked"] == [("Gear 1", 4), ("Gear 4", 2)]
    assert rally["luck"].startswith("+1 a match")
    assert kilometers["liked"] == [("75 km", 2)]
    assert (kilometers["luck"], kilometers["course"]) == ("", "")
    assert rally["course"].startswith("<svg")


def test_money_is_formatted_as_money_in_the_history() -> None:
    rich = match("grand_prix", score=30_000)
    rich.luck = 10_000.0
    (facts,) = statistics([rich, match("grand_prix", score=10_000)], "en")
    assert row(rich, "en")["points"] == "$30,000"
    assert (facts["best"], facts["mean"]) == ("$30,000", "$20,000")
    assert facts["luck"].startswith("+$10,000 a match")
    # in another game the score is points
    assert row(match(score=30_000), "en")["points"] == "30,000 points"


def test_bg_stats_gets_games_players_and_scores() -> None:
    facts = bg_stats([match(), match("kilometers", 2, "undo")], "Anna")
    assert [one["name"] for one in facts["players"]] == ["Anna", "Bolt"]
    assert [one["name"] for one in facts["games"]] == ["Rally", "1000 Kilometers"]
    first, second = facts["plays"]
    assert [one["playerRefId"] for one in first["playerScores"]] == [1, 2]
    assert [one["winner"] for one in first["playerScores"]] == [True, False]
    assert (first["ignored"], second["ignored"]) == (False, True)


@pytest.fixture
def folder(tmp_path: Path) -> tuple[Path, str, str, list[str]]:
    """A data folder with matches of Ann and Bob: the folder, their ids, and the ids of the
    matches."""

    async def play() -> tuple[str, str, list[str]]:
        async with local_server(tmp_path) as server:
            ann, bob = await server.guest("Ann"), await server.guest("Bob")
            first = await finished(server, ann, "kilometers")
            both = await server.start_table(ann, bob, game="kilometers")
            await play_on(server, both, random.Random(4))
            reel = await server.house.replay(first.id, -2)
            again = await server.house.continue_from(ann, reel.stored, 30, 0, "random")
            await play_on(server, again, random.Random(5))
            return ann.id, bob.id, [first.id, both.id, again.id]

    ann, bob, ids = asyncio.run(play())
    return tmp_path, ann, bob, ids


def test_the_page_says_what_is_kept(folder: tuple[Path, str, str, list[str]]) -> None:
    """The page explains in words what is stored, and completely: everything in the export is
    mentioned."""
    where, ann, _, _ = folder

    async def look(client: httpx.AsyncClient, site: Site) -> None:
        for language in languages():
            await client.post("/settings", data={"language": language})
            page = (await client.get("/history")).text
            assert str(escape(say(language, "history-kept"))) in page
        assert set((await client.get("/history/export.json")).json()) == {"player", "matches"}

    in_app(where, look, ann)


def test_players_see_only_their_own_matches(
    folder: tuple[Path, str, str, list[str]],
) -> None:
    where, ann, bob, ids = folder

    async def of_ann(client: httpx.AsyncClient, site: Site) -> None:
        page = (await client.get("/history")).text
        assert [id for id in ids if f"/t/{id}/replay" in page] == ids
        assert page.count('class="chip"') == 1  # the match that was continued from another one
        assert page.count('class="liked"') == 3  # the most played cards
        doors = page.partition('<p class="doors">')[2].partition("</p>")[0]
        assert doors.count("<a ") == 3  # in a row of links: the printed match has no separate line
        export = (await client.get("/history/export.json")).json()
        assert len(export["matches"]) == 3
        assert ann not in json.dumps(export)  # an id gives access to everything of a player
        assert bob not in page
        assert len((await client.get("/history/export.bgstats")).json()["plays"]) == 3

    async def of_bob(client: httpx.AsyncClient, site: Site) -> None:
        page = (await client.get("/history")).text
        assert [id for id in ids if f"/t/{id}/replay" in page] == [ids[1]]

    async def of_a_stranger(client: httpx.AsyncClient, site: Site) -> None:
        page = (await client.get("/history")).text
        assert not any(id in page for id in ids)

    in_app(where, of_ann, ann)
    in_app(where, of_bob, bob)
    in_app(where, of_a_stranger)


def test_luck_of_an_analysed_match_is_remembered(
    folder: tuple[Path, str, str, list[str]],
) -> None:
    where, ann, _, ids = folder

    async def ask(client: httpx.AsyncClient, site: Site) -> None:
        table = await site.house.table(ids[0])
        await table.keep_analysis("pro", {"luck": [40.0, -40.0], "play": [1.0, 2.0]})
        known = {
            one["id"]: one for one in (await client.get("/history/export.json")).json()["matches"]
        }
        assert [known[id]["luck"] for id in ids] == [40.0, None, None]
        assert sum(known[ids[0]]["liked"].values()) > 3
        assert "+40 a match" in (await client.get("/history")).text

    in_app(where, ask, ann)


def test_a_long_history_has_pages(
    folder: tuple[Path, str, str, list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    where, ann, _, ids = folder
    monkeypatch.setattr("paddock.web.history.SHOWN", 2)

    async def ask(client: httpx.AsyncClient, site: Site) -> None:
        first = (await client.get("/history", params={"q": "ann"})).text
        assert "/history?q=ann&amp;page=2" in first
        second = (await client.get("/history", params={"q": "ann", "page": "2"})).text
        shown = [[id for id in ids if f"/t/{id}/replay" in page] for page in (first, second)]
        assert sorted(map(len, shown)) == [1, 2]
        assert sorted(shown[0] + shown[1]) == sorted(ids)

    in_app(where, ask, ann)


def test_a_player_can_delete_their_data_and_the_matches_stay(
    folder: tuple[Path, str, str, list[str]],
) -> None:
    where, ann, bob, ids = folder

    async def delete(client: httpx.AsyncClient, site: Site) -> None:
        unsure = await client.post("/history/delete", data={})
        assert 'role="alert"' in unsure.text
        answer = await client.post("/history/delete", data={"sure": "delete"})
        assert answer.status_code == 200
        assert "paddock=" in answer.headers["set-cookie"]
        assert await site.house.store.player(ann) is None
        for id in ids:
            stored = await site.house.store.load(id)
            assert stored is not None
            assert ann not in json.dumps([note.data for note in stored.notes])
            assert '"Ann"' not in json.dumps([note.data for note in stored.notes])
            table = await site.house.table(id)
            assert table.over
            assert "Ann" not in table.record.names

    async def of_bob(client: httpx.AsyncClient, site: Site) -> None:
        page = (await client.get("/history")).text
        assert ids[1] in page
        assert "Ann" not in page

    in_app(where, delete, ann)
    in_app(where, of_bob, bob)


def test_a_player_in_a_running_match_cannot_delete_their_data(tmp_path: Path) -> None:
    async def play() -> str:
        async with local_server(tmp_path) as server:
            return (await server.guest("Ann")).id

    ann = asyncio.run(play())

    async def delete(client: httpx.AsyncClient, site: Site) -> None:
        player = await site.house.guests.find(ann)
        assert player is not None
        await site.house.create(player, read_plan({"game": "kilometers"}))
        answer = await client.post("/history/delete", data={"sure": "delete"})
        assert 'role="alert"' in answer.text
        assert await site.house.guests.find(ann) is not None

    in_app(tmp_path, delete, ann)
