"""What a position may hide: sealed choices, and mechanics that have not acted."""

from __future__ import annotations

import pytest

from paddock import Rng, load
from paddock.core.errors import BadPosition
from paddock.games.rally.cases.words import position
from paddock.games.rally.rules.state import Rally


def text_in_the_race() -> str:
    """A position of two drivers; seat 2 has three mechanics on the course."""
    return position(load("rally", 2), {"hidden.2": "5,17,30"}).text()


def test_given_mechanics_stay_and_the_others_are_sampled() -> None:
    """RY7."""
    text = text_in_the_race().replace("hidden.2=5,17,30", "hidden.2=5,?*2")
    for seed in range(5):
        state = load("rally", 2).position(text, Rng(seed))
        assert isinstance(state, Rally)
        assert 4 in state.cars[1].hidden_crew()
        assert state.cars[1].hidden() == 3


@pytest.mark.parametrize("field", ["setup.2=stable", "tyres.2=normal"])
@pytest.mark.parametrize("mechanics", ["hidden.2=?*3", "hidden.2=-"])
def test_a_set_up_or_tyres_cannot_be_hidden_in_the_race(field: str, mechanics: str) -> None:
    """RY5, RY7: they are revealed as soon as everybody has chosen."""
    text = text_in_the_race().replace("hidden.2=5,17,30", mechanics)
    assert field in text
    with pytest.raises(BadPosition, match=r"setup.2 and tyres.2"):
        load("rally", 2).position(text.replace(field, f"{field.partition('=')[0]}=?"), Rng(1))
