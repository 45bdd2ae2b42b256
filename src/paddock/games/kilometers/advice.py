"""Reasons for moves in 1000 Kilometers, from the mover's view."""

from __future__ import annotations

from typing import Final

from paddock.core.moves import Move
from paddock.core.view import View
from paddock.games.kilometers.rules.cards import (
    ACCIDENT,
    ATTACKS,
    NAMES,
    PRIORITY,
    REPAIRS,
    TRUMPS,
    trump_against,
)
from paddock.games.kilometers.rules.view import KilometersView, Tableau
from paddock.games.reasons import Reason, Reasons

REMEDIES: Final = NAMES[REPAIRS : REPAIRS + len(ATTACKS)]
CLOSE: Final = 200  # km: one card can be enough


def reasons(view: View, move: Move) -> list[Reason]:
    """The reasons for a move, the most important first."""
    assert isinstance(view, KilometersView)
    me = view.tableaux[view.side_of[view.seat]]
    if move.kind == "attack":
        return why_attack(view, move)
    if move.kind == "play":
        return why_play(view, me, move.card)
    if move.kind == "discard":
        return why_discard(view, me, move.card)
    plain = {"react": "react", "extend": "extend", "finish": "end"}.get(move.kind)
    return [Reason(plain, {})] if plain else []


def left(view: KilometersView, side: Tableau) -> int:
    """The kilometres to the target."""
    return view.target - side.km


def is_furthest(view: KilometersView, side: int) -> bool:
    """No other side, the attacker's included, has come as far."""
    km = view.tableaux[side].km
    return all(one.km < km for number, one in enumerate(view.tableaux) if number != side)


def attack_of(trump: str) -> str:
    """The attack that a trump wards off; of the two of Priority Car, the red light."""
    return ATTACKS[TRUMPS.index(trump)] if trump != NAMES[PRIORITY] else "stop"


def why_play(view: KilometersView, me: Tableau, card: str) -> list[Reason]:
    """The reasons for laying a card."""
    if card.isdecimal():
        rest = left(view, me) - int(card)
        return [Reason("finish", {}) if rest == 0 else Reason("drive", {"left": rest})]
    if card in TRUMPS:
        return why_trump(view, me, card)
    if card == "green":
        return [Reason("roll", {})]
    if card == "endlimit":
        return [Reason("unlimit", {})]
    return [Reason("mend", {"attack": me.battle})] if me.battle else []


def why_trump(view: KilometersView, me: Tableau, card: str) -> list[Reason]:
    """The reasons for a trump."""
    attack = attack_of(card)
    if me.battle in ATTACKS and NAMES[trump_against(NAMES.index(me.battle))] == card:
        return [Reason("out", {"attack": me.battle})]
    if not view.unseen.get(attack):
        return [Reason("score", {"attack": attack})]
    return [Reason("trump", {"attack": attack})]


def why_attack(view: KilometersView, move: Move) -> list[Reason]:
    """The reasons for an attack."""
    victim = view.tableaux[move.target]
    facts: dict[str, int | str] = {"victim": move.target}
    if left(view, victim) <= CLOSE:
        return [Reason("close", {**facts, "left": left(view, victim)})]
    if is_furthest(view, move.target):
        return [Reason("leader", {**facts, "km": victim.km})]
    return [Reason("stop", facts)]


def why_discard(view: KilometersView, me: Tableau, card: str) -> list[Reason]:
    """The reasons for a discard."""
    if card.isdecimal() and int(card) > left(view, me):
        return [Reason("too-long", {"left": left(view, me)})]
    if card in REMEDIES:
        attack = ATTACKS[REMEDIES.index(card)]
        trump = NAMES[trump_against(ACCIDENT + ATTACKS.index(attack))]
        if trump in me.trumps:
            return [Reason("shielded", {"trump": trump})]
        if not view.unseen.get(attack) and me.battle != attack:
            return [Reason("no-threat", {"attack": attack})]
    for trump in TRUMPS:
        count = view.unseen.get(attack_of(trump), 0)
        if trump in view.hand and trump != card and count:
            facts: dict[str, int | str] = {"trump": trump, "attack": attack_of(trump)}
            return [Reason("keep", {**facts, "count": count})]
    return [Reason("spare", {})]


def blames(view: View, move: Move, side: int) -> list[Reason]:
    """Why a side was attacked."""
    assert isinstance(view, KilometersView)
    victim = view.tableaux[side]
    if left(view, victim) <= CLOSE:
        return [Reason("close", {"left": left(view, victim)})]
    mover = view.side_of[view.turn]
    trump = NAMES[trump_against(NAMES.index(move.card))]
    rest = [one for n, one in enumerate(view.tableaux) if n not in (mover, side)]
    hittable = [
        one
        for one in rest
        if trump not in one.trumps and (one.rolling if move.card != "limit" else not one.limited)
    ]
    if rest and not hittable:
        return [Reason("only", {"card": move.card})]
    if rest and is_furthest(view, side):
        return [Reason("ahead", {"km": victim.km})]
    return []


REASONS: Final = Reasons(reasons, blames)
