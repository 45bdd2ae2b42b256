"""Printed tables and forms to be filled in, in millimetres: a heading, and rows of cells."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from paddock.drawing.letters import fit, width, wrap
from paddock.drawing.plain import chequers
from paddock.drawing.svg import at, group, line, n, path, rect, text
from paddock.drawing.theme import palette

HEAD: Final = 17.0  # chequers and title
SQUARE: Final = 2.0  # the size of the chequers
PAD: Final = 1.6
LEAST: Final = 2.4  # the smallest font size

Row = Sequence[str]


def sheet(title: str, wide: float, tall: float, content: str) -> str:
    """A sheet of paper with its title; the content begins below it."""
    p = palette("light")
    lines, size = fit(title.upper(), 8.0, wide - 12, 1)
    frame = rect(0.2, 0.2, wide - 0.4, tall - 0.4, p.paint("panel", "line", 0.4), 3)
    return (
        frame
        + chequers(p, 4, 0.6, wide - 8, SQUARE, 2)
        + text(6, 13.4, lines[0], size, p.paint("ink"))
        + group(content, at(0, HEAD))
    )


def table(
    rows: Sequence[Row],
    widths: Sequence[float],
    tall: float,
    *,
    size: float = 4.6,
    tints: Sequence[Sequence[str]] = (),
    first: bool = True,
) -> str:
    """A table from the origin on: the first row is its head; `tall` is the height of a row.

    `first`: the first column holds labels. `tints` are the colours of the other cells.
    """
    p = palette("light")
    wide = sum(widths)
    parts = [rect(0, 0, wide, tall, p.paint("ink"))]
    if first:
        parts.append(rect(0, tall, widths[0], tall * (len(rows) - 1), p.paint("ground")))
    for down, row in enumerate(rows):
        x = 0.0
        for across, (words, room) in enumerate(zip(row, widths, strict=True)):
            label = first and across == 0
            if tints and down and not label:
                colour = tints[down - 1][across - first]
                parts.append(rect(x, down * tall, room, tall, p.paint(colour)))
            ink = "panel" if not down else "ink"
            parts.append(group(cell(words, room, tall, size, ink, label), at(x, down * tall)))
            x += room
    lines = "".join(f"M0 {n(k * tall)}H{n(wide)}" for k in range(len(rows) + 1))
    edges = [sum(widths[:k]) for k in range(len(widths) + 1)]
    lines += "".join(f"M{n(x)} 0V{n(len(rows) * tall)}" for x in edges)
    return "".join(parts) + path(lines, p.pen("line", 0.3, ""))


def cell(words: str, room: float, tall: float, size: float, ink: str, label: bool) -> str:
    """The words of a cell, on as many lines and in as large a type as its room allows."""
    if not words:
        return ""
    while size > LEAST:
        lines = wrap(words, size, room - 2 * PAD)
        if len(lines) * size * 1.04 <= tall - 0.6 and fits(lines, size, room - 2 * PAD):
            break
        size *= 0.95
    lines = wrap(words, size, room - 2 * PAD)
    top = tall / 2 + size * 0.36 - (len(lines) - 1) * size * 0.5
    x, anchor = (PAD, "start") if label else (room / 2, "middle")
    paint = palette("light").paint(ink)
    return "".join(
        text(x, top + k * size, one, size, paint, anchor=anchor, weight=600 if label else 700)
        for k, one in enumerate(lines)
    )


def fits(lines: Sequence[str], size: float, room: float) -> bool:
    """Whether lines of that size fit the room."""
    return all(width(one, size) <= room for one in lines)


def heading(words: str, x: float, y: float, room: float) -> str:
    """A line of words over a table, with a rule under it."""
    p = palette("light")
    lines, size = fit(words, 5.4, room, 1)
    return text(x, y, lines[0], size, p.paint("ink")) + line(
        x, y + 1.4, x + room, y + 1.4, p.pen("signal", 0.5, "")
    )
