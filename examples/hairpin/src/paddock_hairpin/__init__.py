"""Hairpin: the registration of the game, which is everything that Paddock needs to know about
it."""

from __future__ import annotations

from paddock.games.package import GamePackage
from paddock_hairpin.title import TITLE

GAME = GamePackage(
    package=__name__,
    title=TITLE,
    rule_prefix="H",
    headline_events=("won",),
)
