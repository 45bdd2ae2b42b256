"""No sentence is glued together: every event × numbers × names × cars, cards and sides.

The samples of events come from golden matches (tests/stories). Each argument is varied by itself:
numbers that bring out plurals and signs, names that begin with vowels and with consonants, and all
words that the argument can have.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from tests.stories.telling import games, samples

from paddock.core.events import Event
from paddock.core.game import Game
from paddock.core.seats import EVERYONE, NOBODY
from paddock.games import package_of
from paddock.i18n import has, languages, say_whole
from paddock.i18n.completeness import texts
from paddock.i18n.telling import KINDS, arguments, label, tell
from paddock.shelf import load, title

pytestmark = pytest.mark.usefixtures("texts_read_once")
NUMBERS = (0, 1, 2, 5, -1, 12_000)
NAMES = (
    ["Anna", "Bruno", "Élodie", "Hugo", "Yves", "Otto"],
    ["Bruno", "Ivo", "Yann", "Emma", "Carla", "Ursula"],
)
# Of all languages: what is empty, doubled, or not as print has it
EVERYWHERE = r"[{}]|  | [,.]|\(\)|\(\s|::|: :|(?<![\w-])-\d|\d{4}"
GLUED = {
    "en": r"\b1 (spaces|points|cards|turns|rounds|mechanics|sections|stages|handlings)\b"
    r"|\b(0|2|5) (space|point|card|turn|round|mechanic|section|stage)\b"
    r"|\bto \d+ to\b|\b1 to 1 |\b(is|are) (rain|storm|snow)\b",
    "nl": r"\b[Dd]e auto (geel|blauw|groen|zwart|rood|oranje)\b|\bmet geen\b|\bvolstaat \d"
    r"|\b1 (vakken|vakjes|punten|kaarten|beurten|ronden|monteurs|wegdelen|proeven)\b"
    r"|\b(0|2|5) (vak|vakje|punt|kaart|beurt|ronde|monteur)\b"
    r"|\bde (geel|blauw|groen|zwart|rood) auto|legt (boven|onder|links|rechts)\b",
    "it": r"\b([Ll]a|[Dd]ella|[Aa]lla|[Uu]na) [AEIOUaeiou]\w|\b([Ii]l|[Dd]el|[Aa]l) [aeiou]\w"
    r"|\b1 (caselle|punti|carte|turni|meccanici|schede|prove)\b"
    r"|\b(0|2|5) (casella|punto|carta|turno|meccanico)\b|\bne resta \d|\ba Anna\b",
    "fr": r"\b([Dd]e|[Qq]ue|[Jj]usque|[Ll]e|[Ll]a|[Nn]e|[Ss]e) ([AEIOUÉÈaeiouéèêà]\w|Yves)"
    r"|d’(Bruno|Hugo|Yann|Carla)|\b[01] (cases|points|cartes|tours|mécaniciens|épreuves)\b"
    r"|\b(2|5) (case|point|carte|tour|mécanicien)\b|[^\u00a0]:(\s|$)|[^\u202f][;!](\s|$)",
    "de": r"\b1 (Felder|Punkte|Punkten|Karten|Runden|Mechanikern|Rennen|Straßenteile)\b"
    r"|\b(0|2|5) (Feld|Punkt|Karte|Runde)\b|\bmit keine[mnr]?\b|\bgenügt \d"
    r"|\b([Dd]er|[Dd]en|[Dd]em) (Gelb|Blau|Grün|Schwarz|Rot|Orange)\b"
    r"|\b([Dd]en|[Dd]em) (gelbe|blaue|grüne|schwarze|rote) |\b[Dd]er \w+en Wagen",
}


def game_of(name: str) -> Game:
    return load(name, max(title(name).players))


def variations(game: Game, code: str) -> Iterator[dict[str, int | str]]:
    """The arguments of an event, with one of them changed at a time."""
    sample = samples(game.name)[code]
    yield sample.args
    kinds = {**KINDS, **package_of(game.name).argument_kinds}
    for name, value in sample.args.items():
        other: tuple[int | str, ...] = tuple(word for word in sample.words.get(name, ()) if word)
        if isinstance(value, int):
            most = {"seat": game.players, "side": game.sides}.get(kinds.get(name, ""))
            other = tuple(range(most)) if most else NUMBERS
        for one in other:
            yield {**sample.args, name: one}


@pytest.mark.parametrize("name", games())
def test_there_is_a_sample_of_every_event(name: str) -> None:
    assert set(samples(name)) == set(game_of(name).events())


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", games())
def test_no_event_is_glued(name: str, language: str) -> None:
    game = game_of(name)
    wrong = re.compile(f"{EVERYWHERE}|{GLUED[language]}")
    found = {}
    for code in samples(name):
        own = f"{name}-event-{code}"
        key = own if has(language, own) else f"event-{code}"
        for args in variations(game, code):
            for names in NAMES:
                for viewer in (NOBODY, 0):
                    words = arguments(language, game, args, names, viewer)
                    assert say_whole(language, key, **words), f"{key} lacks something: {words}"
                    said = tell(language, game, Event(code, args, EVERYONE), names, viewer)
                    if wrong.search(said):
                        found[code] = said
    assert found == {}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", games())
def test_no_move_is_glued(name: str, language: str) -> None:
    game = game_of(name)
    wrong = re.compile(f"{EVERYWHERE}|{GLUED[language]}")
    labels = {label(language, game, move, names) for move in game.moves for names in NAMES}
    assert sorted(said for said in labels if wrong.search(said)) == []


@pytest.mark.parametrize("language", languages())
def test_a_name_fits_into_a_sentence(language: str) -> None:
    """The name of a card stands in sentences that have a colon of their own."""
    known = texts(language)[0]
    names = [key for key in known if re.match(r"\w+-card-[^.]*$", key)]
    assert names
    assert [key for key in names if ":" in " ".join(known[key].words)] == []


@pytest.mark.parametrize(
    ("language", "wrong"),
    [
        ("en", "The car drives 1 spaces."),
        ("nl", "De auto blauw rijdt 2 vakjes."),
        ("it", "La Aerodinamica di Anna avanza."),
        ("fr", "La voiture de Anna avance."),
        ("de", "Er fährt 1 Felder."),
        ("en", "body -1"),
        ("nl", "$ 12000"),
    ],
)
def test_what_is_glued_is_noticed(language: str, wrong: str) -> None:
    assert re.search(f"{EVERYWHERE}|{GLUED[language]}", wrong)
