"""The score sheet: one line for each reason with its rule, one column for each side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from paddock.cli.terminal.console import QUIET, Terminal, sign_of
from paddock.core.game import Game
from paddock.core.ledger import Line
from paddock.core.points import say_points
from paddock.i18n import colon, say
from paddock.i18n.telling import score, side_name, text

ROOM_FOR_TABLE: Final = 60  # columns


def show_sheet(
    terminal: Terminal,
    language: str,
    game: Game,
    lines: Sequence[Line],
    race: int,
    names: Sequence[str],
) -> None:
    """Print the points of one race."""
    terminal.show(*sheet_for(terminal, language, game, lines, race, names))


def sheet_for(
    terminal: Terminal,
    language: str,
    game: Game,
    lines: Sequence[Line],
    race: int,
    names: Sequence[str],
) -> list[RenderableType]:
    """The points of one race: a table, or sentences if there is no room."""
    if terminal.plain or terminal.width < ROOM_FOR_TABLE:
        return [Text(line) for line in plain_sheet(language, game, lines, race, names)]
    return [sheet(language, game, lines, race, names)]


def sheet(
    language: str, game: Game, lines: Sequence[Line], race: int, names: Sequence[str]
) -> Table:
    """The points of one race, and of all up to it."""
    table = Table(box=box.SIMPLE, pad_edge=False, show_footer=True)
    here = [line for line in lines if line.race == race]
    so_far = [line for line in lines if line.race <= race]
    several = race > 1
    total = say(language, "score-part-total")
    if several:
        total += "\n" + say(language, "score-match-total")
    table.add_column(Text(text(language, game.name, "score", "part", race=race)), Text(total))
    table.add_column("", "", style=QUIET)
    for side in range(game.sides):
        sign, colour = sign_of(game.name, side)
        name = side_name(language, game, side, names)
        sums = [_sum(here, side)] + ([_sum(so_far, side)] if several else [])
        table.add_column(
            Text(f"{sign} {side + 1} {name}", style=f"bold {colour}"),
            Text("\n".join(said(language, game, value) for value in sums), style="bold"),
            justify="right",
        )
    kinds = dict.fromkeys((line.rule, line.reason) for line in here)
    for rule, reason in sorted(kinds):
        row = [_sum([line for line in here if line.reason == reason], n) for n in range(game.sides)]
        name = text(language, game.name, "reason", reason)
        cells = [said(language, game, points) if points else "·" for points in row]
        table.add_row(name[:1].upper() + name[1:], rule, *cells)
    return table


def plain_sheet(
    language: str, game: Game, lines: Sequence[Line], race: int, names: Sequence[str]
) -> list[str]:
    """The same as sentences, one side at a time."""
    out = [text(language, game.name, "score", "part", race=race)]
    for side in range(game.sides):
        mine = [line for line in lines if line.race == race and line.side == side]
        parts = [
            f"{text(language, game.name, 'reason', line.reason)} "
            f"{said(language, game, line.points)} ({line.rule})"
            for line in mine
        ]
        name = side_name(language, game, side, names)
        total = said(language, game, _sum(mine, side))
        sum_ = f"  {side + 1} {name}{colon(language)}{total}"
        if parts:
            sum_ += f" = {' + '.join(parts)}"
        if race > 1:
            so_far = _sum([line for line in lines if line.race <= race], side)
            sum_ += f" · {say(language, 'score-match-total')} {said(language, game, so_far)}"
        out.append(sum_)
    return out


def said(language: str, game: Game, amount: int) -> str:
    """An amount of the ledger as the game writes it."""
    return score(language, game.name, say_points(amount, game.parts))


def _sum(lines: Sequence[Line], side: int) -> int:
    return sum(line.points for line in lines if line.side == side)
