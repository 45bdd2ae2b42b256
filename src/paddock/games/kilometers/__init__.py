"""1000 Kilometers: its registration, which names what stands in this folder."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from paddock.bots.bot import Bot
from paddock.games.kilometers.rules.title import TITLE
from paddock.games.package import GamePackage

if TYPE_CHECKING:
    from paddock.drawing import Artist
    from paddock.games.package import ScreenMaker
    from paddock.web.controls import Controls


def _bots() -> Mapping[str, Callable[[str], Bot]]:
    from paddock.games.kilometers.bot.player import KilometersClub

    return {"club": KilometersClub}


def _drawing() -> Artist:
    from paddock.games.kilometers.drawing import ARTIST

    return ARTIST


def _page() -> Controls:
    from paddock.games.kilometers.page.controls import KilometersControls

    return KilometersControls()


def _terminal() -> ScreenMaker:
    from paddock.games.kilometers.terminal import KilometersScreen

    return KilometersScreen


GAME = GamePackage(
    package=__name__,
    title=TITLE,
    order=1,
    rule_prefix="K",
    reactions=True,
    best_players=2,
    poster_class="on-field",
    headline_events=("dealt", "rally-over", "won-match", "shared-match"),
    part_ends={"rally-over": "rally"},
    single_part={"length": 0},
    argument_kinds={"extender": "side", "hazard": "card"},
    bots=_bots,
    drawing=_drawing,
    page=_page,
    terminal=_terminal,
)
