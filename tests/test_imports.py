"""Imports point one way, and the engine knows no clock, file, thread, log or random source."""

import ast
from pathlib import Path

import pytest

SRC = Path(__file__).parent.parent / "src"

# Each layer, and the layers it may import; `paddock` is the package itself.
# fmt: off
MAY_IMPORT = {
    "core":    "",
    "games":   "core",
    "bots":    "core games",
    "arena":   "core games bots paddock",
    "i18n":    "core",
    "drawing": "core games i18n shelf",
    "store":   "core",
    "tables":  "core games bots store shelf paddock",
    "web":     "core games bots store tables drawing i18n paddock",
    "envs":    "core games bots paddock",
    "cli":     "core games bots arena i18n drawing store tables web envs build shelf paddock",
    "build":   "",
    "shelf":   "core games",
    "paddock": "core games build shelf drawing",
}
# fmt: on

PURE = ("core", "games", "bots")

# All that the pure layers may use from outside.
PURE_MAY_USE = """
    __future__ abc array bisect collections dataclasses enum functools hashlib heapq itertools json
    librt math mypy_extensions operator re string tomllib types typing
""".split()

PURE_MAY_NOT_CALL = "open print input breakpoint eval exec compile __import__".split()


def layer(module: str) -> str:
    """`paddock.games.rally.rules` is in `games`; what is no layer belongs to the package itself."""
    parts = module.split(".")
    return parts[1] if len(parts) > 1 and parts[1] in MAY_IMPORT else parts[0]


def imported(tree: ast.AST, module: str, is_package: bool) -> list[tuple[int, str]]:
    """Every module that the source of `module` imports, with its line."""
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found += [(node.lineno, name.name) for name in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = module.split(".")
            base = base[: len(base) - node.level + is_package] if node.level else []
            origin = ".".join([*base, *filter(None, [node.module])])
            if origin == "paddock":  # the names may be layers
                found += [(node.lineno, f"paddock.{name.name}") for name in node.names]
            else:
                found.append((node.lineno, origin))
    return found


def complaints(module: str, source: str, is_package: bool = False) -> list[str]:
    """What in this source breaks the rule."""
    tree = ast.parse(source)
    here = layer(module)
    found = []
    for line, name in imported(tree, module, is_package):
        top = name.split(".")[0]
        if top == "paddock":
            there = layer(name)
            if there != here and there not in MAY_IMPORT[here].split():
                found.append(f"{module}:{line}: {here} may not import {there} ({name})")
        elif here in PURE and top not in PURE_MAY_USE:
            found.append(f"{module}:{line}: {here} is pure and may not use {name}")
    if here in PURE:
        for node in ast.walk(tree):
            if isinstance(node, ast.Name) and node.id in PURE_MAY_NOT_CALL:
                found.append(f"{module}:{node.lineno}: {here} is pure and may not use {node.id}()")
    return found


def test_imports_point_one_way() -> None:
    found = []
    for file in sorted((SRC / "paddock").rglob("*.py")):
        parts = file.relative_to(SRC).with_suffix("").parts
        is_package = parts[-1] == "__init__"
        module = ".".join(parts[:-1] if is_package else parts)
        found += complaints(module, file.read_text(encoding="utf-8"), is_package)
    assert not found, "\n".join(found)


def test_every_layer_is_in_the_table() -> None:
    names = {path.stem for path in (SRC / "paddock").iterdir() if (path / "__init__.py").exists()}
    assert names <= set(MAY_IMPORT), "give the new layer a row in MAY_IMPORT"


def test_the_table_has_no_circle() -> None:
    done: set[str] = set()
    while todo := {name for name in MAY_IMPORT if name not in done}:
        ready = {name for name in todo if set(MAY_IMPORT[name].split()) <= done}
        assert ready, f"a circle among {sorted(todo)}"
        done |= ready


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("paddock.core.luck", "import random"),
        ("paddock.core.luck", "from time import monotonic"),
        ("paddock.core.log", "def save():\n    import os.path"),
        ("paddock.core.edition", "text = open('a.toml').read()"),
        ("paddock.core.game", "import paddock.games.rally"),
        ("paddock.core.game", "from paddock import games"),
        ("paddock.core.game", "from ..games import rally"),
        ("paddock.core.game", "from paddock import compiled"),
        ("paddock.games.rally.rules", "from ...bots import search"),
        ("paddock.games.rally.rules", "from typing import TYPE_CHECKING\nimport logging"),
        ("paddock.bots.search", "from paddock.arena.series import Series"),
        ("paddock.bots.search", "print('thinking')"),
        ("paddock.drawing.rally", "from paddock.tables import Table"),
        ("paddock.store.sqlite", "import paddock.tables"),
        ("paddock.envs.gym", "import paddock.web.pages"),
        ("paddock", "from paddock.web import pages"),
    ],
)
def test_a_forbidden_import_is_found(module: str, source: str) -> None:
    assert complaints(module, source)


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("paddock.core.edition", "import tomllib"),
        ("paddock.core.luck", "from librt.vecs import vec\nfrom mypy_extensions import i64"),
        ("paddock.games.rally.rules", "from .state import State\nfrom paddock.core import game"),
        ("paddock.bots.search", "from paddock.games.rally import rules"),
        ("paddock.store.sqlite", "import os, sqlite3\nfrom paddock.core.log import Log"),
        ("paddock.web.pages", "from paddock import drawing, i18n, tables"),
        ("paddock.cli", "from paddock import compiled, web"),
        ("paddock", "from paddock import build"),
    ],
)
def test_an_allowed_import_is_not(module: str, source: str) -> None:
    assert not complaints(module, source)


def test_a_relative_import_in_a_package_starts_at_the_package() -> None:
    assert not complaints("paddock.games", "from .rally import rules", is_package=True)
    assert complaints("paddock.games", "from ..web import pages", is_package=True)
