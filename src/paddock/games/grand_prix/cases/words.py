"""The words of the Grand Prix in a case: a position in which only what matters is named.

In a race (unless a `lot`, a `coming` or a `phase` is named), seat 1 is to play:
    at.red=24.2       where a car stands: column and lane; `finish`; else it is still on the grid
    home=red,blue     cars that are home, in that order
    grid=red,blue     the start positions; the other cars follow in their printed order
    owner.red=2       whose car it is, 0: nobody's; else cars go round the table, yellow to seat 1
    hand.1=24,38      the whole hand; `-`: empty; else two dull cards. What is in no hand is played
    money.1=50000     else 200000
    swaps=47:2:0      card, seat, and 1 while the turn lasts in which it was played

In an auction, all cards are dealt and the tens lie with their cars:
    lot=red           the car on offer; turn=2 is asked, and opener, bid, bidder, passed, second
    sold=blue:2,red:1 cars that were bought, and by whom (0: nobody), in the order of sale
    coming=green      bid cards still face down; else all that are not sold, offered or put under
    again=black       cars under the bid deck
"""

from __future__ import annotations

from paddock.core.bits import members
from paddock.core.game import Game
from paddock.core.moves import Move
from paddock.core.seats import LUCK
from paddock.core.state import State
from paddock.games.grand_prix.rules.cards import CARS, NAMES
from paddock.games.grand_prix.rules.state import GrandPrix
from paddock.games.grand_prix.rules.title import GrandPrixGame

COLOURS = NAMES[:CARS]
DULL = [3, 4, 6, 10, 12, 15, 16, 19, 22, 23, 25, 26, 27, 28, 29, 30]  # no white line
PRICE = 10000
START = 200000


def position(game: Game, given: dict[str, str]) -> State:
    assert isinstance(game, GrandPrixGame)
    words = dict(given)
    auction = "lot" in words or "sold" in words
    seats = "".join(str(seat) for seat in range(1, game.players + 1))
    turn = words.get("turn", "1")
    out = {
        "phase": "auction" if auction else "play",
        "due": turn,
        "ply": "0",
        "asked": "0",
        "race": "1",
        "dealer": str(game.players),
        "turn": turn,
        "seats": seats,
        "shown": "-",
        "deck": "-",
        "last": "-",
        "again": "-",
        "lot": "-",
        "second": "0",
        "opener": "1",
        "bid": "0",
        "bidder": "0",
        "passed": "-",
        "home": "-",
        "card": "-",
        "line": "0",
        "chosen": "-",
        "swaps": "-",
        "idle": "0",
    }
    for key in out:
        out[key] = words.pop(key, out[key])
    lay_money(game, words, out)
    if auction:
        lay_auction(game, words, out)
    else:
        lay_race(game, words, out)
    if words:
        raise ValueError(f"unknown words: {', '.join(words)}")
    return game.position(f"{game.name}/{game.version} " + " ".join(map("=".join, out.items())))


def lay_money(game: GrandPrixGame, words: dict[str, str], out: dict[str, str]) -> None:
    lines = []
    left = int(game.params.money) * game.params.step
    for seat in range(1, game.players + 1):
        money = int(words.pop(f"money.{seat}", str(START)))
        left -= money
        if money:
            lines.append(f"1:{seat}:start:GP1:{money}")
    out["bank"] = str(left)
    out["ledger"] = ",".join(lines) or "-"


def lay_auction(game: GrandPrixGame, words: dict[str, str], out: dict[str, str]) -> None:
    params = game.params
    sold = [part.split(":") for part in words.pop("sold", "").split(",") if part]
    names = [name for name, _ in sold]
    again = out["again"].split(",")
    left = [n for n in COLOURS if n not in names and n not in again and n != out["lot"]]
    out["coming"] = words.pop("coming", ",".join(left) or "-")
    for name in out["coming"].split(","):
        if name in left:
            left.remove(name)
    assert not left, f"{left} are nowhere"
    hands: list[list[int]] = [[] for _ in range(game.players)]
    for n, card in enumerate(members(params.dealt)):
        hands[n % game.players].append(card)
    aside = [int(card) for card in params.deck.ten_of[:CARS]] if not params.tens_in_deck else []
    grid, gone = [], [] if params.tens_in_deck else [int(params.deck.ten_of[CARS])]
    for place, (name, owner) in enumerate(sold):
        grid.append(f"{name}:{owner}:{PRICE}@0.{place + 1}")
        ten = int(params.deck.ten_of[COLOURS.index(name)])
        if ten in aside:
            aside.remove(ten)
            (hands[int(owner) - 1] if int(owner) else gone).append(ten)
    for seat, hand in enumerate(hands, 1):
        out[f"hand.{seat}"] = write(hand)
    out["grid"] = ",".join(grid) or "-"
    out["aside"] = write(aside)
    out["out"] = write(gone)
    out["played"] = "-"


def lay_race(game: GrandPrixGame, words: dict[str, str], out: dict[str, str]) -> None:
    params = game.params
    home = out["home"].split(",") if out["home"] != "-" else []
    order = [name for name in words.pop("grid", "").split(",") if name]
    order += [name for name in COLOURS if name not in order]
    cars = []
    for place, name in enumerate(order, 1):
        owner = words.pop(f"owner.{name}", str(COLOURS.index(name) % game.players + 1))
        cell = words.pop(f"at.{name}", "finish" if name in home else f"0.{place}")
        cars.append(f"{name}:{owner}:{PRICE}@{cell}")
    out["grid"] = ",".join(cars)
    out["coming"] = "-"
    named = {seat: words.pop(f"hand.{seat}", "") for seat in range(1, game.players + 1)}
    used = {
        int(card) for hand in named.values() for card in hand.split(",") if card not in ("", "-")
    }
    swapping = [int(swap.split(":")[0]) for swap in out["swaps"].split(",") if swap != "-"]
    dull = [card for card in DULL if card not in used]
    for seat, hand in named.items():
        if not hand:
            used |= set(dull[:2])
            hand = write(dull[:2])
            dull = dull[2:]
        out[f"hand.{seat}"] = hand
    out["aside"] = "-"
    out["out"] = "-" if params.tens_in_deck else str(params.deck.ten_of[CARS])
    every = members(params.deck.common | params.deck.tens)
    played = [card for card in every if card not in used and str(card) != out["out"]]
    assert set(swapping) <= set(played)
    out["played"] = write(played)


def write(cards: list[int]) -> str:
    return ",".join(str(card) for card in sorted(cards)) or "-"


def dull(state: State) -> Move:
    return state.legal(LUCK)[0]


def facts(state: State) -> dict[str, str]:
    """Of cars at, owner, place, price; of seats money and size; sums and sizes of the table."""
    assert isinstance(state, GrandPrix)
    view = state.view(0)
    known = {
        "players": str(len(view.money)),
        "left": str(len(view.played)),
        "deck_size": str(view.deck),
    }
    known["step"] = str(view.step)
    known["track"] = view.track
    known["races"] = str(view.races)
    known["winners"] = ",".join(str(side + 1) for side in state.winners()) or "-"
    known["tens_aside"] = str(len(view.aside))
    for car in view.cars:
        known[f"at.{car.colour}"] = car.cell or "-"
        known[f"owner.{car.colour}"] = str(car.owner + 1)
        known[f"place.{car.colour}"] = str(car.place)
        known[f"start.{car.colour}"] = str(car.position)
        known[f"price.{car.colour}"] = str(car.price)
    for seat, money in enumerate(view.money, 1):
        known[f"money.{seat}"] = str(money)
        known[f"size.{seat}"] = str(view.hand_sizes[seat - 1])
        known[f"shown.{seat}"] = write(view.shown[seat - 1])
        known[f"why.{seat}"] = view.why_no_bid[seat - 1] or "-"
    return known
