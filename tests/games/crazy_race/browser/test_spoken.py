"""The text for screen readers: it says the same as the drawings show."""

from paddock.cases import Case, Trial
from paddock.games.crazy_race.page.spoken import spoken
from paddock.games.crazy_race.rules.view import CrazyRaceView
from paddock.i18n import languages
from paddock.web.scene import Scene

NAMES = ["Ann", "Bob", "Cleo"]


def read_out(line: str, viewer: int, language: str = "en") -> list[str]:
    trial = Trial(Case("crazy_race", "here", f"CZ1 | {line} | ok"))
    for move in trial.case.moves:
        trial.move(move)
    view = trial.state.view(viewer)
    assert isinstance(view, CrazyRaceView)
    return spoken(Scene(language, trial.state.game, view, NAMES, [], {}), view)


LAID = "3 | card=3 chance=last laid=1:6>top,2:3>right rail.1=0,4,12 rail.2=6,0,8 hand.3=- | 3 pass"


def test_players_sides_and_piles_are_read_out() -> None:
    said = read_out(LAID, 0)
    assert said[0].startswith("Ann: Tall Chimney yard; Streamliner on space 4; Tank Engine home")
    assert "Tall Chimney turntable" in said[1]
    assert "Tank Engine on space 4, heading home" in said[1]
    assert "no cards in hand" in said[2]
    assert said[3] == "top: 2, any locomotive; Ann 6; won by Ann"
    assert said[4] == "right: 4, Tall Chimney; Bob face down"
    assert said[-2:] == ["turntable: 5, 5, 5, 5, 4, 4, 4, 4", "yard: 6, 5, 5, 4, 4, 3"]


def test_a_card_is_read_out_to_its_owner_only() -> None:
    right = [read_out(LAID, viewer)[4] for viewer in range(3)]
    assert ["Bob 3" in line for line in right] == [False, True, False]


def test_every_language_has_its_own_words_for_it() -> None:
    said = {language: "|".join(read_out(LAID, 0, language)) for language in languages()}
    assert len(set(said.values())) == 5
    assert all("crazy_race-" not in words for words in said.values())
