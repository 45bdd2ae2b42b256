"""The dashboard of Rally on the page: the answers to a question, and what each may bring."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from paddock.core.moves import Move
from paddock.games.rally import drawing
from paddock.games.rally.page.page import Page
from paddock.games.rally.rules.cards import CREW, RESULTS, SETUPS
from paddock.games.rally.rules.odds import excess, gear_range, helpers, odds, safe_factors
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
        """The set-ups; one that is refused stays in sight, with the reason."""
        chosen = self.view.cars[self.view.seat].setup
        return [self.choice(move, chosen, explain=True) for move in self.page.moves("setup")]

    def tyres(self) -> list[dict[str, Any]]:
        """The tyres; once some are chosen, the others disappear."""
        chosen = self.view.cars[self.view.seat].tyres
        return [self.choice(move, chosen, explain=False) for move in self.page.moves("tyres")]

    def choice(self, move: Move, chosen: str, explain: bool) -> dict[str, Any]:
        """A set-up or tyres, and whether it has been chosen."""
        button = self.page.button(move)
        return {
            **button,
            "gone": explain and button["why"] != "",  # shown with the reason why it is refused
            "label": self.page.scene.card(move.card),
            "chosen": move.card == chosen,
            "help": text(self.page.scene.language, "rally", "card", f"{move.card}.help"),
        }

    def crew(self) -> str:
        """Where the viewer's mechanics stand, and how many are left."""
        if self.view.phase != "prepare" or self.view.seat < 0:
            return ""
        own = self.view.cars[self.view.seat]
        spaces = ", ".join(str(space) for space in own.crew)
        left = CREW - len(own.crew)
        said = self.page.say("page-mechanics-left", count=left)
        return f"{self.page.say('table-crew', spaces=spaces)} · {said}" if spaces else said

    # A turn

    def own_gear(self) -> int:
        return self.view.cars[self.view.seat].gear if self.view.seat >= 0 else 0

    def gears(self) -> list[dict[str, Any]]:
        """Each gear with its spaces, and what it drives safely at each number of the die."""
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

    def steps(self) -> list[dict[str, Any]]:
        """Brake, drive on, stop, change tyres: each with what it may bring."""
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
        """Of six throws, as words."""
        if above == 0:
            return []
        found = odds(self.view, above, own)
        return [
            {"count": f"{found[name]}/6", "result": name, "text": self.page.say(f"odds-{name}")}
            for name in RESULTS
            if found[name]
        ]

    def pit(self) -> list[dict[str, Any]]:
        """New tyres, or the old ones."""
        return [self.page.button(move) for move in self.page.scene.legal]
