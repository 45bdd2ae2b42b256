"""A position of 1000 Kilometers as one line, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paddock.core.bits import members
from paddock.core.errors import BadPosition
from paddock.core.luck import Rng
from paddock.core.notation import (
    Reader,
    Writer,
    hidden,
    read_cards,
    read_turn,
    seat_number,
    write_bag,
    write_turn,
)
from paddock.core.seats import LUCK
from paddock.games.kilometers.rules.cards import (
    ACCIDENT,
    ACE,
    D200,
    GREEN,
    KM,
    LIMIT,
    NAMES,
    PRIORITY,
    TRUMPS,
    is_attack,
)
from paddock.games.kilometers.rules.checking import check_position

if TYPE_CHECKING:
    from paddock.core.phase import Phase
    from paddock.games.kilometers.rules.state import Kilometers, Side

PILE_TOPS = ["", *NAMES]  # nothing, or a card


def write(s: Kilometers, viewer: int) -> str:
    """With a viewer (LUCK sees all), the others' hands, the stock and sealed answers are `?`."""
    out = Writer(s.game.name, s.game.version)
    packing = s.params.packing
    write_turn(out, s)
    out.put("rally", int(s.rally))
    out.put("dealer", int(s.dealer) + 1)
    out.put("turn", int(s.turn_seat) + 1)
    out.put("owed", int(s.owed))
    out.put("last", int(s.drew_last))
    out.put("target", int(s.target))
    out.put("extender", int(s.extender) + 1)
    out.put("victim", int(s.victim) + 1)
    out.put("hazard", NAMES[s.hazard] if s.hazard >= 0 else "")
    sealed = s.victim >= 0 and viewer not in (LUCK, int(s.reactor))
    out.put("reactor", "?" if sealed else int(s.reactor) + 1)
    for number, side in enumerate(s.sides):
        write_side(out, s, number + 1, side)
    for seat in range(s.game.players):
        seen = viewer in (LUCK, seat)
        size = int(s.hand_sizes[seat])
        bag = write_bag(packing, s.hands[seat], NAMES) if seen else hidden(size)
        out.put(f"hand.{seat + 1}", bag)
    open_stock = write_bag(packing, s.stock, NAMES)
    out.put("stock", open_stock if viewer == LUCK else hidden(int(s.stock_size)))
    out.put("discard", write_bag(packing, s.discard, NAMES))
    out.put("top", NAMES[s.discard_top] if s.discard_top >= 0 else "")
    out.put("ledger", s.ledger.write())
    return out.text()


def write_side(out: Writer, s: Kilometers, number: int, side: Side) -> None:
    out.put(f"cards.{number}", write_bag(s.params.packing, side.cards, NAMES))
    out.put(f"battle.{number}", NAMES[side.top] if side.top >= 0 else "")
    out.put(f"under.{number}", NAMES[side.under] if side.under >= 0 else "")
    out.put(f"limit.{number}", int(side.limited))
    crosswise = ",".join(TRUMPS[trump] for trump in members(side.crosswise))
    out.put(f"crosswise.{number}", crosswise)


def read(text: str, s: Kilometers, phases: dict[str, Phase[Kilometers]], rng: Rng | None) -> None:
    """The inverse of `write`, into a fresh position; with `rng`, hidden cards are dealt."""
    fields = Reader(text, s.game.name, s.game.version, s.game.oldest)
    players = s.game.players
    read_turn(fields, s, phases.values())
    s.rally = fields.number("rally", 1, 10**6)
    s.dealer = fields.number("dealer", 1, players) - 1
    s.turn_seat = fields.number("turn", 1, players) - 1
    s.owed = fields.number("owed", 0, 6 * players)
    s.drew_last = fields.number("last", 0, 1) == 1
    s.target = fields.number("target", 1, 10**6)
    s.extender = fields.number("extender", 0, s.game.sides) - 1
    s.victim = fields.number("victim", 0, s.game.sides) - 1
    s.hazard = fields.one_of("hazard", PILE_TOPS) - 1
    reactor = fields.word("reactor")
    s.reactor = -1 if reactor == "?" else seat_number("reactor", reactor, players, 0)
    for number, side in enumerate(s.sides):
        read_side(fields, s, number + 1, side)
    unknown = read_hands(fields, s)
    s.discard_top = fields.one_of("top", PILE_TOPS) - 1
    s.ledger.read(fields.word("ledger"))
    fields.close()
    deal_hidden(s, unknown, rng)
    check_position(s)


def read_side(fields: Reader, s: Kilometers, number: int, side: Side) -> None:
    key = f"cards.{number}"
    counts, unknown = read_cards(key, fields.word(key), NAMES, s.params.deck)
    if unknown:
        raise BadPosition(f"{key}: the cards of a tableau lie open")
    side.cards = s.params.packing.pack(counts)
    for kind in range(D200 + 1):
        side.km += KM[kind] * counts[kind]
    for trump in range(ACE, PRIORITY + 1):
        if counts[trump]:
            side.lay_trump(trump)
    side.top = fields.one_of(f"battle.{number}", PILE_TOPS) - 1
    side.under = fields.one_of(f"under.{number}", PILE_TOPS) - 1
    for key, kind in ((f"battle.{number}", side.top), (f"under.{number}", side.under)):
        if kind >= 0 and (not counts[kind] or kind == LIMIT or not ACCIDENT <= kind <= GREEN):
            raise BadPosition(f"{key}: {NAMES[kind]} cannot lie there")
    if side.under >= 0 and not is_attack(side.top):
        raise BadPosition(f"under.{number}: only an attack covers a card")
    side.limited = fields.number(f"limit.{number}", 0, 1) == 1
    if side.limited and not counts[LIMIT]:
        raise BadPosition(f"limit.{number}: no limit lies there")
    for name in fields.word(f"crosswise.{number}").split(","):
        if name:
            if name not in TRUMPS or not counts[NAMES.index(name)]:
                raise BadPosition(f"crosswise.{number}: {name!r} is not a trump of this side")
            side.lay_crosswise(NAMES.index(name))


def read_hands(fields: Reader, s: Kilometers) -> list[int]:
    """Hands, stock and discard pile; how many cards of each hand and of the stock are hidden."""
    unknown: list[int] = []
    for seat in range(s.game.players):
        key = f"hand.{seat + 1}"
        counts, hidden_here = read_cards(key, fields.word(key), NAMES, s.params.deck)
        s.hands[seat] = s.params.packing.pack(counts)
        s.hand_sizes[seat] = sum(counts) + hidden_here
        unknown.append(hidden_here)
    counts, hidden_here = read_cards("stock", fields.word("stock"), NAMES, s.params.deck)
    s.stock = s.params.packing.pack(counts)
    s.stock_size = sum(counts) + hidden_here
    unknown.append(hidden_here)
    counts, hidden_here = read_cards("discard", fields.word("discard"), NAMES, s.params.deck)
    if hidden_here:
        raise BadPosition("discard: discarded cards are public")
    s.discard = s.params.packing.pack(counts)
    return unknown


def deal_hidden(s: Kilometers, unknown: list[int], rng: Rng | None) -> None:
    """Deal the cards that are nowhere to be seen to the places marked `?`."""
    if not sum(unknown):
        return
    if rng is None:
        raise BadPosition("hidden cards: this is one seat's position, not the whole one")
    missing = [deck - here for deck, here in zip(s.params.deck, s.census().values(), strict=True)]
    if min(missing) < 0 or sum(missing) != sum(unknown):
        raise BadPosition(f"{sum(unknown)} cards are hidden, but {sum(missing)} are missing")
    packing = s.params.packing
    pool = packing.pack(missing)
    left = sum(missing)
    for seat in range(s.game.players):
        for _ in range(unknown[seat]):
            kind = packing.draw(pool, left, rng)
            pool -= packing.one[kind]
            left -= 1
            s.hands[seat] += packing.one[kind]
    s.stock += pool
