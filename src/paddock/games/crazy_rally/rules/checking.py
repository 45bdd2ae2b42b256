"""Positions that could not be played on are refused before anybody plays on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paddock.core.errors import BadPosition
from paddock.core.phase import OVER
from paddock.core.seats import includes, just
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
    if s.phase.name == "event" and s.due != just(s.turn_seat):
        raise BadPosition("due: the event is for the player whose turn it is")
    if s.starter != (s.leg - 1) % s.params.players:
        raise BadPosition(f"starter: seat {int(s.starter) + 1} does not start leg {int(s.leg)}")
    for seat in range(s.params.players):
        check_seat(s, seat)
        check_car(s, seat)
    if s.phase.name == "tuning-draw":
        check_tuning(s)
    check_ledger(s)


def check_tuning(s: CrazyRally) -> None:
    """CR7: two cards each from one pile, which has enough, from the start player on."""
    colour = s.stage
    pile = s.params.packing.size(s.params.of_colour(s.stock, colour))
    dealt = 2 * s.params.players - s.owed
    if dealt < 0 or pile < s.owed:
        raise BadPosition(f"owed: {int(s.owed)} cards of this colour are not to come")
    for seat in range(s.params.players):
        drawn = max(0, min(2, int(dealt - 2 * s.from_start(seat))))
        if s.params.packing.size(s.params.of_colour(s.hands[seat], colour)) < drawn:
            raise BadPosition(f"hand.{seat + 1}: {drawn} cards of this colour were drawn")


def check_car(s: CrazyRally, seat: int) -> None:
    """CR24: a car is out exactly when its body is used up, and then it stands."""
    if (s.body[seat] <= 0) != (s.out[seat] == 1):
        raise BadPosition(f"body.{seat + 1}: without body a car is out, with some it is not")
    if s.out[seat] and (s.speed[seat] or s.hand_sizes[seat] or s.stage != RACING):
        raise BadPosition(f"out.{seat + 1}: a car that is out has no speed and no cards")


def check_ledger(s: CrazyRally) -> None:
    """CR29: the ledger has the legs before, and a distance is what it says and this leg adds."""
    legs = s.leg if s.phase is OVER else s.leg - 1
    for line in s.ledger.lines:
        if line.race > legs:
            raise BadPosition(f"ledger: leg {line.race} is not over")
    for seat in range(s.params.players):
        driven = s.distance[seat] - s.ledger.totals[seat]
        most = 0 if s.phase is OVER or s.stage != RACING else s.round * s.top[seat]
        if not 0 <= driven <= most:
            raise BadPosition(f"distance.{seat + 1} is not what the ledger and this leg make")


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
