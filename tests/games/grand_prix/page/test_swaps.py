"""While a swap is active, pictures and numbers show what the cards do now (GP13)."""

from __future__ import annotations

import re

from tests.games.grand_prix.page.scenes import page, position, scene_of

from paddock.games.grand_prix import drawing
from paddock.games.grand_prix.drawing.faces import fill_of
from paddock.games.grand_prix.rules.view import GrandPrixView
from paddock.web.controls import controls_of

SWAP = "3 | swaps=47:2:0 hand.1=42,7,32 at.yellow=21.1 at.black=41.1"  # black means yellow


def fills(svg: str) -> list[str]:
    return re.findall(r'class="f-(player-\w+)', svg)


def test_a_yellow_ten_is_drawn_black() -> None:
    """Card 42 is yellow 10, card 7 green 6, yellow 4, black 2; card 32 is red 5."""
    shown = {card["card"]: card for card in page(f"{SWAP} | luck")["cards"]}
    assert fill_of("black") in fills(shown[42]["svg"])
    assert [one for one in fills(shown[7]["svg"]) if one != "player-green"][:2] == [
        "player-black",
        "player-yellow",
    ]
    assert "f-signal" in shown[42]["svg"]  # the symbol of a swap
    assert shown[32]["svg"].count("<use") == 1  # unchanged: only the picture from the sprite
    assert "f-signal" not in shown[32]["svg"]


def test_the_totals_are_those_of_the_cars_that_will_move() -> None:
    totals = page(f"{SWAP} | luck")["totals"]
    # yellow, blue, green, black, red, orange, white
    assert [one["spaces"] for one in totals] == [2, 0, 6, 14, 5, 0, 0]
    assert [one["swapped"] for one in totals] == [True, False, False, True, False, False, False]


def test_the_card_that_is_driven_shows_what_it_does() -> None:
    state = position(f"{SWAP} | 1 play 42")
    view = state.view(0)
    assert isinstance(view, GrandPrixView)
    assert view.last == 42
    assert view.lines == [("black", 10)]
    drawn = drawing.panel(view, ["A", "B", "C"], shared=True)
    assert "#gp-face-42" not in drawn  # the sprite has only the printed face
    assert "gp-face-car-black" in drawn


def test_without_a_swap_every_card_is_as_printed() -> None:
    context = controls_of("grand_prix").context(scene_of(position("3 | hand.1=42,7 | luck")))
    assert all("#gp-face-" in str(card["svg"]) for card in context["cards"])
    assert not any(one["swapped"] for one in context["totals"])
