"""*Try it*: every rule about a player's action has an exercise, in which the engine answers."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
from tests.rules.test_cases import rules_in_the_law
from tests.web.teaching.reading import Page
from tests.web.test_routes import OURS

from paddock.cases.exercises import MOST_EXERCISES, Exercise, exercises
from paddock.core.errors import OK
from paddock.i18n import languages
from paddock.shelf import titles
from paddock.web.app import create_app
from paddock.web.rules_page import law

NAMES = [title.name for title in titles()]
# Rules that are not about an action of a player; docs/figures.md gives the reason for each.
NOTHING_TO_DO = {
    "kilometers": "K3",
    "crazy_rally": "CR1 CR5 CR6 CR10 CR12 CR13",
    "crazy_race": "",
    "rally": "",
    "grand_prix": "",
}
# The key of a missing text: a board without verdicts showed `crazy_rally-verdict-`.
KEY = re.compile(rf">[^<]*\b(?:{'|'.join(NAMES)}|web)-[a-z]+-[^<]*")
FIGURES = Path(__file__).parents[3] / "docs" / "figures.md"


@pytest.mark.parametrize("game", NAMES)
def test_every_rule_about_a_move_has_an_exercise(game: str) -> None:
    found = exercises(game)
    rules = rules_in_the_law(game)
    assert rules - set(found) == set(NOTHING_TO_DO[game].split())
    assert set(found) <= rules
    section = FIGURES.read_text("utf-8").partition("## Rules that can be tried")[2]
    section = section.partition("\n## ")[0]
    figures = [cell.strip() for cell in section.split("|") if re.fullmatch(r" \d+ of \d+ ", cell)]
    assert figures[NAMES.index(game)] == f"{len(found)} of {len(rules)}"
    unsaid = [rule for rule in rules - set(found) if f"\n- **{rule}**" not in section]
    assert not unsaid  # a rule without an exercise needs a reason
    assert all(1 <= len(cases) <= MOST_EXERCISES for cases in found.values())
    page = law(game, "en")
    assert page.count('class="try"') == len(found)


@pytest.mark.parametrize("game", NAMES)
def test_an_exercise_starts_before_the_move_of_its_case(game: str) -> None:
    for cases in exercises(game).values():
        for case in cases:
            one = Exercise(case)
            refusal = one.state.refusal(one.seat, one.move)
            if one.choice.code == "may not":
                assert refusal is not OK, case.where
                continue
            assert (refusal.code if refusal is not OK else "") == one.choice.code, case.where
            if refusal is OK:
                one.play(one.move)


def test_the_exercise_of_a_case_about_a_choice_is_that_choice() -> None:
    """CZ10: the winner chooses a locomotive. The reader makes that choice, and not the pass that
    precedes it."""
    for case in exercises("crazy_race")["CZ10"]:
        assert Exercise(case).move.kind in ("run", "step"), case.where


@asynccontextmanager
async def reader(where: Path, language: str = "en") -> AsyncIterator[httpx.AsyncClient]:
    app = create_app(str(where), generous=True, workers=1)
    headers = {"accept-language": language}
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(
            transport=httpx.ASGITransport(app=app), base_url=OURS, headers=headers
        ) as client,
    ):
        yield client


@pytest.mark.parametrize("game", NAMES)
async def test_the_reader_sees_the_result_of_a_move_or_the_refusal(
    tmp_path: Path, game: str
) -> None:
    async with reader(tmp_path) as client:
        for rule, cases in exercises(game).items():
            where = f"/try/{game}/{rule}/1"
            shown = (await client.get(where)).text
            assert not KEY.findall(shown), where
            page = Page(shown)
            one = Exercise(cases[0])
            assert one.move.text in page.buttons("move"), where
            answer = (await client.post(where, data={"move": one.move.text})).text
            refused = one.choice.code != ""
            assert ('class="verdict refused"' in answer) == refused, where
            assert ('class="verdict allowed"' in answer) != refused, where
            head = answer.partition('<div class="trial-head">')[2].partition("</div></div>")[0]
            # the result comes before all other output, so that it is visible
            assert f'class="button go" href="{where}"' in head, where


@pytest.mark.parametrize("language", languages())
async def test_exercises_work_in_every_language(tmp_path: Path, language: str) -> None:
    async with reader(tmp_path, language) as client:
        for game in NAMES:
            rule = next(iter(exercises(game)))
            page = await client.get(f"/try/{game}/{rule}")
            assert page.status_code == 200
            assert f'lang="{language}"' in page.text
            assert "web-try" not in page.text


async def test_invalid_input_is_refused_and_nothing_is_stored(tmp_path: Path) -> None:
    async with reader(tmp_path) as client:
        nonsense = await client.post("/try/kilometers/K9/1", data={"move": "<b>fly</b>"})
        assert nonsense.status_code == 200
        assert "That is not a move." in nonsense.text
        assert "<b>fly" not in nonsense.text
        for path in ("/try/kilometers/K99", "/try/kilometers/K9/9", "/try/nothing/K9"):
            assert (await client.get(path)).status_code == 404
        assert "set-cookie" not in (await client.get("/try/kilometers/K9")).headers
