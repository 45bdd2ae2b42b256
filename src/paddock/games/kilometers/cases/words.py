"""The words of 1000 Kilometers in a case: a position in which only what matters is named.

    battle.1=stop/green   the battle pile of side 1: Red light on Green; `-` is an empty pile
    limit.1=1             a speed limit on the speed pile
    km.1=200*3,100        distance cards
    trumps.1=ace,tyre     trumps; crosswise.1=… those played as a lightning reaction
    hand.1=green,stop     cards in the hand of seat 1, which is filled up with dull ones
    only.1=green          the whole hand
    stock=3               so many cards are left, the others are discarded; else all are left
    below=100,stop        cards that are among those left

Seat 1 is to play with seven cards in hand, unless `turn` or another field says otherwise.
"""

from __future__ import annotations

from paddock.core.game import Game
from paddock.core.moves import Move
from paddock.core.seats import LUCK
from paddock.core.state import State
from paddock.games.kilometers.rules.cards import NAMES
from paddock.games.kilometers.rules.state import Kilometers
from paddock.games.kilometers.rules.title import KilometersGame

DULL = "endlimit repairs spare petrol".split()
LATE = [name for name in NAMES if name not in DULL]  # given only when those have run out
HAND = 6


class Deck:
    """The cards that have no place yet."""

    def __init__(self, game: KilometersGame) -> None:
        self.left = dict(zip(NAMES, game.params.deck, strict=True))

    def take(self, text: str) -> list[str]:
        """The cards named, as `200*3,100`."""
        cards: list[str] = []
        for part in text.split(",") if text not in ("", "-") else []:
            name, _, times = part.partition("*")
            cards += [name] * int(times or 1)
        for card in cards:
            self.left[card] -= 1
            if self.left[card] < 0:
                raise ValueError(f"there are not so many of {card}")
        return cards

    def fill(self, cards: list[str], size: int) -> list[str]:
        """Those and dull ones, `size` in all; one of each kind in turn."""
        while len(cards) < size and any(self.left.values()):
            dull = [name for name in DULL if self.left[name]]
            late = [name for name in LATE if self.left[name]]
            for name in (dull or late)[: size - len(cards)]:
                cards.append(name)
                self.left[name] -= 1
        return cards


def position(game: Game, given: dict[str, str]) -> State:
    assert isinstance(game, KilometersGame)
    words = dict(given)
    deck = Deck(game)
    turn = int(words.get("turn", "1"))
    out = {
        "phase": "play",
        "due": str(turn),
        "ply": "0",
        "asked": "0",
        "rally": "1",
        "dealer": str(game.players),
        "turn": str(turn),
        "owed": "0",
        "last": "0",
        "target": "700" if game.params.solo else "1000",
        "extender": "0",
        "victim": "0",
        "hazard": "-",
        "reactor": "0",
        "ledger": "-",
    }
    for key in list(out):
        out[key] = words.pop(key, out[key])
    for side in range(1, game.sides + 1):
        lay_tableau(out, words, deck, side)
    below = deck.take(words.pop("below", "-"))
    named = {seat: hand_of(words, deck, seat) for seat in range(1, game.players + 1)}
    for seat, (cards, filled) in named.items():
        size = HAND + (1 if seat == turn and out["phase"] == "play" else 0)
        out[f"hand.{seat}"] = write(deck.fill(cards, size) if filled else cards)
    size = int(words.pop("stock", str(sum(deck.left.values()))))
    out["stock"] = write(deck.fill(below, size))
    out["discard"] = write(deck.fill([], sum(deck.left.values())))
    out["top"] = out["discard"].partition(",")[0].partition("*")[0]
    if words:
        raise ValueError(f"unknown words: {', '.join(words)}")
    return game.position(f"{game.name}/{game.version} " + " ".join(map("=".join, out.items())))


def lay_tableau(out: dict[str, str], words: dict[str, str], deck: Deck, side: int) -> None:
    top, _, under = words.pop(f"battle.{side}", "-").partition("/")
    limited = words.pop(f"limit.{side}", "0")
    crosswise = words.pop(f"crosswise.{side}", "-")
    cards = deck.take(top) + deck.take(under) + deck.take("limit" if limited == "1" else "-")
    for key in (f"km.{side}", f"trumps.{side}"):
        cards += deck.take(words.pop(key, "-"))
    out[f"cards.{side}"] = write(cards + deck.take(crosswise))
    out[f"battle.{side}"] = top
    out[f"under.{side}"] = under or "-"
    out[f"limit.{side}"] = limited
    out[f"crosswise.{side}"] = crosswise


def hand_of(words: dict[str, str], deck: Deck, seat: int) -> tuple[list[str], bool]:
    """The cards named for a hand, and whether it is to be filled up."""
    whole = words.pop(f"only.{seat}", None)
    if whole is not None:
        return deck.take(whole), False
    return deck.take(words.pop(f"hand.{seat}", "-")), True


def write(cards: list[str]) -> str:
    counts = [(name, cards.count(name)) for name in NAMES if name in cards]
    return ",".join(f"{name}*{count}" for name, count in counts) or "-"


def dull(state: State) -> Move:
    """Luck draws the dullest card that there is."""
    draws = {move.card: move for move in state.legal(LUCK)}
    return next(draws[card] for card in DULL + LATE if card in draws)


def facts(state: State) -> dict[str, str]:
    """Of sides km, trumps, rolling, limit, distances; of seats size and side_of; and some sizes."""
    assert isinstance(state, Kilometers)
    view = state.view(0)
    known = {"stock": str(view.stock), "players": str(len(view.hand_sizes))}
    known["sides"] = str(len(view.tableaux))
    for number, tableau in enumerate(view.tableaux, 1):
        known[f"km.{number}"] = str(tableau.km)
        known[f"trumps.{number}"] = ",".join(tableau.trumps) or "-"
        known[f"rolling.{number}"] = "yes" if tableau.rolling else "no"
        known[f"limit.{number}"] = "yes" if tableau.limited else "no"
        known[f"distances.{number}"] = write(
            [name for name, count in tableau.distances.items() for _ in range(count)]
        )
    for seat, size in enumerate(view.hand_sizes, 1):
        known[f"size.{seat}"] = str(size)
        known[f"side_of.{seat}"] = str(view.side_of[seat - 1] + 1)
    return known
