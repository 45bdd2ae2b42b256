"""1000 Kilometers: its registration, which names the parts in this folder."""

from __future__ import annotations

from paddock.core.options import Setup
from paddock.games.kilometers.rules.title import TITLE
from paddock.games.package import GamePackage, lazy


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
    bots=lazy(__name__, "bot.levels:BOTS"),
    advice=lazy(__name__, "advice:REASONS"),
    drawing=lazy(__name__, "drawing:ARTIST"),
    components=lazy(__name__, "drawing.printed:components"),
    page=lazy(__name__, "page.controls:CONTROLS"),
    terminal=lazy(__name__, "terminal:KilometersScreen"),
    guide=lazy(__name__, "page.guide:GUIDE"),
)
