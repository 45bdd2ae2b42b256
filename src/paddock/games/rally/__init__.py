"""Rally: its registration, which names the parts in this folder."""

from __future__ import annotations

from paddock.core.options import Setup
from paddock.games.package import GamePackage, lazy
from paddock.games.rally.rules.title import TITLE


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
    poster_class="on-ground",
    headline_events=("dealt", "rally-over", "won-match", "shared-match"),
    moves_told_later=("ahead", "stop", "mechanic", "done"),
    counted_moves=("gear",),
    part_ends={"rally-over": "rally"},
    single_part={"length": 0},
    stops=("stage-points", "out-points"),
    # A drive is one move to those who watch it, and so are a course and a preparation.
    continued_phases=("course", "prepare", "drive", "pit"),
    bot_pauses={"slow": 1.0, "normal": 0.05, "fast": 0.02},  # six cars go, one after the other
    bots=lazy(__name__, "bot.levels:BOTS"),
    advice=lazy(__name__, "advice:REASONS"),
    drawing=lazy(__name__, "drawing:ARTIST"),
    components=lazy(__name__, "drawing.printed:components"),
    page=lazy(__name__, "page.controls:CONTROLS"),
    terminal=lazy(__name__, "terminal:RallyScreen"),
    guide=lazy(__name__, "page.guide:GUIDE"),
)
