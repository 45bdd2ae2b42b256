"""`paddock serve`: runs the application on a port of this machine."""

from __future__ import annotations

import logging
import sys
import threading
import time
import urllib.error
import urllib.request
import webbrowser
from collections.abc import Sequence
from typing import Any

import uvicorn

from paddock.core.errors import BadOption
from paddock.store import Store
from paddock.web import http_protocol, limits, live_protocol, memory, supervisor
from paddock.web.app import create_app
from paddock.web.log_limits import LimitedLogFilter
from paddock.web.metrics import JsonLines
from paddock.web.sockets import Sockets


def serve(
    host: str,
    port: int,
    where: str,
    open_page: bool,
    generous: bool = False,
    workers: int | None = None,
    metrics_token: str = "",
    names: Sequence[str] = (),
    bot_api: bool = False,
    handed: str = "",
) -> None:
    """Serve until interrupted. `workers` are processes for bots; `handed` is the port that a
    supervisor hands over.
    """
    log_as_json()
    memory.bound_arenas()  # before there are threads
    store = Store.open(where)  # an error is reported in one line, before anything else is printed
    # anybody can send invalid requests
    logging.getLogger("uvicorn.error").addFilter(LimitedLogFilter())
    if not handed:
        announce(host, port, open_page)
    bounds = limits.chosen(generous)
    sockets = Sockets(bounds)
    app = create_app(store, generous, workers, metrics_token, names, (host, port), bot_api)
    options: dict[str, Any] = {
        "http": http_protocol.bound(bounds, sockets),
        "ws": live_protocol.bound(bounds, sockets),
        "host": host,
        "port": port,
        "log_config": None,
        "access_log": False,
        "timeout_graceful_shutdown": 3,
        "ws_ping_interval": 15,
        "ws_ping_timeout": 20,
        "ws_max_size": 4096,
        "ws_per_message_deflate": True,
        "server_header": False,
    }
    if handed:
        uvicorn.Server(uvicorn.Config(app, **options)).run(sockets=[supervisor.taken(handed)])
    else:
        uvicorn.run(app, **options)


def supervise(
    host: str, port: int, where: str, open_page: bool, workers: int, arguments: Sequence[str]
) -> None:
    """Serve with several processes until interrupted."""
    log_as_json()
    Store.open(where).close()  # migrates once; an error is reported here
    try:
        opened = supervisor.listening(host, port)
    except OSError as error:
        raise BadOption(f"{host}:{port} cannot be opened: {error.strerror}") from None
    announce(host, port, open_page)
    supervisor.Supervisor(workers, supervisor.command_of(arguments), opened).run()


def log_as_json() -> None:
    """Log one JSON object a line on standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    # It would log the URLs of WebSockets, and with them invitations.
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)


def announce(host: str, port: int, open_page: bool) -> None:
    """Print where the server is, and open its page."""
    address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0', '::') else host}:{port}/"
    print(f"Paddock is at {address}", flush=True)
    if open_page:
        threading.Thread(target=open_when_ready, args=(address,), daemon=True).start()


def open_when_ready(address: str) -> None:
    """Open the page in a browser once the server answers."""
    for _ in range(100):
        try:
            urllib.request.urlopen(address + "healthz", timeout=1).close()
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)
            continue
        webbrowser.open(address)
        return
