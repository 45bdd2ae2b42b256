"""Capitals, elisions and signs in each language; results that name everybody."""

from __future__ import annotations

import pytest

from paddock.core.events import Event
from paddock.core.seats import EVERYONE, NOBODY
from paddock.i18n import colon, forms, number, say
from paddock.i18n.grammar import begins_with_vowel, capital, french_of, french_that, italian_to
from paddock.i18n.telling import option_value, score, tell
from paddock.shelf import load

NAMES = ["Anna", "Bruno", "Élodie"]


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Anna", "d’Anna"),
        ("Élodie", "d’Élodie"),
        ("Œdipe", "d’Œdipe"),
        ("Yves", "d’Yves"),
        ("Yann", "de Yann"),
        ("Hugo", "de Hugo"),
        ("Bruno", "de Bruno"),
        ("\u2068Anna\u2069", "d’\u2068Anna\u2069"),
        ("42", "de 42"),
    ],
)
def test_french_elides_before_a_vowel(name: str, said: str) -> None:
    assert french_of(name) == said
    assert french_that(name) == said.replace("d’", "qu’").replace("de ", "que ")


def test_italian_prepositions_capitals_vowels_and_colons() -> None:
    assert italian_to("Anna") == "ad Anna"
    assert italian_to("\u2068Anna\u2069").startswith("ad ")
    assert italian_to("Elena") == "a Elena"
    assert capital("de blauwe auto") == "De blauwe auto"
    assert not begins_with_vowel("")
    assert colon("fr") == "\u00a0: "
    assert colon("en") == ": "


def test_things_come_in_the_forms_that_a_language_needs() -> None:
    assert forms("nl", "grand_prix-card-blue") == {"adjective": "blauwe"}
    assert forms("de", "grand_prix-card-blue")["dative"] == "dem blauen Wagen"
    assert forms("it", "crazy_race-card-B") == {"the": "l’Aerodinamica"}
    assert forms("en", "grand_prix-card-blue") == {}


def test_money_and_signs_use_typographic_characters() -> None:
    assert score("en", "grand_prix", -60_000) == "−$60,000"
    assert score("nl", "grand_prix", -60_000) == "$\u00a0−60.000"
    assert score("fr", "grand_prix", 200_000) == "200\u202f000\u202f$"
    assert score("en", "rally", -1) == "−1"
    assert score("en", "rally", "7½") == "7½"
    assert number("de", -1) == "−1"
    assert say("en", "crazy_rally-score-points", points=-3) == "distance −3"


def test_an_option_value_with_a_special_meaning_is_worded() -> None:
    assert option_value("en", "kilometers", "max_200", "0") == "no limit"
    assert option_value("nl", "crazy_race", "fewer_points", "0") == "allemaal"
    assert option_value("en", "kilometers", "max_200", "2") == "2"
    assert option_value("en", "kilometers", "extension", "on") == "on"


@pytest.mark.parametrize(
    ("language", "theirs", "mine"),
    [
        ("en", "Anna and Élodie share the win with", "You and Élodie share the win with"),
        ("nl", "Anna en Élodie delen", "Jij en Élodie delen"),
        ("it", "Anna e Élodie si dividono", "Tu e Élodie vi dividete"),
        ("fr", "Anna et Élodie partagent", "Toi et Élodie partagez"),
        ("de", "Anna und Élodie teilen sich", "Du und Élodie teilt euch"),
    ],
)
def test_a_tie_is_shared(language: str, theirs: str, mine: str) -> None:
    game = load("crazy_race", 3)
    event = Event("shared-match", {"sides": "0 2", "points": 8}, EVERYONE)
    assert tell(language, game, event, NAMES, NOBODY).startswith(theirs)
    assert tell(language, game, event, NAMES, 0).startswith(mine)
