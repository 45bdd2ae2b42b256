"""What a player may type: the list of choices, and how a typed line selects one."""

from __future__ import annotations

import re
from collections.abc import Sequence

from paddock.core.errors import OK, Refusal, UnknownMove
from paddock.core.game import Game
from paddock.core.moves import Move
from paddock.core.state import State
from paddock.i18n import say
from paddock.i18n.telling import explain, label, text


class Action:
    """One use of a card, or one answer: its key, and why it is refused."""

    def __init__(self, key: str, move: Move, name: str, refusal: Refusal) -> None:
        self.key = key
        self.move = move
        self.name = name
        self.refusal = refusal

    @property
    def legal(self) -> bool:
        """Whether it is legal."""
        return self.refusal is OK


class Item:
    """One numbered line of the list."""

    def __init__(self, number: int, thing: str, name: str, actions: list[Action]) -> None:
        self.number = number
        self.thing = thing  # the card as moves write it; empty for an answer
        self.name = name
        self.actions = actions
        self.count = 1  # equal cards share a line
        self.discard: Move | None = None

    @property
    def legal(self) -> list[Action]:
        """Whether one of its uses is legal."""
        return [action for action in self.actions if action.legal]


class Problem(Exception):
    """A typed line that is no legal move, with a sentence that says why."""


def answers(language: str, state: State, seat: int, names: Sequence[str]) -> list[Item]:
    """The choices of a phase without cards: every legal move is a line."""
    items = []
    for number, move in enumerate(state.legal(seat), 1):
        name = label(language, state.game, move, names, seat)
        items.append(Item(number, "", name, [Action(str(number), move, name, OK)]))
    return items


class MoveReader:
    """Turns typed lines into moves for one question. A refused line changes nothing."""

    def __init__(self, language: str, state: State, seat: int, items: list[Item]) -> None:
        self.language = language
        self.game: Game = state.game
        self.state = state
        self.seat = seat
        self.items = items

    def read(self, line: str) -> Move:
        """The intended legal move, or a Problem."""
        text = " ".join(line.casefold().split())
        move = self._by_key(text) or self._by_words(text)
        if move is None:
            example = next(iter(self.state.legal(self.seat))).text
            raise self._problem("ui-unknown", text=_brief(line), example=example)
        refusal = self.state.refusal(self.seat, move)
        if refusal is not OK:
            raise self._refused(refusal)
        return move

    def _by_key(self, text: str) -> Move | None:
        """`3`, `2b`, `2>3` or `d3`."""
        found = re.fullmatch(r"(d ?)?([0-9]{1,2})(?:([a-f])|>([0-9]))?", text)
        if found is None:
            return None
        discard, number, letter, side = found.groups()
        item = self._item(int(number))
        if item is None:
            if text == number and self._named(number):
                return self._use(self._named(number)[0])  # `25` when there are seven lines
            raise self._problem("ui-no-number", number=int(number), last=len(self.items))
        if discard:
            return item.discard
        if letter:
            return next((a.move for a in item.actions if a.key == number + letter), None)
        if side:
            return self._move(f"play {item.thing}>{side}")
        return self._use(item)

    def _by_words(self, text: str) -> Move | None:
        """A move in full, or a verb and the beginning of a card's name."""
        verb, _, rest = text.partition(" ")
        whole = self._named(rest, exact=True)
        if verb == "play" and whole:
            return self._use(whole[0])
        move = self._move(text)
        if move is not None:
            return move
        if verb in ("d", "discard"):
            return self._only(text, self._named(rest)).discard if rest else None
        if verb in ("p", "play"):
            return self._use(self._only(text, self._named(rest))) if rest else None
        named = self._named(text)
        if named:
            return self._use(self._only(text, named))
        meant = [a for item in self.items for a in item.actions if a.move.text.startswith(text)]
        return meant[0].move if text and len(meant) == 1 else None

    def _use(self, item: Item) -> Move:
        """The only use of this card; a Problem if there is none or a choice."""
        legal = item.legal
        if len(legal) == 1:
            return legal[0].move
        if legal:
            choices = " · ".join(f"{action.key} {action.name}" for action in legal)
            asked = text(self.language, self.game.name, "ui", "choose-victim", choices=choices)
            raise Problem(asked)
        raise self._refused(item.actions[0].refusal, item)

    def _item(self, number: int) -> Item | None:
        return self.items[number - 1] if 1 <= number <= len(self.items) else None

    def _named(self, text: str, exact: bool = False) -> list[Item]:
        """The cards whose name is, or begins with, a text."""
        same = [i for i in self.items if text and text in (i.thing, i.name.casefold())]
        if same or exact or not text:
            return same
        return [i for i in self.items if i.thing and i.name.casefold().startswith(text)]

    def _only(self, text: str, items: list[Item]) -> Item:
        if len(items) == 1:
            return items[0]
        if not items:
            example = next(iter(self.state.legal(self.seat))).text
            raise self._problem("ui-unknown", text=_brief(text), example=example)
        choices = " · ".join(item.name for item in items)
        raise self._problem("ui-ambiguous", text=_brief(text), choices=choices)

    def _move(self, text: str) -> Move | None:
        try:
            return self.game.read(text)
        except UnknownMove:
            # Case does not matter: `lay 10b`.
            return next((m for m in self.game.moves if m.text.casefold() == text), None)

    def _refused(self, refusal: Refusal, item: Item | None = None) -> Problem:
        reason = explain(self.language, self.game, refusal)
        if refusal.rule:
            reason = f"{reason} {refusal.rule}"
        if item is not None and item.discard is not None:
            return self._problem("ui-refused-discard", reason=reason, key=f"d{item.number}")
        return self._problem("ui-refused", reason=reason)

    def _problem(self, key: str, /, **args: str | int) -> Problem:
        return Problem(say(self.language, key, **args))


def _brief(text: str) -> str:
    text = text.strip()
    return text if len(text) <= 30 else text[:30] + "…"
