"""Crazy Race on the page: rails, the stage card with its bids, and a hand of driver cards."""

from __future__ import annotations

from typing import Any, Final, cast

from markupsafe import Markup

from paddock.games.crazy_race import drawing
from paddock.games.crazy_race.page.ends import (
    button_end,
    ghost,
    movable,
    picks,
    previews,
    short_ends,
    spaces_of,
    steps,
    where,
)
from paddock.games.crazy_race.page.spoken import spoken
from paddock.games.crazy_race.rules.cards import ENGINES
from paddock.games.crazy_race.rules.view import CrazyRaceView, SideView
from paddock.i18n import say
from paddock.web.controls import Controls
from paddock.web.scene import Scene

ARROWS: Final = {"top": "▲", "right": "▶", "bottom": "▼", "left": "◀"}
USUAL: Final = ("wait", "claim")  # what most people want most of the time


def sprite(language: str) -> str:
    return drawing.sprite()


def moves_to_explain(scene: Scene) -> list[str]:
    """One card at each side, and the pile: what may be forbidden while cards are laid."""
    view = cast(CrazyRaceView, scene.view)
    if view.phase != "lay":
        return []
    sides = [f"lay {view.hand[0]}>{side.place}" for side in view.sides if view.hand]
    return [*sides, "recover"]


def context(scene: Scene) -> dict[str, Any]:
    view = cast(CrazyRaceView, scene.view)
    words = drawing.in_language(scene.language)
    texts = {move.text for move in scene.legal}
    laying = view.phase == "lay" and bool(scene.legal)
    open_sides = [side.place for side in view.sides if laying and not side.taboo and view.hand]
    cards = hand(scene, view, laying)
    return {
        "table": int(drawing.TABLE),
        "rails": Markup(
            drawing.rails(
                view,
                (),  # the plates have the names
                words,
                ids=drawing.IDS,
                picks=picks(scene),
                previews=previews(scene, view, laying),
                body=drawing.SpriteBody(),
            )
        ),
        "stage": Markup(
            drawing.stage(
                view,
                words,
                ids=drawing.IDS,
                picks=open_sides,
                back=view.phase == "taking" and bool(scene.legal),
            )
        ),
        "spoken": spoken(scene, view),
        "pile": pile(scene, view),
        "laying": laying,
        "cards": cards if laying else [],
        "cards_shown": cards,
        "hand_key": " ".join(view.hand),
        "hand_title": words("hand"),
        "hint": say(scene.language, "crazy_race-web-hint") if laying and view.hand else "",
        "buttons": [
            {"move": move.text, "label": button(scene, view, move.text, scene.label(move))}
            for move in scene.legal
            if not move.text.startswith("lay ")
        ],
        "usual": USUAL,
        "notes": notes(scene) if laying and "recover" not in texts else [],
    }


# Buttons


def button(scene: Scene, view: CrazyRaceView, move: str, label: str) -> str:
    """A move as it stands on its button; a locomotive says where it would end."""
    verb, _, letter = move.partition(" ")
    if verb not in ("run", "step"):
        return label
    found = ghost(view, ENGINES.index(letter), steps(view), "")
    end = f"{scene.card(letter)} → {where(scene, found.place)}"
    return f"{end} {found.points}" if found.points else end


def hand(scene: Scene, view: CrazyRaceView, laying: bool) -> list[dict[str, Any]]:
    """The cards in hand, each with the sides at which it can be laid."""
    shown_cards: list[dict[str, Any]] = []
    seen: dict[str, int] = {}
    words = drawing.in_language(scene.language)
    for number, card in enumerate(view.hand, 1):
        seen[card] = seen.get(card, 0) + 1
        shown_cards.append(
            {
                "n": number,
                "id": f"{card}-{seen[card]}",
                "label": f"{words('driver')} {card}",
                "svg": Markup(drawing.card(card, view.seat, words)),
                "actions": [action(scene, card, side) for side in view.sides if not side.taboo]
                if laying
                else [],
                "reasons": reasons(scene) if laying else [],
            }
        )
    return shown_cards


def action(scene: Scene, card: str, side: SideView) -> dict[str, str]:
    """One side for one card: which locomotive, how far, and where that would lead."""
    view = cast(CrazyRaceView, scene.view)
    free = say(scene.language, "crazy_race-table-free")
    engine = scene.card(side.engine) if side.engine else free
    label = f"{ARROWS[side.place]} {side.distance} · {engine}"
    move = scene.game.read(f"lay {card}>{side.place}")
    found = [ghost(view, one, spaces_of(side), "") for one in movable(view, side)]
    ends = [button_end(scene, one) for one in found]
    return {
        "move": move.text,
        "side": side.place,
        "label": label,
        "more": "; ".join([scene.label(move), engine, *ends]),
        "ends": short_ends(scene, side, found),
    }


def reasons(scene: Scene) -> list[dict[str, str]]:
    """Why a side cannot be chosen; each reason once."""
    found: dict[str, dict[str, str]] = {}
    for text, refusal in scene.reasons.items():
        if text.startswith("lay ") and refusal.rule:
            found[refusal.code] = {"text": scene.why(refusal), "rule": refusal.rule}
    return list(found.values())


def notes(scene: Scene) -> list[dict[str, str]]:
    """Why the pile cannot be taken back."""
    refusal = scene.reasons.get("recover")
    return [{"text": scene.why(refusal), "rule": refusal.rule}] if refusal else []


def pile(scene: Scene, view: CrazyRaceView) -> dict[str, Any] | None:
    """The viewer's own pile, which nobody else may look through."""
    if view.seat < 0:
        return None
    used = view.recovered[view.seat]
    return {
        "title": say(scene.language, "crazy_race-table-pile"),
        "cards": view.pile,
        "used": say(scene.language, "crazy_race-table-once") if used else "",
    }


class CrazyRaceControls(Controls):
    template = "games/crazy_race/page.html"

    def context(self, scene: Scene) -> dict[str, Any]:
        return context(scene)

    def moves_to_explain(self, scene: Scene) -> list[str]:
        return moves_to_explain(scene)

    def sprite(self, language: str) -> str:
        return sprite(language)
