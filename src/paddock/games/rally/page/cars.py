"""The cars of Rally on the page, and the tables of the stages and of the championship."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from paddock.core.points import say_points
from paddock.games.rally.page.page import Page, signed
from paddock.games.rally.page.standing import Standing
from paddock.games.rally.rules.view import Dash
from paddock.web.controls import PlateFigures

POSITION = Markup('<span class="position">{}</span>{}')


class Cars:
    """The list of cars, their plates, and the tables of results."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.view = page.view
        self.places = Standing(page.view).places

    def car(self, car: Dash) -> dict[str, Any]:
        """A car's entry in the list."""
        view = self.view
        known = [str(space) for space in sorted(car.crew + car.shown)]
        hidden = car.hidden if car.seat != view.seat else 0
        crew = ", ".join(known + ["?"] * hidden)
        place = self.places.get(car.seat)
        return {
            "car": self.page.car(car.seat),
            "name": self.page.name(car.seat),
            "mine": car.seat == view.seat,
            "driving": car.seat == view.driver,
            "rank": place.rank if place is not None else "",
            "rank_said": self.page.say(f"reason-place-{place.rank}") if place is not None else "",
            "where": self.whereabouts(car),
            "gear": car.gear if car.gear and not (car.off or car.home or car.out) else "",
            "gear_said": self.page.say("table-gear", gear=car.gear),
            "setup": self.page.say(f"setup-{car.setup}") if car.setup else "",
            "tyres": self.page.say(f"tyres-{car.tyres}") if car.tyres else "",
            "crew": self.page.say("table-crew", spaces=crew) if crew else "",
            "spanner": self.page.spanner(car.seat),
            "spaces": crew,
            "sum": self.sum(car),
        }

    def sum(self, car: Dash) -> str:
        """The car's points in this rally, if any; empty at the end, because the result has them."""
        if not self.later() or self.view.phase == "over":
            return ""
        return self.page.say("page-rally-sum", points=signed(car.total))

    def later(self) -> bool:
        """Whether stages of this rally have been driven before this one."""
        return any(row.rally == self.view.rally for row in self.view.results)

    def whereabouts(self, car: Dash) -> str:
        view = self.view
        if view.phase == "prepare":
            return self.page.say("table-ready" if car.ready else "table-preparing")
        if not view.round:
            return self.page.say("table-start", number=car.start) if car.start else ""
        if car.out:
            return self.page.say("table-out")
        if car.home:
            return self.page.say("table-home", round=car.home)
        if not car.space:
            return self.page.say("table-before-car")
        where = self.page.say("page-at", space=car.space)
        if car.missing:
            where += f" · {self.page.say('table-missing', count=car.missing)}"
        elif car.off:
            where += f" · {self.page.say('table-off')}"
        return where

    def plate(self, car: Dash) -> PlateFigures:
        """The figures on a driver's plate: the order in the stage, or the points of the rally."""
        view = self.view
        if view.phase == "over":
            return {}
        if not view.round:
            return self.points(car)
        if car.out:
            return {"points": "–", "unit": self.page.say("table-out")}
        place = self.places.get(car.seat)
        if place is None:
            return {"points": "", "unit": self.page.say("table-before-car")}
        behind = f"+{self.page.decimal(place.gap)}" if place.rank > 1 else ""
        return {"points": POSITION.format(place.rank, behind), "unit": self.unit(car)}

    def unit(self, car: Dash) -> str:
        """The text beside the place: who leads, or why a car does not drive."""
        if car.home:
            return "✓"
        if car.missing:
            return self.page.say("table-missing", count=car.missing)
        if car.off:
            return self.page.say("table-off")
        return self.page.say("page-leads") if self.places[car.seat].rank == 1 else ""

    def points(self, car: Dash) -> PlateFigures:
        """The points before a stage: those of the rally and of a championship so far."""
        view = self.view
        total = signed(car.total)
        won = str(say_points(view.scores[car.seat], view.parts))
        if view.phase == "prepare":
            unit = self.page.say("table-ready" if car.ready else "table-preparing")
            return {"points": total if self.later() else "", "unit": unit}
        if not self.later():
            unit = "page-championship-points" if view.rallies > 1 else "table-points"
            return {"points": won if view.rallies > 1 else total, "unit": self.page.say(unit)}
        unit = self.page.say("table-points")
        if view.rallies > 1:
            unit += f" · {self.page.say('table-championship')} {won}"
        return {"points": total, "unit": unit}

    # Tables

    def stages(self) -> dict[str, Any] | None:
        """The points of each stage of this rally, and their sum; the best of the rally first."""
        view = self.view
        rows = [row for row in view.results if row.rally == view.rally]
        if not rows or (view.phase == "over" and view.rallies == 1):  # the result shows it
            return None
        return {
            "caption": f"{self.page.say('page-results')} – {self.page.say(f'entry-{view.entry}')}",
            "heads": [f"{self.page.say('page-stage')} {row.stage}" for row in rows],
            "rows": [
                {
                    "mark": self.page.mark(car.seat),
                    "name": self.page.name(car.seat),
                    "cells": [signed(row.points[car.seat]) for row in rows],
                    "total": signed(car.total),
                }
                for car in sorted(view.cars, key=lambda car: (car.total, car.seat))
            ],
            "total": self.page.say("table-total"),
        }

    def championship(self) -> dict[str, Any] | None:
        """What each rally of the calendar brought, and what is still to come (RY25)."""
        view = self.view
        if view.rallies < 2:
            return None
        won = {
            (line.race, line.side): str(say_points(line.points, line.parts)) for line in view.ledger
        }
        totals = view.shown_scores()
        order = sorted(range(len(view.cars)), key=lambda seat: (-view.scores[seat], seat))
        return {
            "caption": self.page.say("table-championship"),
            "heads": [
                {"mark": self.page.mark(seat), "name": self.page.name(seat)} for seat in order
            ],
            "rows": [
                {
                    "name": self.page.say(f"entry-{entry}"),
                    "now": number == view.rally and view.phase != "over",
                    "cells": [won.get((number, seat), "") for seat in order],
                }
                for number, entry in enumerate(view.calendar, 1)
            ],
            "total": self.page.say("table-total"),
            "totals": [totals[seat] for seat in order],
        }
