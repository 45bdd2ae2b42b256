"""What a seat may know: its own hand, the cards of others that were shown, and all that is open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paddock.core import bits
from paddock.core.bits import members
from paddock.core.ledger import Line
from paddock.core.view import View
from paddock.games.grand_prix.rules.auction import why_no_bid
from paddock.games.grand_prix.rules.cards import CARS, NAMES, WHITE
from paddock.games.grand_prix.rules.reach import allowed_ends, cars_for_white, obstacles
from paddock.games.grand_prix.rules.swaps import card_of, is_new, seat_of
from paddock.games.grand_prix.rules.track import FINISH, HOME, NOWHERE, end_of

if TYPE_CHECKING:
    from paddock.games.grand_prix.rules.state import GrandPrix


class Car:
    """One car: whose it is, where it started and where it stands."""

    def __init__(self, state: GrandPrix, car: int) -> None:
        at = int(state.at(car))
        track = state.params.track
        self.colour = NAMES[car]
        self.owner = int(state.owner[car])  # -1: nobody
        self.price = state.dollars(state.price[car])
        self.position = list(state.grid).index(car) + 1 if car in state.grid else 0
        self.cell = "" if at == NOWHERE else "finish" if at == HOME else track.names[at]
        home = list(state.home)
        self.place = home.index(car) + 1 if at == HOME else 0

    def to_dict(self) -> dict[str, object]:
        return {
            "colour": self.colour,
            "owner": self.owner,
            "price": self.price,
            "position": self.position,
            "cell": self.cell,
            "place": self.place,
        }


class Swap:
    """A swap in force: which card, whose, and whether it ends with that player's next turn."""

    def __init__(self, state: GrandPrix, packed: int) -> None:
        deck = state.params.deck
        self.card = int(card_of(packed))
        self.seat = int(seat_of(packed))
        self.new = is_new(packed)  # played in the turn that is still going on
        self.cars = [NAMES[deck.swap_a[self.card]], NAMES[deck.swap_b[self.card]]]

    def to_dict(self) -> dict[str, object]:
        return {"card": self.card, "seat": self.seat, "new": self.new, "cars": self.cars}


class GrandPrixView(View):
    """What one seat may know of a position."""

    def __init__(self, state: GrandPrix, seat: int) -> None:
        super().__init__(state, seat)
        params = state.params
        players = range(state.game.players)
        self.track = params.track.name
        self.circuit = params.track  # printed on the board, as the cards are in the box
        self.box = params.deck
        self.race = int(state.race)
        self.races = params.races
        self.dealer = int(state.dealer)
        self.turn = int(state.turn_seat)
        self.left = [int(other) for other in state.left]  # who sits at each seat's left
        self.money = state.scores()
        self.bank = state.dollars(state.bank)
        self.step = params.step
        self.prizes = [state.dollars(prize) for prize in params.prizes]
        self.cars = [Car(state, car) for car in range(CARS)]
        # Cards
        self.hand = members(state.hands[seat]) if seat >= 0 else []
        self.faces: dict[int, list[tuple[str, int]]] = {}  # the lines of each card in hand
        for card in self.hand:
            printed = params.deck.printed(card)
            self.faces[card] = [(NAMES[car], steps) for car, steps in printed]
        self.hand_sizes = [int(bits.count(hand)) for hand in state.hands]
        self.shown = [members(hand & state.shown) for hand in state.hands]
        self.deck = int(state.undealt_size)
        self.played = members(state.played)
        self.last = int(state.last)
        self.out = members(state.out)
        self.aside = members(state.aside)
        self.unseen = members(state.hidden_from(seat))
        # The auction
        self.car = NAMES[state.lot] if state.lot >= 0 else ""
        self.again = [NAMES[car] for car in state.again[: state.again_count]]
        self.coming = [NAMES[car] for car in members(state.coming)]
        self.second = state.second
        self.opener = int(state.opener)
        self.bid = state.dollars(state.bid)
        self.bidder = int(state.bidder)
        lot = state.phase.name == "auction"
        self.why_no_bid = [why_no_bid(state, other) if lot else "" for other in players]
        # The card that is being driven
        self.card = int(state.card)
        self.line = int(state.line)
        self.lines: list[tuple[str, int]] = self.lines_now(state, self.card)
        self.swaps = [Swap(state, int(swap)) for swap in state.swaps[: state.swap_count]]
        self.means = {NAMES[car]: NAMES[state.mapped(car)] for car in range(CARS)}
        self.spaces = 0
        self.may_be: list[str] = []  # the cars that the white line may move
        self.ways: dict[str, list[str]] = {}  # where the car of this line may end, and a way there
        if state.phase.name == "choose":
            self._look_at_white(state)
        elif state.phase.name == "drive":
            self._look_at_ways(state)
        self.home = [NAMES[car] for car in state.home[: state.home_count]]
        self.ledger: list[Line] = state.ledger.lines[:]

    def driving(self) -> Car:
        """The car that is being driven, in the phase `drive`."""
        return next(car for car in self.cars if car.colour == self.car)

    def totals(self) -> dict[str, int]:
        """The spaces in hand for each car, and those of the white lines."""
        found = dict.fromkeys(NAMES, 0)
        for lines in self.faces.values():
            for colour, steps in lines:
                found[colour] += steps
        return found

    def lines_now(self, state: GrandPrix, card: int) -> list[tuple[str, int]]:
        """The lines of a card as the swaps in force make them."""
        return [
            (NAMES[car] if car == WHITE else NAMES[state.mapped(car)], steps)
            for car, steps in (state.params.deck.printed(card) if card else [])
        ]

    def _look_at_white(self, state: GrandPrix) -> None:
        self.spaces = int(state.line_steps())
        cars = cars_for_white(state, state.turn_seat, state.card)
        self.may_be = [NAMES[car] for car in members(cars)]

    def _look_at_ways(self, state: GrandPrix) -> None:
        car = int(state.line_car())
        self.car = NAMES[car]
        self.spaces = int(state.line_steps())
        track, here = state.params.track, int(state.at(car))
        blocked = int(obstacles(track, state.field, car))
        allowed = members(allowed_ends(state, state.turn_seat))
        for distance in sorted(allowed, key=lambda one: one != FINISH):  # the finish comes first
            end = int(end_of(here, distance))
            way = track.longest_way(here, end, self.spaces, blocked)
            self.ways[track.names_of([end])[0]] = track.names_of(way)

    def to_dict(self) -> dict[str, object]:
        facts = super().to_dict()
        facts.update(
            track=self.track,
            race=self.race,
            races=self.races,
            dealer=self.dealer,
            turn=self.turn,
            left=self.left,
            money=self.money,
            bank=self.bank,
            step=self.step,
            prizes=self.prizes,
            cars=[car.to_dict() for car in self.cars],
            hand=self.hand,
            faces={str(card): [[*line] for line in lines] for card, lines in self.faces.items()},
            hand_sizes=self.hand_sizes,
            shown=self.shown,
            deck=self.deck,
            played=self.played,
            last=self.last,
            out=self.out,
            aside=self.aside,
            unseen=self.unseen,
            car=self.car,
            again=self.again,
            coming=self.coming,
            second=self.second,
            opener=self.opener,
            bid=self.bid,
            bidder=self.bidder,
            why_no_bid=self.why_no_bid,
            card=self.card,
            line=self.line,
            lines=[[colour, steps] for colour, steps in self.lines],
            swaps=[swap.to_dict() for swap in self.swaps],
            means=self.means,
            spaces=self.spaces,
            may_be=self.may_be,
            ways=self.ways,
            home=self.home,
            ledger=[line.to_dict() for line in self.ledger],
        )
        return facts
