"""The hand on the page: the cards sorted by car, and their total of spaces for each car."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from paddock.games.grand_prix import drawing
from paddock.games.grand_prix.page.ahead import Ahead, look_ahead
from paddock.games.grand_prix.page.questions import reason
from paddock.games.grand_prix.page.scenes import game_of
from paddock.games.grand_prix.rules.cards import NAMES
from paddock.games.grand_prix.rules.view import GrandPrixView
from paddock.i18n import say
from paddock.web.scene import Scene

Previews = dict[int, list[Ahead]]  # by card


def previews(scene: Scene, view: GrandPrixView) -> Previews:
    """The preview of each card in hand, while one of them has to be played."""
    if view.phase != "play" or not scene.legal:
        return {}
    own = game_of(scene.game).params.white_moves_own
    return {card: look_ahead(view, card, own) for card in view.hand}


def hand(scene: Scene, view: GrandPrixView, ahead: Previews) -> list[dict[str, Any]]:
    """The cards in hand, sorted by car, each with its button or the reason against it."""
    shown: list[dict[str, Any]] = []
    game = game_of(scene.game)
    playing = bool(ahead)
    for n, card in enumerate(drawing.order(view), 1):
        move = game.moves[game.params.moves.play.id(card)]
        refusal = scene.reasons.get(move.text)
        lines = [chip(scene, line) for line in ahead.get(card, [])]
        shown.append(
            {
                "n": n,
                "card": card,
                "id": card,
                "move": move.text,
                "label": f"{card}{say(scene.language, 'sign-colon')}{face(scene, view, card)}",
                "svg": Markup(drawing.card_now(view, card)),
                "dim": playing and move not in scene.legal,
                "play": say(scene.language, "grand_prix-page-play", card=str(card)),
                "face": face(scene, view, card),
                "lines": lines,
                "reason": reason(scene, refusal) if refusal else None,
            }
        )
    return shown


def face(scene: Scene, view: GrandPrixView, card: int) -> str:
    """The effect of a card in words, under the swaps in force."""
    lines = view.faces[card]
    if not lines:
        deck = view.box
        one, other = NAMES[deck.swap_a[card]], NAMES[deck.swap_b[card]]
        return f"{scene.card(one)} ⇄ {scene.card(other)}"
    return ", ".join(
        f"{scene.card(view.means.get(colour, colour))} {steps}" for colour, steps in lines
    )


def chip(scene: Scene, line: Ahead) -> dict[str, Any]:
    """One line of a card as a short label: the car, and what happens to it."""
    state = outcome(line)
    text = say(
        scene.language,
        f"grand_prix-page-ahead-{state}",
        spaces=line.steps,
        least=max(line.least, 0),
        most=max(line.most, 0),
    )
    cars = "".join(drawing.mark(car, title=scene.card(car)) for car in line.cars)
    return {
        "svg": Markup(drawing.mark(line.colour, title=scene.card(line.colour))),
        "text": text,
        "cars": Markup(cars),
        "state": state,
    }


def outcome(line: Ahead) -> str:
    """The outcome of a line: the last part of the key of its sentence."""
    if line.colour == "white":
        return "white"
    if line.home:
        return "home"
    if line.most == 0:
        return "stuck"
    if line.least < line.most:
        return "range"
    if line.most < line.steps:
        return "short"
    return "finish" if "finish" in line.ends else "full"


def totals(scene: Scene, view: GrandPrixView) -> list[dict[str, Any]]:
    """The spaces in hand for each car under the swaps in force, and those of white lines.

    The car that is being auctioned is marked; its ten comes with it, unless tens are dealt (GP6).
    """
    if not view.hand:
        return []
    found = dict.fromkeys(NAMES, 0)
    for lines in view.faces.values():
        for colour, steps in lines:
            found[view.means.get(colour, colour)] += steps
    swapped = {colour for colour, car in view.means.items() if colour != car}
    lot = view.car if view.phase == "auction" else ""
    ten = lot and int(view.box.ten_of[NAMES.index(lot)]) in view.aside
    return [
        {
            "svg": Markup(drawing.mark(colour, title=scene.card(colour))),
            "spaces": spaces,
            "swapped": colour in swapped,
            "lot": colour == lot,
            "more": "+10" if colour == lot and ten else "",
        }
        for colour, spaces in found.items()
    ]
