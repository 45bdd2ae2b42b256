"""Positions that could not be played on are refused before anybody plays on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paddock.core.errors import BadPosition
from paddock.core.phase import OVER
from paddock.core.seats import includes
from paddock.games.crazy_rally.rules.cards import TRACK
from paddock.games.crazy_rally.rules.parameters import NOTHING, RACING, TUNED

if TYPE_CHECKING:
    from paddock.games.crazy_rally.rules.state import CrazyRally


def check_position(s: CrazyRally) -> None:
    """Refuse what could not be played on."""
    names = [*s.params.names, *s.params.track_names]
    counts = [*s.params.deck, *([1] * TRACK)]
    for name, deck, here in zip(names, counts, s.census().values(), strict=True):
        if deck != here:
            raise BadPosition(f"there are {here} of {name}, not {deck}")
    racing = s.phase.name in ("draw", "drive", "event", "event-draw", OVER.name)
    if racing != (s.stage == RACING) or (s.phase.name in ("tuning-draw", "tune")) != (
        s.stage < TUNED and s.phase.name != "course"
    ):
        raise BadPosition(f"stage does not fit phase {s.phase.name}")
    if s.phase.name in ("draw", "event", "event-draw") and (
        s.turn_seat < 0 or s.out[s.turn_seat] or (s.round == TRACK)
    ):
        raise BadPosition(f"turn does not fit phase {s.phase.name}")
    if s.phase.name in ("draw", "event-draw", "tuning-draw") and not (s.owed and s.stock_size):
        raise BadPosition("stock: a card is owed, but there is none")
    if s.phase.name == "lap" and not s.shown:
        raise BadPosition("shown: the test lap shows a card")
    for seat in range(s.params.players):
        check_seat(s, seat)


def check_seat(s: CrazyRally, seat: int) -> None:
    """Whoever is asked can answer, and an answer is possible."""
    due = includes(s.due, seat)
    chosen = int(s.chosen[seat])
    if due and s.out[seat]:
        raise BadPosition(f"due: seat {seat + 1} is out")
    if (due and chosen != NOTHING) or (chosen != NOTHING and s.phase.name not in ("tune", "drive")):
        raise BadPosition(f"chosen.{seat + 1}: seat {seat + 1} has not answered")
    if s.phase.name == "tune":
        cards = s.params.of_colour(s.hands[seat], s.stage)
        if not cards or (not due and chosen == NOTHING):
            raise BadPosition(f"hand.{seat + 1}: everybody tunes a card of this colour")
    if s.phase.name == "drive" and due and not s.can_drive(seat):
        raise BadPosition(f"hand.{seat + 1}: it must drive, but has no tuning card")
    if chosen != NOTHING and not s.holds(seat, s.game.moves[chosen].a):
        raise BadPosition(f"chosen.{seat + 1}: that card is not in the hand")
