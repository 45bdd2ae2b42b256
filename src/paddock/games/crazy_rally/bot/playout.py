"""The policy of Crazy Rally for playouts: it looks two stretches ahead, on the position itself."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from paddock.bots.policy import Policy, dearest, standing
from paddock.core.luck import Rng
from paddock.core.moves import Choices, Move
from paddock.games.crazy_rally.rules.cards import PURPLE, TRACK, TURBO
from paddock.games.crazy_rally.rules.moves import BRAKE, CARDS, FASTER, KEEP, LAY, SLOWER
from paddock.games.crazy_rally.rules.parameters import (
    EVENT_BONUS,
    OVERSPEED_COST,
    TURBO_COST,
)
from paddock.games.crazy_rally.rules.scoring import events_kept
from paddock.games.crazy_rally.rules.state import CrazyRally

OUT: Final = 150.0  # no longer in the race
CRASH: Final = 20.0  # beyond what it visibly costs: the speed is gone
NO_FINISH: Final = 40.0  # CR28: a crash on the last stretch
HANDLING: Final = 1.2  # a point of it
BODY: Final = 5.0
SPEED: Final = 0.3  # a point of it when the plan ends
SPENT: Final = 6.0  # by how many stretches before the end a point of handling loses its worth
RIVAL: Final = 0.5  # what a rival's loss is worth to oneself
LEADER: Final = 0.8  # of a rival who is ahead
A_STRETCH: Final = 5.5  # distance that a car makes on an average stretch
ROUNDS_AHEAD: Final = 5  # that a playout goes
# Of a stretch that the test lap has not shown
ANY_LIMIT: Final = 7
ANY_DIFFICULTY: Final = 2
ANY_DAMAGE: Final = 2


@final
class CrazyRallyPolicy(Policy[CrazyRally]):
    """The policy of Crazy Rally."""

    def __init__(self) -> None:
        super().__init__()
        self.scale = 3.0
        self.unit = 0.01
        self.trust = 40.0
        self.cut = ROUNDS_AHEAD
        self.ups: vec[i64] = vec[i64]([0] * (TURBO + 1))  # how many cards make so much faster
        self.downs: vec[i64] = vec[i64]([0] * (TURBO + 1))

    def choose(self, s: CrazyRally, seat: i64, choices: Choices, rng: Rng) -> i64:
        return dearest(self, s, seat, choices)

    def hurts(self, move: Move) -> bool:
        return move.verb == SLOWER or move.verb == FASTER

    def part(self, s: CrazyRally) -> i64:
        return s.leg

    def horizon(self, s: CrazyRally) -> i64:
        return 2 * self.cut * s.params.players

    def look(self, s: CrazyRally, seat: i64) -> None:
        """Count the cards by their change of speed; purple ones are saved."""
        params = s.params
        change: i64 = 0
        while change <= TURBO:
            self.ups[change] = 0
            self.downs[change] = 0
            change += 1
        cards = params.tuning_in(s.hands[seat])
        while cards:
            kind = params.packing.first(cards)
            cards = params.packing.without(cards, kind)
            if params.colour[kind] != PURPLE:
                self.ups[params.up[kind]] += 1
                self.downs[params.down[kind]] += 1

    def price(self, s: CrazyRally, seat: i64, move: Move) -> float:
        verb = move.verb
        if verb == LAY:
            params, kind = s.params, move.a
            wheels, tyres, nuts = params.wheels[kind], params.tyres[kind], params.nuts[kind]
            return float(wheels) + 0.6 * float(tyres) + 1.2 * float(nuts)
        if verb < CARDS:
            return self.driving(s, seat, move.a, verb == BRAKE)
        left = TRACK - s.round - 1
        if verb == KEEP:
            return float(EVENT_BONUS) + (0.8 if left else 0.0)
        if verb == CARDS:
            # A hand of few cards has no choice of speeds
            few = 6.0 / float(max(1, s.hand_sizes[seat]))
            return few * min(1.0, float(left) / 5.0) if left > 1 else 0.0
        if verb in (FASTER, SLOWER):
            return self.pushing(s, seat, move.b, 1 if verb == FASTER else -1)
        return 0.0

    # Speed

    def driving(self, s: CrazyRally, seat: i64, kind: i64, braking: bool) -> float:
        params = s.params
        before = s.speed[seat]
        speed = before - params.down[kind] if braking else before + params.up[kind]
        body = s.body[seat]
        if params.colour[kind] == PURPLE:
            body -= TURBO_COST
        return self.arrive(s, seat, speed, body, True)

    def arrive(self, s: CrazyRally, seat: i64, speed: i64, body: i64, plan: bool) -> float:
        """The worth of reaching the next stretch at a speed that the car may not have."""
        if speed > s.top[seat]:
            speed = s.top[seat]
            body -= OVERSPEED_COST
        elif speed < 0:
            speed = 0
        return self.meet(s, seat, s.round, speed, s.handling[seat], body, plan)

    def meet(
        self,
        s: CrazyRally,
        seat: i64,
        place: i64,
        speed: i64,
        handling: i64,
        body: i64,
        plan: bool,
    ) -> float:
        """CR20–CR23 on one stretch, then the best of the next one, if there is a plan for it."""
        if body <= 0:
            return -OUT
        limit: i64 = ANY_LIMIT
        difficulty: i64 = ANY_DIFFICULTY
        damage: i64 = ANY_DAMAGE
        red = False
        if place < s.shown:
            card = s.course[place]
            limit = s.params.limit[card]
            difficulty = s.params.difficulty[card]
            damage = s.params.damage[card]
            red = s.params.red[card] != 0
        off = limit - speed if red else speed - limit
        worth = 0.0
        if off > 0:
            handling -= difficulty + off
            speed = limit
            if handling < 0:
                handling = s.handling_full[seat]
                speed = 0
                body -= damage
                worth -= CRASH
                if place == TRACK - 1:
                    worth -= NO_FINISH
            elif speed > s.top[seat]:
                speed = s.top[seat]
                body -= OVERSPEED_COST
        if body <= 0:
            return worth - OUT
        worth += float(speed)
        place += 1
        if place == TRACK:
            return worth
        if not plan or place >= s.shown:
            return worth + rest_worth(TRACK - place, speed, handling, body)
        return worth + self.best_next(s, seat, place, speed, handling, body)

    def best_next(
        self, s: CrazyRally, seat: i64, place: i64, speed: i64, handling: i64, body: i64
    ) -> float:
        """The best of the speeds that the cards in hand allow on the stretch after the next."""
        most = -OUT
        top = s.top[seat]
        change: i64 = 1
        while change <= TURBO:
            if self.ups[change]:
                over: i64 = OVERSPEED_COST if speed + change > top else 0
                faster = min(top, speed + change)
                most = max(most, self.meet(s, seat, place, faster, handling, body - over, False))
            if self.downs[change]:
                slower = max(0, speed - change)
                most = max(most, self.meet(s, seat, place, slower, handling, body, False))
            change += 1
        if most == -OUT:  # no card but purple ones
            most = self.meet(s, seat, place, min(top, speed + 1), handling, body, False)
        return most

    # Events

    def pushing(self, s: CrazyRally, seat: i64, victim: i64, change: i64) -> float:
        """What it is worth that a car becomes faster or slower by one."""
        mine = victim == seat
        speed, body = s.speed[victim], s.body[victim]
        gain = self.arrive(s, victim, speed + change, body, mine)
        gain -= self.arrive(s, victim, speed, body, mine)
        if mine:
            return gain
        return -gain * (LEADER if s.distance[victim] >= s.distance[seat] else RIVAL)

    # What a leg is worth

    def worth(self, s: CrazyRally, side: i64, part: i64) -> float:
        players = s.params.players
        if s.over():
            winners = s.winners()
            won = 0.0
            for winner in winners:
                if winner == side:
                    won = 1.0 / float(len(winners))
            return self.won * won + (1.0 - self.won) * self.ahead(s, side, 4.0, False)
        if s.leg != part:
            return self.ahead(s, side, 12.0, False)
        left = float(TRACK - s.round) + float(TRACK) * float(s.params.legs - s.leg)
        return self.ahead(s, side, 2.0 + 0.7 * left / float(players) + 0.5 * left, True)

    def ahead(self, s: CrazyRally, side: i64, scale: float, driving: bool) -> float:
        """By how much a car is before each other one, in distance that it has or can expect."""
        mine = self.expected(s, side, driving)
        leads: list[float] = []
        other: i64 = 0
        while other < s.params.players:
            if other != side:
                leads.append(mine - self.expected(s, other, driving))
            other += 1
        return standing(leads, scale)

    def expected(self, s: CrazyRally, seat: i64, driving: bool) -> float:
        far = float(s.distance[seat])
        if not driving:
            return far
        if s.out[seat]:
            return far - OUT if s.leg == s.params.legs else far
        left = TRACK - s.round
        far += A_STRETCH * float(left) + float(EVENT_BONUS * events_kept(s, seat))
        return far + rest_worth(left, s.speed[seat], s.handling[seat], s.body[seat])


def rest_worth(left: i64, speed: i64, handling: i64, body: i64) -> float:
    """What speed, handling and body are good for on the stretches to come."""
    share = min(1.0, float(left) / SPENT)
    tired = 0.0 if body > 2 else float(3 - body) * 3.0  # little body is no body at the next crash
    good = HANDLING * float(handling) + BODY * float(min(body, 6)) - tired
    return SPEED * float(speed) + share * good
