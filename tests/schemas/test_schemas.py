"""Every view fits its published schema, and faulty views do not."""

from __future__ import annotations

import json

import jsonschema
import pytest
from tests.schemas.infer import schema_file, views
from tests.tiers import size

from paddock.shelf import titles

EVERY = size("EVERY", 61, 11)  # plies between two views


@pytest.mark.parametrize("game", [title.name for title in titles()])
def test_views_fit_their_schema(game: str) -> None:
    schema = json.loads(schema_file(game).read_text("utf-8"))
    check = jsonschema.Draft202012Validator(schema)
    check.check_schema(schema)
    seen = 0
    for view in views(game, seed=2, every=EVERY):
        check.validate(view)
        seen += 1
    assert seen > 20
    del view["scores"]
    assert not check.is_valid(view)
    assert not check.is_valid({**view, "scores": ["many"]})
