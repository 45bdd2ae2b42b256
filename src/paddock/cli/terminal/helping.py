"""Help during play: the keys, a card's rules, the options of this table."""

from __future__ import annotations

from collections.abc import Sequence

from rich.padding import Padding
from rich.text import Text

from paddock.cli.terminal.choices import Item
from paddock.cli.terminal.console import QUIET, Terminal, clean, mark
from paddock.core.game import Game
from paddock.core.view import View
from paddock.games import package_of
from paddock.i18n import colon, has, say, say_if_known
from paddock.i18n.telling import card_name, option_value, side_name, text


class Help:
    """The help for the present question."""

    def __init__(
        self, language: str, game: Game, names: Sequence[str], items: list[Item], terminal: Terminal
    ) -> None:
        self.language = language
        self.game = game
        self.names = names
        self.items = items
        self.terminal = terminal

    def keys(self) -> None:
        """The keys."""
        self.terminal.show(Text(text(self.language, self.game.name, "ui", "help-keys")))
        for key in ("ui-help-hint", "ui-help-why"):
            self.terminal.show(Text(say(self.language, key)))
        legend = f"{self.game.name}-legend"
        if has(self.language, legend):
            self.terminal.show(Text(say(self.language, legend)))

    def about(self, what: str) -> None:
        """`? 3`, `? green` or `? options`."""
        if what in ("options", "option", "o"):
            self.options()
            return
        cards = self.cards_like(what)
        if not cards:
            self.terminal.show(say(self.language, "ui-help-none", text=clean(what, 30)))
        for card in cards:
            key = f"{self.game.name}-card-{card}.help"
            if not has(self.language, key):
                key = f"{self.game.name}-help-card"  # what all cards that only have a number do
            name = card_name(self.language, self.game.name, card)
            about = say_if_known(self.language, key)
            self.terminal.show(
                Text.assemble((name, "bold"), colon(self.language) + about if about else "")
            )

    def cards_like(self, what: str) -> list[str]:
        """The card of that number in the list, or the cards whose name begins so."""
        if what.isdecimal() and 1 <= int(what) <= len(self.items) and self.items[0].thing:
            return [self.items[int(what) - 1].thing]
        found = []
        for thing in self.things():
            key = f"{self.game.name}-card-{thing}"
            if has(self.language, f"{key}.help"):
                name = say(self.language, key).casefold()
                if what and what in (thing, name):
                    return [thing]
                if what and name.startswith(what):
                    found.append(thing)
        return found

    def things(self) -> list[str]:
        """Every card, face or effect that a move of this game names, once each."""
        parts = (part for move in self.game.moves for part in move.parts.values())
        return list(dict.fromkeys(part for part in parts if isinstance(part, str)))

    def options(self) -> None:
        """Every option with its value, its rule and its meaning."""
        setup = self.game.setup
        heading = say(self.language, "ui-options")
        preset = text(self.language, self.game.name, "preset", setup.preset)
        self.terminal.show(Text(f"{heading} {preset}:", style="bold"))
        for option in package_of(self.game.name).options_in_force(setup):
            written = option.write(setup.options[option.name])
            value = option_value(self.language, self.game.name, option.name, written)
            name = text(self.language, self.game.name, "option", option.name)
            key = f"{self.game.name}-option-{option.name}.help"
            about = say_if_known(self.language, key)
            rule = f"({option.rule})" if option.rule else ""
            more = " ".join(part for part in (" –" if about or rule else "", about, rule) if part)
            line = Text.assemble((f"{name}{colon(self.language)}{value}", "bold"), more)
            self.terminal.show(line if self.terminal.plain else Padding(line, (0, 0, 0, 2)))

    def scores(self, view: View) -> list[Text]:
        """The points of each side so far, the current race included."""
        lines = []
        for side, points in enumerate(view.shown_scores()):
            name = side_name(self.language, self.game, side, self.names)
            said = text(self.language, self.game.name, "score", "points", points=points)
            who = f" {name}{colon(self.language)}"
            lines.append(Text.assemble(mark(side, self.game.name), who, (said, "bold")))
        return [Text(say(self.language, "score-now"), QUIET), *lines]
