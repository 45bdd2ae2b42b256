"""Crazy Rally: its registration, which names the parts in this folder."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from paddock.bots.bot import Bot
from paddock.bots.levels import ladder
from paddock.games.crazy_rally.rules.title import TITLE
from paddock.games.package import GamePackage

if TYPE_CHECKING:
    from paddock.drawing import Artist
    from paddock.drawing.printing import Components
    from paddock.games.package import ScreenMaker
    from paddock.games.reasons import Reasons
    from paddock.web.controls import Controls
    from paddock.web.guide import Guide


def _bots() -> Mapping[str, Callable[[str], Bot]]:
    from paddock.games.crazy_rally.bot.player import CrazyRallyClub
    from paddock.games.crazy_rally.bot.playout import CrazyRallyPolicy

    return ladder(CrazyRallyClub, CrazyRallyPolicy, pro=2000, ace=60000, slips=3.0)


def _advice() -> Reasons:
    from paddock.games.crazy_rally.advice import REASONS

    return REASONS


def _drawing() -> Artist:
    from paddock.games.crazy_rally.drawing import ARTIST

    return ARTIST


def _components() -> Components:
    from paddock.games.crazy_rally.drawing.printed import components

    return components


def _page() -> Controls:
    from paddock.games.crazy_rally.page.controls import CrazyRallyControls

    return CrazyRallyControls()


def _terminal() -> ScreenMaker:
    from paddock.games.crazy_rally.terminal import CrazyRallyScreen

    return CrazyRallyScreen


def _guide() -> Guide:
    from paddock.games.crazy_rally.page.guide import GUIDE

    return GUIDE


GAME = GamePackage(
    package=__name__,
    title=TITLE,
    order=2,
    rule_prefix="CR",
    best_players=4,
    poster_class="on-alarm",
    headline_events=("dealt", "won-match", "shared-match"),
    counted_moves=("accelerate", "brake"),
    part_ends={"leg-over": "leg"},
    single_part={"legs": 1},
    hidden_choices={"event": "keep"},  # CR18: who holds an event card is a secret
    argument_kinds={"effect": "card"},
    bots=_bots,
    advice=_advice,
    drawing=_drawing,
    components=_components,
    page=_page,
    terminal=_terminal,
    guide=_guide,
)
