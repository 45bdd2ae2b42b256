"""The order of play, from the first deal to the end of the match.

begin_rally    DEALING     six cards each
begin_turn     DRAWING     one card; two after a lightning reaction
               PLAYING     play or discard one; after a trump, draw and play again
               REACTION    the side under attack may answer with a trump
               EXTENSION   at 700 km: on to 1000, or not
end_turn       the next player begins a turn, or the rally ends
end_rally      the next rally begins, or the match ends
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from paddock.core.errors import NO_SUCH_CHOICE, OK, Refusal
from paddock.core.luck import Rng
from paddock.core.moves import Choices, Move
from paddock.core.phase import Phase
from paddock.core.seats import LUCK, just, without
from paddock.games.kilometers.rules import events, rules
from paddock.games.kilometers.rules.cards import (
    KINDS,
    NO_CARD,
    is_attack,
    is_distance,
    is_trump,
    trump_against,
)
from paddock.games.kilometers.rules.moves import (
    ATTACK,
    DECLINE,
    DISCARD,
    DRAW,
    EXTEND,
    FINISH,
    PLAY,
    REACT,
)
from paddock.games.kilometers.rules.parameters import (
    CHAMPIONSHIP_POINTS,
    HAND,
    SOLO_TARGET,
    TARGET,
)
from paddock.games.kilometers.rules.scoring import score_rally
from paddock.games.kilometers.rules.state import Kilometers, Side

# The deal


def begin_rally(s: Kilometers) -> None:
    """K3, K4: all cards back into the stock; the deal moves one seat left."""
    s.rally += 1
    s.dealer = s.game.left_of[s.dealer]
    s.sides = [Side() for _ in s.sides]
    s.stock = s.params.full
    s.stock_size = s.params.size
    s.discard = 0
    s.discard_top = NO_CARD
    for player in range(s.game.players):
        s.hands[player] = 0
        s.hand_sizes[player] = 0
    s.target = SOLO_TARGET if s.params.solo else TARGET
    s.extender = -1
    s.drew_last = False
    s.owed = HAND * s.game.players
    s.ask(DEALING, just(LUCK))


class FromStock(Phase[Kilometers]):
    """Luck says which card comes off the stock."""

    def offer(self, s: Kilometers, seat: i64, choices: Choices) -> None:
        for kind in range(KINDS):
            if rules.refuse_draw(s, kind) is OK:
                choices.add(s.params.moves.draw.id(kind))

    def refusal(self, s: Kilometers, seat: i64, move: Move) -> Refusal:
        return rules.refuse_draw(s, move.a) if move.verb == DRAW else NO_SUCH_CHOICE

    def luck(self, s: Kilometers, rng: Rng) -> Move:
        kind = s.params.packing.draw(s.stock, s.stock_size, rng)
        return s.game.moves[s.params.moves.draw.id(kind)]


@final
class Deal(FromStock):
    """K4: six cards each, one at a time, from the dealer's left."""

    def play(self, s: Kilometers, seat: i64, move: Move) -> None:
        s.draw(s.next_dealt(), move.a)
        s.owed -= 1
        if s.owed == 0:
            events.dealt(s)
            begin_turn(s, s.game.left_of[s.dealer])


# A turn


def begin_turn(s: Kilometers, seat: i64) -> None:
    s.turn_seat = seat
    s.drew_last = False
    s.owed = 1
    draw_or_play(s)


def draw_or_play(s: Kilometers) -> None:
    """K5, K29: draw what is owed while there is a stock, then play one card if there is one."""
    if s.owed > 0 and s.stock_size > 0:
        s.ask(DRAWING, just(LUCK))
        return
    s.owed = 0
    if s.hand_sizes[s.turn_seat] == 0:
        end_turn(s)
        return
    s.ask(PLAYING, just(s.turn_seat))


@final
class Draw(FromStock):
    """K5: cards come off the stock into the hand of the player whose turn it is."""

    def play(self, s: Kilometers, seat: i64, move: Move) -> None:
        player = s.turn_seat
        s.draw(player, move.a)
        if s.stock_size == 0:
            s.drew_last = True
        events.drew(s, player, move.a)
        s.owed -= 1
        draw_or_play(s)


@final
class Play(Phase[Kilometers]):
    """K5–K7: play or discard one card."""

    def offer(self, s: Kilometers, seat: i64, choices: Choices) -> None:
        packing = s.params.packing
        # The numbers of the moves of a kind follow the cards; every turn comes by here.
        discard, play = s.params.moves.discard.first, s.params.moves.play.first
        me = s.side(seat)
        hand = s.hands[seat]
        own = rules.open_own(s, me)
        while hand:
            kind = packing.first(hand)
            hand = packing.without(hand, kind)
            choices.add(discard + kind)  # K6: discarding is always allowed
            if is_attack(kind):
                self.offer_attacks(s, me, kind, choices)
            elif packing.has(own, kind):
                choices.add(play + kind)

    def offer_attacks(self, s: Kilometers, me: Side, kind: i64, choices: Choices) -> None:
        sides: i64 = len(s.sides)
        number: i64 = 0
        while number < sides:
            victim = s.sides[number]
            if victim is not me and rules.refuse_attack(s.params, victim, kind) is OK:
                choices.add(s.params.moves.attack.pair(kind, number))
            number += 1

    def refusal(self, s: Kilometers, seat: i64, move: Move) -> Refusal:
        if move.verb > ATTACK:
            return NO_SUCH_CHOICE
        if not s.holds(seat, move.a):
            return rules.NOT_IN_HAND
        if move.verb == DISCARD:
            return OK
        if move.verb == PLAY:
            return rules.refuse_own(s, s.side(seat), move.a)
        if move.b == s.game.side_of[seat]:
            return rules.OWN_SIDE
        return rules.refuse_attack(s.params, s.sides[move.b], move.a)

    def play(self, s: Kilometers, seat: i64, move: Move) -> None:
        kind = move.a
        s.take(seat, kind)
        if move.verb == DISCARD:
            s.throw_away(kind)
            events.discarded(s, seat, kind)
            end_turn(s)
        elif move.verb == ATTACK:
            self.attack(s, seat, kind, move.b)
        else:
            self.play_own(s, seat, kind)

    def attack(self, s: Kilometers, seat: i64, hazard: i64, side: i64) -> None:
        victim = s.sides[side]
        victim.cards += s.params.packing.one[hazard]
        rules.attack(victim, hazard)
        events.attacked(s, seat, hazard, side)
        if not s.could_react(hazard):
            end_turn(s)
            return
        s.victim = side
        s.hazard = hazard
        s.ask(REACTION, s.game.seats_of[side])

    def play_own(self, s: Kilometers, seat: i64, kind: i64) -> None:
        me = s.side(seat)
        me.cards += s.params.packing.one[kind]
        events.played(s, seat, kind)
        if is_trump(kind):
            rules.play_trump(s, me, kind)
            s.owed = 1  # K20
            draw_or_play(s)
        elif is_distance(kind):
            rules.drive(me, kind)
            if me.km == s.target:
                reach_target(s, seat)
            else:
                end_turn(s)
        else:
            rules.mend(me, kind)
            end_turn(s)


@final
class Reaction(Phase[Kilometers]):
    """K24–K28: each member of the attacked side may answer with the trump, or decline.

    All are asked whenever the table does not show where the trump is, so the question and its
    answer reveal nothing.
    """

    def offer(self, s: Kilometers, seat: i64, choices: Choices) -> None:
        if rules.refuse_reaction(s, seat) is OK:
            choices.add(s.params.moves.react.first)
        choices.add(s.params.moves.decline.first)

    def refusal(self, s: Kilometers, seat: i64, move: Move) -> Refusal:
        if move.verb == REACT:
            return rules.refuse_reaction(s, seat)
        return OK if move.verb == DECLINE else NO_SUCH_CHOICE

    def decline(self, s: Kilometers) -> Move:
        return s.game.moves[s.params.moves.decline.first]

    def play(self, s: Kilometers, seat: i64, move: Move) -> None:
        if move.verb == REACT:
            s.reactor = seat
        s.due = without(s.due, seat)
        if s.due:
            return
        reactor = s.reactor
        if reactor >= 0:
            self.react(s, reactor)
        s.victim = -1
        s.hazard = NO_CARD
        s.reactor = -1
        if reactor < 0:
            end_turn(s)
            return
        s.turn_seat = reactor  # K26: the players in between lose their turn
        s.drew_last = False
        s.owed = 2
        draw_or_play(s)

    def react(self, s: Kilometers, seat: i64) -> None:
        trump = trump_against(s.hazard)
        victim = s.sides[s.victim]
        s.take(seat, trump)
        victim.cards += s.params.packing.one[trump]
        rules.react(s, victim, trump)
        events.reacted(s, seat, trump)


def reach_target(s: Kilometers, seat: i64) -> None:
    """K30, K31."""
    events.reached(s, seat)
    if s.may_extend():
        s.ask(EXTENSION, just(seat))
    else:
        end_rally(s, s.game.side_of[seat])


@final
class Extension(Phase[Kilometers]):
    """K31: at 700 exactly, on to 1000 or not."""

    def offer(self, s: Kilometers, seat: i64, choices: Choices) -> None:
        choices.add(s.params.moves.extend.first)
        choices.add(s.params.moves.finish.first)

    def refusal(self, s: Kilometers, seat: i64, move: Move) -> Refusal:
        return OK if move.verb == EXTEND or move.verb == FINISH else NO_SUCH_CHOICE

    def play(self, s: Kilometers, seat: i64, move: Move) -> None:
        if move.verb == FINISH:
            end_rally(s, s.game.side_of[seat])
            return
        s.extender = s.game.side_of[seat]
        s.target = TARGET
        events.extended(s, seat)
        end_turn(s)


# From turn to turn, and from rally to rally


def end_turn(s: Kilometers) -> None:
    """K30: on to the left, unless the stock is empty."""
    if s.stock_size > 0:
        begin_turn(s, s.game.left_of[s.turn_seat])
        return
    if s.params.play_out_hands:
        for step in range(1, s.game.players + 1):
            seat = (s.turn_seat + step) % s.game.players
            if s.hand_sizes[seat] > 0:
                begin_turn(s, seat)
                return
    end_rally(s, -1)


def end_rally(s: Kilometers, winner: i64) -> None:
    """Score it; K44: the match ends after one rally, or when the championship is decided."""
    score_rally(s, winner)
    totals = s.ledger.totals
    best = max(totals)
    if s.params.championship and (best < CHAMPIONSHIP_POINTS or totals.count(best) > 1):
        begin_rally(s)
        return
    s.end()
    events.match_over(s)


DEALING: Final = Deal("deal")
DRAWING: Final = Draw("draw")
PLAYING: Final = Play("play")
REACTION: Final = Reaction("reaction", sealed=True, reaction=True)
EXTENSION: Final = Extension("extension")
PHASES: Final[dict[str, Phase[Kilometers]]] = {
    phase.name: phase for phase in (DEALING, DRAWING, PLAYING, REACTION, EXTENSION)
}
