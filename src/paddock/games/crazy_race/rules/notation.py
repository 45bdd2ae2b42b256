"""A position of Crazy Race as one line, and back.

How many cards somebody holds is not told (CZ21), so in one seat's text a `?` stands for any number
of driver cards from one on; that a hand or a pile is empty is told.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from paddock.core import bits
from paddock.core.errors import BadPosition, short
from paddock.core.luck import Rng
from paddock.core.notation import (
    Reader,
    Writer,
    is_number,
    read_cards,
    read_turn,
    seat_number,
    write_bag,
    write_turn,
)
from paddock.core.seats import LUCK, NONE, includes, just
from paddock.games.crazy_race.rules import checking
from paddock.games.crazy_race.rules.cards import NO_CARD, PILES, PLACES, SIDES, STAGES
from paddock.games.crazy_race.rules.imagining import Hidden, answer_anew
from paddock.games.crazy_race.rules.parameters import ROUNDS
from paddock.games.crazy_race.rules.rail import HOME, PER_RAIL

if TYPE_CHECKING:
    from paddock.games.crazy_race.rules.state import CrazyRace

HIDDEN: Final = "?"
BY_LUCK: Final = ("stage", "points", "losing")


# Writing


def write(s: CrazyRace, viewer: int) -> str:
    """With a viewer (LUCK sees all), the others' cards and sealed answers are `?`."""
    out = Writer(s.game.name, s.game.version)
    params = s.params
    players = range(s.game.players)
    write_turn(out, s)
    out.put("stage", int(s.stage))
    out.put("card", int(s.card) + 1)
    out.put("to_come", ",".join(str(card + 1) for card in bits.members(s.to_come)))
    out.put("start", int(s.start) + 1)
    out.put("chance", int(s.chance))
    out.put("laid", ",".join(write_laid(s, n, viewer) for n in range(s.laid_count)))
    out.put("scored", int(s.scored))
    out.put("winner", int(s.winner) + 1)
    out.put("left", int(s.left))
    out.put("moved", write_seats(s, s.moved))
    out.put("claims", ",".join(PILES[pile] for pile in bits.members(s.claims)))
    out.put("victim", int(s.victim) + 1)
    out.put("answers", write_answers(s, viewer))
    out.put("recovered", write_seats(s, s.recovered))
    for seat in players:
        out.put(f"deck.{seat + 1}", write_deck(s, seat, viewer in (LUCK, seat)))
    for seat in players:
        rail = [str(s.place_of(seat, engine)) for engine in range(PER_RAIL)]
        out.put(f"rail.{seat + 1}", ",".join(rail))
    for seat in players:
        out.put(f"points.{seat + 1}", write_points(s, s.points[seat]))
    for number, pile in enumerate(PILES):
        top = s.tops[number]
        out.put(pile, params.point_names[top] if top != NO_CARD else "")
        out.put(f"{pile}.under", write_points(s, s.rests[number]))
    out.put("aside", write_points(s, s.aside))
    out.put("ledger", s.ledger.write())
    return out.text()


def write_seats(s: CrazyRace, seats: i64) -> str:
    return "".join(str(seat + 1) for seat in range(s.game.players) if includes(seats, seat))


def write_points(s: CrazyRace, bag: i64) -> str:
    return write_bag(s.params.point_packing, int(bag), s.params.point_names)


def write_deck(s: CrazyRace, seat: int, seen: bool) -> str:
    """`1,2/3*2`: hand and pile."""
    parts = []
    for bag in (s.hands[seat], s.piles[seat]):
        if bag == 0:
            parts.append("-")
        else:
            parts.append(write_bag(s.params.packing, int(bag), s.params.names) if seen else HIDDEN)
    return "/".join(parts)


def write_laid(s: CrazyRace, n: int, viewer: int) -> str:
    """`1:3>top`: seat 1 has laid a 3 at the top side."""
    seat = int(s.laid_by(n))
    seen = viewer in (LUCK, seat) or s.is_open(n)
    card = s.params.names[s.laid_kind(n)] if seen else HIDDEN
    return f"{seat + 1}:{card}>{PLACES[s.laid_side(n)]}"


def write_answers(s: CrazyRace, viewer: int) -> str:
    """`1:wait,2:?`: what has been answered to a sealed question."""
    return ",".join(
        f"{seat + 1}:{answer_words(s)[s.answer_of(seat) - 1] if viewer in (LUCK, seat) else HIDDEN}"
        for seat in range(s.game.players)
        if s.answer_of(seat)
    )


def answer_words(s: CrazyRace) -> list[str]:
    """The answers to the sealed question, in the order of their numbers in moves.py."""
    if s.phase.name == "recovery":
        return ["wait", "recover"]
    if s.phase.name == "stragglers":
        return ["leave", *s.params.point_names]
    return ["leave", *s.params.names]


# Reading


def read(text: str, s: CrazyRace, rng: Rng | None) -> None:
    """The inverse of `write`, into a fresh position; with `rng`, hidden cards are dealt."""
    fields = Reader(text, s.game.name, s.game.version, s.game.oldest)
    players = s.game.players
    read_turn(fields, s, s.params.phases)
    check_asked(s)
    s.learnt = s.ply
    s.stage = fields.number("stage", 0, STAGES)
    s.card = fields.number("card", 0, STAGES) - 1
    read_to_come(fields, s)
    s.start = fields.number("start", 1, players) - 1
    s.chance = fields.number("chance", 0, ROUNDS * players)
    s.scored = fields.number("scored", 0, SIDES)
    s.winner = fields.number("winner", 0, players) - 1
    s.left = fields.number("left", 0, ROUNDS * players)
    s.moved = read_seats(fields, "moved", players)
    for pile in split_list(fields.word("claims")):
        if pile not in PILES:
            raise BadPosition(f"claims: {short(pile)!r} is not a pile")
        s.claims = bits.with_(s.claims, PILES.index(pile))
    s.victim = fields.number("victim", 0, players) - 1
    s.recovered = read_seats(fields, "recovered", players)
    hidden = Hidden(s)
    read_laid(fields, s, hidden)
    for seat in range(players):
        read_deck(fields, s, seat, hidden)
    for seat in range(players):
        read_rail(fields, s, seat)
        s.points[seat] = read_points(fields, f"points.{seat + 1}", s)
    for number, pile in enumerate(PILES):
        s.tops[number] = fields.one_of(pile, ["", *s.params.point_names]) - 1
        s.rests[number] = read_points(fields, f"{pile}.under", s)
    s.aside = read_points(fields, "aside", s)
    s.ledger.read(fields.word("ledger"))
    hidden.settle(rng)
    read_answers(fields, s, rng)
    fields.close()
    checking.check(s)


def split_list(text: str) -> list[str]:
    return text.split(",") if text else []


def check_asked(s: CrazyRace) -> None:
    """Luck is asked in its own phases and in no other; several seats are only asked in secret."""
    alone = s.phase.sealed or len(s.waiting) <= 1
    if (s.due == just(LUCK)) != (s.phase.name in BY_LUCK) or not alone:
        raise BadPosition(f"due does not fit phase {s.phase.name}")


def read_seats(fields: Reader, key: str, players: int) -> i64:
    seats: i64 = NONE
    for letter in fields.word(key):
        seats |= just(seat_number(key, letter, players))
    return seats


def read_to_come(fields: Reader, s: CrazyRace) -> None:
    for word in split_list(fields.word("to_come")):
        if word not in [str(n + 1) for n in range(STAGES)]:
            raise BadPosition(f"to_come: {short(word)!r} is not a stage card")
        s.to_come = bits.with_(s.to_come, int(word) - 1)


def read_deck(fields: Reader, s: CrazyRace, seat: int, hidden: Hidden) -> None:
    """The inverse of `write_deck`; what is hidden is noted, to be dealt later."""
    key = f"deck.{seat + 1}"
    parts = fields.word(key).split("/")
    if len(parts) != 2:
        raise BadPosition(f"{key} is not hand/pile")
    bags: list[i64] = []
    for place, part in enumerate(parts):
        if part == HIDDEN:
            hidden.places[seat].append(place)
            bags.append(0)
            continue
        counts, more = read_cards(key, "" if part == "-" else part, s.params.names, s.params.deck)
        if more:
            raise BadPosition(f"{key}: all of a hand or a pile is hidden, or none of it")
        bags.append(s.params.packing.pack(counts))
    s.hands[seat] = bags[0]
    s.piles[seat] = bags[1]


def read_laid(fields: Reader, s: CrazyRace, hidden: Hidden) -> None:
    for word in split_list(fields.word("laid")):
        who, _, what = word.partition(":")
        card, _, place = what.partition(">")
        seat = seat_number("laid", who, s.game.players)
        if place not in PLACES or (card != HIDDEN and card not in s.params.names):
            raise BadPosition(f"laid: {short(word)!r} is not seat:card>side")
        if s.laid_count == len(s.laid):
            raise BadPosition("laid: more cards than there are chances to lay")
        if card == HIDDEN:
            hidden.laid.append(int(s.laid_count))
        kind = 0 if card == HIDDEN else s.params.names.index(card)
        s.put_down(seat, kind, PLACES.index(place))


def read_rail(fields: Reader, s: CrazyRace, seat: int) -> None:
    key = f"rail.{seat + 1}"
    places = split_list(fields.word(key))
    if len(places) != PER_RAIL:
        raise BadPosition(f"{key} has {len(places)} locomotives, not {PER_RAIL}")
    for engine, place in enumerate(places):
        if not is_number(place) or len(place) > 2 or int(place) > HOME:
            raise BadPosition(f"{key}: {short(place)!r} is not a place from 0 to {HOME}")
        s.engines[seat * PER_RAIL + engine] = int(place)


def read_points(fields: Reader, key: str, s: CrazyRace) -> i64:
    params = s.params
    counts, hidden = read_cards(key, fields.word(key), params.point_names, params.point_deck)
    if hidden:
        raise BadPosition(f"{key}: point cards lie open")
    return params.point_packing.pack(counts)


def can_answer(s: CrazyRace, seat: int) -> bool:
    """Whether there is anything that a hidden answer could be."""
    if s.phase.name == "recovery":
        return s.may_recover(seat)
    return s.points[seat] != 0 if s.phase.name == "stragglers" else s.laid_bag(seat) != 0


def read_answers(fields: Reader, s: CrazyRace, rng: Rng | None) -> None:
    words = answer_words(s)
    for word in split_list(fields.word("answers")):
        who, _, answer = word.partition(":")
        seat = seat_number("answers", who, s.game.players)
        if not s.phase.sealed or includes(s.due, seat) or s.answer_of(seat):
            raise BadPosition(f"answers: seat {who} cannot have answered")
        if answer == HIDDEN:
            if rng is None:
                raise BadPosition("answers: this is one seat's position, not the whole one")
            if not can_answer(s, seat):
                raise BadPosition(f"answers: seat {who} cannot have answered")
            answer_anew(s, seat, rng)
            continue
        if answer not in words:
            raise BadPosition(f"answers: {short(answer)!r} is not an answer to {s.phase.name}")
        s.set_answer(seat, words.index(answer) + 1)
