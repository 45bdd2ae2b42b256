"""Relay, a game for tests: hidden hands, teams of two and several parts, with every default.

Everybody is dealt two cards, and lays one after the other; the numbers count for the team.
"""

from __future__ import annotations

from typing import Any, Final

from paddock.core.cards import Pile
from paddock.core.edition import Edition
from paddock.core.errors import NO_SUCH_CHOICE, OK, Refusal
from paddock.core.fields import Field, FieldState
from paddock.core.game import Game
from paddock.core.luck import Rng
from paddock.core.moves import Kinds, Move
from paddock.core.options import Setup, number
from paddock.core.phase import Phase
from paddock.core.seats import LUCK, just
from paddock.core.title import Title
from paddock.games.package import GamePackage

CARDS: Final = ["1", "2", "5"]
DEAL, LAY = range(2)
HAND: Final = 2

FIELDS: Final = [
    Field("heat", most=9),
    Field("points", most=999, each=True),
    Field("hand", cards=CARDS, each=True, secret=True),
    Field("stock", cards=CARDS, secret=True),
    Field("gone", cards=CARDS),
]


class Relay(FieldState):
    heat: int
    points: list[int]
    hand: list[Pile]
    stock: Pile
    gone: Pile

    def __init__(self, game: RelayGame, phase: Phase[Any]) -> None:
        super().__init__(game, phase, FIELDS, game.deck)

    def redacted(self, viewer: int, seat: int, move: Move) -> str:
        return "deal ?" if seat == LUCK and viewer != self.next_hand() else move.text

    def next_hand(self) -> int:
        """The first seat with the fewest cards."""
        sizes = [len(hand) for hand in self.hand]
        return sizes.index(min(sizes))

    def scores(self) -> list[int]:
        seats = range(self.game.players)
        return [
            sum(self.points[seat] for seat in seats if self.game.side_of[seat] == side)
            for side in range(self.game.sides)
        ]


class Deal(Phase[Relay]):
    def refusal(self, s: Relay, seat: int, move: Move) -> Refusal:
        return OK if move.verb == DEAL and int(move.a) in s.stock else NO_SUCH_CHOICE

    def luck(self, s: Relay, rng: Rng) -> Move:
        return s.game.read(f"deal {CARDS[s.stock.draw(rng)]}")

    def play(self, s: Relay, seat: int, move: Move) -> None:
        s.stock.remove(int(move.a))
        s.hand[s.next_hand()].add(int(move.a))
        if min(len(hand) for hand in s.hand) == HAND:
            s.ask(LAYING, just(0))


class Laying(Phase[Relay]):
    def refusal(self, s: Relay, seat: int, move: Move) -> Refusal:
        return OK if move.verb == LAY and int(move.a) in s.hand[seat] else NO_SUCH_CHOICE

    def play(self, s: Relay, seat: int, move: Move) -> None:
        s.hand[seat].remove(int(move.a))
        s.gone.add(int(move.a))
        s.points[seat] += int(move.card)
        s.tell("laid", {"seat": seat, "card": move.card})
        if len(s.hand[-1]):
            s.ask(LAYING, just((seat + 1) % s.game.players))
            return
        s.tell("heat-over", {"heat": s.heat})
        if s.heat == s.game.option("heats"):
            s.end()
            return
        s.heat += 1
        s.stock.take_all(s.gone)
        s.ask(DEALING, just(LUCK))


DEALING: Final = Deal("deal")
LAYING: Final = Laying("lay")


class RelayGame(Game):
    def __init__(self, setup: Setup) -> None:
        super().__init__(setup, [seat % 2 for seat in range(setup.players)])
        self.deck = [setup.edition.number(f"deck.{card}", 0, 20) for card in CARDS]
        kinds = Kinds()
        kinds.add(DEAL, "deal", card=CARDS)
        kinds.add(LAY, "lay", card=CARDS)
        self.declare(kinds, [DEALING, LAYING], [NO_SUCH_CHOICE], ["laid", "heat-over"])

    def start(self) -> Relay:
        state = Relay(self, DEALING)
        state.heat = 1
        state.stock = Pile(self.deck)
        state.ask(DEALING, just(LUCK))
        return state

    def position(self, text: str, rng: Rng | None = None) -> Relay:
        state = Relay(self, DEALING)
        state.read(text, [DEALING, LAYING], rng)
        return state


class RelayTitle(Title):
    def check_edition(self, edition: Edition) -> None:
        edition.only("", ["name", "deck"])

    def make(self, setup: Setup) -> Game:
        return RelayGame(setup)


TITLE: Final = RelayTitle(
    name="relay",
    version=1,
    players=[2, 4],
    options=[number("heats", "R3", 1, 1, 3)],
    presets={"one": {}, "two": {"heats": 2}},
    editions=["standard"],
)

GAME: Final = GamePackage(
    package=__name__,
    title=TITLE,
    rule_prefix="R",
    part_ends={"heat-over": "heat"},
    single_part={"heats": 1},
)
