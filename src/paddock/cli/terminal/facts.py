"""The default screen: the facts of a view as a table, and its moves as a list."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from paddock.cli.terminal.choices import Item, answers
from paddock.cli.terminal.console import QUIET, sign_of
from paddock.cli.terminal.game_screen import GameScreen
from paddock.core.state import State
from paddock.core.view import View
from paddock.i18n.facts import FactTable, fact_table

GAP: Final = 2  # spaces between two columns
WIDEST_LABEL: Final = 20
WIDEST: Final = 16  # width of a player's column


class FactScreen(GameScreen):
    """Any game: a column for each player, and the facts of the whole table below."""

    def table(self, view: View) -> list[Text]:
        """The table."""
        names = list(self.names) or [""] * self.game.players
        facts = fact_table(self.language, view, names)
        labels = [label for label, _ in facts.columns] + [label for label, _ in facts.rows]
        first = min(WIDEST_LABEL, max([cell_len(label) for label in labels], default=0))
        lines = self.columns(facts, first) if facts.columns else []
        for label, value in facts.rows:
            lines.append(Text.assemble((set_cell_size(label, first + GAP), QUIET), value))
        return lines

    def columns(self, facts: FactTable, first: int) -> list[Text]:
        """One line for each fact. Words that are cut follow in full, and lines are never split."""
        rows = [facts.players, *(values for _, values in facts.columns)]
        each = max(
            cell_len(value) + (4 if row is facts.players else 0) for row in rows for value in row
        )
        room = (self.width - 1 - first - GAP) // len(facts.players) - GAP
        wide = max(4, min(each, WIDEST, room))
        heads = Text(" " * (first + GAP))
        for seat, name in enumerate(facts.players):
            sign, colour = sign_of(self.game.name, int(self.game.side_of[seat]))
            shown = f"{sign} {seat + 1} {name}"
            heads.append(set_cell_size(shown, wide) + " " * GAP, f"bold {colour}")
        lines, whole = [heads], []
        for label, values in facts.columns:
            line = Text(set_cell_size(label, first + GAP), QUIET)
            for seat, value in enumerate(values):
                if cell_len(value) > wide:
                    whole.append((f"{label} {seat + 1}", value))
                    value = set_cell_size(value, wide - 1) + "…"
                line.append(set_cell_size(value, wide) + " " * GAP, "default")
            lines.append(line)
        for label, value in whole:
            lines.append(Text.assemble((set_cell_size(label, first + GAP), QUIET), value))
        for line in lines:
            line.rstrip()
        return lines

    def items(self, state: State, view: View) -> list[Item]:
        """The legal moves."""
        return answers(self.language, state, view.seat, self.names)
