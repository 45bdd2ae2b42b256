"""The words of Crazy Rally in a case: a position in which only what matters is named.

    hand.1=event,blue-ww    cards in the hand of seat 1, which is filled up to four with dull ones
    only.1=event            the whole hand
    next=bend               the track card that comes next; the rest of the course is dull
    last=bend               likewise, and it is the last one
    shown=3                 in the test lap: so many cards have been shown
    stock=3                 so many cards are left, the rest lies on the discard pile
    top.1=9 body.1=3 …      a car; body0 and handling0 are at least 7, and named where they matter
    out.1=1                 a car that is out: without body, speed and cards

All have drawn and are asked to drive, unless `phase` and `due` say otherwise. The dull answer is to
brake with the first card, to keep one's event, or the only one there is.
"""

from __future__ import annotations

from paddock.core.game import Game
from paddock.core.moves import Move
from paddock.core.seats import LUCK
from paddock.core.state import State
from paddock.games.crazy_rally.rules.cards import TRACK
from paddock.games.crazy_rally.rules.state import CrazyRally
from paddock.games.crazy_rally.rules.title import CrazyRallyGame

HAND = 4
CAR = {"top": "7", "body": "7", "handling": "7"}
PHASES_OF_LUCK = ("course", "tuning-draw", "draw", "event-draw")


class Deck:
    """The cards that have no place yet."""

    def __init__(self, game: CrazyRallyGame) -> None:
        self.names = game.params.names
        self.left = dict(zip(game.params.names, game.params.deck, strict=True))
        # Blue first: the dullest of all.
        self.dull = [name for name in self.names if name.startswith("blue")]
        self.late = [name for name in self.names if not name.startswith("blue")]

    def take(self, text: str) -> list[str]:
        """The cards named, as `event*2,blue-ww`."""
        cards: list[str] = []
        for part in text.split(",") if text not in ("", "-") else []:
            name, _, times = part.partition("*")
            cards += [name] * int(times or 1)
        for card in cards:
            self.left[card] -= 1
            if self.left[card] < 0:
                raise ValueError(f"there are not so many of {card}")
        return cards

    def fill(self, cards: list[str], size: int, late: bool = False) -> list[str]:
        """Those and dull ones, `size` in all; one of each kind in turn."""
        while len(cards) < size and any(self.left.values()):
            dull = [name for name in self.dull if self.left[name] and not late]
            rest = [name for name in self.late if self.left[name]]
            for name in (dull or rest or self.names)[: size - len(cards)]:
                if self.left[name]:
                    cards.append(name)
                    self.left[name] -= 1
        return cards

    def write(self, cards: list[str]) -> str:
        counts = [(name, cards.count(name)) for name in self.names if name in cards]
        return ",".join(f"{name}*{count}" for name, count in counts) or "-"


def position(game: Game, given: dict[str, str]) -> State:
    assert isinstance(game, CrazyRallyGame)
    words = dict(given)
    seats = [str(n + 1) for n in range(game.players)]
    active = [n for n in seats if words.get(f"out.{n}", "0") == "0"]
    phase = words.get("phase", "drive")
    turn = words.get("turn", first_to_act(words, active) if phase == "event" else "1")
    due = turn if phase == "event" else "".join(active)
    out = {
        "phase": phase,
        "due": "*" if phase in PHASES_OF_LUCK else due,
        "ply": "0",
        "asked": "0",
        "leg": "1",
        "starter": "1",
        "stage": "racing",
        "turn": turn,
        "owed": "1" if phase == "draw" else "0",
        "shown": "14",
        "round": "13" if "last" in words else str(round_of(words, seats)),
        "ledger": "-",
    }
    for key in list(out):
        out[key] = words.pop(key, out[key])
    out["course"] = course(game, words, int(out["round"]))
    deck = Deck(game)
    for seat in seats:
        lay_car(out, words, seat)
        out[f"laid.{seat}"] = deck.write(deck.take(words.pop(f"laid.{seat}", "-")))
        out[f"chosen.{seat}"] = words.pop(f"chosen.{seat}", "-")
    discard = deck.take(words.pop("discard", "-"))
    named = {seat: hand_of(words, deck, seat) for seat in seats}
    for seat, (cards, filled) in named.items():
        held = deck.fill(cards, HAND) if filled and seat in active else cards
        out[f"hand.{seat}"] = deck.write(held)
    size = int(words.pop("stock", str(sum(deck.left.values()))))
    out["stock"] = deck.write(deck.fill([], size))
    out["discard"] = deck.write(deck.fill(discard, 99, late=True))
    if words:
        raise ValueError(f"unknown words: {', '.join(words)}")
    return game.position(f"{game.name}/{game.version} " + " ".join(map("=".join, out.items())))


def round_of(words: dict[str, str], seats: list[str]) -> int:
    """The third round, or as many more as it takes to get where the cars are."""
    rounds = [2]
    for seat in seats:
        before = sum(
            int(line.split(":")[4])
            for line in words.get("ledger", "-").split(",")
            if line.split(":")[1:2] == [seat]
        )
        top = int(words.get(f"top.{seat}", CAR["top"]))
        rounds.append(-((before - int(words.get(f"distance.{seat}", "0"))) // top))
    return max(rounds)


def first_to_act(words: dict[str, str], active: list[str]) -> str:
    """CR18: the shortest distance first, then from the start player on."""
    starter = int(words.get("starter", "1"))
    holding = [seat for seat in active if words.get(f"only.{seat}") != "-"]
    key = {
        seat: (int(words.get(f"distance.{seat}", "0")), (int(seat) - starter) % 6)
        for seat in holding
    }
    return min(holding, key=lambda seat: key[seat])


def course(game: CrazyRallyGame, words: dict[str, str], place: int) -> str:
    """The whole course; the named card lies where the case says, if CR5 allows."""
    if "course" in words:
        return words.pop("course")
    order = sorted(game.params.box.track, key=lambda card: (not card.flag, card.red))
    names = [card.name for card in order]
    named = words.pop("next", None) or words.pop("last", None)
    if named is not None:
        names.remove(named)
        names.insert(place, named)
    assert len(names) == TRACK
    return ",".join(names)


def lay_car(out: dict[str, str], words: dict[str, str], seat: str) -> None:
    gone = words.get(f"out.{seat}", "0") == "1"
    usual = CAR | {"body": "0"} if gone else CAR
    car = {key: words.pop(f"{key}.{seat}", value) for key, value in usual.items()}
    car["body0"] = words.pop(f"body0.{seat}", str(max(7, int(car["body"]))))
    car["handling0"] = words.pop(f"handling0.{seat}", str(max(7, int(car["handling"]))))
    rest = {
        "speed": "0" if gone else "5",
        "distance": "0",
        "out": "0",
        "came": "0",
        "verdict": "-",
        "played": "-",
    }
    for key, value in (car | rest).items():
        out[f"{key}.{seat}"] = words.pop(f"{key}.{seat}", value)


def hand_of(words: dict[str, str], deck: Deck, seat: str) -> tuple[list[str], bool]:
    """The cards named for a hand, and whether it is to be filled up."""
    whole = words.pop(f"only.{seat}", None)
    if whole is not None:
        return deck.take(whole), False
    return deck.take(words.pop(f"hand.{seat}", "-")), True


def dull(state: State) -> Move:
    """Luck gives what stands first; a seat keeps, looks, or brakes by the least."""
    seat = state.waiting[0]
    moves = state.legal(seat)
    if seat != LUCK:
        return dull_answer(moves)
    return next((m for m in moves if m.kind == "draw" and m.card.startswith("blue")), moves[0])


def dull_answer(moves: list[Move]) -> Move:
    return next((m for m in moves if m.kind in ("keep", "brake")), moves[0])


def facts(state: State) -> dict[str, str]:
    """size.N of hands; stock, discards; place.N; won; players; count of each card in the game."""
    assert isinstance(state, CrazyRally)
    view = state.view(0)
    known = {"stock_size": str(view.stock), "discards": str(sum(view.discarded.values()))}
    known["players"] = str(len(view.cars))
    known["won"] = ",".join(str(side + 1) for side in state.winners()) or "-"
    known["legs"] = str(view.legs)
    known["pause"] = str(1000 * state.look_seconds())
    known["showing"] = view.showing or "-"
    for seat, car in enumerate(view.cars, 1):
        known[f"place.{seat}"] = str(car.place)
        known[f"size.{seat}"] = str(view.hand_sizes[seat - 1])
    counts = state.census()
    colours = {name.partition("-")[0] for name in state.params.names}
    for colour in colours:
        known[f"all.{colour}"] = str(
            sum(n for name, n in counts.items() if name.partition("-")[0] == colour)
        )
    track = state.params.box.track
    known["all.track"] = str(sum(counts[card.name] for card in track))
    known["all.flags"] = str(sum(card.flag for card in track))
    known["all.red"] = str(sum(card.red for card in track))
    opening = [
        view.track[name].flag for name in fields(state)["course"].split(",")[:2] if name != "-"
    ]
    known["opening"] = "flags" if opening and all(opening) else "other"
    return known


def fields(state: State) -> dict[str, str]:
    return dict(word.partition("=")[::2] for word in state.text().split()[1:])
