"""1000 Kilometers on the page: tableaux, piles, and a hand of cards that explain themselves."""

from __future__ import annotations

from typing import Any, cast

from markupsafe import Markup

from paddock.core.moves import Move
from paddock.games.kilometers import drawing
from paddock.games.kilometers.rules.view import KilometersView
from paddock.i18n import say
from paddock.web.controls import Controls
from paddock.web.scene import Scene


def sprite(language: str) -> str:
    return drawing.sprite(drawing.in_language(language))


def moves_to_explain(scene: Scene) -> list[str]:
    """Every way to use each card in hand."""
    view = cast(KilometersView, scene.view)
    sides = range(len(view.tableaux))
    own = view.side_of[view.seat] if view.seat >= 0 else -1
    texts: list[str] = []
    for card in sorted(set(view.hand)):
        texts.append(f"play {card}")
        texts += [f"play {card}>{side + 1}" for side in sides if side != own]
    return [text for text in texts if text in scene.game.by_text]


def context(scene: Scene) -> dict[str, Any]:
    view = cast(KilometersView, scene.view)
    own = view.side_of[view.seat] if view.seat >= 0 else -1
    order = sorted(range(len(view.tableaux)), key=lambda side: (side == own, side))
    playing = view.phase == "play" and bool(scene.legal)
    cards = hand(scene, view, playing)
    words = drawing.in_language(scene.language)
    return {
        "strip": Markup(drawing.strip(view, scene.names, words=words, width=900)),
        "tableaux": [
            {
                "side": side,
                "mine": side == own,
                "svg": Markup(drawing.tableau(view, side, scene.names, words=words, shared=True)),
            }
            for side in order
        ],
        "stock": Markup(drawing.stock(view, words=words, shared=True)),
        "discard": Markup(drawing.discard(view, words=words, shared=True)),
        "cards": cards if playing else [],
        "cards_shown": cards,
        "hand_key": " ".join(view.hand),
        "hand_title": words("hand"),
        "hint": say(scene.language, "web-choose-card"),
        "buttons": []
        if playing
        else [{"move": move.text, "label": scene.label(move)} for move in scene.legal],
    }


def hand(scene: Scene, view: KilometersView, playing: bool) -> list[dict[str, Any]]:
    """The cards in hand, each with what can be done with it, or why not."""
    shown: list[dict[str, Any]] = []
    seen: dict[str, int] = {}
    for n, kind in enumerate(view.hand, 1):
        seen[kind] = seen.get(kind, 0) + 1
        moves = [move for move in scene.legal if playing and is_about(move, kind)]
        plays = [move for move in moves if not move.text.startswith("discard")]
        shown.append(
            {
                "n": n,
                "id": f"{kind}-{seen[kind]}",
                "label": scene.card(kind),
                "svg": Markup(drawing.card(kind, shared=True)),
                "dim": playing and not plays,
                "actions": [action(scene, move) for move in [*plays, *discards(moves)]],
                "reasons": reasons(scene, kind) if playing and not plays else [],
                "help": "",
            }
        )
    return shown


def is_about(move: Move, kind: str) -> bool:
    return move.text.partition(" ")[2].partition(">")[0] == kind


def discards(moves: list[Move]) -> list[Move]:
    return [move for move in moves if move.text.startswith("discard")]


def action(scene: Scene, move: Move) -> dict[str, Any]:
    discard = move.text.startswith("discard")
    return {
        "move": move.text,
        "discard": discard,
        "label": say(scene.language, "web-discard") if discard else scene.label(move),
    }


def reasons(scene: Scene, kind: str) -> list[dict[str, str]]:
    """Why a card cannot be played anywhere; each reason once."""
    found: dict[str, dict[str, str]] = {}
    for text, refusal in scene.reasons.items():
        if text.partition(" ")[2].partition(">")[0] == kind and refusal.code != "own-side":
            if refusal.rule and refusal.code not in found:
                found[refusal.code] = {"text": scene.why(refusal), "rule": refusal.rule}
    return list(found.values())


class KilometersControls(Controls):
    template = "games/kilometers/page.html"

    def context(self, scene: Scene) -> dict[str, Any]:
        return context(scene)

    def moves_to_explain(self, scene: Scene) -> list[str]:
        return moves_to_explain(scene)

    def sprite(self, language: str) -> str:
        return sprite(language)
