"""A stage card is turned up, and driver cards are laid at its sides."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from paddock.core import bits
from paddock.core.errors import NO_SUCH_CHOICE, OK, Refusal
from paddock.core.luck import Rng
from paddock.core.moves import Choices, Kind, Move
from paddock.core.phase import Phase
from paddock.core.seats import NONE, just
from paddock.games.crazy_race.rules import events
from paddock.games.crazy_race.rules.cards import SIDES, STAGES
from paddock.games.crazy_race.rules.moves import LAY, PASS, RECOVER
from paddock.games.crazy_race.rules.parameters import ROUNDS
from paddock.games.crazy_race.rules.phases.choosing import OneOfAKind
from paddock.games.crazy_race.rules.phases.order import LAYING
from paddock.games.crazy_race.rules.phases.sides import proceed
from paddock.games.crazy_race.rules.rules import (
    collect,
    lay_down,
    recover,
    refuse_lay,
    refuse_recovery,
    refuse_stage,
)
from paddock.games.crazy_race.rules.scoring import taboo_side
from paddock.games.crazy_race.rules.state import CrazyRace


@final
class Turning(OneOfAKind):
    """CZ5: luck says which stage card is turned up."""

    def kind(self, s: CrazyRace) -> Kind:
        return s.params.moves.stage

    def refuse(self, s: CrazyRace, seat: i64, choice: i64) -> Refusal:
        return refuse_stage(s, choice)

    def play(self, s: CrazyRace, seat: i64, move: Move) -> None:
        begin_stage(s, move.a)

    def luck(self, s: CrazyRace, rng: Rng) -> Move:
        card = bits.nth(s.to_come, rng.below(STAGES - s.stage))
        return s.game.moves[s.params.moves.stage.id(card)]


def begin_stage(s: CrazyRace, card: i64) -> None:
    """CZ5, CZ13, CZ14: clear the table, hand the start player card on, turn the stage card."""
    collect(s)
    if s.stage > 0:
        s.start = (s.start + 1) % s.params.players
    s.stage += 1
    s.card = card
    s.to_come = bits.without(s.to_come, card)
    s.chance = 0
    s.scored = 0
    s.winner = -1
    s.moved = NONE
    events.stage_turned(s)
    next_chance(s)


def next_chance(s: CrazyRace) -> None:
    """CZ6: three rounds; whoever can neither lay nor recover is passed over (CZ21)."""
    players: i64 = s.params.players
    while s.chance < ROUNDS * players:
        seat = (s.start + s.chance) % players
        if s.hands[seat] or s.may_recover(seat):
            s.put(LAYING, just(seat))
            return
        s.chance += 1
    proceed(s)


@final
class Laying(Phase[CrazyRace]):
    """CZ6, CZ7, CZ20: lay a card at a side, pass, or take the pile back and go on."""

    def offer(self, s: CrazyRace, seat: i64, choices: Choices) -> None:
        # What `refuse_lay` and `refuse_recovery` allow, written out: to ask them about every move
        # would double the time of a random match.
        packing = s.params.packing
        hand = s.hands[seat]
        taboo = taboo_side(s)
        while hand:
            kind = packing.first(hand)
            hand = packing.without(hand, kind)
            top = s.params.moves.lay.id(kind)  # the other sides of a card follow
            side: i64 = 0
            while side < SIDES:
                if side != taboo:
                    choices.add(top + side)
                side += 1
        choices.add(s.params.moves.pass_.first)
        if s.may_recover(seat):
            choices.add(s.params.moves.recover.first)

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
            lay_down(s, seat, move.a, move.b)
        else:
            events.passed(s, seat)
        s.chance += 1
        next_chance(s)
