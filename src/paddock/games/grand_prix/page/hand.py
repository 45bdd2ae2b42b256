"""The hand on the page: the cards sorted by car, and the spaces that they hold for each."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from paddock.games.grand_prix import drawing
from paddock.games.grand_prix.page.questions import reason
from paddock.games.grand_prix.page.scenes import game_of
from paddock.games.grand_prix.rules.cards import NAMES
from paddock.games.grand_prix.rules.view import GrandPrixView
from paddock.i18n import say
from paddock.web.scene import Scene


def hand(scene: Scene, view: GrandPrixView, playing: bool) -> list[dict[str, Any]]:
    """The cards in hand, by car, each with its button or why it cannot be played."""
    shown: list[dict[str, Any]] = []
    game = game_of(scene.game)
    for n, card in enumerate(drawing.order(view), 1):
        move = game.moves[game.params.moves.play.id(card)]
        refusal = scene.reasons.get(move.text)
        shown.append(
            {
                "n": n,
                "card": card,
                "id": card,
                "move": move.text,
                "label": f"{card}: {face(scene, view, card)}",
                "svg": Markup(drawing.card(view.box, card, shared=True)),
                "dim": playing and move not in scene.legal,
                "play": say(scene.language, "grand_prix-page-play", card=str(card)),
                "face": face(scene, view, card),
                "reason": reason(scene, refusal) if refusal else None,
            }
        )
    return shown


def face(scene: Scene, view: GrandPrixView, card: int) -> str:
    """What a card does now, in words: the swaps in force are in it."""
    lines = view.faces[card]
    if not lines:
        deck = view.box
        one, other = NAMES[deck.swap_a[card]], NAMES[deck.swap_b[card]]
        return f"{scene.card(one)} ⇄ {scene.card(other)}"
    return ", ".join(
        f"{scene.card(view.means.get(colour, colour))} {steps}" for colour, steps in lines
    )


def totals(scene: Scene, view: GrandPrixView) -> list[dict[str, Any]]:
    """The spaces in hand for each car, and those of white lines."""
    return [
        {"svg": Markup(drawing.mark(colour, title=scene.card(colour))), "spaces": spaces}
        for colour, spaces in view.totals().items()
        if view.hand
    ]
