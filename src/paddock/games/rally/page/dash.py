"""The dash of Rally on the page: what is asked, and what each answer may bring."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from paddock.games.rally import drawing
from paddock.games.rally.page.page import Page
from paddock.games.rally.rules.cards import CREW, GEARS, RESULTS, SETUPS, TYRES
from paddock.games.rally.rules.odds import excess, helpers, odds
from paddock.i18n.telling import text


class Dashboard(Page):
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
