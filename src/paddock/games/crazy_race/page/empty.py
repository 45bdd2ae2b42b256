"""What a player without cards in hand is told: why nothing can be laid, and what happens next."""

from __future__ import annotations

from paddock.games.crazy_race.rules.view import CrazyRaceView
from paddock.i18n import say


def question(language: str, view: CrazyRaceView) -> str:
    """The question to a player with an empty hand who may still take the pile back (CZ20)."""
    if view.hand:
        return ""
    if view.phase == "lay":
        return say(language, "crazy_race-web-empty-lay", round=view.round)
    return say(language, "crazy_race-web-empty-recovery") if view.phase == "recovery" else ""


def sentence(language: str, view: CrazyRaceView) -> str:
    """For a player who is passed over (CZ21): the pile has been taken back, and the hand is empty.

    A card that lies on the table still counts, and may come back (CZ13). Without one this player
    lays nothing any more.
    """
    if view.phase not in ("lay", "recovery") or view.seat < 0:
        return ""
    if not (view.empty[view.seat] and view.recovered[view.seat]):
        return ""
    laid = any(owner == view.seat for side in view.sides for owner, _ in side.cards)
    if laid and view.phase == "lay":
        return say(language, "crazy_race-web-empty-counts")
    return say(language, "crazy_race-web-empty-watch", stages=view.stages)
