"""Reads the fields of an ordinary form, and no other kind of body."""

from __future__ import annotations

from urllib.parse import parse_qsl

from starlette.requests import Request
from starlette.types import Receive

MOST_FIELDS = 60
FORM = "application/x-www-form-urlencoded"


async def read_form(request: Request) -> dict[str, str]:
    """The fields by name, the last one of each; nothing at all if it is not a form or has a NUL:
    no person types one, and PostgreSQL refuses it."""
    return fields(request.headers.get("content-type", FORM), await body_of(request.receive))


async def body_of(receive: Receive) -> bytes:
    """The whole body. The guard has checked its length."""
    message = await receive()
    body: bytes = message.get("body", b"")
    while message.get("more_body"):
        message = await receive()
        body += message.get("body", b"")
    return body


def fields(kind: str, body: bytes) -> dict[str, str]:
    if kind.split(";")[0].strip() != FORM:
        return {}
    try:
        text = body.decode("utf-8")
        found = dict(parse_qsl(text, keep_blank_values=True, max_num_fields=MOST_FIELDS))
        return {} if any("\0" in part for pair in found.items() for part in pair) else found
    except ValueError:  # not UTF-8, or more fields than any page of ours has
        return {}
