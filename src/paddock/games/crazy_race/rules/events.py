"""The events of a race: one function per event, which reports it to those who listen.

Each function first checks whether anybody listens, since most matches are played without an
audience.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from paddock.core.result import tell_standing, tell_winners
from paddock.core.seats import EVERYONE, just, without
from paddock.games.crazy_race.rules.cards import ENGINES, PILES, PLACES, SIDES, STAGES, UNKNOWN
from paddock.games.crazy_race.rules.rail import HOME, SPACE, TURNTABLE
from paddock.games.crazy_race.rules.scoring import (
    NO_SIDE,
    bids,
    cards_at,
    first_places,
    is_tied,
    taboo_side,
)
from paddock.games.crazy_race.rules.state import CrazyRace

ANY: Final = "F"  # the side without a locomotive, as an edition writes it

EVENTS: Final = [
    "stage-turned",
    "laid",
    "you-laid",
    "passed",
    "no-cards",
    "taboo",
    "recovered",
    "side-won",
    "side-tied",
    "side-empty",
    "move-lost",
    "ran",
    "took-points",
    "no-points",
    "point-turned",
    "robbed",
    "took-back",
    "race-over",
    "cards-spent",
    "straggler",
    "straggler-chose",
    "runner-up",
    "last-engine",
    "won-match",
    "shared-match",
    "standing",
]


# Laying


def stage_turned(s: CrazyRace) -> None:
    if s.news is not None:
        s.tell("stage-turned", {"stage": int(s.stage), "seat": int(s.start), "lines": sides(s)})


def sides(s: CrazyRace) -> str:
    """What the stage card shows, clockwise from the arrow: `A:2 B:3 F:? C:1`."""
    shown = []
    for side in range(s.card * SIDES, (s.card + 1) * SIDES):
        engine, distance = int(s.params.engine[side]), int(s.params.distance[side])
        shown.append(f"{[*ENGINES, ANY][engine]}:{'?' if distance == UNKNOWN else distance}")
    return " ".join(shown)


def laid(s: CrazyRace, seat: i64, kind: i64, side: i64) -> None:
    """Everybody hears who lays where; only the one who lays hears which card it is."""
    if s.news is None:
        return
    at = PLACES[side]
    s.tell("laid", {"seat": int(seat), "place": at}, int(without(EVERYONE, seat)))
    s.tell("you-laid", {"card": s.params.names[kind], "place": at}, int(just(seat)))
    if not s.hands[seat]:
        s.tell("no-cards", {"seat": int(seat)})  # CZ21
    taboo = taboo_side(s)
    if taboo != NO_SIDE and cards_at(s, side) == 1:  # the first card at the third side
        s.tell("taboo", {"place": PLACES[taboo]})  # CZ7


def passed(s: CrazyRace, seat: i64) -> None:
    if s.news is not None:
        s.tell("passed", {"seat": int(seat)})


def recovered(s: CrazyRace, seat: i64) -> None:
    if s.news is not None:
        s.tell("recovered", {"seat": int(seat)})


def took_back(s: CrazyRace, seat: i64, kind: i64) -> None:
    if s.news is not None:
        s.tell("took-back", {"seat": int(seat), "card": s.params.names[kind]})


# Scoring a side


def side_empty(s: CrazyRace, side: i64) -> None:
    if s.news is not None:
        s.tell("side-empty", {"place": PLACES[side]})


def side_won(s: CrazyRace, side: i64) -> None:
    if s.news is not None:
        code = "side-tied" if is_tied(s, side) else "side-won"
        s.tell(code, {"seat": int(s.winner), "place": PLACES[side], "tally": bids(s, side)})


def engine_home(s: CrazyRace, seat: i64, engine: i64) -> None:
    """CZ9: the move is lost, since the locomotive shown is home."""
    if s.news is not None:
        s.tell("move-lost", {"seat": int(seat), "engine": ENGINES[engine], "all": 0})


def all_home(s: CrazyRace, seat: i64) -> None:
    """The move is lost, since all locomotives of the winner are home."""
    if s.news is not None:
        s.tell("move-lost", {"seat": int(seat), "engine": "", "all": 1})


def ran(s: CrazyRace, seat: i64, engine: i64, begun: i64, spaces: i64) -> None:
    """A locomotive has moved from the place where it had begun."""
    if s.news is None:
        return
    place = s.place_of(seat, engine)
    where = "home" if place == HOME else "turntable" if place == TURNTABLE else "space"
    s.tell(
        "ran",
        {
            "seat": int(seat),
            "engine": ENGINES[engine],
            "spaces": int(spaces),
            "jumped": int(place - begun - spaces),
            "where": where,
            "space": int(SPACE[place]),
            "heading": "out" if place < TURNTABLE else "back",
        },
    )


# Point cards


def took_points(s: CrazyRace, seat: i64, pile: i64, kind: i64) -> None:
    if s.news is not None:
        points = int(s.params.point_value[kind])
        s.tell("took-points", {"seat": int(seat), "place": PILES[pile], "points": points})


def no_points(s: CrazyRace, seat: i64, pile: i64) -> None:
    if s.news is not None:
        s.tell("no-points", {"seat": int(seat), "place": PILES[pile]})


def point_turned(s: CrazyRace, pile: i64, kind: i64) -> None:
    if s.news is not None:
        points = int(s.params.point_value[kind])
        s.tell("point-turned", {"place": PILES[pile], "points": points})


def robbed(s: CrazyRace, seat: i64, victim: i64, kind: i64) -> None:
    if s.news is not None:
        points = int(s.params.point_value[kind])
        s.tell("robbed", {"seat": int(seat), "victim": int(victim), "points": points})


# The end


def race_over(s: CrazyRace) -> None:
    if s.news is not None:
        s.tell("race-over" if s.stage == STAGES else "cards-spent", {"stage": int(s.stage)})


def straggler(s: CrazyRace, seat: i64, kind: i64) -> None:
    if s.news is not None:
        s.tell("straggler", {"seat": int(seat), "points": int(s.params.point_value[kind])})


def straggler_chose(s: CrazyRace, seat: i64, kind: i64) -> None:
    if s.news is not None:
        s.tell("straggler-chose", {"seat": int(seat), "points": int(s.params.point_value[kind])})


def won(s: CrazyRace) -> None:
    """CZ22, CZ26: who has won, and which tie-break decided it."""
    if s.news is None:
        return
    first, candidates = first_places(s)
    if candidates != first:
        s.tell("runner-up", {"points": s.ledger.totals[first[0]]})
    best = s.winners()
    if len(best) < len(candidates):
        for side in best:
            s.tell("last-engine", {"side": side})
    tell_winners(s)
    tell_standing(s)
