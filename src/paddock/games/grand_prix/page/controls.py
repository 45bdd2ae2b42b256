"""The Grand Prix on the page: a track that is driven on, an auction room, a hand sorted by car."""

from __future__ import annotations

from typing import Any, cast

from markupsafe import Markup

from paddock.core.errors import Refusal
from paddock.core.game import Game
from paddock.core.moves import Move
from paddock.drawing.marks import SHAPES
from paddock.drawing.svg import at, circle, group, path
from paddock.drawing.svg import drawing as picture
from paddock.drawing.svg import text as lettering
from paddock.drawing.theme import BLACK, PLAYERS, WHITE, palette
from paddock.games.grand_prix import drawing
from paddock.games.grand_prix.drawing.steering import steering
from paddock.games.grand_prix.page import track as live
from paddock.games.grand_prix.rules.cards import CARS, NAMES
from paddock.games.grand_prix.rules.title import GrandPrixGame
from paddock.games.grand_prix.rules.view import GrandPrixView
from paddock.i18n import say
from paddock.web.controls import Controls
from paddock.web.scene import Scene

RAISES = (1, 2, 5)  # steps above the last bid that have a button of their own


def sprite(language: str) -> str:
    return ""  # the cards are an edition's, and the track is an option: see `scenery`


def scenery(game: Game) -> str:
    """The faces of the cards and the empty track of this table."""
    law = cast(GrandPrixGame, game).params
    return drawing.sprite(law.deck) + drawing.scenery(law.track) + live.roads(law.track)


def moves_to_explain(scene: Scene) -> list[str]:
    """What can be explained before it is tried: cards, cars for a white line, spaces, a pass."""
    view = cast(GrandPrixView, scene.view)
    if view.phase == "play":
        return [f"play {card}" for card in view.hand]
    if view.phase == "choose":
        return [f"car {name}" for name in NAMES[:CARS]]
    if view.phase == "auction":
        return ["pass"]
    if view.phase == "drive":
        here = next(car.cell for car in view.cars if car.colour == view.car)
        first = view.circuit.numbers[here]
        return [f"to {name}" for name in view.circuit.names[first + 1 : first + 40]]
    return []


def context(scene: Scene) -> dict[str, Any]:
    view = cast(GrandPrixView, scene.view)
    words = drawing.in_language(scene.language)
    playing = view.phase == "play" and bool(scene.legal)
    cards = hand(scene, view, playing)
    shown = {
        "track": Markup(live.track(scene, view, words)),
        "track_label": say(scene.language, "grand_prix-page-track"),
        "near": say(scene.language, "grand_prix-page-near"),
        "far": say(scene.language, "grand_prix-page-far"),
        "steer": steering(view) if view.phase == "drive" and scene.legal else "",
        "panel": Markup(drawing.panel(view, scene.names, words=words, shared=True)),
        "spoken": spoken(scene, view, words),
        "cards": cards if playing else [],
        "cards_shown": cards,
        "hand_key": " ".join(str(card) for card in view.hand),
        "hand_title": words("hand"),
        "totals_title": say(scene.language, "grand_prix-page-totals"),
        "totals": totals(scene, view),
        "bidding": view.phase in ("deal", "turn", "auction"),
        "before": last_race(scene, view),
        "hint": "",
        "buttons": [],
        "bids": [],
        "reasons": [],
        "how": "",
        "duty": "",
    }
    if scene.legal:
        shown.update(QUESTIONS[view.phase](scene, view))
    return shown


def last_race(scene: Scene, view: GrandPrixView) -> list[str]:
    """What the race before has brought, while the cars of the next one are sold."""
    won = [line for line in view.ledger if (line.race, line.reason) == (view.race - 1, "prize")]
    if not won or view.phase not in ("deal", "turn", "auction"):
        return []
    title = say(scene.language, "grand_prix-table-race", race=view.race - 1, races=view.races)
    prizes = [f"{scene.names[one.side]} {money(scene.language, one.points)}" for one in won]
    return [title, *prizes]


# The questions


def ask_auction(scene: Scene, view: GrandPrixView) -> dict[str, Any]:
    """A few raises as buttons, every bid in a list, and the way out."""
    bids = [move for move in scene.legal if move.text.startswith("bid ")]
    quick = [bids[n - 1] for n in RAISES if n <= len(bids)]
    rest = [move for move in scene.legal if move not in bids]
    refusal = scene.reasons.get("pass")
    return {
        "buttons": [
            button(scene, move)
            if move not in quick[1:]
            else {**button(scene, move), "label": money(scene.language, int(move.text[4:]))}
            for move in quick + rest
        ],
        "bids": [
            {"move": move.text, "label": money(scene.language, int(move.text[4:]))} for move in bids
        ],
        "bid_title": say(scene.language, "grand_prix-page-other-bid"),
        "bid_button": say(scene.language, "grand_prix-page-bid"),
        "reasons": [{"text": scene.why(refusal), "rule": refusal.rule}] if refusal else [],
    }


def ask_play(scene: Scene, view: GrandPrixView) -> dict[str, Any]:
    hold = [move for move in scene.legal if move.text == "hold"]
    return {
        "hint": say(scene.language, "grand_prix-page-choose"),
        "buttons": [button(scene, move, plain=True) for move in hold],
    }


def ask_choose(scene: Scene, view: GrandPrixView) -> dict[str, Any]:
    """The cars that the white line may move, and why not the others."""
    return {
        "how": say(scene.language, "grand_prix-page-white"),
        "buttons": [
            {
                **button(scene, move),
                "label": scene.card(move.text[4:]),
                "svg": Markup(drawing.small_car(move.text[4:])),
            }
            for move in scene.legal
        ],
        "reasons": [
            {"text": f"{', '.join(cars)}: {scene.why(refusal)}", "rule": refusal.rule}
            for refusal, cars in barred_cars(scene)
        ],
    }


def barred_cars(scene: Scene) -> list[tuple[Refusal, list[str]]]:
    """Each reason once, with the cars that it keeps from the white line."""
    found: dict[str, tuple[Refusal, list[str]]] = {}
    for text, refusal in scene.reasons.items():
        found.setdefault(refusal.code, (refusal, []))[1].append(scene.card(text[4:]))
    return list(found.values())


def ask_drive(scene: Scene, view: GrandPrixView) -> dict[str, Any]:
    """The ends, the duty of the full number, and what a white line below forbids."""
    made = max((len(way) for end, way in view.ways.items() if end != "finish"), default=0)
    full = "finish" in view.ways or made == view.spaces
    duty = (
        say(scene.language, "grand_prix-page-full")
        if full
        else say(scene.language, "grand_prix-page-short", made=made, spaces=view.spaces)
    )
    stranded = [one for one in scene.reasons.values() if one.code == "white-stranded"][:1]
    return {
        "how": say(scene.language, "grand_prix-page-drive"),
        "duty": duty,
        "buttons": [button(scene, move) for move in scene.legal],
        "reasons": [
            {"text": f"{stranded_cells(scene)}: {scene.why(one)}", "rule": one.rule}
            for one in stranded
        ],
    }


def stranded_cells(scene: Scene) -> str:
    return ", ".join(
        text[3:] for text, refusal in scene.reasons.items() if refusal.code == "white-stranded"
    )


QUESTIONS = {
    "auction": ask_auction,
    "play": ask_play,
    "choose": ask_choose,
    "drive": ask_drive,
}


def button(scene: Scene, move: Move, plain: bool = False) -> dict[str, Any]:
    quiet = plain or move.text in ("pass", "hold")
    return {"move": move.text, "label": scene.label(move), "plain": quiet, "svg": ""}


def money(language: str, amount: int) -> str:
    return say(language, "grand_prix-table-money", price=amount)


# The hand


def hand(scene: Scene, view: GrandPrixView, playing: bool) -> list[dict[str, Any]]:
    """The cards in hand, by car, each with its button or why it cannot be played."""
    shown: list[dict[str, Any]] = []
    legal = {move.text for move in scene.legal}
    for n, card in enumerate(drawing.order(view), 1):
        refusal = scene.reasons.get(f"play {card}")
        shown.append(
            {
                "n": n,
                "card": card,
                "label": f"{card}: {face(scene, view, card)}",
                "svg": Markup(drawing.card(view.box, card, shared=True)),
                "dim": playing and f"play {card}" not in legal,
                "play": say(scene.language, "grand_prix-page-play", card=str(card)),
                "face": face(scene, view, card),
                "reason": {"text": scene.why(refusal), "rule": refusal.rule} if refusal else None,
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
    return [
        {"svg": Markup(drawing.mark(colour, title=scene.card(colour))), "spaces": spaces}
        for colour, spaces in view.totals().items()
        if view.hand
    ]


def spoken(scene: Scene, view: GrandPrixView, words: drawing.Words) -> list[str]:
    """How the cars stand, for those who do not see the picture."""
    lines = []
    for car in view.cars:
        if not car.position:
            continue
        owner = scene.names[car.owner] if car.owner >= 0 else words("no-owner")
        name = scene.card(car.colour)
        if car.place:
            key = "grand_prix-page-car-home"
            lines.append(say(scene.language, key, car=name, owner=owner, place=car.place))
        else:
            steps = int(view.circuit.to_go[view.circuit.numbers[car.cell]])
            key = "grand_prix-page-car"
            lines.append(say(scene.language, key, car=name, owner=owner, steps=steps))
    return lines


# The plates


def plate(scene: Scene, seat: int) -> dict[str, Any]:
    """The cars have the colours here, so a player is a shape and a number; money, not points."""
    view = cast(GrandPrixView, scene.view)
    p = palette("light")
    shape = PLAYERS[seat].shape
    sign = (
        path(SHAPES[shape], p.paint("ink", "ink", 1.6, "join"))
        + circle(0, 1.4 if shape == "triangle" else 0, 6.4, p.paint(WHITE))
        + lettering(0, 4.2, str(seat + 1), 11, p.paint(BLACK), anchor="middle")
    )
    cars = "".join(drawing.mark(car.colour) for car in view.cars if car.owner == seat)
    return {
        "roundel": Markup(picture(32, 32, group(sign, at(16, 16, 1.1)))),
        "points": money(scene.language, view.money[seat]),
        "unit": say(scene.language, "card-count", count=view.hand_sizes[seat]),
        "extra": Markup('<span class="gp-owned">{}</span>').format(Markup(cars)),
    }


class GrandPrixControls(Controls):
    template = "games/grand_prix/page.html"

    def context(self, scene: Scene) -> dict[str, Any]:
        return context(scene)

    def moves_to_explain(self, scene: Scene) -> list[str]:
        return moves_to_explain(scene)

    def sprite(self, language: str) -> str:
        return sprite(language)

    def scenery(self, game: Game) -> str:
        return scenery(game)

    def plate(self, scene: Scene, seat: int) -> dict[str, Any]:
        return plate(scene, seat)
