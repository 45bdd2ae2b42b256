"""Imports point one way, and the engine uses no clock, file, thread, log or random source."""

import ast
import re
from pathlib import Path

import pytest

from paddock.games import packages

SRC = Path(__file__).parent.parent / "src"

# Each layer, and the layers it may import; `paddock` is the package itself. A game is one folder,
# each of its parts is a layer of its own, and `registration` is its `__init__.py`.
# fmt: off
MAY_IMPORT = {
    "core":         "",
    "bots":         "core",
    "rules":        "core",
    "bot":          "core bots rules",
    "games":        "core bots",
    "registration": "core games rules",
    "shelf":        "core bots games",
    "fair":         "core",
    "analysis":     "core bots shelf",
    "arena":        "core bots games shelf build",
    "invariants":   "core shelf",
    "cases":        "core games shelf invariants",
    "game-cases":   "core rules",
    "i18n":         "core games",
    "drawing":      "core games i18n",
    "game-drawing": "core rules drawing i18n shelf",
    "store":        "core",
    "tables":       "core bots games store shelf fair paddock",
    "web":          "core games store tables drawing i18n shelf cases fair analysis paddock",
    "page":         "core rules game-drawing drawing i18n web cases",
    "terminal":     "core rules drawing i18n cli",
    "envs":         "core bots games shelf drawing i18n",
    "cli":          "core bots games arena i18n drawing store tables web envs build shelf "
                    "cases invariants fair analysis bench paddock",
    "bench":        "core bots games shelf build paddock",
    "build":        "compiling",
    "compiling":    "",
    "paddock":      "core build shelf drawing",
}
# fmt: on

PARTS = {
    "rules": "rules",
    "bot": "bot",
    "drawing": "game-drawing",
    "cases": "game-cases",
    "page": "page",
    "terminal": "terminal",
}
# A registration imports these only for their types.
TYPES_ONLY = {("games", "cli"), ("games", "drawing"), ("games", "web")}
SHARED = ("ledgers", "package", "reasons")  # modules of `games` that belong to no particular game
PURE = ("core", "bots", "rules", "bot")

# Everything that the pure layers may import from outside.
PURE_MAY_USE = """
    __future__ abc array bisect collections dataclasses enum functools hashlib heapq itertools json
    librt math mypy_extensions operator re string tomllib types typing
""".split()

PURE_MAY_NOT_CALL = "open print input breakpoint eval exec compile __import__".split()


def layer(module: str) -> str:
    """`paddock.games.rally.bot` is in layer `bot`. A module in no layer belongs to the package
    itself."""
    if module == "paddock.__main__":
        return "cli"  # `python -m paddock`
    parts = module.split(".")
    if parts[1:2] == ["games"] and len(parts) > 2 and parts[2] not in SHARED:
        return PARTS[parts[3]] if len(parts) > 3 and parts[3] in PARTS else "registration"
    return parts[1] if len(parts) > 1 and parts[1] in MAY_IMPORT else parts[0]


def imported(tree: ast.AST, module: str, is_package: bool) -> list[tuple[int, str]]:
    """Every module that the source of `module` imports, with the line."""
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found += [(node.lineno, name.name) for name in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = module.split(".")
            base = base[: len(base) - node.level + is_package] if node.level else []
            origin = ".".join([*base, *filter(None, [node.module])])
            if re.fullmatch(
                r"paddock(\.games\.(?!package)\w+)?", origin
            ):  # the names may be modules of another layer
                found += [(node.lineno, f"{origin}.{name.name}") for name in node.names]
            else:
                found.append((node.lineno, origin))
    return found


def lines_for_types(tree: ast.AST) -> set[int]:
    """The lines under `if TYPE_CHECKING:`."""
    return {
        line
        for node in ast.walk(tree)
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
        for line in range(node.lineno, (node.end_lineno or node.lineno) + 1)
    }


def complaints(module: str, source: str, is_package: bool = False) -> list[str]:
    """The violations in this source."""
    tree = ast.parse(source)
    here = layer(module)
    for_types = lines_for_types(tree)
    found = []
    for line, name in imported(tree, module, is_package):
        top = name.split(".")[0]
        if top == "paddock":
            there = layer(name)
            if (
                there != here
                and there not in MAY_IMPORT[here].split()
                and not (line in for_types and (here, there) in TYPES_ONLY)
            ):
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


def test_the_table_has_no_cycle() -> None:
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
        ("paddock.games.rally.rules.title", "from ....bots import search"),
        ("paddock.games.rally.rules.title", "from typing import TYPE_CHECKING\nimport logging"),
        ("paddock.bots.search", "from paddock.arena.series import Series"),
        ("paddock.bots.search", "print('thinking')"),
        ("paddock.games.rally.drawing", "from paddock.tables import Table"),
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
        (
            "paddock.games.rally.rules.title",
            "from .state import State\nfrom paddock.core import game",
        ),
        ("paddock.games.rally.bot.player", "from paddock.games.rally.rules import rules"),
        ("paddock.store.sqlite", "import os, sqlite3\nfrom paddock.core.log import Log"),
        ("paddock.web.pages", "from paddock import drawing, i18n, tables"),
        ("paddock.cli", "from paddock import compiled, web"),
        ("paddock", "from paddock import build"),
    ],
)
def test_an_allowed_import_is_not(module: str, source: str) -> None:
    assert not complaints(module, source)


def test_a_relative_import_in_a_package_starts_at_the_package() -> None:
    assert not complaints("paddock.games", "from .package import GamePackage", is_package=True)
    assert complaints("paddock.games", "from ..web import pages", is_package=True)


def test_no_shared_file_names_a_game() -> None:
    """Everything about a game is in its folder, so that a new game touches no other file."""
    words = {path.name for path in (SRC / "paddock" / "games").iterdir() if path.is_dir()}
    words.discard("__pycache__")
    assert len(words) > 1
    plain = {word for word in words if "_" not in word}  # may be ordinary words too
    found = []
    for file in sorted((SRC / "paddock").rglob("*")):
        parts = file.relative_to(SRC / "paddock").parts
        if file.is_dir() or "vendor" in parts or (parts[0] == "games" and len(parts) > 2):
            continue
        if file.suffix not in (".py", ".html", ".js", ".css", ".ftl", ".toml"):
            continue
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
            for word in words:
                bare = (
                    rf"(?<![\w-]){word}(?![\w-])"
                    if word not in plain
                    else rf"[\"'#./]{word}[\"'#./]"
                )
                if re.search(bare, line):
                    found.append(f"{'/'.join(parts)}:{number}: {line.strip()}")
    assert not found, "\n".join(found)


def test_a_class_name_is_defined_once() -> None:
    """A class name has one meaning. Two games may use the same name, since their modules are named
    alike. Within a game a name is used once, and no game uses a name of the shared layers."""
    homes: dict[str, dict[str, list[str]]] = {}  # of the shared layers (""), and of each game
    for file in sorted((SRC / "paddock").rglob("*.py")):
        parts = file.relative_to(SRC / "paddock").parts
        game = parts[1] if parts[0] == "games" and len(parts) > 2 else ""
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef):
                homes.setdefault(game, {}).setdefault(node.name, []).append("/".join(parts))
    assert len(homes) > 2
    for game, names in homes.items():
        shared = homes[""] if game else {}
        found = {name: files + shared.get(name, []) for name, files in names.items()}
        assert {name: files for name, files in found.items() if len(files) > 1} == {}


def test_no_template_or_script_names_a_rule() -> None:
    """The engine decides which rule applies; a page only shows it."""
    prefixes = "|".join(
        one.rule_prefix for one in packages().values() if one.package.startswith("paddock.games.")
    )
    found = [
        f"{file.relative_to(SRC)}: {number}"
        for kind in ("*.html", "*.js")
        for file in sorted((SRC / "paddock").rglob(kind))
        if "vendor" not in file.parts
        for number in re.findall(rf"\b(?:{prefixes})\d+\b", file.read_text("utf-8"))
    ]
    assert not found, "\n".join(found)
