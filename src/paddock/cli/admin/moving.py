"""`paddock admin export` and `import`: matches as a file, from one server to another.

A file is read and checked completely before anything is written. Existing data is not changed, so
an interrupted import is simply repeated.
"""

from __future__ import annotations

import argparse
import gzip
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

import orjson

from paddock.cli.admin.ids import table_id
from paddock.cli.serve import data_folder
from paddock.core.errors import BadOption, PaddockError
from paddock.store.copying import (
    HEAD,
    Line,
    add_player,
    add_table,
    lines_of,
    read_key,
    read_line,
    read_player,
    read_table,
    set_keys,
)
from paddock.store.inspection import read_only_connection
from paddock.store.opening import take_as_long_as_it_takes
from paddock.store.upkeep import owning, tell
from paddock.tables.errors import OtherRules
from paddock.tables.outside import is_id
from paddock.tables.record import rebuild

LINES_AT_ONCE = 100  # lines written in one transaction
OURS_ONLY = 0o600


class BadFile(PaddockError):
    """A file that cannot be imported."""


def add(actions: Any) -> None:
    """Declare the commands."""
    parser = actions.add_parser("export", help="write matches to a file; it holds hands: a secret")
    parser.add_argument("id", metavar="ID", nargs="?", default="", type=table_id)
    parser.add_argument("file", metavar="FILE", type=Path, help="lines of JSON; .gz packs them")
    parser.add_argument("--all", action="store_true", help="all tables and players")
    parser.add_argument(
        "--keys", action="store_true", help="the keys too, so that cookies stay good elsewhere"
    )
    parser.set_defaults(run=run_export)
    parser = actions.add_parser("import", help="add the matches of such a file")
    parser.add_argument("file", metavar="FILE", type=Path)
    parser.set_defaults(run=run_import)


def run_export(args: argparse.Namespace) -> int:
    """Write a file."""
    if bool(args.id) == args.all:
        raise BadOption("name one table, or --all")
    if args.id and args.keys:
        raise BadOption("--keys goes with --all")
    tables = players = 0
    with read_only_connection(data_folder(args.data)) as connection, writing(args.file) as file:
        for line in lines_of(connection, [args.id] if args.id else None, args.keys):
            file.write(orjson.dumps(line) + b"\n")
            tables += "table" in line
            players += "player" in line
    print(f"{args.file}: {tables} tables, {players} players")
    return 0


@contextmanager
def writing(path: Path) -> Iterator[IO[bytes]]:
    """A new file, readable by its owner only, that gets its name when it is complete."""
    part = path.with_name(path.name + ".part")
    try:
        descriptor = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, OURS_ONLY)
    except OSError as error:
        raise BadFile(f"{part}: {error.strerror}") from None
    try:
        with os.fdopen(descriptor, "wb") as plain:
            if path.suffix == ".gz":
                with gzip.GzipFile(fileobj=plain, mode="wb") as packed:
                    yield packed  # type: ignore[misc]
            else:
                yield plain
            plain.flush()
            os.fsync(plain.fileno())
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)


def lines_in(path: Path) -> Iterator[Line]:
    """The lines of a file as stored values; BadFile names the wrong line."""
    opened = gzip.open if path.suffix == ".gz" else open
    number = 0
    try:
        with opened(path, "rb") as file:
            for number, text in enumerate(file, 1):
                line = read_line(text)
                if number == 1:
                    if line != HEAD:
                        raise ValueError("this is no export of Paddock, or of a later version")
                    continue
                yield checked(line)
    except OSError as error:
        raise BadFile(f"{path}: {error.strerror or error}") from None
    except (ValueError, EOFError) as error:
        raise BadFile(f"{path}, line {number or 1}: {error}") from None
    if not number:
        raise BadFile(f"{path} is empty")


def checked(line: Line) -> Line:
    """The content of a line; ValueError if no server could have written it."""
    ((kind, facts),) = line.items()
    if kind == "table":
        table = read_table(facts)
        if not is_id(table.row.id):
            raise ValueError("the id of a table has other characters")
        try:
            rebuild(table)
        except OtherRules:
            pass  # it is kept unplayable, as on the other server
        except Exception as error:
            raise ValueError(f"table {table.row.id} cannot be played: {error}") from None
        return {kind: table}
    if kind == "player":
        return {kind: read_player(facts)}
    if kind == "key":
        return {kind: read_key(facts)}
    raise ValueError(f"an unknown kind of line: {kind[:20]!r}")


def run_import(args: argparse.Namespace) -> int:
    """Read a file."""
    for _ in lines_in(args.file):  # all of it, before anything is written
        pass
    added = {"table": 0, "player": 0}
    there, keys, group = 0, list[dict[str, str]](), list[Line]()
    with owning(data_folder(args.data)) as store:

        def write() -> int:
            skipped = 0
            with store.writing.begin() as connection:
                take_as_long_as_it_takes(connection)
                for line in group:
                    ((kind, what),) = line.items()
                    new = (add_table if kind == "table" else add_player)(connection, what)
                    added[kind] += new
                    skipped += not new
                    if new and kind == "table":
                        tell(connection, "table", what.row.id, notes=len(what.notes))
            group.clear()
            return skipped

        for line in lines_in(args.file):
            if "key" in line:
                keys.append(line["key"])
                continue
            group.append(line)
            if len(group) >= LINES_AT_ONCE:
                there += write()
        there += write()
        if keys:
            with store.writing.begin() as connection:
                set_keys(connection, keys)
                tell(connection, "keys")
    words = f"{added['table']} tables and {added['player']} players added"
    print(f"{words}, {there} were there already" + ("; its keys are used now" if keys else ""))
    return 0
