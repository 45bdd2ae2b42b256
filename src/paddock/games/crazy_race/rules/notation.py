"""A position of Crazy Race as one line, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from paddock.core.bag import POWERS
from paddock.core.errors import BadPosition
from paddock.core.luck import Rng
from paddock.core.notation import Reader, Writer, is_number, read_cards, short, write_bag
from paddock.core.phase import OVER
from paddock.core.seats import LUCK, just
from paddock.games.crazy_race.rules import checking
from paddock.games.crazy_race.rules.box import PILES, PLACES, STAGES
from paddock.games.crazy_race.rules.hiding import HIDDEN, Hidden, read_deck, write_deck
from paddock.games.crazy_race.rules.imagining import answer_anew
from paddock.games.crazy_race.rules.rail import HOME, PER_RAIL

if TYPE_CHECKING:
    from paddock.games.crazy_race.rules.state import CrazyRace

BY_LUCK = ("stage", "points", "losing")


def write(s: CrazyRace, viewer: int) -> str:
    """With a viewer (LUCK sees all), the others' cards and sealed answers are `?`."""
    out = Writer(s.game.name, s.game.version)
    params = s.params
    players = range(s.game.players)
    out.put("phase", s.phase.name)
    out.put("due", "".join(str(seat + 1) if seat >= 0 else "*" for seat in s.waiting))
    out.put("ply", int(s.ply))
    out.put("asked", int(s.question_ply))
    out.put("stage", int(s.stage))
    out.put("card", int(s.card) + 1)
    out.put("to_come", ",".join(str(n + 1) for n in range(STAGES) if s.to_come & POWERS[n]))
    out.put("start", int(s.start) + 1)
    out.put("chance", int(s.chance))
    out.put("laid", ",".join(write_laid(s, n, viewer) for n in range(s.laid_count)))
    out.put("scored", int(s.scored))
    out.put("winner", int(s.winner) + 1)
    out.put("left", int(s.left))
    out.put("moved", write_seats(s, s.moved))
    out.put("claims", ",".join(PILES[n] for n in range(2) if s.claims & POWERS[n]))
    out.put("victim", int(s.victim) + 1)
    out.put("answers", write_answers(s, viewer))
    out.put("recovered", write_seats(s, s.recovered))
    for seat in players:
        out.put(f"deck.{seat + 1}", write_deck(s, seat, viewer in (LUCK, seat)))
    for seat in players:
        rail = [str(s.engines[seat * PER_RAIL + n]) for n in range(PER_RAIL)]
        out.put(f"rail.{seat + 1}", ",".join(rail))
    for seat in players:
        out.put(f"points.{seat + 1}", write_points(s, s.points[seat]))
    for number, pile in enumerate(PILES):
        top = s.tops[number]
        out.put(pile, params.point_names[top] if top >= 0 else "")
        out.put(f"{pile}.under", write_points(s, s.rests[number]))
    out.put("aside", write_points(s, s.aside))
    out.put("ledger", s.ledger.write())
    return out.text()


def write_seats(s: CrazyRace, seats: i64) -> str:
    return "".join(str(seat + 1) for seat in range(s.game.players) if seats & just(seat))


def write_points(s: CrazyRace, bag: i64) -> str:
    return write_bag(s.params.point_packing, int(bag), s.params.point_names)


def write_laid(s: CrazyRace, n: int, viewer: int) -> str:
    """`1:3>top`: seat 1 has laid a 3 at the top side."""
    seat = int(s.laid_by(n))
    seen = viewer in (LUCK, seat) or s.is_open(n)
    card = s.params.names[s.laid_kind(n)] if seen else HIDDEN
    return f"{seat + 1}:{card}>{PLACES[s.laid_side(n)]}"


def write_answers(s: CrazyRace, viewer: int) -> str:
    """`1:take,2:?`: what has been answered to a sealed question."""
    return ",".join(
        f"{seat + 1}:{answer_word(s, seat) if viewer in (LUCK, seat) else HIDDEN}"
        for seat in range(s.game.players)
        if s.answer_of(seat)
    )


def answer_word(s: CrazyRace, seat: int) -> str:
    answer = int(s.answer_of(seat))
    return answer_words(s)[answer - 1]


def answer_words(s: CrazyRace) -> list[str]:
    """The answers to the question on the table, from 1 on."""
    if s.phase.name == "recovery":
        return ["wait", "recover"]
    if s.phase.name == "stragglers":
        return ["leave", *s.params.point_names]
    return ["leave", *s.params.names]


def read(text: str, s: CrazyRace, rng: Rng | None) -> None:
    """The inverse of `write`, into a fresh position; with `rng`, hidden cards are dealt."""
    fields = Reader(text, s.game.name, s.game.version)
    players = s.game.players
    read_phase(fields, s)
    s.ply = fields.number("ply", 0, 10**9)
    s.question_ply = fields.number("asked", 0, int(s.ply))
    s.learnt = s.ply
    s.stage = fields.number("stage", 0, STAGES)
    s.card = fields.number("card", 0, STAGES) - 1
    read_to_come(fields, s)
    s.start = fields.number("start", 1, players) - 1
    s.chance = fields.number("chance", 0, 3 * players)
    s.scored = fields.number("scored", 0, 4)
    s.winner = fields.number("winner", 0, players) - 1
    s.left = fields.number("left", 0, 3 * players)
    s.moved = read_seats(fields, "moved", players)
    for pile in split_list(fields.word("claims")):
        if pile not in PILES:
            raise BadPosition(f"claims: {short(pile)!r} is not a pile")
        s.claims |= POWERS[PILES.index(pile)]
    s.victim = fields.number("victim", 0, players) - 1
    s.recovered = read_seats(fields, "recovered", players)
    unknown = Hidden(s)
    read_laid(fields, s, unknown)
    for seat in range(players):
        read_deck(fields.word(f"deck.{seat + 1}"), s, seat, unknown)
    for seat in range(players):
        read_rail(fields, s, seat)
        s.points[seat] = read_points(fields, f"points.{seat + 1}", s)
    for number, pile in enumerate(PILES):
        s.tops[number] = fields.one_of(pile, ["", *s.params.point_names]) - 1
        s.rests[number] = read_points(fields, f"{pile}.under", s)
    s.aside = read_points(fields, "aside", s)
    s.ledger.read(fields.word("ledger"))
    unknown.settle(rng)
    read_answers(fields, s, rng)
    fields.close()
    checking.check(s)


def split_list(text: str) -> list[str]:
    return text.split(",") if text else []


def read_phase(fields: Reader, s: CrazyRace) -> None:
    phases = {phase.name: phase for phase in s.params.phases}
    name = fields.word("phase")
    if name not in phases and name != OVER.name:
        raise BadPosition(f"phase is {name!r}, not one of {', '.join(phases)}, {OVER.name}")
    s.phase = phases.get(name, OVER)
    for letter in fields.word("due"):
        s.due |= just(LUCK if letter == "*" else seat_number("due", letter, s.game.players))
    fits = (s.due == 0) == (s.phase is OVER) and (s.due == just(LUCK)) == (name in BY_LUCK)
    alone = s.phase.sealed or s.due & (s.due - 1) == 0
    if not fits or not alone:
        raise BadPosition(f"due does not fit phase {name}")


def seat_number(key: str, text: str, players: int) -> int:
    if text not in "1 2 3 4".split()[:players]:
        raise BadPosition(f"{key} is {short(text)!r}, not a seat")
    return int(text) - 1


def read_seats(fields: Reader, key: str, players: int) -> i64:
    seats: i64 = 0
    for letter in fields.word(key):
        seats |= just(seat_number(key, letter, players))
    return seats


def read_to_come(fields: Reader, s: CrazyRace) -> None:
    for word in split_list(fields.word("to_come")):
        if word not in [str(n + 1) for n in range(STAGES)]:
            raise BadPosition(f"to_come: {short(word)!r} is not a stage card")
        s.to_come |= POWERS[int(word) - 1]


def read_laid(fields: Reader, s: CrazyRace, unknown: Hidden) -> None:
    for word in split_list(fields.word("laid")):
        who, _, what = word.partition(":")
        card, _, place = what.partition(">")
        seat = seat_number("laid", who, s.game.players)
        if place not in PLACES or (card != HIDDEN and card not in s.params.names):
            raise BadPosition(f"laid: {short(word)!r} is not seat:card>side")
        if s.laid_count == len(s.laid):
            raise BadPosition("laid: more cards than there are chances to lay")
        if card == HIDDEN:
            unknown.laid.append(int(s.laid_count))
        kind = 0 if card == HIDDEN else s.params.names.index(card)
        side = PLACES.index(place)
        s.laid[s.laid_count] = kind * 16 + side * 4 + seat
        s.laid_count += 1
        s.used |= POWERS[side]


def read_rail(fields: Reader, s: CrazyRace, seat: int) -> None:
    key = f"rail.{seat + 1}"
    places = split_list(fields.word(key))
    if len(places) != PER_RAIL:
        raise BadPosition(f"{key} has {len(places)} locomotives, not {PER_RAIL}")
    for n, place in enumerate(places):
        if not is_number(place) or len(place) > 2 or int(place) > HOME:
            raise BadPosition(f"{key}: {short(place)!r} is not a place from 0 to {HOME}")
        s.engines[seat * PER_RAIL + n] = int(place)


def read_points(fields: Reader, key: str, s: CrazyRace) -> i64:
    params = s.params
    counts, unknown = read_cards(key, fields.word(key), params.point_names, params.point_deck)
    if unknown:
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
        if not s.phase.sealed or s.due & just(seat) or s.answer_of(seat):
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
        s.answers |= (words.index(answer) + 1) * POWERS[4 * seat]
