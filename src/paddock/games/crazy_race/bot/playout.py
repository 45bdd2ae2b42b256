"""The policy of Crazy Race for playouts: it judges as the club does, on the position itself."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from paddock.bots.policy import Policy, dearest, standing
from paddock.core.luck import Rng
from paddock.core.moves import Choices, Move
from paddock.core.seats import includes
from paddock.games.crazy_race.bot.beliefs import Beliefs
from paddock.games.crazy_race.bot.covered import Covered
from paddock.games.crazy_race.bot.rails import SEATS, Rails
from paddock.games.crazy_race.rules.cards import NO_CARD, SIDES, STAGES
from paddock.games.crazy_race.rules.moves import (
    CLAIM,
    DISCARD,
    LAY,
    PASS,
    RECOVER,
    ROB,
    RUN,
    STEP,
    TAKE,
    WAIT,
)
from paddock.games.crazy_race.rules.parameters import ROUNDS
from paddock.games.crazy_race.rules.phases.order import RECOVERY, TURNING
from paddock.games.crazy_race.rules.rail import PER_RAIL
from paddock.games.crazy_race.rules.state import CrazyRace

AT_ONCE: Final = 100.0
CARD_WORTH: Final = 0.22  # points that a pip in the hand brings, while there are chances to lay


@final
class CrazyRacePolicy(Policy[CrazyRace]):
    """The policy of Crazy Race."""

    def __init__(self) -> None:
        super().__init__()
        self.scale = 0.6
        self.width = 10
        self.unit = 0.03
        self.trust = 40.0
        self.won = 0.85
        self.beliefs = Beliefs()
        self.covered = Covered()
        self.rails = Rails(self.beliefs)
        # Of the seat that is to lay
        self.thrift = 0.0
        self.worths: list[float] = [0.0] * SIDES  # what it brings to win a side
        self.mine: list[float] = [0.0] * SIDES  # how likely it is won already
        self.sums: vec[i64] = vec[i64]([0] * SIDES)
        self.counts: vec[i64] = vec[i64]([0] * (SEATS * SIDES))
        self.joins: list[float] = [0.0] * (SEATS * SIDES)
        self.late: vec[i64] = vec[i64]([0] * (SEATS * SIDES))  # a tie is lost to that seat

    def choose(self, s: CrazyRace, seat: i64, choices: Choices, rng: Rng) -> i64:
        return dearest(self, s, seat, choices)

    def hurts(self, move: Move) -> bool:
        return move.verb == ROB

    def part(self, s: CrazyRace) -> i64:
        """A stage; questions before the next one belong to the next one."""
        phases = s.params.phases
        if s.phase is phases[RECOVERY] or s.phase is phases[TURNING]:
            return s.stage + 1
        return s.stage

    # One position

    def look(self, s: CrazyRace, seat: i64) -> None:
        self.rails.read(s)
        if s.card != NO_CARD and s.scored == 0:
            self.read_bids(s, seat)

    # Laying

    def read_bids(self, s: CrazyRace, seat: i64) -> None:
        params = s.params
        players = params.players
        self.covered.prepare(params)
        n: i64 = 0
        while n < SEATS * SIDES:
            self.counts[n] = 0
            self.late[n] = 0
            n += 1
        side: i64 = 0
        while side < SIDES:
            self.sums[side] = 0
            side += 1
        n = 0
        while n < s.laid_count:
            by = s.laid_by(n)
            at = s.laid_side(n)
            if by == seat:
                self.sums[at] += params.value[s.laid_kind(n)]
            else:
                if self.sums[at] == 0:
                    self.late[by * SIDES + at] = 1
                self.counts[by * SIDES + at] += 1
            n += 1
        self.thrift = self.thrift_of(s, seat)
        self.read_joins(s, seat)
        side = 0
        while side < SIDES:
            lost = 0.0
            shares = 0.0
            foe: i64 = 0
            while foe < players:
                if foe != seat:
                    share = 0.3 + float(self.counts[foe * SIDES + side])
                    lost += share * self.rails.gains[foe * SIDES + side]
                    shares += share
                foe += 1
            worth = self.rails.gains[seat * SIDES + side] + self.beliefs.deny * lost / shares
            self.worths[side] = worth
            self.mine[side] = self.win_chance(players, seat, side, self.sums[side])
            side += 1

    def read_joins(self, s: CrazyRace, seat: i64) -> None:
        """How likely each other seat still lays at each side."""
        players = s.params.players
        turn = s.chance // players + 1
        mine = (seat - s.start + players) % players
        foe: i64 = 0
        while foe < players:
            if foe != seat:
                left = ROUNDS - turn
                if (foe - s.start + players) % players > mine:
                    left += 1
                if s.hands[foe] == 0 and includes(s.recovered, foe):
                    left = 0
                most = 0.0
                side: i64 = 0
                while side < SIDES:
                    most = max(most, self.rails.gains[foe * SIDES + side])
                    side += 1
                side = 0
                while side < SIDES:
                    gain = self.rails.gains[foe * SIDES + side]
                    eager = self.beliefs.join + (self.beliefs.keen if gain >= most else 0.0)
                    joins = min(1.0, eager * float(left)) if gain > 0.0 else 0.0
                    self.joins[foe * SIDES + side] = joins
                    side += 1
            foe += 1

    def win_chance(self, players: i64, seat: i64, side: i64, mine: i64) -> float:
        """How likely the seat wins a side at which its cards are worth `mine` in all."""
        if mine == 0:
            return 0.0
        won = 1.0
        foe: i64 = 0
        while foe < players:
            if foe != seat:
                at = foe * SIDES + side
                limit = mine if self.late[at] else mine + 1  # a sum below it does not beat mine
                joins = self.joins[at]
                won *= (1.0 - joins) * self.covered.below(self.counts[at], limit) + (
                    joins * self.covered.below(self.counts[at] + 1, limit)
                )
            foe += 1
        return won

    def thrift_of(self, s: CrazyRace, seat: i64) -> float:
        """The price of a pip: 1 when the cards last as they should, more when they run short."""
        packing = s.params.packing
        pips: i64 = 0
        cards: i64 = 0
        kind: i64 = 0
        while kind < packing.kinds:
            count = packing.count(s.hands[seat], kind)
            cards += count
            pips += count * s.params.value[kind]
            kind += 1
        if not includes(s.recovered, seat):
            pips += self.covered.pips
            cards += self.covered.cards
        turn = s.chance // s.params.players + 1
        chances = ROUNDS * (STAGES - s.stage) + ROUNDS - turn + 1
        if cards >= chances:
            return self.beliefs.plenty
        usual = 2.0 * float(self.covered.pips) / float(ROUNDS * STAGES)
        return usual * float(chances) / float(max(1, pips))

    def price(self, s: CrazyRace, seat: i64, move: Move) -> float:
        verb = move.verb
        if verb == LAY:
            card = s.params.value[move.a]
            side = move.b
            chance = self.win_chance(s.params.players, seat, side, self.sums[side] + card)
            cost = self.thrift * (self.beliefs.pip * float(card) + self.beliefs.card)
            return (chance - self.mine[side]) * self.worths[side] - cost
        if verb == PASS:
            return 0.0
        if verb == RECOVER:
            if s.phase is s.params.phases[RECOVERY]:
                return 0.0
            return AT_ONCE if self.is_spent(s, seat) else -1.0
        if verb == RUN:
            return self.rails.run_worth(s, seat, move.a, s.side_distance())
        if verb == STEP:
            return self.rails.run_worth(s, seat, move.a, s.left) + self.rails.run_worth(
                s, seat, move.a, 1
            )
        if verb == TAKE:
            return float(s.params.value[move.a]) + 1.0
        if verb == DISCARD:
            return -float(s.params.point_value[move.a])
        if verb == CLAIM:
            return self.rails.tops[1]
        if verb == ROB:
            return self.rob_worth(s, move.a)
        return 0.1 if verb == WAIT else 0.0

    def is_spent(self, s: CrazyRace, seat: i64) -> bool:
        """CZ20: the hand is empty, or only one low card is left in it."""
        packing = s.params.packing
        hand = s.hands[seat]
        if hand == 0:
            return True
        kind = packing.first(hand)
        return hand == packing.one[kind] and s.params.value[kind] <= 2

    def rob_worth(self, s: CrazyRace, victim: i64) -> float:
        """CZ25: the average card of that player, and more if it is taken from the leader."""
        total = s.ledger.totals[victim]
        cards = s.params.point_packing.size(s.points[victim])
        leads = total == max(s.ledger.totals)
        more = self.beliefs.leader if leads else self.beliefs.deny
        return float(total) / float(max(1, cards)) * (1.0 + more)

    # What a stage is worth

    def worth(self, s: CrazyRace, side: i64, part: i64) -> float:
        if s.over():
            places = s.places()
            first = places.count(1)
            won = 1.0 / float(first) if places[side] == 1 else 0.0
            return self.won * won + (1.0 - self.won) * self.ahead(s, side, 3.0, False)
        return self.ahead(s, side, 2.0 + 0.5 * float(STAGES - s.stage), True)

    def ahead(self, s: CrazyRace, side: i64, scale: float, hopeful: bool) -> float:
        """By how many points a player leads each other one, expected points included."""
        if hopeful:
            self.rails.read(s)
            self.covered.prepare(s.params)
        mine = self.expected(s, side, hopeful)
        leads: list[float] = []
        other: i64 = 0
        while other < s.params.players:
            if other != side:
                leads.append(mine - self.expected(s, other, hopeful))
            other += 1
        return standing(leads, scale)

    def expected(self, s: CrazyRace, seat: i64, hopeful: bool) -> float:
        points = float(s.ledger.totals[seat])
        if not hopeful:
            return points
        engine = seat * PER_RAIL
        while engine < (seat + 1) * PER_RAIL:
            points += self.rails.hope[s.engines[engine]]
            engine += 1
        packing = s.params.packing
        cards = s.hands[seat]
        if not includes(s.recovered, seat):
            cards += s.piles[seat] + s.laid_bag(seat)
        pips: i64 = 0
        count: i64 = 0
        kind: i64 = 0
        while kind < packing.kinds:
            copies = packing.count(cards, kind)
            count += copies
            pips += copies * s.params.value[kind]
            kind += 1
        chances = float(ROUNDS * (STAGES - s.stage))
        if count == 0:
            return points
        return points + CARD_WORTH * float(pips) * min(1.0, chances / float(count))
