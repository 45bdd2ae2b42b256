"""Checks of a position that was read from a text: one that could not be played on is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from paddock.core import bits
from paddock.core.errors import BadPosition
from paddock.core.seats import includes
from paddock.games.crazy_race.rules.cards import (
    FREE,
    NO_CARD,
    PILES,
    SIDES,
    STAGES,
    UNKNOWN,
    YARD_PILE,
)
from paddock.games.crazy_race.rules.moves import CHOSEN, DECLINED
from paddock.games.crazy_race.rules.parameters import ROUNDS
from paddock.games.crazy_race.rules.rail import PER_RAIL, SPACE
from paddock.games.crazy_race.rules.scoring import NONE_BARE, bare_pile

if TYPE_CHECKING:
    from paddock.games.crazy_race.rules.state import CrazyRace

BETWEEN: Final = ("recovery", "stage", "taking", "stragglers", "over")  # no side is being scored
BY_THE_WINNER: Final = ("choice", "split", "robbery")


def check(s: CrazyRace) -> None:
    """Raise BadPosition if a component is missing, or if no match could come to this position."""
    box = s.game.start().census()
    for name, count in s.census().items():
        if count != box[name]:
            raise BadPosition(f"{name}: there are {count}, not {box[name]}")
    check_rails(s)
    check_laid(s)
    check_stage(s)
    check_scoring(s)
    check_points(s)
    if s.phase.sealed:
        check_asked(s)


def check_rails(s: CrazyRace) -> None:
    """CZ16: two locomotives stand together only in the yard."""
    for seat in range(s.game.players):
        spaces = [int(SPACE[s.place_of(seat, engine)]) for engine in range(PER_RAIL)]
        on_rail = [space for space in spaces if space]
        if len(set(on_rail)) < len(on_rail):
            raise BadPosition(f"rail.{seat + 1}: two locomotives on one space")


def check_laid(s: CrazyRace) -> None:
    """CZ6, CZ7: nobody has laid more often than he could."""
    players = s.game.players
    for seat in range(players):
        laid = sum(1 for n in range(s.laid_count) if s.laid_by(n) == seat)
        chances = sum(1 for n in range(s.chance) if (s.start + n) % players == seat)
        if laid > chances:
            raise BadPosition(f"laid: seat {seat + 1} has laid {laid} cards in {chances} rounds")
    if players == 3 and bits.count(s.used) == SIDES:
        raise BadPosition("laid: one side is taboo")


def check_stage(s: CrazyRace) -> None:
    """CZ5, CZ6: the stage card, and whose turn it is to lay."""
    name = s.phase.name
    if (s.card == NO_CARD) != (s.stage == 0) or (s.stage == 0 and name not in ("stage", "points")):
        raise BadPosition(f"card and stage do not fit phase {name}")
    if s.card != NO_CARD and bits.contains(s.to_come, s.card):
        raise BadPosition("card: it is still to come")
    if name in ("recovery", "stage") and s.stage == STAGES:
        raise BadPosition(f"stage: the last one is over, but the phase is {name}")
    if name != "lay":
        return
    if s.chance >= ROUNDS * s.game.players:
        raise BadPosition("chance: the three rounds are over")
    if (s.start + s.chance) % s.game.players != s.turn():
        raise BadPosition("due: it is not that seat's chance to lay")


def check_scoring(s: CrazyRace) -> None:
    """Who moves what: only while a side is being scored, and only its winner."""
    name = s.phase.name
    scoring = name != "lay" and name not in BETWEEN and s.stage > 0
    if not scoring and s.scored != (SIDES if name in BETWEEN and s.stage > 0 else 0):
        raise BadPosition(f"scored does not fit phase {name}")
    if not scoring and (s.left or s.claims or s.victim >= 0):
        raise BadPosition(f"left, claims and victim do not fit phase {name}")
    if not scoring:
        return
    if s.scored == 0 or s.winner < 0:
        raise BadPosition(f"winner: nobody has won a side, but the phase is {name}")
    free = s.side_engine() == FREE
    if name in BY_THE_WINNER and s.turn() != s.winner:
        raise BadPosition("due is not the winner of the side")
    if s.left and not (free and s.side_distance() == UNKNOWN):
        raise BadPosition("left: only a ? is split")
    if name == "split" and (not s.left or s.claims or s.running(s.winner) == 0):
        raise BadPosition("left: there is nothing to split")
    if name == "choice" and (s.left or s.claims or not free or s.side_distance() == UNKNOWN):
        raise BadPosition("scored: that side leaves no choice")
    if name == "choice" and s.running(s.winner) == 0:
        raise BadPosition(f"rail.{int(s.winner) + 1}: all locomotives are home")
    if name == "robbery" and (s.claims != bits.just(YARD_PILE) or not s.params.robbery):
        raise BadPosition("claims: there is nothing to claim in the yard")
    if name == "losing" and (s.victim < 0 or not s.points[s.victim] or s.claims):
        raise BadPosition("victim: nobody with point cards is robbed")
    if name != "losing" and s.victim >= 0:
        raise BadPosition("victim: nobody is being robbed")


def check_points(s: CrazyRace) -> None:
    """CZ3, CZ23: each pile shows its top card, the highest unless it is shuffled."""
    bare = bare_pile(s) != NONE_BARE
    if bare != (s.phase.name == "points") or (bare and not s.params.shuffled):
        raise BadPosition("turntable, yard: a pile has lost its top card")
    for pile in range(len(PILES)):
        rest = s.params.point_packing.cards(s.rests[pile])
        if not s.params.shuffled and rest and rest[-1] > s.tops[pile]:
            raise BadPosition("turntable, yard: the highest card does not lie on top")


def check_asked(s: CrazyRace) -> None:
    """Whoever is asked or has answered could be asked, and could answer so."""
    name = s.phase.name
    for seat in range(s.game.players):
        answer = s.answer_of(seat)
        if not includes(s.due, seat) and not answer:
            continue
        key = f"{'due' if not answer else 'answers'}: seat {seat + 1}"
        if name == "recovery":
            if not s.may_recover(seat):
                raise BadPosition(f"{key} cannot recover")
            continue
        taking = name == "taking"
        packing = s.params.packing if taking else s.params.point_packing
        bag = s.laid_bag(seat) if taking else s.points[seat]
        if not bag or (not taking and not s.params.stragglers):
            raise BadPosition(f"{key} has no card to choose")
        if answer >= CHOSEN and not packing.has(bag, answer - CHOSEN):
            raise BadPosition(f"{key} has no such card")
        if answer == DECLINED and not taking:
            raise BadPosition(f"{key} has to discard")
