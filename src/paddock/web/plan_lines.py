"""The options of a table in words."""

from __future__ import annotations

from paddock.i18n.telling import text
from paddock.tables import Table
from paddock.web.rules_page import shown_rule


def plan_lines(table: Table, language: str, only_changed: bool = False) -> list[dict[str, str]]:
    """What the table plays by; `only_changed`: what was chosen otherwise than usual."""
    name = table.game.name
    setup = table.game.setup
    return [
        {
            "title": text(language, name, "option", option.name),
            "value": word(language, name, option.write(setup.options[option.name])),
            "rule": shown_rule(name, option.rule),
        }
        for option in setup.offered
        if not only_changed or option.name in setup.changed()
    ]


def word(language: str, game: str, value: str) -> str:
    return value if value.isdecimal() else text(language, game, "word", value)
