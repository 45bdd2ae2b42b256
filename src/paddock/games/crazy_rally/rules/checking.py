"""Refuses positions that could not be played on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paddock.core.errors import BadPosition
from paddock.core.phase import OVER
from paddock.core.seats import includes, just
from paddock.games.crazy_rally.rules.cards import COLOURS, TRACK
from paddock.games.crazy_rally.rules.parameters import NOTHING, RACING, TUNED

if TYPE_CHECKING:
    from paddock.games.crazy_rally.rules.state import CrazyRally


SEALING = ("tune", "drive")  # phases in which everybody chooses in secret


def check_position(s: CrazyRally) -> None:
    """Raise BadPosition if the match could not go on from here."""
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
    if s.phase.name == "course" and s.stage:
        raise BadPosition("stage: nobody tunes before the course is laid")
    if s.round >= TRACK and s.phase is not OVER:
        raise BadPosition(f"round: the course has {TRACK} cards, and one is to come")
    if s.phase.name in ("draw", "event", "event-draw") and (s.turn_seat < 0 or s.out[s.turn_seat]):
        raise BadPosition(f"turn does not fit phase {s.phase.name}")
    if s.phase.name in ("draw", "event-draw", "tuning-draw") and not (s.owed and s.stock_size):
        raise BadPosition("stock: a card is owed, but there is none")
    if s.phase.name == "lap" and not s.shown:
        raise BadPosition("shown: the test lap shows a card")
    if s.stage < TUNED and s.shown:
        raise BadPosition("shown: the test lap begins when all are tuned")
    if s.phase.name == "event" and s.due != just(s.turn_seat):
        raise BadPosition("due: the event is for the player whose turn it is")
    if s.starter != (s.leg - 1) % s.params.players:
        raise BadPosition(f"starter: seat {int(s.starter) + 1} does not start leg {int(s.leg)}")
    for seat in range(s.params.players):
        check_seat(s, seat)
        check_car(s, seat)
    if s.stage <= TUNED:
        check_tuning(s)
    check_ledger(s)


def check_tuning(s: CrazyRally) -> None:
    """CR7: two cards each from one pile, from the start player on; and the piles that are still to
    come have enough for everybody."""
    packing, players = s.params.packing, int(s.params.players)
    drawing = s.phase.name == "tuning-draw"
    for colour in range(int(s.stage), TUNED):
        pile = packing.size(s.params.of_colour(s.stock, colour))
        if colour == s.stage and drawing:
            if 2 * players < s.owed or pile < s.owed:
                raise BadPosition(f"owed: {int(s.owed)} cards of this colour are not to come")
        elif (colour > s.stage or s.phase.name == "course") and pile < 2 * players:
            raise BadPosition(f"stock: {int(pile)} {COLOURS[colour]} cards, not two for each")
    for seat in range(players if drawing else 0):
        drawn = drawn_of(s, seat, int(s.stage))
        if packing.size(s.params.of_colour(s.hands[seat], s.stage)) != drawn:
            raise BadPosition(f"hand.{seat + 1}: {drawn} cards of this colour were drawn")


def check_laid(s: CrazyRally, hidden: list[int]) -> None:
    """CR7: before the race, all know how many cards of each colour lie open and are in a hand.

    Asked of the position of one seat, before its hidden cards are dealt: of which there must be so
    many, and enough of each colour.
    """
    for seat in range(s.params.players):
        size = 1  # CR6: an event card
        for colour in range(TUNED):
            found = int(s.params.packing.size(s.params.of_colour(s.laid[seat], colour)))
            if found != laid_of(s, colour):
                raise BadPosition(f"laid.{seat + 1}: {found} {COLOURS[colour]} cards by this stage")
            size += drawn_of(s, seat, colour) - found
        if hidden[seat] not in (0, size):
            raise BadPosition(f"hand.{seat + 1}: {hidden[seat]} cards, not {size}")


def laid_of(s: CrazyRally, colour: int) -> int:
    """CR7: how many cards of a colour each player has laid by this stage."""
    return 1 if colour < s.stage else 0


def drawn_of(s: CrazyRally, seat: int, colour: int) -> int:
    """CR7: how many cards of a colour a player has drawn by now, the start player first."""
    if colour != s.stage or s.phase.name == "course":
        return 2 if colour < s.stage else 0
    dealt = int(2 * s.params.players - s.owed) if s.phase.name == "tuning-draw" else 99
    return max(0, min(2, dealt - 2 * int(s.from_start(seat))))


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
    if (due and chosen != NOTHING) or (chosen != NOTHING and s.phase.name not in SEALING):
        raise BadPosition(f"chosen.{seat + 1}: seat {seat + 1} has not answered")
    if s.phase.name == "tune":
        cards = s.params.of_colour(s.hands[seat], s.stage)
        if not cards or (not due and chosen == NOTHING):
            raise BadPosition(f"hand.{seat + 1}: everybody tunes a card of this colour")
        if chosen != NOTHING and s.params.colour[s.game.moves[chosen].a] != s.stage:
            raise BadPosition(f"chosen.{seat + 1}: that card is of another colour")
    if s.phase.name == "drive" and due and not s.can_drive(seat):
        raise BadPosition(f"hand.{seat + 1}: it must drive, but has no tuning card")
    if chosen != NOTHING and not s.holds(seat, s.game.moves[chosen].a):
        raise BadPosition(f"chosen.{seat + 1}: that card is not in the hand")
