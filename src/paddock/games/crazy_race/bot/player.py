"""The club player of Crazy Race: it buys moves that are worth their cards, and sometimes bluffs."""

from __future__ import annotations

from paddock.bots.bot import Bot, Question
from paddock.core.luck import Rng
from paddock.core.moves import Move
from paddock.games.crazy_race.bot.beliefs import Beliefs
from paddock.games.crazy_race.bot.sight import Sight
from paddock.games.crazy_race.rules.moves import (
    CLAIM,
    DISCARD,
    LAY,
    LEAVE,
    PASS,
    RECOVER,
    ROB,
    RUN,
    STEP,
    TAKE,
)
from paddock.games.crazy_race.rules.view import CrazyRaceView


class CrazyRaceClub(Bot):
    """Answers every question by its worth; when it lays, also by what a card costs."""

    def __init__(self, name: str, beliefs: Beliefs | None = None) -> None:
        super().__init__(name)
        self.beliefs = beliefs if beliefs is not None else Beliefs()

    def answer(self, question: Question, rng: Rng) -> Move:
        legal = question.legal
        if len(legal) == 1:
            return legal[0]
        view = question.view()
        assert isinstance(view, CrazyRaceView)
        sight = Sight(view, self.beliefs)
        if view.phase == "lay":
            return self.lay(sight, legal, rng)
        best = legal[0]
        most = self.worth(sight, best)
        for move in legal[1:]:
            worth = self.worth(sight, move)
            if worth > most:
                best, most = move, worth
        return best

    # Laying

    def lay(self, sight: Sight, legal: list[Move], rng: Rng) -> Move:
        """The card that gains most beyond its cost; otherwise a bluff, or a pass."""
        view = sight.view
        without_card = {int(move.verb): move for move in legal if move.verb != LAY}
        if RECOVER in without_card and self.is_spent(sight):
            return without_card[RECOVER]
        best = without_card[PASS]
        most = self.beliefs.hope
        gains = self.side_gains(sight)
        thrift = sight.thrift()
        for move in legal:
            if move.verb != LAY:
                continue
            side = view.sides[int(move.b)]
            card = int(move.card)
            worth = self.raise_worth(sight, int(move.b), card, gains)
            worth -= thrift * (self.beliefs.pip * card + self.beliefs.card)
            worth *= 1.0 + self.beliefs.noise * int(rng.below(201) - 100) / 100.0
            if worth > most and not side.taboo:
                best, most = move, worth
        if rng.chance(self.beliefs.bluff):
            bluff = self.bluff(sight, legal)
            if bluff is not None:
                return bluff
        return best

    def side_gains(self, sight: Sight) -> list[float]:
        """The worth of winning each side: the seat's own gain, and a part of what others miss."""
        gains = []
        for side in sight.view.sides:
            own = sight.gain(side, sight.seat, 1)
            theirs = [sight.gain(side, foe, 1) for foe in sight.foes]
            lost = 0.0
            shares = 0.0
            for foe, gain in zip(sight.foes, theirs, strict=True):
                share = 0.3 + sight.laid_at(side, foe)  # who has laid there is likelier to win it
                lost += share * gain
                shares += share
            gains.append(own + self.beliefs.deny * lost / shares)
        return gains

    def raise_worth(self, sight: Sight, number: int, card: int, gains: list[float]) -> float:
        """How much more likely a card makes it to win its side, by what that is worth."""
        side = sight.view.sides[number]
        mine = sight.mine_at(side)
        return (sight.chance(side, mine + card) - sight.chance(side, mine)) * gains[number]

    def is_spent(self, sight: Sight) -> bool:
        """CZ20: the hand is empty, or only one low card is left in it."""
        hand = [int(card) for card in sight.view.hand]
        return not hand or (len(hand) == 1 and hand[0] <= 2)

    def bluff(self, sight: Sight, legal: list[Move]) -> Move | None:
        """The lowest card, at the side that others want most."""
        lays = [move for move in legal if move.verb == LAY]
        if not lays or sight.thrift() > 0.6:
            return None
        wanted = [max(sight.gain(side, foe, 1) for foe in sight.foes) for side in sight.view.sides]
        lays.sort(key=lambda move: (int(move.a), -wanted[int(move.b)]))
        return lays[0]

    # All other questions

    def worth(self, sight: Sight, move: Move) -> float:
        """What a move brings, in points; only moves of one question are compared."""
        view = sight.view
        verb = int(move.verb)
        if verb == RUN:
            side = next(side for side in view.sides if side.place == view.place)
            return sight.run(view.rails[sight.seat], int(move.a), int(side.distance))
        if verb == STEP:
            return self.step_worth(sight, int(move.a))
        if verb == TAKE:
            return float(move.a) + 1.0  # the highest card; none would be worth 0
        if verb == DISCARD:
            return -float(move.a)
        if verb == CLAIM:
            return float(sight.tops[1])
        if verb == ROB:
            return self.rob_worth(sight, move.target)
        if verb in (LEAVE, RECOVER):
            return 0.0
        return 0.1  # to wait: at one's own turn there is still time to recover

    def step_worth(self, sight: Sight, engine: int) -> float:
        """One space, and the best of what is left of the "?"."""
        places = sight.view.rails[sight.seat]
        first = sight.run(places, engine, 1)
        after = sight.after(places, engine)
        return first + sight.best_split(after, sight.view.left - 1)

    def rob_worth(self, sight: Sight, victim: int) -> float:
        """CZ25: the average card of that player, and more if it is taken from the leader."""
        cards = sight.view.points[victim]
        mean = sum(cards) / max(1, len(cards))
        totals = [sum(own) for own in sight.view.points]
        leads = totals[victim] == max(totals)
        return mean * (1.0 + (self.beliefs.leader if leads else self.beliefs.deny))
