"""A position of Crazy Race: rails, hands and piles, the stage on the table, and the points."""

from __future__ import annotations

from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i64

from paddock.core import bits
from paddock.core.bag import POWERS
from paddock.core.encoding import Row
from paddock.core.game import Game
from paddock.core.ledger import Ledger
from paddock.core.luck import Rng
from paddock.core.moves import Move
from paddock.core.phase import Phase
from paddock.core.seats import LUCK, NONE, includes, without
from paddock.core.state import State
from paddock.games.crazy_race.rules import encoding, imagining, notation, scoring
from paddock.games.crazy_race.rules.cards import NO_CARD, SIDES
from paddock.games.crazy_race.rules.parameters import Parameters
from paddock.games.crazy_race.rules.rail import HOME, PER_RAIL
from paddock.games.crazy_race.rules.view import CrazyRaceView


@final
class CrazyRace(State):
    """One position. What luck has not turned up yet is not in it."""

    def __init__(self, game: Game, params: Parameters, phase: Phase[Any], ledger: Ledger) -> None:
        super().__init__(game, phase)
        self.params = params
        self.ledger = ledger
        self.hands: vec[i64] = params.per_seat[:]  # bags of driver cards
        self.piles: vec[i64] = params.per_seat[:]  # likewise, face down
        self.recovered: i64 = 0  # the seats that have taken their pile back, CZ20
        self.engines: vec[i64] = params.per_engine[:]  # places on the rail, seat by seat
        self.points: vec[i64] = params.per_seat[:]  # bags of point cards
        self.tops: vec[i64] = params.no_tops[:]  # the top card of each point pile
        self.rests: vec[i64] = params.per_pile[:]  # bags of what lies under it
        self.aside: i64 = 0  # point cards that are out of the game
        self.stage: i64 = 0  # how many have begun
        self.card: i64 = NO_CARD  # the stage card on the table
        self.to_come: i64 = 0  # the set of stage cards that are still face down
        self.start: i64 = 0  # who has the start player card
        self.chance: i64 = 0  # chances to lay that have passed, of all players together
        self.laid: vec[i64] = params.per_chance[:]  # driver cards at the sides: see `put_down`
        self.laid_count: i64 = 0
        self.used: i64 = 0  # the set of sides with cards
        self.scored: i64 = 0  # how many sides have been turned up
        self.winner: i64 = -1  # of the side that is being scored; -1: nobody
        self.left: i64 = 0  # spaces of a "?" that are still to be moved, CZ11
        self.moved: i64 = 0  # the seats that have moved a locomotive in this stage, CZ13
        self.claims: i64 = 0  # the set of point piles that owe the winner a card
        self.victim: i64 = -1  # who is being robbed, CZ25; -1: nobody
        self.answers: i64 = 0  # sealed ones, four bits a seat

    def put(self, phase: i64, seats: i64) -> None:
        """Put the question of a phase, named by its number, to a set of seats."""
        self.ask(self.params.phases[phase], seats)

    # Driver cards

    def put_down(self, seat: i64, kind: i64, side: i64) -> None:
        """A card comes to lie at a side: `laid` keeps which, where and whose as one number."""
        self.laid[self.laid_count] = kind * 16 + side * 4 + seat
        self.laid_count += 1
        self.used = bits.with_(self.used, side)

    def exchange(self, n: i64, kind: i64) -> None:
        """Another card of the same player lies in that place."""
        self.laid[n] = kind * 16 + (self.laid[n] & 15)

    def laid_by(self, n: i64) -> i64:
        """Whose the card is that was laid as number `n`, from 0 on."""
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
        if includes(self.recovered, seat):
            return False
        return self.piles[seat] != 0 or (self.scored == SIDES and self.laid_bag(seat) != 0)

    def spent(self) -> bool:
        """CZ22: everybody has used both rounds of his cards."""
        seat: i64 = 0
        while seat < self.params.players:
            if self.hands[seat] or not includes(self.recovered, seat):
                return False
            seat += 1
        return True

    # Locomotives and points

    def place_of(self, seat: i64, engine: i64) -> i64:
        """How far a locomotive has come: see rail.py."""
        return self.engines[seat * PER_RAIL + engine]

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
        """The distance of the side that is being scored, or UNKNOWN."""
        return self.params.distance[self.card * SIDES + self.scored - 1]

    # Sealed answers

    def answer_of(self, seat: i64) -> i64:
        """What a seat has answered to the sealed question (see moves.py), or 0."""
        return (self.answers >> (4 * seat)) & 15

    def set_answer(self, seat: i64, answer: i64) -> None:
        """Keep an answer in place of the one that was there."""
        self.answers += (answer - self.answer_of(seat)) * POWERS[4 * seat]

    def seal(self, seat: i64, answer: i64) -> bool:
        """Keep an answer; whether it was the last one."""
        self.set_answer(seat, answer)
        self.due = without(self.due, seat)
        return self.due == NONE

    def opened(self) -> None:
        """All answers have been read."""
        self.answers = 0
        self.learnt = self.ply

    # The interface of State

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

    def encode(self, seat: i64, row: Row) -> None:
        encoding.encode(self, seat, row)

    def scores(self) -> list[int]:
        return list(self.ledger.totals)

    def places(self) -> list[int]:
        return scoring.places(self)

    def redacted(self, viewer: int, seat: int, move: Move) -> str:
        """CZ8: a card is laid face down; everybody sees who lays it where."""
        if move.kind != "lay" or viewer in (LUCK, seat):
            return move.text
        return f"lay ?>{move.place}"

    def text(self, viewer: int = LUCK) -> str:
        return notation.write(self, viewer)

    def census(self) -> dict[str, int]:
        params = self.params
        counts: dict[str, int] = {}
        for seat in range(self.params.players):
            held = self.hands[seat] + self.piles[seat] + self.laid_bag(seat)
            for kind, count in enumerate(params.packing.counts(held)):
                counts[f"driver {seat + 1}:{params.names[kind]}"] = count
        bag = self.aside
        for rest in self.rests:
            bag += rest
        for top in self.tops:
            bag += params.point_packing.one[top] if top != NO_CARD else 0
        for own in self.points:
            bag += own
        for kind, count in enumerate(params.point_packing.counts(bag)):
            counts[f"points {params.point_names[kind]}"] = count
        counts["stages"] = int(self.stage + bits.count(self.to_come))
        return counts
