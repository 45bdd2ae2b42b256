"""Crazy Race on the page: rails, the stage card with its bids, and a hand of driver cards."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from markupsafe import Markup

from paddock.core.errors import Refusal
from paddock.core.moves import Move
from paddock.games.crazy_race import drawing
from paddock.games.crazy_race.page import empty
from paddock.games.crazy_race.page.ends import (
    button_end,
    button_label,
    ghost,
    movable,
    moves_an_engine,
    picks,
    previews,
    short_ends,
    spaces_of,
    where,
    where_sign,
)
from paddock.games.crazy_race.page.spoken import spoken
from paddock.games.crazy_race.rules.cards import ENGINES, PILES
from paddock.games.crazy_race.rules.rail import TURNTABLE
from paddock.games.crazy_race.rules.view import CrazyRaceView, SideView
from paddock.i18n import say
from paddock.i18n.telling import explain
from paddock.web.controls import Controls
from paddock.web.hand import HandCard, MoveButton, ShownRefusal, numbered
from paddock.web.scene import Scene

ARROWS: Final = {"top": "▲", "right": "▶", "bottom": "▼", "left": "◀"}
USUAL: Final = ("wait", "claim", "leave")  # what most people choose most of the time
# Keys of buttons; the others are A, B, C … in their order.
KEYS: Final = {"pass": "P", "recover": "R", "wait": "↵", "leave": "↵", "claim": "↵"}


LEGEND: Final = Markup('<h3>{}</h3><ul class="cz-signs">{}</ul>')


@cache
def legend(language: str) -> list[tuple[Markup, str]]:
    """The legend: each symbol of the rails and buttons, with its meaning."""
    words = drawing.in_language(language)
    engines = [(Markup(drawing.engine_sign(one, 0)), words(one)) for one in ENGINES]
    signs = [(Markup(drawing.sign(key)), words(key)) for key in drawing.SIGNS]
    ways = [
        (Markup("<b>{}</b>").format(arrow), say(language, f"crazy_race-web-legend-{key}"))
        for arrow, key in (("▶", "out"), ("◀", "back"))
    ]
    piles = [(Markup(drawing.pile_sign(name)), words(name)) for name in PILES]
    return [*engines, *ways, *signs, *piles]


def short(scene: Scene, move: Move) -> str:
    """The short label of a button for a phone; empty if there is none."""
    return say(scene.language, "crazy_race-web-recover") if move.kind == "recover" else ""


def view_of(scene: Scene) -> CrazyRaceView:
    assert isinstance(scene.view, CrazyRaceView)
    return scene.view


class LayButton(MoveButton):
    """The button that lays a card at one side: which locomotive it moves, and to where."""

    side: str
    engine: str
    more: str
    ends: list[tuple[str, ...]]  # for each end: a symbol, the long text, the short text


class BoardButton(MoveButton):
    """A button for a choice that can also be made on the board."""

    said: str  # the full text, for screen readers
    short: str  # for a phone; empty: the same as the label
    sign: Markup
    usual: bool
    key: str


class CrazyRaceControls(Controls):
    """The board is a drawing; every choice on it is also a button in the question bar."""

    template = "games/crazy_race/page.html"
    hand_beside = True

    def sprite(self, language: str) -> str:
        return drawing.sprite()

    def moves_to_explain(self, scene: Scene) -> list[str]:
        """While cards are laid: laying a card at each side, and taking the pile back."""
        view = view_of(scene)
        if view.phase != "lay":
            return []
        return [
            move.text
            for move in scene.game.moves
            if move.kind == "recover" or (move.kind == "lay" and move.card in view.hand[:1])
        ]

    def sentence(self, scene: Scene) -> str:
        """While everybody looks at the cards, the sentence must not give the outcome away."""
        if not scene.pausing:
            return empty.sentence(scene.language, view_of(scene))
        return say(scene.language, "crazy_race-web-reveal", stage=view_of(scene).stage)

    def now(self, scene: Scene) -> str:
        view = view_of(scene)
        words = {"stage": view.stage, "stages": view.stages}
        return say(scene.language, "crazy_race-table-stage", **words)

    def question(self, scene: Scene) -> str:
        """A player without cards is told what is left to do, instead of being asked to lay one."""
        return empty.question(scene.language, view_of(scene))

    def help(self, language: str) -> Markup:
        """The legend of the symbols."""
        return LEGEND.format(
            say(language, "crazy_race-web-legend"),
            Markup("").join(Markup("<li>{} {}</li>").format(*one) for one in legend(language)),
        )

    def context(self, scene: Scene) -> dict[str, Any]:
        view = view_of(scene)
        words = drawing.in_language(scene.language)
        laying = view.phase == "lay" and bool(scene.legal)
        cards = self.hand(scene, view, laying)
        return {
            **self.board(scene, view, laying),
            "beside": laying and bool(view.hand),  # the row below is for the sides of a chosen card
            "cards": cards if laying else [],
            "cards_shown": cards,
            "hand_key": " ".join(view.hand),
            "hand_title": words("hand"),
            "hint": say(scene.language, "crazy_race-web-hint") if laying and view.hand else "",
            "buttons": self.buttons(scene, view),
            "scene": "over" if view.phase == "over" and not scene.pausing else "race",
            "signs": legend(scene.language),
            "notes": self.notes(scene) if laying else [],
        }

    # The board

    def board(self, scene: Scene, view: CrazyRaceView, laying: bool) -> dict[str, Any]:
        """The drawings of rails and stage card, the same in sentences, and the viewer's pile."""
        words = drawing.in_language(scene.language)
        piles, rows = drawing.pieces(
            view,
            words,
            ids=drawing.IDS,
            picks=picks(scene),
            previews=previews(scene, view, laying),
            body=drawing.SpriteBody(),
            asked=not scene.pausing,
        )
        stage = drawing.stage(
            view,
            words,
            ids=drawing.IDS,
            picks=[side.place for side in view.sides if laying and not side.taboo and view.hand],
            back=view.phase == "taking" and bool(scene.legal),
            asked=not scene.pausing,
        )
        return {
            "table": int(drawing.TABLE),  # where the turntable is drawn
            "turntable": TURNTABLE,  # the space where a locomotive turns: see rail.py
            "piles": Markup("".join(piles)),
            "rails": Markup("".join(rows)),
            "stage": Markup(stage),
            "spoken": spoken(scene, view),
            "pile": self.pile(scene, view),
        }

    def pile(self, scene: Scene, view: CrazyRaceView) -> dict[str, Any] | None:
        """The viewer's own pile; nobody else may see its cards."""
        if view.seat < 0:
            return None
        used = view.recovered[view.seat]
        return {
            "title": say(scene.language, "crazy_race-table-pile"),
            "cards": view.pile,
            "used": say(scene.language, "crazy_race-table-once") if used else "",
        }

    # The hand

    def hand(self, scene: Scene, view: CrazyRaceView, laying: bool) -> list[HandCard]:
        """The cards in hand, each with the sides at which it can be laid."""
        shown_cards: list[HandCard] = []
        words = drawing.in_language(scene.language)
        sides = {side.place: side for side in view.sides}
        for number, card, id in numbered(view.hand):
            lays = [move for move in scene.legal if move.kind == "lay" and move.card == card]
            shown_cards.append(
                {
                    "n": number,
                    "id": id,
                    "label": f"{words('driver')} {card}",
                    "svg": Markup(drawing.card(card, view.seat)),
                    "actions": [self.action(scene, view, move, sides[move.place]) for move in lays],
                    "reasons": self.reasons(scene) if laying else [],
                }
            )
        return shown_cards

    def action(self, scene: Scene, view: CrazyRaceView, move: Move, side: SideView) -> LayButton:
        """The button that lays a card at a side: which locomotive moves, how far, and to where."""
        free = say(scene.language, "crazy_race-table-free")
        engine = scene.card(side.engine) if side.engine else free
        found = [ghost(view, one, spaces_of(side), "") for one in movable(view, side)]
        ends = [button_end(scene, one) for one in found]
        return {
            "move": move.text,
            "side": side.place,
            "label": f"{ARROWS[side.place]} {side.distance}",
            "engine": engine,
            "more": "; ".join([scene.label(move), engine, *ends]),
            "ends": [(Markup(sign), *end) for sign, *end in short_ends(scene, found)],
        }

    def reasons(self, scene: Scene) -> list[ShownRefusal]:
        """Why a side cannot be chosen; each reason once."""
        found: dict[str, ShownRefusal] = {}
        for text, refusal in scene.reasons.items():
            if scene.game.read(text).kind == "lay" and refusal.rule:
                found[refusal.code] = why_not(scene, refusal)
        return list(found.values())

    # Buttons

    def buttons(self, scene: Scene, view: CrazyRaceView) -> list[BoardButton]:
        """The buttons that need no card of the hand, each with its key (see page.js)."""
        found: list[BoardButton] = []
        for move in scene.legal:
            if move.kind == "lay":
                continue
            sign = ""
            if moves_an_engine(move):
                sign = drawing.engine_sign(ENGINES[int(move.a)], scene.seat)
            letter = "ABCDEF"[len(found) : len(found) + 1]
            found.append(
                {
                    "move": move.text,
                    "label": button_label(scene, view, move, where_sign),
                    "said": button_label(scene, view, move, where),
                    "short": short(scene, move),
                    "sign": Markup(sign),
                    "usual": move.kind in USUAL,
                    "key": KEYS.get(move.kind, letter),
                }
            )
        return found

    def notes(self, scene: Scene) -> list[ShownRefusal]:
        """Why the pile cannot be taken back; empty if it can."""
        refusal = scene.reasons.get("recover")
        return [why_not(scene, refusal)] if refusal else []


def why_not(scene: Scene, refusal: Refusal) -> ShownRefusal:
    """The reason without advice: short, because these notes are visible all the time."""
    return {"text": explain(scene.language, scene.game, refusal), "rule": refusal.rule}


CONTROLS: Final = CrazyRaceControls()
