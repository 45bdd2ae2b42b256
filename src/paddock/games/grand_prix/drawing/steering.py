"""Steering space by space: which way leads on, from each space, to an end that is allowed."""

from __future__ import annotations

import json

from paddock.games.grand_prix.drawing.circuit import circuit_of
from paddock.games.grand_prix.rules.track import HOME
from paddock.games.grand_prix.rules.view import GrandPrixView

STRAIGHT, LEFT, RIGHT = "s", "l", "r"


def steering(view: GrandPrixView) -> str:
    """A JSON text for the page: `next` has for each `spaces:cell` what lies straight on, left and
    right, as far as an end can still be reached from there; `at` has the middle of each cell.

    `spaces` counts those that are already driven. `start` is where the car stands.
    """
    track = view.circuit
    taken = {car.cell for car in view.cars if car.cell and car.colour != view.car}
    taken |= {twin_name(view, name) for name in taken}
    here = view.driving().cell
    spaces = max((len(way) for way in view.ways.values()), default=0)
    leads: dict[str, dict[str, str]] = {}
    reaches(view, track.numbers[here], 0, spaces, taken, leads)
    circuit = circuit_of(track)
    used = {here} | {name for ways in leads.values() for name in ways.values()}
    middles = {
        name: [circuit.cells[track.numbers[name]].x, circuit.cells[track.numbers[name]].y]
        for name in sorted(used)
        if name != "finish"
    }
    (ax, ay), (bx, by) = circuit.finish()
    middles["finish"] = [(ax + bx) / 2, (ay + by) / 2]
    facts = {"start": here, "next": leads, "at": middles, "ends": list(view.ways)}
    return json.dumps(facts, separators=(",", ":"))


def twin_name(view: GrandPrixView, name: str) -> str:
    """The other name of a cell of the grid, which is also the end of the lap; else empty."""
    if name not in view.circuit.numbers:
        return ""
    twin = int(view.circuit.twin[view.circuit.numbers[name]])
    return view.circuit.names[twin] if twin >= 0 else ""


def reaches(
    view: GrandPrixView,
    cell: int,
    driven: int,
    spaces: int,
    taken: set[str],
    leads: dict[str, dict[str, str]],
) -> bool:
    """Whether an end can be reached from here; fills `leads` on the way."""
    track = view.circuit
    key = f"{driven}:{track.names[cell]}"
    if key in leads:
        return bool(leads[key])
    if driven == spaces:
        return track.names[cell] in view.ways
    ways: dict[str, str] = {}
    leads[key] = ways
    for one in track.next[cell]:
        if one == HOME:
            if "finish" in view.ways:
                ways[STRAIGHT] = "finish"
            continue
        name = track.names[one]
        if name in taken or not reaches(view, one, driven + 1, spaces, taken, leads):
            continue
        lane, here = int(track.lane[one]), int(track.lane[cell])
        ways[STRAIGHT if lane == here else LEFT if lane < here else RIGHT] = name
    return bool(ways)
