"""Forms are parsed as browsers write them, with the same result as the standard library."""

from __future__ import annotations

import random
from urllib.parse import parse_qsl

import pytest

from paddock.web.forms import FORM, MOST_FIELDS, fields

PIECES = ("a", "b=", "=", "&", "+", "%3E", "%", "%e4", "é", "move", "2", "%26", ";")


def test_any_body_is_parsed_as_by_the_standard_library() -> None:
    rng = random.Random(1)
    for _ in range(2000):
        text = "".join(rng.choices(PIECES, k=rng.randrange(20)))
        assert fields(FORM, text.encode()) == dict(parse_qsl(text, keep_blank_values=True)), text


@pytest.mark.parametrize(
    "body",
    [b"name=a\0b", b"name=a%00b", b"na%00me=a", b"name=%%00", b"name=\xff", b"&" * MOST_FIELDS],
    ids=["NUL", "NUL in a value", "NUL in a name", "NUL after %", "not UTF-8", "too many fields"],
)
def test_a_bad_body_has_no_fields(body: bytes) -> None:
    assert fields(FORM, body) == {}


def test_a_literal_percent_sign_is_not_taken_for_nul() -> None:
    assert fields(FORM, b"name=%2500") == {"name": "%00"}
