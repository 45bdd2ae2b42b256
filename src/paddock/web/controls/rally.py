"""Rally on the page: the course to click on, the gate of the gear stick, the odds of each step."""

from __future__ import annotations

from typing import Any, cast

from markupsafe import Markup

from paddock import load
from paddock.core.game import Move
from paddock.drawing import rally as drawing
from paddock.drawing.marks import player_of, roundel
from paddock.drawing.rally.poster import poster as draw_poster
from paddock.drawing.svg import at, group
from paddock.drawing.svg import drawing as picture
from paddock.games.rally.game import RallyGame
from paddock.games.rally.odds import excess, helpers, odds
from paddock.games.rally.parts import (
    CREW,
    FACE_NAMES,
    FEATURES,
    GEARS,
    LONGEST,
    RESULTS,
    SETUPS,
    SPACES,
    TYRES,
)
from paddock.games.rally.view import Dash, RallyView
from paddock.i18n.telling import player_name, text
from paddock.web.scene import Scene


def poster() -> str:
    return draw_poster()


def sprite(language: str) -> str:
    game = load("rally")  # the house edition; another one is drawn sheet by sheet
    assert isinstance(game, RallyGame)
    return drawing.sprite(game.law.printed.faces)


def wanted(scene: Scene) -> list[str]:
    """What the page shows even when it is refused: faces, gears, set-ups, tyres, the big steps."""
    phase = scene.view.phase
    if phase == "course":
        return [f"lay {name}" for name in FACE_NAMES]
    if phase == "prepare":
        return [*(f"setup {name}" for name in SETUPS), *(f"tyres {name}" for name in TYRES), "done"]
    if phase == "gear":
        return [*(f"gear {n}" for n in range(1, GEARS + 1)), "over-rev"]
    if phase == "drive":
        return ["ahead", "brake", "stop", *(f"tyres {name}" for name in TYRES)]
    return []


def facts(scene: Scene) -> dict[str, Any]:
    view = cast(RallyView, scene.view)
    page = Page(scene, view)
    return {
        "phase": view.phase if scene.legal else "",
        "heading": page.heading(),
        "details": page.details(),
        "sky": Markup(drawing.sky(view, words=page.words)),
        "die": Markup(drawing.die(view.thrown)) if view.thrown else "",
        "tiles": page.tiles(),
        "ghosts": max(0, view.sections - len(view.course)),
        "limits": page.limits() if view.phase == "course" else [],
        "cars": [page.car(view.cars[seat]) for seat in view.order or range(len(view.cars))],
        "results": page.results(),
        "faces": page.faces() if scene.legal and view.phase == "course" else [],
        "setup": page.choices("setup", SETUPS) if scene.legal else [],
        "tyres": page.choices("tyres", TYRES) if scene.legal else [],
        "crew": page.crew(),
        "done": page.button("done"),
        "gears": page.gears() if scene.legal and view.phase == "gear" else [],
        "over_rev": page.button("over-rev"),
        "stick": Markup(drawing.gear_stick(page.own_gear())),
        "steps": page.steps() if scene.legal and view.phase == "drive" else [],
        "pit": page.pit() if scene.legal and view.phase == "pit" else [],
        "safe_title": page.say("page-safe-row"),
        "mechanics_title": page.say("page-mechanics"),
        "setup_title": page.say("page-setup"),
        "tyres_title": page.say("page-tyres"),
        "results_title": page.say("page-results"),
        "zoom_in": page.say("page-zoom-in"),
        "zoom_out": page.say("page-zoom-out"),
    }


class Page:
    """The words and pieces of one view."""

    def __init__(self, scene: Scene, view: RallyView) -> None:
        self.scene = scene
        self.view = view
        self.words = drawing.in_language(scene.language)
        self.legal = {move.text: move for move in scene.legal}
        self.house = view.tables.faces == {} or scene.game.edition.name == "house"

    def say(self, key: str, /, **args: str | int) -> str:
        kind, _, name = key.partition("-")
        return text(self.scene.language, "rally", kind, name, **args)

    # What the page is about

    def heading(self) -> str:
        view = self.view
        entry = self.say(f"entry-{view.entry}")
        if view.special:
            return self.say("table-special", entry=entry)
        return self.say("table-stage", entry=entry, stage=view.stage, stages=view.stages)

    def details(self) -> str:
        view = self.view
        if not view.round:
            return self.say(f"zone-{view.zone}")
        weather = self.say(f"weather-{view.weather}")
        now = self.say("table-weather", weather=weather, add=view.weather_add)
        return f"{self.say('table-round', round=view.round)} · {now}"

    def results(self) -> dict[str, Any] | None:
        """The points of each stage of this rally, their sum, and the championship."""
        view = self.view
        rows = [row for row in view.results if row.rally == view.rally]
        if not view.results:
            return None
        heads = [str(row.stage) for row in rows]
        table = []
        order = sorted(view.cars, key=lambda car: (-view.scores[car.seat], car.total, car.seat))
        for car in order:
            cells = [row.points[car.seat] for row in rows]
            name = player_name(self.scene.language, self.scene.names, car.seat)
            table.append(
                {
                    "mark": Markup(mark(car.seat)),
                    "name": name,
                    "cells": [signed(cell) for cell in cells],
                    "total": signed(car.total),
                    "points": view.scores[car.seat],
                }
            )
        return {
            "heads": heads,
            "rows": table,
            "stage": self.say("page-stage"),
            "total": self.say("table-total"),
            "points": self.say("table-championship") if view.rallies > 1 else "",
        }

    # The course

    def tiles(self) -> list[dict[str, Any]]:
        view = self.view
        shared = self.house
        tiles = []
        for number in range(len(view.course)):
            first = number * SPACES + 1
            now = view.driver >= 0 and first <= view.cars[view.driver].space < first + SPACES
            tiles.append(
                {
                    "n": number + 1,
                    "now": now,
                    "svg": Markup(drawing.section(view, number, words=self.words, shared=shared)),
                    "spots": [self.spot(space) for space in range(first, first + SPACES)],
                }
            )
        return tiles

    def spot(self, space: int) -> dict[str, str]:
        """A column of the sheet: what clicking on it does, if anything."""
        view = self.view
        here = view.spaces[space - 1]
        label = self.say("page-space", space=space, factor=here.factor)
        if here.mark:
            label += f", {self.say(f'page-{here.mark}')}"
        move = self.move_at(space)
        if move is not None:
            label = f"{self.scene.label(move)} – {label}"
        return {"label": label, "move": move.text if move is not None else ""}

    def move_at(self, space: int) -> Move | None:
        """A mechanic is placed, the car goes on or stops: where one points."""
        if self.view.phase == "prepare":
            return self.legal.get(f"mechanic {space}")
        if self.view.phase != "drive" or not self.legal:
            return None
        at_now = self.view.cars[self.view.seat].space
        if space == at_now + 1:
            return self.legal.get("ahead")
        return self.legal.get("stop") if space == at_now else None

    def limits(self) -> list[dict[str, Any]]:
        """What the calendar asks of this course, and whether it is so yet (RY2)."""
        view = self.view
        laid = [view.tables.faces[name] for name in view.course]
        rows = [
            {
                "text": self.say("table-course", laid=len(laid), sections=view.sections),
                "ok": len(laid) == view.sections,
            }
        ]
        for kind in FEATURES:
            have = sum(1 for face in laid if kind in face.kinds())
            for limit, key, fits in (
                (view.at_least[kind], "table-at-least", have >= view.at_least[kind]),
                (view.at_most[kind], "table-at-most", have <= view.at_most[kind]),
            ):
                if limit == 0 and key == "table-at-least":
                    continue
                if limit >= LONGEST and key == "table-at-most":
                    continue
                count = self.say(f"feature-{kind}", count=limit)
                rows.append({"text": f"{self.say(key, count=count)}: {have}", "ok": fits})
        return rows

    def faces(self) -> list[dict[str, Any]]:
        """The box: every face, with the reason why it cannot come next."""
        found = []
        for name in FACE_NAMES:
            face = self.view.tables.faces[name]
            kinds = ", ".join(self.say(f"feature-{kind}", count=1) for kind in face.kinds())
            factors = " ".join(str(factor) for factor in face.factors)
            found.append(
                {
                    **self.button(f"lay {name}"),
                    "label": f"{name}: {factors}" + (f" – {kinds}" if kinds else ""),
                    "svg": Markup(drawing.face(name, face, shared=self.house)),
                }
            )
        return sorted(found, key=lambda one: not one["legal"])

    # Cars

    def car(self, car: Dash) -> dict[str, Any]:
        view = self.view
        known = sorted(car.crew + car.shown)
        crew = ", ".join(str(space) for space in known)
        hidden = car.hidden if car.seat != view.seat else 0
        return {
            "mark": Markup(mark(car.seat)),
            "name": player_name(self.scene.language, self.scene.names, car.seat),
            "mine": car.seat == view.seat,
            "driving": car.seat == view.driver,
            "start": car.start,
            "where": self.whereabouts(car),
            "gear": car.gear if car.gear and not car.off else "",
            "setup": self.say(f"setup-{car.setup}") if car.setup else "",
            "tyres": self.say(f"tyres-{car.tyres}") if car.tyres else "",
            "over_rev": self.say("table-over-rev") if car.over_rev and view.round else "",
            "crew": self.say("table-crew", spaces=crew) if crew else "",
            "hidden": self.say("table-crew-hidden", count=hidden) if hidden else "",
        }

    def whereabouts(self, car: Dash) -> str:
        view = self.view
        if view.phase == "prepare":
            return self.say("table-ready" if car.ready else "table-preparing")
        if not view.round:
            return self.say("table-start", number=car.start) if car.start else ""
        if car.out:
            return self.say("table-out")
        if car.home:
            return self.say("table-home", round=car.home)
        if not car.space:
            return self.say("table-before-car")
        where = self.say("table-space", space=car.space, length=len(view.spaces))
        if car.missing:
            where += f" · {self.say('table-missing', count=car.missing)}"
        elif car.off:
            where += f" · {self.say('table-off')}"
        return where

    # What is asked

    def button(self, move: str) -> dict[str, Any]:
        """A move with its label, or with the reason why it is refused."""
        refusal = self.scene.reasons.get(move)
        return {
            "move": move,
            "legal": move in self.legal,
            "label": self.scene.label(self.scene.game.read(move)),
            "why": self.scene.why(refusal) if refusal is not None else "",
            "rule": refusal.rule if refusal is not None else "",
        }

    def choices(self, kind: str, names: list[str]) -> list[dict[str, Any]]:
        """Set-ups or tyres, the chosen one among them."""
        if self.view.phase != "prepare":
            return []
        own = self.view.cars[self.view.seat]
        chosen = own.setup if kind == "setup" else own.tyres
        return [
            {
                **self.button(f"{kind} {name}"),
                "label": self.scene.card(name),
                "chosen": name == chosen,
                "help": text(self.scene.language, "rally", "card", f"{name}.help"),
            }
            for name in names
        ]

    def crew(self) -> str:
        if self.view.phase != "prepare" or self.view.seat < 0:
            return ""
        own = self.view.cars[self.view.seat]
        spaces = ", ".join(str(space) for space in own.crew)
        left = CREW - len(own.crew)
        said = self.say("page-mechanics-left", count=left)
        return f"{self.say('table-crew', spaces=spaces)} · {said}" if spaces else said

    def own_gear(self) -> int:
        return self.view.cars[self.view.seat].gear if self.view.seat >= 0 else 0

    def gears(self) -> list[dict[str, Any]]:
        """Each gear with its spaces, and what it drives safely at each number of the die."""
        view = self.view
        car = view.cars[view.seat]
        setup = SETUPS.index(car.setup)
        found = []
        for gear in range(1, GEARS + 1):
            least, most = view.tables.gears[gear - 1]
            if gear > 1:
                extra = view.tables.bonus[gear - 1] if view.special else 0
                least = max(1, least + setup - car.drag)
                most = max(1, most + setup - car.drag + extra)
            rolls = [min(6, die + setup + view.weather_add) for die in range(1, 7)]
            safe = tuple(view.tables.risk[gear - 1][roll - 1] for roll in rolls)
            found.append(
                {
                    **self.button(f"gear {gear}"),
                    "n": gear,
                    "range": str(least) if least == most else f"{least}–{most}",
                    "safe": Markup(drawing.safe_row(safe)),
                    "safe_said": ", ".join(str(one) for one in safe),
                    "now": gear == car.gear,
                }
            )
        return found

    def steps(self) -> list[dict[str, Any]]:
        """Brake, drive on, stop, change tyres: each with what it may bring."""
        view = self.view
        car = view.cars[view.seat]
        own = helpers(view, view.seat, car.space)
        steps = []
        for name in ("ahead", "brake", "stop"):
            step = self.button(name)
            above = 0 if view.judged else excess(view, car.space, passing=name == "ahead")
            step["odds"] = self.odds(above, own) if name != "brake" else []
            step["safe"] = name != "brake" and above == 0
            step["more"] = self.say("page-brake") if name == "brake" else ""
            steps.append(step)
        for name in TYRES:
            if f"tyres {name}" in self.legal:
                steps.append(
                    {**self.button(f"tyres {name}"), "odds": [], "safe": False, "more": ""}
                )
        return steps

    def odds(self, above: int, own: int) -> list[dict[str, str]]:
        """Of six throws, as words."""
        if above == 0:
            return []
        found = odds(self.view, above, own)
        return [
            {"count": f"{found[name]}/6", "result": name, "text": self.say(f"odds-{name}")}
            for name in RESULTS
            if found[name]
        ]

    def pit(self) -> list[dict[str, Any]]:
        return [self.button(move.text) for move in self.scene.legal]


def mark(seat: int) -> str:
    return picture(28, 28, group(roundel(player_of(seat), 10), at(14, 14)))


def signed(number: int) -> str:
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "0"
