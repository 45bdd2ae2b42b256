"""The only code of the live tests that depends on `paddock.tables`: if its interface changes, adapt
this file."""

from __future__ import annotations

from typing import Any

from tests.tables.setting import LocalServer, ManualClock, local_server

from paddock.core.log import Log
from paddock.core.luck import Rng
from paddock.core.state import State
from paddock.tables import House, Player, Table, TablePlan, game_of, read_plan
from paddock.tables.errors import NotYourSeat, StaleMove
from paddock.tables.workers import BotRequest

__all__ = [
    "House",
    "LocalServer",
    "ManualClock",
    "NotYourSeat",
    "Page",
    "Player",
    "StaleMove",
    "Table",
    "Thinker",
    "local_server",
    "read_plan",
]

TAKEN_BACK = "taken-back"  # the code of the event that reports a take-back


class Thinker:
    """Bots that answer at once and at random, whatever their level. They check that they get no
    hidden information."""

    def __init__(self) -> None:
        self.questions = 0
        # checked at the end: an exception in a bot would only make it play at random
        self.told_too_much: list[BotRequest] = []

    async def think(self, asked: BotRequest) -> str:
        self.questions += 1
        plan = TablePlan(asked.game, asked.players, asked.preset, asked.edition, asked.options)
        rng = Rng(asked.key)
        state = game_of(plan).position(asked.position, rng)
        # The position must already be redacted, so redacting it again must change nothing.
        if state.text(asked.seat) != asked.position:
            self.told_too_much.append(asked)
        legal = state.legal(asked.seat)
        return legal[rng.below(len(legal))].text


class Page:
    """A page that a player has open at a table."""

    def __init__(self, table: Table, player_id: str) -> None:
        self.watcher = table.presence.watch(player_id)

    async def open(self) -> None:
        await self.watcher.__aenter__()

    async def close(self) -> None:
        await self.watcher.__aexit__(None, None, None)


async def table_of(server: LocalServer, id: str) -> Table:
    return await server.house.table(id)


async def evict_tables(server: LocalServer) -> bool:
    """Remove every table from memory that has no pending answers. Returns whether there was one."""
    return await server.house.evict_idle(float("inf")) > 0


async def unfinished(server: LocalServer) -> list[str]:
    return [stored.row.id for stored in await server.house.store.unfinished()]


async def stored(table: Table) -> object:
    """Everything that the store has of a table."""
    return await table.journal.store.load(table.id)


def state(table: Table) -> State:
    assert table.match is not None
    return table.match.state


def log(table: Table) -> Log:
    assert table.match is not None
    return table.match.log


def entries(table: Table) -> list[tuple[int, str]]:
    return [(entry.seat, entry.text) for entry in log(table).entries]


def question(table: Table, seat: int) -> int:
    """The number of a seat's open question."""
    return table.record.question_id(seat)


def held(table: Table, seat: int) -> str:
    """The answer of a seat that is held until the end of the reaction window, or an empty text."""
    held = table.record.held(seat)
    return held.text if held is not None else ""


def people(table: Table) -> dict[int, str]:
    """The human players by seat."""
    return {chair.seat: chair.player for chair in table.record.chairs if chair.human}


def is_here(table: Table, seat: int) -> bool:
    return table.presence.is_here(table.record.chairs[seat].player)


def is_substituted(table: Table, seat: int) -> bool:
    """Whether a bot answers for this person at present."""
    return table.presence.bot_substitutes(table.record.chairs[seat].player)


def luck_drawn(table: Table) -> int:
    """How many plies of luck there were: the number of the next one's random source."""
    return table.record.luck


def version(table: Table) -> int:
    """The version of the table: when it changes, pages have to be rendered again."""
    return table.journal.version


def history(table: Table) -> list[tuple[int, str, dict[str, int | str], int]]:
    """All events: the log entry that caused it, code, arguments, audience."""
    return [
        (told.ply, told.event.code, told.event.args, told.event.audience)
        for told in table.record.history
    ]


def snapshot(table: Table) -> dict[str, Any]:
    """Everything of a table that a restart must not change."""
    seats = range(len(table.record.chairs))
    return {
        "position": state(table).text(),
        "phase": state(table).phase.name,
        "log": log(table).write(),
        "questions": [question(table, seat) for seat in seats],
        "held": [held(table, seat) for seat in seats],
        "history": history(table),
        "times": [told.at for told in table.record.history],
        "keys": dict(table.record.keys),
        "chairs": [
            (c.kind, c.player, c.name, c.level, c.standing, c.used) for c in table.record.chairs
        ],
        "host": table.record.host,
        "plan": table.plan.to_dict(),
        "over": table.over,
    }
