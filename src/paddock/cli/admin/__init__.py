"""`paddock admin`: maintain the database of a server.

Reading works beside a running server. Writing needs exclusive access to the folder of SQLite; with
PostgreSQL the running servers are notified.
"""

from __future__ import annotations

from typing import Any

from paddock.cli.admin import listing, moving, upkeep
from paddock.cli.admin.ids import ActionParser


def add(commands: Any) -> None:
    """Declare the command."""
    parser = commands.add_parser("admin", help="look after the matches of a server")
    actions = parser.add_subparsers(
        dest="action", required=True, metavar="ACTION", parser_class=ActionParser
    )
    for module in (listing, upkeep, moving):
        module.add(actions)
    for action in actions.choices.values():
        action.add_argument(
            "--data",
            default="",
            help="folder of the server (also: PADDOCK_DATABASE_URL for PostgreSQL)",
        )
