"""What a seat may know of a race: its own cards, what lies where, and all that is open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paddock.core.bag import POWERS
from paddock.core.ledger import Line
from paddock.core.seats import just
from paddock.core.view import View
from paddock.games.crazy_race.rules.box import ENGINES, FREE, PILES, PLACES, SIDES, STAGES, UNKNOWN
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


class CrazyRaceView(View):
    def __init__(self, state: CrazyRace, seat: int) -> None:
        super().__init__(state, seat)
        params = state.params
        players = range(state.game.players)
        self.stage = int(state.stage)
        self.stages = STAGES
        self.card = int(state.card) + 1  # the number of the stage card; 0: none is turned
        self.to_come = [n + 1 for n in range(STAGES) if state.to_come & POWERS[n]]
        self.start = int(state.start)
        self.round = int(state.chance) // state.game.players + 1
        self.sides = (
            [SideView(state, side, seat) for side in range(SIDES)] if state.card >= 0 else []
        )
        self.hand = (
            [params.names[kind] for kind in params.packing.cards(state.hands[seat])]
            if (seat >= 0)
            else []
        )
        self.pile = (
            [params.names[kind] for kind in params.packing.cards(state.piles[seat])]
            if (seat >= 0)
            else []
        )
        self.empty = [state.hands[player] == 0 for player in players]  # CZ21
        self.has_pile = [state.piles[player] != 0 for player in players]
        self.recovered = [state.recovered & just(player) != 0 for player in players]
        # How far each locomotive has come, player by player: see rail.py.
        self.rails = [
            [int(state.engines[player * PER_RAIL + n]) for n in range(PER_RAIL)]
            for player in players
        ]
        self.moved = [state.moved & just(player) != 0 for player in players]
        values = params.point_packing
        self.points = [
            [params.point_values[kind] for kind in reversed(values.cards(state.points[player]))]
            for player in players
        ]
        self.piles: dict[str, list[int]] = {}  # point cards from the top, as far as they are seen
        self.under: dict[str, list[int]] = {}  # what else lies there, in an order nobody knows
        for number, name in enumerate(PILES):
            top = [] if state.tops[number] < 0 else [params.point_values[state.tops[number]]]
            rest = [params.point_values[k] for k in reversed(values.cards(state.rests[number]))]
            self.piles[name] = top if params.shuffled else top + rest
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
