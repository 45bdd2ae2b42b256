"""The track of the Grand Prix as the page shows it: cars that drive, spaces that can be chosen."""

from __future__ import annotations

import json
from html import escape

from paddock.core.moves import Move
from paddock.drawing.svg import at, circle, n, path
from paddock.drawing.theme import palette
from paddock.games.grand_prix.drawing import Words, circuit_of
from paddock.games.grand_prix.drawing.cars import car
from paddock.games.grand_prix.drawing.circuit import Circuit
from paddock.games.grand_prix.drawing.course import cell_path
from paddock.games.grand_prix.drawing.track import ground, way_line
from paddock.games.grand_prix.page.scenes import stranded
from paddock.games.grand_prix.rules.cards import NAMES
from paddock.games.grand_prix.rules.track import HOME, Track
from paddock.games.grand_prix.rules.view import Car, GrandPrixView
from paddock.web.scene import Scene


def track(scene: Scene, view: GrandPrixView, words: Words) -> str:
    """The whole drawing; what may be chosen now carries its move."""
    circuit = circuit_of(view.circuit)
    driving = view.phase == "drive" and bool(scene.legal)
    picks = {str(move.parts["car"]): move for move in scene.legal if move.kind == "car"}
    content = (
        ground(view, words, "light", shared=True)
        + (ends(scene, view, circuit) if driving else "")
        + '<path class="gp-steered" fill="none" d="M0 0"/>'
        + "".join(one_car(scene, view, one, circuit, picks.get(one.colour)) for one in view.cars)
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


def one_car(
    scene: Scene, view: GrandPrixView, one: Car, circuit: Circuit, pick: Move | None
) -> str:
    """A car in a group of its own, always there, so that the page can follow it.

    `pick` is the move that chooses it for a white line, if it may be chosen.
    """
    if not one.cell or one.place:
        return f'<g class="gp-car" data-car="{one.colour}" data-cell="{one.cell}"></g>'
    number = view.circuit.numbers[one.cell]
    cell = circuit.cells[number]
    driving = view.phase == "drive" and view.car == one.colour
    classes = "gp-car" + (" gp-active" if driving else "") + (" gp-pick" if pick else "")
    p = palette("light")
    ring = circle(0, 0, 23, p.pen("signal", 3.4, ""))
    # The ring reaches over the car in the next lane, which must be the one that is clicked there.
    halo = f'<g class="gp-halo">{ring}</g>' if driving or pick else ""
    role = f" {pressed_for(scene, pick)}" if pick else ""
    shape = car(one.colour, "light", round(cell.turn, 1))
    return (
        f'<g class="{classes}" data-car="{one.colour}" data-cell="{one.cell}" '
        f'data-x="{cell.x:g}" data-y="{cell.y:g}"{role} '
        f'transform="{at(cell.x, cell.y)}">{halo}{shape}</g>'
    )


def pressed_for(scene: Scene, move: Move) -> str:
    """The attributes of a drawing that is pressed to make a move."""
    label = escape(scene.label(move))
    return f'role="button" tabindex="0" data-move="{move.text}" aria-label="{label}"'


def ends(scene: Scene, view: GrandPrixView, circuit: Circuit) -> str:
    """Each end with the way to it, which shows while it is pointed at; and what white forbids."""
    p = palette("light")
    here = view.driving().cell
    moves = {str(move.parts.get("space", "finish")): move for move in scene.legal}
    drawn = ""
    for name, way in view.ways.items():
        if name not in moves:
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
        role = pressed_for(scene, moves[name])
        drawn += (
            f'<g class="gp-end" data-cell="{name}" {role}><g class="gp-way">{route}</g>{target}</g>'
        )
    for name, _ in stranded(scene):
        cell = circuit.cells[view.circuit.numbers[name]]
        drawn += f'<path class="gp-barred" d="{cell_path(cell, 3)}" {p.pen("signal", 3)}/>'
    return drawn
