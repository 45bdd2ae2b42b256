"""The end of a stage, when cards may be taken back, and the end of the race."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from paddock.core.bag import Packing
from paddock.core.errors import OK, Refusal
from paddock.core.moves import Choices, Kind, Move
from paddock.core.seats import NONE, includes, just
from paddock.games.crazy_race.rules import events
from paddock.games.crazy_race.rules.cards import STAGES
from paddock.games.crazy_race.rules.moves import CHOSEN, DECLINED, LEAVE, TAKE
from paddock.games.crazy_race.rules.phases.beginning import ask_recovery
from paddock.games.crazy_race.rules.phases.choosing import OneOfABag
from paddock.games.crazy_race.rules.phases.order import STRAGGLERS, TAKING
from paddock.games.crazy_race.rules.rules import NOT_LAID, NOT_YOUR_POINTS, discard, take
from paddock.games.crazy_race.rules.scoring import highest, laggards
from paddock.games.crazy_race.rules.state import CrazyRace


def end_stage(s: CrazyRace) -> None:
    """CZ13, CZ22: who moved nothing may take a card back, unless the race is over."""
    if s.stage == STAGES or s.spent():
        end_race(s)
        return
    able: i64 = NONE
    n: i64 = 0
    while n < s.laid_count:
        if not includes(s.moved, s.laid_by(n)):
            able |= just(s.laid_by(n))
        n += 1
    if able:
        s.put(TAKING, able)
    else:
        ask_recovery(s)


@final
class Taking(OneOfABag):
    """CZ13: who moved no locomotive may take one of the cards laid back into the hand."""

    def kind(self, s: CrazyRace) -> Kind:
        return s.params.moves.take

    def packing(self, s: CrazyRace) -> Packing:
        return s.params.packing

    def bag(self, s: CrazyRace, seat: i64) -> i64:
        return s.laid_bag(seat)

    def reason(self) -> Refusal:
        return NOT_LAID

    def offer(self, s: CrazyRace, seat: i64, choices: Choices) -> None:
        super().offer(s, seat, choices)
        choices.add(s.params.moves.leave.first)

    def refusal(self, s: CrazyRace, seat: i64, move: Move) -> Refusal:
        return OK if move.verb == LEAVE else super().refusal(s, seat, move)

    def play(self, s: CrazyRace, seat: i64, move: Move) -> None:
        answer: i64 = DECLINED
        if move.verb == TAKE:
            answer = CHOSEN + move.a
        if not s.seal(seat, answer):
            return
        for player in range(s.params.players):
            answer = s.answer_of(player)
            if answer >= CHOSEN:
                take(s, player, answer - CHOSEN)
        s.opened()
        ask_recovery(s)


def end_race(s: CrazyRace) -> None:
    """CZ22, CZ24: stragglers pay before the points are counted."""
    events.race_over(s)
    choosers: i64 = NONE
    if s.params.stragglers:
        last, second = laggards(s)
        for seat in last:
            if s.points[seat]:
                card = highest(s, s.points[seat])
                discard(s, seat, card)
                events.straggler(s, seat, card)
        for seat in second:
            if s.points[seat]:
                choosers |= just(seat)
    if choosers:
        s.put(STRAGGLERS, choosers)
    else:
        crown(s)


@final
class Stragglers(OneOfABag):
    """CZ24: the owner of the second farthest locomotive discards a point card of his choice."""

    def kind(self, s: CrazyRace) -> Kind:
        return s.params.moves.discard

    def bag(self, s: CrazyRace, seat: i64) -> i64:
        return s.points[seat]

    def reason(self) -> Refusal:
        return NOT_YOUR_POINTS

    def play(self, s: CrazyRace, seat: i64, move: Move) -> None:
        if not s.seal(seat, CHOSEN + move.a):
            return
        for player in range(s.params.players):
            answer = s.answer_of(player)
            if answer >= CHOSEN:
                discard(s, player, answer - CHOSEN)
                events.straggler_chose(s, player, answer - CHOSEN)
        s.opened()
        crown(s)


def crown(s: CrazyRace) -> None:
    """CZ22, CZ26: the race is over."""
    s.end()
    events.won(s)
