"""What luck does in Rally: it draws lots, and it throws a die."""

from __future__ import annotations

from mypy_extensions import i64

from paddock.core.errors import NO_SUCH_CHOICE, OK, Refusal
from paddock.core.luck import Rng
from paddock.core.moves import Choices, Move
from paddock.core.phase import Phase
from paddock.core.seats import in_order, includes
from paddock.games.rally.rules.cards import DIE
from paddock.games.rally.rules.moves import LOT, THROW
from paddock.games.rally.rules.rules import NOT_IN_THE_LOT
from paddock.games.rally.rules.state import Rally


class Lots(Phase[Rally]):
    """Luck draws one of the seats in the pool."""

    def offer(self, s: Rally, seat: i64, choices: Choices) -> None:
        for number in in_order(s.pool):
            choices.add(s.params.moves.lot.id(number))

    def refusal(self, s: Rally, seat: i64, move: Move) -> Refusal:
        if move.verb != LOT:
            return NO_SUCH_CHOICE
        return OK if includes(s.pool, move.a) else NOT_IN_THE_LOT

    def luck(self, s: Rally, rng: Rng) -> Move:
        pool = in_order(s.pool)
        return s.game.moves[s.params.moves.lot.id(pool[rng.below(len(pool))])]


class Dice(Phase[Rally]):
    """Luck throws a die."""

    def offer(self, s: Rally, seat: i64, choices: Choices) -> None:
        for number in range(1, DIE + 1):
            choices.add(s.params.moves.throw.id(number))

    def refusal(self, s: Rally, seat: i64, move: Move) -> Refusal:
        return OK if move.verb == THROW else NO_SUCH_CHOICE

    def luck(self, s: Rally, rng: Rng) -> Move:
        return s.game.moves[s.params.moves.throw.id(1 + rng.below(DIE))]
