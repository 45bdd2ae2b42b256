"""The words of Crazy Race in a case: a position in which only what matters is named.

    card=3                which stage card lies on the table
    stage=5               how many have been turned up; which ones are to come does not matter
    laid=1:3>top,2:1>left what has been laid, in that order
    chance=last           everybody but one player has had three chances to lay; else a number
    pile.1=1,2            what lies in the pile of seat 1; hand.1=6 says what is in the hand
    rail.1=4,5,0          how far the locomotives A, B and C of seat 1 have come (12 is home)
    points.1=5,4          point cards of seat 1
    turntable=4,4         what is left of a point pile; also yard=…

Seat 1 has the start player card and lays first, unless another field says otherwise. A driver card
that is named nowhere is in its owner's hand, or in the pile if the hand is named.
"""

from __future__ import annotations

from paddock.core.game import Game
from paddock.core.moves import Move
from paddock.core.seats import LUCK
from paddock.core.state import State
from paddock.games.crazy_race.rules.cards import PILES, STAGES
from paddock.games.crazy_race.rules.state import CrazyRace
from paddock.games.crazy_race.rules.title import CrazyRaceGame

PLAIN = {
    "phase": "lay",
    "ply": "0",
    "asked": "0",
    "stage": "1",
    "card": "1",
    "start": "1",
    "scored": "0",
    "winner": "0",
    "left": "0",
    "moved": "-",
    "claims": "-",
    "victim": "0",
    "answers": "-",
    "recovered": "-",
    "laid": "-",
    "ledger": "-",
}


def position(game: Game, given: dict[str, str]) -> State:
    assert isinstance(game, CrazyRaceGame)
    words = dict(given)
    out = {key: words.pop(key, value) for key, value in PLAIN.items()}
    players = game.players
    chance = words.pop("chance", "0")
    out["chance"] = str(3 * players - 1) if chance == "last" else chance
    lays = (int(out["start"]) - 1 + int(out["chance"])) % players + 1
    out["due"] = words.pop("due", str(lays))
    others = [str(n) for n in range(1, STAGES + 1) if str(n) != out["card"]]
    out["to_come"] = ",".join(others[: STAGES - int(out["stage"])]) or "-"
    for seat in range(1, players + 1):
        out[f"deck.{seat}"] = deck(game, words, out["laid"], seat)
        out[f"rail.{seat}"] = words.pop(f"rail.{seat}", "0,0,0")
    lay_points(game, words, out)
    if words:
        raise ValueError(f"unknown words: {', '.join(words)}")
    return game.position(f"{game.name}/{game.version} " + " ".join(map("=".join, out.items())))


def named(words: dict[str, str], key: str) -> list[str]:
    return [card for card in words.pop(key, "-").split(",") if card != "-"]


def deck(game: CrazyRaceGame, words: dict[str, str], laid: str, seat: int) -> str:
    """The hand and the pile of a seat: all its cards that are not laid."""
    left = [str(value) for value in game.params.box.drivers]
    for card in laid.split(","):
        if card.startswith(f"{seat}:"):
            left.remove(card.partition(":")[2].partition(">")[0])
    whole = f"hand.{seat}" in words
    hand, pile = named(words, f"hand.{seat}"), named(words, f"pile.{seat}")
    for card in hand + pile:
        left.remove(card)
    if whole:
        pile += left
    else:
        hand += left
    return f"{write(hand)}/{write(pile)}"


def lay_points(game: CrazyRaceGame, words: dict[str, str], out: dict[str, str]) -> None:
    """Point cards: those of players, the piles, and the rest aside."""
    left = [str(value) for pile in game.params.box.piles for value in pile]
    for seat in range(1, game.players + 1):
        own = named(words, f"points.{seat}")
        for card in own:
            left.remove(card)
        out[f"points.{seat}"] = write(own)
    for number, pile in enumerate(PILES):
        cards = [str(value) for value in game.params.piles[number]]
        if pile in words:
            cards = named(words, pile)
        kept = []
        for card in cards:  # what players have is no longer in the pile
            if card in left:
                left.remove(card)
                kept.append(card)
        out[pile] = kept[0] if kept else "-"
        out[f"{pile}.under"] = write(kept[1:])
    out["aside"] = write(left)


def write(cards: list[str]) -> str:
    return ",".join(f"{card}*{cards.count(card)}" for card in sorted(set(cards))) or "-"


def dull(state: State) -> Move:
    return state.legal(LUCK)[0]


def facts(state: State) -> dict[str, str]:
    """hand.N pile.N of seats, winners, places, taboo, players, and of each side won.SIDE."""
    assert isinstance(state, CrazyRace)
    known = {"players": str(state.game.players)}
    known["winners"] = "".join(str(side + 1) for side in state.winners()) or "-"
    known["places"] = "".join(map(str, state.places()))
    known["start.points"] = str(
        sum(state.census()[f"points {n}"] for n in state.params.point_names)
    )
    view = state.view(0)
    known["taboo"] = next((side.place for side in view.sides if side.taboo), "-")
    for side in view.sides:
        known[f"won.{side.place}"] = str(side.winner + 1)
        known[f"side.{side.place}"] = f"{side.engine or 'F'}{side.distance}"
    for seat in range(state.game.players):
        own = state.view(seat)
        known[f"hand.{seat + 1}"] = write(own.hand)
        known[f"pile.{seat + 1}"] = write(own.pile)
        known[f"none.{seat + 1}"] = "yes" if view.empty[seat] else "no"
    for name, cards in view.piles.items():
        known[f"seen.{name}"] = ",".join(map(str, cards)) or "-"
    return known
