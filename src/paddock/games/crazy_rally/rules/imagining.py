"""Imagines what a seat cannot know, among all that is possible."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from paddock.core.bits import with_
from paddock.core.luck import Rng
from paddock.core.seats import includes
from paddock.games.crazy_rally.rules.cards import COLOURS, NO_COLOUR, TRACK
from paddock.games.crazy_rally.rules.course import any_of, candidates, knows, lay_track
from paddock.games.crazy_rally.rules.parameters import NOTHING, RACING, TUNED

if TYPE_CHECKING:
    from paddock.games.crazy_rally.rules.state import CrazyRally


def imagine_course(s: CrazyRally, seat: i64, rng: Rng) -> None:
    """Lay the stretches that the seat does not know anew."""
    hidden = [n for n in range(TRACK) if s.course[n] != NOTHING and not knows(s, seat, n)]
    for place in hidden:
        s.unlaid = with_(s.unlaid, s.course[place])
    for place in hidden:
        lay_track(s, place, any_of(candidates(s, place), rng))


def imagine_hands(s: CrazyRally, seat: i64, rng: Rng) -> None:
    """Deal the cards that the seat cannot see anew: the others' hands and the stock."""
    sizes = [0] * s.params.players
    for player in range(s.params.players):
        if player != seat:
            sizes[player] = int(s.hand_sizes[player])
            give_back(s, player)
    deal_anew(s, sizes, rng)


def deal_anew(s: CrazyRally, sizes: list[int], rng: Rng) -> None:
    """Deal so many cards to each hand from the stock, as they can lie at this moment."""
    if s.stage == RACING:
        deal_hidden(s, sizes, rng)
        return
    # Before the race everybody knows how many cards of each colour are in a hand (CR6, CR7).
    for player in range(s.params.players):
        if sizes[player]:
            s.draw(player, s.params.event)
            for colour in range(len(COLOURS)):
                for _ in range(count_by_stage(s, sizes[player], colour)):
                    give(s, player, s.params.pile[colour], rng)


def count_by_stage(s: CrazyRally, size: int, colour: i64) -> i64:
    """CR7: how many cards of a colour a hand of that size has before the race."""
    if colour == s.stage:
        return size - s.stage - 1
    return 1 if colour < s.stage else 0


def give_back(s: CrazyRally, player: i64) -> None:
    """A hand goes back to the stock."""
    s.stock += s.hands[player]
    s.stock_size += s.hand_sizes[player]
    s.hands[player] = 0
    s.hand_sizes[player] = 0


def give(s: CrazyRally, player: i64, pile: i64, rng: Rng) -> None:
    """A card goes from the stock to a hand; `pile` has the bits of the kinds that it may be."""
    part = s.stock & pile
    s.draw(player, s.params.packing.draw(part, s.params.packing.size(part), rng))


def deal_hidden(s: CrazyRally, sizes: list[int], rng: Rng) -> None:
    """In a race: any cards, but a tuning card for those who are known to have one."""
    tuning = s.params.any_tuning
    events = s.params.pile[NO_COLOUR]
    need = [has_tuning_card(s, player) and sizes[player] > 0 for player in range(s.params.players)]
    for player in range(s.params.players):
        for n in range(sizes[player]):
            later = need[player + 1 :].count(True)
            pile = tuning | events
            if need[player] and not s.can_drive(player) and n == sizes[player] - 1:
                pile = tuning  # CR13: whoever is asked to drive has a tuning card
            elif s.params.packing.size(s.params.tuning_in(s.stock)) <= later:
                pile = events  # the last tuning cards are with those who drive
            elif s.phase.name == "drive" and not need[player]:
                pile = events
            give(s, player, pile if s.stock & pile else s.stock, rng)


def has_tuning_card(s: CrazyRally, player: i64) -> bool:
    """Whether all know that somebody has one (CR13)."""
    if s.phase.name == "drive":
        return includes(s.due, player) or s.chosen[player] != NOTHING
    if s.phase.name == "draw":
        return not s.out[player] and s.from_start(player) < s.from_start(s.turn_seat)
    return False


def imagine_answers(s: CrazyRally, seat: i64, rng: Rng) -> None:
    """Answers are sealed: whoever has given one may have chosen any card of the hand."""
    for player in range(s.params.players):
        if player != seat and s.chosen[player] != NOTHING:
            s.chosen[player] = any_choice(s, player, rng)


def choosable(s: CrazyRally, player: i64) -> i64:
    """The cards of a hand that an answer may choose from."""
    hand = s.hands[player]
    return s.params.of_colour(hand, s.stage) if s.stage < TUNED else s.params.tuning_in(hand)


def any_choice(s: CrazyRally, player: i64, rng: Rng) -> i64:
    """The number of a move that the player may have chosen, each card equally likely."""
    moves = s.params.moves
    cards = choosable(s, player)
    kind = s.params.packing.draw(cards, s.params.packing.size(cards), rng)
    if s.stage < TUNED:
        return moves.lay.id(kind)
    return moves.brake.id(kind) if rng.below(2) else moves.accelerate.id(kind)
