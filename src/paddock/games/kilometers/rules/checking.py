"""Refuses editions whose cards do not add up, and positions that could not be played on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paddock.core.bag import Packing
from paddock.core.edition import Edition
from paddock.core.errors import BadEdition, BadPosition
from paddock.core.phase import OVER
from paddock.core.seats import LUCK, includes, just
from paddock.games.kilometers.rules.cards import (
    GROUPS,
    LIMIT,
    NAMES,
    PRIORITY,
    TRUMPS,
    deck_of,
    is_attack,
    trump_against,
)
from paddock.games.kilometers.rules.parameters import HAND, SOLO_TARGET, TARGET

if TYPE_CHECKING:
    from paddock.games.kilometers.rules.state import Kilometers


def check_edition(edition: Edition) -> None:
    """Raise BadEdition unless every kind of card is there and the totals are right."""
    edition.only("", ["name", "deck"])
    edition.text("name")
    edition.only("deck", ["cards", "solo_cards", *(group for group, _, _ in GROUPS)])
    for group, first, last in GROUPS:
        edition.only(f"deck.{group}", NAMES[first : last + 1])
    for trump in TRUMPS:
        edition.number(f"deck.trump.{trump}", 1, 1)
    for key, solo in (("cards", False), ("solo_cards", True)):
        total = sum(deck_of(edition, solo))
        said = edition.number(f"deck.{key}", 1, 500)
        if said != total:
            raise edition.fault(f"deck.{key}", f"is {said}, but the cards add up to {total}")
    if sum(deck_of(edition, False)) <= 6 * HAND:
        raise edition.fault("deck.cards", "are too few for six players")
    try:
        Packing(deck_of(edition, False))
    except BadEdition as error:
        raise edition.fault("deck", f"does not fit: {error}") from None


def check_position(s: Kilometers) -> None:
    """Raise BadPosition if the match could not go on from here."""
    for name, deck, here in zip(NAMES, s.params.deck, s.census().values(), strict=True):
        if deck != here:
            raise BadPosition(f"there are {here} of {name}, not {deck}")
    if s.discard_top >= 0 and not s.params.packing.has(s.discard, s.discard_top):
        raise BadPosition(f"top: {NAMES[s.discard_top]} is not in the discard pile")
    if (s.phase.name == "reaction") != (s.victim >= 0) or (s.victim >= 0) != (s.hazard >= 0):
        raise BadPosition("victim and hazard stand in a position that waits for a reaction")
    check_due(s)
    check_target(s)
    for number in range(len(s.sides)):
        check_side(s, number)
    if s.victim >= 0:
        check_reaction(s)
    elif s.reactor >= 0:
        raise BadPosition("reactor: nobody is asked for a reaction")
    if s.phase.name in ("deal", "draw"):
        needed = s.owed if s.phase.name == "deal" else 1
        if s.owed == 0 or s.stock_size < needed:
            raise BadPosition("stock: a card is owed, but there is none")
    if s.phase.name == "play" and s.hand_sizes[s.turn_seat] == 0:
        raise BadPosition(f"hand.{int(s.turn_seat) + 1}: it must play, but is empty")
    if s.phase.name == "extension" and not (s.may_extend() and s.side(s.turn_seat).km == s.target):
        raise BadPosition("phase: this is not the moment for an extension")


def check_target(s: Kilometers) -> None:
    """K2, K31: solo 700 until somebody extends it, else 1000."""
    extended = s.extender >= 0
    if extended and not s.params.extension:
        raise BadPosition("extender: this table does not extend a rally")
    target = SOLO_TARGET if s.params.solo and not extended else TARGET
    if s.target != target:
        raise BadPosition(f"target is {int(s.target)}, not {target}")
    if extended and s.sides[s.extender].km < SOLO_TARGET:
        raise BadPosition(f"extender: that side has not reached {SOLO_TARGET} km")


def check_side(s: Kilometers, number: int) -> None:
    """K11, K15, K22: what cannot lie together on one tableau."""
    side, key = s.sides[number], number + 1
    if side.km > s.target:
        raise BadPosition(f"cards.{key}: {int(side.km)} km, but the target is {int(s.target)}")
    if side.km == s.target and s.phase is not OVER and s.phase.name != "extension":
        raise BadPosition(f"cards.{key}: the target is reached, but the rally goes on")
    if is_attack(side.top) and side.has(trump_against(side.top)):
        raise BadPosition(f"battle.{key}: {NAMES[side.top]} lies beside its trump")
    if is_attack(side.under):
        raise BadPosition(f"under.{key}: an attack cannot cover {NAMES[side.under]}")
    if side.limited and side.has(PRIORITY):
        raise BadPosition(f"limit.{key}: {NAMES[PRIORITY]} ends a limit")


def check_due(s: Kilometers) -> None:
    """Each phase asks luck, the player whose turn it is, or members of the side attacked."""
    name = s.phase.name
    if name == "reaction":
        attacked = s.game.seats_of[s.victim]
        fits = s.due != 0 and all(includes(attacked, seat) for seat in s.waiting)
    elif name in ("deal", "draw"):
        fits = s.due == just(LUCK)
    else:
        fits = s.due == (0 if s.phase is OVER else just(s.turn_seat))
    if not fits:
        raise BadPosition(f"due does not fit phase {name}")


def check_reaction(s: Kilometers) -> None:
    victim = s.sides[s.victim]
    if not is_attack(s.hazard):
        raise BadPosition(f"hazard: {NAMES[s.hazard]} is not an attack")
    if not (victim.limited if s.hazard == LIMIT else victim.top == s.hazard):
        raise BadPosition(f"hazard: {NAMES[s.hazard]} does not lie on side {int(s.victim) + 1}")
    if s.reactor < 0:
        return
    if not s.holds(s.reactor, trump_against(s.hazard)):
        raise BadPosition("reactor: that seat does not hold the trump")
    if s.game.side_of[s.reactor] != s.victim or includes(s.due, s.reactor):
        raise BadPosition("reactor: that seat has not answered")
