"""Styles: what a searching bot prefers besides winning, so that two of one level differ."""

from __future__ import annotations

from typing import Final, final


@final
class PlayStyle:
    """Small weights in the unit of `Policy.worth`, where 1 is a won match."""

    def __init__(
        self, name: str, attack: float = 0.0, caution: float = 0.0, rivals: float = 0.0
    ) -> None:
        self.name = name
        self.attack = attack  # a bonus for moves aimed at somebody
        self.caution = caution  # how much of the spread of a move's results is subtracted
        self.rivals = rivals  # how much it counts to hold the strongest rival back


BALANCED: Final = PlayStyle("balanced")
ATTACKER: Final = PlayStyle("attacker", attack=0.015)
CAUTIOUS: Final = PlayStyle("cautious", caution=0.03)
BLOCKER: Final = PlayStyle("blocker", rivals=0.15)

STYLES: Final = [BALANCED, ATTACKER, CAUTIOUS, BLOCKER]


def style_of(name: str) -> PlayStyle | None:
    """The style of that name; None if there is none."""
    for style in STYLES:
        if style.name == name:
            return style
    return None
