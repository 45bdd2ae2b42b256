"""Before anybody drives: the course is laid, and the cars are tuned (CR5 to CR8)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from paddock.core.bag import POWERS
from paddock.core.errors import NO_SUCH_CHOICE, OK, Refusal
from paddock.core.luck import Rng
from paddock.core.moves import Choices, Move
from paddock.core.phase import Phase
from paddock.core.seats import LUCK, just
from paddock.games.crazy_rally.rules.cards import TRACK
from paddock.games.crazy_rally.rules.knowledge import bit_of, choices_at, lay_course
from paddock.games.crazy_rally.rules.lap import begin_lap
from paddock.games.crazy_rally.rules.parameters import NOTHING, TUNED
from paddock.games.crazy_rally.rules.race import begin_race
from paddock.games.crazy_rally.rules.rules import (
    NO_CARD_LEFT,
    OTHER_PILE,
    lay,
    refuse_lay,
    refuse_track,
)
from paddock.games.crazy_rally.rules.state import CrazyRally
from paddock.games.crazy_rally.rules.verbs import DRAW, LAY, LAY_TRACK


@final
class Course(Phase[CrazyRally]):
    """CR5: luck lays the course, two cards with a flag first. Nobody sees it yet."""

    def offer(self, s: CrazyRally, seat: i64, choices: Choices) -> None:
        cards = choices_at(s, TRACK - s.owed, s.unlaid)
        for card in range(TRACK):
            if cards & POWERS[card]:
                choices.add(s.params.first_track + card)

    def refusal(self, s: CrazyRally, seat: i64, move: Move) -> Refusal:
        return refuse_track(s, move.a) if move.verb == LAY_TRACK else NO_SUCH_CHOICE

    def luck(self, s: CrazyRally, rng: Rng) -> Move:
        cards = choices_at(s, TRACK - s.owed, s.unlaid)
        return s.game.moves[s.params.first_track + bit_of(cards, rng)]

    def play(self, s: CrazyRally, seat: i64, move: Move) -> None:
        lay_course(s, TRACK - s.owed, move.a)
        s.owed -= 1
        if s.owed == 0:
            draw_for_tuning(s)


@final
class TuningDraw(Phase[CrazyRally]):
    """CR7: two cards of the colour that is being tuned for each player."""

    def offer(self, s: CrazyRally, seat: i64, choices: Choices) -> None:
        pile = s.stock & s.params.pile[s.stage]
        while pile:
            kind = s.params.packing.first(pile)
            pile = s.params.packing.without(pile, kind)
            choices.add(s.params.first_draw + kind)

    def refusal(self, s: CrazyRally, seat: i64, move: Move) -> Refusal:
        if move.verb != DRAW:
            return NO_SUCH_CHOICE
        if s.params.colour[move.a] != s.stage:
            return OTHER_PILE
        return OK if s.params.packing.has(s.stock, move.a) else NO_CARD_LEFT

    def luck(self, s: CrazyRally, rng: Rng) -> Move:
        pile = s.stock & s.params.pile[s.stage]
        kind = s.params.packing.draw(pile, s.params.packing.size(pile), rng)
        return s.game.moves[s.params.first_draw + kind]

    def play(self, s: CrazyRally, seat: i64, move: Move) -> None:
        player = s.drawer()
        s.draw(player, move.a)
        if s.news is not None:
            s.tell("you-drew", {"card": s.params.names[move.a]}, int(just(player)))
        s.owed -= 1
        if s.owed == 0:
            s.ask(TUNE, s.everybody())


@final
class Tune(Phase[CrazyRally]):
    """CR7, CR8: all lay one of the two cards at the same time; then they are shown."""

    def offer(self, s: CrazyRally, seat: i64, choices: Choices) -> None:
        cards = s.hands[seat] & s.params.pile[s.stage]
        while cards:
            kind = s.params.packing.first(cards)
            cards = s.params.packing.without(cards, kind)
            choices.add(kind)

    def refusal(self, s: CrazyRally, seat: i64, move: Move) -> Refusal:
        return refuse_lay(s, seat, move.a) if move.verb == LAY else NO_SUCH_CHOICE

    def play(self, s: CrazyRally, seat: i64, move: Move) -> None:
        s.chosen[seat] = move.a
        s.due &= ~just(seat)
        if s.due:
            return
        s.learnt = s.ply
        for player in range(s.params.players):
            lay(s, player, s.chosen[player])
            s.chosen[player] = NOTHING
        s.stage += 1
        if s.stage < TUNED:
            draw_for_tuning(s)
        else:
            end_tuning(s)


COURSE: Final = Course("course")
TUNING_DRAW: Final = TuningDraw("tuning-draw")
TUNE: Final = Tune("tune", sealed=True)


def draw_for_tuning(s: CrazyRally) -> None:
    """CR7."""
    s.owed = 2 * s.params.players
    s.ask(TUNING_DRAW, just(LUCK))


def end_tuning(s: CrazyRally) -> None:
    """CR10, CR11: note the originals, then the test lap if there is one."""
    for seat in range(s.params.players):
        s.body_full[seat] = s.body[seat]
        s.handling_full[seat] = s.handling[seat]
    if s.params.peek:
        begin_lap(s)
    else:
        begin_race(s)
