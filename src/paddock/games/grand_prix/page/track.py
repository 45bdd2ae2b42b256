"""The track of the Grand Prix as the page shows it: cars that drive, spaces that can be chosen."""

from __future__ import annotations

import json
from collections.abc import Sequence
from html import escape

from paddock.core.moves import Move
from paddock.drawing.svg import at, circle, n, path
from paddock.drawing.svg import text as lettering
from paddock.drawing.theme import BLACK, WHITE, palette
from paddock.games.grand_prix.drawing import Words, circuit_of
from paddock.games.grand_prix.drawing.cars import racer
from paddock.games.grand_prix.drawing.circuit import Circuit, Point, middle
from paddock.games.grand_prix.drawing.course import cell_path
from paddock.games.grand_prix.drawing.track import ground, way_line
from paddock.games.grand_prix.page.ahead import Ahead
from paddock.games.grand_prix.page.questions import LETTERS, end_name
from paddock.games.grand_prix.page.scenes import stranded
from paddock.games.grand_prix.rules.cards import NAMES
from paddock.games.grand_prix.rules.track import HOME, Track
from paddock.games.grand_prix.rules.view import Car, GrandPrixView
from paddock.web.scene import Scene


def track(
    scene: Scene, view: GrandPrixView, words: Words, ahead: Sequence[Sequence[Ahead]] = ()
) -> str:
    """The whole drawing; parts that can be chosen have their move as an attribute.

    `ahead` has the preview of each card in hand, which is visible while that card is chosen.
    """
    circuit = circuit_of(view.circuit)
    driving = view.phase == "drive" and bool(scene.legal)
    picks = {str(move.parts["car"]): move for move in scene.legal if move.kind == "car"}
    content = (
        ground(view, words, "light", shared=True)
        + (ends(scene, view, circuit) if driving else "")
        + '<path class="gp-steered" fill="none" d="M0 0"/>'
        + "".join(preview(view, circuit, lines, card) for card, lines in enumerate(ahead, 1))
        + "".join(one_car(scene, view, one, circuit, picks.get(one.colour)) for one in view.cars)
    )
    return (
        f'<svg class="art gp-svg" viewBox="0 0 {n(circuit.width)} {n(circuit.height)}" '
        f'data-order="{order(view)}">{content}</svg>'
    )


def order(view: GrandPrixView) -> str:
    """The cars of the last card from top to bottom: the order in which they drive."""
    colours = (NAMES[car] for car, _ in view.box.printed(view.last)) if view.last else ()
    return " ".join(view.means.get(colour, colour) for colour in colours)


def roads(known: Track) -> str:
    """The place of each cell and the cells after it, once in a page, for animating cars."""
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
    x, y = middle(*circuit.finish())
    cells["finish"] = [round(x, 1), round(y, 1), ""]
    text = json.dumps(cells, separators=(",", ":"))
    return f'<template id="gp-roads" data-cells="{escape(text)}"></template>'


def one_car(
    scene: Scene, view: GrandPrixView, one: Car, circuit: Circuit, pick: Move | None
) -> str:
    """A car in a group of its own, present in every view, so that the page can animate it.

    `pick` is the move that chooses it for a white line, if it may be chosen.
    """
    if not one.cell or one.place:
        return f'<g class="gp-car" data-car="{one.colour}" data-cell="{one.cell}"></g>'
    number = view.circuit.numbers[one.cell]
    cell = circuit.cells[number]
    driving = view.phase == "drive" and view.car == one.colour
    classes = "gp-car" + (" gp-active" if driving else "") + (" gp-pick" if pick else "")
    p = palette("light")
    ring = circle(0, 0, 25, p.pen("signal", 3.4, ""))
    # The ring overlaps the car in the next lane and must not catch clicks on that car.
    halo = f'<g class="gp-halo">{ring}</g>' if driving or pick else ""
    role = f" {pressed_for(pick, scene.label(pick))}" if pick else ""
    shape = racer(one.colour, "light", round(cell.turn, 1), driving)
    return (
        f'<g class="{classes}" data-car="{one.colour}" data-cell="{one.cell}" '
        f'data-x="{cell.x:g}" data-y="{cell.y:g}"{role} '
        f'transform="{at(cell.x, cell.y)}">{halo}{shape}</g>'
    )


def pressed_for(move: Move, label: str) -> str:
    """The attributes that make a drawing a button of a move."""
    return f'role="button" tabindex="0" data-move="{move.text}" aria-label="{escape(label)}"'


def place_of(view: GrandPrixView, circuit: Circuit, name: str) -> Point:
    """The centre of a space, or of the finish line."""
    if name == "finish":
        return middle(*circuit.finish())
    cell = circuit.cells[view.circuit.numbers[name]]
    return cell.x, cell.y


def ends(scene: Scene, view: GrandPrixView, circuit: Circuit) -> str:
    """Each end, with its way, which is visible on hover; and the ends that white forbids."""
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
        place = scene.legal.index(moves[name])
        role = pressed_for(moves[name], f"{LETTERS[place]} {end_name(scene, moves[name])}")
        x, y = place_of(view, circuit, name)
        letter = lettering(x, y + 11, LETTERS[place], 31, p.paint(BLACK), anchor="middle")
        drawn += (
            f'<g class="gp-end" data-cell="{name}" data-x="{x:g}" data-y="{y:g}" {role}>'
            f'<g class="gp-way">{route}</g>{target}<g class="gp-letter">{letter}</g></g>'
        )
    for name, _ in stranded(scene):
        cell = circuit.cells[view.circuit.numbers[name]]
        drawn += f'<path class="gp-barred" d="{cell_path(cell, 3)}" {p.pen("signal", 3)}/>'
    return drawn


def preview(view: GrandPrixView, circuit: Circuit, lines: Sequence[Ahead], card: int) -> str:
    """The preview of the card at that place of the hand: ways, ends, and cars that are blocked."""
    p = palette("light")
    where = {one.colour: one.cell for one in view.cars}
    drawn, seen = "", []
    for line in lines:
        for colour in line.cars:  # of a white line: any one of these
            x, y = place_of(view, circuit, where[colour])
            drawn += circle(x, y, 25, p.pen("caution", 3) + ' stroke-dasharray="7 6"')
            seen.append((x, y))
        if not line.ends:
            continue
        here = where[line.colour]
        seen.append(place_of(view, circuit, here))
        longest = max(line.ends.values(), key=len)
        if longest:
            d = way_line(circuit, longest, here, view.circuit)
            drawn += path(d, p.pen(WHITE, 7)) + path(d, p.pen(f"player-{line.colour}", 4))
        for name, way in line.ends.items():
            x, y = place_of(view, circuit, name)
            seen.append((x, y))
            if way:
                drawn += circle(x, y, 9, p.paint(f"player-{line.colour}", WHITE, 2.4))
        if line.most < line.steps:
            x, y = place_of(view, circuit, (longest or [here])[-1])
            drawn += barred(x, y) if longest else barred(x + 15, y - 17)  # beside the car
    points = " ".join(f"{x:g} {y:g}" for x, y in seen)
    return f'<g class="gp-ahead" data-of-card="{card}" data-at="{points}">{drawn}</g>'


def barred(x: float, y: float) -> str:
    """A no-entry sign, for a car that is blocked."""
    p = palette("light")
    bar = path(f"M{x - 6:g} {y:g}h12", p.pen(WHITE, 4.4, ""))
    return circle(x, y, 12, p.paint("signal", WHITE, 2)) + bar
