"""What the page asks in each phase: buttons, hints, and why other answers are refused."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from paddock.core.errors import Refusal
from paddock.core.moves import Move
from paddock.games.grand_prix import drawing
from paddock.games.grand_prix.page.scenes import refused, stranded
from paddock.games.grand_prix.rules.view import GrandPrixView
from paddock.i18n import say
from paddock.i18n.telling import cell_name
from paddock.web.hand import MoveButton, ShownRefusal
from paddock.web.scene import Scene

LETTERS = "ABCDEFGHIJKLMNOP"  # of the ends, on buttons and track; the first eight are also keys
RAISES = (1, 2, 5)  # steps above the last bid; each has its own button


def ask_auction(scene: Scene, view: GrandPrixView) -> dict[str, Any]:
    """A few raises as buttons, every bid in a list, and a way to pass."""
    language = scene.language
    bids = [move for move in scene.legal if move.kind == "bid"]
    quick = [bids[n - 1] for n in RAISES if n <= len(bids)]
    buttons = [button(scene, move) for move in quick]
    for higher, move in zip(buttons[1:], quick[1:], strict=True):
        higher["label"] = money(language, move.number)
    others = [button(scene, move) for move in scene.legal if move.kind != "bid"]
    return {
        "buttons": buttons + others,
        "bids": [{"move": move.text, "label": money(language, move.number)} for move in bids],
        "bid_title": say(language, "grand_prix-page-other-bid"),
        "bid_button": say(language, "grand_prix-page-bid"),
        "reasons": [reason(scene, refusal) for _, refusal in refused(scene)],  # only of a pass
    }


def ask_play(scene: Scene, view: GrandPrixView) -> dict[str, Any]:
    """Only the button that plays no card (GP26); the cards have their own buttons."""
    return {
        "hint": say(scene.language, "grand_prix-page-choose"),
        "buttons": [button(scene, move) for move in scene.legal if move.kind == "hold"],
    }


def ask_choose(scene: Scene, view: GrandPrixView) -> dict[str, Any]:
    """The cars that the white line may move, and why not the others."""
    buttons = []
    for move in scene.legal:
        car = str(move.parts["car"])
        picture = Markup(drawing.small_car(car))
        one = button(scene, move)
        one["label"], one["svg"] = scene.card(car), picture
        buttons.append(one)
    return {
        "how": say(scene.language, "grand_prix-page-white"),
        "buttons": buttons,
        "reasons": [
            reason(scene, refusal, ", ".join(cars)) for refusal, cars in barred_cars(scene)
        ],
    }


def barred_cars(scene: Scene) -> list[tuple[Refusal, list[str]]]:
    """Each reason once, with the cars that cannot take the white line because of it."""
    found: dict[str, tuple[Refusal, list[str]]] = {}
    for move, refusal in refused(scene):
        found.setdefault(refusal.code, (refusal, []))[1].append(scene.card(str(move.parts["car"])))
    return list(found.values())


def ask_drive(scene: Scene, view: GrandPrixView) -> dict[str, Any]:
    """The ends, the duty to drive the full number, and the ends that a white line below forbids."""
    made = max((len(way) for end, way in view.ways.items() if end != "finish"), default=0)
    full = "finish" in view.ways or made == view.spaces
    barred = stranded(scene)
    spaces = ", ".join(space_name(scene.language, space) for space, _ in barred)
    buttons = [button(scene, move) for move in scene.legal]
    for n, (one, move) in enumerate(zip(buttons, scene.legal, strict=True)):
        one["letter"], one["label"] = LETTERS[n], end_name(scene, move)
    more = any(car_on_track(view, colour) for colour, _ in view.lines[view.line + 1 :])
    return {
        "how": say(scene.language, "grand_prix-page-drive"),
        "how_keys": say(scene.language, "grand_prix-page-drive-keys"),
        "duty": (
            say(scene.language, "grand_prix-page-full")
            if full
            else say(scene.language, "grand_prix-page-short", made=made, spaces=view.spaces)
        ),
        "buttons": buttons,
        "easy": easy_end(scene.legal, view).text,
        "rest": say(scene.language, "grand_prix-page-rest") if more else "",
        "reasons": [reason(scene, refusal, spaces) for _, refusal in barred[:1]],
    }


def car_on_track(view: GrandPrixView, colour: str) -> bool:
    return any(car.colour == colour and car.cell and not car.place for car in view.cars)


def end_name(scene: Scene, move: Move) -> str:
    """The name of an end: its column and lane, or the finish line."""
    if move.kind != "to":
        return scene.label(move)
    return space_name(scene.language, str(move.parts["space"]))


def lettered(scene: Scene, move: Move) -> str:
    """The name of an end on its button and on the track: `A – 28 (inside)`; without a letter if it
    is refused."""
    name = end_name(scene, move)
    return f"{LETTERS[scene.legal.index(move)]} – {name}" if move in scene.legal else name


def space_name(language: str, space: str) -> str:
    """`28.1` as "28 inside": the numbers of the columns are printed beside the track."""
    return cell_name(language, "grand_prix", space)


def easy_end(legal: list[Move], view: GrandPrixView) -> Move:
    """The end for "drive the rest for me": the player's own car goes as near to the finish as
    possible, another player's car stays as far from it as possible."""
    mine = view.driving().owner == view.seat

    def to_go(move: Move) -> int:
        if move.kind != "to":
            return 0
        return int(view.circuit.to_go[view.circuit.numbers[str(move.parts["space"])]])

    return min(legal, key=lambda move: to_go(move) if mine else -to_go(move))


QUESTIONS = {
    "auction": ask_auction,
    "play": ask_play,
    "choose": ask_choose,
    "drive": ask_drive,
}


class AnswerButton(MoveButton):
    """The button of an answer."""

    plain: bool  # less prominent than the others
    svg: Markup | str
    letter: str  # of the end, here and on the track


def button(scene: Scene, move: Move) -> AnswerButton:
    quiet = move.kind in ("pass", "hold")
    return {"move": move.text, "label": scene.label(move), "plain": quiet, "svg": "", "letter": ""}


def reason(scene: Scene, refusal: Refusal, what: str = "") -> ShownRefusal:
    """The reason of a refusal, with its rule; `what` names the answers that are refused."""
    text = scene.why(refusal)
    colon = say(scene.language, "sign-colon")
    return {"text": f"{what}{colon}{text}" if what else text, "rule": refusal.rule}


def money(language: str, amount: int) -> str:
    """An amount in dollars, with a minus sign before the dollar sign if it was paid."""
    said = say(language, "grand_prix-table-money", price=abs(amount))
    return f"−{said}" if amount < 0 else said
