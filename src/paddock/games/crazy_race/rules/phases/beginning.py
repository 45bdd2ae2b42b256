"""Before the race, and before each of its stages: who takes the pile back?"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from paddock.core import bits
from paddock.core.errors import NO_SUCH_CHOICE, OK, Refusal
from paddock.core.moves import Choices, Move
from paddock.core.phase import Phase
from paddock.core.seats import LUCK, NONE, just
from paddock.games.crazy_race.rules.cards import STAGES
from paddock.games.crazy_race.rules.moves import CHOSEN, DECLINED, RECOVER, WAIT
from paddock.games.crazy_race.rules.phases.order import POINTS, RECOVERY, TURNING
from paddock.games.crazy_race.rules.rules import collect, recover, refuse_recovery, turn_up
from paddock.games.crazy_race.rules.scoring import NONE_BARE, bare_pile, highest
from paddock.games.crazy_race.rules.state import CrazyRace


def begin_race(s: CrazyRace) -> None:
    """CZ1–CZ4: all cards in hand, all locomotives in the yard, the first seat starts."""
    params = s.params
    for seat in range(params.players):
        s.hands[seat] = params.full
    for pile, cards in enumerate(params.piles):
        s.rests[pile] = params.point_bag(cards)
        if not params.shuffled:
            turn_up(s, pile, highest(s, s.rests[pile]))
    s.aside = params.point_bag(params.aside)
    s.to_come = bits.below(STAGES)
    if bare_pile(s) != NONE_BARE:
        s.put(POINTS, just(LUCK))
    else:
        ask_recovery(s)


def ask_recovery(s: CrazyRace) -> None:
    """CZ20: before a stage starts; the last one still lies on the table to be looked at."""
    able: i64 = NONE
    seat: i64 = 0
    while seat < s.params.players:
        if refuse_recovery(s, seat) is OK:
            able |= just(seat)
        seat += 1
    if able:
        s.put(RECOVERY, able)
    else:
        s.put(TURNING, just(LUCK))


@final
class Recovery(Phase[CrazyRace]):
    """CZ20: whoever still may is asked whether to take the pile back before the stage starts."""

    def offer(self, s: CrazyRace, seat: i64, choices: Choices) -> None:
        choices.add(s.params.moves.recover.first)
        choices.add(s.params.moves.wait.first)

    def refusal(self, s: CrazyRace, seat: i64, move: Move) -> Refusal:
        return OK if move.verb == RECOVER or move.verb == WAIT else NO_SUCH_CHOICE

    def play(self, s: CrazyRace, seat: i64, move: Move) -> None:
        if not s.seal(seat, CHOSEN if move.verb == RECOVER else DECLINED):
            return
        for player in range(s.params.players):
            if s.answer_of(player) == CHOSEN:
                collect(s)
                recover(s, player)
        s.opened()
        s.put(TURNING, just(LUCK))
