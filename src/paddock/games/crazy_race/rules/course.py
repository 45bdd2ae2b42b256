"""The course of a race: what comes after what, until somebody or luck is asked."""

from __future__ import annotations

from mypy_extensions import i64

from paddock.core.bag import POWERS
from paddock.core.errors import OK
from paddock.core.seats import LUCK, just
from paddock.games.crazy_race.rules.box import ENGINES, FREE, PLACES, SIDES, STAGES, UNKNOWN
from paddock.games.crazy_race.rules.rail import HOME, PER_RAIL
from paddock.games.crazy_race.rules.rules import (
    collect,
    discard,
    may_rob,
    refuse_run,
    run,
    take_top,
)
from paddock.games.crazy_race.rules.scoring import (
    bare_pile,
    bids,
    cards_at,
    first_places,
    highest,
    is_tied,
    laggards,
    winner_of,
)
from paddock.games.crazy_race.rules.state import (
    CHOICE,
    LAYING,
    POINTS,
    RECOVERY,
    ROBBERY,
    ROUNDS,
    SPLIT,
    STRAGGLERS,
    TAKING,
    TURNING,
    TURNTABLE_PILE,
    YARD_PILE,
    CrazyRace,
)

# Before and while cards are laid


def begin_race(s: CrazyRace) -> None:
    """CZ1–CZ4: all cards in hand, all locomotives in the yard, the first seat starts."""
    params = s.params
    for seat in range(s.params.players):
        s.hands[seat] = params.full
    for pile in range(2):
        s.rests[pile] = params.point_bag(params.piles[pile])
        if not params.shuffled:
            s.tops[pile] = highest(s, s.rests[pile])
            s.rests[pile] -= params.point_packing.one[s.tops[pile]]
    s.aside = params.point_bag(params.aside)
    s.to_come = POWERS[STAGES] - 1
    if bare_pile(s) >= 0:
        s.put(POINTS, just(LUCK))
    else:
        ask_recovery(s)


def ask_recovery(s: CrazyRace) -> None:
    """CZ20: before a stage starts; its predecessor still lies on the table to be looked at."""
    able: i64 = 0
    seat: i64 = 0
    while seat < s.params.players:
        if s.may_recover(seat):
            able |= just(seat)
        seat += 1
    if able:
        s.put(RECOVERY, able)
    else:
        s.put(TURNING, just(LUCK))


def begin_stage(s: CrazyRace, card: i64) -> None:
    """CZ5, CZ13, CZ14: clear the table, hand the start player card on, turn the stage card."""
    collect(s)
    if s.stage > 0:
        s.start = (s.start + 1) % s.params.players
    s.stage += 1
    s.card = card
    s.to_come &= ~POWERS[card]
    s.chance = 0
    s.scored = 0
    s.winner = -1
    s.moved = 0
    if s.news is not None:
        s.tell("stage-turned", {"stage": int(s.stage), "seat": int(s.start)})
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


# Scoring


def proceed(s: CrazyRace) -> None:
    """CZ8: on with the scoring, side by side."""
    while True:
        if s.claims:
            if settle(s):
                return
        elif s.left:
            if split(s):
                return
        elif s.scored < SIDES:
            if turn_side(s):
                return
        else:
            end_stage(s)
            return


def settle(s: CrazyRace) -> bool:
    """CZ18: the winner gets what he has claimed; whether something is asked on the way."""
    if s.claims & POWERS[TURNTABLE_PILE]:
        s.claims &= ~POWERS[TURNTABLE_PILE]
        take_top(s, s.winner, TURNTABLE_PILE)
    elif may_rob(s, s.winner):
        s.put(ROBBERY, just(s.winner))
        return True
    else:
        s.claims = 0
        take_top(s, s.winner, YARD_PILE)
    if bare_pile(s) >= 0:
        s.put(POINTS, just(LUCK))
        return True
    return False


def turn_side(s: CrazyRace) -> bool:
    """CZ8–CZ12: turn the cards of the next side; whether its winner has a choice."""
    side = s.scored
    s.scored += 1
    if not s.used & POWERS[side]:
        if s.news is not None:
            s.tell("side-empty", {"place": PLACES[side]})
        return False
    s.learnt = s.ply  # what was face down is known now
    s.winner = winner_of(s, side)
    if s.news is not None:
        code = "side-tied" if is_tied(s, int(side)) else "side-won"
        s.tell(code, {"seat": int(s.winner), "place": PLACES[side], "tally": bids(s, int(side))})
    engine = s.side_engine()
    if engine != FREE:
        if refuse_run(s, s.winner, engine) is OK:
            run(s, s.winner, engine, s.side_distance())
        elif s.news is not None:  # CZ9
            s.tell("move-lost", {"seat": int(s.winner), "engine": ENGINES[engine], "all": 0})
        return False
    if s.running(s.winner) == 0:
        if s.news is not None:
            s.tell("move-lost", {"seat": int(s.winner), "engine": "", "all": 1})
        return False
    if s.side_distance() == UNKNOWN:
        s.left = cards_at(s, side)
        return False
    if s.running(s.winner) == 1:
        run(s, s.winner, only_engine(s, s.winner), s.side_distance())
        return False
    s.put(CHOICE, just(s.winner))
    return True


def split(s: CrazyRace) -> bool:
    """CZ11, CZ12: on with a "?"; whether there is a choice of locomotives."""
    running = s.running(s.winner)
    if running > 1:
        s.put(SPLIT, just(s.winner))
        return True
    left = s.left
    s.left = 0
    if running == 1:
        run(s, s.winner, only_engine(s, s.winner), left)
    return False


def only_engine(s: CrazyRace, seat: i64) -> i64:
    """The first locomotive of a seat that is not home."""
    engine: i64 = 0
    while s.engines[seat * PER_RAIL + engine] == HOME:
        engine += 1
    return engine


# The end of a stage and of the race


def end_stage(s: CrazyRace) -> None:
    """CZ13, CZ22: who moved nothing may take a card back, unless the race is over."""
    if s.stage == STAGES or s.spent():
        end_race(s)
        return
    able: i64 = 0
    n: i64 = 0
    while n < s.laid_count:
        able |= just(s.laid_by(n))
        n += 1
    able &= ~s.moved
    if able:
        s.put(TAKING, able)
    else:
        ask_recovery(s)


def end_race(s: CrazyRace) -> None:
    """CZ22, CZ24: stragglers pay before the points are counted."""
    if s.news is not None:
        s.tell("race-over" if s.stage == STAGES else "cards-spent", {"stage": int(s.stage)})
    choosers: i64 = 0
    if s.params.stragglers:
        last, second = laggards(s)
        for seat in last:
            if s.points[seat]:
                discard(s, seat, highest(s, s.points[seat]), "straggler")
        for seat in second:
            if s.points[seat]:
                choosers |= just(seat)
    if choosers:
        s.put(STRAGGLERS, choosers)
    else:
        crown(s)


def crown(s: CrazyRace) -> None:
    """CZ22, CZ26: the race is over."""
    s.end()
    if s.news is None:
        return
    first, candidates = first_places(s)
    if candidates != first:
        s.tell("runner-up", {"points": s.ledger.totals[first[0]]})
    best = s.winners()
    if len(best) < len(candidates):
        for side in best:
            s.tell("last-engine", {"side": side})
    for side in best:
        s.tell("won-match", {"side": side, "points": s.ledger.totals[side]})
