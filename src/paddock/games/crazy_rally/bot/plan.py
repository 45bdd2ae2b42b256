"""Planning a few stretches ahead: the worth of a speed, with the cards in hand."""

from __future__ import annotations

from typing import Final

from paddock.games.crazy_rally.rules.cards import TRACK, TrackCard
from paddock.games.crazy_rally.rules.parameters import OVERSPEED_COST
from paddock.games.crazy_rally.rules.view import Car

DEPTH: Final = 4  # stretches
SPENT: Final = 6.0  # by how many stretches before the end a point of handling loses its worth


class Beliefs:
    """The weights of what is not distance yet."""

    def __init__(self) -> None:
        self.handling = 1.2  # a point of it
        self.body = 5.0
        self.out = 150.0  # no longer in the race
        self.crash = 20.0  # beyond what it visibly costs: the speed is gone
        self.speed = 0.3  # a point of it when the plan ends
        self.no_finish = 40.0  # CR28: a crash on the last stretch


class Use:
    """One use of a card: the change of speed, and its cost."""

    def __init__(self, change: int, cost: int, card: int) -> None:
        self.change = change
        self.cost = cost  # of body
        self.card = card  # which card of the plan is used up


class DrivePlan:
    """The course as it is remembered, one car, and its usable cards."""

    def __init__(
        self,
        beliefs: Beliefs,
        car: Car,
        course: list[TrackCard | None],
        pool: list[TrackCard],
        uses: list[Use],
        counts: list[int],
    ) -> None:
        self.beliefs = beliefs
        self.top = car.top
        self.full = car.handling_full
        self.course = course  # place by place; None where it was forgotten
        self.pool = pool  # the cards that may lie there
        self.uses = uses
        self.counts = counts  # how many there are of each card; changed and restored on the way
        self.spare = counts.index(max(counts)) if counts else 0  # stands for a card yet to be drawn

    def best(self, depth: int, place: int, speed: int, handling: int, body: int) -> float:
        """The worth of standing before a stretch with these values, with the best choices."""
        if place == TRACK:
            return 0.0
        if depth == 0 or not self.uses:
            return self.worth(place, speed, handling, body)
        most = -1e9
        for use in self.uses:
            if self.counts[use.card]:
                self.counts[use.card] -= 1
                value = self.after_use(use, depth, place, speed, handling, body)
                self.counts[use.card] += 1
                if value > most:
                    most = value
        return most if most > -1e8 else self.meet(depth, place, speed, handling, body)

    def after_use(
        self, use: Use, depth: int, place: int, speed: int, handling: int, body: int
    ) -> float:
        speed += use.change
        body -= use.cost
        if speed > self.top:
            speed = self.top
            body -= OVERSPEED_COST
        elif speed < 0:
            speed = 0
        return self.meet(depth, place, speed, handling, body)

    def meet(self, depth: int, place: int, speed: int, handling: int, body: int) -> float:
        """The worth of reaching the stretch at `place` at this speed."""
        if body <= 0:
            return -self.beliefs.out
        card = self.course[place]
        if card is not None:
            return self.drive(card, depth, place, speed, handling, body)
        total = 0.0
        for card in self.pool:
            # Only one step into what is not known: the mean of what may lie there.
            total += self.drive(card, 1, place, speed, handling, body)
        return total / max(1, len(self.pool))

    def drive(
        self, card: TrackCard, depth: int, place: int, speed: int, handling: int, body: int
    ) -> float:
        """CR20–CR23, and then the rest of the plan."""
        off = card.speed - speed if card.red else speed - card.speed
        worth = 0.0
        if off > 0:
            handling -= card.difficulty + off
            speed = card.speed
            if handling < 0:
                handling = self.full
                speed = 0
                body -= card.damage
                worth -= self.beliefs.crash
                if place == TRACK - 1:
                    worth -= self.beliefs.no_finish
            elif speed > self.top:
                speed = self.top
                body -= OVERSPEED_COST
        if body <= 0:
            return worth - self.beliefs.out
        worth += speed
        self.draw(1)
        worth += self.best(depth - 1, place + 1, speed, handling, body)
        self.draw(-1)
        return worth

    def draw(self, count: int) -> None:
        if self.counts:
            self.counts[self.spare] += count

    def worth(self, place: int, speed: int, handling: int, body: int) -> float:
        """The worth of speed, handling and body on the stretches beyond the plan."""
        b = self.beliefs
        left = TRACK - place
        share = min(1.0, left / SPENT)
        tired = 0.0 if body > 2 else (3 - body) * 3.0  # little body is no body at the next crash
        return b.speed * speed + share * (b.handling * handling + b.body * min(body, 6) - tired)
