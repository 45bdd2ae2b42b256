"""Point cards while a side is scored: what lies on top of shuffled piles, and who is robbed."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from paddock.core import bits
from paddock.core.errors import OK, Refusal
from paddock.core.luck import Rng
from paddock.core.moves import Choices, Kind, Move
from paddock.core.seats import LUCK, just
from paddock.games.crazy_race.rules import events
from paddock.games.crazy_race.rules.cards import NO_CARD, YARD_PILE
from paddock.games.crazy_race.rules.moves import CLAIM, ROB
from paddock.games.crazy_race.rules.phases.beginning import ask_recovery
from paddock.games.crazy_race.rules.phases.choosing import OneOfABag, OneOfAKind
from paddock.games.crazy_race.rules.phases.order import LOSING, POINTS
from paddock.games.crazy_race.rules.phases.sides import proceed
from paddock.games.crazy_race.rules.rules import (
    NOT_IN_PILE,
    NOT_THE_VICTIMS,
    refuse_robbery,
    rob,
    take_top,
    turn_up,
)
from paddock.games.crazy_race.rules.scoring import NONE_BARE, bare_pile
from paddock.games.crazy_race.rules.state import CrazyRace


class PointDraw(OneOfABag):
    """Luck draws a point card."""

    def luck(self, s: CrazyRace, rng: Rng) -> Move:
        bag = self.bag(s, LUCK)
        packing = s.params.point_packing
        return s.game.moves[self.kind(s).id(packing.draw(bag, packing.size(bag), rng))]


@final
class Points(PointDraw):
    """CZ23: of a shuffled pile, luck says which card lies on top now."""

    def kind(self, s: CrazyRace) -> Kind:
        return s.params.moves.point

    def bag(self, s: CrazyRace, seat: i64) -> i64:
        return s.rests[bare_pile(s)]

    def reason(self) -> Refusal:
        return NOT_IN_PILE

    def play(self, s: CrazyRace, seat: i64, move: Move) -> None:
        pile = bare_pile(s)
        turn_up(s, pile, move.a)
        events.point_turned(s, pile, move.a)
        if bare_pile(s) != NONE_BARE:
            s.ask(self, just(LUCK))
        elif s.card != NO_CARD:
            proceed(s)
        else:
            ask_recovery(s)  # before the first stage


@final
class Robbery(OneOfAKind):
    """CZ25: the second locomotive is home: the pile's card, or one of another player."""

    def kind(self, s: CrazyRace) -> Kind:
        return s.params.moves.rob

    def refuse(self, s: CrazyRace, seat: i64, choice: i64) -> Refusal:
        return refuse_robbery(s, seat, choice)

    def offer(self, s: CrazyRace, seat: i64, choices: Choices) -> None:
        choices.add(s.params.moves.claim.first)
        super().offer(s, seat, choices)

    def refusal(self, s: CrazyRace, seat: i64, move: Move) -> Refusal:
        return OK if move.verb == CLAIM else super().refusal(s, seat, move)

    def play(self, s: CrazyRace, seat: i64, move: Move) -> None:
        if move.verb == ROB:
            s.claims = bits.without(s.claims, YARD_PILE)
            s.victim = move.a
            s.put(LOSING, just(LUCK))
            return
        take_top(s, seat, YARD_PILE)
        if bare_pile(s) != NONE_BARE:
            s.put(POINTS, just(LUCK))
        else:
            proceed(s)


@final
class Losing(PointDraw):
    """CZ25: luck says which point card is taken."""

    def kind(self, s: CrazyRace) -> Kind:
        return s.params.moves.lose

    def bag(self, s: CrazyRace, seat: i64) -> i64:
        return s.points[s.victim]

    def reason(self) -> Refusal:
        return NOT_THE_VICTIMS

    def play(self, s: CrazyRace, seat: i64, move: Move) -> None:
        rob(s, s.winner, s.victim, move.a)
        s.victim = -1
        proceed(s)
