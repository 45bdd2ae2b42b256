"""Invitations: who may use a link, how often, and who may watch."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.tables.setting import local_server, restart_facts

from paddock.tables import invites
from paddock.tables.errors import NoSuchInvite, NotTheHost, TooMany


def test_a_seat_link_is_valid_once_and_for_one_person(tmp_path: Path) -> None:
    """Abuse 9."""

    async def play() -> None:
        async with local_server(tmp_path) as server:
            ann, bob, eve = [await server.guest(name) for name in ("Ann", "Bob", "Eve")]
            table = await server.create_table(ann, players=4)
            token = await table.invites.give(ann.id, 2)
            assert await table.invites.give(ann.id, 2) == token
            assert await table.seats.sit(bob, seat=1, token=token) == 2
            before = restart_facts(table)
            for stolen in (token, "", None, "x", token[:-1] + "!", token.upper(), "☃", "\ud800"):
                with pytest.raises(NoSuchInvite):
                    await table.seats.sit(eve, token=stolen)
            assert restart_facts(table) == before
            # two tabs or devices of one player: one seat
            assert await table.seats.sit(bob, token=token) == 2
            await table.seats.leave(bob.id)
            with pytest.raises(NoSuchInvite):
                await table.seats.sit(eve, token=token)
            assert await table.seats.sit(bob, token=token) == 2

    asyncio.run(play())


def test_a_table_link_is_valid_for_several_people_and_can_be_revoked(tmp_path: Path) -> None:
    async def play() -> None:
        async with local_server(tmp_path) as server:
            ann, bob, cid, eve = [await server.guest(n) for n in ("Ann", "Bob", "Cid", "Eve")]
            table = await server.create_table(ann, players=4)
            token = await table.invites.give(ann.id)
            for seat in (1, 2, 3):
                await table.seats.open_seat(ann.id, seat)
            assert await table.seats.sit(bob, token=token) == 1
            assert await table.seats.sit(cid, seat=3, token=token) == 3
            with pytest.raises(NotTheHost):
                await table.invites.revoke(bob.id, token)
            await table.invites.revoke(ann.id, token)
            assert not table.invites.listed(ann.id)
            with pytest.raises(NoSuchInvite):
                await table.seats.sit(eve, token=token)
            assert await table.invites.give(ann.id) != token
            with pytest.raises(NotTheHost):
                table.invites.listed(bob.id)
            other = await server.create_table(ann, players=4)
            with pytest.raises(NoSuchInvite):  # a link is valid for its table only
                await other.seats.sit(eve, token=await table.invites.give(ann.id))

    asyncio.run(play())


def test_spectators_can_be_forbidden(tmp_path: Path) -> None:
    async def play() -> None:
        async with local_server(tmp_path) as server:
            ann, bob, eve = [await server.guest(name) for name in ("Ann", "Bob", "Eve")]
            table = await server.create_table(ann, bob, spectators=False)
            seat = await table.invites.give(ann.id, 1)
            assert table.invites.may_watch(ann.id)
            assert table.invites.may_watch(bob.id)
            assert not table.invites.may_watch(eve.id)
            assert not table.invites.may_watch("")
            assert table.invites.may_watch(eve.id, seat)
            assert not table.invites.may_watch(eve.id, "guess")
            assert (await server.create_table(ann)).invites.may_watch(eve.id)

    asyncio.run(play())


def test_the_number_of_invitations_is_limited(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(invites, "MOST_INVITES", 3)

    async def play() -> None:
        async with local_server(tmp_path) as server:
            ann = await server.guest("Ann")
            table = await server.create_table(ann)
            for _ in range(2):  # the table has given one already
                await table.invites.revoke(ann.id, await table.invites.give(ann.id))
                await table.invites.give(ann.id)
            with pytest.raises(TooMany):
                await table.invites.give(ann.id, 1)
            with pytest.raises(NoSuchInvite):
                await table.invites.revoke(ann.id, "never given")

    asyncio.run(play())


def test_a_token_is_not_stored(tmp_path: Path) -> None:
    async def play() -> None:
        async with local_server(tmp_path) as server:
            ann = await server.guest("Ann")
            table = await server.create_table(ann)
            token = await table.invites.give(ann.id)
            assert len(token) == 32
            assert token not in repr(await table.journal.store.load(table.id))
            assert all(token not in repr(invite) for invite in table.invites.listed(ann.id))

    asyncio.run(play())
