"""What may be laid where, and what it does: each rule's refusal beside its effect."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from paddock.core.errors import OK, Refusal, Refusals
from paddock.games.kilometers.rules.cards import (
    D50,
    D200,
    END_LIMIT,
    GREEN,
    KINDS,
    KM,
    LIMIT,
    NO_CARD,
    PRIORITY,
    SHORTEST,
    STOP,
    is_attack,
    is_distance,
    is_trump,
    remedy_for,
    trump_against,
)
from paddock.games.kilometers.rules.parameters import NOT_ASKED_YET, ROOMS, Parameters
from paddock.games.kilometers.rules.state import Kilometers, Side, two_hundreds

REFUSALS: Final = Refusals()
NOT_IN_HAND: Final = REFUSALS.add("not-in-hand", "K5")
NOT_ROLLING: Final = REFUSALS.add("not-rolling", "K9")
TOO_FAST: Final = REFUSALS.add("too-fast", "K10")
PAST_THE_TARGET: Final = REFUSALS.add("past-the-target", "K11")
ENOUGH_200S: Final = REFUSALS.add("enough-200s", "K12")
VICTIM_NOT_ROLLING: Final = REFUSALS.add("victim-not-rolling", "K13")
ALREADY_LIMITED: Final = REFUSALS.add("already-limited", "K14")
LIMIT_NEEDS_GREEN: Final = REFUSALS.add("limit-needs-green", "K14")
SHIELDED: Final = REFUSALS.add("shielded", "K15")
NOTHING_TO_MEND: Final = REFUSALS.add("nothing-to-mend", "K16")
NOT_LIMITED: Final = REFUSALS.add("not-limited", "K16")
GREEN_IS_NO_ANSWER: Final = REFUSALS.add("green-is-no-answer", "K17")
ALREADY_ROLLING: Final = REFUSALS.add("already-rolling", "K17")
GREEN_NOT_NEEDED: Final = REFUSALS.add("green-not-needed", "K17")
OWN_SIDE: Final = REFUSALS.add("own-side", "K18")
NOT_THE_TRUMP: Final = REFUSALS.add("not-the-trump", "K24")
NO_CARD_LEFT: Final = REFUSALS.add("no-card-left", "K4")


# The stock


def refuse_draw(s: Kilometers, kind: i64) -> Refusal:
    """What luck may not draw: a card that is no longer in the stock."""
    return OK if s.params.packing.has(s.stock, kind) else NO_CARD_LEFT


# Driving


def refuse_distance(s: Kilometers, me: Side, kind: i64) -> Refusal:
    if not me.rolling():
        return NOT_ROLLING
    if me.limited and kind > D50:
        return TOO_FAST
    if me.km + KM[kind] > s.target:
        return PAST_THE_TARGET
    if kind == D200 and has_enough_200s(s, me):
        return ENOUGH_200S
    return OK


def has_enough_200s(s: Kilometers, me: Side) -> bool:
    """K12 option."""
    most = s.params.max_200
    return most > 0 and two_hundreds(s.params, me) >= most


def drive(me: Side, kind: i64) -> None:
    me.km += KM[kind]


# Attacks


def refuse_attack(params: Parameters, victim: Side, hazard: i64) -> Refusal:
    if victim.has(trump_against(hazard)):
        return SHIELDED  # K15
    if hazard == LIMIT:
        if victim.limited:
            return ALREADY_LIMITED
        if params.limit_needs_green and not victim.rolling():
            return LIMIT_NEEDS_GREEN
        return OK  # K14: even on a stopped car
    return OK if victim.rolling() else VICTIM_NOT_ROLLING  # K13


def attack(victim: Side, hazard: i64) -> None:
    if hazard == LIMIT:
        victim.limited = True
        return
    victim.under = victim.top
    victim.top = hazard


def lift_attack(s: Kilometers, victim: Side, hazard: i64) -> None:
    """The attack goes to the discard pile and what lay under it counts again (K21, K25)."""
    if hazard == LIMIT:
        victim.limited = False
    else:
        victim.top = victim.under
        victim.under = NO_CARD
    victim.cards -= s.params.packing.one[hazard]
    s.throw_away(hazard)


# Remedies


def refuse_remedy(me: Side, kind: i64) -> Refusal:
    if kind == GREEN:
        return refuse_green(me)
    if kind == END_LIMIT:
        return OK if me.limited else NOT_LIMITED
    return OK if is_attack(me.top) and kind == remedy_for(me.top) else NOTHING_TO_MEND  # K16


def refuse_green(me: Side) -> Refusal:
    """K17: at the start, on Red and on a remedy."""
    if me.has(PRIORITY):
        return GREEN_NOT_NEEDED
    if me.top == GREEN:
        return ALREADY_ROLLING
    return GREEN_IS_NO_ANSWER if is_attack(me.top) and me.top != STOP else OK


def mend(me: Side, kind: i64) -> None:
    if kind == END_LIMIT:
        me.limited = False
        return
    me.top = kind
    me.under = NO_CARD


# Trumps


def play_trump(s: Kilometers, me: Side, trump: i64) -> None:
    """K19, K21, K22: it may always be played, and answers what it can."""
    hazard = me.top
    if is_attack(hazard) and trump_against(hazard) == trump:
        lift_attack(s, me, hazard)
        if s.params.green_after_trump and trump != PRIORITY:
            me.top = NO_CARD  # K21 option: the pile is turned over, so Green is needed again
    if trump == PRIORITY and me.limited:
        lift_attack(s, me, LIMIT)
    me.lay_trump(trump)


def refuse_reaction(s: Kilometers, seat: i64) -> Refusal:
    """K24: the trump must be in this very hand."""
    return OK if s.holds(seat, trump_against(s.hazard)) else NOT_THE_TRUMP


def react(s: Kilometers, me: Side, trump: i64) -> None:
    """K23–K25: the attack counts as never played, and the trump lies crosswise."""
    lift_attack(s, me, s.hazard)
    me.lay_crosswise(trump)
    if trump == PRIORITY:  # K22: it ends whatever else it answers
        if me.limited:
            lift_attack(s, me, LIMIT)
        if me.top == STOP:
            lift_attack(s, me, STOP)


# Own tableau


def refuse_own(s: Kilometers, me: Side, kind: i64) -> Refusal:
    """Why a card of this kind may not go on one's own tableau."""
    if is_distance(kind):
        return refuse_distance(s, me, kind)
    if is_trump(kind):
        return OK  # K19
    if is_attack(kind):
        return OWN_SIDE  # K7: it goes on an opponent, who is named
    return refuse_remedy(me, kind)


def open_own(s: Kilometers, me: Side) -> i64:
    """The kinds that `refuse_own` allows on the seat's own tableau, as a bag with one card of each.

    Every turn needs it, so the answer of each situation is computed once and kept.
    """
    number = situation(s, me)
    bag = s.params.open_own[number]
    if bag == NOT_ASKED_YET:
        bag = 0
        for kind in range(KINDS):
            if refuse_own(s, me, kind) is OK:
                bag += s.params.packing.one[kind]
        s.params.open_own[number] = bag
    return bag


def situation(s: Kilometers, me: Side) -> i64:
    """Everything that `refuse_own` depends on, as one number below SITUATIONS."""
    room = max(0, min(s.target - me.km, KM[D200]))
    number = me.top + 1
    number = number * ROOMS + room // SHORTEST
    number = number * 2 + (1 if me.limited else 0)
    number = number * 2 + (1 if me.has(PRIORITY) else 0)
    return number * 2 + (1 if has_enough_200s(s, me) else 0)
