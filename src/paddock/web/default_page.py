"""The page of a game without one of its own: a table of its view, a button for each legal move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from markupsafe import Markup

from paddock import drawing
from paddock.core.errors import NO_SUCH_CHOICE
from paddock.core.moves import Move
from paddock.games import package_of
from paddock.i18n import say
from paddock.i18n.facts import fact_table
from paddock.web.rules_page import shown_rule
from paddock.web.scene import Scene

MOST_EXPLAINED: Final = 40  # disabled buttons with a reason; more would not help


def moves_to_explain(scene: Scene) -> list[str]:
    """The illegal moves of the kinds that are legal now."""
    legal = {move.text for move in scene.legal}
    kinds = {move.kind for move in scene.legal}
    others = [move.text for move in scene.game.moves if move.kind in kinds]
    return [text for text in others if text not in legal][:MOST_EXPLAINED]


def context(scene: Scene, marks: Sequence[str]) -> dict[str, Any]:
    """The context of `default_page.html`. `marks` are the pictures of the players, by seat."""
    facts = fact_table(scene.language, scene.view, scene.names, scores=False)
    return {
        "drawing": own_drawing(scene),
        "players": [
            {
                "name": name,
                "mark": Markup(marks[seat]),
                "mine": seat == scene.seat,
                "turn": seat in scene.view.waiting,
            }
            for seat, name in enumerate(facts.players)
        ],
        "columns": open_columns(scene) if scene.own_views else facts.columns,
        "rows": facts.rows,
        "groups": groups(scene),
    }


def open_columns(scene: Scene) -> list[tuple[str, list[str]]]:
    """The facts of each player as that player sees them."""
    tables = [
        fact_table(scene.language, view, scene.names, scores=False) for view in scene.own_views
    ]
    return [
        (label, [table.columns[row][1][seat] for seat, table in enumerate(tables)])
        for row, (label, _) in enumerate(tables[0].columns)
    ]


def own_drawing(scene: Scene) -> Markup:
    """The game's own picture. The default drawing would repeat the facts."""
    if package_of(scene.game.name).drawing is None:
        return Markup("")
    return Markup(drawing.board(scene.view, scene.names, scene.language))


def groups(scene: Scene) -> list[dict[str, Any]]:
    """The buttons, grouped by kind of move, in the order of the game's moves."""
    found: dict[str, list[Move]] = {}
    shown = {move.text for move in scene.legal} | {
        text for text, refusal in scene.reasons.items() if refusal is not NO_SUCH_CHOICE
    }
    for move in scene.game.moves if scene.legal else []:
        if move.text in shown:
            found.setdefault(move.kind, []).append(move)
    return [
        {
            "buttons": [button(scene, move) for move in moves],
            "reasons": reasons(scene, moves),
        }
        for moves in found.values()
    ]


def button(scene: Scene, move: Move) -> dict[str, str]:
    """One button."""
    refusal = scene.reasons.get(move.text)
    return {
        "move": move.text,
        "label": scene.label(move),
        "why": scene.why(refusal) if refusal is not None else "",
    }


def reasons(scene: Scene, moves: list[Move]) -> list[dict[str, str]]:
    """Why some of these moves are refused: each reason once, with its moves."""
    found: dict[str, dict[str, str]] = {}
    for move in moves:
        refusal = scene.reasons.get(move.text)
        if refusal is None:
            continue
        if refusal.code in found:
            found[refusal.code]["moves"] += f", {scene.label(move)}"
            continue
        rule = shown_rule(scene.game.name, refusal.rule)
        link = f"/rules/{scene.game.name}#{rule}"
        found[refusal.code] = {
            "moves": scene.label(move),
            "colon": say(scene.language, "sign-colon"),
            "text": scene.why(refusal),
            "rule": rule,
            "link": link,
        }
    return list(found.values())
