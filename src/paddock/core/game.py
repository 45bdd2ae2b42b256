"""What every game is made of: moves, phases, positions, views, and the rules as a whole.

A `Game` is the rules with edition, options and seating chosen; it is shared and never changes.
A `State` is one position of one match. A `Phase` is one moment of the order of play: it holds no
data of its own, so a position can point at it and be copied.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar, final

from librt.vecs import vec
from mypy_extensions import i64

from paddock.core.bag import POWERS
from paddock.core.edition import Edition
from paddock.core.errors import (
    NO_SUCH_CHOICE,
    OK,
    BadOption,
    IllegalMove,
    NotYourTurn,
    Refusal,
    UnknownMove,
)
from paddock.core.luck import Rng
from paddock.core.options import Option, Setup

LUCK: Final = -1  # the seat of deck and dice
NOBODY: Final = -2  # a spectator: sees only what lies open
NOT_ASKED: Final = Refusal("not-your-turn", "")

# A set of seats is a number with bit `seat + 1` for each: so luck has a place in it too.
FIRST: Final = vec[i64]([NOBODY] + [(n & -n).bit_length() - 2 for n in range(1, 128)])


def just(seat: i64) -> i64:
    """The set that holds one seat."""
    return POWERS[seat + 1]


@final
class Move:
    """One thing that can be done in a game; the game makes each of its moves once."""

    def __init__(self, id: int, text: str, verb: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        self.id: i64 = id  # also the action number of the learning environments
        self.text = text  # what stands in a log; `Game.read` is the inverse
        self.verb: i64 = verb
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c

    def __repr__(self) -> str:
        return f"<{self.text}>"


@final
class Choices:
    """The numbers of the moves open to one seat, in a buffer that is filled again and again."""

    def __init__(self, room: int) -> None:
        self.ids: vec[i64] = vec[i64]([0] * room)
        self.size: i64 = 0

    def add(self, id: i64) -> None:
        self.ids[self.size] = id
        self.size += 1

    def pick(self, rng: Rng) -> i64:
        """One of them, each equally likely."""
        return self.ids[rng.below(self.size)]


class Event:
    """Something that happened, told to a set of seats; bit 0 stands for spectators."""

    def __init__(self, code: str, args: dict[str, int | str], audience: int) -> None:
        self.code = code
        self.args = args
        self.audience = audience

    def heard_by(self, seat: int) -> bool:
        return self.audience >> (seat + 1 if seat >= 0 else 0) & 1 == 1

    def __repr__(self) -> str:
        return f"<{self.code} {self.args}>"


EVERYONE: Final = 127


class View:
    """What one seat may know of a position: the only thing that leaves the engine.

    A game's own view names each fact that is allowed; nothing is ever removed from a position to
    make one.
    """

    def __init__(self, state: State, seat: int) -> None:
        self.game = state.game.name
        self.options = state.game.setup.options  # what the table plays by; never changed
        self.seat = seat
        self.ply = int(state.ply)
        self.asked = int(state.asked)
        self.phase = state.phase.name
        self.waiting = state.waiting
        self.scores = state.scores()

    def plain(self) -> dict[str, object]:
        """The same facts as nested dicts and lists, ready for JSON."""
        return {
            "game": self.game,
            "options": dict(self.options),
            "seat": self.seat,
            "ply": self.ply,
            "asked": self.asked,
            "phase": self.phase,
            "waiting": self.waiting,
            "scores": self.scores,
        }

    def live(self) -> dict[str, object]:
        """What a live table tells of it: all but what was shown only for a while, and is to be
        kept in mind. Bots and learning environments may use `plain`."""
        return self.plain()

    def _repr_svg_(self) -> str | None:
        """The picture a notebook shows, if somebody draws this game."""
        draw = GALLERY.draw
        return draw(self) if draw is not None else None


class Gallery:
    """Where pictures of views come from: the drawing layer, which no rule knows of."""

    def __init__(self) -> None:
        self.draw: Callable[[View], str | None] | None = None


GALLERY: Final = Gallery()


class State:
    """One position of one match. It knows no user, no clock and no random source."""

    def __init__(self, game: Game, phase: Phase[Any]) -> None:
        self.game = game
        self.phase: Phase[Any] = phase
        self.due: i64 = 0  # the set of seats that owe a decision; empty when the match is over
        self.ply: i64 = 0
        self.asked: i64 = 0  # the ply at which the present question was put
        self.learnt: i64 = 0  # the last ply that turned something hidden up: it stays played
        self.news: list[Event] | None = None  # None while nobody listens

    # Who owes a decision

    @property
    def waiting(self) -> list[int]:
        """The seats that owe a decision now; several answer at once; empty: the match is over."""
        return [seat for seat in range(LUCK, 6) if self.due & just(seat)]

    def over(self) -> bool:
        return self.due == 0

    def turn(self) -> i64:
        """The first seat that owes a decision, or NOBODY."""
        return FIRST[self.due]

    def ask(self, phase: Phase[Any], seats: i64) -> None:
        """Put a phase's question to a set of seats."""
        self.phase = phase
        self.due = seats
        self.asked = self.ply

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

    def told(self, viewer: int, seat: int, move: Move) -> str:
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
        other.asked = self.asked
        other.learnt = self.learnt

    def imagine(self, seat: int, rng: Rng) -> State:
        """A full position drawn from those that `seat` cannot tell from this one."""
        raise NotImplementedError

    def view(self, seat: int) -> View:
        """What `seat` may know (NOBODY: a spectator)."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """Points of each side so far."""
        raise NotImplementedError

    def places(self) -> list[int]:
        """The place of each side if the match ended now; equals share one. 1 is the first."""
        points = self.scores()
        return [1 + sum(1 for other in points if other > mine) for mine in points]

    def winners(self) -> list[int]:
        """The sides that have won: several share it, and none while the match goes on."""
        return [side for side, place in enumerate(self.places()) if place == 1 and self.over()]

    def text(self, viewer: int = LUCK) -> str:
        """The position as one line; with a viewer, `?` for what that seat may not know."""
        raise NotImplementedError

    def census(self) -> dict[str, int]:
        """How many there are of each component, wherever they lie: the same at every ply."""
        raise NotImplementedError


S = TypeVar("S", bound=State)


class Phase(Generic[S]):
    """One moment of the order of play. Legality is written in `refusal`'s helpers, once."""

    def __init__(
        self,
        name: str,
        sealed: bool = False,
        reaction: bool = False,
        confirmed: bool = False,
        look_option: str = "",
    ) -> None:
        self.name = name
        self.sealed = sealed  # answers stay secret until the last one is in
        self.reaction = reaction  # everybody may answer `decline`; the others answer in passing
        self.confirmed = confirmed  # people give even the only possible answer themselves
        self.look_option = look_option  # the option that says for how many seconds all may look

    def offer(self, s: S, seat: i64, choices: Choices) -> None:
        raise NotImplementedError

    def refusal(self, s: S, seat: i64, move: Move) -> Refusal:
        raise NotImplementedError

    def play(self, s: S, seat: i64, move: Move) -> None:
        raise NotImplementedError

    def luck(self, s: S, rng: Rng) -> Move:
        raise NotImplementedError

    def decline(self, s: S) -> Move:
        """The answer that lets a reaction pass."""
        raise NotImplementedError


class Over(Phase[State]):
    """After the end nobody may do anything."""

    def refusal(self, s: State, seat: i64, move: Move) -> Refusal:
        return NO_SUCH_CHOICE


OVER: Final = Over("over")


class Game:
    """The rules with edition, options and seating chosen: shared and never changed."""

    def __init__(self, setup: Setup, side_of: list[int]) -> None:
        self.setup = setup
        self.name = setup.name
        self.version = setup.version
        self.edition: Edition = setup.edition
        self.players = setup.players
        self.side_of: vec[i64] = vec[i64](side_of)
        self.sides = max(side_of) + 1
        self.left_of: vec[i64] = vec[i64]([0] * self.players)  # the next seat
        for seat in range(self.players - 1):
            self.left_of[seat] = seat + 1
        self.seats_of: vec[i64] = vec[i64]([0] * self.sides)  # the set of seats of each side
        for seat, side in enumerate(side_of):
            self.seats_of[side] |= just(seat)
        self.moves: list[Move] = []
        self.scratch = Choices(0)
        self.by_text: dict[str, Move] = {}

    def add_move(self, text: str, verb: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        move = Move(len(self.moves), text, verb, a, b, c)
        self.moves.append(move)
        self.by_text[text] = move

    def close_moves(self) -> None:
        """All moves are made: size the buffers for them."""
        self.scratch = Choices(len(self.moves))

    def choices(self) -> Choices:
        """A buffer of one's own for `State.offer`."""
        return Choices(len(self.moves))

    def option(self, name: str) -> int:
        return self.setup.options[name]

    def read(self, text: str) -> Move:
        """The move written `text`: the inverse of `Move.text`."""
        move = self.by_text.get(" ".join(text.split()))
        if move is None:
            shown = text if len(text) <= 40 else text[:40] + "…"
            raise UnknownMove(f"{self.name} has no move {shown!r}")
        return move

    def start(self) -> State:
        """The position before the first move of a match."""
        raise NotImplementedError

    def position(self, text: str, rng: Rng | None = None) -> State:
        """The inverse of `State.text`; with `rng`, each `?` becomes a possible card."""
        raise NotImplementedError

    def refusals(self) -> list[Refusal]:
        """Every reason this game can give."""
        raise NotImplementedError

    def events(self) -> list[str]:
        """The code of every event this game can report."""
        raise NotImplementedError


class Title:
    """A game as it stands on the shelf: what can be chosen before a match begins."""

    def __init__(
        self,
        name: str,
        version: int,
        players: list[int],
        options: list[Option],
        presets: dict[str, dict[str, int]],
        editions: list[str],
    ) -> None:
        self.name = name
        self.version = version  # of the rules: a log names the one it was played under
        self.players = players
        self.options = options
        self.presets = presets  # the first one is the default
        self.editions = editions  # likewise

    def setup(
        self, players: int, preset: str, edition: Edition, chosen: dict[str, object]
    ) -> Setup:
        """Check every choice and fill in what was left open."""
        if players not in self.players:
            counts = ", ".join(str(n) for n in self.players)
            raise BadOption(f"{self.name} is for {counts} players, not {players}")
        if preset not in self.presets:
            raise BadOption(
                f"{self.name} has no preset {preset!r}; it has {', '.join(self.presets)}"
            )
        known = [option.name for option in self.options]
        for name in chosen:
            if name not in known:
                raise BadOption(f"{self.name} has no option {name!r}; it has {', '.join(known)}")
        changes = self.presets[preset]
        options = {
            option.name: option.read(chosen[option.name])
            if option.name in chosen
            else changes.get(option.name, option.default)
            for option in self.options
        }
        self.check_edition(edition)
        return Setup(
            self.name, self.version, players, preset, edition, options, self.options, changes
        )

    def check_edition(self, edition: Edition) -> None:
        """Raise BadEdition unless every component is there and fits."""
        raise NotImplementedError

    def make(self, setup: Setup) -> Game:
        raise NotImplementedError
