"""A position of the Grand Prix as one line, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from paddock.core import bits
from paddock.core.bits import members
from paddock.core.errors import BadPosition, short
from paddock.core.luck import Rng
from paddock.core.notation import (
    Reader,
    Writer,
    hidden,
    is_number,
    read_cards,
    read_turn,
    seat_number,
    write_turn,
)
from paddock.core.seats import LUCK, in_order, just
from paddock.games.grand_prix.rules.cards import CARS, LINES, NAMES, SWAP
from paddock.games.grand_prix.rules.checking import check_position
from paddock.games.grand_prix.rules.imagining import deal_hidden
from paddock.games.grand_prix.rules.swaps import card_of, is_new, pack, seat_of
from paddock.games.grand_prix.rules.track import HOME, NOWHERE

if TYPE_CHECKING:
    from paddock.core.phase import Phase
    from paddock.games.grand_prix.rules.state import GrandPrix

COLOURS = NAMES[:CARS]
ANY_CAR = ["", *COLOURS]


def write(s: GrandPrix, viewer: int) -> str:
    """With a viewer (LUCK sees all), the others' hands and the deck are `?`."""
    out = Writer(s.game.name, s.game.version)
    write_turn(out, s)
    out.put("race", int(s.race))
    out.put("dealer", int(s.dealer) + 1)
    out.put("turn", int(s.turn_seat) + 1)
    out.put("seats", "".join(str(seat + 1) for seat in around(s)))
    out.put("bank", s.dollars(s.bank))
    for seat in range(s.game.players):
        out.put(f"hand.{seat + 1}", write_hand(s, seat, viewer))
    out.put("deck", write_set(s.undealt) if viewer == LUCK else hidden(int(s.undealt_size)))
    out.put("shown", write_set(s.shown))
    out.put("aside", write_set(s.aside))
    out.put("out", write_set(s.out))
    out.put("played", write_set(s.played))
    out.put("last", int(s.last) or "")
    out.put("coming", ",".join(NAMES[car] for car in members(s.coming)))
    out.put("again", ",".join(NAMES[car] for car in s.again[: s.again_count]))
    out.put("lot", NAMES[s.lot] if s.lot >= 0 else "")
    out.put("second", int(s.second))
    out.put("opener", int(s.opener) + 1)
    out.put("bid", s.dollars(s.bid))
    out.put("bidder", int(s.bidder) + 1)
    out.put("passed", "".join(str(seat + 1) for seat in in_order(s.passed)))
    out.put("grid", ",".join(write_car(s, int(car)) for car in s.grid[: s.grid_count]))
    out.put("home", ",".join(NAMES[car] for car in s.home[: s.home_count]))
    out.put("card", int(s.card) or "")
    out.put("line", int(s.line))
    out.put("chosen", NAMES[s.chosen] if s.chosen >= 0 else "")
    out.put("swaps", ",".join(write_swap(int(swap)) for swap in s.swaps[: s.swap_count]))
    out.put("idle", int(s.idle))
    out.put("ledger", s.ledger.write())
    return out.text()


def around(s: GrandPrix) -> list[int]:
    """The seats clockwise from the first one."""
    order = [0]
    while len(order) < s.game.players:
        order.append(int(s.left[order[-1]]))
    return order


def write_set(cards: i64) -> str:
    return ",".join(str(card) for card in members(cards))


def write_hand(s: GrandPrix, seat: int, viewer: int) -> str:
    hand = s.hands[seat]
    if viewer in (LUCK, seat):
        return write_set(hand)
    known = write_set(hand & s.shown)
    unknown = hidden(int(bits.count(bits.minus(hand, s.shown))))
    return ",".join(part for part in (known, unknown) if part)


def write_car(s: GrandPrix, car: int) -> str:
    """`black:2:60000@24.2`: the car of seat 2, bought for that much, on that cell."""
    at = int(s.at(car))
    cell = "finish" if at == HOME else s.params.track.names[at]
    return f"{NAMES[car]}:{int(s.owner[car]) + 1}:{s.dollars(s.price[car])}@{cell}"


def write_swap(packed: int) -> str:
    """`47:2:1`: card 47 of seat 2; 1 while the turn lasts in which it was played."""
    return f"{card_of(packed)}:{seat_of(packed) + 1}:{int(is_new(packed))}"


def read(text: str, s: GrandPrix, phases: dict[str, Phase[GrandPrix]], rng: Rng | None) -> None:
    """The inverse of `write`, into a fresh position; with `rng`, hidden cards are dealt."""
    fields = Reader(text, s.game.name, s.game.version, s.game.oldest)
    players = s.game.players
    read_turn(fields, s, phases.values())
    s.race = fields.number("race", 1, s.params.races)
    s.dealer = fields.number("dealer", 1, players) - 1
    s.turn_seat = fields.number("turn", 1, players) - 1
    read_seats(fields, s)
    # Players who owe the bank have less than nothing (GP9), so it may hold more than all the money.
    s.bank = read_money(fields, s, "bank", int(s.params.money) + players * s.params.races)
    unknown = read_hands(fields, s)
    s.shown = read_set(fields, s, "shown")
    s.aside = read_set(fields, s, "aside")
    s.out = read_set(fields, s, "out")
    s.played = read_set(fields, s, "played")
    s.last = read_card(fields, s, "last")
    read_auction(fields, s)
    read_grid(fields, s)
    s.card = read_card(fields, s, "card")
    s.line = fields.number("line", 0, LINES - 1)
    s.chosen = fields.one_of("chosen", ANY_CAR) - 1
    read_swaps(fields, s)
    s.idle = fields.number("idle", 0, players)
    read_ledger(fields, s)
    fields.close()
    deal_hidden(s, unknown, rng)
    check_position(s)


def read_seats(fields: Reader, s: GrandPrix) -> None:
    players = s.game.players
    order = [seat_number("seats", letter, players) for letter in fields.word("seats")]
    if sorted(order) != list(range(players)) or order[0] != 0:
        raise BadPosition(f"seats: not all {players} seats once, from the first")
    for n, seat in enumerate(order):
        s.left[seat] = order[(n + 1) % players]


def read_money(fields: Reader, s: GrandPrix, key: str, most: int) -> int:
    step = s.params.step
    amount = fields.number(key, 0, most * step)
    if amount % step:
        raise BadPosition(f"{key} is {amount}, not in steps of {step}")
    return amount // step


def read_set(fields: Reader, s: GrandPrix, key: str) -> int:
    """Cards that everybody may see."""
    cards, unknown = read_counts(fields, s, key)
    if unknown:
        raise BadPosition(f"{key}: these cards are public")
    return cards


def read_counts(fields: Reader, s: GrandPrix, key: str) -> tuple[int, int]:
    """A set of cards, and how many more are hidden."""
    deck = s.params.deck
    usable = deck.common | deck.tens
    most = [int(bits.contains(usable, card)) for card in range(1, deck.size + 1)]
    names = [str(card) for card in range(1, deck.size + 1)]
    counts, unknown = read_cards(key, fields.word(key), names, most)
    return int(bits.of([card for card, held in enumerate(counts, 1) if held])), unknown


def read_card(fields: Reader, s: GrandPrix, key: str) -> int:
    word = fields.word(key)
    if not word:
        return 0
    if not is_number(word) or len(word) > 2 or int(word) not in members(s.played):
        raise BadPosition(f"{key}: {short(word)!r} is not a card that was played")
    return int(word)


def read_hands(fields: Reader, s: GrandPrix) -> list[int]:
    """How many cards of each hand and of the deck are hidden."""
    unknown = []
    for seat in range(s.game.players):
        cards, hidden_here = read_counts(fields, s, f"hand.{seat + 1}")
        s.hands[seat] = cards
        unknown.append(hidden_here)
    deck, hidden_here = read_counts(fields, s, "deck")
    s.undealt = deck
    s.undealt_size = bits.count(s.undealt) + hidden_here
    return [*unknown, hidden_here]


def read_cars(fields: Reader, key: str) -> list[int]:
    word = fields.word(key)
    cars = []
    for name in word.split(",") if word else []:
        if name not in COLOURS or COLOURS.index(name) in cars:
            raise BadPosition(f"{key}: {short(name)!r} is not a car, once")
        cars.append(COLOURS.index(name))
    return cars


def read_auction(fields: Reader, s: GrandPrix) -> None:
    s.coming = bits.of(read_cars(fields, "coming"))
    for car in read_cars(fields, "again"):
        s.again[s.again_count] = car
        s.again_count += 1
    s.lot = fields.one_of("lot", ANY_CAR) - 1
    s.second = fields.number("second", 0, 1) == 1
    s.opener = fields.number("opener", 1, s.game.players) - 1
    s.bid = read_money(fields, s, "bid", int(s.params.highest_bid))
    s.bidder = fields.number("bidder", 0, s.game.players) - 1
    for letter in fields.word("passed"):
        s.passed |= just(seat_number("passed", letter, s.game.players))


def read_grid(fields: Reader, s: GrandPrix) -> None:
    word = fields.word("grid")
    cells = s.params.track.names
    for part in word.split(",") if word else []:
        facts, at, cell = part.partition("@")
        name, _, rest = facts.partition(":")
        owner, _, price = rest.partition(":")
        good = at and name in COLOURS and is_number(owner) and is_number(price)
        if not good or len(owner) != 1 or len(price) > 9 or int(owner) > s.game.players:
            raise BadPosition(f"grid: {short(part)!r} is not colour:owner:price@cell")
        if cell != "finish" and cell not in cells:
            raise BadPosition(f"grid: there is no cell {short(cell)!r}")
        car = COLOURS.index(name)
        if s.at(car) != NOWHERE or int(price) % s.params.step:
            raise BadPosition(f"grid: {short(part)!r} stands there twice, or at an odd price")
        s.grid[s.grid_count] = car
        s.grid_count += 1
        s.owner[car] = int(owner) - 1
        s.price[car] = int(price) // s.params.step
        s.put(car, HOME if cell == "finish" else cells.index(cell))
    for car in read_cars(fields, "home"):
        if s.at(car) != HOME:
            raise BadPosition(f"home: {NAMES[car]} is not at the finish")
        s.home[s.home_count] = car
        s.home_count += 1


def read_swaps(fields: Reader, s: GrandPrix) -> None:
    word = fields.word("swaps")
    for part in word.split(",") if word else []:
        words = part.split(":")
        good = len(words) == 3 and all(is_number(word) and len(word) < 3 for word in words)
        if not good or s.swap_count == len(s.swaps):
            raise BadPosition(f"swaps: {short(part)!r} is not card:seat:new")
        card, seat, new = (int(word) for word in words)
        if (
            card > s.params.deck.size
            or s.params.deck.kind[card] != SWAP
            or not bits.contains(s.played, card)
        ):
            raise BadPosition(f"swaps: {card} is not a swap card that was played")
        if not 1 <= seat <= s.game.players or new > 1:
            raise BadPosition(f"swaps: {short(part)!r} is not card:seat:new")
        if any(card_of(other) == card for other in s.swaps[: s.swap_count]):
            raise BadPosition(f"swaps: {card} is given twice")
        s.swaps[s.swap_count] = pack(card, seat - 1, new)
        s.swap_count += 1


def read_ledger(fields: Reader, s: GrandPrix) -> None:
    """The ledger holds all money that ever moved, so it says what everybody has."""
    s.ledger.read(fields.word("ledger"))
    step = s.params.step
    for seat, total in enumerate(s.ledger.totals):
        if total % step or not -(10**9) < total < 10**9:
            raise BadPosition(f"ledger: side {seat + 1} has {total}, not in steps of {step}")
        s.money[seat] = total // step
