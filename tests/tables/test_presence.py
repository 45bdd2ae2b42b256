"""Who is present or absent, and which pages are woken."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack
from pathlib import Path

from tests.tables.setting import LocalServer, local_server, random_move, state_of

from paddock.tables import Player, Table
from paddock.tables.presence import PATIENCE, Audience


async def match_of_two(server: LocalServer) -> tuple[Table, Player, Player]:
    """A match of two people."""
    ann, bob = await server.guest("Ann"), await server.guest("Bob")
    return await server.start_table(ann, bob, absent="wait"), ann, bob


def test_two_tabs_are_one_seat(tmp_path: Path) -> None:
    """Abuse 15: both tabs see every change, either may move, and closing one is not leaving."""

    async def play() -> None:
        async with local_server(tmp_path) as server:
            table, ann, _ = await match_of_two(server)
            async with table.presence.watch(ann.id) as one:
                async with table.presence.watch(ann.id) as other:
                    assert table.presence.pages(table.record.chairs[0].player) == 2
                    assert await one.changed() == await other.changed() == table.journal.version
                    waiting = [asyncio.create_task(w.changed()) for w in (one, other)]
                    await asyncio.sleep(0)
                    text = state_of(table).legal(0)[0].text
                    await table.submit(ann.id, text, table.record.question_id(0))
                    assert await asyncio.gather(*waiting) == [table.journal.version] * 2
                assert table.presence.is_here(table.record.chairs[0].player)
                assert table.presence.away_since(table.record.chairs[0].player) is None
            assert not table.presence.is_here(table.record.chairs[0].player)
            assert table.presence.away_since(table.record.chairs[0].player) == server.clock.time

    asyncio.run(play())


def test_a_slow_page_gets_only_the_newest_version(tmp_path: Path) -> None:
    async def play() -> None:
        async with local_server(tmp_path) as server:
            table, _, _ = await match_of_two(server)
            async with table.presence.watch("") as watcher:
                await watcher.changed()
                rng = random.Random(2)
                for _ in range(10):
                    await random_move(table, rng)
                assert await watcher.changed() == table.journal.version
                later = asyncio.create_task(watcher.changed())
                await asyncio.sleep(0.01)
                assert not later.done()
                later.cancel()

    asyncio.run(play())


def test_a_player_is_away_since_the_last_page_was_closed(tmp_path: Path) -> None:
    async def play() -> None:
        async with local_server(tmp_path) as server:
            table, ann, bob = await match_of_two(server)
            presence, start = table.presence, server.clock.time
            assert presence.away_since(ann.id) == start  # nobody was present so far
            async with presence.watch(ann.id):
                assert (presence.is_here(ann.id), presence.away_since(ann.id)) == (True, None)
                assert not presence.is_here(bob.id)
                server.clock.time += 50
                assert not presence.is_long_away(ann.id)
            assert presence.away_since(ann.id) == start + 50
            server.clock.time += PATIENCE - 1
            assert not presence.is_long_away(ann.id)
            server.clock.time += 1
            assert presence.is_long_away(ann.id)
            assert presence.away_since("stranger") is None

    asyncio.run(play())


def test_absence_survives_a_reload_of_the_record(tmp_path: Path) -> None:
    """The record is replaced; presence is not part of the record."""

    async def play() -> None:
        async with local_server(tmp_path) as server:
            table, ann, bob = await match_of_two(server)
            async with table.presence.watch(ann.id):
                since = table.presence.away_since(bob.id)
                table.presence.substitute(bob.id)
                server.clock.time += 10
                async with table.journal.lock:
                    await table.journal.reload()
                assert table.presence.is_here(ann.id)
                assert table.presence.away_since(bob.id) == since
                assert table.presence.bot_substitutes(bob.id)

    asyncio.run(play())


def test_a_substitute_ends_when_its_player_returns_or_leaves(tmp_path: Path) -> None:
    async def play() -> None:
        async with local_server(tmp_path) as server:
            table, ann, bob = await match_of_two(server)
            for player in (ann, bob):
                table.presence.substitute(player.id)
            async with table.presence.watch(ann.id):
                assert not table.presence.bot_substitutes(ann.id)
            assert not table.presence.bot_substitutes(ann.id)
            await table.seats.leave(bob.id)
            assert not table.presence.bot_substitutes(bob.id)
            assert table.presence.away_since(bob.id) is None

    asyncio.run(play())


def test_a_spectator_changes_nothing_that_others_see(tmp_path: Path) -> None:
    async def play() -> None:
        async with local_server(tmp_path) as server, AsyncExitStack() as rest:
            table, ann, _ = await match_of_two(server)
            watcher = await rest.enter_async_context(table.presence.watch(ann.id))
            version = await watcher.changed()
            for name in ("", "stranger"):
                async with table.presence.watch(name):
                    assert table.presence.audience.spectators == 1
                    assert table.journal.version == version
            assert table.presence.audience.spectators == 0
            assert watcher.seen == version

    asyncio.run(play())


def test_a_secret_change_wakes_one_player_only(tmp_path: Path) -> None:
    async def play() -> None:
        async with local_server(tmp_path) as server, AsyncExitStack() as rest:
            table, ann, bob = await match_of_two(server)
            pages = [
                await rest.enter_async_context(table.presence.watch(who))
                for who in (ann.id, bob.id, "")
            ]
            for page in pages:
                await page.changed()
            table.presence.wake(bob.id)
            assert [page.seen == table.journal.version for page in pages] == [True, False, True]
            table.presence.wake()
            assert [page.seen == table.journal.version for page in pages] == [False] * 3

    asyncio.run(play())


def test_who_could_notice_a_pause() -> None:
    assert Audience([], 0).empty()
    assert not Audience([1], 0).empty()
    assert not Audience([], 1).empty()
    assert Audience([1], 0).is_only([0, 1])
    assert not Audience([1], 0).is_only([0])
    assert not Audience([1], 1).is_only([1])
    assert not Audience([0, 1], 0).is_only([0, 1])
