"""The test lap: each stretch lies open for a while, for all at the same time (CR9, CR10)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from paddock.core.errors import NO_SUCH_CHOICE, OK, Refusal
from paddock.core.moves import Choices, Move
from paddock.core.phase import Phase
from paddock.core.seats import without
from paddock.games.crazy_rally.rules import events
from paddock.games.crazy_rally.rules.cards import TRACK
from paddock.games.crazy_rally.rules.moves import READY, SEEN
from paddock.games.crazy_rally.rules.phases.race import begin_race
from paddock.games.crazy_rally.rules.state import CrazyRally


def begin_lap(s: CrazyRally) -> None:
    """CR9: everybody says when."""
    s.ask(GETTING_READY, s.params.everybody)


@final
class Ready(Phase[CrazyRally]):
    """CR9: the lap waits until everybody is ready to look."""

    def offer(self, s: CrazyRally, seat: i64, choices: Choices) -> None:
        choices.add(s.params.moves.ready.first)

    def refusal(self, s: CrazyRally, seat: i64, move: Move) -> Refusal:
        return OK if move.verb == READY else NO_SUCH_CHOICE

    def play(self, s: CrazyRally, seat: i64, move: Move) -> None:
        s.due = without(s.due, seat)
        if not s.due:
            show_next(s)


def show_next(s: CrazyRally) -> None:
    """CR9."""
    s.shown += 1
    events.lap(s)
    s.ask(LAP, s.params.everybody)


@final
class Lap(Phase[CrazyRally]):
    """CR9, CR10: one track card lies open for all, and then no longer."""

    def offer(self, s: CrazyRally, seat: i64, choices: Choices) -> None:
        choices.add(s.params.moves.seen.first)

    def refusal(self, s: CrazyRally, seat: i64, move: Move) -> Refusal:
        return OK if move.verb == SEEN else NO_SUCH_CHOICE

    def play(self, s: CrazyRally, seat: i64, move: Move) -> None:
        s.due = without(s.due, seat)
        if s.due:
            return
        if s.shown < TRACK:
            show_next(s)
            return
        events.lap_over(s)
        begin_race(s)


GETTING_READY: Final = Ready("ready", sealed=True, confirmed=True)
LAP: Final = Lap("lap", sealed=True, look_option="peek_seconds")
