"""The end of a leg: unused events, the ledger, and who has won (CR26 to CR29)."""

from __future__ import annotations

from mypy_extensions import i64

from paddock.games.crazy_rally.rules.parameters import EVENT_BONUS
from paddock.games.crazy_rally.rules.state import CrazyRally


def score_leg(s: CrazyRally) -> None:
    """Enter the leg into the ledger, with a line for what was driven and one for events kept."""
    for seat in range(s.params.players):
        before = s.ledger.totals[seat]
        enter(s, seat, "driven", "CR20", int(s.distance[seat]) - before)
        bonus = EVENT_BONUS * events_kept(s, seat)
        if bonus:
            s.distance[seat] += bonus
            enter(s, seat, "events", "CR26", int(bonus))
    if s.news is not None:
        s.tell("leg-over", {"leg": int(s.leg)})
        tell_places(s)


def events_kept(s: CrazyRally, seat: i64) -> i64:
    """CR26: the unused event cards of a player who finished."""
    return s.params.packing.count(s.hands[seat], s.params.event) if s.standing(seat) == 0 else 0


def enter(s: CrazyRally, side: int, reason: str, rule: str, points: int) -> None:
    s.ledger.add(int(s.leg), side, reason, rule, points)
    if points and s.news is not None:
        s.tell("scored", {"side": side, "reason": reason, "rule": rule, "points": points})


def tell_places(s: CrazyRally) -> None:
    """One line a car, the first place first."""
    places = s.places()
    for place, seat in sorted((place, seat) for seat, place in enumerate(places)):
        how = ["placed", "placed-crashed", "placed-out"][s.standing(seat)]
        args: dict[str, int | str] = {
            "seat": seat,
            "rank": place,
            "distance": int(s.distance[seat]),
        }
        s.tell(how, args)
