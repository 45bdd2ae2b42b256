"""`paddock serve`: open the house on a port."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import Any

from platformdirs import user_data_dir

from paddock import build

HERE_ONLY, EVERYWHERE = "127.0.0.1", "0.0.0.0"


def add(commands: Any) -> None:
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
    parser.add_argument("--workers", type=int, default=None, help="processes in which bots think")
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
    parser.add_argument("--no-limits", action="store_true", help=argparse.SUPPRESS)
    parser.set_defaults(run=run)


def data_folder(chosen: str) -> str:
    """Where matches are kept: a database URL, the folder named, or the system's own place."""
    if url := os.environ.get("PADDOCK_DATABASE_URL"):
        return url
    return str(Path(chosen or user_data_dir("paddock", appauthor=False)))


def run(args: argparse.Namespace) -> int:
    from paddock.web.network import may_listen
    from paddock.web.server import serve

    if not may_listen(args.host, args.port, args.yes):
        return 1
    if not args.no_compile:
        build.ensure_later()
    names = args.name or os.environ.get("PADDOCK_NAMES", "").split(",")
    serve(
        args.host,
        args.port,
        data_folder(args.data),
        not args.no_open,
        args.no_limits,
        args.workers,
        args.metrics_token,
        names,
    )
    return 0
