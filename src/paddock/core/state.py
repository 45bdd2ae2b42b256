"""A state: one position of one match: who owes a decision, what is legal, what is known."""

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


@mypyc_attr(allow_interpreted_subclasses=True)  # games in other packages are not compiled
class State:
    """One position of one match. It contains no users, clocks or random sources."""

    # Class attributes: mypyc then knows that they are always set, and omits a check.
    due: i64 = 0  # the set of seats that owe a decision; empty when the match is over
    ply: i64 = 0
    question_ply: i64 = 0  # the ply at which the present question was asked
    learnt: i64 = 0  # the last ply that revealed something hidden: it cannot be taken back
    news: list[Event] | None = None  # the events so far; None while nobody listens

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
        """Ask a phase's question to a set of seats."""
        self.phase = phase
        self.due = seats
        self.question_ply = self.ply

    def end(self) -> None:
        """End the match: nobody owes a decision any more."""
        from paddock.core.phase import OVER

        self.ask(OVER, NONE)

    # What is legal

    def offer(self, seat: i64, choices: Choices) -> None:
        """Fill `choices` with every legal move of `seat`; for LUCK, every outcome."""
        choices.size = 0
        if self.due & just(seat):
            self.phase.offer(self, seat, choices)

    def legal(self, seat: int) -> list[Move]:
        """Every legal move of `seat`, in a fixed order."""
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
        """Raise NotYourTurn or IllegalMove if `refusal` is not OK."""
        reason = self.refusal(seat, move)
        if reason is NOT_ASKED:
            raise NotYourTurn(f"seat {seat + 1} is not asked now")
        if reason is not OK:
            raise IllegalMove(move.text, reason)

    def play(self, seat: i64, move: Move) -> None:
        """Apply a legal move. Deterministic: equal positions and moves give equal positions."""
        self.ply += 1
        self.phase.play(self, seat, move)

    def luck(self, rng: Rng) -> Move:
        """A random outcome of deck or dice, as a move for `play(LUCK, …)`."""
        return self.phase.luck(self, rng)

    def look_seconds(self) -> int:
        """The seconds for which everybody may look before the only possible answers are given."""
        option = self.phase.look_option
        return self.game.option(option) if option else 0

    def redacted(self, viewer: int, seat: int, move: Move) -> str:
        """The text of the next move, `move` by `seat`, in the log that `viewer` may read."""
        return move.text

    # What is known

    def tell(self, code: str, args: dict[str, int | str], audience: int = EVERYONE) -> None:
        """Report an event to its audience. Guard with `if s.news is not None` in hot code."""
        if self.news is not None:
            self.news.append(Event(code, args, audience))

    def clone(self) -> State:
        """An independent copy without listeners.

        A fast game copies its fields one by one. A loop over their names (`getattr` and `setattr`,
        compiled) took 1.2 to 3.0 µs for the 19 to 38 fields of a position, where a whole clone took
        0.5 to 1.0 µs. `tests/every_game/test_clone.py` fails for a field that is left out.
        """
        raise NotImplementedError

    def copy_to(self, other: State) -> None:
        """Copy the fields that all games share; a part of `clone`."""
        other.due = self.due
        other.ply = self.ply
        other.question_ply = self.question_ply
        other.learnt = self.learnt

    def imagine(self, seat: int, rng: Rng) -> State:
        """A full position sampled from those that `seat` cannot distinguish from this one."""
        raise NotImplementedError

    def view(self, seat: int) -> View:
        """What `seat` may know (NOBODY: a spectator)."""
        raise NotImplementedError

    def layout(self) -> Layout:
        """The meaning of the numbers of `encode`, for `Game.layout`."""
        raise UnknownGame(f"{self.game.name} declares no observations for learning environments")

    def encode(self, seat: i64, row: Row) -> None:
        """Write what `seat` may know as numbers, in the order of `Game.layout`, after `begin`."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """Points of each side so far, in parts of a point (see `Game.parts`)."""
        raise NotImplementedError

    def places(self) -> list[int]:
        """The place of each side if the match ended now, from 1; equal sides share one."""
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
        """The sides that have won: several if they share it, none during the match."""
        return [side for side, place in enumerate(self.places()) if place == 1 and self.over()]

    def text(self, viewer: int = LUCK) -> str:
        """The position as one line; with a viewer, `?` for what that seat may not know."""
        raise NotImplementedError

    def live_text(self, viewer: int) -> str:
        """The position as `text` writes it, without facts that were shown for a moment only, which
        players have to remember.
        """
        return self.text(viewer)

    def census(self) -> dict[str, int]:
        """The number of each component, wherever it is: the same at every ply."""
        raise NotImplementedError
