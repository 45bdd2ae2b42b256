"""Reading what a page sends: fields of an ordinary form, and nothing more inventive."""

from __future__ import annotations

from urllib.parse import parse_qsl

from starlette.requests import Request

MOST_FIELDS = 60
FORM = "application/x-www-form-urlencoded"


async def read_form(request: Request) -> dict[str, str]:
    """The fields by name, the last one of each; nothing at all if it is not a form.

    The guard has seen to the length before.
    """
    kind = request.headers.get("content-type", FORM).split(";")[0].strip()
    if kind != FORM:
        return {}
    try:
        body = (await request.body()).decode("utf-8")
        return dict(parse_qsl(body, keep_blank_values=True, max_num_fields=MOST_FIELDS))
    except ValueError:  # not UTF-8, or more fields than any page of ours has
        return {}
