"""From leg to leg: new cars on a new course, each from the distance reached so far (CR29)."""

from __future__ import annotations

from paddock.core.seats import LUCK, just
from paddock.games.crazy_rally.rules import events
from paddock.games.crazy_rally.rules.cards import TRACK
from paddock.games.crazy_rally.rules.parameters import NOT_YET, NOTHING, START_VALUE
from paddock.games.crazy_rally.rules.phases.preparation import COURSE
from paddock.games.crazy_rally.rules.scoring import score_leg
from paddock.games.crazy_rally.rules.state import CrazyRally


def begin_leg(s: CrazyRally) -> None:
    """CR4–CR6, CR29: all cards back, new cars; the distances stay."""
    s.leg += 1
    s.starter = (s.starter + 1) % s.params.players
    s.stock = s.params.full
    s.stock_size = s.params.size
    s.discard = 0
    s.discard_size = 0
    event = s.params.packing.one[s.params.event]
    for seat in range(s.params.players):
        s.speed[seat] = 0
        s.top[seat] = START_VALUE
        s.body[seat] = START_VALUE
        s.handling[seat] = START_VALUE
        s.body_full[seat] = START_VALUE
        s.handling_full[seat] = START_VALUE
        s.out[seat] = 0
        s.played[seat] = NOTHING
        s.came[seat] = 0
        s.verdict[seat] = NOT_YET
        s.laid[seat] = 0
        s.chosen[seat] = NOTHING
        s.hands[seat] = event  # CR6: all event cards are alike, so it takes no luck
        s.hand_sizes[seat] = 1
        s.stock -= event
        s.stock_size -= 1
    for place in range(TRACK):
        s.course[place] = NOTHING
    s.unlaid = s.params.whole_track
    s.shown = 0
    s.round = 0
    s.stage = 0
    s.turn_seat = s.starter
    s.owed = TRACK
    s.ask(COURSE, just(LUCK))


def end_leg(s: CrazyRally) -> None:
    """CR26–CR29: score it, and on to the next one."""
    score_leg(s)
    if s.leg < s.params.legs:
        begin_leg(s)
        return
    s.end()
    events.match_over(s)
