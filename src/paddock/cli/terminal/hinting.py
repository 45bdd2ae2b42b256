"""Hints in a terminal: what a strong bot would do and why, and why a bot acted against you."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.text import Text

from paddock import shelf
from paddock.cli.terminal.console import QUIET, Terminal
from paddock.core.game import Game
from paddock.core.luck import Rng
from paddock.core.moves import Move
from paddock.core.seats import NOBODY
from paddock.core.state import State
from paddock.core.view import View
from paddock.i18n import colon, say
from paddock.i18n.advising import why, why_me
from paddock.i18n.telling import label

if TYPE_CHECKING:
    from paddock.tables.hint import Hint

POSITIONS = 20_000  # positions searched for one hint
SHOWN = 5
WIDTH = 20  # width of a bar


class Hinting:
    """Gives hints to one seat, and remembers the last move of a bot against it."""

    def __init__(self, language: str, game: Game, seat: int, names: Sequence[str]) -> None:
        self.language = language
        self.game = game
        self.seat = seat
        self.names = names
        self.aimed: tuple[View, Move] | None = None  # the public view before it, and the move

    def notice(self, state: State, seat: int, move: Move) -> None:
        """A move is about to be made."""
        if seat >= 0 and seat != self.seat and move.target == self.game.side_of[self.seat]:
            self.aimed = state.view(NOBODY), move

    def why(self, terminal: Terminal) -> None:
        """The reason for the last move against this seat, as far as it is public."""
        if self.aimed is None:
            terminal.show(Text(say(self.language, "ui-why-nobody")))
            return
        view, move = self.aimed
        what = label(self.language, self.game, move, self.names, self.seat)
        said = why_me(self.language, self.game, view, move, self.names, self.seat)
        terminal.show(Text.assemble((what, "bold"), f"{colon(self.language)}{said}"))

    def hint(self, state: State, terminal: Terminal, key: int) -> None:
        """Show what a strong bot would do; Ctrl-C stops it."""
        # imported here: `paddock.tables` imports the database, which a match does not need
        from paddock.tables.hint import advise

        terminal.show(Text(say(self.language, "hint-thinking"), QUIET))
        level = shelf.advising_level(self.game.name)
        try:
            text = state.live_text(self.seat)
            advice = advise(self.game, text, self.seat, level, POSITIONS, Rng(key, self.seat))
        except KeyboardInterrupt:
            return
        terminal.show(*self.hint_lines(state, advice, terminal.plain))

    def hint_lines(self, state: State, advice: Hint, plain: bool) -> list[Text]:
        """The best move with its reason, and a bar for each considered move."""
        move = self.game.read(advice.best)
        view = state.view(self.seat)
        rated = [one for one in advice.moves if one.visits][:SHOWN]
        choices = len(state.legal(self.seat))
        reason = why(self.language, self.game, view, move, self.names, bool(rated), choices)
        name = label(self.language, self.game, move, self.names, self.seat)
        lines = [Text.assemble((name, "bold"), f"{colon(self.language)}{reason}")]
        if choices > 1 and advice.by_stand_in(self.game.name):
            lines.append(Text(say(self.language, "hint-stand-in"), QUIET))
        if not rated:
            return lines
        for one in rated:
            what = label(self.language, self.game, self.game.read(one.move), self.names, self.seat)
            figure = round(100 * one.worth)
            lines.append(Text(f"  {bar(one.worth, advice.before, plain)} {figure:3}  {what}"))
        before = say(self.language, "hint-before", before=round(100 * advice.before))
        tried = say(self.language, "hint-tried", count=advice.visits)
        return [*lines, Text(f"{before} · {tried}", QUIET)]


def bar(after: float, before: float, plain: bool) -> str:
    """The outlook after the move as a bar, with a mark for the outlook before it."""
    full, empty, mark = ("#", ".", "|") if plain else ("█", "░", "┃")
    cells = [full if n < round(WIDTH * after) else empty for n in range(WIDTH)]
    cells[min(WIDTH - 1, int(WIDTH * before))] = mark
    return "".join(cells)
