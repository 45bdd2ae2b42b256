"""The news above the map: the last die with its meaning, accidents and new tyres."""

from __future__ import annotations

from typing import Any, Final

from markupsafe import Markup

from paddock.core.events import Event
from paddock.core.seats import NOBODY
from paddock.games.rally import drawing
from paddock.games.rally.page.page import Page
from paddock.i18n.telling import tell

DICE: Final = ("weather", "risk", "damage")
MISHAPS: Final = ("off-road", "wrecked")
TOLD: Final = (*MISHAPS, "changed-tyres")
MOST_SHOWN: Final = 3  # shown at most; the log has all of them


class News:
    """The news above the map."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def die(self) -> dict[str, Any] | None:
        """The die that was thrown last: which one, for whom, and what it means."""
        thrown = [told for told in self.page.scene.news if told.event.code in DICE]
        if not thrown:
            return self.risk()
        event = thrown[-1].event
        seat = int(event.args.get("seat", NOBODY))
        key = thrown[-1].ply if event.code == "damage" else self.page.view.round
        means = self.meaning(event)
        return self.shown(event.code, int(event.args["die"]), seat, means, key)

    def risk(self) -> dict[str, Any] | None:
        """The risk die of the current move, also if the viewer saw it long ago."""
        view = self.page.view
        if view.driver < 0 or not view.die:
            return None
        safe = self.page.say("table-safe", safe=view.safe)
        return self.shown("risk", view.die, view.driver, safe, view.round)

    def shown(self, code: str, number: int, seat: int, means: str, key: int) -> dict[str, Any]:
        return {
            "svg": Markup(drawing.die(number)),
            "number": number,
            "roll": f"{code}.{key}.{seat}",  # the page animates a throw only if this has changed
            "name": self.page.say(f"phase-{code}"),
            "who": self.page.name(seat) if seat >= 0 else "",
            "means": means,
        }

    def meaning(self, event: Event) -> str:
        if event.code == "weather":
            weather = self.page.say(f"weather-{event.args['weather']}")
            return self.page.say("table-weather", weather=weather, add=event.args["add"])
        if event.code == "risk":
            return self.page.say("table-safe", safe=event.args["safe"])
        return self.page.say(f"result-{event.args['result']}")

    def accidents(self) -> list[dict[str, Any]]:
        """Accidents and tyres since the viewer's own last answer, the newest first."""
        scene = self.page.scene
        events = [told.event for told in scene.news if told.event.code in TOLD]
        said = [
            {
                "words": tell(scene.language, scene.game, one, scene.names, scene.seat),
                "mishap": one.code in MISHAPS,
            }
            for one in events
        ]
        return said[: -MOST_SHOWN - 1 : -1]
