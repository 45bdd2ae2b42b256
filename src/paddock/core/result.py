"""The end of a match, reported alike by every game: the winners, and every place."""

from __future__ import annotations

from paddock.core.points import say_points
from paddock.core.state import State

WON = "won-match"
SHARED = "shared-match"
STANDING = "standing"


def tell_winners(s: State, unit: str = "points") -> None:
    """Report who has won, or who shares the win. `unit` is the name of the total in the event."""
    if s.news is None:
        return
    totals = [say_points(score, s.game.parts) for score in s.scores()]
    winners = s.winners()
    if len(winners) == 1:
        s.tell(WON, {"side": winners[0], unit: totals[winners[0]]})
    elif winners:
        sides = " ".join(str(side) for side in winners)
        s.tell(SHARED, {"sides": sides, unit: totals[winners[0]]})


def tell_standing(s: State, unit: str = "points") -> None:
    """Report the place and the total of every side, the first place first."""
    if s.news is None:
        return
    totals = [say_points(score, s.game.parts) for score in s.scores()]
    for place, side in sorted((place, side) for side, place in enumerate(s.places())):
        s.tell(STANDING, {"rank": place, "side": side, unit: totals[side]})
