"""A position of Crazy Race: rails, hands and piles, the stage on the table, and the points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from paddock.core.bag import POWERS, Packing
from paddock.core.game import Game
from paddock.core.ledger import Ledger
from paddock.core.luck import Rng
from paddock.core.moves import Move
from paddock.core.options import Setup
from paddock.core.phase import Phase
from paddock.core.seats import LUCK, just
from paddock.core.state import State
from paddock.games.crazy_race.rules import imagining, notation, scoring
from paddock.games.crazy_race.rules.box import SIDES, STAGES, Box
from paddock.games.crazy_race.rules.moves import Ids
from paddock.games.crazy_race.rules.rail import HOME, PER_RAIL
from paddock.games.crazy_race.rules.view import CrazyRaceView

ROUNDS: Final = 3  # CZ6
NO_CARD: Final = -1
# Phases by number: the course of the race names them, phases.py makes them
RECOVERY: Final = 0
TURNING: Final = 1
LAYING: Final = 2
CHOICE: Final = 3
SPLIT: Final = 4
POINTS: Final = 5
ROBBERY: Final = 6
LOSING: Final = 7
TAKING: Final = 8
STRAGGLERS: Final = 9

TURNTABLE_PILE: Final = 0
YARD_PILE: Final = 1


@final
class Parameters:
    """What this table plays by: the cards, counted and packed, and the options it has chosen."""

    def __init__(self, setup: Setup, game: Game, box: Box, phases: Sequence[Phase[Any]]) -> None:
        options = setup.options
        self.phases: list[Phase[Any]] = list(phases)
        self.players: i64 = setup.players
        self.box = box
        self.values = sorted(set(box.drivers))  # of driver cards; a kind is a place in this list
        self.names = [str(value) for value in self.values]
        self.deck = [box.drivers.count(value) for value in self.values]
        self.packing = Packing(self.deck)
        self.full: i64 = self.packing.pack(self.deck)
        self.value: vec[i64] = vec[i64](self.values)
        self.engine: vec[i64] = vec[i64]([e for card in box.stages for e in card.engines])
        self.distance: vec[i64] = vec[i64]([d for card in box.stages for d in card.distances])
        every = [value for pile in box.piles for value in pile]
        self.point_values = sorted(set(every))
        self.point_names = [str(value) for value in self.point_values]
        self.point_deck = [every.count(value) for value in self.point_values]
        self.point_packing = Packing(self.point_deck)
        self.point_value: vec[i64] = vec[i64](self.point_values)
        self.shuffled = options["shuffled_points"] == 1
        self.stragglers = options["stragglers"] == 1
        self.robbery = options["robbery"] == 1
        self.runner_up_wins = options["runner_up_wins"] == 1
        most = options["fewer_points"]
        # CZ27: what is left of each pile; the lowest cards stay in the box
        self.piles = [pile[:most] if most else pile for pile in box.piles]
        self.aside = [card for pile in box.piles for card in (pile[most:] if most else [])]
        self.ids = Ids(game, self.names, self.point_names)
        # Empty places, to be copied: of each seat, each locomotive, each pile, each chance to lay
        self.seats: vec[i64] = vec[i64]([0] * setup.players)
        self.rails: vec[i64] = vec[i64]([0] * (PER_RAIL * setup.players))
        self.bare: vec[i64] = vec[i64]([NO_CARD, NO_CARD])
        self.table: vec[i64] = vec[i64]([0] * (ROUNDS * setup.players))

    def point_bag(self, cards: list[int]) -> i64:
        return self.point_packing.pack([cards.count(value) for value in self.point_values])


@final
class CrazyRace(State):
    """One position. What luck has not turned up yet is not in it."""

    def __init__(self, game: Game, params: Parameters, phase: Phase[Any], ledger: Ledger) -> None:
        super().__init__(game, phase)
        self.params = params
        self.ledger = ledger
        self.hands: vec[i64] = params.seats[:]
        self.piles: vec[i64] = params.seats[:]
        self.recovered: i64 = 0  # the seats that have taken their pile back, CZ20
        self.engines: vec[i64] = params.rails[:]  # places, rail by rail
        self.points: vec[i64] = params.seats[:]  # bags of point cards
        self.tops: vec[i64] = params.bare[:]  # of the point piles
        self.rests: vec[i64] = params.bare[:]  # what lies under them
        self.aside: i64 = 0  # point cards that are out of the game
        self.stage: i64 = 0  # how many have begun
        self.card: i64 = NO_CARD  # the stage card on the table
        self.to_come: i64 = 0  # a bit for each stage card that is still face down
        self.start: i64 = 0  # who has the start player card
        self.chance: i64 = 0  # chances to lay that have passed, of all players together
        self.laid: vec[i64] = params.table[:]  # see `laid_by` and the others
        self.laid_count: i64 = 0
        self.used: i64 = 0  # a bit for each side with cards
        self.scored: i64 = 0  # how many sides have been turned up
        self.winner: i64 = -1  # of the side that is being scored
        self.left: i64 = 0  # spaces of a "?" that are still to be moved, CZ11
        self.moved: i64 = 0  # the seats that have moved a locomotive in this stage, CZ13
        self.claims: i64 = 0  # a bit for each pile that owes the winner a card
        self.victim: i64 = -1  # who is being robbed, CZ25
        self.answers: i64 = 0  # sealed ones, four bits a seat

    def put(self, phase: i64, seats: i64) -> None:
        """Put the question of a phase, named by its number, to a set of seats."""
        self.ask(self.params.phases[phase], seats)

    # Driver cards

    def lay(self, seat: i64, kind: i64, side: i64) -> None:
        """A card goes from a hand to a side of the stage card."""
        self.hands[seat] -= self.params.packing.one[kind]
        self.laid[self.laid_count] = kind * 16 + side * 4 + seat
        self.laid_count += 1
        self.used |= POWERS[side]

    def laid_by(self, n: i64) -> i64:
        return self.laid[n] & 3

    def laid_side(self, n: i64) -> i64:
        return (self.laid[n] >> 2) & 3

    def laid_kind(self, n: i64) -> i64:
        return self.laid[n] >> 4

    def laid_bag(self, seat: i64) -> i64:
        """The cards that a seat has laid in this stage."""
        bag: i64 = 0
        n: i64 = 0
        while n < self.laid_count:
            if self.laid_by(n) == seat:
                bag += self.params.packing.one[self.laid_kind(n)]
            n += 1
        return bag

    def is_open(self, n: i64) -> bool:
        """CZ8: the side at which that card lies has been turned up."""
        return self.laid_side(n) < self.scored

    def may_recover(self, seat: i64) -> bool:
        """CZ20: not done yet, and there is a pile, or there will be when the table is cleared."""
        if self.recovered & just(seat):
            return False
        return self.piles[seat] != 0 or (self.scored == SIDES and self.laid_bag(seat) != 0)

    def spent(self) -> bool:
        """CZ22: everybody has used both rounds of his cards."""
        seat: i64 = 0
        while seat < self.params.players:
            if self.hands[seat] or not self.recovered & just(seat):
                return False
            seat += 1
        return True

    # Locomotives and points

    def running(self, seat: i64) -> i64:
        """How many locomotives of a seat are not home yet."""
        count: i64 = 0
        engine = seat * PER_RAIL
        while engine < (seat + 1) * PER_RAIL:
            if self.engines[engine] < HOME:
                count += 1
            engine += 1
        return count

    def side_engine(self) -> i64:
        """The locomotive of the side that is being scored, or FREE."""
        return self.params.engine[self.card * SIDES + self.scored - 1]

    def side_distance(self) -> i64:
        return self.params.distance[self.card * SIDES + self.scored - 1]

    # Sealed answers

    def answer_of(self, seat: i64) -> i64:
        """What a seat has answered to the sealed question, from 1 on; 0: nothing yet."""
        return (self.answers >> (4 * seat)) & 15

    def seal(self, seat: i64, answer: i64) -> bool:
        """Keep an answer; whether it was the last one."""
        self.answers |= answer * POWERS[4 * seat]
        self.due &= ~just(seat)
        return self.due == 0

    def opened(self) -> None:
        """All answers have been read."""
        self.answers = 0
        self.learnt = self.ply

    # What every State can do

    def clone(self) -> CrazyRace:
        other = CrazyRace(self.game, self.params, self.phase, self.ledger.clone())
        self.copy_to(other)
        other.hands = self.hands[:]
        other.piles = self.piles[:]
        other.recovered = self.recovered
        other.engines = self.engines[:]
        other.points = self.points[:]
        other.tops = self.tops[:]
        other.rests = self.rests[:]
        other.aside = self.aside
        other.stage = self.stage
        other.card = self.card
        other.to_come = self.to_come
        other.start = self.start
        other.chance = self.chance
        other.laid = self.laid[:]
        other.laid_count = self.laid_count
        other.used = self.used
        other.scored = self.scored
        other.winner = self.winner
        other.left = self.left
        other.moved = self.moved
        other.claims = self.claims
        other.victim = self.victim
        other.answers = self.answers
        return other

    def imagine(self, seat: int, rng: Rng) -> CrazyRace:
        other = self.clone()
        imagining.imagine(other, seat, rng)
        return other

    def view(self, seat: int) -> CrazyRaceView:
        return CrazyRaceView(self, seat)

    def scores(self) -> list[int]:
        return list(self.ledger.totals)

    def places(self) -> list[int]:
        return scoring.places(self)

    def redacted(self, viewer: int, seat: int, move: Move) -> str:
        """CZ8: a card is laid face down; everybody sees who lays it where."""
        if seat == LUCK or viewer in (LUCK, seat) or self.phase.name != "lay":
            return move.text
        verb, _, rest = move.text.partition(" ")
        return f"{verb} ?>{rest.partition('>')[2]}" if rest else verb

    def text(self, viewer: int = LUCK) -> str:
        return notation.write(self, viewer)

    def census(self) -> dict[str, int]:
        params = self.params
        counts: dict[str, int] = {}
        for seat in range(self.params.players):
            held = self.hands[seat] + self.piles[seat] + self.laid_bag(seat)
            for kind, count in enumerate(params.packing.counts(held)):
                counts[f"driver {seat + 1}:{params.names[kind]}"] = count
        bag = self.aside + self.rests[0] + self.rests[1]
        for top in self.tops:
            bag += params.point_packing.one[top] if top >= 0 else 0
        for own in self.points:
            bag += own
        for kind, count in enumerate(params.point_packing.counts(bag)):
            counts[f"points {params.point_names[kind]}"] = count
        to_come = sum(1 for n in range(STAGES) if self.to_come & POWERS[n])
        counts["stages"] = int(self.stage) + to_come
        return counts
