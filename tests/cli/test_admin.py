"""`paddock admin`, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import json
import random
import re
import shutil
import stat
import time
from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess

import pytest
from tests.store.conftest import postgres_url, where
from tests.tables.finished import finished
from tests.tables.setting import InlineBots, local_server, random_move, restart_facts
from tests.web.test_door import client, house

from paddock.store import Store
from paddock.store.keys import COOKIE, INVITES, SIGNING, rotate
from paddock.store.upkeep import owning
from paddock.tables.errors import ClosedTable, NoSuchInvite, NoSuchTable

__all__ = ["postgres_url", "where"]

Admin = Callable[..., "CompletedProcess[str]"]


@pytest.fixture
def admin(where: str, inside: Admin, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Admin:
    """Run an action on the database of this test."""
    if "://" in where:
        monkeypatch.setenv("PADDOCK_DATABASE_URL", where)
    else:
        monkeypatch.delenv("PADDOCK_DATABASE_URL", raising=False)

    def run(*args: object) -> CompletedProcess[str]:
        folder = ["--data", where] if "://" not in where else []
        return inside("admin", *args, *folder)

    return run


@pytest.fixture
def tables(where: str) -> dict[str, str]:
    """A database with a finished match, a running one, and a table that has not started."""

    async def fill() -> dict[str, str]:
        async with local_server(where, InlineBots()) as server:
            ann, bob = await server.guest("Ann"), await server.guest("Bob")
            over = await finished(server, ann, "kilometers")
            going = await server.start_table(ann, bob)
            for _ in range(6):
                await random_move(going, random.Random(2))
            waiting = await server.create_table(
                bob, players=2, seats=[{"kind": "host"}, {"kind": "open"}]
            )
            return {"over": over.id, "playing": going.id, "waiting": waiting.id}

    return asyncio.run(fill())


def done(result: CompletedProcess[str]) -> str:
    assert result.returncode == 0, result.stderr
    return result.stdout


def states(admin: Admin, *more: str) -> dict[str, str]:
    return {one["id"]: one["state"] for one in json.loads(done(admin("list", "--json", *more)))}


def test_list_and_stats(admin: Admin, tables: dict[str, str]) -> None:
    assert states(admin) == {id: state for state, id in tables.items()}
    assert states(admin, "--state", "playing") == {tables["playing"]: "playing"}
    assert states(admin, "--game", "rally") == {}
    assert len(states(admin, "--most", "1")) == 1
    assert len(states(admin, "--still-for", "2d")) == 3  # the tests' clock stands in 1970
    rows = {one["id"]: one for one in json.loads(done(admin("list", "--json")))}
    assert sorted(rows[tables["playing"]]["people"]) == ["Ann", "Bob"]
    assert rows[tables["over"]]["people"] == ["Ann"]
    assert rows[tables["over"]]["bots"] == 1
    text = done(admin("list"))
    assert all(id in text for id in tables.values())
    stats = json.loads(done(admin("stats", "--json")))
    assert (stats["tables"], stats["over"], stats["playing"], stats["waiting"]) == (3, 1, 1, 1)
    assert stats["players"] == 2
    assert stats["games"] == {"kilometers": 3}
    assert stats["plies"] > 6
    assert stats["bytes"] > 10_000
    assert "tables: 3" in done(admin("stats"))


def test_inspect_shows_nothing_secret(
    admin: Admin, where: str, tables: dict[str, str], complaint: Callable[..., str]
) -> None:
    facts = json.loads(done(admin("inspect", tables["playing"], "--json")))
    assert facts["state"] == "playing"
    assert {seat["name"] for seat in facts["seats"]} == {"Ann", "Bob"}

    async def seed() -> str:
        store = Store.open(where)
        stored = await store.load(tables["playing"])
        store.close()
        assert stored is not None
        return stored.row.seed

    text = done(admin("inspect", tables["playing"])) + json.dumps(facts)
    assert asyncio.run(seed()) not in text
    assert '"hand"' not in text
    assert "there is no table nowhere" in complaint(admin("inspect", "nowhere"))


@pytest.mark.parametrize("id", ["-abcdefghijk", "-older-thanX", "--data_folde", "abcdefghijkl"])
@pytest.mark.parametrize("form", ["{}", "/t/{}", "https://paddock.example/t/{}?invite=1"])
def test_an_id_may_begin_with_a_dash(
    inside: Admin,
    tmp_path: Path,
    complaint: Callable[..., str],
    monkeypatch: pytest.MonkeyPatch,
    id: str,
    form: str,
) -> None:
    monkeypatch.delenv("PADDOCK_DATABASE_URL", raising=False)
    Store.open(tmp_path).close()
    for action in ("inspect", "close"):
        refused = inside("admin", action, form.format(id), "--data", tmp_path)
        assert f"there is no table {id}" in complaint(refused)


def test_a_misspelt_database_is_not_created(
    inside: Admin, tmp_path: Path, complaint: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("PADDOCK_DATABASE_URL", raising=False)
    nowhere = tmp_path / "typo"
    for action in (
        ["list"],
        ["stats"],
        ["vacuum"],
        ["close", "x"],
        ["prune", "--older-than", "1d"],
    ):
        assert "has no paddock.db" in complaint(inside("admin", *action, "--data", nowhere))
    assert not nowhere.exists()


def test_close_ends_a_table_without_showing_its_content(
    admin: Admin, where: str, tables: dict[str, str], complaint: Callable[..., str]
) -> None:
    id = tables["playing"]
    assert id in done(admin("close", id))
    assert states(admin)[id] == "closed"
    assert "is over already" in complaint(admin("close", id))
    assert "there is no table" in complaint(admin("close", "nowhere"))

    async def look() -> None:
        async with local_server(where) as server:
            with pytest.raises(ClosedTable):
                await server.house.table(id)
            with pytest.raises(ClosedTable):
                await server.house.replay(id, 0)
            assert set(server.house.lobby.tables) == {tables["waiting"]}

    asyncio.run(look())


def test_players_are_told_when_their_table_is_closed(
    admin: Admin, where: str, complaint: Callable[..., str]
) -> None:
    """While a server runs: on PostgreSQL the pages are told at once; on SQLite the command is
    refused."""

    async def scene() -> None:
        async with local_server(where) as server:
            ann, bob = await server.guest("Ann"), await server.guest("Bob")
            table = await server.start_table(ann, bob)
            if "://" not in where:
                assert "is in use by" in complaint(
                    await asyncio.to_thread(admin, "close", table.id)
                )
                assert not table.record.closed
                return
            async with table.presence.watch(ann.id) as page:
                await page.changed()
                done(await asyncio.to_thread(admin, "close", table.id))
                while not table.record.closed:
                    await page.changed()
            with pytest.raises(ClosedTable):
                await random_move(table, random.Random(1))
            with pytest.raises(ClosedTable):
                await server.house.table(table.id)

    asyncio.run(scene())


def test_reading_works_beside_a_running_server(admin: Admin, where: str) -> None:
    async def scene() -> None:
        async with local_server(where) as server:
            table = await server.start_table(await server.guest("Ann"), players=2)
            for action in (["list"], ["stats"], ["inspect", table.id]):
                done(await asyncio.to_thread(admin, *action))

    asyncio.run(scene())


def test_reading_after_a_crash_leaves_the_journal_in_place(
    tmp_path: Path, inside: Admin, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The journal of a killed server stays in place for the next server."""
    monkeypatch.delenv("PADDOCK_DATABASE_URL", raising=False)
    crashed = tmp_path / "crashed"

    async def crash() -> str:
        async with local_server(tmp_path / "live") as server:
            table = await server.start_table(await server.guest("Ann"), players=2)
            await asyncio.to_thread(shutil.copytree, tmp_path / "live", crashed)
            return table.id

    id = asyncio.run(crash())
    journal = (crashed / "paddock.db-wal").read_bytes()
    assert id in done(inside("admin", "list", "--data", crashed))
    assert "tables: 1" in done(inside("admin", "stats", "--data", crashed))
    assert (crashed / "paddock.db-wal").read_bytes() == journal
    store = Store.open(crashed)
    assert store.damage == ""
    store.close()
    # also after the server was closed properly
    assert id in done(inside("admin", "list", "--data", crashed))
    Store.open(crashed).close()


def test_prune_deletes_old_finished_matches_and_nothing_else(
    admin: Admin, where: str, tables: dict[str, str], complaint: Callable[..., str]
) -> None:
    before = json.loads(done(admin("stats", "--json")))
    assert "1 matches" in done(admin("prune", "--older-than", "90d", "--dry-run"))
    assert "0 matches" in done(admin("prune", "--older-than", "99y", "--dry-run"))
    assert states(admin).keys() == set(tables.values())
    assert "0 matches" in done(admin("prune", "--older-than", "99y"))
    assert "1 matches" in done(admin("prune", "--older-than", "90d"))
    assert states(admin) == {tables[state]: state for state in ("playing", "waiting")}
    after = json.loads(done(admin("stats", "--json")))
    assert after["players"] == before["players"]
    assert 0 < after["plies"] < before["plies"]
    assert "such as 90d" in complaint(admin("prune", "--older-than", "90"))
    assert "more than nothing" in complaint(admin("prune", "--older-than", "0d"))

    async def look() -> None:
        async with local_server(where) as server:
            with pytest.raises(NoSuchTable):
                await server.house.table(tables["over"])
            assert (await server.house.table(tables["playing"])).match is not None

    asyncio.run(look())


def test_a_running_server_forgets_what_was_pruned(
    admin: Admin, where: str, complaint: Callable[..., str]
) -> None:
    async def scene() -> None:
        async with local_server(where, InlineBots()) as server:
            table = await finished(server, await server.guest("Ann"), "kilometers")
            pruned = await asyncio.to_thread(admin, "prune", "--older-than", "90d")
            if "://" not in where:
                assert "is in use by" in complaint(pruned)
                return
            done(pruned)
            while table.id in server.house.lobby.finished or table.id in server.house.tables:
                await asyncio.sleep(0.01)
            with pytest.raises(NoSuchTable):
                await server.house.table(table.id)

    asyncio.run(scene())


def test_vacuum(admin: Admin, tables: dict[str, str]) -> None:
    done(admin("prune", "--older-than", "90d"))
    assert re.search(r"the database has [\d.]+ [kMG]?B", done(admin("vacuum")))
    assert set(states(admin).values()) == {"playing", "waiting"}


def test_an_export_can_be_imported_into_another_database(
    admin: Admin,
    where: str,
    tables: dict[str, str],
    tmp_path: Path,
    inside: Admin,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    file = tmp_path / "all.jsonl.gz"
    assert "3 tables, 2 players" in done(admin("export", "--all", "--keys", file))
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    other = tmp_path / "other"
    Store.open(other).close()
    monkeypatch.delenv("PADDOCK_DATABASE_URL", raising=False)
    added = done(inside("admin", "import", file, "--data", other))
    assert "3 tables and 2 players added, 0 were there already" in added
    again = done(inside("admin", "import", file, "--data", other))
    assert "0 tables and 0 players added, 5 were there already" in again

    async def seen(place: str) -> list[object]:
        async with local_server(place) as server:
            found = [restart_facts(await server.house.table(id)) for id in tables.values()]
            return [*found, server.house.keys]

    assert asyncio.run(seen(str(other))) == asyncio.run(seen(where))


def test_one_table_can_be_exported(admin: Admin, tables: dict[str, str], tmp_path: Path) -> None:
    file = tmp_path / "one.jsonl"
    assert "1 tables, 0 players" in done(admin("export", tables["over"], file))
    head, table = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    assert head == {"paddock-export": 1}
    assert table["table"]["row"]["id"] == tables["over"]
    assert list(tmp_path.glob("*.part")) == []


def test_a_bad_file_changes_nothing(
    admin: Admin, tables: dict[str, str], tmp_path: Path, complaint: Callable[..., str]
) -> None:
    good = tmp_path / "good.jsonl"
    done(admin("export", tables["over"], good))
    head, line = good.read_text("utf-8").splitlines()
    done(admin("prune", "--older-than", "90d"))

    def changed(**row: object) -> str:
        facts = json.loads(line)["table"]
        return json.dumps({"table": {**facts, "row": {**facts["row"], **row}}})

    def cut() -> str:
        facts = json.loads(line)["table"]
        return json.dumps({"table": {**facts, "plies": facts["plies"][1:]}})

    def forged() -> str:
        facts = json.loads(line)["table"]
        facts["plies"][-1]["text"] = "fly to the moon"
        return json.dumps({"table": {**facts, "row": {**facts["row"], "id": "forged"}}})

    bad = {
        "no export of Paddock": [line],
        "unexpected": [head, line, "{"],
        "other characters": [head, changed(id="../etc")],
        "missing or unknown": [head, changed(owner="me")],
        "plies are not complete": [head, line, cut()],
        "unknown kind": [head, line, '{"secret": 1}'],
        "no key of ours": [head, line, '{"key": {"name": "admin", "value": "x"}}'],
        "is empty": [],
    }
    for words, lines in bad.items():
        file = tmp_path / "bad.jsonl"
        file.write_text("".join(f"{one}\n" for one in lines), "utf-8")
        assert words in complaint(admin("import", file)), words
        assert tables["over"] not in states(admin)
    file.write_text(f"{head}\n{forged()}\n", "utf-8")
    assert "1 tables" in done(admin("import", file))  # the table is stored, but cannot be played on
    assert "No such file" in complaint(admin("import", tmp_path / "nowhere"))


async def test_cookies_and_links_outlive_a_rotation(
    admin: Admin, where: str, complaint: Callable[..., str]
) -> None:
    async with house(where) as (app, site):
        guest = client(app)
        await guest.get("/")
        await guest.post("/settings", data={"name": "Anna"})
        cookie = guest.cookies["paddock"]
        made = await guest.post("/race", data={"game": "kilometers", "count": "2"})
        path = made.headers["location"]
        if "://" not in where:
            refused = await asyncio.to_thread(admin, "rotate-keys")
            assert "is in use by" in complaint(refused)
        else:
            old = site.house.keys[COOKIE]
            done(await asyncio.to_thread(admin, "rotate-keys"))
            while site.house.keys[COOKIE] is old:  # the running server receives the new keys
                await asyncio.sleep(0.01)
            assert "Anna" in (await guest.get("/")).text
            again = await asyncio.to_thread(admin, "rotate-keys")
            assert "a moment ago" in complaint(again)
    if "://" not in where:
        done(await asyncio.to_thread(admin, "rotate-keys"))
    async with house(where) as (app, site):
        later = time.time() + 60  # from then on the new key signs
        site.house.clock.now = lambda: later  # type: ignore[method-assign]
        guest = client(app)
        guest.cookies.set("paddock", cookie, domain="paddock.test")
        page = await guest.get(path)
        assert page.status_code == 200
        assert "Anna" in (await guest.get("/")).text
        renewed = guest.cookies["paddock"]
        assert renewed != cookie  # it is signed with the new key, without any action of the user
        assert "set-cookie" not in (await guest.get("/")).headers
    done(await asyncio.to_thread(forced_rotation, where))
    async with house(where) as (app, _):
        for one in (cookie, renewed):
            guest = client(app)
            guest.cookies.set("paddock", one, domain="paddock.test")
            assert "Anna" not in (await guest.get("/")).text


def forced_rotation(where: str) -> CompletedProcess[str]:
    """All old keys become invalid at once, even those that were accepted before."""
    with owning(where) as store, store.writing.begin() as connection:
        later = time.time() + 3600
        for name in SIGNING:
            assert rotate(connection, name, later, later, later) == 0
    return CompletedProcess([], 0, "", "")


def test_an_invitation_stays_valid_after_a_rotation_for_the_stated_time(
    admin: Admin, where: str
) -> None:
    async def invited() -> tuple[str, str]:
        async with local_server(where) as server:
            ann = await server.guest("Ann")
            table = await server.create_table(
                ann, players=2, seats=[{"kind": "host"}, {"kind": "open"}]
            )
            return table.id, await table.invites.give(ann.id, 1)

    async def sit(id: str, token: str) -> None:
        async with local_server(where) as server:
            server.clock.time = 2e9 if token else 0.0
            table = await server.house.table(id)
            table.invites.find(token, "somebody")

    id, token = asyncio.run(invited())
    done(admin("rotate-keys", "--only", INVITES, "--accept-old", "100y"))
    asyncio.run(sit(id, token))
    other, second = asyncio.run(invited())
    if "://" in where:
        second = token  # the new key does not sign yet
    done(forced_rotation(where))
    with pytest.raises(NoSuchInvite):
        asyncio.run(sit(other if second != token else id, second))
