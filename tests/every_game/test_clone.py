"""A clone has every field of its position: the test gives each field a unique value and
compares."""

from __future__ import annotations

import inspect
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from paddock import load
from paddock.core.phase import OVER
from paddock.core.title import Title
from paddock.shelf import titles

# These are the same in both, or are not copied: a clone has no listeners.
SHARED = ("game", "params", "news")


def names_of(thing: Any) -> list[str]:
    """The fields of a position or a part of it, whether its class is compiled or not."""
    found = set(getattr(thing, "__dict__", {}))
    for cls in type(thing).__mro__:
        found |= set(vars(cls).get("__annotations__", {}))
        found |= {name for name, value in vars(cls).items() if inspect.isgetsetdescriptor(value)}
    return sorted(name for name in found - set(SHARED) if not name.startswith("__"))


def is_field(thing: Any, name: str) -> bool:
    """Whether it is a field. Compiled properties look like fields, but cannot be set."""
    try:
        setattr(thing, name, getattr(thing, name))
    except AttributeError:
        return False
    return True


class Marks:
    """Gives every field a unique value."""

    def __init__(self) -> None:
        self.last = 1000

    def next(self) -> int:
        self.last += 1
        return self.last

    def mark(self, thing: Any) -> None:
        for name in names_of(thing):
            if is_field(thing, name):
                setattr(thing, name, self.other(getattr(thing, name)))

    def other(self, value: Any) -> Any:
        """Another value of the same type. Parts of a position are marked in place."""
        if isinstance(value, bool):
            return not value
        if isinstance(value, int):
            return self.next()
        if isinstance(value, list) and value and hasattr(value[0], "clone"):
            return [self.other(part) for part in value]
        if isinstance(value, list):
            return [self.next() for _ in value] or [f"line {self.next()}"]
        if isinstance(value, vec):
            return vec[i64]([self.next() for _ in value])
        if hasattr(value, "clone"):
            self.mark(value)
            return value
        return OVER  # a phase


def facts(thing: Any) -> Any:
    """A position or a part of it as plain values."""
    if isinstance(thing, list):
        return [facts(part) for part in thing]
    if isinstance(thing, vec):
        return [int(item) for item in thing]
    if hasattr(thing, "clone"):
        names = [name for name in names_of(thing) if is_field(thing, name)]
        return {name: facts(getattr(thing, name)) for name in names}
    return thing


@pytest.mark.parametrize("title", titles(), ids=lambda title: title.name)
def test_a_clone_has_every_field(title: Title) -> None:
    state = load(title.name, title.players[-1]).start()
    fresh = facts(state)
    Marks().mark(state)
    marked = facts(state)
    assert [name for name in fresh if fresh[name] == marked[name]] == []
    assert len(marked) > 10
    clone = state.clone()
    assert facts(clone) == marked
    assert clone.game is state.game
    assert clone.news is None
