"""The board of Crazy Rally on the page: the shown track card, the last stretch, the car sheets.

It shows only open cards, never cards that players have to remember (CR10).
"""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from paddock.drawing.marks import mark
from paddock.drawing.svg import at, group
from paddock.drawing.svg import drawing as svg
from paddock.drawing.theme import palette
from paddock.games.crazy_rally import drawing
from paddock.games.crazy_rally.drawing.sheet import owes
from paddock.games.crazy_rally.drawing.symbols import symbol
from paddock.games.crazy_rally.rules.cards import TRACK
from paddock.games.crazy_rally.rules.view import CrazyRallyView
from paddock.i18n import say
from paddock.web.scene import Scene

LIGHT = palette("light")
ICONS = {
    letter: Markup(svg(20, 20, group(symbol(LIGHT, letter, "quiet", "panel"), at(10, 10, 0.9))))
    for letter in "WTN"
}
MOST_LANES = 4  # with more cars, each lane is in the row of its car


def board(scene: Scene, view: CrazyRallyView, words: drawing.Words) -> dict[str, Any]:
    """What the macro `board` shows."""
    title = own(scene, "say-roadbook", count=view.round)
    few = len(view.cars) <= MOST_LANES
    looking = bool(view.showing) and not scene.done  # not for a viewer who has chosen to go on
    return {
        "strip": Markup(drawing.strip(view, scene.names, width=900)) if few else "",
        "lap": lap(scene, view, words) if looking else None,
        "roadbook": "" if looking else Markup(drawing.roadbook(view, words=words, title=title)),
        "near": "" if looking else Markup(drawing.roadbook_near(view, words=words, ids=narrow)),
        "driven": driven(scene, view, words),
        "state": progress(scene, view),
        "cars": [car_row(scene, view, seat) for seat in range(len(view.cars))],
        "count": len(view.cars),
        "scene": "over" if view.phase == "over" else "lap" if looking else "race",
        "out": words("out"),
        "speeds": f"{own(scene, 'table-speed')} / {own(scene, 'table-top')}",
    }


def narrow(name: str) -> str:
    """An id in the small drawing for phones: the page contains both drawings and shows one."""
    return f"crn-{name}"


def own(scene: Scene, key: str, **args: str | int) -> str:
    """A text of this game."""
    return say(scene.language, f"crazy_rally-{key}", **args)


def progress(scene: Scene, view: CrazyRallyView) -> str:
    """How far the match has come, and how many cards are in each pile."""
    parts = [own(scene, "table-leg", leg=view.leg, legs=view.legs)] if view.legs > 1 else []
    parts.append(stretch(scene, view))
    parts.append(own(scene, "table-stock", count=view.stock))
    parts.append(own(scene, "table-discard", count=sum(view.discarded.values())))
    return " · ".join(part for part in parts if part)


def stretch(scene: Scene, view: CrazyRallyView) -> str:
    """The stretch that comes next; empty before the race and after it."""
    racing = view.stage == "racing" and view.round < TRACK
    return own(scene, "table-round", round=view.round + 1) if racing else ""


def lap(scene: Scene, view: CrazyRallyView, words: drawing.Words) -> dict[str, Any]:
    """CR9: the shown track card, large, with the time for which it is shown."""
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
    """The stretch that was revealed last, and the result of each car on it."""
    if not view.driven or view.showing:
        return None
    card = view.track[view.driven[-1]]
    return {
        "number": view.round,
        "svg": Markup(drawing.track_card(view, card.name, title=words(card.name))),
        "name": words(card.name),
        "caption": own(scene, "table-last-track"),
        "cars": [met(scene, view, seat) for seat in range(len(view.cars))],
    }


def met(scene: Scene, view: CrazyRallyView, seat: int) -> dict[str, Any]:
    """CR20–CR24: how a car came through the last track card, and what it added to its distance."""
    car = view.cars[seat]
    card = view.track[view.driven[-1]]
    if car.out:
        said, gain = own(scene, "table-out"), ""
    elif not car.verdict:  # a position made by hand: nobody has driven yet
        said, gain = "", ""
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
        far = 0 if car.verdict == "crash" else car.came if through else min(card.speed, car.top)
        gain = f"+{far}"
    return {
        "name": scene.names[seat],
        "mark": Markup(mark(seat)),
        "said": said,
        "verdict": "out" if car.out else car.verdict,
        "gain": gain,
    }


def car_row(scene: Scene, view: CrazyRallyView, seat: int) -> dict[str, Any]:
    """A car's row on the timing board: its figures, and the buttons that aim an event at it."""
    car = view.cars[seat]
    racing = view.stage == "racing"
    handling = max(car.handling, car.handling_full)  # tuning may raise it above handling_full
    body = max(car.body, car.body_full)
    return {
        "seat": seat,
        "mine": seat == view.seat,
        "turn": owes(view, seat) and not scene.done,
        "out": car.out,
        "said": own(
            scene,
            "say-sheet",
            name=scene.names[seat],
            speed=car.speed,
            top=car.top,
            handling=car.handling,
            handling_full=handling,
            body=car.body,
            body_full=body,
            distance=car.distance,
        ),
        "mark": Markup(mark(seat)),
        "name": scene.names[seat],
        "starter": seat == view.starter,
        "speed": car.speed if racing else "–",
        "top": car.top,
        "tyre": ICONS["T"],
        "conditions": [
            condition("W", own(scene, "table-handling"), car.handling, handling),
            condition("N", own(scene, "table-body"), car.body, body),
        ],
        "card": Markup(drawing.card_beside(view, seat)),
        "verdict": None if car.out else verdict(view, seat),
        "distance": car.distance,
        "place": f"{car.place}." if view.driven and not car.out else "",  # CR24
        "lane": Markup(drawing.lane(view, seat)),
        "pushes": pushes(scene, view, seat),
    }


def condition(letter: str, name: str, now: int, full: int) -> dict[str, Any]:
    """What is left of handling or body: a number, and pips if there is room."""
    return {
        "icon": ICONS[letter],
        "name": name,
        "now": now,
        "full": full,
        "low": now <= 2,
        "pips": Markup(drawing.pips(letter, now, full)),
    }


def verdict(view: CrazyRallyView, seat: int) -> dict[str, str] | None:
    """How the car came through the last track card, as a short text with an icon."""
    car = view.cars[seat]
    if not car.verdict or not view.driven:
        return None
    card = view.track[view.driven[-1]]
    if car.verdict == "through":
        return {"kind": "through", "text": f"✓ {car.came}", "icon": "", "cost": ""}
    came = f"{car.came} {'<' if card.red else '>'} {card.speed}"
    if car.verdict == "crash":
        return {"kind": "crash", "text": came, "icon": ICONS["N"], "cost": f"−{card.damage}"}
    loss = card.difficulty + abs(car.came - card.speed)
    return {"kind": car.verdict, "text": came, "icon": ICONS["W"], "cost": f"−{loss}"}


def pushes(scene: Scene, view: CrazyRallyView, seat: int) -> list[dict[str, Any]]:
    """CR19: the buttons in a car's row that aim an event at it."""
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
                    "then": ICONS["N"] + "−1" if over else f"→ {speed}",
                    "said": scene.label(move),
                }
            )
    return found
