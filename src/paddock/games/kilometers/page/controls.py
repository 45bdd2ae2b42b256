"""The page of 1000 Kilometers: tableaux, piles, and a hand of cards that explain themselves."""

from __future__ import annotations

from typing import Any, Final, TypedDict, cast

from markupsafe import Markup

from paddock.core.moves import Move
from paddock.games.kilometers import drawing
from paddock.games.kilometers.rules.view import KilometersView
from paddock.i18n import say, say_if_known
from paddock.web.controls import Controls
from paddock.web.hand import HandCard, MoveButton, ShownRefusal, move_button, numbered, reason
from paddock.web.scene import Scene
from paddock.web.standings import is_series


class Use(MoveButton):
    """One way to use a card."""

    discard: bool


class DrawnTableau(TypedDict):
    """The drawing of one side's cards."""

    side: int
    mine: bool
    svg: Markup


class KilometersControls(Controls):
    """Each card in hand can be chosen; then the bar shows its uses, or the reasons against them."""

    template = "games/kilometers/page.html"
    card_events = ("played", "attacked", "reacted", "discarded")
    hand_beside = True

    def lead(self, scene: Scene) -> list[int]:
        """K33: each kilometre on the table scores a point."""
        view = cast(KilometersView, scene.view)
        return [sum(pair) for pair in zip(view.scores, [t.km for t in view.tableaux], strict=True)]

    def measure(self, scene: Scene) -> list[int]:
        """The kilometres driven; in a series, the points, which change at the end of a rally."""
        if is_series(scene):
            return list(scene.view.scores)
        return [tableau.km for tableau in cast(KilometersView, scene.view).tableaux]

    def measure_name(self, scene: Scene) -> str:
        return say(scene.language, "end-measure") if is_series(scene) else ""

    def face(self, scene: Scene, card: str) -> str:
        return drawing.card(card, shared=True)

    def sprite(self, language: str) -> str:
        return drawing.sprite(drawing.in_language(language))

    def question(self, scene: Scene) -> str:
        """A player who can play no card is asked to discard."""
        if only_discards(scene):
            return say(scene.language, "kilometers-web-only-discard")
        return ""

    def moves_to_explain(self, scene: Scene) -> list[str]:
        """Every way to use each card in hand."""
        view = cast(KilometersView, scene.view)
        return [move.text for card in sorted(set(view.hand)) for move in uses(scene, card)]

    def context(self, scene: Scene) -> dict[str, Any]:
        view = cast(KilometersView, scene.view)
        playing = view.phase == "play" and bool(scene.legal)
        cards = self.hand(scene, view, playing)
        words = drawing.in_language(scene.language)
        choose = "kilometers-web-choose-discard" if only_discards(scene) else "web-choose-card"
        return {
            "strip": Markup(drawing.strip(view, scene.names, words=words, width=900)),
            "tableaux": self.tableaux(scene, view, words),
            "stock": Markup(drawing.stock(view, words=words, shared=True)),
            "discard": Markup(drawing.discard(view, words=words, shared=True)),
            "cards": cards if playing else [],
            "cards_shown": cards,
            "hand_key": " ".join(view.hand),
            "hand_title": words("hand"),
            "hint": say(scene.language, choose),
            "buttons": [] if playing else [move_button(scene, move) for move in scene.legal],
        }

    def tableaux(
        self, scene: Scene, view: KilometersView, words: drawing.Words
    ) -> list[DrawnTableau]:
        """The viewer's own tableau last, nearest to the hand."""
        own = own_side(view)
        return [
            {
                "side": side,
                "mine": side == own,
                "svg": Markup(drawing.tableau(view, side, scene.names, words=words, shared=True)),
            }
            for side in sorted(range(len(view.tableaux)), key=lambda side: (side == own, side))
        ]

    def hand(self, scene: Scene, view: KilometersView, playing: bool) -> list[HandCard]:
        """The cards in hand, each with its uses, or the reasons against them."""
        shown: list[HandCard] = []
        for n, card, id in numbered(view.hand):
            moves = [move for move in scene.legal if playing and move.card == card]
            plays = [move for move in moves if move.kind != "discard"]
            discards = [move for move in moves if move.kind == "discard"]
            shown.append(
                {
                    "n": n,
                    "id": id,
                    "label": scene.card(card),
                    "svg": Markup(drawing.card(card, shared=True)),
                    "dim": playing and not plays,
                    "actions": [self.action(scene, move) for move in [*plays, *discards]],
                    "reasons": self.reasons(scene, card) if playing and not plays else [],
                    "help": say_if_known(scene.language, f"kilometers-card-{card}.help"),
                }
            )
        return shown

    def action(self, scene: Scene, move: Move) -> Use:
        discard = move.kind == "discard"
        return {
            "move": move.text,
            "discard": discard,
            "label": say(scene.language, "web-discard") if discard else scene.label(move),
        }

    def reasons(self, scene: Scene, card: str) -> list[ShownRefusal]:
        """Why a card cannot be played anywhere; each reason once."""
        found: dict[str, ShownRefusal] = {}
        for move in uses(scene, card):
            refusal = scene.reasons.get(move.text)
            # not worth a reason: nobody attacks their own tableau
            if refusal is None or not refusal.rule or refusal.code == "own-side":
                continue
            found.setdefault(refusal.code, reason(scene, refusal))
        return list(found.values())


def own_side(view: KilometersView) -> int:
    """The side of this viewer; -1 for a spectator."""
    return view.side_of[view.seat] if view.seat >= 0 else -1


def only_discards(scene: Scene) -> bool:
    """Whether the viewer is asked and no card in hand can be played (K5)."""
    return bool(scene.legal) and all(move.kind == "discard" for move in scene.legal)


def uses(scene: Scene, card: str) -> list[Move]:
    """Every way to play a card: on the player's own tableau, or on an opponent's."""
    own = own_side(cast(KilometersView, scene.view))
    return [
        move
        for move in scene.game.moves
        if move.card == card
        and (move.kind == "play" or (move.kind == "attack" and move.target != own))
    ]


CONTROLS: Final = KilometersControls()
