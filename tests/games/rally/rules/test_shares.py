"""RY25: shared points are exact fractions, and are shown as such everywhere."""

from __future__ import annotations

import json
from io import StringIO

from rich.console import Console

from paddock.cli.terminal.sheet import plain_sheet, sheet
from paddock.core.points import (
    SHARED,
    count_points,
    read_points,
    say_points,
    write_points,
)
from paddock.core.seats import LUCK, NOBODY
from paddock.core.state import State
from paddock.i18n import languages, points
from paddock.i18n.telling import tell
from paddock.shelf import load_version

# Seat 1 finished in round 11 with start number 1; seat 2 finishes in round 12 with number 2
TIED = (
    "phase=gear due=2 ply=0 asked=0 rally=1 stage=1 order=12 pool=- layer=1 "
    "course=1A,2A,3A,4A,5A,6A round=12 weather=1 place=2 driver=2 thrown=0 die=0 safe=0 least=0 "
    "most=0 driven=0 braked=0 here=0 judged=0 going=0 change=- excess=0 mended=0 "
    "space.1=49 car.1=home home.1=11 gear.1=2 missing.1=0 overrev.1=1 setup.1=stable before.1=- "
    "tyres.1=normal hidden.1=- shown.1=- bare.1=- points.1=0 total.1=0 "
    "space.2=48 car.2=road home.2=0 gear.2=2 missing.2=0 overrev.2=1 setup.2=stable before.2=- "
    "tyres.2=normal hidden.2=- shown.2=- bare.2=- points.2=0 total.2=0 results=- ledger=-"
)


def tied(version: int) -> State:
    """The end of a stage that two drivers share, with a listener for the events."""
    game = load_version(version, "rally", 2, None, None, {"split_ties": "on"})
    state = game.position(f"rally/{version} {TIED}")
    state.news = []
    state.play(1, game.read("gear 2"))
    state.play(LUCK, game.read("die 1"))
    assert state.over()
    return state


def test_two_who_share_nine_and_six_have_seven_and_a_half_each() -> None:
    state = tied(2)
    assert state.view(NOBODY).shown_scores() == ["7½", "7½"]
    assert state.winners() == [0, 1]
    assert sum(state.scores()) == (9 + 6) * SHARED


def test_a_match_under_rules_1_still_drops_the_fraction() -> None:
    state = tied(1)
    assert state.scores() == [7, 7]
    assert state.text().endswith("ledger=1:1:place-1:RY25:7,1:2:place-1:RY25:7")


def test_a_position_has_the_share_and_is_read_back() -> None:
    state = tied(2)
    assert state.text().endswith("ledger=1:1:place-1:RY25:15/2,1:2:place-1:RY25:15/2")
    assert state.game.position(state.text()).scores() == state.scores()


def test_json_has_a_number_and_the_exact_text() -> None:
    facts = json.loads(json.dumps(tied(2).view(0).to_dict()))
    assert facts["scores"] == [7.5, 7.5]
    assert facts["scores_shown"] == ["7½", "7½"]
    assert [(line["points"], line["shown"]) for line in facts["ledger"]] == [(7.5, "7½")] * 2
    assert "scores_shown" not in tied(1).view(0).to_dict()


def test_the_terminal_shows_it_on_the_sheet_and_in_sentences() -> None:
    state = tied(2)
    lines = getattr(state.view(0), "ledger", [])
    said = plain_sheet("en", state.game, lines, 1, ["Ann", "Bo"])
    assert said[1] == "  1 Ann: 7½ = first place 7½ (RY25)"
    console = Console(width=80, record=True, file=StringIO())
    console.print(sheet("en", state.game, lines, 1, ["Ann", "Bo"]))
    assert console.export_text().count("7½") == 4
    for language in languages():
        told = [tell(language, state.game, e, ["Ann", "Bo"], 0) for e in state.news or []]
        assert (
            sum("7½" in line for line in told) == 5
        )  # two drivers who score, their shared win, and two places


def test_every_share_is_written_read_and_said() -> None:
    for parts in (1, SHARED):
        for amount in range(-3 * parts, 30 * parts):
            text = write_points(amount, parts)
            assert read_points(text, parts) == amount
            assert (
                str(count_points(amount, parts)) == str(say_points(amount, parts)) or amount % parts
            )
    assert say_points(25 * SHARED // 6, SHARED) == "4⅙"
    assert say_points(SHARED // 2, SHARED) == "½"
    assert say_points(-SHARED // 2, SHARED) == "−½"
    assert say_points(7 * SHARED + 35, SHARED) == "7 7/12"
    assert points("de", 7 * SHARED + 30, SHARED) == "7½"
    assert points("de", 1000, 1) == "1.000"
