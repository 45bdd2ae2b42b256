"""Positions as one line of `key=value` words. The grammar is in docs/notation.md."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from paddock.core.bag import Packing
from paddock.core.errors import BadPosition, short, shown
from paddock.core.phase import OVER, Phase
from paddock.core.seats import LUCK, NONE, includes, just
from paddock.core.state import State


class Writer:
    """Collects the fields of a position in order."""

    def __init__(self, name: str, version: int) -> None:
        self.words: list[str] = [f"{name}/{version}"]

    def put(self, key: str, value: object) -> None:
        """Append a field."""
        text = str(value)
        self.words.append(f"{key}={text or '-'}")

    def text(self) -> str:
        """The position as one line."""
        return " ".join(self.words)


class Reader:
    """Returns the fields of a position one by one and names the faulty one in errors.

    Versions of the rules from `oldest` on write positions alike: an older one is read, and played
    on by the rules of the game that reads it.
    """

    def __init__(self, text: str, name: str, version: int, oldest: int = 0) -> None:
        words = text.split()
        wanted = f"{name}/{version}"
        known = [f"{name}/{n}" for n in range(oldest or version, version + 1)]
        if not words or words[0] not in known:
            raise BadPosition(f"a position of {wanted} was wanted, not {short(text)!r}")
        self.fields: dict[str, str] = {}
        for word in words[1:]:
            key, equals, value = word.partition("=")
            if not equals or not key or not value:
                raise BadPosition(f"{short(word)!r} is not key=value")
            if key in self.fields:
                raise BadPosition(f"{key} is given twice")
            self.fields[key] = value

    def word(self, key: str) -> str:
        """The text of a field; an empty one is written `-`."""
        if key not in self.fields:
            raise BadPosition(f"{key} is missing")
        value = self.fields.pop(key)
        return "" if value == "-" else value

    def number(self, key: str, least: int, most: int) -> int:
        """The next field, a number from `least` to `most`."""
        value = self.word(key)
        if not is_number(value.removeprefix("-")) or len(value) > 12:
            raise BadPosition(f"{key} is {short(value)!r}, not a whole number")
        if not least <= int(value) <= most:
            raise BadPosition(f"{key} is {value}, not {least} to {most}")
        return int(value)

    def one_of(self, key: str, words: list[str]) -> int:
        """The index of the field's word among the allowed ones."""
        value = self.word(key)
        if value not in words:
            raise BadPosition(f"{key} is {short(value)!r}, not one of {', '.join(words)}")
        return words.index(value)

    def close(self) -> None:
        """Raise BadPosition if a field was not read."""
        for key in self.fields:
            raise BadPosition(f"{shown(key)} is unknown")


def is_number(text: str) -> bool:
    """Whether a text is ASCII digits only, so that each number has one spelling."""
    return text.isdecimal() and text.isascii()


def write_cards(counts: list[int], names: list[str]) -> str:
    """A bag as `25*3,green`."""
    return ",".join(
        name if count == 1 else f"{name}*{count}"
        for name, count in zip(names, counts, strict=True)
        if count
    )


def hidden(size: int) -> str:
    """A bag of which only the size is known, as text."""
    return "" if size == 0 else "?" if size == 1 else f"?*{size}"


def read_cards(key: str, text: str, names: list[str], most: list[int]) -> tuple[list[int], int]:
    """The counts by kind, and the number of hidden cards: the inverse of `write_cards` and
    `hidden`.
    """
    counts = [0] * len(names)
    unknown = 0
    for part in text.split(",") if text else []:
        name, star, times = part.partition("*")
        if star and not (is_number(times) and len(times) < 4 and int(times) > 0):
            raise BadPosition(f"{key}: {short(part)!r} is not card*number")
        count = int(times) if star else 1
        if name == "?":
            unknown += count
            continue
        if name not in names:
            raise BadPosition(f"{key}: there is no card {short(name)!r}")
        kind = names.index(name)
        counts[kind] += count
        if counts[kind] > most[kind]:
            raise BadPosition(f"{key}: {counts[kind]} of {name}, but there are {most[kind]} in all")
    return counts, unknown


def write_bag(packing: Packing, bag: int, names: list[str]) -> str:
    """A bag as text."""
    return write_cards(packing.counts(bag), names)


# The beginning of every position: the phase, who is asked, and the number of plies


def write_turn(out: Writer, s: State) -> None:
    """Write the fields that say whose turn it is."""
    out.put("phase", s.phase.name)
    out.put("due", "".join(str(seat + 1) if seat >= 0 else "*" for seat in s.waiting))
    out.put("ply", int(s.ply))
    out.put("asked", int(s.question_ply))


def read_turn(fields: Reader, s: State, phases: Iterable[Phase[Any]]) -> None:
    """The inverse of `write_turn`. LUCK is asked alone; nobody is asked only when the match is
    over.
    """
    known: list[Phase[Any]] = [*phases, OVER]
    s.phase = known[fields.one_of("phase", [phase.name for phase in known])]
    s.due = NONE
    for letter in fields.word("due"):
        seat = LUCK if letter == "*" else seat_number("due", letter, s.game.players)
        if includes(s.due, seat):
            raise BadPosition(f"due: {letter} stands there twice")
        s.due |= just(seat)
    if (s.due == NONE) != (s.phase is OVER) or (includes(s.due, LUCK) and s.due != just(LUCK)):
        raise BadPosition(f"due does not fit phase {s.phase.name}")
    s.ply = fields.number("ply", 0, 10**9)
    s.question_ply = fields.number("asked", 0, int(s.ply))


def seat_number(key: str, text: str, players: int, least: int = 1) -> int:
    """The seat written as a number from 1 on. With `least` 0, 0 is no seat: -1."""
    if not is_number(text) or len(text) > 1 or not least <= int(text) <= players:
        raise BadPosition(f"{key} is {short(text)!r}, not a seat")
    return int(text) - 1
