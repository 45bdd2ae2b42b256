"""A data folder and logs of an earlier version are read, shown and played on.

The folder is tests/fixtures/house-v1; its README says what wrote it and what it contains. It is
never written again: a change that fails here would lose somebody's matches.
"""

from __future__ import annotations

import asyncio
import json
import random
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from tests.fixtures.account import length_of, logs_of, state_of, told_of
from tests.tables.setting import LocalServer, ManualClock, local_server, random_move

import paddock
from paddock.core.errors import BadLog
from paddock.core.log import HIDDEN, read_log
from paddock.store import Store
from paddock.store.opening import FILE, MIGRATIONS, sqlite_engine
from paddock.tables import Table
from paddock.tables.errors import NoSuchInvite

OLD = Path(__file__).parent.parent / "fixtures" / "house-v1"
STEP = "0001"  # the last migration that the old version had
KINDS = """
    bot held host invited named opened over plan rematch revoked sat standing started swapped used
""".split()
# fields that only plans of later versions have
AGREED_SINCE = ("takeover", "stops", "chairs", "hints")
KEPT = ("tables", "plies", "notes", "secrets")  # no migration changes a row of these
SOON = 40  # plies after which a restart is tried
# the number of plies to play in matches that would not end
ENOUGH = {"rally-handed-on": 100, "kilometers-invited": 100}

EXPECTED: dict[str, Any] = json.loads((OLD / "expected.json").read_text("utf-8"))
TABLES: dict[str, dict[str, Any]] = EXPECTED["tables"]
UNFINISHED = [name for name, told in TABLES.items() if not told["over"]]
LOGS = sorted((OLD / "logs").glob("*.log"))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the old data folder."""
    shutil.copy(OLD / FILE, tmp_path)
    return tmp_path


def with_server(folder: Path, *works: Any) -> None:
    """Run each `work(server)` with its own server on this folder, one after the other. The clock
    starts at the time when the old server was closed."""

    async def play() -> None:
        clock = ManualClock()
        clock.time = EXPECTED["closed"]
        for work in works:
            async with local_server(folder, clock=clock) as server:
                await server.settle()
                await work(server)

    asyncio.run(play())


async def found(server: LocalServer, name: str) -> Table:
    return await server.house.table(TABLES[name]["id"])


# Reading


def test_the_folder_has_every_kind_of_note_and_every_game(folder: Path) -> None:
    with closing(sqlite3.connect(folder / FILE)) as database:
        kinds = {kind for (kind,) in database.execute("SELECT DISTINCT kind FROM notes")}
        games = {game for (game,) in database.execute("SELECT DISTINCT game FROM tables")}
        back = database.execute("SELECT count(*) FROM plies WHERE text = 'back'").fetchone()
    assert sorted(kinds) == KINDS
    assert games == {"kilometers", "rally", "crazy_race", "crazy_rally", "grand_prix"}
    assert back[0] > 0


@pytest.mark.parametrize("name", TABLES)
def test_a_table_is_the_same_as_in_the_old_version(folder: Path, name: str) -> None:
    async def look(server: LocalServer) -> None:
        table = await found(server, name)
        told = told_of(table)
        told["plan"] = {key: told["plan"][key] for key in told["plan"] if key not in AGREED_SINCE}
        for fact, expected in TABLES[name].items():
            assert told[fact] == expected, fact
        assert told.keys() == TABLES[name].keys()
        for end, text in logs_of(table).items():
            file = OLD / "logs" / f"{name}{end}.log"
            if not file.exists():  # this seat knows nothing more
                file = OLD / "logs" / f"{name}.spectator.log"
            assert text == file.read_text("utf-8"), end

    with_server(folder, look)


def test_reading_changes_nothing(folder: Path) -> None:
    def rows() -> list[str]:
        with closing(sqlite3.connect(folder / FILE)) as database:
            return [line for line in database.iterdump() if line.startswith("INSERT")]

    async def look(server: LocalServer) -> None:
        for name in TABLES:
            await found(server, name)
        await server.settle()

    def kept(lines: list[str]) -> list[str]:
        return [line for line in lines if line.split('"')[1] in KEPT]

    old = rows()
    Store.open(folder).close()  # runs the migrations
    before = rows()
    assert kept(before) == kept(old)
    with_server(folder, look)
    assert rows() == before


def test_players_and_secrets_are_the_same(folder: Path) -> None:
    async def look(server: LocalServer) -> None:
        for id, name, settings in EXPECTED["players"]:
            player = await server.house.guests.find(id)
            assert player is not None
            assert (player.name, player.settings) == (name, settings)
        for name, secret in EXPECTED["secrets"].items():
            assert server.house.store.secret(name) == secret

    with_server(folder, look)


def test_the_server_lists_the_unfinished_tables(folder: Path) -> None:
    async def look(server: LocalServer) -> None:
        for id, _, _ in EXPECTED["players"]:
            mine = {one.id for one in server.house.lobby.tables_of(id)}
            assert mine == {
                TABLES[name]["id"]
                for name in UNFINISHED
                if id in [seat["player"] for seat in TABLES[name]["seats"]]
            }

    with_server(folder, look)


# Playing on


def test_old_invites_are_valid_or_not_as_before(folder: Path) -> None:
    invites = EXPECTED["invites"]

    async def look(server: LocalServer) -> None:
        table = await found(server, invites["table"])
        eve = await server.guest("Eve")
        for bad in ("used", "revoked"):
            with pytest.raises(NoSuchInvite):
                await table.seats.sit(eve, token=invites[bad])
        assert await table.seats.sit(eve, token=invites["good"]) == invites["seat"]

    with_server(folder, look)


def test_a_repeated_key_gets_the_first_result(folder: Path) -> None:
    async def look(server: LocalServer) -> None:
        tried = 0
        for name in UNFINISHED:
            table = await found(server, name)
            before = told_of(table)
            for key, ply in TABLES[name]["keys"].items():
                seat, _, own = key.partition(".")
                player = TABLES[name]["seats"][int(seat)]["player"]
                if player:
                    assert await table.submit(player, "whatever", 0, own) == ply
                    tried += 1
            assert told_of(table) == before
        assert tried >= 10

    with_server(folder, look)


def test_a_held_answer_is_played_when_its_window_ends(folder: Path) -> None:
    (name,) = [name for name in UNFINISHED if any(TABLES[name].get("held", []))]

    async def look(server: LocalServer) -> None:
        table = await found(server, name)
        assert state_of(table).phase.reaction
        await server.advance(table.plan.reaction_seconds + 0.1)
        assert not state_of(table).phase.reaction
        assert "decline" in [text.split()[-1] for text in logs_of(table)[""].splitlines() if text]

    with_server(folder, look)


def test_every_unfinished_table_is_played_on(folder: Path) -> None:
    """All tables at once on one server, which is closed and opened again in between."""
    rng = random.Random(1)
    first = dict.fromkeys(UNFINISHED, 0)
    last: dict[str, dict[str, Any]] = {}

    async def begin(server: LocalServer) -> None:
        for name in UNFINISHED:
            table = await found(server, name)
            first[name] = length_of(table)
            if not table.record.started:
                await table.start(table.record.host)

    def done(name: str, table: Table, most: int) -> bool:
        return table.over or length_of(table) >= first[name] + min(most, ENOUGH.get(name, most))

    async def play(server: LocalServer, most: int) -> None:
        tables = {name: await found(server, name) for name in UNFINISHED}
        for name, told in last.items():
            assert told_of(tables[name]) == told, name
        lengths: dict[str, int] = {}
        quiet = 0
        while going := [name for name in tables if not done(name, tables[name], most)]:
            for name in going:
                await random_move(tables[name], rng)
            await server.advance(1.0)
            now = {name: length_of(table) for name, table in tables.items()}
            quiet = quiet + 1 if now == lengths else 0
            lengths = now
            assert quiet < 30, going
        await server.settle()
        last.update({name: told_of(table) for name, table in tables.items()})

    async def soon(server: LocalServer) -> None:
        await begin(server)
        await play(server, SOON)

    async def on(server: LocalServer) -> None:
        await play(server, 10_000)

    async def again(server: LocalServer) -> None:
        await play(server, 0)
        for name in UNFINISHED:
            table = await found(server, name)
            assert table.over or name in ENOUGH
            text = logs_of(table)[""]
            assert paddock.load_log(read_log(text)).state.text() == state_of(table).text()

    with_server(folder, soon, on, again)


# Logs


@pytest.mark.parametrize("file", LOGS, ids=[file.stem for file in LOGS])
def test_an_old_log_is_read_and_written_byte_for_byte(file: Path) -> None:
    written = file.read_bytes()
    log = read_log(written.decode("utf-8"), file.name)
    assert log.write().encode("utf-8") == written
    if file.stem in TABLES:
        match = paddock.load_log(log, source=file.name)
        assert match.log.write().encode("utf-8") == written
        assert match.state.text() == TABLES[file.stem]["text"]
    elif any(HIDDEN in entry.text for entry in log.entries):
        with pytest.raises(BadLog, match="hidden"):
            paddock.load_log(log, source=file.name)


def test_every_match_has_its_log_and_something_is_hidden_in_some() -> None:
    stems = {file.stem for file in LOGS}
    assert stems >= {name for name, told in TABLES.items() if told["started"]}
    assert {stem.partition(".")[2] for stem in stems} >= {"", "spectator", "seat1", "seat2"}


# The schema


def test_the_old_migration_still_creates_the_same_schema(folder: Path) -> None:
    """So a PostgreSQL database of that version, made by the same migration, needs no file here."""

    def schema(file: Path) -> set[tuple[str, str]]:
        with closing(sqlite3.connect(file)) as database:
            return set(database.execute("SELECT name, sql FROM sqlite_master WHERE sql > ''"))

    fresh = folder / "fresh.db"
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    engine = sqlite_engine(f"sqlite:///{fresh}", "BEGIN")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, STEP)
    engine.dispose()
    assert schema(fresh) == schema(folder / FILE)
    with closing(sqlite3.connect(folder / FILE)) as database:
        assert list(database.execute("SELECT version_num FROM alembic_version")) == [(STEP,)]
