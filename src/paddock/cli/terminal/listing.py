"""The numbered list of choices: what each card can do, and why the others are refused."""

from __future__ import annotations

from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from paddock.cli.terminal.choices import Action, Item
from paddock.cli.terminal.console import QUIET, Terminal
from paddock.core.game import Game
from paddock.i18n import colon, say
from paddock.i18n.telling import explain

STEADY: Final = 19  # columns for a name, so that the layout does not change between hands
ROOMY: Final = 72


def listing(
    language: str, game: Game, items: list[Item], terminal: Terminal
) -> list[RenderableType]:
    """A table for a terminal, or one line an item for a pipe."""
    if terminal.plain:
        return [plain_line(language, game, item) for item in items]
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(justify="right", no_wrap=True)
    cards = any(item.thing for item in items)
    steady = STEADY if cards and terminal.width >= ROOMY else None
    table.add_column(no_wrap=cards, min_width=steady)
    table.add_column()
    for item in items:
        style = "bold" if item.legal else QUIET
        uses = Text("   ").join(uses_of(language, game, item)) if item.thing else Text()
        table.add_row(Text(f"{item.number:2}", style), Text(name_of(item), style), uses)
    return [table]


def name_of(item: Item) -> str:
    """The name of an item, with its count."""
    return f"{item.name} ×{item.count}" if item.count > 1 else item.name


def plain_line(language: str, game: Game, item: Item) -> Text:
    """An item as one line."""
    text = Text(f"{item.number:2}  {name_of(item)}")
    if item.thing:
        text.append(colon(language)).append_text(Text(", ").join(uses_of(language, game, item)))
    return text


def uses_of(language: str, game: Game, item: Item) -> list[Text]:
    """What this card can do now. A reason that holds for every target is given once."""
    if not item.legal and len({action.refusal.code for action in item.actions}) == 1:
        return [why_not(language, game, item.actions[0])]
    if len(item.actions) == 1:
        action = item.actions[0]
        name = action.name if action.name.startswith("→") else f"▸ {say(language, 'ui-play')}"
        return [Text(name, "green")]
    parts = []
    for action in item.actions:
        if action.legal:
            parts.append(Text.assemble((f"{action.key} ", "bold"), (action.name, "green")))
        else:
            whom = Text(f"{action.name} ", QUIET)
            parts.append(whom.append_text(why_not(language, game, action)))
    return parts


def why_not(language: str, game: Game, action: Action) -> Text:
    """Why an action is refused."""
    return Text(f"✗ {explain(language, game, action.refusal)} {action.refusal.rule}", QUIET)
