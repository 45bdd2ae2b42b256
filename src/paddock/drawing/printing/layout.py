"""Puts pieces on pages: grids of equal pieces, and their backs behind them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from paddock.drawing.printing.furniture import crop_marks, footer
from paddock.drawing.printing.pages import MARGIN, Paper, Placement, PrintedPage, mirrored
from paddock.drawing.printing.pieces import Piece, Size, picture
from paddock.drawing.printing.tiles import tiles

BLEED: Final = 3.0  # mm
APART: Final = 8.0  # gap between rows of different size, for the marks of both
DUPLEX: Final = "duplex"
BACKS: Final = (DUPLEX, "none")


class Style(NamedTuple):
    """How pages are laid out."""

    paper: Paper
    duplex: bool = True  # a page of backs behind each page of fronts
    bleed: float = 0.0
    marks: bool = False
    back: str = "back"  # the word for the back of a piece
    footer: str = ""


class PieceRow(NamedTuple):
    """Equal pieces side by side."""

    size: Size
    pieces: list[Piece]


Sheet = tuple[PrintedPage, PrintedPage | None]  # a front, and its back if it has one


def lay_out(pieces: Sequence[Piece], style: Style) -> list[PrintedPage]:
    """Every page in the order of printing: two-sided pieces, then one-sided ones, then boards.

    With backs, each sheet has two pages: one without backs is followed by an empty page, so that a
    two-sided printer keeps fronts and backs together.
    """
    small = [piece for piece in pieces if fits(piece, style)]
    two_sided = [piece for piece in small if style.duplex and piece.back]
    sheets = on_grids(rows_of(two_sided, style), style)
    has_backs = bool(sheets)
    one_sided = [piece for piece in small if not (style.duplex and piece.back)]
    sheets += on_grids(rows_of(one_sided, style), style)
    sheets += on_tiles([piece for piece in pieces if not fits(piece, style)], style)
    found = []
    for front, back in sheets:
        found.append(front)
        if has_backs:
            found.append(back if back is not None else PrintedPage(front.paper))
    return found


def rows_of(pieces: Sequence[Piece], style: Style) -> list[PieceRow]:
    """As many equal pieces as fit side by side, one for each copy."""
    groups: dict[tuple[str, Size], list[Piece]] = {}
    for piece in pieces:
        groups.setdefault((piece.kind, piece.size), []).extend([piece] * piece.copies)
    rows = []
    for (_, size), group in groups.items():
        columns, _ = grid(size, style)
        rows += [PieceRow(size, group[k : k + columns]) for k in range(0, len(group), columns)]
    return rows


def fits(piece: Piece, style: Style) -> bool:
    """Whether at least one fits on a page; a two-sided piece must, because parts have no backs."""
    return min(grid(piece.size, style)) > 0


def grid(size: Size, style: Style) -> tuple[int, int]:
    """Columns and rows of a page. What is cut off may lie in the margin, a piece may not."""
    gap = 2 * style.bleed
    return (
        int((style.paper.wide - 2 * MARGIN + gap) / (size[0] + gap) + 1e-9),
        int((style.paper.tall - 2 * MARGIN + gap) / (size[1] + gap) + 1e-9),
    )


def stacked(rows: Sequence[PieceRow], style: Style) -> Iterator[list[tuple[float, PieceRow]]]:
    """The rows of each page with their heights on it: as many as there is room for."""
    room = style.paper.tall - 2 * MARGIN + 1e-6
    here: list[tuple[float, PieceRow]] = []
    down = 0.0  # where the last row ends
    for row in rows:
        gap = 2 * style.bleed
        if here and here[-1][1].size != row.size:
            gap = max(gap, APART)
        if here and down + gap + row.size[1] > room:
            yield lowered(here, down, style)
            here, down = [], 0.0
        top = down + gap if here else 0.0
        here.append((top, row))
        down = top + row.size[1]
    if here:
        yield lowered(here, down, style)


def lowered(
    rows: list[tuple[float, PieceRow]], tall: float, style: Style
) -> list[tuple[float, PieceRow]]:
    """Rows of one size at the heights of a full page, so that all pages are cut alike."""
    if len({row.size for _, row in rows}) == 1:
        size, gap = rows[0][1].size, 2 * style.bleed
        count = grid(size, style)[1]
        tall = count * size[1] + (count - 1) * gap
    top = (style.paper.tall - tall) / 2
    return [(top + y, row) for y, row in rows]


def on_grids(rows: Sequence[PieceRow], style: Style) -> list[Sheet]:
    """Sheets of rows, each row as if it were full and in the middle of the page."""
    paper, gap = style.paper, 2 * style.bleed
    sheets: list[Sheet] = []
    for page_rows in stacked(rows, style):
        fronts, backs = [], []
        for y, row in page_rows:
            wide, tall = row.size
            columns, _ = grid(row.size, style)
            left = (paper.wide - columns * wide - (columns - 1) * gap) / 2
            for spot, piece in enumerate(row.pieces):
                svg = picture(piece, bleed=style.bleed)
                x = left + spot * (wide + gap)
                front = Placement(x, y, wide, tall, svg, piece.name, style.bleed)
                fronts.append(front)
                if style.duplex and piece.back:
                    back = picture(piece, back=True, bleed=style.bleed)
                    alt = f"{piece.name} ({style.back})"
                    backs.append(mirrored(front, paper)._replace(svg=back, alt=alt))
        sheets.append((page(paper, fronts, style), page(paper, backs, style) if backs else None))
    return sheets


def on_tiles(pieces: Sequence[Piece], style: Style) -> Iterator[Sheet]:
    """Boards over several sheets; where to cut is always marked."""
    for piece in pieces:
        for paper, place in tiles(piece, style.paper) * piece.copies:
            words = " · ".join(word for word in (style.footer, place.alt) if word)
            yield page(paper, [place], style._replace(marks=True, footer=words)), None


def page(paper: Paper, places: list[Placement], style: Style) -> PrintedPage:
    """A page with its marks and footer."""
    marks = crop_marks(places, paper) if style.marks else ""
    return PrintedPage(
        paper, tuple(places), marks + footer(places, paper, style.footer, style.marks)
    )
