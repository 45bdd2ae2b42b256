"""The guard: what a page may load, who may post, how much and how often."""

from __future__ import annotations

import time
from collections import OrderedDict
from functools import lru_cache
from typing import Final
from urllib.parse import urlsplit

from starlette.responses import PlainTextResponse
from starlette.types import Message, Receive, Scope, Send

from paddock.tables.budget import Budget
from paddock.tables.clock import Clock

MOST_BYTES: Final = 4096  # of a move or any other post
CONTENT_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; "
    "frame-ancestors 'none'; manifest-src 'self'"
)
# Sent with every page. Bytes, as ASGI wants them.
HEADERS: Final = [
    (b"content-security-policy", CONTENT_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),  # an invitation in an address must not travel
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


def headers_of(scope: Scope) -> dict[bytes, bytes]:
    """The headers by name; the first of two with one name."""
    return dict(reversed(scope["headers"]))


def same_origin(headers: dict[bytes, bytes]) -> bool:
    """Whether a request comes from our own pages. A browser always says where a post comes from."""
    origin = headers.get(b"origin")
    if origin is None:
        return headers.get(b"sec-fetch-site", b"same-origin") in (b"same-origin", b"none")
    host = headers.get(b"host", b"")
    return host != b"" and site_of(origin) == host


@lru_cache(1000)
def site_of(origin: bytes) -> bytes:
    """The host and port of an address, or nothing."""
    try:
        return urlsplit(origin).netloc
    except ValueError:  # that is no address
        return b""


def refusal(scope: Scope, headers: dict[bytes, bytes]) -> tuple[int, str] | None:
    """Why a request is refused unread: a status and a sentence; None: it is let in."""
    posting = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD")
    if posting and not same_origin(headers):
        return 403, "This came from another site."
    if scope["type"] == "websocket":
        return None
    length = headers.get(b"content-length", b"0")
    if not length.isdigit() or int(length) > MOST_BYTES:
        return 413, "That is more than 4 kB."
    if posting and b"transfer-encoding" in headers:
        return 411, "The length is missing."
    return None


async def refuse(reason: tuple[int, str], scope: Scope, receive: Receive, send: Send) -> None:
    """Answer a request that has a `refusal`, before anything of it is parsed."""
    if scope["type"] == "websocket":
        await receive()  # the connection request
        await send({"type": "websocket.close", "code": 1008})
    else:
        await PlainTextResponse(reason[1], reason[0])(scope, receive, send)


def guarded(send: Send) -> Send:
    """Wrap `send` to add the security headers."""

    async def send_guarded(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", ()), *HEADERS]
        await send(message)

    return send_guarded


class Budgets:
    """How often one visitor may do what. Each kind of action has a budget of its own."""

    TOGETHER: Final = 10  # how many visitors may share an address: a household, a club
    # How often at once, and how many seconds it takes until that is possible again.
    ACTIONS: Final = {
        "move": (20, 1),
        "create": (10, 60),
        "name": (10, 60),
        "table": (60, 60),  # sitting, inviting, starting, rematches
        "socket": (90, 60),
    }

    def __init__(self, generous: bool = False) -> None:
        more = 1000 if generous else 1  # for load tests
        clock = Clock()

        def budgets(share: int) -> dict[str, Budget]:
            return {
                action: Budget(clock, times * share, times * share / seconds)
                for action, (times, seconds) in self.ACTIONS.items()
            }

        self.of_player = budgets(more)
        self.of_address = budgets(more * self.TOGETHER)

    def spend(self, action: str, player: str, address: str = "") -> bool:
        """True while the budget of the player lasts, and that of the address they come from."""
        if address and not self.of_address[action].allows(address):
            return False
        return self.of_player[action].allows(player)


class Backoff:
    """Longer and longer waits for one who keeps repeating an action, such as offering a rematch."""

    def __init__(self, first: float = 2.0, most: float = 60.0) -> None:
        self.first = first
        self.most = most
        self.waits: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allow(self, who: str) -> bool:
        now = time.monotonic()
        until, wait = self.waits.get(who, (0.0, 0.0))
        if now < until:
            return False
        wait = min(self.most, wait * 2 or self.first) if now < until + self.most else self.first
        self.waits[who] = (now + wait, wait)
        if len(self.waits) > 10_000:
            self.waits.popitem(last=False)
        return True
