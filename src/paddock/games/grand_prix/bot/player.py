"""The club player: it bids what a car is worth to its hand, drives its own cars forward and blocks
the others'."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from paddock.bots.bot import Bot, Question
from paddock.core import bits
from paddock.core.luck import Rng
from paddock.core.moves import Choices, Move
from paddock.games.grand_prix.bot.hands import car_worth
from paddock.games.grand_prix.bot.standing import balance, standing
from paddock.games.grand_prix.rules.cards import MOST_STEPS
from paddock.games.grand_prix.rules.moves import BID, PASS, PLAY
from paddock.games.grand_prix.rules.state import GrandPrix

MARGIN: Final = 0.7  # of a car's worth that may be bid
KEEP: Final = 0.02  # steps of money that a space on a ten is worth while it is kept


class GrandPrixClub(Bot):
    """The club player."""

    def answer(self, question: Question, rng: Rng) -> Move:
        legal = question.legal
        if len(legal) == 1:
            return legal[0]
        state = question.imagine(rng)
        assert isinstance(state, GrandPrix)
        if state.phase.name == "auction":
            return self.bid(state, question)
        return self.drive(state, question)

    # The auction

    def bid(self, s: GrandPrix, question: Question) -> Move:
        """The next step while it is below the car's worth; otherwise pass."""
        most = MARGIN * car_worth(s, question.seat, s.lot)
        for move in question.legal:
            if move.verb == BID:
                return move if int(move.a) <= most else self.passing(question.legal)
        return question.legal[0]

    def passing(self, legal: list[Move]) -> Move:
        """Pass, or the lowest bid where a car must be bought."""
        return next((move for move in legal if move.verb == PASS), legal[0])

    # The race

    def drive(self, s: GrandPrix, question: Question) -> Move:
        """The move with the best result once the rest of the card is driven as well."""
        choices = s.game.choices()
        best = question.legal[0]
        most = -1000.0
        for move in question.legal:
            worth = move_worth(s, question.seat, move, choices)
            if worth > most:
                best, most = move, worth
        return best


def move_worth(s: GrandPrix, seat: i64, move: Move, choices: Choices) -> float:
    """What a move of the race leads to once the rest of its card is driven."""
    after = s.clone()
    after.play(seat, move)
    finish_card(after, seat, choices)
    worth = judge(s, after, seat)
    if move.verb == PLAY and bits.contains(s.params.deck.tens, move.a):
        worth -= KEEP * MOST_STEPS
    return worth


def finish_card(s: GrandPrix, seat: i64, choices: Choices) -> None:
    """Drive the rest of a card, choosing for each line the best move of that line alone."""
    moves = s.game.moves
    while s.card:
        s.offer(seat, choices)
        count = choices.size
        best = choices.ids[0]
        most = -1000.0
        n: i64 = 0
        while n < count:
            id = choices.ids[n]
            after = s.clone()
            after.play(seat, moves[id])
            worth = judge(s, after, seat)
            if worth > most:
                best, most = id, worth
            n += 1
        s.play(seat, moves[best])


def judge(before: GrandPrix, after: GrandPrix, seat: i64) -> float:
    """What `after` is worth to a seat: by money once the race is over, else by its cars."""
    if after.race != before.race or after.over():
        return balance(after, seat) - balance(before, seat)
    return standing(after, seat)
