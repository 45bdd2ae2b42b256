"""The Detroit–Cleveland Grand Prix: its registration, which names what stands in this folder."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from paddock.bots.bot import Bot
from paddock.bots.levels import ladder
from paddock.games.grand_prix.rules.title import TITLE
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
    from paddock.games.grand_prix.bot.player import GrandPrixClub
    from paddock.games.grand_prix.bot.playout import GrandPrixPolicy

    return ladder(GrandPrixClub, GrandPrixPolicy, pro=3000, ace=60000)


def _advice() -> Reasons:
    from paddock.games.grand_prix.advice import REASONS

    return REASONS


def _drawing() -> Artist:
    from paddock.games.grand_prix.drawing import ARTIST

    return ARTIST


def _components() -> Components:
    from paddock.games.grand_prix.drawing.printed import components

    return components


def _page() -> Controls:
    from paddock.games.grand_prix.page.controls import GrandPrixControls

    return GrandPrixControls()


def _terminal() -> ScreenMaker:
    from paddock.games.grand_prix.terminal import GrandPrixScreen

    return GrandPrixScreen


def _guide() -> Guide:
    from paddock.games.grand_prix.page.guide import GUIDE

    return GUIDE


def _idle(setup: Setup) -> list[str]:
    return ["two_players"] if setup.players > 2 else []


GAME = GamePackage(
    package=__name__,
    title=TITLE,
    order=5,
    rule_prefix="GP",
    best_players=4,
    signs=tuple((sign, "default") for sign in "●■▲◆★⬢"),  # the cars have the colours
    idle_options=_idle,
    poster_class="on-meadow",
    headline_events=("dealt", "won-match", "shared-match"),
    counted_moves=("play",),
    part_ends={"race-over": "race"},
    single_part={"races": 1},
    continued_phases=("choose", "drive"),  # a bot's card is one move to those who watch
    argument_kinds={
        "opener": "seat",
        "car": "card",
        "other": "card",
        "from": "cell",
        "to": "cell",
    },
    bots=_bots,
    advice=_advice,
    drawing=_drawing,
    components=_components,
    page=_page,
    terminal=_terminal,
    guide=_guide,
)
