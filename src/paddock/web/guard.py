"""The guard: checks each request before it is read, and adds security headers such as the CSP."""

from __future__ import annotations

from typing import Final

from starlette.responses import PlainTextResponse
from starlette.types import Message, Receive, Scope, Send

MOST_BYTES: Final = 4096  # of any post
CONTENT_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; "
    "frame-ancestors 'none'; manifest-src 'self'"
)
# Security headers of every page, as bytes for ASGI.
HEADERS: Final = [
    (b"content-security-policy", CONTENT_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),  # do not send invitation links in the Referer header
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


def headers_of(scope: Scope) -> dict[bytes, bytes]:
    """The headers by name; of repeated ones the first."""
    return dict(reversed(scope["headers"]))


def same_origin(headers: dict[bytes, bytes]) -> bool:
    """Whether a request comes from our own pages. Browsers always send the origin of a post."""
    origin = headers.get(b"origin")
    if origin is None:
        return headers.get(b"sec-fetch-site", b"same-origin") in (b"same-origin", b"none")
    host = headers.get(b"host", b"")
    return host != b"" and origin in (b"http://" + host, b"https://" + host)


def refusal(scope: Scope, headers: dict[bytes, bytes]) -> tuple[int, str] | None:
    """Why a request is refused before it is read: a status and a sentence; None: it is accepted."""
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
    """Send the response to a request that has a `refusal`, before anything of it is parsed."""
    if scope["type"] == "websocket":
        await receive()  # the WebSocket's connection request
        await send({"type": "websocket.close", "code": 1008})
    else:
        # The rest of the body is not read, so it must not be parsed as another request.
        headers = {"connection": "close"} if reason[0] in (411, 413) else {}
        await PlainTextResponse(reason[1] + "\n", reason[0], headers)(scope, receive, send)


def guarded(send: Send) -> Send:
    """Wrap `send` to add the security headers."""

    async def send_guarded(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", ()), *HEADERS]
        await send(message)

    return send_guarded
