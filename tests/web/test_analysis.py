"""The analysis page: only for finished matches, with progress, and stored with the match."""

from __future__ import annotations

import asyncio
import os
from concurrent.futures import BrokenExecutor
from pathlib import Path

import httpx
import pytest
from tests.tables.finished import finished
from tests.tables.setting import local_server
from tests.web.test_replay import in_app

from paddock.i18n import languages, say
from paddock.tables import Player, Table
from paddock.tables.errors import NotOver
from paddock.web.analysis_pages import spoken_of
from paddock.web.analyst import AnalysisProgress, Analyst, judge_part, sum_up
from paddock.web.site import Site


def test_an_analysis_is_made_once_and_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("paddock.web.analyst.to_judge", lambda log: 2)

    async def play() -> str:
        async with local_server(tmp_path) as server:
            return (await finished(server, await server.guest("Ann"), "kilometers")).id

    async def here(self: Analyst, text: str, progress: AnalysisProgress) -> object:
        values = []
        for first in range(0, progress.total, 16):
            values += judge_part(text, first)
            progress.done = len(values)
            await asyncio.sleep(0)
        return sum_up(text, values)

    monkeypatch.setattr(Analyst, "_work", here)
    id = asyncio.run(play())

    async def ask(client: httpx.AsyncClient, site: Site) -> None:
        page = await client.get(f"/t/{id}/analysis")
        assert f'action="/t/{id}/analysis"' in page.text
        assert (await client.post(f"/t/{id}/analysis")).status_code == 303
        assert "<progress" in (await client.get(f"/t/{id}/analysis")).text
        await asyncio.gather(*site.analyst._tasks)
        page = await client.get(f"/t/{id}/analysis")
        assert 'class="figures account"' in page.text
        assert page.text.count("/replay?ply=") == 5
        table = await site.house.table(id)
        kept = table.record.analysis
        assert (await client.post(f"/t/{id}/analysis")).status_code == 303
        assert not site.analyst.running
        assert table.record.analysis is kept

    async def later(client: httpx.AsyncClient, site: Site) -> None:
        assert 'class="figures account"' in (await client.get(f"/t/{id}/analysis")).text

    in_app(tmp_path, ask)
    in_app(tmp_path, later)


def test_a_running_match_is_never_analysed(tmp_path: Path) -> None:
    async def play() -> tuple[str, str]:
        async with local_server(tmp_path) as server:
            ann: Player = await server.guest("Ann")
            table: Table = await server.start_table(ann)
            with pytest.raises(NotOver):
                Analyst().begin(table)
            with pytest.raises(NotOver):
                await table.keep_analysis("club", {})
            return table.id, ann.id

    id, ann = asyncio.run(play())

    async def ask(client: httpx.AsyncClient, site: Site) -> None:
        assert (await client.get(f"/t/{id}/analysis")).status_code == 403
        assert (await client.post(f"/t/{id}/analysis")).status_code == 403
        assert not site.analyst.running

    in_app(tmp_path, ask, ann)


async def test_a_process_that_has_died_is_replaced() -> None:
    """If the system kills the process for lack of memory, or somebody does, analyses continue
    without a restart."""
    analyst = Analyst()
    try:
        with pytest.raises(BrokenExecutor):
            await analyst.in_its_process(os._exit, 1)
        assert await analyst.in_its_process(len, "abc") == 3
    finally:
        await analyst.close()


def test_the_sentence_is_about_the_winner() -> None:
    """A car that is out may have driven farthest, and has not won."""
    assert spoken_of([1], [3.0, -4.0, 15.0]) == 1
    assert spoken_of([0, 1], [3.0, -4.0, 15.0]) == 0
    assert spoken_of([], [3.0, -4.0, 15.0]) == 2


@pytest.mark.parametrize("language", languages())
def test_the_sentence_about_a_team_is_in_the_plural(language: str) -> None:
    facts = {"name": "Ann", "most": "play", "luck": "0", "play": "+2", "others": "0"}
    one, team = (say(language, "analysis-sentence", count=count, **facts) for count in (1, 2))
    assert one != team
    assert "Ann" in team
    assert "  " not in one + team
