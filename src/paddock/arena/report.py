"""A tally as data for programs, and as a table for people."""

from __future__ import annotations

from paddock.arena.plan import Plan
from paddock.arena.tally import Entrant, Interval, Sum, Tally


def to_dict(plan: Plan, tally: Tally) -> dict[str, object]:
    """The tally, ready for JSON; it is the same for two runs of one plan."""
    game = plan.loaded().game
    return {
        "game": game.name,
        "rules_version": game.version,
        "preset": game.setup.preset,
        "edition": game.edition.name,
        "options": game.setup.changed(),
        "seats": list(plan.seats),
        "seed": plan.seed,
        "matches": tally.matches,
        "deals": tally.deals,
        "matches_per_deal": plan.rotations(),
        "mean_plies": round(tally.plies / tally.matches, 3) if tally.matches else 0.0,
        "entrants": [entrant_to_dict(tally, name, game.parts) for name in names(plan)],
        "length": tally.length.mean(tally.deals).to_dict(),
        "spread": tally.spread.mean(tally.deals, game.parts).to_dict(),
        "nobody_wins": tally.unwon,
        "seat_wins": [
            {"seat": seat + 1, **samples.mean(tally.deals).to_dict()}
            for seat, samples in sorted(tally.seats.items())
        ],
        "sequential_test": tally.verdict.to_dict() if tally.verdict else None,
        "failed_matches": tally.failed,
        "void_deals": tally.void,
        "errors": [fault.to_dict() for fault in tally.faults],
    }


def names(plan: Plan) -> list[str]:
    """The entrants, each once, in the order of the plan."""
    return list(dict.fromkeys(plan.seats))


def entrant_to_dict(tally: Tally, name: str, parts: int) -> dict[str, object]:
    """One entrant, ready for JSON."""
    entrant = tally.entrants.get(name, Entrant())
    facts: dict[str, object] = {"name": name, **sum_to_dict(entrant.total)}
    facts["win_rate"] = tally.win_rate(name).to_dict()
    facts["edge"] = tally.edge(name).to_dict()
    if entrant.luck.squares:
        fair, saved = tally.fair_edge(name)
        facts["luck_adjusted_edge"] = {**fair.to_dict(), "saves": round(saved, 4)}
    facts["points"] = tally.points(name).over(parts).to_dict()
    facts["lead"] = tally.lead(name).over(parts).to_dict()
    facts["seats"] = [
        {"seat": seat + 1, **sum_to_dict(results), "points": results.mean_points(parts)}
        for seat, results in sorted(entrant.seats.items())
    ]
    return facts


def sum_to_dict(results: Sum) -> dict[str, object]:
    """A sum, ready for JSON."""
    return {
        "played": results.played,
        "wins": round(results.wins(), 4),
        "win_rate": results.rate().to_dict(),
    }


def to_text(plan: Plan, tally: Tally) -> str:
    """The tally as a table for people."""
    lines = _heading(plan, tally)
    for name in names(plan):
        lines += _entrant(plan, tally, name)
    if tally.matches:
        lines += ["", f"{tally.plies / tally.matches:.1f} decisions a match"]
    lines += _without_luck(plan, tally)
    if tally.verdict is not None:
        lines += ["", tally.verdict.sentence()]
    lines += _faults(tally)
    return "\n".join(line.rstrip() for line in lines)


def _heading(plan: Plan, tally: Tally) -> list[str]:
    game, wide = plan.loaded().game, name_width(plan)
    return [
        f"{game.name} ({game.setup.preset}), {' '.join(plan.seats)}, seed {plan.seed}: "
        f"{tally.matches} matches, {tally.deals} deals in {plan.rotations()} seatings each",
        "",
        f"{'entrant':<{wide}} {'played':>7} {'wins':>9}  {'win rate (95 %)':<21} "
        f"{'wins – others (95 %)':<23} {'points (95 %)':<21} {'lead (95 %)':<18}",
    ]


def name_width(plan: Plan) -> int:
    """The width of the column of names."""
    return max(10, *(len(name) for name in names(plan)))


def _entrant(plan: Plan, tally: Tally, name: str) -> list[str]:
    """The line of an entrant, and one for each of its seats."""
    parts, wide = plan.loaded().game.parts, name_width(plan)
    entrant = tally.entrants.get(name, Entrant())
    lines = [
        f"{name:<{wide}} {entrant.total.played:>7} {entrant.total.wins():>9.1f}  "
        f"{percent(tally.win_rate(name)):<21} {percent(tally.edge(name), '+'):<23} "
        f"{figure(tally.points(name).over(parts)):<21} "
        f"{figure(tally.lead(name).over(parts), '+'):<18}"
    ]
    mean = digits(tally.points(name).over(parts))
    for seat, results in sorted(entrant.seats.items()):
        lines.append(
            f"{f'  seat {seat + 1}':<{wide}} {results.played:>7} {results.wins():>9.1f}  "
            f"{percent(results.rate()):<21} {'':<23} {results.mean_points(parts):.{mean}f}"
        )
    return lines


def _without_luck(plan: Plan, tally: Tally) -> list[str]:
    lines = []
    for name in names(plan):
        fair, saved = tally.fair_edge(name)
        if saved > 0:  # otherwise it repeats the line above
            lines.append(
                f"{name}, wins – others without luck: {percent(fair, '+')}; "
                f"as sure with {100 * saved:.0f} % fewer matches"
            )
    return lines


def _faults(tally: Tally) -> list[str]:
    lines = [
        f"match {fault.match + 1}: {fault.entrant} in seat {fault.seat + 1}, "
        f"ply {fault.ply}: {fault.reason}"
        for fault in tally.faults
    ]
    if tally.failed:
        lines.append(f"{tally.failed} matches failed; {tally.void} deals were left out")
    return lines


def percent(rate: Interval, sign: str = "") -> str:
    """A share as a percentage."""
    to = " to " if sign else "–"
    low, high = f"{100 * rate.low:{sign}.1f}", f"{100 * rate.high:{sign}.1f}"
    return f"{100 * rate.value:{sign or ' '}5.1f} % ({low}{to}{high})"


def figure(points: Interval, sign: str = "") -> str:
    """A number for people to read."""
    form = f"{sign}.{digits(points)}f"
    return f"{points.value:{form}} ({points.low:{form}} to {points.high:{form}})"


def digits(points: Interval) -> int:
    """One decimal where whole numbers would hide the interval."""
    return 1 if points.high - points.low < 10 else 0
