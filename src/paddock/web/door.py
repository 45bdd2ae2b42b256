"""The door: refuses requests by host name and rate before anything is known about the visitor."""

from __future__ import annotations

import hmac
from collections.abc import Iterable
from typing import Final

from starlette.types import Scope

from paddock.web.address import household, is_loopback, was_forwarded
from paddock.web.budgets import Budgets
from paddock.web.http_protocol import SOCKET
from paddock.web.lanes import Lanes
from paddock.web.names import Names, is_own, name_of, well_formed

# Addresses of what is not rendered
LIGHT: Final = (
    "/static/",
    "/icons/",
    "/worker.js",
    "/manifest.webmanifest",
    "/favicon.ico",
    "/healthz",
    "/api/",
)
LIGHT_ENDS: Final = ("/view.json", "/hint")  # not rendered either, or hardly


class Door:
    """Checks every request before the application handles it."""

    def __init__(
        self, budgets: Budgets, generous: bool, token: str = "", names: Iterable[str] = ()
    ) -> None:
        self.budgets = budgets
        self.generous = generous
        self.token = token.encode()
        self.names = Names(names)
        self.lanes = Lanes()

    def refusal(self, scope: Scope, headers: dict[bytes, bytes]) -> tuple[int, str] | None:
        """Why a request is refused: a status and a sentence for the operator; or None."""
        host = headers.get(b"host", b"")
        if host and not well_formed(host):
            return 400, "The Host header is not a name."
        client = client_of(scope)
        if not self.names.allows(headers, client):
            return 421, "This server is not known by that name; see --name."
        ticket = scope.get(SOCKET)
        if ticket is not None and not ticket.belongs_to(client):
            return 503, "Too many connections."
        return None

    def may_ask(self, scope: Scope) -> bool:
        """Whether the budget of the address has room for this request."""
        action = "light" if is_light(scope) else "page"
        return self.budgets.spend_of(action, client_of(scope))

    def may_see_figures(self, scope: Scope, headers: dict[bytes, bytes]) -> bool:
        """The figures reveal what happens at a table, so they are for the operator only: with the
        token, or from this machine without a proxy.
        """
        given = headers.get(b"authorization", b"").removeprefix(b"Bearer ")
        if self.token and hmac.compare_digest(given, self.token):
            return True
        here = is_loopback(client_of(scope)) and is_own(name_of(headers.get(b"host", b"")))
        return here and not was_forwarded(headers)


def is_light(scope: Scope) -> bool:
    """Whether a request needs no rendering."""
    path: str = scope["path"]
    return path.startswith(LIGHT) or path.endswith(LIGHT_ENDS)


def client_of(scope: Scope) -> str:
    """The address that a request comes from."""
    client = scope.get("client")
    return str(client[0]) if client else "?"


def household_of(scope: Scope) -> str:
    """The key under which that address is counted."""
    return household(client_of(scope))
