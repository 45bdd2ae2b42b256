"""The cars of Rally on the page, the table of the stages and that of the championship."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from paddock.core.points import say_points
from paddock.games.rally.page.page import Page, mark, signed
from paddock.games.rally.rules.view import Dash

GEAR = Markup('<span class="gear">{}</span> ')


class Cars:
    """The list of cars, their plates, and the tables of results."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.view = page.view

    def car(self, car: Dash) -> dict[str, Any]:
        """A line of the list."""
        view = self.view
        known = sorted(car.crew + car.shown)
        crew = ", ".join(str(space) for space in known)
        hidden = car.hidden if car.seat != view.seat else 0
        return {
            "mark": Markup(mark(car.seat)),
            "name": self.page.name(car.seat),
            "mine": car.seat == view.seat,
            "driving": car.seat == view.driver,
            "start": car.start,
            "where": self.whereabouts(car),
            "gear": car.gear if car.gear and not car.off else "",
            "setup": self.page.say(f"setup-{car.setup}") if car.setup else "",
            "tyres": self.page.say(f"tyres-{car.tyres}") if car.tyres else "",
            "over_rev": self.page.say("table-over-rev") if car.over_rev and view.round else "",
            "crew": self.page.say("table-crew", spaces=crew) if crew else "",
            "hidden": self.page.say("table-crew-hidden", count=hidden) if hidden else "",
        }

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
        where = self.page.say("table-space", space=car.space, length=len(view.spaces))
        if car.missing:
            where += f" · {self.page.say('table-missing', count=car.missing)}"
        elif car.off:
            where += f" · {self.page.say('table-off')}"
        return where

    def plate(self, car: Dash) -> dict[str, Any]:
        """On its driver's plate: how far the car is, and in which gear."""
        view = self.view
        if not view.round or view.phase == "over":
            return {}
        if car.out:
            return {"points": "–", "unit": self.page.say("table-out")}
        if car.home:
            return {"points": "✓", "unit": self.page.say("table-round", round=car.home)}
        unit = self.page.say("page-of", length=len(view.spaces))
        if car.missing:
            unit = self.page.say("table-missing", count=car.missing)
        elif car.off:
            unit = self.page.say("table-off")
        gear = GEAR.format(car.gear) if car.gear and not car.off else ""
        return {"points": Markup("{}{}").format(gear, car.space), "unit": unit}

    # Tables

    def stages(self) -> dict[str, Any] | None:
        """The points of each stage of this rally, and their sum; the best of the rally first."""
        view = self.view
        rows = [row for row in view.results if row.rally == view.rally]
        if not rows:
            return None
        return {
            "caption": f"{self.page.say('page-results')} – {self.page.say(f'entry-{view.entry}')}",
            "heads": [f"{self.page.say('page-stage')} {row.stage}" for row in rows],
            "rows": [
                {
                    "mark": Markup(mark(car.seat)),
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
            "heads": [{"mark": Markup(mark(seat)), "name": self.page.name(seat)} for seat in order],
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
