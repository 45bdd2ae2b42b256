"""`paddock admin close`, `prune`, `vacuum` and `rotate-keys`: they write."""

from __future__ import annotations

import argparse
import time
from typing import Any, Final

from paddock.cli.admin.ages import seconds_of, shown, size
from paddock.cli.admin.ids import table_id
from paddock.cli.serve import data_folder
from paddock.core.errors import BadOption
from paddock.store.inspection import is_server, read_only_connection
from paddock.store.keys import SIGNING, rotate
from paddock.store.upkeep import close_table, ended_before, owning, prune, vacuum
from paddock.tables.notes.ending import TableClosed

HEARD: Final = 10.0  # seconds after which every server knows a new key


def add(actions: Any) -> None:
    """Declare the commands."""
    parser = actions.add_parser("close", help="end a stuck or abusive table; its players are told")
    parser.add_argument("id", metavar="ID", type=table_id)
    parser.set_defaults(run=run_close)
    parser = actions.add_parser("prune", help="delete matches that ended long ago")
    parser.add_argument("--older-than", required=True, metavar="AGE", help="such as 90d")
    parser.add_argument("--dry-run", action="store_true", help="only say what would be deleted")
    parser.set_defaults(run=run_prune)
    parser = actions.add_parser("vacuum", help="give back the space of what was deleted")
    parser.set_defaults(run=run_vacuum)
    parser = actions.add_parser("rotate-keys", help="replace the keys that sign cookies and links")
    parser.add_argument("--only", choices=SIGNING, help="default: all keys")
    parser.add_argument(
        "--accept-old",
        default="30d",
        metavar="AGE",
        help="for how long what the old keys have signed is good (default 30d; 0d signs everybody "
        "out and makes open invitations void)",
    )
    parser.set_defaults(run=run_rotate)


def run_close(args: argparse.Namespace) -> int:
    """Close a table."""
    with owning(data_folder(args.data)) as store:
        close_table(store, args.id, TableClosed().to_note(0, time.time()))
    print(f"table {args.id} is closed")
    return 0


def run_prune(args: argparse.Namespace) -> int:
    """Delete old matches."""
    age = seconds_of(args.older_than, "--older-than")
    if age <= 0:
        raise BadOption("--older-than is more than nothing")
    before, where = time.time() - age, data_folder(args.data)
    if args.dry_run:
        with read_only_connection(where) as connection:
            matches, plies = ended_before(connection, before)
        print(f"{matches} matches with {plies} plies ended before {shown(before)}")
        return 0
    with owning(where) as store:
        gone = prune(store, before)
    print(f"{gone} matches that ended before {shown(before)} are deleted")
    return 0


def run_vacuum(args: argparse.Namespace) -> int:
    """Return disk space."""
    before, after = vacuum(data_folder(args.data))
    print(f"the database has {size(after)}; it had {size(before)}")
    return 0


def run_rotate(args: argparse.Namespace) -> int:
    """Replace the signing keys."""
    age, now = seconds_of(args.accept_old, "--accept-old"), time.time()
    where = data_folder(args.data)
    if 0 < age < 2 * HEARD:
        raise BadOption("--accept-old is 0d or at least an hour")
    begins = now + HEARD if is_server(where) and age else now
    with owning(where) as store, store.writing.begin() as connection:
        for name in [args.only] if args.only else SIGNING:
            rotate(connection, name, now, begins, now + age)
    until = f"accepted until {shown(now + age)}" if age else "void"
    print(f"new keys sign from now on; the old ones are {until}")
    return 0
