"""The auction room shows who may still bid, and why others may not; the log shows places as
numbers."""

from __future__ import annotations

import pytest

from paddock.cases import Case, Trial
from paddock.core.events import Event
from paddock.core.seats import EVERYONE
from paddock.games.grand_prix import drawing
from paddock.games.grand_prix.rules.view import GrandPrixView
from paddock.i18n import LANGUAGES, say
from paddock.i18n.telling import tell

# A position of the auction, a player, and why this player may not bid
ROOMS = [
    ("3 | sold=blue:2,green:2 lot=red turn=1", 2, "full"),
    ("3 | lot=red turn=1 bid=50000 bidder=3 money.2=50000", 2, "short"),
    ("3 | lot=red turn=1 bid=50000 bidder=3 passed=2", 2, "passed"),
    ("3 | lot=red turn=1 bid=50000 bidder=3", 3, "highest"),
    ("4 | sold=blue:1,green:1,red:2,yellow:0 lot=black turn=3 coming=orange", 2, "needed"),
]


def room(given: str) -> GrandPrixView:
    view = Trial(Case("grand_prix", "here", f"GP5 | {given} | luck | ok")).state.view(0)
    assert isinstance(view, GrandPrixView)
    return view


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("given", "player", "why"), ROOMS, ids=[why for _, _, why in ROOMS])
def test_the_room_says_why_somebody_may_not_bid(
    given: str, player: int, why: str, language: str
) -> None:
    view = room(given)
    assert view.why_no_bid[player - 1] == why
    shown = drawing.panel(view, ["A", "B", "C", "D"], words=drawing.in_language(language))
    reason = say(language, f"grand_prix-why-{why}").partition(" (")[0]
    assert reason in shown  # and it is not cut off


def test_a_place_in_a_race_is_shown_as_a_number() -> None:
    game = Trial(Case("grand_prix", "here", "GP20 | 3 |  |  | ok")).state.game
    won = Event("prize", {"side": 1, "car": "red", "place": 2, "price": 150000}, EVERYONE)
    said = tell("en", game, won, ["Ann", "Bob", "Cy"], 0)
    assert said == "Bob wins $150,000 with the red car in place 2."
