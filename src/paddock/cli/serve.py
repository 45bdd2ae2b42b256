"""`paddock serve`: run the server on a port."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import Any

from platformdirs import user_data_dir

from paddock import build
from paddock.core.errors import BadOption
from paddock.shelf import OWN_BOTS, own_bot

MOST_WORKERS = 64
SHORTEST_TOKEN, LONGEST_TOKEN = 12, 128  # characters of a token: OWASP ASVS 2.1.1 and 2.1.2
HERE_ONLY, EVERYWHERE = "127.0.0.1", "0.0.0.0"


def add(commands: Any) -> None:
    """Declare the command."""
    parser = commands.add_parser("serve", help="play in the browser")
    parser.add_argument(
        "--host",
        nargs="?",
        default=HERE_ONLY,
        const=EVERYWHERE,
        help="listen for other machines too: on all addresses of this one, or on the one named",
    )
    parser.add_argument("--yes", action="store_true", help="do not ask before listening for others")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument(
        "--data", default="", help="folder for matches (default: a folder of yours)"
    )
    parser.add_argument("--no-open", action="store_true", help="do not open the page")
    parser.add_argument(
        "--workers",
        type=int,
        default=1,
        metavar="N",
        help="server processes on this port (default 1); more than one needs PostgreSQL",
    )
    parser.add_argument(
        "--thinkers", type=int, default=None, metavar="N", help="processes in which bots think"
    )
    parser.add_argument("--no-compile", action="store_true", help="leave the engine as it is")
    parser.add_argument(
        "--name",
        action="append",
        default=[],
        metavar="HOST",
        help="a name of this server, such as paddock.example; others are refused (also: "
        "PADDOCK_NAMES, separated by commas)",
    )
    parser.add_argument(
        "--metrics-token",
        default=os.environ.get("PADDOCK_METRICS_TOKEN", ""),
        metavar="TOKEN",
        help="opens /metrics to whoever sends it (also: PADDOCK_METRICS_TOKEN); without it, "
        "/metrics is for this machine only",
    )
    parser.add_argument(
        "--bot",
        action="append",
        default=[],
        metavar="MODULE:CLASS",
        help="a bot of your own that tables may choose; see docs/bots.md",
    )
    parser.add_argument(
        "--bot-api", action="store_true", help="let bots of others play over HTTP, at /api"
    )
    parser.add_argument("--handed", default="", help=argparse.SUPPRESS)  # see web.supervisor
    parser.add_argument("--no-limits", action="store_true", help=argparse.SUPPRESS)
    parser.set_defaults(run=run)


def data_folder(chosen: str) -> str:
    """Where matches are stored: a database URL, the given folder, or the system's default place."""
    if url := os.environ.get("PADDOCK_DATABASE_URL"):
        return url
    return str(Path(chosen or user_data_dir("paddock", appauthor=False)))


def run(args: argparse.Namespace) -> int:
    """Serve until interrupted."""
    from paddock.web.network import may_listen
    from paddock.web.server import serve, supervise

    where = data_folder(args.data)
    check_workers(args.workers, where)
    check_token(args.metrics_token)
    if not args.handed and not may_listen(args.host, args.port, args.yes):
        return 1
    if not args.no_compile:
        build.ensure_later()
    own = [*args.bot, *filter(None, os.environ.get(OWN_BOTS, "").split(","))]
    for one in own:
        own_bot(one)  # raises an error for an unknown bot
    os.environ[OWN_BOTS] = ",".join(own)  # bot processes inherit it
    if args.workers > 1 and not args.handed:
        supervise(args.host, args.port, where, not args.no_open, args.workers, worker_of(args))
        return 0
    names = args.name or os.environ.get("PADDOCK_NAMES", "").split(",")
    serve(
        args.host,
        args.port,
        where,
        not args.no_open,
        args.no_limits,
        args.thinkers,
        args.metrics_token,
        names,
        args.bot_api,
        args.handed,
    )
    return 0


def check_workers(workers: int, where: str) -> None:
    """Raise an error for an impossible number of workers."""
    if not 1 <= workers <= MOST_WORKERS:
        raise BadOption(f"--workers is 1 to {MOST_WORKERS}, not {workers}")
    if workers > 1 and "://" not in where:
        raise BadOption(
            f"--workers {workers} needs PostgreSQL (PADDOCK_DATABASE_URL): an SQLite folder "
            "belongs to one process, and two would each answer for every bot"
        )
    if workers > 1 and not hasattr(os, "fork"):
        raise BadOption("--workers needs a system that hands a port to several processes")


def check_token(token: str) -> None:
    """Raise an error for a guessable token: it is the one secret that a person may make up."""
    if token and not (SHORTEST_TOKEN <= len(token) <= LONGEST_TOKEN and token.isascii()):
        raise BadOption(
            f"--metrics-token has {SHORTEST_TOKEN} to {LONGEST_TOKEN} plain characters; this makes "
            'one: python3 -c "import secrets; print(secrets.token_urlsafe(24))"'
        )


def worker_of(args: argparse.Namespace) -> list[str]:
    """The arguments of a worker. A token is not among them, because the list of processes shows
    arguments.
    """
    if args.metrics_token:
        os.environ["PADDOCK_METRICS_TOKEN"] = args.metrics_token
    found = ["serve", "--host", args.host, "--port", str(args.port), "--no-open", "--no-compile"]
    found += ["--workers", str(args.workers), "--yes"]
    found += [word for name in args.name for word in ("--name", name)]
    found += ["--thinkers", str(args.thinkers)] if args.thinkers is not None else []
    found += ["--bot-api"] if args.bot_api else []
    return found + (["--no-limits"] if args.no_limits else [])
