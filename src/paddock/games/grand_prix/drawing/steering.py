"""Data for steering a car space by space: the steps that lead to an allowed end."""

from __future__ import annotations

import json

from paddock.games.grand_prix.drawing.circuit import circuit_of
from paddock.games.grand_prix.rules.track import HOME
from paddock.games.grand_prix.rules.view import GrandPrixView

STRAIGHT, LEFT, RIGHT = "s", "l", "r"


def steering(view: GrandPrixView) -> str:
    """The steering data of the car to be driven, as JSON.

    `next` has, for each `spaces:cell`, the cells straight on, left and right from which an end can
    still be reached; `spaces` is the number of spaces already driven. `at` has the centre of each
    cell, and `start` is the cell of the car.
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
    """The second name of a cell that is both grid and end of the lap; empty for other cells."""
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
    """Whether an end can be reached from this cell; fills `leads` while searching."""
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
