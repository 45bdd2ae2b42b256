"""The rules page: the rules text in the reader's language, each rule with its number as an anchor.

The rules text is in the folder of its game: `law/en.md`, and a translation for each language.
"""

from __future__ import annotations

import re
from functools import cache
from html import escape

from markupsafe import Markup

from paddock.cases.exercises import exercises
from paddock.games import package_of
from paddock.i18n import FALLBACK, say, search_order
from paddock.web.guide import guide_of

RULE = re.compile(r"- \*\*([A-Z]+\d+)\*\* (.*)")


def rule_number(game: str) -> re.Pattern[str]:
    """The pattern of this game's rule numbers."""
    return _rule_number(package_of(game).rule_prefix or "(?!)")


@cache
def _rule_number(prefix: str) -> re.Pattern[str]:
    return re.compile(rf"\b({prefix}\d+)\b")


def shown_rule(game: str, rule: str) -> str:
    """The rule number if it can be linked; empty if the game does not number its rules."""
    return rule if package_of(game).rule_prefix else ""


def rule_link(game: str, rule: str) -> Markup:
    """The rule's number as a link to the rules page; empty if the game has no rule numbers."""
    link = Markup('<a class="rule" href="/rules/{0}#{1}" target="_blank">{1}</a>')
    return link.format(game, rule) if rule and shown_rule(game, rule) else Markup("")


def law_language(game: str, language: str) -> str:
    """The language in which a reader of `language` gets the rules text."""
    order = search_order(language)
    return next((link for link in order if package_of(game).law(link).exists()), order[0])


def inline(text: str, game: str) -> str:
    """The markup inside a line of the rules: *emphasis*, `code`, and numbers of other rules."""
    html = escape(text, quote=False)
    html = re.sub(r"`([^`]+)`", r"<code>\1</code>", html)
    html = re.sub(r"\*\*([^*]+)\*\*", r"<b>\1</b>", html)
    html = re.sub(r"\*([^*]+)\*", r"<em>\1</em>", html)
    return rule_number(game).sub(r'<a class="rule" href="#\1">\1</a>', html)


@cache
def law(game: str, language: str = FALLBACK) -> str:
    """The rules of a game as HTML; empty if there are none."""
    path = package_of(game).law(language)
    if not path.exists():
        return ""
    pictures = guide_of(game).pictures
    blocks: list[list[str]] = [[]]
    for line in path.read_text("utf-8").splitlines()[1:]:
        if not line.strip() or line.startswith(("- ", "#")):
            blocks.append([])
        if line.strip():
            blocks[-1].append(line.strip())
    html = []
    for block in blocks:
        found = RULE.match(" ".join(block))
        if found and found[1] in pictures:
            html.append(row_of(pictures[found[1]](language)))
        if block:
            html.append(block_html(block, game, language))
    return "\n".join(html)


def row_of(drawings: list[str]) -> str:
    """The pictures of a chapter's components."""
    return f'<div class="chapter-pictures">{"".join(drawings)}</div>'


def try_link(game: str, language: str, rule: str) -> str:
    """The link for trying a rule out; empty for a rule that no move is about."""
    if rule not in exercises(game):
        return ""
    words = escape(say(language, "web-try"))
    name = escape(say(language, "web-try-rule", rule=rule), quote=True)
    return f' <a class="try" href="/try/{game}/{rule}" aria-label="{name}">{words}</a>'


def article(game: str, language: str, rule: str) -> str:
    """One rule as HTML; empty if it has no line of its own."""
    path = package_of(game).law(language)
    found = re.search(rf"^- \*\*{rule}\*\* (.*(?:\n  .*)*)", path.read_text("utf-8"), re.M)
    words = " ".join(found[1].split()) if found else ""
    html = inline(words, game)
    return html.replace('href="#', f'href="/rules/{game}#')


def block_html(block: list[str], game: str, language: str) -> str:
    """One block of the rules text as HTML."""
    first = block[0]
    if first.startswith("#"):
        return f"<h2>{inline(first.lstrip('# '), game)}</h2>"
    if first.startswith("|"):
        return table_html(block, game)
    text = " ".join(block)
    if found := RULE.match(text):
        number, words = found.groups()
        return (
            f'<div class="article" id="{number}"><a href="#{number}">{number}</a>'
            f"<p>{inline(words, game)}{try_link(game, language, number)}</p></div>"
        )
    return f"<p>{inline(text.removeprefix('- '), game)}</p>"


def table_html(block: list[str], game: str) -> str:
    """A table of the rules text as HTML."""
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in block]
    head = "".join(f"<th>{inline(cell, game)}</th>" for cell in rows[0])
    body = "".join(
        "<tr>" + "".join(f"<td>{inline(cell, game)}</td>" for cell in row) + "</tr>"
        for row in rows[2:]
    )
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
