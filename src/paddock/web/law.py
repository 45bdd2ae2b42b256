"""The rules page: the law in the reader's language, each rule with its number as an anchor.

The law is docs/rules/<game>.md, in English; a translation of it is i18n/<language>/rules/<game>.md.
"""

from __future__ import annotations

import re
from functools import cache
from html import escape
from pathlib import Path

from paddock.i18n import FALLBACK, chain
from paddock.i18n import HERE as TEXTS

PACKAGE = Path(__file__).parent.parent
PLACES = (PACKAGE / "rules", PACKAGE.parent.parent / "docs" / "rules")  # installed, checked out
RULE = re.compile(r"- \*\*([A-Z]+\d+)\*\* (.*)")


def path_of(game: str, language: str = FALLBACK) -> Path | None:
    """The file of a game's rules in a language; without a language the law itself."""
    places = PLACES if language == FALLBACK else (TEXTS / language / "rules",)
    return next((place / f"{game}.md" for place in places if (place / f"{game}.md").exists()), None)


def law_language(game: str, language: str) -> str:
    """The language that the law can be read in by a reader of `language`."""
    return next((link for link in chain(language) if path_of(game, link) is not None), FALLBACK)


def inline(text: str) -> str:
    """The little markup that the rules use: *stress*, `code`, and numbers of other rules."""
    html = escape(text, quote=False)
    html = re.sub(r"`([^`]+)`", r"<code>\1</code>", html)
    html = re.sub(r"\*\*([^*]+)\*\*", r"<b>\1</b>", html)
    html = re.sub(r"\*([^*]+)\*", r"<em>\1</em>", html)
    return re.sub(r"\b((?:K|CR|CZ|RY|GP)\d+)\b", r'<a class="rule" href="#\1">\1</a>', html)


@cache
def law(game: str, language: str = FALLBACK) -> str:
    """The rules of a game as HTML; empty when there are none."""
    path = path_of(game, language)
    if path is None:
        return ""
    blocks: list[list[str]] = [[]]
    for line in path.read_text("utf-8").splitlines()[1:]:
        if not line.strip() or line.startswith(("- ", "#")):
            blocks.append([])
        if line.strip():
            blocks[-1].append(line.strip())
    return "\n".join(block_html(block) for block in blocks if block)


def block_html(block: list[str]) -> str:
    first = block[0]
    if first.startswith("#"):
        return f"<h2>{inline(first.lstrip('# '))}</h2>"
    if first.startswith("|"):
        return table_html(block)
    text = " ".join(block)
    if found := RULE.match(text):
        number, words = found.groups()
        return (
            f'<div class="article" id="{number}"><a href="#{number}">{number}</a>'
            f"<p>{inline(words)}</p></div>"
        )
    return f"<p>{inline(text.removeprefix('- '))}</p>"


def table_html(block: list[str]) -> str:
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in block]
    head = "".join(f"<th>{inline(cell)}</th>" for cell in rows[0])
    body = "".join(
        "<tr>" + "".join(f"<td>{inline(cell)}</td>" for cell in row) + "</tr>" for row in rows[2:]
    )
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
