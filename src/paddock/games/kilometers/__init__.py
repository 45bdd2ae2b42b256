"""1000 Kilometers: its registration, which names the parts in this folder."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from paddock.bots.bot import Bot
from paddock.bots.levels import ladder
from paddock.games.kilometers.rules.title import TITLE
from paddock.games.package import GamePackage

if TYPE_CHECKING:
    from paddock.core.options import Setup
    from paddock.drawing import Artist
    from paddock.drawing.printing import Components
    from paddock.games.package import ScreenMaker
    from paddock.games.reasons import Reasons
    from paddock.web.controls import Controls
    from paddock.web.guide import Guide


def _bots() -> Mapping[str, Callable[[str], Bot]]:
    from paddock.games.kilometers.bot.player import KilometersClub
    from paddock.games.kilometers.bot.playout import KilometersPolicy

    return ladder(KilometersClub, KilometersPolicy, pro=80000, ace=800000)


def _advice() -> Reasons:
    from paddock.games.kilometers.advice import REASONS

    return REASONS


def _drawing() -> Artist:
    from paddock.games.kilometers.drawing import ARTIST

    return ARTIST


def _components() -> Components:
    from paddock.games.kilometers.drawing.printed import components

    return components


def _page() -> Controls:
    from paddock.games.kilometers.page.controls import KilometersControls

    return KilometersControls()


def _terminal() -> ScreenMaker:
    from paddock.games.kilometers.terminal import KilometersScreen

    return KilometersScreen


def _guide() -> Guide:
    from paddock.games.kilometers.page.guide import GUIDE

    return GUIDE


def _idle(setup: Setup) -> list[str]:
    """K31: teams do not extend a rally."""
    return ["extension"] if setup.players > 3 else []


GAME = GamePackage(
    package=__name__,
    title=TITLE,
    order=1,
    rule_prefix="K",
    reactions=True,
    best_players=2,
    idle_options=_idle,
    poster_class="on-field",
    headline_events=("dealt", "rally-over", "won-match", "shared-match"),
    counted_moves=("play", "attack"),
    part_ends={"rally-over": "rally"},
    single_part={"length": 0},
    argument_kinds={"extender": "side", "hazard": "card", "attack": "card", "trump": "card"},
    bots=_bots,
    advice=_advice,
    drawing=_drawing,
    components=_components,
    page=_page,
    terminal=_terminal,
    guide=_guide,
)
