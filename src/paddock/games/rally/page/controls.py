"""Rally on the page: the course to click on, the gate of the gear stick, the odds of each step."""

from __future__ import annotations

from typing import Any, cast

from markupsafe import Markup

from paddock.games.rally import drawing
from paddock.games.rally.page.cars import Cars
from paddock.games.rally.page.course import Course
from paddock.games.rally.page.dash import Dashboard
from paddock.games.rally.page.page import Page
from paddock.games.rally.rules.cards import FACE_NAMES, GEARS, SETUPS, TYRES
from paddock.games.rally.rules.view import RallyView
from paddock.web.controls import Controls
from paddock.web.scene import Scene


def sprite(language: str) -> str:
    """The sheets of the house edition; those of another one are drawn one by one."""
    return drawing.sprite()


def moves_to_explain(scene: Scene) -> list[str]:
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


def context(scene: Scene) -> dict[str, Any]:
    view = cast(RallyView, scene.view)
    course, cars, dash = Course(scene), Cars(scene), Dashboard(scene)
    asked = view.phase if scene.legal else ""
    return {
        "phase": asked,
        "stage": view.phase,
        "heading": heading(course),
        "details": details(course),
        "sky": Markup(drawing.sky(view, words=course.words)),
        "die": Markup(drawing.die(view.thrown)) if view.thrown else "",
        "at": view.cars[view.seat].space if asked == "drive" else "",
        "turn": f"{view.rally}.{view.stage}.{view.round}",
        "tiles": course.tiles(),
        "ghosts": max(0, view.sections - len(view.course)),
        "limits": course.limits() if view.phase == "course" else [],
        "cars": [cars.car(view.cars[seat]) for seat in view.order or range(len(view.cars))],
        "stages": cars.stages(),
        "championship": cars.championship(),
        "faces": course.faces() if asked == "course" else [],
        "setup": dash.choices("setup", SETUPS) if asked else [],
        "tyres": dash.choices("tyres", TYRES) if asked else [],
        "crew": dash.crew(),
        "done": dash.button("done"),
        "gears": dash.gears() if asked == "gear" else [],
        "over_rev": dash.button("over-rev"),
        "stick": Markup(drawing.gear_stick(dash.own_gear())),
        "steps": dash.steps() if asked == "drive" else [],
        "pit": dash.pit() if asked == "pit" else [],
        "safe_title": dash.say("page-safe-row"),
        "mechanics_title": dash.say("page-mechanics"),
        "setup_title": dash.say("page-setup"),
        "tyres_title": dash.say("page-tyres"),
        "zoom_in": dash.say("page-zoom-in"),
        "zoom_out": dash.say("page-zoom-out"),
    }


def plate(scene: Scene, seat: int) -> dict[str, Any]:
    """While cars are on the road, how far each one is."""
    cars = Cars(scene)
    return cars.plate(cars.view.cars[seat])


def heading(page: Page) -> str:
    """Which rally, and which stage of it."""
    view = page.view
    entry = page.say(f"entry-{view.entry}")
    if view.special:
        return page.say("table-special", entry=entry)
    return page.say("table-stage", entry=entry, stage=view.stage, stages=view.stages)


def details(page: Page) -> str:
    """Which round, in what weather; before the start, the zone."""
    view = page.view
    if not view.round:
        return page.say(f"zone-{view.zone}")
    weather = page.say(f"weather-{view.weather}")
    now = page.say("table-weather", weather=weather, add=view.weather_add)
    return f"{page.say('table-round', round=view.round)} · {now}"


class RallyControls(Controls):
    template = "games/rally/page.html"

    def context(self, scene: Scene) -> dict[str, Any]:
        return context(scene)

    def moves_to_explain(self, scene: Scene) -> list[str]:
        return moves_to_explain(scene)

    def sprite(self, language: str) -> str:
        return sprite(language)

    def plate(self, scene: Scene, seat: int) -> dict[str, Any]:
        return plate(scene, seat)
