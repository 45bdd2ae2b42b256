"""1000 Kilometers as a whole: its options and presets, its edition, its moves."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paddock.core.bag import Packing
from paddock.core.edition import Edition
from paddock.core.errors import NO_SUCH_CHOICE, BadEdition, Refusal
from paddock.core.game import Game
from paddock.core.ledger import Ledger
from paddock.core.luck import Rng
from paddock.core.moves import Kinds
from paddock.core.options import Setup, choice, number, switch
from paddock.core.state import NOT_ASKED
from paddock.core.title import Title
from paddock.games.kilometers.rules import notation
from paddock.games.kilometers.rules.cards import ACCIDENT, ACE, D200, KINDS, LIMIT, NAMES
from paddock.games.kilometers.rules.phases import (
    ATTACK,
    DEAL,
    DECLINE,
    DISCARD,
    DRAW,
    EXTEND,
    FINISH,
    PHASES,
    PLAY,
    REACT,
    begin_rally,
)
from paddock.games.kilometers.rules.rules import REFUSALS
from paddock.games.kilometers.rules.state import HAND, Kilometers, Parameters, Side

EVENTS: Final = [
    "dealt",
    "your-hand",
    "drew",
    "you-drew",
    "discarded",
    "attacked",
    "played",
    "reacted",
    "reached",
    "extended",
    "scored",
    "rally-over",
    "won-match",
]

# The deck as the edition file groups it
GROUPS: Final = [
    ("distance", 0, D200),
    ("attack", ACCIDENT, LIMIT),
    ("remedy", LIMIT + 1, ACE - 1),
    ("trump", ACE, KINDS - 1),
]


def deck_of(edition: Edition, solo: bool) -> list[int]:
    """How many cards there are of each kind; K3: solo, one of each attack is taken out."""
    deck: list[int] = []
    for group, first, last in GROUPS:
        for kind in range(first, last + 1):
            count = edition.number(f"deck.{group}.{NAMES[kind]}", 1, 40)
            deck.append(count - 1 if solo and group == "attack" else count)
    return deck


class KilometersGame(Game):
    def __init__(self, setup: Setup) -> None:
        solo = setup.players <= 3
        # K1: partners sit alternately
        super().__init__(setup, [seat if solo else seat % 2 for seat in range(setup.players)])
        self.params = Parameters(setup, deck_of(setup.edition, solo))
        kinds = Kinds()
        kinds.add(DISCARD, "discard", card=NAMES)
        # An attack has no place on one's own tableau; its number stays free.
        kinds.add(PLAY, "play", card=NAMES)
        kinds.add(DRAW, "draw", card=NAMES)
        kinds.add(REACT, "react")
        kinds.add(DECLINE, "decline")
        kinds.add(EXTEND, "extend")
        kinds.add(FINISH, "finish")
        attacks = NAMES[ACCIDENT : LIMIT + 1]
        kinds.add(ATTACK, "attack", "play", base=ACCIDENT, card=attacks, victim=range(self.sides))
        self.declare(kinds)

    def empty(self) -> Kilometers:
        sides = [Side() for _ in range(self.sides)]
        state = Kilometers(self, self.params, DEAL, sides, Ledger(self.sides))
        state.hands = vec[i64]([0] * self.players)
        state.hand_sizes = vec[i64]([0] * self.players)
        return state

    def start(self) -> Kilometers:
        state = self.empty()
        state.dealer = self.players - 2  # the last seat deals first, so the first seat begins
        begin_rally(state)
        return state

    def position(self, text: str, rng: Rng | None = None) -> Kilometers:
        state = self.empty()
        notation.read(text, state, PHASES, rng)
        return state

    def refusals(self) -> list[Refusal]:
        return [NOT_ASKED, NO_SUCH_CHOICE, *REFUSALS]

    def events(self) -> list[str]:
        return EVENTS


class KilometersTitle(Title):
    def check_edition(self, edition: Edition) -> None:
        edition.only("", ["name", "deck"])
        edition.text("name")
        edition.only("deck", ["cards", "solo_cards", *(group for group, _, _ in GROUPS)])
        for group, first, last in GROUPS:
            edition.only(f"deck.{group}", NAMES[first : last + 1])
        for kind in range(ACE, KINDS):
            edition.number(f"deck.trump.{NAMES[kind]}", 1, 1)
        for key, solo in (("cards", False), ("solo_cards", True)):
            total = sum(deck_of(edition, solo))
            said = edition.number(f"deck.{key}", 1, 500)
            if said != total:
                raise edition.fault(f"deck.{key}", f"is {said}, but the cards add up to {total}")
        if sum(deck_of(edition, False)) <= 6 * HAND:
            raise edition.fault("deck.cards", "are too few for six players")
        try:
            Packing(deck_of(edition, False))
        except BadEdition as error:
            raise edition.fault("deck", f"does not fit: {error}") from None

    def make(self, setup: Setup) -> Game:
        return KilometersGame(setup)


TITLE: Final = KilometersTitle(
    name="kilometers",
    version=1,
    players=[2, 3, 4, 6],
    options=[
        choice("length", "K44", ["rally", "championship"]),
        switch("extension", "K31", True),
        number("max_200", "K12", 0, 0, 40),  # 0: no limit
        switch("limit_needs_green", "K14"),
        switch("green_after_trump", "K21"),
        switch("play_out_hands", "K30"),
    ],
    presets={
        "dutch": {},
        "classic": {"max_200": 2, "green_after_trump": 1, "play_out_hands": 1},
    },
    editions=["standard"],
)
