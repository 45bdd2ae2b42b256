"""Crazy Rally on the page: car sheets, the roadbook, and a hand that accelerates or brakes."""

from __future__ import annotations

from typing import Any, Final, cast

from markupsafe import Markup

from paddock.core.moves import Move
from paddock.games.crazy_rally import drawing
from paddock.games.crazy_rally.page.board import board, own, stretch
from paddock.games.crazy_rally.rules.cards import EVENT, PURPLE
from paddock.games.crazy_rally.rules.view import CrazyRallyView
from paddock.i18n import say
from paddock.i18n.grammar import capital
from paddock.i18n.telling import question, text
from paddock.web.controls import Controls, PlateFigures
from paddock.web.hand import HandCard, MoveButton, ShownRefusal, move_button, numbered, reason
from paddock.web.scene import Scene
from paddock.web.standings import Standings, is_series

SIGNS = {"accelerate": "▲", "brake": "▼"}


class CrazyRallyControls(Controls):
    """Cards are chosen in the hand; an event is aimed with buttons in the row of a car."""

    template = "games/crazy_rally/page.html"
    # The car rows, the test lap and the score show these events already.
    quiet_events = ("through", "round", "lap", "scored")
    card_events = ("accelerated", "braked")
    hand_beside = True

    def face(self, scene: Scene, card: str) -> str:
        view = cast(CrazyRallyView, scene.view)
        return drawing.card(view, card, shared=True) if card in view.tuning else ""

    def sprite(self, language: str) -> str:
        return drawing.sprite(drawing.in_language(language))

    def moves_to_explain(self, scene: Scene) -> list[str]:
        """While cars are tuned: laying each card in hand, which may have the wrong colour."""
        view = cast(CrazyRallyView, scene.view)
        if view.phase != "tune":
            return []
        return [m.text for m in scene.game.moves if m.kind == "lay" and m.card in view.hand]

    def now(self, scene: Scene) -> str:
        parts = [super().now(scene), stretch(scene, cast(CrazyRallyView, scene.view))]
        return " · ".join(part for part in parts if part)

    def question(self, scene: Scene) -> str:
        """A player without an event card is only asked to go on, not to play one (CR18)."""
        view = cast(CrazyRallyView, scene.view)
        missing = view.phase == "event" and EVENT not in view.hand
        return web(scene, "no-event") if missing else ""

    def sentence(self, scene: Scene) -> str:
        """In the test lap there is nothing to do."""
        view = cast(CrazyRallyView, scene.view)
        if view.phase != "lap":
            return ""
        return question(scene.language, scene.game, scene.view, scene.names)

    def plate(self, scene: Scene, seat: int) -> PlateFigures:
        """The plate shows a distance instead of points."""
        return {"unit": own(scene, "table-distance")}

    def final_standings(self, scene: Scene, places: list[int]) -> Standings:
        """A car that is out is listed last and without a place, whatever its distance (CR24)."""
        table = super().final_standings(scene, places)
        cars = cast(CrazyRallyView, scene.view).cars
        for row in table.rows:
            row.placed = not cars[row.side].out
        if not is_series(scene):
            table.heads.append(capital(own(scene, "table-body")))
            for row in table.rows:
                car = cars[row.side]
                row.cells.append(own(scene, "table-out") if car.out else str(car.body))
        return table

    def context(self, scene: Scene) -> dict[str, Any]:
        view = cast(CrazyRallyView, scene.view)
        words = drawing.in_language(scene.language)
        choosing = bool(scene.legal) and view.phase in ("tune", "drive")
        cards = self.hand(scene, view, choosing)
        return {
            **board(scene, view, words),
            "cards": cards if choosing else [],
            "cards_shown": cards,
            "hand_key": " ".join(view.hand),
            "hand_title": words("hand"),
            "colon": say(scene.language, "sign-colon"),
            "hint": self.hint(scene, view) if choosing else "",
            "buttons": [] if choosing else self.buttons(scene),
            "note": self.note(scene, view),
        }

    # The question bar

    def hint(self, scene: Scene, view: CrazyRallyView) -> str:
        """The hint that is shown until a card is chosen."""
        car = view.cars[view.seat]
        return web(scene, f"choose-{view.phase}", speed=car.speed, top=car.top)

    def buttons(self, scene: Scene) -> list[MoveButton]:
        """The buttons that belong to no card and no car."""
        return [move_button(scene, move) for move in scene.legal if move.target < 0]

    def note(self, scene: Scene, view: CrazyRallyView) -> str:
        """A note that completes the question."""
        aiming = view.phase == "event" and len(scene.legal) > 1
        return web(scene, "aim-event") if aiming else ""

    # The hand

    def hand(self, scene: Scene, view: CrazyRallyView, choosing: bool) -> list[HandCard]:
        """The cards in hand, each with its uses, or with the reasons why it has none."""
        shown: list[HandCard] = []
        for n, card, id in numbered(view.hand):
            moves = [move for move in scene.legal if move.card == card]
            shown.append(
                {
                    "n": n,
                    "id": id,
                    "label": scene.card(card),
                    "svg": Markup(drawing.card(view, card, shared=True)),
                    "dim": choosing and not moves,
                    "actions": [self.action(scene, view, move) for move in moves],
                    "reasons": self.reasons(scene, card) if not moves else [],
                    "help": say(scene.language, f"crazy_rally-card-{card}.help"),
                }
            )
        return shown

    def action(self, scene: Scene, view: CrazyRallyView, move: Move) -> MoveButton:
        """The button for one use of a card, with its effect on the car."""
        laying = move.kind == "lay"
        label = tuned(scene, view, move) if laying else driven(scene, view, move)
        return {"move": move.text, "label": label}

    def reasons(self, scene: Scene, card: str) -> list[ShownRefusal]:
        """Why a card cannot be laid now."""
        return [
            reason(scene, refusal)
            for text_of_move, refusal in scene.reasons.items()
            if refusal.rule and scene.game.read(text_of_move).card == card
        ]


def tuned(scene: Scene, view: CrazyRallyView, move: Move) -> str:
    """CR7: the effect on the car of laying a tuning card."""
    card, car = view.tuning[move.card], view.cars[view.seat]
    rows = (("W", "handling", car.handling), ("T", "top", car.top), ("N", "body", car.body))
    parts = [
        f"{own(scene, f'table-{key}')} {now} → {now + card.count(symbol)}"
        for symbol, key, now in rows
        if card.count(symbol)
    ]
    return f"{web(scene, 'lay')}{say(scene.language, 'sign-colon')}{', '.join(parts)}"


def driven(scene: Scene, view: CrazyRallyView, move: Move) -> str:
    """CR15–CR17: the speed after accelerating or braking, and the cost."""
    card, car = view.tuning[move.card], view.cars[view.seat]
    change = card.up if move.kind == "accelerate" else -card.down
    speed = min(max(car.speed + change, 0), car.top)
    cost = (card.colour == PURPLE) + (car.speed + change > car.top)
    colon = say(scene.language, "sign-colon")
    label = f"{SIGNS[move.kind]} {web(scene, move.kind)}{colon}{car.speed} → {speed}"
    return f"{label} · {own(scene, 'table-body')} −{cost}" if cost else label


def web(scene: Scene, key: str, **facts: int) -> str:
    """A text of the page, this game's own or the one that all games share."""
    return text(scene.language, scene.view.game, "web", key, **facts)


CONTROLS: Final = CrazyRallyControls()
