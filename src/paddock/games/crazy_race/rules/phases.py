"""The moments of a stage at which somebody or luck is asked; running.py has those of scoring."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from paddock.core.bag import POWERS
from paddock.core.errors import NO_SUCH_CHOICE, OK, Refusal
from paddock.core.luck import Rng
from paddock.core.moves import Choices, Move
from paddock.core.phase import Phase
from paddock.core.seats import LUCK, just
from paddock.games.crazy_race.rules.box import SIDES, STAGES
from paddock.games.crazy_race.rules.course import (
    ask_recovery,
    begin_stage,
    next_chance,
)
from paddock.games.crazy_race.rules.moves import (
    LAY,
    LEAVE,
    PASS,
    RECOVER,
    STAGE,
    TAKE,
    WAIT,
)
from paddock.games.crazy_race.rules.rules import (
    STAGE_GONE,
    collect,
    lay,
    recover,
    refuse_lay,
    refuse_recovery,
    refuse_take,
    take,
)
from paddock.games.crazy_race.rules.running import (
    Choice,
    Losing,
    Points,
    Robbery,
    Split,
    Stragglers,
)
from paddock.games.crazy_race.rules.scoring import taboo_side
from paddock.games.crazy_race.rules.state import TURNING, CrazyRace


@final
class Recovery(Phase[CrazyRace]):
    """CZ20: before a stage starts, whoever still may is asked whether to take the pile back."""

    def offer(self, s: CrazyRace, seat: i64, choices: Choices) -> None:
        choices.add(s.params.ids.recover)
        choices.add(s.params.ids.wait)

    def refusal(self, s: CrazyRace, seat: i64, move: Move) -> Refusal:
        return OK if move.verb == RECOVER or move.verb == WAIT else NO_SUCH_CHOICE

    def play(self, s: CrazyRace, seat: i64, move: Move) -> None:
        if not s.seal(seat, 2 if move.verb == RECOVER else 1):
            return
        for player in range(s.params.players):
            if s.answer_of(player) == 2:
                collect(s)
                recover(s, player)
        s.opened()
        s.put(TURNING, just(LUCK))


@final
class Turning(Phase[CrazyRace]):
    """CZ5: luck says which stage card is turned up."""

    def offer(self, s: CrazyRace, seat: i64, choices: Choices) -> None:
        for card in range(STAGES):
            if s.to_come & POWERS[card]:
                choices.add(s.params.ids.stage + card)

    def refusal(self, s: CrazyRace, seat: i64, move: Move) -> Refusal:
        if move.verb != STAGE:
            return NO_SUCH_CHOICE
        return OK if s.to_come & POWERS[move.a] else STAGE_GONE

    def play(self, s: CrazyRace, seat: i64, move: Move) -> None:
        begin_stage(s, move.a)

    def luck(self, s: CrazyRace, rng: Rng) -> Move:
        left = rng.below(STAGES - s.stage)
        card: i64 = 0
        while True:
            if s.to_come & POWERS[card]:
                left -= 1
                if left < 0:
                    return s.game.moves[s.params.ids.stage + card]
            card += 1


@final
class Laying(Phase[CrazyRace]):
    """CZ6, CZ7, CZ20: lay a card at a side, pass, or take the pile back and go on."""

    def offer(self, s: CrazyRace, seat: i64, choices: Choices) -> None:
        packing = s.params.packing
        ids = s.params.ids
        taboo = taboo_side(s)
        hand = s.hands[seat]
        kind: i64 = 0
        while kind < packing.kinds:
            if packing.has(hand, kind):
                side: i64 = 0
                while side < SIDES:
                    if side != taboo:
                        choices.add(ids.lay + kind * SIDES + side)
                    side += 1
            kind += 1
        choices.add(ids.pass_by)
        if s.may_recover(seat):
            choices.add(ids.recover)

    def refusal(self, s: CrazyRace, seat: i64, move: Move) -> Refusal:
        if move.verb == LAY:
            return refuse_lay(s, seat, move.a, move.b)
        if move.verb == RECOVER:
            return refuse_recovery(s, seat)
        return OK if move.verb == PASS else NO_SUCH_CHOICE

    def play(self, s: CrazyRace, seat: i64, move: Move) -> None:
        if move.verb == RECOVER:
            recover(s, seat)
            s.ask(self, just(seat))
            return
        if move.verb == LAY:
            lay(s, seat, move.a, move.b)
        elif s.news is not None:
            s.tell("passed", {"seat": int(seat)})
        s.chance += 1
        next_chance(s)


@final
class Taking(Phase[CrazyRace]):
    """CZ13: who moved no locomotive may take one of the cards laid back into the hand."""

    def offer(self, s: CrazyRace, seat: i64, choices: Choices) -> None:
        bag = s.laid_bag(seat)
        while bag:
            kind = s.params.packing.first(bag)
            bag = s.params.packing.without(bag, kind)
            choices.add(s.params.ids.take + kind)
        choices.add(s.params.ids.leave)

    def refusal(self, s: CrazyRace, seat: i64, move: Move) -> Refusal:
        if move.verb == TAKE:
            return refuse_take(s, seat, move.a)
        return OK if move.verb == LEAVE else NO_SUCH_CHOICE

    def play(self, s: CrazyRace, seat: i64, move: Move) -> None:
        if not s.seal(seat, move.a + 2 if move.verb == TAKE else 1):
            return
        for player in range(s.params.players):
            answer = s.answer_of(player)
            if answer >= 2:
                take(s, player, answer - 2)
        s.opened()
        ask_recovery(s)


# In the order of their numbers in state.py
PHASES: Final[list[Phase[CrazyRace]]] = [
    Recovery("recovery", sealed=True),
    Turning("stage"),
    Laying("lay"),
    Choice("choice"),
    Split("split"),
    Points("points"),
    Robbery("robbery"),
    Losing("losing"),
    Taking("taking", sealed=True),
    Stragglers("stragglers", sealed=True),
]
