"""The terminal names only keys that have an effect; a replay shows every sealed answer."""

from __future__ import annotations

from tests.golden.logs import GAMES
from tests.stories.telling import Page

from paddock.cli.terminal.screens import screen_for, with_sheets
from paddock.cli.terminal.session import keys_for
from paddock.cli.terminal.telling import Retelling
from paddock.core.events import Event
from paddock.core.log import kept, read_log
from paddock.core.luck import Rng
from paddock.core.seats import EVERYONE, LUCK
from paddock.core.state import State
from paddock.i18n.telling import OPEN
from paddock.shelf import load, load_log


def at_phase(name: str, players: int, phase: str) -> State:
    """The first position of a random match in the given phase."""
    state, rng = load(name, players).start(), Rng(1)
    while state.phase.name != phase:
        seat = state.waiting[0]
        legal = state.legal(seat)
        state.play(seat, state.luck(rng) if seat == LUCK else legal[rng.below(len(legal))])
    return state


def keys_at(name: str, players: int, phase: str) -> str:
    state = at_phase(name, players, phase)
    screen = screen_for("en", state.game, ["Ann"] * players, 80, True)
    return keys_for(screen.items(state, state.view(state.waiting[0])))


def test_only_keys_with_an_effect_are_named() -> None:
    assert keys_at("kilometers", 2, "play") == "discard"
    assert keys_at("grand_prix", 3, "play") == "cards"
    assert keys_at("grand_prix", 3, "auction") == "plain"
    assert keys_at("crazy_rally", 3, "tune") == "cards"
    assert keys_at("crazy_rally", 3, "drive") == "ways"
    assert keys_at("crazy_race", 3, "lay") == "ways"


def told(game: str, name: str) -> list[str]:
    """The lines of an open replay of a golden match."""
    log = read_log((GAMES / game / "golden" / f"{name}.log").read_text("utf-8"), name)
    match = load_log(log, source=name)
    log.names = ["Anna", "Bruno", "Clara"][: match.game.players]
    page = Page()
    Retelling("en", match.game, log, OPEN, 1, len(kept(log.entries))).show(page)
    return page.lines


def test_the_last_sealed_answer_is_shown_too() -> None:
    lines = told("crazy_rally", "blind_3_players")
    first = next(n for n, line in enumerate(lines) if "chooses in secret" in line)
    assert sorted(line.split()[2] for line in lines[first : first + 3]) == [
        "Anna",
        "Bruno",
        "Clara",
    ]


def test_a_drive_is_shown_as_one_line() -> None:
    lines = told("rally", "tyres_and_a_repair")
    assert not [line for line in lines if "Drive on" in line or "Stop here" in line]
    assert [line for line in lines if "drives 3 spaces to space" in line]


def test_the_start_player_of_the_first_leg_is_named() -> None:
    assert "Anna is the start player" in told("crazy_rally", "blind_3_players")[0]


def test_the_score_sheet_is_between_the_prizes_and_the_winner() -> None:
    codes = ["race-over", "prize", "won-match", "standing"]
    events = [Event(code, {"race": 1, "side": 0}, EVERYONE) for code in codes]
    shown = [
        race or (event.code if event else "") for race, event in with_sheets("grand_prix", events)
    ]
    assert shown == ["race-over", "prize", 1, "won-match", "standing"]
