"""The course of Rally on the page: sections to click on, the box of faces, the limits."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from paddock.core.moves import Move
from paddock.games.rally import drawing
from paddock.games.rally.page.page import Page
from paddock.games.rally.rules.cards import FEATURES, LONGEST, RESULTS, SPACES
from paddock.games.rally.rules.odds import excess, helpers, odds
from paddock.i18n import say


class CoursePanel:
    """The sections on the table, the faces in the box, and the limits of the calendar."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.view = page.view
        self.mechanics = {move.parts["space"]: move for move in page.legal("mechanic")}

    def tiles(self) -> list[dict[str, Any]]:
        """The sections that have been laid, each with its eight spaces."""
        view = self.view
        tiles = []
        for number in range(len(view.course)):
            first = number * SPACES + 1
            svg = drawing.section(view, number, words=self.page.words, shared=self.page.house)
            tiles.append(
                {
                    "n": number + 1,
                    "label": f"{number + 1}. {self.in_words(view.course[number])}",
                    "now": first <= self.look_at() < first + SPACES,
                    "svg": Markup(svg),
                    "road": drawing.road_heights(view, number),
                    "spots": [self.spot(space) for space in range(first, first + SPACES)],
                }
            )
        return tiles

    def look_at(self) -> int:
        """The space to scroll into view: that of the car that drives, or the end of the course."""
        view = self.view
        if view.phase == "course":
            return len(view.course) * SPACES
        return max(1, view.cars[view.driver].space) if view.driver >= 0 else 0

    def spot(self, space: int) -> dict[str, str | int]:
        """A space on the page: its label, and the effect of a click, if any."""
        view = self.view
        here = view.spaces[space - 1]
        parts = [self.page.say("page-space", space=space, factor=here.factor)]
        if here.mark:
            parts.append(self.page.say(f"page-{here.mark}"))
        parts += [
            self.page.name(car.seat) for car in view.cars if car.space == space and not car.home
        ]
        label = ", ".join(parts) + self.chances(space)
        move = self.move_at(space)
        if move is not None:
            label = f"{self.page.scene.label(move)} – {label}"
        text = move.text if move is not None else ""
        return {"label": label, "move": text, "to": space if self.may_drive_to(space) else 0}

    def chances(self, space: int) -> str:
        """What the die may bring on a space that the current move may reach (RY15)."""
        view = self.view
        if view.phase != "drive" or view.driver < 0:
            return ""
        car = view.cars[view.driver]
        if not car.space <= space <= car.space - view.driven + view.most:
            return ""
        said = ""
        for passing in (False, True):
            above = excess(view, space, passing=passing)
            if above == 0 or (passing and above == excess(view, space, passing=False)):
                continue
            found = odds(view, above, helpers(view, view.driver, space))
            rows = [
                f"{found[one]}/6 {self.page.say(f'odds-{one}')}" for one in RESULTS if found[one]
            ]
            how = f"{self.page.say('page-passing')}: " if passing else ""
            said += f" – {how}{', '.join(rows)}"
        return said

    def move_at(self, space: int) -> Move | None:
        """The move that a click on a space makes: place a mechanic there, drive on, or stop."""
        if self.view.phase == "prepare":
            return self.mechanics.get(space)
        if self.view.phase != "drive" or not self.page.scene.legal:
            return None
        at_now = self.view.cars[self.view.seat].space
        if space not in (at_now, at_now + 1):
            return None
        return next(iter(self.page.legal("stop" if space == at_now else "ahead")), None)

    def may_drive_to(self, space: int) -> bool:
        """Whether a space further ahead can be clicked: the page drives there as long as no die has
        to be thrown.
        """
        view = self.view
        if view.phase != "drive" or not self.page.legal("ahead"):
            return False
        at_now = view.cars[view.seat].space
        safe = view.judged or excess(view, at_now, passing=True) == 0
        return safe and at_now + 1 < space <= at_now - view.driven + view.most

    def reaches(self) -> bool:
        """Whether there is a space further ahead that can be clicked."""
        return any(self.may_drive_to(space) for space in range(1, len(self.view.spaces) + 1))

    def limits(self) -> list[dict[str, Any]]:
        """The limits of the calendar for this course, and whether each is met so far (RY2)."""
        view = self.view
        laid = [view.tables.faces[name] for name in view.course]
        rows = [
            {
                "text": self.page.say("table-course", laid=len(laid), sections=view.sections),
                "ok": len(laid) == view.sections,
            }
        ]
        colon = say(self.page.scene.language, "sign-colon")
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
                count = self.page.say(f"feature-{kind}", count=limit)
                said = f"{self.page.say(key, count=count)}{colon}{have}"
                rows.append({"text": said, "ok": fits})
        return rows

    def faces(self) -> list[dict[str, Any]]:
        """The box: every face, with the reason why it cannot come next."""
        found = []
        for move in self.page.moves("lay"):
            name = str(move.parts["face"])
            face = self.view.tables.faces[name]
            found.append(
                {
                    **self.page.button(move),
                    "label": self.in_words(name),
                    "svg": Markup(drawing.face(name, face, shared=self.page.house)),
                }
            )
        return sorted(found, key=lambda one: not one["legal"])

    def in_words(self, name: str) -> str:
        """A face in words for screen readers: its factors from left to right, and its features."""
        face = self.view.tables.faces[name]
        kinds = ", ".join(self.page.say(f"feature-{kind}", count=1) for kind in face.kinds())
        factors = " ".join(str(factor) for factor in face.factors)
        colon = say(self.page.scene.language, "sign-colon")
        return f"{name}{colon}{factors}" + (f" – {kinds}" if kinds else "")
