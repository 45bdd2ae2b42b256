"""Rallies and stages: how they begin, who starts in which order, and what follows when they end."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from paddock.core.moves import Move
from paddock.core.seats import LUCK, in_order, just, without
from paddock.games.rally.rules import events
from paddock.games.rally.rules.phases import course
from paddock.games.rally.rules.phases.luck import Lots
from paddock.games.rally.rules.scoring import first_of, score_rally, score_stage
from paddock.games.rally.rules.state import Rally


def begin_rally(s: Rally) -> None:
    """RY27: the next entry of the calendar that this match drives."""
    s.entry = s.params.rallies[s.rally]
    s.zone = s.params.calendar[s.entry].zone
    s.stage = 0
    for car in s.cars:
        car.begin_rally()
    begin_stage(s)


def begin_stage(s: Rally) -> None:
    s.special = s.params.is_special(int(s.entry), int(s.stage))
    s.begin_stage()
    draw_order(s)


# Start numbers


@final
class Order(Lots):
    """RY24: start numbers are drawn one at a time, where nothing else decides."""

    def play(self, s: Rally, seat: i64, move: Move) -> None:
        give_number(s, move.a, True)
        draw_order(s)


ORDER: Final = Order("order")


def draw_order(s: Rally) -> None:
    """RY24: by lot, or as they arrived in the stage before; ties by lot."""
    while s.drawn < s.game.players:
        if s.pool == 0:
            left = s.params.everybody
            for n in range(s.drawn):
                left = without(left, s.order[n])
            s.pool = left if s.stage == 0 else first_of(s, left)
        pool = in_order(s.pool)
        if len(pool) > 1:
            s.ask(ORDER, just(LUCK))
            return
        give_number(s, pool[0], False)
    course.choose_layer(s)


def give_number(s: Rally, seat: i64, by_lot: bool) -> None:
    """The next start number is that of `seat`."""
    if s.drawn == 0:
        events.stage_begins(s)  # nobody could listen yet when a match began
    s.pool = without(s.pool, seat)
    s.order[s.drawn] = seat
    s.drawn += 1
    s.cars[seat].start = s.drawn
    events.start_number(s, seat, by_lot)


# The end


def end_stage(s: Rally) -> None:
    """RY21 to RY27: on to the next stage, the next rally, or home."""
    score_stage(s)
    if s.stage + 1 < s.params.stages(int(s.entry)):
        s.stage += 1
        begin_stage(s)
        return
    score_rally(s)
    events.rally_over(s)
    if s.rally + 1 < len(s.params.rallies):
        s.rally += 1
        begin_rally(s)
        return
    s.end()
    events.match_over(s)
