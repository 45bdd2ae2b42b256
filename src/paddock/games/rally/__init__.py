"""Rally: its registration, which names the parts in this folder."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from paddock.bots.bot import Bot
from paddock.bots.levels import ladder
from paddock.games.package import GamePackage
from paddock.games.rally.rules.title import TITLE

if TYPE_CHECKING:
    from paddock.core.options import Setup
    from paddock.drawing import Artist
    from paddock.drawing.printing import Components
    from paddock.games.package import ScreenMaker
    from paddock.games.reasons import Reasons
    from paddock.web.controls import Controls
    from paddock.web.guide import Guide


def _bots() -> Mapping[str, Callable[[str], Bot]]:
    from paddock.games.rally.bot.player import RallyClub
    from paddock.games.rally.bot.playout import RallyPolicy

    return ladder(RallyClub, RallyPolicy, pro=300, ace=3000, slips=2.0)


def _advice() -> Reasons:
    from paddock.games.rally.advice import REASONS

    return REASONS


def _drawing() -> Artist:
    from paddock.games.rally.drawing import ARTIST

    return ARTIST


def _components() -> Components:
    from paddock.games.rally.drawing.printed import components

    return components


def _page() -> Controls:
    from paddock.games.rally.page.controls import RallyControls

    return RallyControls()


def _terminal() -> ScreenMaker:
    from paddock.games.rally.terminal import RallyScreen

    return RallyScreen


def _guide() -> Guide:
    from paddock.games.rally.page.guide import GUIDE

    return GUIDE


def _idle(setup: Setup) -> list[str]:
    """A championship drives all rallies."""
    options = {one.name: one.write(setup.options[one.name]) for one in setup.offered}
    return ["rally"] if options["length"] == "championship" else []


GAME = GamePackage(
    package=__name__,
    title=TITLE,
    order=4,
    rule_prefix="RY",
    best_players=3,
    idle_options=_idle,
    poster_class="on-ground tall",
    headline_events=("dealt", "rally-over", "won-match", "shared-match"),
    moves_told_later=("ahead", "stop", "mechanic", "done"),
    counted_moves=("gear",),
    part_ends={"rally-over": "rally"},
    single_part={"length": 0},
    stops=("stage-points", "out-points"),
    # A drive is one move to those who watch it, and so are a course and a preparation.
    continued_phases=("course", "prepare", "drive", "pit"),
    bot_pauses={"slow": 1.0, "normal": 0.05, "fast": 0.02},  # six cars go, one after the other
    bots=_bots,
    advice=_advice,
    drawing=_drawing,
    components=_components,
    page=_page,
    terminal=_terminal,
    guide=_guide,
)
