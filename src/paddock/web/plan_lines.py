"""The options of a table in words."""

from __future__ import annotations

from paddock.games import package_of
from paddock.i18n.telling import option_value, text
from paddock.tables import Table
from paddock.web.rules_page import shown_rule


def plan_lines(table: Table, language: str, only_changed: bool = False) -> list[dict[str, str]]:
    """The options of a table as lines; `only_changed`: only those that differ from the default."""
    name = table.game.name
    setup = table.game.setup
    lines = []
    for option in package_of(name).options_in_force(setup):
        if only_changed and option.name not in setup.changed():
            continue
        written = option.write(setup.options[option.name])
        lines.append(
            {
                "title": text(language, name, "option", option.name),
                "value": option_value(language, name, option.name, written),
                "rule": shown_rule(name, option.rule),
            }
        )
    return lines
