"""Reads the fields of an HTML form, refuses any other kind of body, and reads numbers."""

from __future__ import annotations

from urllib.parse import unquote_plus

from starlette.requests import ClientDisconnect, Request
from starlette.types import Message, Receive

MOST_FIELDS = 60
FORM = "application/x-www-form-urlencoded"


async def read_form(request: Request) -> dict[str, str]:
    """The fields by name, the last one of each. Empty if the body is no form or contains a NUL,
    which PostgreSQL refuses.
    """
    return fields(request.headers.get("content-type", FORM), await body_of(request.receive))


async def body_of(receive: Receive) -> bytes:
    """The whole body, whose length the guard has checked.
    ClientDisconnect if only a part arrives.
    """
    body = bytearray()
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise ClientDisconnect
        body += message.get("body", b"")
        if not message.get("more_body"):
            return bytes(body)


def received(body: bytes) -> Receive:
    """A `receive` function for a body that was already read."""
    message = {"type": "http.request", "body": body, "more_body": False}

    async def receive() -> Message:
        return message

    return receive


def fields(kind: str, body: bytes) -> dict[str, str]:
    """The fields of a body by its content type."""
    if kind != FORM and kind.split(";")[0].strip() != FORM:
        return {}
    if b"\0" in body or b"%00" in body:
        return {}
    try:
        pairs = body.decode("utf-8").split("&")
    except UnicodeDecodeError:
        return {}
    if len(pairs) > MOST_FIELDS:
        return {}
    found = {}
    for pair in pairs:
        if pair:
            name, _, value = pair.partition("=")
            found[decoded(name)] = decoded(value)
    return found


def decoded(text: str) -> str:
    """A name or value of a form as it was typed. Most need no decoding, which is slow."""
    return unquote_plus(text) if "%" in text or "+" in text else text


def number(text: str, digits: int = 3) -> int:
    """A whole number of at most so many digits; for any other text -1, which no action accepts."""
    return int(text) if text.isdecimal() and len(text) <= digits else -1


def number_up_to(text: str, most: int, otherwise: int) -> int:
    """A number of an address, at most `most`; `otherwise` for any other text."""
    return min(most, int(text)) if text.isdecimal() and len(text) < 8 else otherwise
