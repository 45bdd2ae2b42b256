"""The board of Crazy Rally on the page: the track card on show, the last stretch, the car sheets.

Made from what lies open; never from what could be remembered (CR10).
"""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from paddock.drawing.marks import mark
from paddock.drawing.svg import at, group
from paddock.drawing.svg import drawing as svg
from paddock.drawing.theme import palette
from paddock.games.crazy_rally import drawing
from paddock.games.crazy_rally.drawing.symbols import nut
from paddock.games.crazy_rally.rules.cards import TRACK
from paddock.games.crazy_rally.rules.view import CrazyRallyView
from paddock.i18n import say
from paddock.web.scene import Scene

NUT = Markup(svg(20, 20, group(nut(palette("light"), "quiet", "panel"), at(10, 10, 0.9))))


def board(scene: Scene, view: CrazyRallyView, words: drawing.Words) -> dict[str, Any]:
    """What the macro `board` shows."""
    order = sorted(range(len(view.cars)), key=lambda seat: (seat != view.seat, seat))
    title = own(scene, "say-roadbook", count=view.round)
    return {
        "strip_wide": Markup(drawing.strip(view, scene.names, width=900)),
        "strip_narrow": Markup(drawing.strip(view, scene.names, width=400, ids=narrow)),
        "lap": lap(scene, view, words) if view.showing else None,
        "roadbook": ""
        if view.showing
        else Markup(drawing.roadbook(view, words=words, title=title)),
        "near": ""
        if view.showing
        else Markup(drawing.roadbook_near(view, words=words, ids=narrow)),
        "driven": driven(scene, view, words),
        "state": progress(scene, view),
        "sheets": [sheet(scene, view, seat, words) for seat in order],
        "count": len(view.cars),
        "aiming": any(move.target >= 0 for move in scene.legal),
    }


def narrow(name: str) -> str:
    """The ids of what a phone shows instead: the page holds both, and shows one."""
    return f"crn-{name}"


def own(scene: Scene, key: str, **args: str | int) -> str:
    """A text of this game."""
    return say(scene.language, f"crazy_rally-{key}", **args)


def progress(scene: Scene, view: CrazyRallyView) -> str:
    """Where the match is, and how many cards lie where."""
    parts = [own(scene, "table-leg", leg=view.leg, legs=view.legs)] if view.legs > 1 else []
    if view.stage == "racing" and view.round < TRACK:
        parts.append(own(scene, "table-round", round=view.round + 1))
    parts.append(own(scene, "table-stock", count=view.stock))
    parts.append(own(scene, "table-discard", count=sum(view.discarded.values())))
    return " · ".join(parts)


def lap(scene: Scene, view: CrazyRallyView, words: drawing.Words) -> dict[str, Any]:
    """CR9: the card on show, big, with the time it stays."""
    card = view.track[view.showing]
    limit = "at-least" if card.red else "at-most"
    parts = [
        words(card.name),
        own(scene, f"table-{limit}", speed=card.speed),
        own(scene, "table-difficulty", difficulty=card.difficulty),
        own(scene, "table-damage", damage=card.damage),
        *([own(scene, "table-flag")] if card.flag else []),
    ]
    return {
        "number": view.number,
        "seconds": scene.game.option("peek_seconds"),
        "svg": Markup(drawing.track_card(view, view.showing, words=words)),
        "said": ", ".join(parts),
        "caption": own(scene, "table-lap", number=view.number),
        "dots": [place < view.number for place in range(TRACK)],
    }


def driven(scene: Scene, view: CrazyRallyView, words: drawing.Words) -> dict[str, Any] | None:
    """The stretch that was turned last, and what became of each car on it."""
    if not view.driven or view.showing:
        return None
    card = view.track[view.driven[-1]]
    return {
        "number": view.round,
        "svg": Markup(drawing.track_card(view, card.name, words=words, title=words(card.name))),
        "caption": own(scene, "table-last-track"),
        "cars": [met(scene, view, seat) for seat in range(len(view.cars))],
    }


def met(scene: Scene, view: CrazyRallyView, seat: int) -> dict[str, Any]:
    """CR20–CR24: how a car came through the last track card, and what it added to its distance."""
    car = view.cars[seat]
    card = view.track[view.driven[-1]]
    if car.out:
        said, gain = own(scene, "table-out"), 0
    else:
        said = own(
            scene,
            f"verdict-{car.verdict}",
            speed=car.came,
            came=car.came,
            limit=card.speed,
            loss=card.difficulty + abs(car.came - card.speed),
            damage=card.damage,
        )
        through = car.verdict == "through"
        gain = 0 if car.verdict == "crash" else car.came if through else min(card.speed, car.top)
    return {
        "name": scene.names[seat],
        "mark": Markup(mark(seat)),
        "said": said,
        "verdict": "out" if car.out else car.verdict,
        "gain": f"+{gain}",
    }


def sheet(scene: Scene, view: CrazyRallyView, seat: int, words: drawing.Words) -> dict[str, Any]:
    car = view.cars[seat]
    said = own(
        scene,
        "say-sheet",
        name=scene.names[seat],
        speed=car.speed,
        top=car.top,
        handling=car.handling,
        handling_full=car.handling_full,
        body=car.body,
        body_full=car.body_full,
        distance=car.distance,
    )
    return {
        "seat": seat,
        "mine": seat == view.seat,
        "svg": Markup(
            drawing.car_sheet(view, seat, scene.names, words=words, title=said, shared=True)
        ),
        "pushes": pushes(scene, view, seat),
    }


def pushes(scene: Scene, view: CrazyRallyView, seat: int) -> list[dict[str, Any]]:
    """CR19: an event is aimed at a car on the car's own sheet."""
    car = view.cars[seat]
    found = []
    for kind, change in (("slower", -1), ("faster", 1)):
        for move in scene.legal:
            if move.kind != kind or move.target != seat:
                continue
            speed = min(max(car.speed + change, 0), car.top)
            over = car.speed + change > car.top  # CR17
            found.append(
                {
                    "move": move.text,
                    "label": f"{'+' if change > 0 else '−'}1",
                    "then": NUT + "−1" if over else f"→ {speed}",
                    "said": scene.label(move),
                }
            )
    return found
