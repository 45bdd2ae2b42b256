"""The guard at the door: what a page may load, who may post, how much and how often."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final
from urllib.parse import urlsplit

from limits import RateLimitItemPerMinute, RateLimitItemPerSecond
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

MOST_BYTES: Final = 4096  # of a move or any other post
CONTENT_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; "
    "frame-ancestors 'none'; manifest-src 'self'"
)
HEADERS: Final = {
    "content-security-policy": CONTENT_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",  # an invitation in an address must not travel
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


def same_origin(headers: Headers) -> bool:
    """Whether a request comes from our own pages. A browser always says where a post comes from."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
    return urlsplit(origin).netloc == headers.get("host")


class Guard:
    """Refuses what is too large or comes from elsewhere, before anything is parsed."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        posting = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD")
        if posting and not same_origin(headers):
            await refuse(scope, receive, send, 403, "This came from another site.")
            return
        if scope["type"] == "websocket":
            await self.app(scope, receive, send)
            return
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > MOST_BYTES:
            await refuse(scope, receive, send, 413, "That is more than 4 kB.")
            return
        if posting and "transfer-encoding" in headers:
            await refuse(scope, receive, send, 411, "The length is missing.")
            return

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                shown = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    shown[name] = value
            await send(message)

        await self.app(scope, receive, send_guarded)


async def refuse(scope: Scope, receive: Receive, send: Send, status: int, text: str) -> None:
    if scope["type"] == "websocket":
        await receive()  # the connection request
        await send({"type": "websocket.close", "code": 1008})
        return
    await PlainTextResponse(text, status_code=status)(scope, receive, send)


class Budgets:
    """How often one visitor may do what. Each kind of deed has a budget of its own."""

    def __init__(self, generous: bool = False) -> None:
        more = 1000 if generous else 1  # for load tests
        self.limiter = MovingWindowRateLimiter(MemoryStorage())
        self.together = 10  # how many visitors may share an address: a household, a club
        self.items = {
            "move": RateLimitItemPerSecond(20 * more),
            "create": RateLimitItemPerMinute(12 * more),
            "name": RateLimitItemPerMinute(10 * more),
            "table": RateLimitItemPerMinute(60 * more),  # sitting, inviting, starting, rematches
            "socket": RateLimitItemPerMinute(90 * more),
            "page": RateLimitItemPerSecond(30 * more),
        }

    def spend(self, deed: str, player: str, address: str = "") -> bool:
        """True while the budget of the player lasts, and that of the address they come from."""
        item = self.items[deed]
        if address:
            shared = type(item)(item.amount * self.together)
            if not self.limiter.hit(shared, deed, "from", address):
                return False
        return self.limiter.hit(item, deed, player)


class Backoff:
    """Longer and longer waits for one who keeps repeating a deed, such as offering a rematch."""

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
