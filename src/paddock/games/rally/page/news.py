"""What has just happened, on the board: the last die with its name, and every mishap since."""

from __future__ import annotations

from typing import Any, Final

from markupsafe import Markup

from paddock.core.events import Event
from paddock.games.rally import drawing
from paddock.games.rally.page.page import Page
from paddock.i18n.telling import tell

DICE: Final = ("weather", "risk", "damage")
MISHAPS: Final = ("off-road", "wrecked", "changed-tyres")
MOST: Final = 3  # mishaps that are shown; the log has them all


class News:
    """The strip above the map."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def die(self) -> dict[str, Any] | None:
        """The die that was thrown last: which one, for whom, and what it means."""
        thrown = [told for told in self.page.scene.news if told.event.code in DICE]
        if not thrown:
            return None
        told = thrown[-1]
        event = told.event
        number = int(event.args["die"])
        return {
            "svg": Markup(drawing.die(number)),
            "number": number,
            "roll": f"{told.ply}-{event.code}",
            "name": self.page.say(f"phase-{event.code}"),
            "who": self.page.name(int(event.args["seat"])) if "seat" in event.args else "",
            "means": self.meaning(event),
        }

    def meaning(self, event: Event) -> str:
        if event.code == "weather":
            weather = self.page.say(f"weather-{event.args['weather']}")
            return self.page.say("table-weather", weather=weather, add=event.args["add"])
        if event.code == "risk":
            return self.page.say("table-safe", safe=event.args["safe"])
        return self.page.say(f"result-{event.args['result']}")

    def mishaps(self) -> list[str]:
        """The accidents since the viewer's own last answer, the newest first."""
        scene = self.page.scene
        events = [told.event for told in scene.news if told.event.code in MISHAPS]
        said = [tell(scene.language, scene.game, one, scene.names, scene.seat) for one in events]
        return said[: -MOST - 1 : -1]
