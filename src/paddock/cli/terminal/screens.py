"""Which screen draws which game; a game without its own is shown by the default screen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Protocol, runtime_checkable

from rich.text import Text

from paddock.cli.terminal.choices import Item
from paddock.cli.terminal.facts import FactScreen
from paddock.core.events import Event
from paddock.core.game import Game
from paddock.core.state import State
from paddock.core.view import View
from paddock.games import package_of
from paddock.i18n.telling import question


class Screen(Protocol):
    """Draws the table from a view, and lists the choices."""

    @property
    def quiet_events(self) -> tuple[str, ...]:
        """Events that the screen shows itself and that need no line in the log."""

    def table(self, view: View) -> list[Text]: ...

    def items(self, state: State, view: View) -> list[Item]: ...


@runtime_checkable
class GlancingScreen(Protocol):
    """A screen of a game that shows something for some seconds only."""

    def glance(self, view: View) -> list[Text]:
        """What is shown for a while."""


@runtime_checkable
class AskingScreen(Protocol):
    """A screen of a game that asks in other words where the usual question does not fit."""

    def question(self, view: View) -> str:
        """The question; empty: the usual one."""


def screen_for(language: str, game: Game, names: Sequence[str], width: int, plain: bool) -> Screen:
    """The screen of a game."""
    own = package_of(game.name).terminal
    make = own() if own is not None else FactScreen
    return make(language, game, names, width, plain)


def asked_by(screen: Screen, game: Game, view: View, names: Sequence[str], language: str) -> str:
    """What this seat is asked now."""
    own = screen.question(view) if isinstance(screen, AskingScreen) else ""
    return own or question(language, game, view, names)


def part_ended(game: str, event: Event) -> int:
    """The number of the race, rally or stage that ends with an event, or 0."""
    argument = package_of(game).part_ends.get(event.code)
    return int(event.args[argument]) if argument else 0


def with_sheets(game: str, events: list[Event]) -> Iterator[tuple[int, Event | None]]:
    """The events in order, and the number of a part where its score sheet belongs.

    A sheet follows the last events of its part, such as prizes and places, and comes before the
    next headline, such as the winner.
    """
    headlines = package_of(game).headline_events
    due = 0
    for event in events:
        if due and event.code in headlines:
            yield due, None
            due = 0
        yield 0, event
        due = part_ended(game, event) or due
    if due:
        yield due, None
