"""What can be said of a table without opening it."""

from __future__ import annotations

from dataclasses import dataclass

from paddock.tables.chairs import BOT, OPEN
from paddock.tables.plan import OPEN as LISTED
from paddock.tables.record import Record


@dataclass
class Listed:
    """A table as the lobby shows it."""

    id: str
    game: str
    name: str
    preset: str
    players: int
    names: list[str]  # of those seated, by seat; empty: the seat is free
    free: int  # seats that somebody could take: open ones, and after the start the bots'
    started: bool
    spectators: bool
    created: float


@dataclass
class Brief:
    """A table that is not over, as the house remembers it."""

    listed: Listed
    open: bool
    people: list[str]  # the ids of those seated
    minded: bool  # the house may owe it something: it has bots or a clock


def brief_of(record: Record) -> Brief:
    plan = record.plan
    free = [BOT, OPEN] if record.started else [OPEN]
    listed = Listed(
        record.id,
        plan.game,
        plan.name,
        plan.preset,
        plan.players,
        record.names,
        sum(chair.kind in free for chair in record.chairs),
        record.started > 0,
        plan.spectators,
        record.created,
    )
    people = [chair.player for chair in record.chairs if chair.human]
    bots = any(chair.kind == BOT for chair in record.chairs)
    minded = record.started > 0 and (bots or plan.move_seconds > 0)
    return Brief(listed, plan.visibility == LISTED, people, minded)
