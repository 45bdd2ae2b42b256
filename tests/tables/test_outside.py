"""Text from outside is checked against a pattern before it reaches a table (abuse 28)."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from tests.store import postgres
from tests.tables.setting import local_server, state_of
from tests.tables.test_reactions import attacked, declines

from paddock.tables.errors import Malformed, NoSuchInvite, NoSuchTable
from paddock.tables.notes.playing import ANSWER_DROPPED, AnswerHeld
from paddock.tables.outside import is_id, is_key, is_token
from paddock.web.forms import FORM, fields


@pytest.fixture(scope="module")
def postgres_url() -> Iterator[str]:
    if postgres.programs() is None:
        pytest.skip("there is no PostgreSQL for this platform")
    with postgres.running() as url:
        yield url


BAD = ["a\0b", "", "a b", "a\n", "é", "x" * 101, "../..", "a;b", "\ud800", "a\u2028"]


@pytest.mark.parametrize("text", BAD)
def test_invalid_keys_ids_and_tokens_are_refused(text: str) -> None:
    assert not is_key(text)
    assert not is_id(text)
    assert not is_token(text)


def test_keys_as_pages_send_them_are_valid() -> None:
    assert is_key("3b241101-e2bb-4255-8caf-4136c566a962")  # crypto.randomUUID
    assert is_key("2718281828459045")  # the digits of Math.random
    assert is_key("x" * 64)
    assert is_id("Ab_-9Ab_-9xy")


def test_a_form_with_nul_has_no_fields() -> None:
    assert fields(FORM, b"name=a%00b&seat=1") == {}
    assert fields(FORM, b"a%00=1&seat=1") == {}
    assert fields(FORM, b"name=ab&seat=1") == {"name": "ab", "seat": "1"}


def test_no_table_is_looked_up_for_an_invalid_id(tmp_path: Path) -> None:
    async def play() -> None:
        async with local_server(tmp_path) as server:
            ann, bob = await server.guest("Ann"), await server.guest("Bob")
            table = await server.start_table(ann, bob)
            asked, text = table.record.question_id(0), state_of(table).legal(0)[0].text
            for bad in BAD:
                with pytest.raises(NoSuchTable):
                    await server.house.table(bad)
                assert await server.house.guests.find(bad) is None
                with pytest.raises(NoSuchInvite):
                    table.invites.find(bad, bob.id)
                if bad:  # an empty key means that there is no key
                    with pytest.raises(Malformed):
                        await table.submit(ann.id, text, asked, bad)
            await table.submit(ann.id, text, asked, "good.key-1_")

    asyncio.run(play())


def test_a_held_answer_that_cannot_be_stored_is_dropped_with_a_message(
    postgres_url: str,
) -> None:
    """A database of an earlier version may have a key that PostgreSQL refuses in a ply."""

    async def play() -> None:
        async with local_server(postgres_url) as server, AsyncExitStack() as rest:
            attack = await attacked(server, rest, held=True)
            table, record = attack.table, attack.table.record
            asked = record.question_id(1)
            bad = AnswerHeld(1, asked, record.entries, "decline", "1.a\0b")
            async with table.journal.lock:
                await table.journal.write(bad, only=attack.people[1].id)
            assert await attack.pause() == pytest.approx(3, abs=0.011)
            told = [one for one in table.record.history if one.event.code == ANSWER_DROPPED]
            assert len(told) == 1
            assert told[0].event.heard_by(1)
            assert not told[0].event.heard_by(0)
            before = [(one.ply, one.event.code) for one in table.record.history]
            id = table.id
            await rest.aclose()
        async with local_server(postgres_url) as server:  # the rebuilt table has the same event
            again = await server.house.table(id)
            assert [(one.ply, one.event.code) for one in again.record.history] == before

    asyncio.run(play())


def test_a_held_answer_with_a_good_key_is_played(tmp_path: Path) -> None:
    async def play() -> None:
        async with local_server(tmp_path) as server, AsyncExitStack() as rest:
            attack = await attacked(server, rest, held=True)
            await declines(attack)
            await attack.pause()
            codes = [one.event.code for one in attack.table.record.history]
            assert ANSWER_DROPPED not in codes

    asyncio.run(play())
