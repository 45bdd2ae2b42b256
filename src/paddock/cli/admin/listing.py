"""`paddock admin list`, `inspect` and `stats`: they only read.

They show no hand, no seed and no held answer: an operator may play at a table too.
"""

from __future__ import annotations

import argparse
import json
import time
from typing import Any

from rich.console import Console
from rich.table import Table as Grid

from paddock.cli.admin.ages import seconds_of, shown, size
from paddock.cli.admin.ids import table_id
from paddock.cli.serve import data_folder
from paddock.core.errors import BadOption, PaddockError
from paddock.shelf import title
from paddock.store.copying import stored
from paddock.store.errors import StoreError
from paddock.store.inspection import (
    STATES,
    TableFilter,
    TableSummary,
    counts,
    find,
    kinds_of,
    lease_of,
    read_only_connection,
)
from paddock.tables.record import Record

MOST_LISTED = 100  # tables listed by default


def add(actions: Any) -> None:
    """Declare the commands."""
    parser = actions.add_parser("list", help="the tables, the newest first")
    parser.add_argument("--game", default="", metavar="NAME")
    parser.add_argument("--state", default="", choices=STATES)
    parser.add_argument(
        "--still-for", default="", metavar="AGE", help="nothing has happened for so long: 2d"
    )
    parser.add_argument(
        "--most", type=int, default=MOST_LISTED, metavar="N", help=f"default {MOST_LISTED}; 0: all"
    )
    parser.add_argument("--json", action="store_true", help="for programs")
    parser.set_defaults(run=run_list)
    parser = actions.add_parser("inspect", help="one table: seats, times, who answers there")
    parser.add_argument("id", metavar="ID", type=table_id)
    parser.add_argument("--json", action="store_true", help="for programs")
    parser.set_defaults(run=run_inspect)
    parser = actions.add_parser("stats", help="how much there is of everything")
    parser.add_argument("--json", action="store_true", help="for programs")
    parser.set_defaults(run=run_stats)


def facts_of(found: TableSummary, seats: list[dict[str, str]]) -> dict[str, Any]:
    """A table as data."""
    return {
        "id": found.id,
        "game": found.game,
        "state": found.state,
        "people": [seat["name"] for seat in seats if seat["kind"] == "human"],
        "bots": sum(seat["kind"] == "bot" for seat in seats),
        "created": found.created,
        "changed": found.changed,
        "over": found.over,
        "plies": found.plies,
    }


def run_list(args: argparse.Namespace) -> int:
    """List tables."""
    if args.game:
        title(args.game)  # raises an error for an unknown game
    if args.most < 0:
        raise BadOption(f"--most is {args.most}, not 0 or more")
    before = None
    if args.still_for:
        before = time.time() - seconds_of(args.still_for, "--still-for")
    wanted = TableFilter("", args.game, args.state, before, args.most)
    with read_only_connection(data_folder(args.data)) as connection:
        rows = [
            facts_of(found, seats_of(connection, found.id)) for found in find(connection, wanted)
        ]
    if args.json:
        print(json.dumps(rows, indent=1, ensure_ascii=False))
        return 0
    grid = Grid("id", "game", "state", "people", "bots", "plies", "last change", box=None)
    for row in rows:
        people = ", ".join(row["people"])
        cells = (row["id"], row["game"], row["state"], people, str(row["bots"]))
        grid.add_row(*map(printable, cells), str(row["plies"]), shown(row["changed"]))
    Console(highlight=False, markup=False, soft_wrap=True).print(grid)
    return 0


def printable(text: str) -> str:
    """A name without characters that control a terminal."""
    return "".join(sign if sign.isprintable() else "?" for sign in text)


def seats_of(connection: Any, id: str) -> list[dict[str, str]]:
    """Who sits where, if this version can read the table."""
    table = stored(connection, id, plies=False)
    try:
        record = Record(table.row)
        for note in table.notes:
            record.fold_note(note)
    except (PaddockError, ValueError, TypeError, KeyError, IndexError):
        return []
    return [
        {"kind": chair.kind, "name": chair.bot_name if chair.kind == "bot" else chair.name}
        for chair in record.chairs
    ]


def run_inspect(args: argparse.Namespace) -> int:
    """Show one table."""
    with read_only_connection(data_folder(args.data)) as connection:
        tables = find(connection, TableFilter(args.id))
        if not tables:
            raise StoreError(f"there is no table {args.id}")
        found = tables[0]
        seats = seats_of(connection, found.id)
        notes = kinds_of(connection, found.id)
        node, alive = lease_of(connection, found.id)
    allowed = ("players", "preset", "edition", "options", "visibility", "spectators", "name")
    facts = facts_of(found, seats) | {
        "rules": found.rules_version,
        "plan": {name: found.plan[name] for name in allowed if name in found.plan},
        "seats": seats,
        "answered_by": node,
        "answered_by_is_alive": alive,
        "notes": len(notes),
        "last_notes": [{"kind": kind, "at": at} for _, kind, at in notes[-10:]],
    }
    if args.json:
        print(json.dumps(facts, indent=1, ensure_ascii=False))
        return 0
    for name, value in facts.items():
        moment = name in ("created", "changed", "over")
        text = shown(value) if moment else value
        print(printable(f"{name}: {text if isinstance(text, str) else json.dumps(text)}"))
    return 0


def run_stats(args: argparse.Namespace) -> int:
    """Show the size of everything."""
    with read_only_connection(data_folder(args.data)) as connection:
        found = counts(connection)
    found["bytes_per_table"] = round(found["bytes"] / max(1, found["tables"]))
    if args.json:
        print(json.dumps(found, indent=1))
        return 0
    for name, value in found.items():
        if name == "games":
            value = ", ".join(f"{game} {count}" for game, count in sorted(value.items()))
        print(f"{name}: {size(value) if name.startswith('bytes') else value}")
    return 0
