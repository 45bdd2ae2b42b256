"""Crazy Rally: its registration, which names the parts in this folder."""

from __future__ import annotations

from paddock.games.crazy_rally.rules.title import TITLE
from paddock.games.package import GamePackage, lazy

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
    bots=lazy(__name__, "bot.levels:BOTS"),
    advice=lazy(__name__, "advice:REASONS"),
    drawing=lazy(__name__, "drawing:ARTIST"),
    components=lazy(__name__, "drawing.printed:components"),
    page=lazy(__name__, "page.controls:CONTROLS"),
    terminal=lazy(__name__, "terminal:CrazyRallyScreen"),
    guide=lazy(__name__, "page.guide:GUIDE"),
)
