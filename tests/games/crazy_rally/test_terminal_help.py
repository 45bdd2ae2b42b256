"""`? word` in the terminal explains everything that a move can name: cards, and effects of
events."""

from __future__ import annotations

from paddock import load
from paddock.cli.terminal.console import Terminal
from paddock.cli.terminal.helping import Help

NAMES = ["Ann", "Bert", "Cleo"]


def test_cards_and_effects_are_found_by_their_names() -> None:
    game = load("crazy_rally", 3)
    terminal = Terminal(plain=True)
    help = Help("en", game, NAMES, [], terminal)
    assert help.cards_like("event") == ["event"]
    assert help.cards_like("draw two cards") == ["cards"]
    assert set(help.cards_like("speed")) == {"faster", "slower"}
    assert help.cards_like("no such card") == []
