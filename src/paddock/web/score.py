"""The result: the standings, and the score sheet with the rule of each entry."""

from __future__ import annotations

from typing import TypedDict

from markupsafe import Markup

from paddock.core.ledger import Line
from paddock.games.ledgers import ledger_of
from paddock.i18n import say
from paddock.i18n.telling import text
from paddock.web.controls import Controls
from paddock.web.rules_page import rule_link
from paddock.web.scene import Scene
from paddock.web.standings import Standings, own_side, side_label


class ResultRow(TypedDict):
    """A side in the standings."""

    place: int | str
    step: int  # on the podium; 0: not on it
    mark: Markup
    name: str
    cells: list[str]
    total: str
    mine: bool
    won: bool


class SheetRow(TypedDict):
    """A line of the score sheet: the heading of a part, or a reason and the points for it."""

    part: str
    name: str | Markup
    cells: list[str]


class SideHead(TypedDict):
    """The head of a side's column in the score sheet."""

    name: str
    mark: Markup


class ShownResult(TypedDict):
    """The context of `_result.html`."""

    title: str
    next: str
    note: str
    heads: list[str]
    total: str
    rows: list[ResultRow]
    sheet: list[SheetRow]
    sides: list[SideHead]


def result_context(
    scene: Scene, own: Controls, table: Standings, marks: list[str], winners: list[int]
) -> ShownResult:
    """The context of `_result.html`. `marks` are the signs of the sides."""
    mine = own_side(scene)
    return {
        "title": table.title,
        "next": table.next,
        "note": table.note,
        "heads": table.heads,
        "total": table.total or say(scene.language, "web-total"),
        "rows": [
            {
                "place": row.place if row.placed else "–",
                "step": row.place if row.placed else 0,
                "mark": Markup(marks[row.side]),
                "name": side_label(scene, row.side),
                "cells": row.cells,
                "total": row.total,
                "mine": row.side == mine,
                "won": row.side in winners,
            }
            for row in table.rows
        ],
        "sheet": score_sheet(scene, own),
        "sides": [
            {"name": side_label(scene, side), "mark": Markup(mark)}
            for side, mark in enumerate(marks)
        ],
    }


def score_sheet(scene: Scene, own: Controls) -> list[SheetRow]:
    """A line for each reason, by part of the match; empty for a game without a ledger."""
    lines = ledger_of(scene.view)
    sides = len(scene.view.scores)
    races = sorted({line.race for line in lines})
    rows: list[SheetRow] = []
    for race in races:
        part = [line for line in lines if line.race == race]
        if len(races) > 1:
            rows.append({"part": own.part_name(scene, race), "name": "", "cells": []})
        rows += [reason_row(scene, own, part, reason, sides) for reason in reasons(part)]
    return rows


def reasons(lines: list[Line]) -> list[str]:
    """Each reason once, in the order of its first appearance."""
    return list(dict.fromkeys(line.reason for line in lines))


def reason_row(scene: Scene, own: Controls, lines: list[Line], reason: str, sides: int) -> SheetRow:
    """The points of all sides for one reason."""
    sums = [0] * sides
    rule = ""
    for line in lines:
        if line.reason == reason:
            sums[line.side] += line.points
            rule = line.rule
    name = text(scene.language, scene.game.name, "reason", reason)
    link = rule_link(scene.game.name, rule)
    cells = [own.amount(scene, n) if n else "–" for n in sums]
    return {"part": "", "name": Markup(" ").join([name, link]) if link else name, "cells": cells}
