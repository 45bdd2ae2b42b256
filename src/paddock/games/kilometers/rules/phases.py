"""The order of play: deal, draw, play, react, extend, and on to the next rally."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from paddock.core.errors import NO_SUCH_CHOICE, OK, Refusal
from paddock.core.luck import Rng
from paddock.core.moves import Choices, Move
from paddock.core.phase import Phase
from paddock.core.seats import EVERYONE, LUCK, just
from paddock.games.kilometers.rules.cards import (
    ACCIDENT,
    KINDS,
    NAMES,
    NO_CARD,
    is_attack,
    is_distance,
    is_trump,
    trump_against,
)
from paddock.games.kilometers.rules.rules import (
    NO_CARD_LEFT,
    NOT_IN_HAND,
    NOT_THE_TRUMP,
    OWN_SIDE,
    attack,
    drive,
    mend,
    open_own,
    play_trump,
    react,
    refuse_attack,
    refuse_own,
)
from paddock.games.kilometers.rules.scoring import score_rally
from paddock.games.kilometers.rules.state import (
    CHAMPIONSHIP_POINTS,
    HAND,
    SOLO_TARGET,
    TARGET,
    Kilometers,
    Side,
)

# Verbs, and where the moves of each begin among the moves of the game
DISCARD: Final = 0  # a = kind
PLAY: Final = 1  # a = kind, on one's own tableau
ATTACK: Final = 2  # a = kind, b = the side attacked
REACT: Final = 3
DECLINE: Final = 4
EXTEND: Final = 5
FINISH: Final = 6
DRAW: Final = 7  # a = kind; luck's only move

FIRST_PLAY: Final = 19
FIRST_DRAW: Final = 38
REACT_ID: Final = 57
DECLINE_ID: Final = 58
EXTEND_ID: Final = 59
FINISH_ID: Final = 60
FIRST_ATTACK: Final = 61


class FromStock(Phase[Kilometers]):
    """Luck says which card comes off the stock."""

    def offer(self, s: Kilometers, seat: i64, choices: Choices) -> None:
        for kind in range(KINDS):
            if s.params.packing.has(s.stock, kind):
                choices.add(FIRST_DRAW + kind)

    def refusal(self, s: Kilometers, seat: i64, move: Move) -> Refusal:
        if move.verb != DRAW:
            return NO_SUCH_CHOICE
        return OK if s.params.packing.has(s.stock, move.a) else NO_CARD_LEFT

    def luck(self, s: Kilometers, rng: Rng) -> Move:
        return s.game.moves[FIRST_DRAW + s.params.packing.draw(s.stock, s.stock_size, rng)]


@final
class Deal(FromStock):
    """K4: six cards each, one at a time, from the dealer's left."""

    def play(self, s: Kilometers, seat: i64, move: Move) -> None:
        s.draw(s.drawer(), move.a)
        s.owed -= 1
        if s.owed == 0:
            if s.news is not None:
                s.tell("dealt", {"rally": int(s.rally), "dealer": int(s.dealer)})
                for player in range(s.game.players):
                    cards = s.params.packing.cards(s.hands[player])
                    hand = " ".join(NAMES[kind] for kind in cards)
                    s.tell("your-hand", {"cards": hand}, int(just(player)))
            begin_turn(s, s.game.left_of[s.dealer])


@final
class Draw(FromStock):
    """K5: cards come off the stock into the hand of the player whose turn it is."""

    def play(self, s: Kilometers, seat: i64, move: Move) -> None:
        player = s.turn_seat
        s.draw(player, move.a)
        if s.stock_size == 0:
            s.drew_last = True
        if s.news is not None:
            s.tell("drew", {"seat": int(player)}, EVERYONE & ~int(just(player)))
            s.tell("you-drew", {"card": NAMES[move.a]}, int(just(player)))
        s.owed -= 1
        draw_or_play(s)


@final
class Play(Phase[Kilometers]):
    """K5–K7: play or discard one card."""

    def offer(self, s: Kilometers, seat: i64, choices: Choices) -> None:
        packing = s.params.packing
        me = s.side(seat)
        hand = s.hands[seat]
        own = open_own(s, me)
        while hand:
            kind = packing.first(hand)
            hand = packing.without(hand, kind)
            choices.add(kind)  # K6: discarding is always allowed
            if is_attack(kind):
                self.offer_attacks(s, me, kind, choices)
            elif packing.has(own, kind):
                choices.add(FIRST_PLAY + kind)

    def offer_attacks(self, s: Kilometers, me: Side, kind: i64, choices: Choices) -> None:
        sides: i64 = len(s.sides)
        number: i64 = 0
        while number < sides:
            victim = s.sides[number]
            if victim is not me and refuse_attack(s.params, victim, kind) is OK:
                choices.add(FIRST_ATTACK + (kind - ACCIDENT) * sides + number)
            number += 1

    def refusal(self, s: Kilometers, seat: i64, move: Move) -> Refusal:
        if move.verb > ATTACK:
            return NO_SUCH_CHOICE
        if not s.holds(seat, move.a):
            return NOT_IN_HAND
        if move.verb == DISCARD:
            return OK
        if move.verb == PLAY:
            return refuse_own(s, s.side(seat), move.a)
        if move.b == s.game.side_of[seat]:
            return OWN_SIDE
        return refuse_attack(s.params, s.sides[move.b], move.a)

    def play(self, s: Kilometers, seat: i64, move: Move) -> None:
        kind = move.a
        s.take(seat, kind)
        if move.verb == DISCARD:
            s.throw_away(kind)
            if s.news is not None:
                s.tell("discarded", {"seat": int(seat), "card": NAMES[kind]})
            end_turn(s)
        elif move.verb == ATTACK:
            self.attack(s, seat, move)
        else:
            self.play_own(s, seat, kind)

    def attack(self, s: Kilometers, seat: i64, move: Move) -> None:
        victim = s.sides[move.b]
        victim.cards += s.params.packing.one[move.a]
        attack(victim, move.a)
        if s.news is not None:
            s.tell("attacked", {"seat": int(seat), "card": NAMES[move.a], "victim": int(move.b)})
        if not s.could_react(move.a):
            end_turn(s)
            return
        s.victim = move.b
        s.hazard = move.a
        s.ask(REACTION, s.game.seats_of[move.b])

    def play_own(self, s: Kilometers, seat: i64, kind: i64) -> None:
        me = s.side(seat)
        me.cards += s.params.packing.one[kind]
        if s.news is not None:
            s.tell("played", {"seat": int(seat), "card": NAMES[kind]})
        if is_trump(kind):
            play_trump(s, me, kind)
            s.owed = 1  # K20
            draw_or_play(s)
        elif is_distance(kind):
            drive(me, kind)
            if me.km == s.target:
                reach_target(s, seat)
            else:
                end_turn(s)
        else:
            mend(me, kind)
            end_turn(s)


@final
class Reaction(Phase[Kilometers]):
    """K24–K28: each member of the attacked side may answer with the trump, or not.

    All are asked whenever nobody can know from the table where the trump is, so the question and
    its answer tell nothing.
    """

    def offer(self, s: Kilometers, seat: i64, choices: Choices) -> None:
        if s.holds(seat, trump_against(s.hazard)):
            choices.add(REACT_ID)
        choices.add(DECLINE_ID)

    def refusal(self, s: Kilometers, seat: i64, move: Move) -> Refusal:
        if move.verb == DECLINE:
            return OK
        if move.verb != REACT:
            return NO_SUCH_CHOICE
        return OK if s.holds(seat, trump_against(s.hazard)) else NOT_THE_TRUMP

    def decline(self, s: Kilometers) -> Move:
        return s.game.moves[DECLINE_ID]

    def play(self, s: Kilometers, seat: i64, move: Move) -> None:
        if move.verb == REACT:
            s.reactor = seat
        s.due &= ~just(seat)
        if s.due:
            return
        reactor = s.reactor
        victim = s.sides[s.victim]
        if reactor >= 0:
            trump = trump_against(s.hazard)
            s.take(reactor, trump)
            victim.cards += s.params.packing.one[trump]
            react(s, victim, trump)
            if s.news is not None:
                s.tell("reacted", {"seat": int(reactor), "card": NAMES[trump]})
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


@final
class Extension(Phase[Kilometers]):
    """K31: at 700 exactly, on to 1000 or not."""

    def offer(self, s: Kilometers, seat: i64, choices: Choices) -> None:
        choices.add(EXTEND_ID)
        choices.add(FINISH_ID)

    def refusal(self, s: Kilometers, seat: i64, move: Move) -> Refusal:
        return OK if move.verb == EXTEND or move.verb == FINISH else NO_SUCH_CHOICE

    def play(self, s: Kilometers, seat: i64, move: Move) -> None:
        if move.verb == FINISH:
            end_rally(s, s.game.side_of[seat])
            return
        s.extender = s.game.side_of[seat]
        s.target = TARGET
        if s.news is not None:
            s.tell("extended", {"seat": int(seat)})
        end_turn(s)


DEAL: Final = Deal("deal")
DRAWING: Final = Draw("draw")
PLAYING: Final = Play("play")
REACTION: Final = Reaction("reaction", sealed=True, reaction=True)
EXTENSION: Final = Extension("extension")
PHASES: Final[dict[str, Phase[Kilometers]]] = {
    "deal": DEAL,
    "draw": DRAWING,
    "play": PLAYING,
    "reaction": REACTION,
    "extension": EXTENSION,
}


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
    s.ask(DEAL, just(LUCK))


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


def reach_target(s: Kilometers, seat: i64) -> None:
    """K30, K31."""
    if s.news is not None:
        s.tell("reached", {"seat": int(seat), "km": int(s.target)})
    if s.params.extension and s.extender < 0:
        s.ask(EXTENSION, just(seat))
    else:
        end_rally(s, s.game.side_of[seat])


def end_rally(s: Kilometers, winner: i64) -> None:
    """Score it; K44: the match ends after one rally, or when the championship is decided."""
    score_rally(s, winner)
    totals = s.ledger.totals
    best = max(totals)
    if s.params.championship and (best < CHAMPIONSHIP_POINTS or totals.count(best) > 1):
        begin_rally(s)
        return
    s.end()
    if s.news is not None:
        for number, total in enumerate(totals):
            if total == best:
                s.tell("won-match", {"side": number, "points": total})
