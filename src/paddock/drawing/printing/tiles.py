"""A board that is larger than the paper: cut into parts that overlap, to be glued together."""

from __future__ import annotations

from math import ceil
from typing import Final

from paddock.drawing.printing.pages import Paper, Placement
from paddock.drawing.printing.pieces import Piece, cut_out

EDGE: Final = 12.0  # white around a part: for the marks, and what the printer leaves white
OVERLAP: Final = 10.0


def parts_along(long: float, room: float) -> int:
    """How many parts of that room cover a length."""
    return max(1, ceil((long - OVERLAP) / (room - OVERLAP) - 1e-9))


def paper_for(piece: Piece, paper: Paper) -> Paper:
    """The paper upright or turned: whichever needs fewer sheets."""
    return min((paper, paper.turned()), key=lambda one: grid(piece, one)[0] * grid(piece, one)[1])


def grid(piece: Piece, paper: Paper) -> tuple[int, int]:
    """The columns and rows of parts."""
    wide, tall = piece.size
    return (
        parts_along(wide, paper.wide - 2 * EDGE),
        parts_along(tall, paper.tall - 2 * EDGE),
    )


def tiles(piece: Piece, paper: Paper) -> list[tuple[Paper, Placement]]:
    """The parts of a board, row by row, each in the middle of its sheet."""
    paper = paper_for(piece, paper)
    columns, rows = grid(piece, paper)
    wide = (piece.size[0] + (columns - 1) * OVERLAP) / columns
    tall = (piece.size[1] + (rows - 1) * OVERLAP) / rows
    scale = piece.units[0] / piece.size[0]
    found = []
    for row in range(rows):
        for column in range(columns):
            x, y = column * (wide - OVERLAP), row * (tall - OVERLAP)
            svg = cut_out(piece.front, x * scale, y * scale, wide * scale, tall * scale)
            name = (
                f"{piece.name} {'ABCDEFGH'[row % 8]}{column + 1}"
                if rows * columns > 1
                else piece.name
            )
            left, top = (paper.wide - wide) / 2, (paper.tall - tall) / 2
            found.append((paper, Placement(left, top, wide, tall, svg, name)))
    return found
