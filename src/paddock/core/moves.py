"""Moves: a game declares its kinds of move once, and each move is created once.

A kind has a name, a text and named parts: `kinds.add(ATTACK, "attack", "play", card=…, victim=…)`
creates the moves `play stop>1`, `play stop>2`, … with the parts `card` and `victim`. The kind gives
each of its moves its number and its text, and reads the text back.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from paddock.core.luck import Rng

# Parts that are written after `>`; the others follow a space.
TARGETS: Final = ("victim", "seat", "place")
# Parts whose values are seats or sides: written from 1, numbered from 0.
PEOPLE: Final = ("victim", "seat")

Parts = dict[str, int | str]


@final
class Move:
    """One possible move; the game creates each of its moves once."""

    def __init__(
        self,
        id: int,
        text: str,
        verb: int,
        a: int = 0,
        b: int = 0,
        kind: str = "",
        parts: Mapping[str, int | str] | None = None,
    ) -> None:
        self.id: i64 = id  # also the action number of learning environments
        self.text = text  # its text in a log; `Game.read` is the inverse
        self.kind = kind
        self.parts: Mapping[str, int | str] = parts if parts is not None else {}
        # The kind and its parts as numbers, for rules
        self.verb: i64 = verb
        self.a: i64 = a
        self.b: i64 = b

    @property
    def card(self) -> str:
        """The card or other thing that the move names, or empty."""
        return str(self.parts.get("card", ""))

    @property
    def place(self) -> str:
        """The place on the table that the move names, or empty."""
        return str(self.parts.get("place", ""))

    @property
    def target(self) -> int:
        """The side or seat that the move targets, or -1."""
        return int(self.parts.get("victim", self.parts.get("seat", -1)))

    @property
    def number(self) -> int:
        """The number that the move names, or -1."""
        return int(self.parts.get("number", -1))

    def __repr__(self) -> str:
        return f"<{self.text}>"


@final
class Kind:
    """One kind of move, and the numbers of its moves."""

    def __init__(self, verb: int, name: str, first: int, base: int, count: int, width: int) -> None:
        self.verb: i64 = verb  # the kind's number in the rules
        self.name = name
        self.first: i64 = first  # the number of its first move
        self.origin: i64 = first - base * width  # the number that the part value 0 would have
        self.count: i64 = count  # the number of values of the first part
        self.width: i64 = width  # the number of values of the second part

    def id(self, a: i64) -> i64:
        """The number of the move with this part; with two parts, of the first such move."""
        return self.origin + a * self.width

    def pair(self, a: i64, b: i64) -> i64:
        """The number of the move with these two parts."""
        return self.origin + a * self.width + b


@final
class Kinds:
    """All kinds of move of a game, in the order of declaration."""

    def __init__(self) -> None:
        self.moves: list[Move] = []
        self.by_text: dict[str, Move] = {}
        self.names: list[str] = []

    def add(
        self,
        verb: int,
        name: str,
        text: str = "",
        base: int = 0,
        **parts: Sequence[int | str],
    ) -> Kind:
        """Declare a kind and create its moves.

        `text` is how they begin in a log, if that differs from the name. The values of the first
        part are numbered from `base` on, those of a second part from 0 on.
        """
        names = list(parts)
        assert len(names) <= 2, f"{name}: a move has two parts at most"
        first = parts[names[0]] if names else [""]
        second = parts[names[1]] if len(names) > 1 else [""]
        kind = Kind(verb, name, len(self.moves), base, len(first), len(second))
        for n, value in enumerate(first):
            for b, other in enumerate(second):
                own: Parts = dict(zip(names, (value, other), strict=False))
                written = (text or name) + "".join(_write(part, own[part]) for part in names)
                move = Move(len(self.moves), written, verb, base + n, b, name, own)
                assert written not in self.by_text, f"{written} is declared twice"
                self.moves.append(move)
                self.by_text[written] = move
        self.names.append(name)
        return kind


def _write(part: str, value: int | str) -> str:
    shown = str(int(value) + 1) if part in PEOPLE else str(value)
    return f">{shown}" if part in TARGETS else f" {shown}"


@final
class Choices:
    """The numbers of one seat's legal moves, in a buffer that is reused."""

    def __init__(self, room: int) -> None:
        self.ids: vec[i64] = vec[i64]([0] * room)
        self.size: i64 = 0

    def add(self, id: i64) -> None:
        """Add a move."""
        self.ids[self.size] = id
        self.size += 1

    def pick(self, rng: Rng) -> i64:
        """A random one, each equally likely."""
        n = rng.below(self.size)
        return self.ids[n]
