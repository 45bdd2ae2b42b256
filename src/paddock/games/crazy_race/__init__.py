"""Crazy Race: its registration, which names the parts in this folder."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from paddock.bots.bot import Bot
from paddock.bots.levels import ladder
from paddock.games.crazy_race.rules.title import TITLE
from paddock.games.package import GamePackage

if TYPE_CHECKING:
    from paddock.drawing import Artist
    from paddock.drawing.printing import Components
    from paddock.games.package import ScreenMaker
    from paddock.games.reasons import Reasons
    from paddock.web.controls import Controls
    from paddock.web.guide import Guide


def _bots() -> Mapping[str, Callable[[str], Bot]]:
    from paddock.games.crazy_race.bot.player import CrazyRaceClub
    from paddock.games.crazy_race.bot.playout import CrazyRacePolicy

    return ladder(CrazyRaceClub, CrazyRacePolicy, pro=1500, ace=40000, slips=1.5)


def _advice() -> Reasons:
    from paddock.games.crazy_race.advice import REASONS

    return REASONS


def _drawing() -> Artist:
    from paddock.games.crazy_race.drawing import ARTIST

    return ARTIST


def _components() -> Components:
    from paddock.games.crazy_race.drawing.printed import components

    return components


def _page() -> Controls:
    from paddock.games.crazy_race.page.controls import CrazyRaceControls

    return CrazyRaceControls()


def _terminal() -> ScreenMaker:
    from paddock.games.crazy_race.terminal import CrazyRaceScreen

    return CrazyRaceScreen


def _guide() -> Guide:
    from paddock.games.crazy_race.page.guide import GUIDE

    return GUIDE


GAME = GamePackage(
    package=__name__,
    title=TITLE,
    order=3,
    rule_prefix="CZ",
    best_players=4,
    signs=(("●", "medium_purple1"), ("■", "dark_orange"), ("▲", "green"), ("◆", "dodger_blue1")),
    poster_class="on-help",
    headline_events=("dealt", "stage-turned", "won-match", "shared-match"),
    pauses={"side-won": 1.1, "side-tied": 1.1},  # as long as page.js needs to turn a side
    argument_kinds={"engine": "card", "tally": "tally"},
    counted_moves=("lay",),
    bots=_bots,
    advice=_advice,
    drawing=_drawing,
    components=_components,
    page=_page,
    terminal=_terminal,
    guide=_guide,
)
