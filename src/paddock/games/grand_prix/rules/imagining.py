"""Imagines positions that one seat cannot distinguish from the true one: the cards that it cannot
see are dealt again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from paddock.core import bits
from paddock.core.errors import OK, BadPosition
from paddock.core.luck import Rng
from paddock.games.grand_prix.rules.rules import has_answer, refuse_driving

if TYPE_CHECKING:
    from paddock.games.grand_prix.rules.state import GrandPrix

TRIES: Final = 20  # deals, before a playable card is handed to the player who needs one


def imagine(truth: GrandPrix, seat: int, rng: Rng) -> GrandPrix:
    """The cards that `seat` cannot see are dealt anew: the others' hands and the deck.

    Whoever is asked for a card has one that can be played, or would have shown the hand (GP15).
    """
    other = truth.clone()
    hidden = truth.hidden_from(seat)
    for _ in range(TRIES):
        deal_anew(other, truth, seat, hidden, rng)
        if fits(other):
            return other
    hand_playable_card(other, hidden)
    return other


def deal_anew(s: GrandPrix, truth: GrandPrix, seat: int, pool: i64, rng: Rng) -> None:
    """Give each other player as many cards of the pool as are hidden in the true hand."""
    size = bits.count(pool)
    for player in range(s.game.players):
        if player == seat:
            continue
        hand = truth.hands[player] & truth.shown
        for _ in range(bits.count(bits.minus(truth.hands[player], truth.shown))):
            card = bits.nth(pool, rng.below(size))
            pool = bits.without(pool, card)
            size -= 1
            hand = bits.with_(hand, card)
        s.hands[player] = hand
    s.undealt = pool


def fits(s: GrandPrix) -> bool:
    """Whether a player who is asked for a card has an answer."""
    return s.phase.name != "play" or has_answer(s, s.turn_seat)


def hand_playable_card(s: GrandPrix, hidden: i64) -> None:
    """The player to play gets the first playable one of the hidden cards, for one of theirs."""
    player = s.turn_seat
    theirs = s.hands[player] & hidden
    if not theirs:
        return
    back = bits.first(theirs)
    left = bits.minus(hidden, s.hands[player])
    while left:
        card = bits.first(left)
        left = bits.rest(left)
        if refuse_driving(s, player, card) is not OK:
            continue
        for other in range(s.game.players):
            if bits.contains(s.hands[other], card):
                s.hands[other] = bits.with_(bits.without(s.hands[other], card), back)
                s.hands[player] = bits.with_(bits.without(s.hands[player], back), card)
                return


def deal_hidden(s: GrandPrix, unknown: list[int], rng: Rng | None) -> None:
    """Complete a position that was read with `?`: deal the cards that are nowhere to be seen.

    `unknown` is how many are hidden in each hand and, last, in the deck.
    """
    if not sum(unknown):
        return
    if rng is None:
        raise BadPosition("hidden cards: this is one seat's position, not the whole one")
    missing = s.params.deck.common | s.params.deck.tens
    for cards in [s.undealt, s.aside, s.out, s.played, *s.hands]:
        missing = bits.minus(missing, cards)
    left = bits.count(missing)
    if left != sum(unknown):
        raise BadPosition(f"{sum(unknown)} cards are hidden, but {left} are missing")
    pool = missing
    for seat in range(s.game.players):
        for _ in range(unknown[seat]):
            card = bits.nth(pool, rng.below(left))
            pool = bits.without(pool, card)
            left -= 1
            s.hands[seat] = bits.with_(s.hands[seat], card)
    s.undealt |= pool
    if not fits(s):
        hand_playable_card(s, missing)
