"""What a seat may know of a leg: its own hand, all cars, and the track cards already driven."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from paddock.core.bag import Packing
from paddock.core.ledger import Line
from paddock.core.view import View
from paddock.games.crazy_rally.rules.cards import TRACK, TrackCard, TuningCard
from paddock.games.crazy_rally.rules.course import knows
from paddock.games.crazy_rally.rules.parameters import NOTHING, STAGES, VERDICTS

if TYPE_CHECKING:
    from paddock.games.crazy_rally.rules.state import CrazyRally


class Car:
    """One player's sheet, as it lies open beside the table."""

    def __init__(self, state: CrazyRally, seat: int, place: int) -> None:
        names = state.params.names
        self.speed = int(state.speed[seat])
        self.top = int(state.top[seat])
        self.body = int(state.body[seat])
        self.body_full = int(state.body_full[seat])
        self.handling = int(state.handling[seat])
        self.handling_full = int(state.handling_full[seat])
        self.distance = int(state.distance[seat])
        self.out = state.out[seat] == 1
        self.place = place
        self.laid = names_in(state.params.packing, int(state.laid[seat]), names)
        self.played, self.braked = card_of(state, state.played[seat])
        self.came = int(state.came[seat])
        self.verdict = VERDICTS[state.verdict[seat]]

    def to_dict(self) -> dict[str, object]:
        return {
            "speed": self.speed,
            "top": self.top,
            "body": self.body,
            "body_full": self.body_full,
            "handling": self.handling,
            "handling_full": self.handling_full,
            "distance": self.distance,
            "out": self.out,
            "place": self.place,
            "laid": self.laid,
            "played": self.played,
            "braked": self.braked,
            "came": self.came,
            "verdict": self.verdict,
        }


def card_of(state: CrazyRally, choice: i64) -> tuple[str, bool]:
    """The card of a move that was chosen, and whether it brakes; an empty name if none was."""
    if choice == NOTHING:
        return "", False
    move = state.game.moves[choice]
    return move.card, move.kind == "brake"


def names_in(packing: Packing, bag: int, names: list[str]) -> list[str]:
    return [names[kind] for kind in packing.cards(bag)]


class CrazyRallyView(View):
    """`remembered` is what a player with a perfect memory knows of the course (CR10).

    Pages and logs never show it; bots and learning environments may use it.
    """

    def __init__(self, state: CrazyRally, seat: int) -> None:
        super().__init__(state, seat)
        params = state.params
        self.leg = int(state.leg)
        self.legs = int(params.legs)
        self.starter = int(state.starter)
        self.stage = STAGES[state.stage]
        self.turn = int(state.turn_seat)  # who draws, or who may play an event; -1: nobody
        self.stock = int(state.stock_size)
        self.hand: list[str] = names_in(params.packing, int(self._hand(state, seat)), params.names)
        self.hand_sizes = [int(size) for size in state.hand_sizes]
        chosen = state.chosen[seat] if seat >= 0 else NOTHING
        self.chosen, self.braking = card_of(state, chosen)  # one's own sealed answer
        self.answered = [choice != NOTHING for choice in state.chosen]
        places = state.places()
        self.cars = [Car(state, n, places[n]) for n in range(params.players)]
        discarded = params.packing.counts(state.discard)
        self.discarded: dict[str, int] = {
            params.names[kind]: count for kind, count in enumerate(discarded) if count
        }
        self.unseen = self._unseen(state, seat)
        self.tuning: dict[str, TuningCard] = {card.name: card for card in params.box.tuning}
        self.track: dict[str, TrackCard] = {card.name: card for card in params.box.track}
        self.round = int(state.round)  # how many track cards have been driven
        course = [params.track_names[card] if card >= 0 else "" for card in state.course]
        self.driven = course[: self.round]
        lap = state.phase.name == "lap"
        self.showing = course[state.shown - 1] if lap else ""  # on the table for a few seconds
        self.number = int(state.shown) if lap else 0
        self.remembered = [
            course[n] if knows(state, seat, n) and seat >= 0 else "" for n in range(TRACK)
        ]
        self.ledger: list[Line] = state.ledger.lines[:]

    def _hand(self, state: CrazyRally, seat: int) -> int:
        return int(state.hands[seat]) if seat >= 0 else 0

    def _unseen(self, state: CrazyRally, seat: int) -> dict[str, int]:
        """The cards this seat has not located: others' hands and the stock, together."""
        bag = int(state.stock) + sum(int(state.hands[n]) for n in range(state.params.players))
        counts = state.params.packing.counts(bag - self._hand(state, seat))
        return {state.params.names[kind]: count for kind, count in enumerate(counts) if count}

    def live(self) -> dict[str, object]:
        """CR10: players have to remember the course."""
        facts = self.to_dict()
        del facts["remembered"]
        return facts

    def to_dict(self) -> dict[str, object]:
        facts = super().to_dict()
        facts.update(
            leg=self.leg,
            legs=self.legs,
            starter=self.starter,
            stage=self.stage,
            turn=self.turn,
            stock=self.stock,
            hand=self.hand,
            hand_sizes=self.hand_sizes,
            chosen=self.chosen,
            braking=self.braking,
            answered=self.answered,
            cars=[car.to_dict() for car in self.cars],
            discarded=self.discarded,
            unseen=self.unseen,
            track=[card.to_dict() for card in self.track.values()],
            round=self.round,
            driven=self.driven,
            showing=self.showing,
            number=self.number,
            remembered=self.remembered,
            ledger=[line.to_dict() for line in self.ledger],
        )
        return facts
