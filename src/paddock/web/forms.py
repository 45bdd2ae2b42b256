"""Reads the fields of an ordinary form, and no other kind of body."""

from __future__ import annotations

from urllib.parse import parse_qsl

from starlette.requests import ClientDisconnect, Request
from starlette.types import Message, Receive

MOST_FIELDS = 60
FORM = "application/x-www-form-urlencoded"


async def read_form(request: Request) -> dict[str, str]:
    """The fields by name, the last one of each; nothing at all if it is not a form or has a NUL:
    no person types one, and PostgreSQL refuses it."""
    return fields(request.headers.get("content-type", FORM), await body_of(request.receive))


async def body_of(receive: Receive) -> bytes:
    """The whole body. The guard has checked its length. Half a body is none: ClientDisconnect."""
    body = bytearray()
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise ClientDisconnect
        body += message.get("body", b"")
        if not message.get("more_body"):
            return bytes(body)


def received(body: bytes) -> Receive:
    """A `receive` that brings a body which has come already."""
    message = {"type": "http.request", "body": body, "more_body": False}

    async def receive() -> Message:
        return message

    return receive


def fields(kind: str, body: bytes) -> dict[str, str]:
    if kind.split(";")[0].strip() != FORM:
        return {}
    try:
        text = body.decode("utf-8")
        found = dict(parse_qsl(text, keep_blank_values=True, max_num_fields=MOST_FIELDS))
        return {} if any("\0" in part for pair in found.items() for part in pair) else found
    except ValueError:  # not UTF-8, or more fields than any page of ours has
        return {}
