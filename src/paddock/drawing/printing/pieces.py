"""What is printed: one kind of component, its count, and how it is selected."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Final, NamedTuple

from paddock.core.errors import BadOption
from paddock.drawing import cards
from paddock.drawing.svg import at, group, n, rect
from paddock.drawing.theme import WHITE, palette

CARDS: Final = "cards"
SHEETS: Final = "sheets"
BOARDS: Final = "boards"
COUNTERS: Final = "counters"
MONEY: Final = "money"
KINDS: Final = (CARDS, COUNTERS, MONEY, SHEETS, BOARDS)

MOST_COPIES: Final = 500  # copies of one piece
SHEET: Final = (184.0, 250.0)  # mm: fits on A4 and on letter
COIN: Final = (22.0, 22.0)  # mm: a counter
PANEL: Final = palette("light")["panel"]

Size = tuple[float, float]


class Piece(NamedTuple):
    """One component. `front` and `back` are the insides of drawings, `drawn` their size in their
    own units; on paper they are `size` in millimetres.
    """

    code: str  # selects it; unique in the game
    name: str  # in the language of the print
    front: str
    back: str = ""  # empty: printed on one side
    copies: int = 1
    kind: str = CARDS
    size: Size = (cards.WIDTH, cards.HEIGHT)
    drawn: Size = (0.0, 0.0)  # nothing: as on paper
    rims: tuple[str, str] = (PANEL, WHITE)  # colours at the edge of front and back: see `picture`

    @property
    def units(self) -> Size:
        """How wide and tall the drawings are, in their own units."""
        return self.drawn if self.drawn[0] else self.size


def counter(code: str, name: str, content: str, back: str = "", size: Size = COIN) -> Piece:
    """A counter to cut out. The contents are drawn around the middle of a field of 30 units a side,
    or proportionally higher or wider.
    """
    wide, tall = 30.0 * max(size[0] / size[1], 1), 30.0 * max(size[1] / size[0], 1)
    p = palette("light")
    frame = rect(0.3, 0.3, wide - 0.6, tall - 0.6, p.paint("panel", "line", 0.6), 4)
    middle = at(wide / 2, tall / 2)
    return Piece(
        code,
        name,
        frame + group(content, middle),
        frame + group(back or content, middle),
        kind=COUNTERS,
        size=size,
        drawn=(wide, tall),
        rims=(PANEL, PANEL),
    )


def picture(piece: Piece, back: bool = False, bleed: float = 0.0) -> str:
    """One side of a piece as an SVG; `bleed` millimetres around it have the colour of its rim."""
    wide, tall = piece.units
    more = bleed * wide / piece.size[0]
    rim = palette("light").paint(piece.rims[back])
    ground = rect(-more, -more, wide + 2 * more, tall + 2 * more, rim) if bleed else ""
    return cut_out(
        ground + (piece.back if back else piece.front),
        -more,
        -more,
        wide + 2 * more,
        tall + 2 * more,
    )


def cut_out(content: str, x: float, y: float, wide: float, tall: float) -> str:
    """A part of a drawing as an SVG of its own."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {n(wide)} {n(tall)}">'
        f"{group(content, at(-x, -y))}</svg>"
    )


def choose(pieces: Sequence[Piece], wanted: Sequence[str]) -> list[Piece]:
    """Only these: `CODE`, a name or a kind, each with `=COUNT` if not all of them are wanted."""
    found: dict[str, Piece] = {}
    for one in wanted:
        named, equals, number = one.rpartition("=")
        if not equals:
            named, number = one, ""
        for piece in named_so(pieces, named):
            if piece.code in found:
                raise BadOption(f"--only {piece.code} is given twice")
            count = count_of(one, number) if equals else piece.copies
            found[piece.code] = piece._replace(copies=count)
    return [found[piece.code] for piece in pieces if piece.code in found]


def named_so(pieces: Sequence[Piece], named: str) -> list[Piece]:
    """The piece of that code, or those of that kind or name."""
    said = named.strip().casefold()
    exact = [piece for piece in pieces if piece.code == said]
    same = [piece for piece in pieces if said in (piece.kind, piece.name.casefold())]
    if not exact and not same:
        known = [piece.code for piece in pieces] + [piece.name.casefold() for piece in pieces]
        near = get_close_matches(said, known, 3, 0.5)
        hint = f"; {' or '.join(near)}?" if near else ""
        raise BadOption(f"there is no piece {named[:40]!r}{hint} `--list` lists them")
    return exact or same


def count_of(wanted: str, number: str) -> int:
    """The requested count; an error quotes the whole request."""
    if not (number.isascii() and number.isdecimal()) or not 1 <= int(number[:9]) <= MOST_COPIES:
        raise BadOption(f"--only {wanted[:40]!r} has no count from 1 to {MOST_COPIES}")
    return int(number)
