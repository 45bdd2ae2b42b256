"""The track of the Grand Prix as the page shows it: cars that drive, spaces that can be chosen."""

from __future__ import annotations

import json
from html import escape

from paddock.drawing.svg import at, circle, n, path
from paddock.drawing.theme import palette
from paddock.games.grand_prix.drawing import Words, circuit_of
from paddock.games.grand_prix.drawing.cars import car
from paddock.games.grand_prix.drawing.circuit import Circuit
from paddock.games.grand_prix.drawing.course import cell_path
from paddock.games.grand_prix.drawing.track import ground, way_line
from paddock.games.grand_prix.rules.cards import NAMES
from paddock.games.grand_prix.rules.track import HOME, Track
from paddock.games.grand_prix.rules.view import Car, GrandPrixView
from paddock.web.scene import Scene


def track(scene: Scene, view: GrandPrixView, words: Words) -> str:
    """The whole drawing; what may be chosen now carries its move."""
    circuit = circuit_of(view.circuit)
    asked = bool(scene.legal)
    moves = {move.text: scene.label(move) for move in scene.legal}
    content = (
        ground(view, words, "light", shared=True)
        + (ends(scene, view, circuit, moves) if asked and view.phase == "drive" else "")
        + '<path class="gp-steered" fill="none" d="M0 0"/>'
        + "".join(one_car(view, one, circuit, moves) for one in view.cars)
    )
    return (
        f'<svg class="art gp-svg" viewBox="0 0 {n(circuit.width)} {n(circuit.height)}" '
        f'data-order="{order(view)}">{content}</svg>'
    )


def order(view: GrandPrixView) -> str:
    """The cars of the last card from top to bottom: in that order they drive off."""
    colours = (NAMES[car] for car, _ in view.box.printed(view.last)) if view.last else ()
    return " ".join(view.means.get(colour, colour) for colour in colours)


def roads(known: Track) -> str:
    """Where each cell lies and which ones follow it, once in a page: cars drive along them."""
    circuit = circuit_of(known)
    names = known.names
    cells = {
        names[cell]: [
            round(place.x, 1),
            round(place.y, 1),
            " ".join("finish" if one == HOME else names[one] for one in known.next[cell]),
        ]
        for cell, place in enumerate(circuit.cells)
    }
    (ax, ay), (bx, by) = circuit.finish()
    cells["finish"] = [round((ax + bx) / 2, 1), round((ay + by) / 2, 1), ""]
    text = json.dumps(cells, separators=(",", ":"))
    return f'<template id="gp-roads" data-cells="{escape(text)}"></template>'


def one_car(view: GrandPrixView, one: Car, circuit: Circuit, moves: dict[str, str]) -> str:
    """A car in a group of its own, always there, so that the page can follow it."""
    if not one.cell or one.place:
        return f'<g class="gp-car" data-car="{one.colour}" data-cell="{one.cell}"></g>'
    number = view.circuit.numbers[one.cell]
    cell = circuit.cells[number]
    driving = view.phase == "drive" and view.car == one.colour
    pick = f"car {one.colour}"
    classes = "gp-car" + (" gp-active" if driving else "") + (" gp-pick" if pick in moves else "")
    p = palette("light")
    ring = circle(0, 0, 23, p.pen("signal", 3.4, ""))
    # The ring reaches over the car in the next lane, which must be the one that is clicked there.
    halo = f'<g class="gp-halo">{ring}</g>' if driving or pick in moves else ""
    role = (
        f' role="button" tabindex="0" data-move="{pick}" aria-label="{escape(moves[pick])}"'
        if pick in moves
        else ""
    )
    shape = car(one.colour, "light", round(cell.turn, 1))
    return (
        f'<g class="{classes}" data-car="{one.colour}" data-cell="{one.cell}" '
        f'data-x="{cell.x:g}" data-y="{cell.y:g}"{role} '
        f'transform="{at(cell.x, cell.y)}">{halo}{shape}</g>'
    )


def ends(scene: Scene, view: GrandPrixView, circuit: Circuit, moves: dict[str, str]) -> str:
    """Each end with the way to it, which shows while it is pointed at; and what white forbids."""
    p = palette("light")
    here = next(one.cell for one in view.cars if one.colour == view.car)
    drawn = ""
    for name, way in view.ways.items():
        text = "finish" if name == "finish" else f"to {name}"
        if text not in moves:
            continue
        route = path(way_line(circuit, way, here, view.circuit), p.pen("caution", 5))
        if name == "finish":
            (ax, ay), (bx, by) = circuit.finish()
            target = (
                f'<path class="gp-cell" d="M{ax:g} {ay:g}L{bx:g} {by:g}" {p.pen("caution", 16)}/>'
            )
        else:
            cell = circuit.cells[view.circuit.numbers[name]]
            shape = cell_path(cell, 3)
            target = f'<path class="gp-cell" d="{shape}" {p.paint("caution", "panel", 2, "join")}/>'
        drawn += (
            f'<g class="gp-end" role="button" tabindex="0" data-move="{text}" '
            f'aria-label="{escape(moves[text])}"><g class="gp-way">{route}</g>{target}</g>'
        )
    for text, refusal in scene.reasons.items():
        if refusal.code == "white-stranded":
            cell = circuit.cells[view.circuit.numbers[text[3:]]]
            drawn += f'<path class="gp-barred" d="{cell_path(cell, 3)}" {p.pen("signal", 3)}/>'
    return drawn
