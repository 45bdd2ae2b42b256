"""The preview of a card shows exactly what the rules allow."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.grand_prix.page.scenes import page, position, scene_of

from paddock.core.events import Event
from paddock.core.luck import Rng
from paddock.core.state import State
from paddock.games.grand_prix.page.ahead import look_ahead
from paddock.games.grand_prix.rules.view import GrandPrixView
from paddock.i18n import LANGUAGES
from paddock.shelf import load
from paddock.web.controls import controls_of

MOST = 400  # the most ways to drive a card that are tried out
DRIVEN = ("drove", "drove-short", "stuck", "skipped")


def driven(state: State, seat: int, card: int) -> list[list[Event]] | None:
    """All ways to drive a card, as the events of its lines. None if there are too many."""
    began = state.clone()
    began.news = []
    began.play(seat, began.game.read(f"play {card}"))
    found: list[list[Event]] = []
    open_ways = [began]
    while open_ways:
        if len(open_ways) + len(found) > MOST:
            return None
        one = open_ways.pop()
        if one.phase.name in ("choose", "drive") and one.waiting == [seat]:
            for move in one.legal(seat):
                after = one.clone()
                after.news = list(one.news or [])
                after.play(seat, move)
                open_ways.append(after)
        else:
            found.append([told for told in one.news or [] if told.code in DRIVEN])
    return found


def end_of(told: Event) -> object:
    return told.args["to"] if "to" in told.args else told.args.get("from")


def compare(state: State, seat: int, card: int) -> bool:
    """Compare the preview of a card with all ways to drive it. Returns whether that was
    possible."""
    view = state.view(seat)
    assert isinstance(view, GrandPrixView)
    ways = driven(state, seat, card)
    if ways is None:
        return False
    for n, line in enumerate(look_ahead(view, card)):
        told = [way[n] for way in ways if n < len(way)]
        cars = {one.args["car"] for one in told}
        if line.colour == "white":
            assert set(line.cars) == cars
        elif line.home:
            assert {one.code for one in told} <= {"skipped"}
        else:
            assert cars <= {line.colour}
            assert set(line.ends) == {end_of(one) for one in told}
            made = [int(one.args.get("spaces", 0)) for one in told]
            assert (line.least, line.most) == (min(made), max(made))
    return True


@pytest.mark.parametrize("players", [3, 4, 6])
def test_a_preview_is_what_the_rules_allow(players: int) -> None:
    """At every turn of a race, one card of each kind is compared with every way to drive it."""
    rng = Rng(players)
    state = load("grand_prix", players, races=1).start()
    compared = 0
    while state.waiting:
        seat = state.waiting[0]
        if state.phase.name == "play":
            cards = [int(move.card) for move in state.legal(seat) if move.kind == "play"]
            compared += compare(state, seat, cards[rng.below(len(cards))])
        legal = state.legal(seat) if seat >= 0 else [state.luck(rng)]
        state.play(seat, legal[rng.below(len(legal))])
    assert compared > 15


BLOCKED = "3 | at.red=31.1 at.blue=32.1 at.black=12.1 at.orange=2.1 at.green=3.1 hand.1=24 | luck"


def lines(shown: dict[str, Any]) -> list[tuple[str, str]]:
    return [(line["state"], line["text"]) for line in shown["cards"][0]["lines"]]


def test_a_blocked_car_is_shown_before_the_card_is_played() -> None:
    """Card 24 is red 6, blue 4, green 2; the hairpin behind column 31 has one lane."""
    shown = page(BLOCKED)
    assert lines(shown) == [("stuck", "blocked: 0 of 6"), ("full", "4"), ("full", "2")]
    assert 'class="gp-ahead" data-of-card="1"' in shown["track"]


def test_a_car_over_the_line_and_one_that_is_home() -> None:
    shown = page("3 | home=blue at.red=60.1 at.green=20.1 hand.1=24 | luck")
    assert [state for state, _ in lines(shown)] == ["finish", "home", "full"]


def test_a_white_line_names_the_cars_it_may_move() -> None:
    """Card 8 is blue 6, green 4, white 2, red 1; figure 4 of the rulebook."""
    shown = page(
        "3 | at.blue=26.1 at.black=31.1 at.green=27.1 at.orange=29.3 at.yellow=13.2 at.red=53.2 "
        "hand.1=8 | luck"
    )
    white = shown["cards"][0]["lines"][2]
    assert white["state"] == "white"
    assert "<title>yellow</title>" in white["cars"]


def test_nobody_else_gets_a_preview() -> None:
    shown = controls_of("grand_prix").context(scene_of(position(BLOCKED), seat=1))
    assert "gp-ahead" not in shown["track"]
    assert all(not card["lines"] for card in shown["cards_shown"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_previews_speak_every_language(language: str) -> None:
    for state, text in lines(page(BLOCKED, language)):
        assert "grand_prix-" not in text
        assert (state == "full") == text.isdecimal()
