"""Before anybody drives: the course is laid, and the cars are tuned (CR5 to CR8)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from paddock.core.errors import NO_SUCH_CHOICE, OK, Refusal
from paddock.core.luck import Rng
from paddock.core.moves import Choices, Move
from paddock.core.phase import Phase
from paddock.core.seats import LUCK, just, without
from paddock.games.crazy_rally.rules import events
from paddock.games.crazy_rally.rules.cards import TRACK
from paddock.games.crazy_rally.rules.course import any_of, candidates, lay_track
from paddock.games.crazy_rally.rules.moves import DRAW, LAY, LAY_TRACK
from paddock.games.crazy_rally.rules.parameters import NOTHING, TUNED
from paddock.games.crazy_rally.rules.phases.lap import begin_lap
from paddock.games.crazy_rally.rules.phases.race import begin_race
from paddock.games.crazy_rally.rules.rules import (
    lay,
    refuse_lay,
    refuse_track,
    refuse_tuning_draw,
)
from paddock.games.crazy_rally.rules.state import CrazyRally


@final
class Course(Phase[CrazyRally]):
    """CR5: luck lays the course, two cards with a flag first. Nobody sees it yet."""

    def offer(self, s: CrazyRally, seat: i64, choices: Choices) -> None:
        for card in range(TRACK):
            if refuse_track(s, card) is OK:
                choices.add(s.params.moves.lay_track.id(card))

    def refusal(self, s: CrazyRally, seat: i64, move: Move) -> Refusal:
        return refuse_track(s, move.a) if move.verb == LAY_TRACK else NO_SUCH_CHOICE

    def luck(self, s: CrazyRally, rng: Rng) -> Move:
        card = any_of(candidates(s, TRACK - s.owed), rng)
        return s.game.moves[s.params.moves.lay_track.id(card)]

    def play(self, s: CrazyRally, seat: i64, move: Move) -> None:
        if s.owed == TRACK:
            events.leg_begins(s)  # nobody could listen yet when a match began
        lay_track(s, TRACK - s.owed, move.a)
        s.owed -= 1
        if s.owed == 0:
            draw_for_tuning(s)


def draw_for_tuning(s: CrazyRally) -> None:
    """CR7."""
    s.owed = 2 * s.params.players
    s.ask(TUNING_DRAW, just(LUCK))


@final
class TuningDraw(Phase[CrazyRally]):
    """CR7: two cards of the colour that is being tuned for each player."""

    def offer(self, s: CrazyRally, seat: i64, choices: Choices) -> None:
        for kind in range(s.params.tuning):
            if refuse_tuning_draw(s, kind) is OK:
                choices.add(s.params.moves.draw.id(kind))

    def refusal(self, s: CrazyRally, seat: i64, move: Move) -> Refusal:
        return refuse_tuning_draw(s, move.a) if move.verb == DRAW else NO_SUCH_CHOICE

    def luck(self, s: CrazyRally, rng: Rng) -> Move:
        packing = s.params.packing
        pile = s.params.of_colour(s.stock, s.stage)
        return s.game.moves[s.params.moves.draw.id(packing.draw(pile, packing.size(pile), rng))]

    def play(self, s: CrazyRally, seat: i64, move: Move) -> None:
        player = s.drawer()
        s.draw(player, move.a)
        events.drew_for_tuning(s, player, move.a)
        s.owed -= 1
        if s.owed == 0:
            s.ask(TUNE, s.params.everybody)


@final
class Tune(Phase[CrazyRally]):
    """CR7, CR8: all lay one of the two cards at the same time; then they are shown."""

    def offer(self, s: CrazyRally, seat: i64, choices: Choices) -> None:
        packing = s.params.packing
        cards = s.params.of_colour(s.hands[seat], s.stage)  # all that `refuse_lay` allows
        while cards:
            kind = packing.first(cards)
            cards = packing.without(cards, kind)
            choices.add(s.params.moves.lay.id(kind))

    def refusal(self, s: CrazyRally, seat: i64, move: Move) -> Refusal:
        return refuse_lay(s, seat, move.a) if move.verb == LAY else NO_SUCH_CHOICE

    def play(self, s: CrazyRally, seat: i64, move: Move) -> None:
        s.chosen[seat] = move.id
        s.due = without(s.due, seat)
        if not s.due:
            show_tuning(s)


def show_tuning(s: CrazyRally) -> None:
    """CR7, CR8: all cards are laid together; then the next colour."""
    s.learnt = s.ply
    for player in range(s.params.players):
        lay(s, player, s.game.moves[s.chosen[player]].a)
        s.chosen[player] = NOTHING
    s.stage += 1
    if s.stage < TUNED:
        draw_for_tuning(s)
    else:
        end_tuning(s)


def end_tuning(s: CrazyRally) -> None:
    """CR10, CR11: note the originals, then the test lap if there is one."""
    for seat in range(s.params.players):
        s.body_full[seat] = s.body[seat]
        s.handling_full[seat] = s.handling[seat]
    if s.params.peek:
        begin_lap(s)
    else:
        begin_race(s)


COURSE: Final = Course("course")
TUNING_DRAW: Final = TuningDraw("tuning-draw")
TUNE: Final = Tune("tune", sealed=True)
