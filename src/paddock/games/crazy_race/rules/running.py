"""The moments at which a side is being scored, and of the end: locomotives and point cards."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from paddock.core.errors import NO_SUCH_CHOICE, OK, Refusal
from paddock.core.luck import Rng
from paddock.core.moves import Choices, Move
from paddock.core.phase import Phase
from paddock.core.seats import LUCK, just
from paddock.games.crazy_race.rules.box import PILES
from paddock.games.crazy_race.rules.course import ask_recovery, crown, proceed
from paddock.games.crazy_race.rules.moves import CLAIM, DISCARD, ROB
from paddock.games.crazy_race.rules.rail import PER_RAIL
from paddock.games.crazy_race.rules.rules import (
    NOT_IN_PILE,
    NOT_THE_VICTIMS,
    discard,
    refuse_discard,
    refuse_robbery,
    refuse_run,
    rob,
    run,
    take_top,
    turn_up,
)
from paddock.games.crazy_race.rules.scoring import bare_pile
from paddock.games.crazy_race.rules.state import LOSING, POINTS, YARD_PILE, CrazyRace


class Engines(Phase[CrazyRace]):
    """The winner of a side says which of his locomotives moves."""

    def first(self, s: CrazyRace) -> i64:
        """Where the moves of this moment begin."""
        raise NotImplementedError

    def offer(self, s: CrazyRace, seat: i64, choices: Choices) -> None:
        engine: i64 = 0
        while engine < PER_RAIL:
            if refuse_run(s, seat, engine) is OK:
                choices.add(self.first(s) + engine)
            engine += 1

    def refusal(self, s: CrazyRace, seat: i64, move: Move) -> Refusal:
        if not 0 <= move.id - self.first(s) < PER_RAIL:
            return NO_SUCH_CHOICE
        return refuse_run(s, seat, move.a)


@final
class Choice(Engines):
    """CZ10: a number without a locomotive."""

    def first(self, s: CrazyRace) -> i64:
        return s.params.ids.run

    def play(self, s: CrazyRace, seat: i64, move: Move) -> None:
        run(s, seat, move.a, s.side_distance())
        proceed(s)


@final
class Split(Engines):
    """CZ11: a "?", one space at a time."""

    def first(self, s: CrazyRace) -> i64:
        return s.params.ids.step

    def play(self, s: CrazyRace, seat: i64, move: Move) -> None:
        s.left -= 1
        run(s, seat, move.a, 1)
        proceed(s)


class OfPoints(Phase[CrazyRace]):
    """Luck draws a point card from a bag."""

    def bag(self, s: CrazyRace) -> i64:
        raise NotImplementedError

    def first(self, s: CrazyRace) -> i64:
        raise NotImplementedError

    def reason(self) -> Refusal:
        """Why a card cannot come."""
        raise NotImplementedError

    def offer(self, s: CrazyRace, seat: i64, choices: Choices) -> None:
        bag = self.bag(s)
        while bag:
            kind = s.params.point_packing.first(bag)
            bag = s.params.point_packing.without(bag, kind)
            choices.add(self.first(s) + kind)

    def refusal(self, s: CrazyRace, seat: i64, move: Move) -> Refusal:
        if not 0 <= move.id - self.first(s) < s.params.point_packing.kinds:
            return NO_SUCH_CHOICE
        return OK if s.params.point_packing.has(self.bag(s), move.a) else self.reason()

    def luck(self, s: CrazyRace, rng: Rng) -> Move:
        bag = self.bag(s)
        packing = s.params.point_packing
        return s.game.moves[self.first(s) + packing.draw(bag, packing.size(bag), rng)]


@final
class Points(OfPoints):
    """CZ23: of a shuffled pile, luck says which card lies on top now."""

    def bag(self, s: CrazyRace) -> i64:
        return s.rests[bare_pile(s)]

    def first(self, s: CrazyRace) -> i64:
        return s.params.ids.point

    def reason(self) -> Refusal:
        return NOT_IN_PILE

    def play(self, s: CrazyRace, seat: i64, move: Move) -> None:
        pile = bare_pile(s)
        turn_up(s, pile, move.a)
        if s.news is not None:
            points = int(s.params.point_value[move.a])
            s.tell("point-turned", {"place": PILES[pile], "points": points})
        if bare_pile(s) >= 0:
            s.ask(self, just(LUCK))
        elif s.card >= 0:
            proceed(s)
        else:
            ask_recovery(s)


@final
class Robbery(Phase[CrazyRace]):
    """CZ25: the second locomotive is home: the pile's card, or one of another player."""

    def offer(self, s: CrazyRace, seat: i64, choices: Choices) -> None:
        choices.add(s.params.ids.claim)
        victim: i64 = 0
        while victim < s.params.players:
            if refuse_robbery(s, seat, victim) is OK:
                choices.add(s.params.ids.rob + victim)
            victim += 1

    def refusal(self, s: CrazyRace, seat: i64, move: Move) -> Refusal:
        if move.verb == ROB:
            return refuse_robbery(s, seat, move.a)
        return OK if move.verb == CLAIM else NO_SUCH_CHOICE

    def play(self, s: CrazyRace, seat: i64, move: Move) -> None:
        s.claims = 0
        if move.verb == ROB:
            s.victim = move.a
            s.put(LOSING, just(LUCK))
            return
        take_top(s, seat, YARD_PILE)
        if bare_pile(s) >= 0:
            s.put(POINTS, just(LUCK))
        else:
            proceed(s)


@final
class Losing(OfPoints):
    """CZ25: luck says which point card is taken."""

    def bag(self, s: CrazyRace) -> i64:
        return s.points[s.victim]

    def first(self, s: CrazyRace) -> i64:
        return s.params.ids.lose

    def reason(self) -> Refusal:
        return NOT_THE_VICTIMS

    def play(self, s: CrazyRace, seat: i64, move: Move) -> None:
        rob(s, s.winner, s.victim, move.a)
        s.victim = -1
        proceed(s)


@final
class Stragglers(Phase[CrazyRace]):
    """CZ24: the owner of the second farthest locomotive discards a point card of his choice."""

    def offer(self, s: CrazyRace, seat: i64, choices: Choices) -> None:
        bag = s.points[seat]
        while bag:
            kind = s.params.point_packing.first(bag)
            bag = s.params.point_packing.without(bag, kind)
            choices.add(s.params.ids.discard + kind)

    def refusal(self, s: CrazyRace, seat: i64, move: Move) -> Refusal:
        return refuse_discard(s, seat, move.a) if move.verb == DISCARD else NO_SUCH_CHOICE

    def play(self, s: CrazyRace, seat: i64, move: Move) -> None:
        if not s.seal(seat, move.a + 2):
            return
        for player in range(s.params.players):
            answer = s.answer_of(player)
            if answer:
                discard(s, player, answer - 2, "straggler-chose")
        s.opened()
        crown(s)
