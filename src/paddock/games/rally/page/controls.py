"""The page of Rally: the course to click on, the gear stick, the odds of each step."""

from __future__ import annotations

from typing import Any, Final, cast

from markupsafe import Markup

from paddock.core.view import View
from paddock.games.rally import drawing
from paddock.games.rally.page import results
from paddock.games.rally.page.cars import Cars
from paddock.games.rally.page.course import CoursePanel
from paddock.games.rally.page.dash import Dashboard
from paddock.games.rally.page.news import News
from paddock.games.rally.page.page import Page
from paddock.games.rally.rules.view import RallyView
from paddock.i18n import say
from paddock.web.controls import Controls, PlateFigures
from paddock.web.scene import Scene
from paddock.web.standings import Standings

# The kinds of move that the page shows in each phase even if they are refused
EXPLAINED: Final = {
    "course": ("lay",),
    "prepare": ("setup", "tyres", "done"),
    "gear": ("gear", "over-rev"),
    "drive": ("ahead", "brake", "stop", "tyres"),
}


class RallyControls(Controls):
    """The controls of Rally."""

    template = "games/rally/page.html"
    great_events = ("wrecked", "off-road")

    def context(self, scene: Scene) -> dict[str, Any]:
        page = Page(scene)
        return {**_table(page), **_question(page)}

    def moves_to_explain(self, scene: Scene) -> list[str]:
        kinds = EXPLAINED.get(scene.view.phase, ())
        return [move.text for move in Page(scene).moves(*kinds)]

    def sprite(self, language: str) -> str:
        """The sections of the house edition; those of other editions are drawn one by one."""
        return drawing.sprite()

    def number(self, view: View | None, seat: int) -> str:
        """The start number of this stage, as on the car."""
        if view is None:
            return super().number(view, seat)
        return drawing.door_numbers(cast(RallyView, view))[seat]

    def plate(self, scene: Scene, seat: int) -> PlateFigures:
        """During a stage, how far each car is."""
        page = Page(scene)
        return Cars(page).plate(page.view.cars[seat])

    def part_name(self, scene: Scene, part: int) -> str:
        return results.entry_name(Page(scene), part)

    def now(self, scene: Scene) -> str:
        page = Page(scene)
        view = page.view
        parts = [self.part_name(scene, view.rally)]
        if view.rallies > 1 or view.stages > 1:
            parts.append(results.stage_name(page, view.stage))
        elif view.round:
            parts.append(page.say("table-round", round=view.round))
        return ", ".join(parts)

    def lead(self, scene: Scene) -> list[int]:
        """Fewer stage points are better; in a championship only whole rallies count."""
        view = Page(scene).view
        return list(view.scores) if view.rallies > 1 else [-car.total for car in view.cars]

    def measure(self, scene: Scene) -> list[int]:
        """The distance driven, in hundredths of a stage; in a championship, the points."""
        view = Page(scene).view
        if view.rallies > 1:
            return list(view.scores)
        length, before = max(1, len(view.spaces)), 100 * (view.stage - 1)
        whole = [100 if car.home else 100 * car.space // length for car in view.cars]
        return [before + one for one in whole]

    def measure_name(self, scene: Scene) -> str:
        return say(scene.language, "end-measure") if Page(scene).view.rallies > 1 else ""

    def measured(self, scene: Scene, value: int) -> str:
        one_rally = Page(scene).view.rallies == 1
        return f"{value}%" if one_rally else super().measured(scene, value)

    def part_standings(self, scene: Scene) -> Standings:
        return results.after_stage(Page(scene))

    def final_standings(self, scene: Scene, places: list[int]) -> Standings:
        page = Page(scene)
        if page.view.rallies > 1:
            return super().final_standings(scene, places)
        return results.at_the_end(page, places)

    def question(self, scene: Scene) -> str:
        """The question; in the lowest gears stopping may be the only choice."""
        return Dashboard(Page(scene)).sentence()


def _table(page: Page) -> dict[str, Any]:
    """The public part of the page: the road, the weather, the cars, the results."""
    view = page.view
    course, cars, news = CoursePanel(page), Cars(page), News(page)
    return {
        "stage": view.phase,
        # The "race" scene covers all questions of a stage, so that the layout does not change.
        "scene": view.phase if view.phase in ("course", "prepare", "over") else "race",
        "heading": _heading(page),
        "details": _details(page),
        "sky": Markup(drawing.sky(view, words=page.words)),
        "die": news.die() if view.round else None,
        "told": news.accidents() if view.round else [],
        "zone": view.zone,
        "weather": view.weather if view.round else "",
        "me": view.seat,
        "where": " ".join(f"{car.seat}:{car.space}" for car in view.cars),
        "turn": f"{view.rally}.{view.stage}.{view.round}",
        "tiles": course.tiles(),
        "ghosts": max(0, view.sections - len(view.course)),
        "limits": course.limits() if view.phase == "course" else [],
        "cars": [cars.car(view.cars[seat]) for seat in view.order or range(len(view.cars))],
        "stages": cars.stages(),
        "championship": cars.championship(),
        "colon": say(page.scene.language, "sign-colon"),
        "zoom_in": page.say("page-zoom-in"),
        "zoom_out": page.say("page-zoom-out"),
    }


def _question(page: Page) -> dict[str, Any]:
    """The viewer's question and its answers."""
    view = page.view
    dash = Dashboard(page)
    asked = view.phase if page.scene.legal else ""
    return {
        "phase": asked,
        "own": view.cars[view.seat] if asked else None,
        "far": page.say("page-far") if asked == "drive" and CoursePanel(page).reaches() else "",
        "rethink": page.say("page-rethink"),
        "at": view.cars[view.seat].space if asked == "drive" else "",
        "faces": CoursePanel(page).faces() if asked == "course" else [],
        "setup": dash.setups() if asked == "prepare" else [],
        "tyres": dash.tyres() if asked == "prepare" else [],
        "crew": dash.crew(),
        "done": dash.button("done"),
        "gears": dash.gears() if asked == "gear" else [],
        "gear_reasons": dash.gear_reasons() if asked == "gear" else [],
        "over_rev": dash.button("over-rev"),
        "stick": Markup(drawing.gear_stick(dash.own_gear())),
        "steps": dash.steps() if asked == "drive" else [],
        "step_reasons": dash.step_reasons() if asked == "drive" else [],
        "pit": dash.pit() if asked == "pit" else [],
        "safe_title": page.say("page-safe-row"),
        "mechanics_title": page.say("page-mechanics"),
        "setup_title": page.say("page-setup"),
        "tyres_title": page.say("page-tyres"),
    }


def _heading(page: Page) -> str:
    """The heading: which rally, and which stage of it."""
    view = page.view
    entry = page.say(f"entry-{view.entry}")
    if view.special:
        return page.say("table-special", entry=entry)
    return page.say("table-stage", entry=entry, stage=view.stage, stages=view.stages)


def _details(page: Page) -> str:
    """The round, the weather, and the unit of gaps; before the start, the zone."""
    view = page.view
    if not view.round:
        return page.say(f"zone-{view.zone}")
    weather = page.say(f"weather-{view.weather}")
    now = page.say("table-weather", weather=weather, add=view.weather_add)
    said = f"{page.say('table-round', round=view.round)} · {now}"
    return said if view.phase == "over" else f"{said} · {page.say('page-gaps')}"


CONTROLS: Final = RallyControls()
