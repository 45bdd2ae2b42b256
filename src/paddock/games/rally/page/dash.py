"""The dashboard of Rally on the page: the answers to a question, and their odds."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from paddock.core.moves import Move
from paddock.games.rally import drawing
from paddock.games.rally.page.page import Page
from paddock.games.rally.rules.cards import CREW, RESULTS, SETUPS
from paddock.games.rally.rules.odds import excess, gear_range, helpers, odds, safe_factors
from paddock.games.rally.rules.rules import SETUP_TOO_FAR
from paddock.i18n.grammar import capital
from paddock.i18n.telling import text


class Dashboard:
    """The buttons of the viewer who is asked."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.view = page.view

    def button(self, kind: str) -> dict[str, Any]:
        """The button of a kind that has a single move."""
        return self.page.button(self.page.moves(kind)[0])

    # Before the start

    def setups(self) -> list[dict[str, Any]]:
        """The set-ups; a refused one stays visible, with the reason (RY5)."""
        own = self.view.cars[self.view.seat]
        found = []
        for level, move in enumerate(self.page.moves("setup")):
            one = self.choice(move, own.setup)
            if self.view.stage > 1:
                one["gone"] = not one["chosen"]
            elif own.setup_before and abs(level - SETUPS.index(own.setup_before)) > 1:
                one["gone"] = True
                one["why"] = self.page.scene.why(SETUP_TOO_FAR)
                one["rule"] = SETUP_TOO_FAR.rule
            found.append(one)
        return found

    def tyres(self) -> list[dict[str, Any]]:
        """The tyres."""
        chosen = self.view.cars[self.view.seat].tyres
        return [self.choice(move, chosen) for move in self.page.moves("tyres")]

    def choice(self, move: Move, chosen: str) -> dict[str, Any]:
        """A set-up or tyres: their effect, whether they are chosen, and how to choose them."""
        return {
            **self.page.button(move),
            "gone": False,  # refused: shown with the reason
            "label": capital(self.page.scene.card(move.card)),
            "effect": self.page.say(f"page-effect-{move.card}"),
            "chosen": move.card == chosen,
            "wish": f"{move.kind} {move.card}",
            "help": text(self.page.scene.language, "rally", "card", f"{move.card}.help"),
        }

    def crew(self) -> dict[str, Any]:
        """The viewer's mechanics, each with a button that removes it, and how many are left."""
        if self.view.phase != "prepare" or self.view.seat < 0:
            return {}
        own = self.view.cars[self.view.seat]
        return {
            "spaces": [
                {"space": space, "label": self.page.say("page-remove", space=space)}
                for space in own.crew
            ],
            "left": self.page.say("page-mechanics-left", count=CREW - len(own.crew)),
            "chosen": " ".join(str(space) for space in own.crew),
        }

    def sentence(self) -> str:
        """The question, if it differs from the usual one: stopping is the only choice."""
        if self.view.phase != "drive" or self.page.legal("ahead") or self.page.legal("brake"):
            return ""
        return self.page.say("page-stop-or-tyres" if self.page.legal("tyres") else "page-only-stop")

    # A turn

    def own_gear(self) -> int:
        return self.view.cars[self.view.seat].gear if self.view.seat >= 0 else 0

    def gears(self) -> list[dict[str, Any]]:
        """Each gear with its spaces, and the highest safe factor for each number of the die."""
        view = self.view
        car = view.cars[view.seat]
        setup = SETUPS.index(car.setup)
        found = []
        for gear, move in enumerate(self.page.moves("gear"), 1):
            least, most = gear_range(view, setup, car.drag, gear)
            safe = safe_factors(view, setup, gear)
            found.append(
                {
                    **self.page.button(move),
                    "n": gear,
                    "range": str(least) if least == most else f"{least}–{most}",
                    "safe": Markup(drawing.safe_row(safe)),
                    "safe_said": ", ".join(str(one) for one in safe),
                    "now": gear == car.gear,
                }
            )
        return found

    def gear_reasons(self) -> list[tuple[str, str]]:
        """Why gears and the over-rev card are refused, each reason once, with its rule."""
        return self.reasons("gear", "over-rev")

    def step_reasons(self) -> list[tuple[str, str]]:
        """Why the car may not drive on, brake or stop, each reason once."""
        return self.reasons("ahead", "brake", "stop")

    def reasons(self, *kinds: str) -> list[tuple[str, str]]:
        buttons = [self.page.button(move) for move in self.page.moves(*kinds)]
        found = [(one["why"], one["rule"]) for one in buttons if one["why"]]
        return list(dict.fromkeys(found))

    def steps(self) -> list[dict[str, Any]]:
        """Brake, drive on, stop, change tyres: each with its odds."""
        view = self.view
        car = view.cars[view.seat]
        own = helpers(view, view.seat, car.space)
        steps = []
        for kind in ("ahead", "brake", "stop"):
            step = self.button(kind)
            above = 0 if view.judged else excess(view, car.space, passing=kind == "ahead")
            step["odds"] = self.odds(above, own) if kind != "brake" else []
            step["safe"] = kind != "brake" and above == 0
            step["more"] = self.page.say("page-brake") if kind == "brake" else ""
            steps.append(step)
        for move in self.page.legal("tyres"):
            steps.append({**self.page.button(move), "odds": [], "safe": False, "more": ""})
        return steps

    def odds(self, above: int, own: int) -> list[dict[str, str]]:
        """The odds of a step in words: how many of six throws have each result."""
        if above == 0:
            return []
        found = odds(self.view, above, own)
        return [
            {"count": f"{found[name]}/6", "result": name, "text": self.page.say(f"odds-{name}")}
            for name in RESULTS
            if found[name]
        ]

    def pit(self) -> list[dict[str, Any]]:
        """The buttons in the pit: new tyres, or keep the old ones."""
        return [self.page.button(move) for move in self.page.scene.legal]
