"""The page of the Grand Prix: the track, the auction, and a hand sorted by car."""

from __future__ import annotations

from typing import Any, Final

from markupsafe import Markup

from paddock.core.game import Game
from paddock.core.moves import Move
from paddock.core.view import View
from paddock.drawing.marks import SHAPES
from paddock.drawing.svg import at, circle, group, path
from paddock.drawing.svg import text as lettering
from paddock.drawing.theme import BLACK, PLAYERS, WHITE, palette
from paddock.games.grand_prix import drawing
from paddock.games.grand_prix.drawing.cars import FINE
from paddock.games.grand_prix.drawing.panel import order as running_order
from paddock.games.grand_prix.drawing.steering import steering
from paddock.games.grand_prix.page import track as live
from paddock.games.grand_prix.page.hand import hand, previews, totals
from paddock.games.grand_prix.page.questions import QUESTIONS, lettered, money
from paddock.games.grand_prix.page.scenes import game_of, view_of
from paddock.games.grand_prix.rules.cards import CARS
from paddock.games.grand_prix.rules.view import Car, GrandPrixView
from paddock.i18n import say
from paddock.web.controls import Controls, PlateFigures
from paddock.web.scene import Scene

IN_AUCTION = ("deal", "turn", "auction")  # the phases before the race
AHEAD = 40  # cells: no card leads further than that


class GrandPrixControls(Controls):
    """The controls of the Grand Prix.

    The cards depend on the edition and the track on an option, so all symbols are `scenery`.
    """

    template = "games/grand_prix/page.html"
    quiet_events = ("skipped",)  # the preview has shown it, and the car is not on the track

    card_events = ("played",)
    great_events = ("home",)

    def face(self, scene: Scene, card: str) -> str:
        deck = game_of(scene.game).params.deck
        return drawing.card(deck, int(card), shared=True) if card.isdecimal() else ""

    def scenery(self, game: Game) -> str:
        """The faces of the cards and the empty track of this table."""
        params = game_of(game).params
        track = params.track
        return drawing.sprite(params.deck) + drawing.scenery(track) + live.roads(track)

    def moves_to_explain(self, scene: Scene) -> list[str]:
        """Refused cards, cars for a white line, spaces and a pass are shown with their reason."""
        view = view_of(scene)
        moves = game_of(scene.game).params.moves
        if view.phase == "play":
            ids = [moves.play.id(card) for card in view.hand]
        elif view.phase == "choose":
            ids = [moves.choose.id(car) for car in range(CARS)]
        elif view.phase == "auction":
            ids = [moves.pass_.first]
        elif view.phase == "drive":
            here = view.circuit.numbers[view.driving().cell]
            ids = [moves.to.id(n) for n in range(here + 1, min(here + AHEAD, view.circuit.cells))]
        else:
            ids = []
        return [scene.game.moves[id].text for id in ids]

    def move_name(self, scene: Scene, move: Move) -> str:
        return lettered(scene, move) if scene.view.phase == "drive" else scene.label(move)

    def context(self, scene: Scene) -> dict[str, Any]:
        view = view_of(scene)
        words = drawing.in_language(scene.language)
        ahead = previews(scene, view)
        cards = hand(scene, view, ahead)
        order = [card["card"] for card in cards]
        shown = {
            "track": Markup(live.track(scene, view, words, [ahead[one] for one in order if ahead])),
            "track_label": say(scene.language, "grand_prix-page-track"),
            "near": say(scene.language, "grand_prix-page-near"),
            "far": say(scene.language, "grand_prix-page-far"),
            "steer": steering(view) if view.phase == "drive" and scene.legal else "",
            "panel": Markup(drawing.panel(view, scene.names, words=words, shared=True)),
            "spoken": spoken(scene, view, words),
            "running": running(view) if view.phase not in IN_AUCTION else [],
            "cards": cards if ahead else [],
            "swapped": say(scene.language, "grand_prix-page-swapped"),
            "play_rest": say(scene.language, "grand_prix-page-play-rest"),
            "rest_help": say(scene.language, "grand_prix-page-rest-help"),
            "rest": "",
            "easy": "",
            "driven": view.card,
            "cards_shown": cards,
            "hand_key": " ".join(str(card) for card in view.hand),
            "hand_title": words("hand"),
            "totals_title": say(scene.language, "grand_prix-page-totals"),
            "totals": totals(scene, view),
            "bidding": view.phase in IN_AUCTION,
            "scene": "auction" if view.phase in IN_AUCTION else "race" if view.waiting else "over",
            "before": last_race(scene, view),
            "hint": "",
            "buttons": [],
            "bids": [],
            "reasons": [],
            "how": "",
            "how_keys": "",
            "duty": "",
        }
        if scene.legal:
            shown.update(QUESTIONS[view.phase](scene, view))
        return shown

    def score(self, language: str, points: int, parts: int) -> str:
        return money(language, points)

    def measure(self, scene: Scene) -> list[int]:
        """The money, and during a race a share of the prizes of the cars as they stand.

        Money alone would change only at the auction and at the finish. A prize counts in
        proportion to the way that its car has driven, because an early lead is worth little."""
        view = view_of(scene)
        worth = list(view.money)
        if any((line.race, line.reason) == (view.race, "prize") for line in view.ledger):
            return worth  # the prizes have been paid
        standing = [car for car in running_order(view) if car.cell]
        for car, prize in zip(standing, view.prizes, strict=False):
            if car.owner >= 0:
                worth[car.owner] += round(prize * way_driven(view, car))
        return worth

    def sign(self, game: Game, seat: int, view: View | None, r: float) -> str:
        """A shape and a number without a colour, because the colours belong to the cars."""
        p = palette("light")
        shape = PLAYERS[seat].shape
        number = lettering(0, 4.2, self.number(view, seat), 11, p.paint(BLACK), anchor="middle")
        sign = (
            path(SHAPES[shape], p.paint("ink", "ink", 1.6, "join"))
            + circle(0, 1.4 if shape == "triangle" else 0, 6.4, p.paint(WHITE))
            + group(number, more=FINE)
        )
        return group(sign, at(0, 0, r / 10))

    def plate(self, scene: Scene, seat: int) -> PlateFigures:
        """Money, not points, and the cars that are owned."""
        view = view_of(scene)
        cars = "".join(drawing.mark(car.colour) for car in view.cars if car.owner == seat)
        return {
            "points": money(scene.language, view.money[seat]),
            "unit": say(scene.language, "card-count", count=view.hand_sizes[seat]),
            "extra": Markup('<span class="gp-owned">{}</span>').format(Markup(cars)),
        }


def way_driven(view: GrandPrixView, car: Car) -> float:
    """The share of the way that a car has driven: 0 on the grid, 1 when it is home."""
    track = view.circuit
    if car.place:
        return 1.0
    return 1 - int(track.to_go[track.numbers[car.cell]]) / max(track.to_go)


def last_race(scene: Scene, view: GrandPrixView) -> list[str]:
    """The results of the last race, shown while the cars of the next one are sold."""
    won = [line for line in view.ledger if (line.race, line.reason) == (view.race - 1, "prize")]
    if not won or view.phase not in IN_AUCTION:
        return []
    title = say(scene.language, "grand_prix-table-race", race=view.race - 1, races=view.races)
    prizes = [
        f"{view.prizes.index(one.points) + 1}. {scene.names[one.side]} "
        f"{money(scene.language, one.points)}"
        for one in won
    ]
    return [title, *prizes]


def running(view: GrandPrixView) -> list[dict[str, Any]]:
    """The order of the cars in a compact list: the mark, and the spaces left or the place."""
    track = view.circuit
    return [
        {
            "svg": Markup(drawing.mark(car.colour)),
            "mine": car.owner == view.seat >= 0,
            "home": bool(car.place),
            "number": car.place or int(track.to_go[track.numbers[car.cell]]),
        }
        for car in running_order(view)
        if car.cell
    ]


def spoken(scene: Scene, view: GrandPrixView, words: drawing.Words) -> list[str]:
    """The order of the cars in sentences, for screen readers."""
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


CONTROLS: Final = GrandPrixControls()
