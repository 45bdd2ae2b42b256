"""One position of one match: who owes a decision, what may be done, what is known."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64, mypyc_attr

from paddock.core.errors import OK, IllegalMove, NotYourTurn, Refusal, UnknownGame
from paddock.core.events import Event
from paddock.core.luck import Rng
from paddock.core.moves import Choices, Move
from paddock.core.seats import EVERYONE, LUCK, NONE, first, in_order, just
from paddock.core.view import View

if TYPE_CHECKING:
    from paddock.core.encoding import Layout, Row
    from paddock.core.game import Game
    from paddock.core.phase import Phase

NOT_ASKED: Final = Refusal("not-your-turn", "")


@mypyc_attr(allow_interpreted_subclasses=True)  # a game of somebody else is not compiled
class State:
    """One position of one match. It knows no user, no clock and no random source."""

    # Values of the class: mypyc knows then that they are always there, and does not check it.
    due: i64 = 0  # the set of seats that owe a decision; empty when the match is over
    ply: i64 = 0
    question_ply: i64 = 0  # the ply at which the present question was put
    learnt: i64 = 0  # the last ply that turned something hidden up: it stays played
    news: list[Event] | None = None  # None while nobody listens

    def __init__(self, game: Game, phase: Phase[Any]) -> None:
        self.game = game
        self.phase: Phase[Any] = phase

    # Who owes a decision

    @property
    def waiting(self) -> list[int]:
        """The seats that owe a decision now; several answer at once; empty: the match is over."""
        return in_order(self.due)

    def over(self) -> bool:
        """Whether the match is over: nobody owes a decision."""
        return self.due == 0

    def turn(self) -> i64:
        """The first seat that owes a decision, or NOBODY."""
        return first(self.due)

    def ask(self, phase: Phase[Any], seats: i64) -> None:
        """Put a phase's question to a set of seats."""
        self.phase = phase
        self.due = seats
        self.question_ply = self.ply

    def end(self) -> None:
        """The match is over: nobody owes a decision any more."""
        from paddock.core.phase import OVER

        self.ask(OVER, NONE)

    # What may be done

    def offer(self, seat: i64, choices: Choices) -> None:
        """Fill `choices` with every move that `seat` may make now; for luck, every outcome."""
        choices.size = 0
        if self.due & just(seat):
            self.phase.offer(self, seat, choices)

    def legal(self, seat: int) -> list[Move]:
        """Every move `seat` may make now, in an order that never changes."""
        choices = self.game.scratch
        self.offer(seat, choices)
        moves = self.game.moves
        return [moves[choices.ids[n]] for n in range(choices.size)]

    def refusal(self, seat: int, move: Move) -> Refusal:
        """The rule that forbids `move` to `seat` now, or OK."""
        if not self.due & just(seat):
            return NOT_ASKED
        return self.phase.refusal(self, seat, move)

    def check(self, seat: int, move: Move) -> None:
        """Raise what `refusal` would answer."""
        reason = self.refusal(seat, move)
        if reason is NOT_ASKED:
            raise NotYourTurn(f"seat {seat + 1} is not asked now")
        if reason is not OK:
            raise IllegalMove(move.text, reason)

    def play(self, seat: i64, move: Move) -> None:
        """Apply a legal move. Equal positions and equal moves give equal positions."""
        self.ply += 1
        self.phase.play(self, seat, move)

    def luck(self, rng: Rng) -> Move:
        """What the deck or the dice owe, as a move for `play(LUCK, …)`."""
        return self.phase.luck(self, rng)

    def look_seconds(self) -> int:
        """For how many seconds all may look before the only possible answers are given."""
        option = self.phase.look_option
        return self.game.option(option) if option else 0

    def redacted(self, viewer: int, seat: int, move: Move) -> str:
        """How the next move, `move` by `seat`, stands in the log that `viewer` may read."""
        return move.text

    # What is known

    def tell(self, code: str, args: dict[str, int | str], audience: int = EVERYONE) -> None:
        """Report an event to those who listen. Guard with `if s.news is not None` in hot code."""
        if self.news is not None:
            self.news.append(Event(code, args, audience))

    def clone(self) -> State:
        """An independent copy, to which nobody listens."""
        raise NotImplementedError

    def copy_to(self, other: State) -> None:
        """The part of `clone` that all games share."""
        other.due = self.due
        other.ply = self.ply
        other.question_ply = self.question_ply
        other.learnt = self.learnt

    def imagine(self, seat: int, rng: Rng) -> State:
        """A full position drawn from those that `seat` cannot tell from this one."""
        raise NotImplementedError

    def view(self, seat: int) -> View:
        """What `seat` may know (NOBODY: a spectator)."""
        raise NotImplementedError

    def layout(self) -> Layout:
        """What the numbers of `encode` mean, for `Game.layout`."""
        raise UnknownGame(f"{self.game.name} declares no observations for learning environments")

    def encode(self, seat: i64, row: Row) -> None:
        """Write what `seat` may know as numbers, in the order of `Game.layout`, after `begin`."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """Points of each side so far, in parts of a point (see `Game.parts`)."""
        raise NotImplementedError

    def places(self) -> list[int]:
        """The place of each side if the match ended now; equals share one. 1 is the first."""
        points = self.scores()
        found: list[int] = []
        for mine in points:
            place = 1
            for other in points:
                if other > mine:
                    place += 1
            found.append(place)
        return found

    def winners(self) -> list[int]:
        """The sides that have won: several share it, and none while the match goes on."""
        return [side for side, place in enumerate(self.places()) if place == 1 and self.over()]

    def text(self, viewer: int = LUCK) -> str:
        """The position as one line; with a viewer, `?` for what that seat may not know."""
        raise NotImplementedError

    def live_text(self, viewer: int) -> str:
        """The same without what was shown for a moment only: players have to remember it."""
        return self.text(viewer)

    def census(self) -> dict[str, int]:
        """How many there are of each component, wherever they lie: the same at every ply."""
        raise NotImplementedError
