"""Collects the pages of the docs site: those of docs/, and those generated from the games.

    python -m tools.site        # into build/docs, then mkdocs builds build/site from it

Generated are: the colours and fonts, the rules of each game in each language, the meaning of the
numbers of observations, the reference of each public module, and the pictures of the tutorial, by
running its code.
"""

from __future__ import annotations

import contextlib
import io
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import paddock
from paddock.drawing.png import png
from paddock.drawing.theme import COLOURS
from paddock.games import package_of
from paddock.i18n import languages, say
from paddock.i18n.telling import title as name_of
from paddock.shelf import load, titles

ROOT = Path(__file__).resolve().parent.parent
DOCS, BUILD = ROOT / "docs", ROOT / "build" / "docs"
FONTS = ROOT / "src" / "paddock" / "drawing" / "fonts"
ICON = ROOT / "src" / "paddock" / "web" / "static" / "icon.svg"
WIDTH = 1200  # pixels of a picture
CODE = re.compile(r"```python run\n(.*?)```\n", re.DOTALL)
RULE = re.compile(r"^- \*\*([A-Z]+\d+)\*\*", re.MULTILINE)
NUMBERED = r'- <a id="\1"></a>**\1**'

GUIDE = {
    "Play": [
        "play.md",
        "hosting.md",
        "own-edition.md",
        "printing.md",
        "editions.md",
        "fair-luck.md",
    ],
    "Study": [
        "tutorial.md",
        "arena.md",
        "bots.md",
        "hints.md",
        "analysis.md",
        "learning.md",
        "bot-api.md",
        "adding-a-bot.md",
        "notation.md",
    ],
    "Build": ["design.md", "adding-a-game.md", "contributing.md", "changes.md"],
    "Proof": ["figures.md", "page.md", "reliability.md", "abuse.md", "security.md"],
}
REFERENCE = {
    "paddock": ["paddock", "paddock.shelf"],
    "engine": ["state", "game", "title", "moves", "view", "phase", "luck", "log", "options"],
    "components": ["edition", "bag", "bits", "seats", "events", "fields", "ledger", "notation"],
    "learning": ["paddock.core.encoding", "paddock.core.actions", "paddock.core.reward"],
    "environments": [
        "pettingzoo",
        "gymnasium",
        "vector",
        "openspiel",
        "textarena",
        "observer",
        "memory",
    ],
    "bots": [
        "paddock.bots.bot",
        "paddock.bots.levels",
        "paddock.bots.search",
        "paddock.bots.study",
        "paddock.bots.style",
        "paddock.bots.policy",
        "paddock.bots.playout",
        "paddock.bots.rookie",
        "paddock.bots.play",
        "paddock.bots.batch",
    ],
    "arena": ["paddock.arena.plan", "paddock.arena.series", "paddock.arena.tally"],
    "drawing": [
        "paddock.drawing",
        "paddock.drawing.png",
        "paddock.drawing.printing",
        "paddock.drawing.printing.pieces",
    ],
    "games": ["paddock.games", "paddock.games.package"],
}
HOMES = {"engine": "paddock.core", "components": "paddock.core", "environments": "paddock.envs"}


def modules(group: str) -> list[str]:
    """The modules of one page of the reference."""
    home = HOMES.get(group)
    return [f"{home}.{name}" if home else name for name in REFERENCE[group]]


def others() -> list[str]:
    """Pages that the guide does not list yet: they are shown at its end."""
    named = {page for pages in GUIDE.values() for page in pages} | {"index.md"}
    return sorted(path.name for path in DOCS.glob("*.md") if path.name not in named)


def gather() -> str:
    """Write all pages; returns the navigation."""
    shutil.rmtree(BUILD, ignore_errors=True)
    shutil.copytree(DOCS, BUILD)
    for page, name in (("CONTRIBUTING.md", "contributing.md"), ("CHANGELOG.md", "changes.md")):
        text = (ROOT / page).read_text(encoding="utf-8")
        (BUILD / name).write_text(text.replace("](docs/", "]("), encoding="utf-8")
    write_style(BUILD / "style")
    run_examples(BUILD / "tutorial.md")
    lines = ["  - Home: index.md"]
    for part, pages in {**GUIDE, **({"More": others()} if others() else {})}.items():
        lines.append(f"  - {part}:")
        lines += [f"      - {page}" for page in pages]
    lines += ["  - Rules:", *write_rules()]
    lines += ["  - Observations:", *write_observations()]
    lines += ["  - Reference:", *write_reference()]
    return "\n".join(lines)


def write_style(folder: Path) -> None:
    """Write the colours of both themes, the fonts and the logo, from the files of the web
    server."""
    folder.mkdir()
    schemes = {"default": 0, "slate": 1}
    rules = [
        f'[data-md-color-scheme="{scheme}"]{{'
        + "".join(f"--{role}:{pair[which]};" for role, pair in COLOURS.items())
        + "}"
        for scheme, which in schemes.items()
    ]
    (folder / "colours.css").write_text("\n".join(rules) + "\n", "utf-8")
    for path in [*FONTS.glob("*.woff2"), FONTS / "fonts.css", ICON, ROOT / "tools" / "site.css"]:
        shutil.copy(path, folder / path.name)


def run_examples(page: Path) -> None:
    """Run the code of a page from top to bottom, and insert its output and drawings below it."""
    scope: dict[str, object] = {}
    pictures = 0

    def replace(found: re.Match[str]) -> str:
        nonlocal pictures
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            exec(found[1], scope)  # code from our own page
        made = f"```python\n{found[1]}```\n"
        if printed.getvalue():
            made += f"\n```text\n{printed.getvalue()}```\n"
        picture = scope.pop("picture", None)
        if isinstance(picture, str):
            pictures += 1
            name = f"tutorial-{pictures}.png"  # a picture in a page can use only fonts of its own
            (page.parent / "pictures" / name).write_bytes(png(picture, WIDTH))
            made += f"\n![The table](pictures/{name})\n"
        return made

    page.write_text(CODE.sub(replace, page.read_text("utf-8")), "utf-8")


def write_rules() -> list[str]:
    lines: list[str] = []
    for title in titles():
        package = package_of(title.name)
        lines.append(f"      - {name_of('en', title.name)}:")
        for language in languages():
            law = package.law(language)
            target = BUILD / "rules" / f"{title.name}-{language}.md"
            target.parent.mkdir(exist_ok=True)
            target.write_text(RULE.sub(NUMBERED, law.read_text("utf-8")), "utf-8")
            lines.append(f"          - {say(language, 'language')}: rules/{target.name}")
    return lines


def write_observations() -> list[str]:
    """The meaning of each number of an observation, for the fewest players of each game."""
    lines: list[str] = []
    for title in titles():
        game = load(title.name)
        layout = game.layout()
        name = name_of("en", title.name)
        rows = [f"# Observations: {name}", ""]
        rows += [
            f"{layout.size} numbers with {game.players} players, and {len(game.moves)} actions. "
            "Other numbers of players have the same features for more seats. "
            "Seats, sides and cars are counted from the viewer's own, which is number 0.",
            "",
            "| from | numbers | feature | least | most | meaning |",
            "|--:|--:|---|--:|--:|---|",
        ]
        for one in layout.features:
            cells = (one.start, one.size, f"`{one.name}`", one.least, one.most, one.meaning)
            rows.append("| " + " | ".join(str(cell) for cell in cells) + " |")
        rows += ["", "Not encoded, and why:", ""]
        rows += [f"- `{fact}`: {reason}" for fact, reason in layout.left_out.items()]
        rows += ["", "## Actions", "", "| from | actions | kind | first |", "|--:|--:|---|---|"]
        for kind in game.kinds.names:
            own = [move for move in game.moves if move.kind == kind]
            rows.append(f"| {own[0].id} | {len(own)} | {kind} | `{own[0].text}` |")
        target = BUILD / "observations" / f"{title.name}.md"
        target.parent.mkdir(exist_ok=True)
        target.write_text("\n".join(rows) + "\n", "utf-8")
        lines.append(f"      - {name}: observations/{target.name}")
    return lines


def write_reference() -> list[str]:
    lines: list[str] = []
    for group in REFERENCE:
        target = BUILD / "reference" / f"{group}.md"
        target.parent.mkdir(exist_ok=True)
        parts = [f"# {group}", "", *(f"::: {module}\n" for module in modules(group))]
        target.write_text("\n".join(parts) + "\n", "utf-8")
        lines.append(f"      - {group}: reference/{target.name}")
    return lines


def main() -> int:
    """Collect the pages, then build the site; a warning is an error."""
    nav = gather()
    settings = (ROOT / "mkdocs.yml").read_text("utf-8")
    settings = settings.replace("nav: NAV # written by tools/site.py", f"nav:\n{nav}")
    config = ROOT / "build" / "mkdocs.yml"
    settings = settings.replace("build/docs", "docs").replace("build/site", "site")
    config.write_text(settings.replace("paths: [src]", "paths: [../src]"), "utf-8")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "-f", str(config)]
    os.environ["NO_MKDOCS_2_WARNING"] = "1"  # a notice about a successor of mkdocs
    print(f"Paddock {paddock.__version__}: build/site/index.html", flush=True)
    return subprocess.run(command, cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
