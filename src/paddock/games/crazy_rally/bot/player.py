"""The club player of Crazy Rally: it plans its speed, and plays an event when it pays."""

from __future__ import annotations

from typing import Final

from paddock.bots.bot import Bot, Question
from paddock.core.luck import Rng
from paddock.core.moves import Move
from paddock.games.crazy_rally.bot.memory import left_over, recall
from paddock.games.crazy_rally.bot.plan import DEPTH, Beliefs, DrivePlan, Use
from paddock.games.crazy_rally.rules.cards import PURPLE, TRACK
from paddock.games.crazy_rally.rules.moves import BRAKE, CARDS, FASTER, KEEP
from paddock.games.crazy_rally.rules.parameters import EVENT_BONUS, OVERSPEED_COST, TURBO_COST
from paddock.games.crazy_rally.rules.view import Car, CrazyRallyView

MEMORY: Final = 75  # percent of the test lap that a club player keeps
PRICE: Final = {"W": 1.0, "T": 0.6, "N": 1.2}  # of a symbol when tuning
MORE_CARDS: Final = 3.2  # what two more cards are worth: a choice of speeds
NO_CHOICE: Final = 1.5  # so much more if there was none
CHOOSING: Final = 5.0  # stretches that it takes to profit from a choice
RIVAL: Final = 0.5  # what a rival's loss is worth to oneself
LEADER: Final = 0.8  # of a rival who is ahead


class CrazyRallyClub(Bot):
    """The club player."""

    def __init__(self, name: str, memory: int = MEMORY, beliefs: Beliefs | None = None) -> None:
        super().__init__(name)
        self.memory = memory
        self.beliefs = beliefs if beliefs is not None else Beliefs()

    def answer(self, question: Question, rng: Rng) -> Move:
        legal = question.legal
        if len(legal) == 1:
            return legal[0]
        view = question.view()
        assert isinstance(view, CrazyRallyView)
        best = legal[0]
        most = -1e9
        if view.phase == "tune":
            worths = [self.tuning(view, move) for move in legal]
        elif view.phase == "drive":
            worths = self.driving(view, legal)
        else:
            worths = self.events(view, legal)
        for move, worth in zip(legal, worths, strict=True):
            if worth > most:
                best, most = move, worth
        return best

    # Tuning

    def tuning(self, view: CrazyRallyView, move: Move) -> float:
        card = view.tuning[move.card]
        return sum(PRICE[symbol] for symbol in card.symbols)

    # Driving

    def plan(self, view: CrazyRallyView, car: Car, hand: list[str]) -> DrivePlan:
        """The stretches as this seat remembers them, with the cards of a hand."""
        names = recall(view, self.memory)
        course = [view.track[name] if name else None for name in names]
        pool = [view.track[name] for name in left_over(view, names)]
        uses: list[Use] = []
        counts: list[int] = []
        kinds: list[tuple[int, int, int]] = []
        for name in hand:
            card = view.tuning.get(name)
            if card is None:
                continue  # an event
            kind = (card.up, card.down, TURBO_COST if card.colour == PURPLE else 0)
            if kind not in kinds:
                kinds.append(kind)
                counts.append(0)
                uses.append(Use(kind[0], kind[2], len(kinds) - 1))
                uses.append(Use(-kind[1], kind[2], len(kinds) - 1))
            counts[kinds.index(kind)] += 1
        return DrivePlan(self.beliefs, car, course, pool, uses, counts)

    def driving(self, view: CrazyRallyView, legal: list[Move]) -> list[float]:
        car = view.cars[view.seat]
        plan = self.plan(view, car, view.hand)
        known: dict[tuple[int, int], float] = {}
        worths: list[float] = []
        for move in legal:
            card = view.tuning[move.card]
            change = -card.down if move.verb == BRAKE else card.up
            cost = TURBO_COST if card.colour == PURPLE else 0
            if (change, cost) not in known:
                use = next(u for u in plan.uses if (u.change, u.cost) == (change, cost))
                plan.counts[use.card] -= 1
                known[change, cost] = plan.after_use(
                    use, DEPTH, view.round, car.speed, car.handling, car.body
                )
                plan.counts[use.card] += 1
            worths.append(known[change, cost])
        return worths

    # Events

    def events(self, view: CrazyRallyView, legal: list[Move]) -> list[float]:
        """What each event gains, against keeping the card for its bonus and a better moment."""
        left = TRACK - view.round - 1
        kept = EVENT_BONUS + (0.8 if left else 0.0)
        now = [self.standing(view, car, car.speed, car.body) for car in view.cars]
        worths: list[float] = []
        for move in legal:
            if move.verb == KEEP:
                worths.append(kept)
            elif move.verb == CARDS:
                worths.append(self.more_cards(view, left))
            else:
                worths.append(self.push(view, now, int(move.b), 1 if move.verb == FASTER else -1))
        return worths

    def more_cards(self, view: CrazyRallyView, left: int) -> float:
        """Purple cards are no choice: each of them costs body (CR16)."""
        tuning = [view.tuning[name] for name in view.hand if name in view.tuning]
        plain = sum(1 for card in tuning if card.colour != PURPLE)
        worth = MORE_CARDS if plain > 1 else MORE_CARDS + NO_CHOICE
        return worth * min(1.0, left / CHOOSING)

    def push(self, view: CrazyRallyView, now: list[float], seat: int, change: int) -> float:
        car = view.cars[seat]
        speed = max(0, car.speed + change)
        body = car.body
        if speed > car.top:
            speed = car.top
            body -= OVERSPEED_COST
        gain = self.standing(view, car, speed, body) - now[seat]
        if seat == view.seat:
            return gain
        me = view.cars[view.seat]
        return -gain * (LEADER if car.distance >= me.distance else RIVAL)

    def standing(self, view: CrazyRallyView, car: Car, speed: int, body: int) -> float:
        """The worth of a car that meets the next track card at this speed."""
        if car.out:
            return 0.0
        mine = car is view.cars[view.seat]
        plan = self.plan(view, car, view.hand if mine else [])
        return plan.meet(2 if mine else 1, view.round, speed, car.handling, body)
