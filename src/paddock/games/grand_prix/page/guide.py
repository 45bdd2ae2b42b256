"""What the Grand Prix teaches: one race of three, notes for it, and five pictures."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from paddock.cases import position_of
from paddock.core.moves import Move
from paddock.drawing.svg import at as place
from paddock.drawing.svg import drawing as picture
from paddock.drawing.svg import group, prefixed
from paddock.games.grand_prix import drawing
from paddock.games.grand_prix.drawing.track import winners
from paddock.games.grand_prix.page.questions import RAISES
from paddock.games.grand_prix.rules.view import GrandPrixView
from paddock.web.guide import FirstRace, Guide, Note, Panel, at
from paddock.web.scene import Scene

RACE: Final = "at.red=21.1 hand.1=32"
FIELD: Final = (
    "at.red=21.1 at.blue=19.2 at.yellow=24.1 at.green=16.1 at.black=13.2 at.orange=10.2 hand.1=32"
)
SOLD: Final = "lot=red turn=1 opener=3 bid=40000 bidder=3"
HOME: Final = ("red", "green", "yellow")
PLAYERS: Final = ("Ann", "Bob", "Cid")


def view_of(scene: Scene) -> GrandPrixView:
    return cast(GrandPrixView, scene.view)


def asked(phase: str) -> Callable[[Scene], bool]:
    return lambda scene: bool(scene.legal) and scene.view.phase == phase


def no_car_yet(scene: Scene) -> bool:
    owned = [car for car in view_of(scene).cars if car.owner == scene.seat]
    return asked("auction")(scene) and not owned


def own_car(scene: Scene) -> bool:
    return asked("drive")(scene) and view_of(scene).driving().owner == scene.seat


def others_car(scene: Scene) -> bool:
    return asked("drive")(scene) and view_of(scene).driving().owner != scene.seat


def swap_in_hand(scene: Scene) -> bool:
    view = view_of(scene)
    return asked("play")(scene) and any(not view.faces[card] for card in view.hand)


def car_words(scene: Scene) -> dict[str, str | int]:
    return {"car": scene.card(view_of(scene).car)}


# fmt: off
NOTES: Final = (
    Note("auction", asked("auction"), at("#gp-panel"), "GP5", car_words),
    Note("totals",  asked("auction"), at(".gp-totals"), "GP6"),
    Note("must",    no_car_yet, at("#question"), "GP9"),
    Note("play",    asked("play"), at("#hand"), "GP11"),
    Note("own",     own_car, at("#gp-track"), "GP17", car_words),
    Note("other",   others_car, at("#gp-track"), "GP17", car_words),
    Note("white",   asked("choose"), at("#question .buttons"), "GP12"),
    Note("swap",    swap_in_hand, at("#hand"), "GP13"),
)
# fmt: on


def advice(scene: Scene, move: Move) -> Move:
    """A bid that has its own button: the highest one up to the bot's bid."""
    if move.kind != "bid":
        return move
    bids = [one for one in scene.legal if one.kind == "bid"]
    quick = [bids[n - 1] for n in RAISES if n <= len(bids)]
    return max((one for one in quick if one.number <= move.number), key=lambda one: one.number)


def race(given: str = RACE) -> GrandPrixView:
    return cast(GrandPrixView, position_of("grand_prix", "3", given).view(0))


def cards_of(*numbers: int) -> Callable[[str], list[str]]:
    return lambda language: [drawing.card(race().box, one, title=str(one)) for one in numbers]


def cars_of(*colours: str) -> Callable[[str], list[str]]:
    return lambda language: [drawing.small_car(colour) for colour in colours]


def track(language: str) -> str:
    words = drawing.in_language(language)
    return drawing.track(race(FIELD), words=words, ids=prefixed("intro-track-"))


def auction(language: str) -> str:
    """The blackboard of the auction."""
    words, ids = drawing.in_language(language), prefixed("intro-auction-")
    return drawing.panel(race(SOLD), PLAYERS, words=words, ids=ids)


def prizes(language: str) -> str:
    """The winners' circle, with some cars that are home."""
    title = drawing.in_language(language)("winners")
    drawn = winners(title, race().prizes, HOME, "light")
    return picture(336, 150, group(drawn, place(168, 78)))


def together(draw: Callable[[str], list[str]]) -> Callable[[str], str]:
    return lambda language: "".join(draw(language))


PANELS: Final = (
    Panel("goal", track),
    Panel("auction", auction),
    Panel("card", together(cards_of(38, 24))),
    Panel("drive", lambda language: drawing.poster()),
    Panel("money", prizes),
)

PICTURES: Final = {
    "GP1": cars_of("yellow", "blue", "green", "black", "red", "orange"),
    "GP11": cards_of(38, 24, 5, 8),
    "GP14": lambda language: [track(language)],
}

GUIDE: Final = Guide(NOTES, FirstRace(3, options={"races": "1"}), PANELS, PICTURES, advice)
