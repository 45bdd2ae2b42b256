"""The order of play: every phase of a leg, in the order of the rulebook."""

from __future__ import annotations

from typing import Final

from paddock.core.phase import Phase
from paddock.games.crazy_rally.rules.lap import GETTING_READY, LAP
from paddock.games.crazy_rally.rules.preparation import COURSE, TUNE, TUNING_DRAW
from paddock.games.crazy_rally.rules.race import DRAWING, DRIVE, EVENT, EVENT_DRAW
from paddock.games.crazy_rally.rules.state import CrazyRally

PHASES: Final[dict[str, Phase[CrazyRally]]] = {
    "course": COURSE,
    "tuning-draw": TUNING_DRAW,
    "tune": TUNE,
    "ready": GETTING_READY,
    "lap": LAP,
    "draw": DRAWING,
    "drive": DRIVE,
    "event": EVENT,
    "event-draw": EVENT_DRAW,
}
