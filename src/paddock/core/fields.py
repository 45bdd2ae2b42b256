"""Positions with declared fields: copying, notation, views and imagination follow from the
declaration.

For games that need no special speed: a game declares a list of `Field`, and a `FieldState` can be
copied, written, read back, viewed and imagined. What is secret is declared once, in `hides`. A
field is a number, a word, or cards (`core/cards.py`).
"""

from __future__ import annotations

from typing import Any, Final, cast

from mypy_extensions import i64, mypyc_attr

from paddock.core.cards import Pile, cards_of
from paddock.core.encoding import Layout, Row, around, begin_layout, own_of
from paddock.core.errors import BadPosition, short
from paddock.core.game import Game
from paddock.core.log import HIDDEN
from paddock.core.luck import Rng
from paddock.core.notation import Reader, Writer, is_number, read_turn, write_turn
from paddock.core.phase import Phase
from paddock.core.seats import LUCK, NOBODY
from paddock.core.state import State
from paddock.core.view import View

UNKNOWN: Final = -1  # a value that is hidden from the viewer

Value = int | Pile


class Field:
    """One field of a position: an integer from 0 on, one of `words`, or `cards` of these names;
    `each`: one for each seat.

    It starts as 0, or as the first word, which means "nothing yet" and is never secret; cards
    start as none. How many cards there are is never secret.
    """

    def __init__(
        self,
        name: str,
        most: int = 0,
        words: list[str] | None = None,
        each: bool = False,
        secret: bool = False,
        cards: list[str] | None = None,
    ) -> None:
        self.name = name
        self.cards = cards if cards is not None else []
        self.words = words if words is not None else []
        self.most = len(self.words) - 1 if self.words else most
        self.each = each
        self.secret = secret  # known to its own seat only; a secret of the whole table, to nobody

    def say(self, value: Value) -> object:
        """A value as the view shows it: cards as a list of their names."""
        if isinstance(value, Pile):
            return value.names(self.cards)
        return HIDDEN if value == UNKNOWN else self.words[value] if self.words else value

    def nothing(self) -> Value:
        """What the field begins with."""
        return Pile([0] * len(self.cards)) if self.cards else 0

    def read(self, text: str) -> int:
        """The inverse of `say` for a number or a word."""
        if text == HIDDEN and self.secret:
            return UNKNOWN
        if self.words:
            if text in self.words:
                return self.words.index(text)
            raise BadPosition(f"{self.name}: {short(text)!r} is not one of {', '.join(self.words)}")
        if is_number(text) and len(text) < 10 and int(text) <= self.most:
            return int(text)
        raise BadPosition(f"{self.name}: {short(text)!r} is not a number from 0 to {self.most}")


@mypyc_attr(allow_interpreted_subclasses=True)
class FieldState(State):
    """A position made of fields. Each is an attribute: a number, or a list with one for each seat.

    A game's own class takes `(game, phase)` and adds the list of fields. With cards it also gives
    the `deck`, how many cards of each kind there are in all; `start` puts them somewhere.
    """

    def __init__(
        self, game: Game, phase: Phase[Any], fields: list[Field], deck: list[int] | None = None
    ) -> None:
        super().__init__(game, phase)
        self.fields = fields
        self.deck = deck if deck is not None else []
        for field in fields:
            assert len(field.cards) in (0, len(self.deck)), f"{field.name}: give the whole deck"
            self.put(field, [field.nothing() for _ in range(game.players if field.each else 1)])

    def hides(self, field: Field, seat: int, viewer: int) -> bool:
        """Whether this field of `seat` (NOBODY: of the whole table) is hidden from `viewer`."""
        return field.secret and (seat != viewer or seat == NOBODY)

    def fill(self, rng: Rng) -> None:
        """Replace each UNKNOWN value by a possible one. Cards have been dealt already."""

    def validate(self) -> None:
        """Raise BadPosition if the fields that were read contradict each other."""

    def values(self, field: Field) -> list[Value]:
        """All values of a field: one, or one for each seat."""
        found = getattr(self, field.name)
        return cast("list[Value]", found) if field.each else [cast("Value", found)]

    def shown(self, field: Field, viewer: int) -> list[Value]:
        """The values as `viewer` knows them, UNKNOWN for the others; LUCK knows all."""
        known = self.values(field)[:]
        for seat, value in enumerate(known):
            owner = seat if field.each else NOBODY
            hidden = viewer != LUCK and self.hides(field, owner, viewer)
            if isinstance(value, Pile):
                known[seat] = value.covered() if hidden else value.copy()
            elif value and hidden:
                known[seat] = UNKNOWN
        return known

    def put(self, field: Field, values: list[Value]) -> None:
        """Set all values of a field."""
        setattr(self, field.name, values if field.each else values[0])

    def piles(self) -> list[Pile]:
        """Every hand, stock and pile."""
        fields = [field for field in self.fields if field.cards]
        return [value for f in fields for value in self.values(f) if isinstance(value, Pile)]

    def unseen(self) -> Pile:
        """The cards of the deck that are in none of the piles."""
        left = self.deck[:]
        for pile in self.piles():
            left = [count - there for count, there in zip(left, pile.counts, strict=True)]
        return Pile(left)

    def deal_unseen(self, rng: Rng) -> None:
        """Replace the unknown cards of all piles by the unseen ones, at random."""
        unseen = self.unseen()
        for pile in self.piles():
            while pile.unknown:
                kind = unseen.draw(rng)
                unseen.remove(kind)
                pile.add(kind)
                pile.unknown -= 1

    # The interface of State

    def seen_by(self, viewer: int) -> FieldState:
        """A copy in which all that `viewer` may not know is UNKNOWN."""
        other = cast("FieldState", cast(Any, type(self))(self.game, self.phase))
        self.copy_to(other)
        for field in self.fields:
            other.put(field, self.shown(field, viewer))
        return other

    def clone(self) -> FieldState:
        """An independent copy."""
        return self.seen_by(LUCK)

    def imagine(self, seat: int, rng: Rng) -> FieldState:
        """A full position that `seat` cannot distinguish from this one. Hidden values are removed
        before new ones are drawn, so the result cannot depend on them.
        """
        other = self.seen_by(seat)
        other.deal_unseen(rng)
        other.fill(rng)
        return other

    def view(self, seat: int) -> FieldView:
        """What `seat` may know."""
        return FieldView(self, seat)

    def layout(self) -> Layout:
        """One feature per field: a number, a one-hot word, or how many cards of each kind; hidden:
        -1, no word, or the number of cards after the kinds.
        """
        players = self.game.players
        out = begin_layout(
            players, self.game.phase_names, {"scores": "they follow from the fields"}
        )
        for field in self.fields:
            count = players if field.each else 1
            if field.cards:
                meaning = f"how many of {', '.join(field.cards)}, and hidden ones"
                size = count * (len(field.cards) + 1)
                out.add(field.name, size, meaning, max(1, sum(self.deck)))
                continue
            meaning = ", ".join(field.words) or "a number"
            least = -1 if field.secret and not field.words else 0
            most = 1 if field.words else field.most
            out.add(field.name, count * max(1, len(field.words)), meaning, most, least)
        return out

    def encode(self, seat: i64, row: Row) -> None:
        """Write the features of `layout`."""
        row.table(self, seat)
        own = own_of(seat)
        for field in self.fields:
            values = self.shown(field, int(seat))
            for n in range(len(values)):
                value = values[around(own, n, len(values))] if field.each else values[0]
                if isinstance(value, Pile):
                    for cards in value.counts:
                        row.number(cards)
                    row.number(value.unknown)
                elif field.words:
                    row.choice(value, len(field.words))
                else:
                    row.number(value)

    def census(self) -> dict[str, int]:
        """The cards of each kind; overridden by games with other components that can move."""
        found = {"players": self.game.players}
        names = next((field.cards for field in self.fields if field.cards), [])
        for kind, name in enumerate(names):
            found[name] = sum(pile.counts[kind] for pile in self.piles())
        return found

    def text(self, viewer: int = LUCK) -> str:
        """The fields in order; `?` for those the viewer may not know."""
        out = Writer(self.game.name, self.game.version)
        write_turn(out, self)
        for field in self.fields:
            values = self.shown(field, viewer)
            if not field.cards:
                out.put(field.name, ",".join(str(field.say(value)) for value in values))
            for key, value in zip(self.keys(field), values, strict=True):
                if isinstance(value, Pile):
                    out.put(key, value.text(field.cards))
        return out.text()

    def keys(self, field: Field) -> list[str]:
        """The names of a field of cards in a position: `hand.1`, `hand.2`."""
        if not field.each:
            return [field.name]
        return [f"{field.name}.{seat + 1}" for seat in range(self.game.players)]

    def read(self, text: str, phases: list[Phase[Any]], rng: Rng | None) -> None:
        """The inverse of `text`, into a fresh position; with `rng`, each `?` is replaced by a
        possible value.
        """
        words = Reader(text, self.game.name, self.game.version, self.game.oldest)
        read_turn(words, self, phases)
        unknown = False
        for field in self.fields:
            if field.cards:
                self.put(field, [self._cards(field, key, words) for key in self.keys(field)])
                continue
            values = [field.read(part) for part in words.word(field.name).split(",")]
            wanted = self.game.players if field.each else 1
            if len(values) != wanted:
                raise BadPosition(f"{field.name} has {len(values)} values, not {wanted}")
            self.put(field, list[Value](values))
            unknown = unknown or UNKNOWN in values
        words.close()
        self._check_deck()
        unknown = unknown or any(pile.unknown for pile in self.piles())
        if unknown and rng is None:
            raise BadPosition("a `?`: this is one seat's position, not the whole one")
        if unknown and rng is not None:
            self.deal_unseen(rng)
            self.fill(rng)
        self.validate()

    def _cards(self, field: Field, key: str, words: Reader) -> Value:
        found = cards_of(key, words.word(key), field.cards, self.deck)
        if found.unknown and not field.secret:
            raise BadPosition(f"{key}: these cards are open, there is no `?` among them")
        return found

    def _check_deck(self) -> None:
        """Refuse cards that are not those of the deck."""
        names = next((field.cards for field in self.fields if field.cards), [])
        for name, left in zip(names, self.unseen().counts, strict=False):
            if left < 0:
                raise BadPosition(f"there are {-left} more of {name} than in the deck")
        there = sum(len(pile) for pile in self.piles())
        if names and there != sum(self.deck):
            raise BadPosition(f"there are {there} cards, and the deck has {sum(self.deck)}")


@mypyc_attr(allow_interpreted_subclasses=True)
class FieldView(View):
    """The fields as one seat knows them: numbers, words, and `?` for hidden ones."""

    def __init__(self, state: FieldState, seat: int) -> None:
        super().__init__(state, seat)
        self.facts: dict[str, object] = {}
        self.each = [field.name for field in state.fields if field.each]
        if state.game.sides < state.game.players:  # teams
            self.facts["side_of"] = [int(side) for side in state.game.side_of]
        for field in state.fields:
            said: list[object] = [field.say(value) for value in state.shown(field, seat)]
            self.facts[field.name] = said if field.each else said[0]

    def by_seat(self) -> list[str]:
        """The fields with one value for each seat."""
        return self.each

    def to_dict(self) -> dict[str, object]:
        """The same facts, ready for JSON."""
        return {**super().to_dict(), **self.facts}
