"""Crazy Rally on the page: car sheets, the roadbook, and a hand that accelerates or brakes."""

from __future__ import annotations

from typing import Any, cast

from markupsafe import Markup

from paddock.drawing.marks import mark
from paddock.drawing.svg import at, group
from paddock.drawing.svg import drawing as svg
from paddock.drawing.theme import palette
from paddock.games.crazy_rally import drawing
from paddock.games.crazy_rally.drawing.symbols import nut
from paddock.games.crazy_rally.rules.cards import EVENT, PURPLE, TRACK
from paddock.games.crazy_rally.rules.view import CrazyRallyView
from paddock.i18n import say
from paddock.i18n.telling import question, text
from paddock.web.controls import Controls
from paddock.web.scene import Scene

WAYS = {"accelerate": "▲", "brake": "▼", "lay": ""}
NUT = Markup(svg(20, 20, group(nut(palette("light"), "quiet", "panel"), at(10, 10, 0.9))))


def sprite(language: str) -> str:
    return drawing.sprite(drawing.in_language(language))


def moves_to_explain(scene: Scene) -> list[str]:
    """The cards that are not of the colour that is tuned now, and an event without a card."""
    view = cast(CrazyRallyView, scene.view)
    if view.phase == "tune":
        return [f"lay {card}" for card in sorted(set(view.hand)) if card != EVENT]
    return []


def context(scene: Scene) -> dict[str, Any]:
    """Made from what lies open and the own hand; never from what could be remembered."""
    view = cast(CrazyRallyView, scene.view)
    words = drawing.in_language(scene.language)
    order = sorted(range(len(view.cars)), key=lambda seat: (seat != view.seat, seat))
    cards = hand(scene, view)
    choosing = bool(scene.legal) and view.phase in ("tune", "drive")
    return {
        "strip_wide": Markup(drawing.strip(view, scene.names, width=900)),
        "strip_narrow": Markup(drawing.strip(view, scene.names, width=400, ids=narrow)),
        "lap": lap(scene, view, words) if view.showing else None,
        "roadbook": ""
        if view.showing
        else Markup(drawing.roadbook(view, words=words, title=roadbook_title(scene, view))),
        "near": ""
        if view.showing
        else Markup(drawing.roadbook_near(view, words=words, ids=narrow)),
        "driven": driven(scene, view, words),
        "state": state(scene, view),
        "sheets": [sheet(scene, view, seat, words) for seat in order],
        "count": len(view.cars),
        "aiming": any(">" in move.text for move in scene.legal),
        "cards": cards if choosing else [],
        "cards_shown": cards,
        "hand_key": " ".join(view.hand),
        "hand_title": words("hand"),
        "hint": text(scene.language, view.game, "web", f"choose-{view.phase}") if choosing else "",
        "buttons": [] if choosing else [button(scene, move.text) for move in plain_moves(scene)],
        "note": note(scene, view),
    }


def sentence(scene: Scene) -> str:
    """In the test lap there is nothing to do but to look."""
    return (
        question(scene.language, scene.game, scene.view, scene.names)
        if scene.view.phase == "lap"
        else ""
    )


def narrow(name: str) -> str:
    """The ids of what a phone shows instead: the page holds both, and shows one."""
    return f"crn-{name}"


# The board


def state(scene: Scene, view: CrazyRallyView) -> str:
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


def roadbook_title(scene: Scene, view: CrazyRallyView) -> str:
    return own(scene, "say-roadbook", count=view.round)


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
    for effect, change in (("slower", -1), ("faster", 1)):
        move = next((m for m in scene.legal if m.text == f"event {effect}>{seat + 1}"), None)
        if move is not None:
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


# The question bar


def plain_moves(scene: Scene) -> list[Any]:
    """What is not done on a card or on a sheet."""
    return [move for move in scene.legal if ">" not in move.text]


def button(scene: Scene, move: str) -> dict[str, Any]:
    return {"move": move, "label": scene.label(scene.game.read(move))}


def note(scene: Scene, view: CrazyRallyView) -> str:
    """What a question does not say by itself."""
    if view.phase == "event" and len(scene.legal) > 1:
        return text(scene.language, view.game, "web", "aim-event")
    return ""


# The hand


def hand(scene: Scene, view: CrazyRallyView) -> list[dict[str, Any]]:
    """The cards in hand, each with its ways to be used, or why not."""
    shown: list[dict[str, Any]] = []
    seen: dict[str, int] = {}
    for n, kind in enumerate(view.hand, 1):
        seen[kind] = seen.get(kind, 0) + 1
        moves = [move for move in scene.legal if move.text.split()[1:] == [kind]]
        shown.append(
            {
                "n": n,
                "id": f"{kind}-{seen[kind]}",
                "label": scene.card(kind),
                "svg": Markup(drawing.card(view, kind, shared=True)),
                "dim": bool(scene.legal) and not moves and view.phase in ("tune", "drive"),
                "actions": [action(scene, view, move.text) for move in moves],
                "reasons": reasons(scene, kind) if not moves else [],
                "help": say(scene.language, f"crazy_rally-card-{kind}.help"),
            }
        )
    return shown


def action(scene: Scene, view: CrazyRallyView, move: str) -> dict[str, Any]:
    """One way to use a card, with what becomes of the car."""
    verb, kind = move.split()
    card, car = view.tuning[kind], view.cars[view.seat]
    if verb == "lay":
        rows = (("W", "handling", car.handling), ("T", "top", car.top), ("N", "body", car.body))
        parts = [
            f"{own(scene, f'table-{key}')} {now} → {now + card.count(sign)}"
            for sign, key, now in rows
            if card.count(sign)
        ]
        label = f"{text(scene.language, view.game, 'web', 'lay')}: {', '.join(parts)}"
        return {"move": move, "label": label, "verb": verb}
    change = card.up if verb == "accelerate" else -card.down
    speed = min(max(car.speed + change, 0), car.top)
    cost = (card.colour == PURPLE) + (car.speed + change > car.top)
    said = text(scene.language, view.game, "web", verb)
    label = f"{WAYS[verb]} {said}: {car.speed} → {speed}"
    if cost:
        label += f" · {own(scene, 'table-body')} −{cost}"
    return {"move": move, "label": label, "verb": verb}


def reasons(scene: Scene, kind: str) -> list[dict[str, str]]:
    refusal = scene.reasons.get(f"lay {kind}")
    if refusal is None or not refusal.rule:
        return []
    return [{"text": scene.why(refusal), "rule": refusal.rule}]


def own(scene: Scene, key: str, **args: str | int) -> str:
    return say(scene.language, f"crazy_rally-{key}", **args)


class CrazyRallyControls(Controls):
    template = "games/crazy_rally/page.html"
    quiet_events = (
        "through",
        "round",
        "lap",
        "scored",
    )  # the sheets, the lap and the score show them

    def context(self, scene: Scene) -> dict[str, Any]:
        return context(scene)

    def moves_to_explain(self, scene: Scene) -> list[str]:
        return moves_to_explain(scene)

    def sprite(self, language: str) -> str:
        return sprite(language)

    def sentence(self, scene: Scene) -> str:
        return sentence(scene)
