"""Infers the JSON Schema of a game's views from many of them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from paddock.core.luck import Rng
from paddock.core.seats import NOBODY
from paddock.games import package_of
from paddock.invariants.walk import step
from paddock.shelf import load, title

KINDS = {bool: "boolean", int: "integer", str: "string", type(None): "null", float: "number"}


def schema_file(game: str) -> Path:
    return package_of(game).folder / "view.schema.json"


def views(game: str, seed: int, every: int = 7, matches: int = 1) -> Iterator[dict[str, Any]]:
    """Views for all presets and numbers of players, of all seats and a spectator."""
    one = title(game)
    for preset in one.presets:
        for players in one.players:
            rules = load(game, players, preset)
            for match in range(matches):
                rng = Rng(seed, players, match)
                state = rules.start()
                for ply in range(1500):
                    if ply % every == 0 or state.over():
                        for seat in (NOBODY, ply % players):
                            yield json.loads(json.dumps(state.view(seat).to_dict()))
                    if state.over():
                        break
                    state.play(*step(state, rng))


def describe(game: str, seed: int = 1) -> dict[str, Any]:
    """The schema of all these views."""
    found = infer(list(views(game, seed)), top=True)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"What a seat may know of a position of {game}",
        **found,
    }


def infer(samples: list[Any], top: bool = False) -> dict[str, Any]:
    """The schema that all samples fit."""
    objects = [one for one in samples if isinstance(one, dict)]
    arrays = [one for one in samples if isinstance(one, list)]
    plain = sorted({KINDS[type(one)] for one in samples if not isinstance(one, dict | list)})
    kinds = plain + ["object"] * bool(objects) + ["array"] * bool(arrays)
    found: dict[str, Any] = {"type": kinds[0] if len(kinds) == 1 else kinds}
    if objects:
        found |= of_objects(objects, top)
    if arrays:
        items = [item for array in arrays for item in array]
        found |= {"items": infer(items)} if items else {}
    return found


def of_objects(samples: list[dict[str, Any]], top: bool) -> dict[str, Any]:
    """A record if all samples have the same names (a view may have more); otherwise a mapping from
    names to values."""
    names = list(dict.fromkeys(name for one in samples for name in one))
    shared = [name for name in names if all(name in one for one in samples)]
    if top or len(shared) == len(names):
        fields = {name: infer([one[name] for one in samples if name in one]) for name in names}
        return {"properties": fields, "required": shared, "additionalProperties": False}
    return {"additionalProperties": infer([value for one in samples for value in one.values()])}
