"""Positions with declared fields: copying, notation, views and imagination follow from the
declaration.

For games that need no special speed: a game declares a list of `Field`, and a `FieldState` can be
copied, written, read back, viewed and imagined. What is secret is declared once, in `hides`.
"""

from __future__ import annotations

from typing import Any, Final, cast

from mypy_extensions import i64, mypyc_attr

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


class Field:
    """One field of a position: an integer from 0 on, or one of `words`; `each`: one for each seat.

    It starts as 0, or as the first word, which means "nothing yet" and is never secret.
    """

    def __init__(
        self,
        name: str,
        most: int = 0,
        words: list[str] | None = None,
        each: bool = False,
        secret: bool = False,
    ) -> None:
        self.name = name
        self.words = words if words is not None else []
        self.most = len(self.words) - 1 if self.words else most
        self.each = each
        self.secret = secret  # known to its own seat only; a secret of the whole table, to nobody

    def say(self, value: int) -> int | str:
        """A value as the view shows it."""
        return HIDDEN if value == UNKNOWN else self.words[value] if self.words else value

    def read(self, text: str) -> int:
        """The inverse of `say`."""
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

    A game's own class takes `(game, phase)` and adds the list of fields.
    """

    def __init__(self, game: Game, phase: Phase[Any], fields: list[Field]) -> None:
        super().__init__(game, phase)
        self.fields = fields
        for field in fields:
            setattr(self, field.name, [0] * game.players if field.each else 0)

    def hides(self, field: Field, seat: int, viewer: int) -> bool:
        """Whether this field of `seat` (NOBODY: of the whole table) is hidden from `viewer`."""
        return field.secret and (seat != viewer or seat == NOBODY)

    def fill(self, rng: Rng) -> None:
        """Replace each UNKNOWN value by a possible one."""

    def validate(self) -> None:
        """Raise BadPosition if the fields that were read contradict each other."""

    def values(self, field: Field) -> list[int]:
        """All values of a field: one, or one for each seat."""
        found = getattr(self, field.name)
        return cast("list[int]", found) if field.each else [cast(int, found)]

    def shown(self, field: Field, viewer: int) -> list[int]:
        """The values as `viewer` knows them, UNKNOWN for the others; LUCK knows all."""
        known = self.values(field)[:]
        for seat, value in enumerate(known):
            owner = seat if field.each else NOBODY
            if value and viewer != LUCK and self.hides(field, owner, viewer):
                known[seat] = UNKNOWN
        return known

    def put(self, field: Field, values: list[int]) -> None:
        """Set all values of a field."""
        setattr(self, field.name, values if field.each else values[0])

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
        other.fill(rng)
        return other

    def view(self, seat: int) -> FieldView:
        """What `seat` may know."""
        return FieldView(self, seat)

    def layout(self) -> Layout:
        """One feature per field: a number, or a one-hot word; hidden: -1, or no word."""
        players = self.game.players
        out = begin_layout(
            players, self.game.phase_names, {"scores": "they follow from the fields"}
        )
        for field in self.fields:
            size = (players if field.each else 1) * max(1, len(field.words))
            meaning = ", ".join(field.words) or "a number"
            least = -1 if field.secret and not field.words else 0
            out.add(field.name, size, meaning, 1 if field.words else field.most, least)
        return out

    def encode(self, seat: i64, row: Row) -> None:
        """Write the features of `layout`."""
        row.table(self, seat)
        own = own_of(seat)
        for field in self.fields:
            values = self.shown(field, int(seat))
            for n in range(len(values)):
                value = values[around(own, n, len(values))] if field.each else values[0]
                if field.words:
                    row.choice(value, len(field.words))
                else:
                    row.number(value)

    def census(self) -> dict[str, int]:
        """Overridden by games whose components can move from place to place."""
        return {"players": self.game.players}

    def text(self, viewer: int = LUCK) -> str:
        """The fields in order; `?` for those the viewer may not know."""
        out = Writer(self.game.name, self.game.version)
        write_turn(out, self)
        for field in self.fields:
            out.put(field.name, ",".join(str(field.say(v)) for v in self.shown(field, viewer)))
        return out.text()

    def read(self, text: str, phases: list[Phase[Any]], rng: Rng | None) -> None:
        """The inverse of `text`, into a fresh position; with `rng`, each `?` is replaced by a
        possible value.
        """
        words = Reader(text, self.game.name, self.game.version, self.game.oldest)
        read_turn(words, self, phases)
        unknown = False
        for field in self.fields:
            values = [field.read(part) for part in words.word(field.name).split(",")]
            wanted = self.game.players if field.each else 1
            if len(values) != wanted:
                raise BadPosition(f"{field.name} has {len(values)} values, not {wanted}")
            self.put(field, values)
            unknown = unknown or UNKNOWN in values
        words.close()
        if unknown and rng is None:
            raise BadPosition("a `?`: this is one seat's position, not the whole one")
        if unknown and rng is not None:
            self.fill(rng)
        self.validate()


@mypyc_attr(allow_interpreted_subclasses=True)
class FieldView(View):
    """The fields as one seat knows them: numbers, words, and `?` for hidden ones."""

    def __init__(self, state: FieldState, seat: int) -> None:
        super().__init__(state, seat)
        self.facts: dict[str, object] = {}
        self.each = [field.name for field in state.fields if field.each]
        for field in state.fields:
            said: list[object] = [field.say(value) for value in state.shown(field, seat)]
            self.facts[field.name] = said if field.each else said[0]

    def by_seat(self) -> list[str]:
        """The fields with one value for each seat."""
        return self.each

    def to_dict(self) -> dict[str, object]:
        """The same facts, ready for JSON."""
        return {**super().to_dict(), **self.facts}
