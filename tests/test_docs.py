"""The docs: every public function has a docstring, and the site builds without a warning."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest
from tools.site import GUIDE, REFERENCE, modules, others

from paddock.shelf import load

ROOT = Path(__file__).parent.parent
PAGES = [module for group in REFERENCE for module in modules(group)]


def source_of(module: str) -> Path:
    path = ROOT / "src" / Path(*module.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def undocumented(node: ast.Module | ast.ClassDef, before: str = "") -> list[str]:
    """The public classes, functions and methods without a docstring."""
    found = []
    for one in node.body:
        if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            if one.name.startswith("_"):
                continue
            if ast.get_docstring(one) is None:
                found.append(before + one.name)
            if isinstance(one, ast.ClassDef):
                found += undocumented(one, f"{one.name}.")
    return found


@pytest.mark.parametrize("module", PAGES)
def test_every_public_name_is_documented(module: str) -> None:
    tree = ast.parse(source_of(module).read_text("utf-8"))
    assert ast.get_docstring(tree), module
    assert undocumented(tree) == []


SHARED = [
    path
    for path in sorted((ROOT / "src" / "paddock").rglob("*.py"))
    if not path.is_relative_to(ROOT / "src" / "paddock" / "store" / "migrations")
    and (path.parent.name == "games" or "games" not in path.relative_to(ROOT).parts)
]


def methods_of(tree: ast.Module) -> set[str]:
    """The names of the methods that have a docstring."""
    return {
        one.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
        for one in node.body
        if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef) and ast.get_docstring(one)
    }


def test_the_shared_layers_are_documented() -> None:
    """Every module and public name has a docstring, except methods that override a documented one,
    and invariants, whose names are sentences."""
    trees = {path: ast.parse(path.read_text("utf-8")) for path in SHARED}
    documented = set().union(*map(methods_of, trees.values()))
    missing = [
        path.name for path, tree in trees.items() if tree.body and not ast.get_docstring(tree)
    ]
    for path, tree in trees.items():
        for name in undocumented(tree):
            owner, _, method = name.rpartition(".")
            is_override = bool(owner) and method in documented
            is_sentence = path.parent.name == "invariants" and (name.count("_") > 2 or not owner)
            if not is_override and not is_sentence:
                missing.append(f"{path.name}: {name}")
    assert missing == []


@pytest.mark.parametrize("package", ["store", "tables", "web"])
def test_the_map_of_a_package_names_modules_that_exist(package: str) -> None:
    """The left column of the table in the package's docstring lists existing modules."""
    folder = ROOT / "src" / "paddock" / package
    text = ast.get_docstring(ast.parse((folder / "__init__.py").read_text("utf-8"))) or ""
    columns = [line[:43] for line in text.splitlines() if line.startswith("    ")]
    named = [name for column in columns for name in re.findall(r"\w+", column)]
    there = {path.stem for path in folder.iterdir()}
    assert named
    assert [name for name in named if name not in there] == []


def test_the_reference_has_every_environment() -> None:
    for path in (ROOT / "src" / "paddock" / "envs").glob("[a-z]*.py"):
        assert f"paddock.envs.{path.stem}" in PAGES or path.stem == "rendering", path.stem


def test_every_page_of_the_guide_exists() -> None:
    """A page that the guide does not list is shown at its end: see `others`."""
    made = {"contributing.md", "changes.md"}
    pages = {page for group in GUIDE.values() for page in group} - made
    assert pages <= {path.name for path in (ROOT / "docs").glob("*.md")}
    assert not set(others()) & pages


def test_the_docs_show_the_actual_example_bot() -> None:
    example = (ROOT / "examples" / "bots" / "driver.py").read_text("utf-8")
    assert f"```python\n{example}```" in (ROOT / "docs" / "bot-api.md").read_text("utf-8")
    assert len(example.splitlines()) <= 30


@pytest.mark.long
def test_the_site_builds_without_a_warning() -> None:
    built = subprocess.run(
        [sys.executable, "-m", "tools.site"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert built.returncode == 0, built.stdout + built.stderr
    assert (ROOT / "build" / "site" / "index.html").exists()


def chapter_of(page: str, heading: str) -> str:
    """The text under a heading of `docs/notation.md`."""
    _, _, rest = page.partition(f"### {heading}\n")
    assert rest, heading
    return rest.partition("\n##")[0]


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("kilometers", "1000 Kilometers"),
        ("crazy_rally", "Crazy Rally"),
        ("crazy_race", "Crazy Race"),
        ("rally", "Rally"),
        ("grand_prix", "the Grand Prix"),
    ],
)
def test_the_notation_names_every_kind_of_move_and_every_field(name: str, shown: str) -> None:
    page = (ROOT / "docs" / "notation.md").read_text("utf-8")
    game = load(name)
    moves = chapter_of(page, f"The moves of {shown}")
    begun = {move.text.partition(" ")[0] for move in game.moves}
    assert {word for word in begun if not re.search(rf"`{word}\b", moves)} == set()
    fields = chapter_of(page, f"The fields of {shown}")
    keys = {word.partition("=")[0] for word in game.start().text().split()[1:]}
    own = {re.sub(r"\.\d$", ".N", key) for key in keys} - {"phase", "due", "ply", "asked", "ledger"}
    assert {key for key in own if f"`{key}`" not in fields} == set()


def test_pages_that_the_code_names_exist() -> None:
    folders = ("src", "tests", "examples", "benchmarks", "tools")
    files = [path for folder in folders for path in (ROOT / folder).rglob("*.py")]
    named = {
        page for path in files for page in re.findall(r"docs/[a-z-]+\.md", path.read_text("utf-8"))
    }
    assert len(named) > 3
    assert {page for page in named if not (ROOT / page).exists()} == set()
