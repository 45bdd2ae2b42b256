"""Which screen draws which game; a game without one of its own is shown as plain facts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from rich.text import Text

from paddock.cli.terminal.choices import Item, answers
from paddock.cli.terminal.crazy_race import CrazyRaceScreen
from paddock.cli.terminal.crazy_rally import CrazyRallyScreen
from paddock.cli.terminal.grand_prix import GrandPrixScreen
from paddock.cli.terminal.kilometers import KilometersScreen
from paddock.cli.terminal.rally import RallyScreen
from paddock.core.game import Event, Game, State, View
from paddock.core.ledger import Line


class Screen(Protocol):
    """Draws the table from a view, and lists what can be done."""

    @property
    def quiet_events(self) -> tuple[str, ...]:
        """Events that the screen shows by itself, so that they need no line in the log."""

    def table(self, view: View) -> list[Text]: ...

    def items(self, state: State, view: View) -> list[Item]: ...


class FactScreen:
    """Any game, as the names and values of its view."""

    quiet_events: Final[tuple[str, ...]] = ()

    def __init__(self, language: str, game: Game, names: Sequence[str]) -> None:
        self.language = language
        self.names = names

    def table(self, view: View) -> list[Text]:
        return [Text(f"{name}: {value}") for name, value in view.plain().items()]

    def items(self, state: State, view: View) -> list[Item]:
        return answers(self.language, state, view.seat, self.names)


def screen_for(language: str, game: Game, names: Sequence[str], width: int, plain: bool) -> Screen:
    if game.name == "kilometers":
        return KilometersScreen(language, game, names, width, plain)
    if game.name == "crazy_race":
        return CrazyRaceScreen(language, game, names, width, plain)
    if game.name == "grand_prix":
        return GrandPrixScreen(language, game, names, width, plain)
    if game.name == "crazy_rally":
        return CrazyRallyScreen(language, game, names, width, plain)
    if game.name == "rally":
        return RallyScreen(language, game, names, width, plain)
    return FactScreen(language, game, names)


def ledger_of(view: View) -> list[Line]:
    """The points of the match so far, line by line, if the game keeps them so."""
    return list(getattr(view, "ledger", []))


def race_over(event: Event) -> int:
    """The number of the race, rally or stage of which an event tells the end, or 0."""
    if event.code == "rally-over":
        return int(event.args["rally"])
    if event.code == "leg-over":
        return int(event.args["leg"])
    return int(event.args["race"]) if event.code == "race-over" and "left" in event.args else 0
