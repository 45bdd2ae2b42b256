"""The order of play, from the first leg to the end of the match.

leg.begin_leg                COURSE         luck lays the track cards
preparation                  TUNING_DRAW    two cards each, of one colour after another
                             TUNE           each lays one of them
lap.begin_lap                GETTING_READY  everybody says when
                             LAP            one track card after another lies open
race.begin_race, fourteen    DRAWING        everybody draws a card
times begin_round            DRIVE          everybody accelerates or brakes
                             EVENT          one after another may play an event card
                             EVENT_DRAW     and draw two cards for it
race.turn_track              the next track card; then the next round, or
leg.end_leg                  the next leg, or the end of the match
"""

from __future__ import annotations

from typing import Final

from paddock.core.phase import Phase
from paddock.games.crazy_rally.rules.phases.lap import GETTING_READY, LAP
from paddock.games.crazy_rally.rules.phases.preparation import COURSE, TUNE, TUNING_DRAW
from paddock.games.crazy_rally.rules.phases.race import DRAWING, DRIVE, EVENT, EVENT_DRAW
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
