"""The Detroit–Cleveland Grand Prix: its registration, which names what stands in this folder."""

from __future__ import annotations

from paddock.core.options import Setup
from paddock.games.grand_prix.rules.title import TITLE
from paddock.games.package import GamePackage, lazy


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
    bots=lazy(__name__, "bot.levels:BOTS"),
    advice=lazy(__name__, "advice:REASONS"),
    drawing=lazy(__name__, "drawing:ARTIST"),
    components=lazy(__name__, "drawing.printed:components"),
    page=lazy(__name__, "page.controls:CONTROLS"),
    terminal=lazy(__name__, "terminal:GrandPrixScreen"),
    guide=lazy(__name__, "page.guide:GUIDE"),
)
