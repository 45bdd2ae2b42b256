"""A position of Crazy Rally as one line, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from paddock.core.bits import contains
from paddock.core.errors import BadPosition, short
from paddock.core.luck import Rng
from paddock.core.notation import (
    Reader,
    Writer,
    hidden,
    read_cards,
    read_turn,
    write_bag,
    write_turn,
)
from paddock.core.seats import LUCK, NOBODY, just
from paddock.games.crazy_rally.rules.cards import OPENING, TRACK
from paddock.games.crazy_rally.rules.checking import SEALING, check_laid, check_position
from paddock.games.crazy_rally.rules.course import any_of, candidates, knows, lay_track
from paddock.games.crazy_rally.rules.imagining import any_choice, choosable, deal_anew
from paddock.games.crazy_rally.rules.parameters import NOTHING, STAGES, TUNED, VERDICTS

if TYPE_CHECKING:
    from paddock.core.phase import Phase
    from paddock.games.crazy_rally.rules.state import CrazyRally

SIGNS = {"lay": "", "accelerate": "+", "brake": "-"}  # by the kind of a move
OF_LUCK = ("course", "tuning-draw", "draw", "event-draw")


def write(s: CrazyRally, viewer: int, memory: bool = True) -> str:
    """With a viewer (LUCK sees all), what that seat cannot know is `?` (see `course.knows`).

    Without memory, the viewer knows as much of the course as a spectator.
    """
    out = Writer(s.game.name, s.game.version)
    params = s.params
    write_turn(out, s)
    out.put("leg", int(s.leg))
    out.put("starter", int(s.starter) + 1)
    out.put("stage", STAGES[s.stage])
    out.put("turn", int(s.turn_seat) + 1)
    out.put("owed", int(s.owed))
    out.put("shown", int(s.shown))
    out.put("round", int(s.round))
    out.put("course", write_course(s, viewer if memory else NOBODY))
    for seat in range(params.players):
        write_car(out, s, seat)
    for seat in range(params.players):
        seen = viewer in (LUCK, seat)
        size = int(s.hand_sizes[seat])
        bag = write_bag(params.packing, int(s.hands[seat]), params.names) if seen else hidden(size)
        out.put(f"hand.{seat + 1}", bag)
        chosen = write_choice(s, s.chosen[seat])
        out.put(f"chosen.{seat + 1}", chosen if seen or not chosen else "?")
        out.put(f"laid.{seat + 1}", write_bag(params.packing, int(s.laid[seat]), params.names))
    stock = write_bag(params.packing, int(s.stock), params.names)
    out.put("stock", stock if viewer == LUCK else hidden(int(s.stock_size)))
    out.put("discard", write_bag(params.packing, int(s.discard), params.names))
    out.put("ledger", s.ledger.write())
    return out.text()


def write_course(s: CrazyRally, viewer: int) -> str:
    """The track cards in order, as far as they lie; CR10: from memory."""
    words = []
    for place, card in enumerate(s.course):
        if card != NOTHING:
            words.append(s.params.track_names[card] if knows(s, viewer, place) else "?")
    return ",".join(words)


def write_car(out: Writer, s: CrazyRally, seat: int) -> None:
    for key, value in car_fields(s):
        out.put(f"{key}.{seat + 1}", int(value[seat]))
    out.put(f"verdict.{seat + 1}", VERDICTS[s.verdict[seat]])
    out.put(f"played.{seat + 1}", write_choice(s, s.played[seat]))


def car_fields(s: CrazyRally) -> list[tuple[str, vec[i64]]]:
    """The numbers on a player's sheet; `0` marks an original value (CR11)."""
    return [
        ("speed", s.speed),
        ("top", s.top),
        ("body", s.body),
        ("body0", s.body_full),
        ("handling", s.handling),
        ("handling0", s.handling_full),
        ("distance", s.distance),
        ("out", s.out),
        ("came", s.came),
    ]


def write_choice(s: CrazyRally, choice: i64) -> str:
    """A card that is laid, `+` and one that accelerates, or `-` and one that brakes."""
    if choice == NOTHING:
        return ""
    move = s.game.moves[choice]
    return SIGNS[move.kind] + move.card


def read(text: str, s: CrazyRally, phases: dict[str, Phase[CrazyRally]], rng: Rng | None) -> None:
    """The inverse of `write`, into a fresh position; with `rng`, what is hidden is dealt."""
    fields = Reader(text, s.game.name, s.game.version, s.game.oldest)
    players = int(s.params.players)
    read_turn(fields, s, phases.values())
    check_luck(s)
    s.leg = fields.number("leg", 1, int(s.params.legs))
    s.starter = fields.number("starter", 1, players) - 1
    s.stage = fields.one_of("stage", STAGES)
    s.turn_seat = fields.number("turn", 0, players) - 1
    s.owed = fields.number("owed", 0, 99)
    s.shown = fields.number("shown", 0, TRACK)
    s.round = fields.number("round", 0, TRACK)
    for seat in range(players):
        read_car(fields, s, seat)
    sizes, sealed = read_hands(fields, s)
    covered = read_course(fields, s)
    s.ledger.read(fields.word("ledger"))
    fields.close()
    if rng is None and (covered or sealed or any(sizes)):
        raise BadPosition("hidden cards: this is one seat's position, not the whole one")
    if sealed and s.phase.name not in SEALING:
        raise BadPosition(f"chosen: nobody answers in secret in phase {s.phase.name}")
    if s.stage <= TUNED and any(sizes):
        check_laid(s, sizes)
    if rng is not None:
        deal_hidden(s, covered, sizes, sealed, rng)
    check_position(s)


def check_luck(s: CrazyRally) -> None:
    """Luck is asked in its own phases and in no other."""
    if (s.due == just(LUCK)) != (s.phase.name in OF_LUCK):
        raise BadPosition(f"due does not fit phase {s.phase.name}")


def read_car(fields: Reader, s: CrazyRally, seat: int) -> None:
    for key, value in car_fields(s):
        least = -99 if key == "body" else 0
        most = 1 if key == "out" else 10**6 if key == "distance" else 99
        value[seat] = fields.number(f"{key}.{seat + 1}", least, most)
    if s.speed[seat] > s.top[seat]:
        raise BadPosition(f"speed.{seat + 1}: beyond the top speed")
    s.verdict[seat] = fields.one_of(f"verdict.{seat + 1}", VERDICTS)
    key = f"played.{seat + 1}"
    s.played[seat] = read_choice(s, key, fields.word(key), ("accelerate", "brake"))


def read_choice(s: CrazyRally, key: str, word: str, kinds: tuple[str, ...]) -> i64:
    """The inverse of `write_choice`: a move of one of these kinds."""
    if not word:
        return NOTHING
    for move in s.game.moves:
        if move.kind in kinds and word == SIGNS[move.kind] + move.card:
            return move.id
    raise BadPosition(f"{key}: {short(word)!r} is not + or - and a tuning card")


def read_hands(fields: Reader, s: CrazyRally) -> tuple[list[int], list[int]]:
    """Hands and piles; how many cards of each hand are hidden, and whose answers are.

    A hidden stock is filled with what lies nowhere else, hidden hands included.
    """
    params = s.params
    sizes: list[int] = []
    sealed: list[int] = []
    for seat in range(params.players):
        s.hands[seat], size = read_bag(fields, s, f"hand.{seat + 1}")
        s.hand_sizes[seat] = params.packing.size(s.hands[seat])
        sizes.append(size)
        s.laid[seat], size = read_bag(fields, s, f"laid.{seat + 1}")
        if size:
            raise BadPosition(f"laid.{seat + 1}: what is laid lies open")
        key = f"chosen.{seat + 1}"
        word = fields.word(key)
        if word == "?":
            sealed.append(seat)
        else:
            kinds = ("lay",) if s.stage < TUNED else ("accelerate", "brake")
            s.chosen[seat] = read_choice(s, key, word, kinds)
    s.discard, size = read_bag(fields, s, "discard")
    if size:
        raise BadPosition("discard: discarded cards are public")
    s.discard_size = params.packing.size(s.discard)
    s.stock, size = read_bag(fields, s, "stock")
    s.stock_size = params.packing.size(s.stock)
    if size or any(sizes):
        fill_stock(s, size, sum(sizes))
        sizes.append(size)
    return sizes, sealed


def read_bag(fields: Reader, s: CrazyRally, key: str) -> tuple[int, int]:
    """A bag, and how many of its cards are hidden."""
    counts, size = read_cards(key, fields.word(key), s.params.names, s.params.deck)
    return int(s.params.packing.pack(counts)), size


def fill_stock(s: CrazyRally, size: int, elsewhere: int) -> None:
    """Put into the stock what is missing: the hidden cards, wherever they lie."""
    counts = list(s.params.deck)
    for bag in [s.stock, s.discard, *s.hands, *s.laid]:
        for kind, count in enumerate(s.params.packing.counts(bag)):
            counts[kind] -= count
    if min(counts) < 0 or sum(counts) != size + elsewhere:
        raise BadPosition(f"{size + elsewhere} cards are hidden, but {sum(counts)} are missing")
    s.stock += s.params.packing.pack(counts)
    s.stock_size += sum(counts)


def read_course(fields: Reader, s: CrazyRally) -> list[int]:
    """Which places of the course are hidden."""
    words = fields.word("course").split(",")
    words = [] if words == [""] else words
    if len(words) > TRACK or (s.phase.name != "course" and len(words) < TRACK):
        raise BadPosition(f"course: {len(words)} cards, not {TRACK}")
    s.unlaid = s.params.whole_track
    covered: list[int] = []
    for place, word in enumerate(words):
        if word == "?":
            covered.append(place)
            s.course[place] = 0
            continue
        if word not in s.params.track_names:
            raise BadPosition(f"course: there is no card {short(word)!r}")
        card = s.params.track_names.index(word)
        if not contains(candidates(s, place), card):
            why = "has no flag" if contains(s.unlaid, card) else "lies there twice"
            raise BadPosition(f"course: {word} {why}")
        lay_track(s, place, card)
    if s.phase.name == "course" and s.owed != TRACK - len(words):
        raise BadPosition(f"owed: {TRACK - len(words)} cards of the course are to come")
    return covered


def deal_hidden(
    s: CrazyRally, covered: list[int], sizes: list[int], sealed: list[int], rng: Rng
) -> None:
    """Deal what is hidden, as it can lie."""
    for place in covered:
        cards = candidates(s, place)
        if not cards:
            raise BadPosition(f"course: no card with a flag is left for the first {OPENING}")
        lay_track(s, place, any_of(cards, rng))
    for seat in sealed:
        s.chosen[seat] = 0  # any move: `deal_anew` must know that this seat has answered
    deal_anew(s, sizes[: int(s.params.players)], rng)
    for seat in sealed:
        if not choosable(s, seat):
            raise BadPosition(f"chosen.{seat + 1}: no card of the hand can be chosen")
        s.chosen[seat] = any_choice(s, seat, rng)
