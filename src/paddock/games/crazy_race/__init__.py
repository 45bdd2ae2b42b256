"""Crazy Race: its registration, which names the parts in this folder."""

from __future__ import annotations

from paddock.games.crazy_race.rules.title import TITLE
from paddock.games.package import GamePackage, lazy

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
    bots=lazy(__name__, "bot.levels:BOTS"),
    advice=lazy(__name__, "advice:REASONS"),
    drawing=lazy(__name__, "drawing:ARTIST"),
    components=lazy(__name__, "drawing.printed:components"),
    page=lazy(__name__, "page.controls:CONTROLS"),
    terminal=lazy(__name__, "terminal:CrazyRaceScreen"),
    guide=lazy(__name__, "page.guide:GUIDE"),
)
