"""What a seat may know of a race: its own cards, what lies where, and all that is open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from paddock.core import bits
from paddock.core.ledger import Line
from paddock.core.seats import includes
from paddock.core.view import View
from paddock.games.crazy_race.rules.cards import (
    ENGINES,
    FREE,
    NO_CARD,
    PILES,
    PLACES,
    SIDES,
    STAGES,
    UNKNOWN,
)
from paddock.games.crazy_race.rules.parameters import Parameters
from paddock.games.crazy_race.rules.rail import PER_RAIL
from paddock.games.crazy_race.rules.scoring import is_tied, sum_of, taboo_side, tally, winner_of

if TYPE_CHECKING:
    from paddock.games.crazy_race.rules.state import CrazyRace


class SideView:
    """One side of the stage card: what it offers, who has laid there, and how it ended."""

    def __init__(self, state: CrazyRace, side: int, seat: int) -> None:
        params = state.params
        at = int(state.card) * SIDES + side
        self.place = PLACES[side]
        self.engine = "" if params.engine[at] == FREE else ENGINES[params.engine[at]]
        self.distance = "?" if params.distance[at] == UNKNOWN else str(params.distance[at])
        self.taboo = taboo_side(state) == side
        self.scored = side < state.scored
        # Each card in the order of laying: whose, and its value or nothing while it is face down.
        self.cards: list[tuple[int, str]] = []
        for n in range(state.laid_count):
            if state.laid_side(n) == side:
                owner = int(state.laid_by(n))
                seen = state.is_open(n) or owner == seat
                self.cards.append((owner, params.names[state.laid_kind(n)] if seen else ""))
        self.sums: list[int] = []
        self.winner = -1
        self.tied = False
        if self.scored and self.cards:
            sums = tally(state, side)
            self.sums = [int(sum_of(sums, player)) for player in range(state.game.players)]
            self.winner = int(winner_of(state, side))
            self.tied = is_tied(state, side)

    def to_dict(self) -> dict[str, object]:
        return {
            "place": self.place,
            "engine": self.engine,
            "distance": self.distance,
            "taboo": self.taboo,
            "scored": self.scored,
            "cards": [[owner, card] for owner, card in self.cards],
            "sums": self.sums,
            "winner": self.winner,
            "tied": self.tied,
        }


def names_in(params: Parameters, bag: i64) -> list[str]:
    """The driver cards in a bag, the lowest first."""
    names = params.names
    return [names[kind] for kind in params.packing.cards(bag)]


def points_in(params: Parameters, bag: i64) -> list[int]:
    """The point cards in a bag, the highest first."""
    values = params.point_values
    return [values[kind] for kind in reversed(params.point_packing.cards(bag))]


class CrazyRaceView(View):
    """Everything that one seat may know; a spectator has no cards."""

    def __init__(self, state: CrazyRace, seat: int) -> None:
        super().__init__(state, seat)
        params = state.params
        players = range(state.game.players)
        self.stage = int(state.stage)
        self.stages = STAGES
        self.card = int(state.card) + 1  # the number of the stage card; 0: none is turned
        self.to_come = [card + 1 for card in bits.members(state.to_come)]
        self.start = int(state.start)
        self.round = int(state.chance) // state.game.players + 1
        self.sides = (
            [SideView(state, side, seat) for side in range(SIDES)] if state.card != NO_CARD else []
        )
        self.hand = names_in(params, state.hands[seat]) if seat >= 0 else []
        self.pile = names_in(params, state.piles[seat]) if seat >= 0 else []
        self.empty = [state.hands[player] == 0 for player in players]  # CZ21
        self.has_pile = [state.piles[player] != 0 for player in players]
        self.recovered = [includes(state.recovered, player) for player in players]
        # How far each locomotive has come, player by player: see rail.py.
        self.rails = [
            [int(state.place_of(player, engine)) for engine in range(PER_RAIL)]
            for player in players
        ]
        self.moved = [includes(state.moved, player) for player in players]
        self.points = [points_in(params, state.points[player]) for player in players]
        self.piles: dict[str, list[int]] = {}  # point cards from the top, as far as they are seen
        self.under: dict[str, list[int]] = {}  # what else lies there, in an order nobody knows
        for number, name in enumerate(PILES):
            top = state.tops[number]
            seen = [] if top == NO_CARD else [params.point_values[top]]
            rest = points_in(params, state.rests[number])
            self.piles[name] = seen if params.shuffled else seen + rest
            self.under[name] = rest if params.shuffled else []
        # While a side is being scored: whose it is, and how many spaces are still to be moved.
        scoring = state.phase.name in ("choice", "split", "robbery", "losing")
        self.place = PLACES[state.scored - 1] if scoring else ""
        self.winner = int(state.winner) if scoring else -1
        self.left = int(state.left)
        self.victim = int(state.victim)
        self.winners = state.winners()
        self.ledger: list[Line] = state.ledger.lines[:]

    def to_dict(self) -> dict[str, object]:
        facts = super().to_dict()
        facts.update(
            stage=self.stage,
            stages=self.stages,
            card=self.card,
            to_come=self.to_come,
            start=self.start,
            round=self.round,
            sides=[side.to_dict() for side in self.sides],
            hand=self.hand,
            pile=self.pile,
            empty=self.empty,
            has_pile=self.has_pile,
            recovered=self.recovered,
            rails=self.rails,
            moved=self.moved,
            points=self.points,
            piles=self.piles,
            under=self.under,
            place=self.place,
            winner=self.winner,
            left=self.left,
            victim=self.victim,
            winners=self.winners,
            ledger=[line.to_dict() for line in self.ledger],
        )
        return facts
