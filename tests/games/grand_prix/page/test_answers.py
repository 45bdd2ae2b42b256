"""The answers while driving: spaces named by letters and lanes, and a button that drives the
rest."""

from __future__ import annotations

import pytest
from tests.games.grand_prix.page.scenes import page, position, scene_of

from paddock.games.grand_prix.page.questions import money
from paddock.i18n import LANGUAGES
from paddock.web.controls import controls_of


def test_an_end_has_a_letter_on_its_button_and_on_the_track() -> None:
    """Card 24 is red 6, blue 4, green 2. The back straight has three lanes."""
    shown = page("3 | at.red=21.2 at.blue=2.2 at.green=20.1 hand.1=24 | 1 play 24")
    ends = [(button["letter"], button["label"]) for button in shown["buttons"]]
    assert ends == [("A", "27 (inside)"), ("B", "27 (middle)"), ("C", "27 (outside)")]
    for letter, name in ends:
        assert f'aria-label="{letter} {name}"' in shown["track"]
        assert f">{letter}</text>" in shown["track"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_end_is_called_by_a_number_with_a_dot(language: str) -> None:
    shown = page("3 | at.red=21.2 hand.1=32 | 1 play 32", language)
    labels = [button["label"] for button in shown["buttons"]]
    assert len(set(labels)) == 3
    assert not any("." in label for label in labels)


def test_driving_the_rest_is_offered_while_several_lines_are_left() -> None:
    assert page("3 | at.red=21.2 at.blue=2.2 hand.1=24 | 1 play 24")["rest"]
    last = page("3 | at.red=21.2 hand.1=32 | 1 play 32")
    assert not last["rest"]
    assert last["easy"]  # this line ends the rest of a card that was already begun
    home = page("3 | home=blue,green at.red=21.2 hand.1=24 | 1 play 24")
    assert not home["rest"]


def test_the_recommendation_moves_the_own_car_far_and_others_little() -> None:
    """In the first corner, columns 9 to 11, the inside lane is one space shorter."""
    given = "at.red=7.1 hand.1=32 | 1 play 32"
    assert page(f"3 | owner.red=1 {given}")["easy"].startswith("to 13.")
    assert page(f"3 | owner.red=2 {given}")["easy"].startswith("to 12.")


def test_skipped_lines_do_not_fill_the_log() -> None:
    assert "skipped" in controls_of("grand_prix").quiet_events


@pytest.mark.parametrize(
    ("language", "keys"),
    [("en", "arrow"), ("nl", "pijl"), ("it", "frecc"), ("fr", "flèche"), ("de", "Pfeil")],
)
def test_arrow_keys_are_explained_in_a_separate_sentence(language: str, keys: str) -> None:
    """It is not shown on a phone, which has no arrow keys."""
    shown = page("3 | at.red=21.2 hand.1=32 | 1 play 32", language)
    assert keys in shown["how_keys"]
    assert keys not in shown["how"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sign_is_before_the_whole_amount(language: str) -> None:
    assert money(language, -30000) == f"−{money(language, 30000)}"


def test_a_recommended_end_is_named_as_its_button_and_the_track_name_it() -> None:
    """A newcomer finds neither `To 27.1` on the page nor a number with a dot on the track."""
    scene = scene_of(position("3 | at.red=21.2 at.blue=2.2 hand.1=24 | 1 play 24"))
    names = [controls_of("grand_prix").move_name(scene, move) for move in scene.legal]
    assert names == ["A – 27 (inside)", "B – 27 (middle)", "C – 27 (outside)"]
    # not an end of 6 spaces, but an exercise for a rule may offer it
    refused = scene.game.read("to 26.1")
    assert controls_of("grand_prix").move_name(scene, refused) == "26 (inside)"
