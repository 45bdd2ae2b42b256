"""Pieces on pages: grids of equal pieces, and behind each page its backs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from paddock.drawing.printing.furniture import crop_marks, footer
from paddock.drawing.printing.pages import MARGIN, Page, Paper, Place, mirrored
from paddock.drawing.printing.pieces import Piece, Size, picture
from paddock.drawing.printing.tiles import tiles

BLEED: Final = 3.0  # mm
DUPLEX: Final = "duplex"
BACKS: Final = (DUPLEX, "none")


class Style(NamedTuple):
    """How pages are laid out."""

    paper: Paper
    duplex: bool = True  # a page of backs behind each page of fronts
    bleed: float = 0.0
    marks: bool = False
    back: str = "back"  # what the back of a piece is called
    footer: str = ""


def lay_out(pieces: Sequence[Piece], style: Style) -> list[Page]:
    """Every page in the order of printing.

    With backs, each sheet has two pages: one without backs is followed by an empty page, so that a
    printer which prints on both sides keeps fronts and backs together.
    """
    sheets: list[tuple[Page, Page | None]] = []
    for group in grouped(pieces, style):
        sheets += on_grids(group, style) if fits(group[0], style) else on_tiles(group, style)
    two_sided = any(back is not None for _, back in sheets)
    found = []
    for front, back in sheets:
        found.append(front)
        if two_sided:
            found.append(back if back is not None else Page(front.paper))
    return found


def grouped(pieces: Sequence[Piece], style: Style) -> Iterator[list[Piece]]:
    """Pieces that share pages, one entry for each copy: those of one kind and size."""
    groups: dict[tuple[str, Size, bool], list[Piece]] = {}
    for piece in pieces:
        key = (piece.kind, piece.size, style.duplex and bool(piece.back))
        groups.setdefault(key, []).extend([piece] * piece.copies)
    yield from (group for group in groups.values() if group)


def fits(piece: Piece, style: Style) -> bool:
    """Whether at least one is on a page; a two-sided one must be, as parts have no backs."""
    return min(grid(piece.size, style)) > 0


def grid(size: Size, style: Style) -> tuple[int, int]:
    """Columns and rows of a page. What is cut off may lie in the margin, a piece may not."""
    gap = 2 * style.bleed
    return (
        int((style.paper.wide - 2 * MARGIN + gap) / (size[0] + gap) + 1e-9),
        int((style.paper.tall - 2 * MARGIN + gap) / (size[1] + gap) + 1e-9),
    )


def on_grids(group: list[Piece], style: Style) -> Iterator[tuple[Page, Page | None]]:
    """Sheets of equal pieces, in the middle of the page."""
    paper, (wide, tall), gap = style.paper, group[0].size, 2 * style.bleed
    columns, rows = grid(group[0].size, style)
    left = (paper.wide - columns * wide - (columns - 1) * gap) / 2
    top = (paper.tall - rows * tall - (rows - 1) * gap) / 2
    full = columns * rows
    for first in range(0, len(group), full):
        fronts, backs = [], []
        for spot, piece in enumerate(group[first : first + full]):
            x = left + spot % columns * (wide + gap)
            y = top + spot // columns * (tall + gap)
            svg = picture(piece, bleed=style.bleed)
            front = Place(x, y, wide, tall, svg, piece.name, style.bleed)
            fronts.append(front)
            if style.duplex and piece.back:
                back = picture(piece, back=True, bleed=style.bleed)
                alt = f"{piece.name} ({style.back})"
                backs.append(mirrored(front, paper)._replace(svg=back, alt=alt))
        yield page(paper, fronts, style), page(paper, backs, style) if backs else None


def on_tiles(group: list[Piece], style: Style) -> Iterator[tuple[Page, Page | None]]:
    """Boards over several sheets; where to cut is always marked."""
    for piece in group:
        for paper, place in tiles(piece, style.paper):
            words = " · ".join(word for word in (style.footer, place.alt) if word)
            yield page(paper, [place], style._replace(marks=True, footer=words)), None


def page(paper: Paper, places: list[Place], style: Style) -> Page:
    marks = crop_marks(places, paper) if style.marks else ""
    return Page(paper, tuple(places), marks + footer(places, paper, style.footer))
