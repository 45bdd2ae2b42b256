"""The secrets of a server: chosen by a person, and generated ones."""

from __future__ import annotations

import re
from pathlib import Path

import httpx
import pytest
from tests.web.test_bot_api import with_api

from paddock.cli import main
from paddock.cli.serve import LONGEST_TOKEN, SHORTEST_TOKEN, check_token


@pytest.mark.parametrize("token", ["x" * (SHORTEST_TOKEN - 1), "x" * (LONGEST_TOKEN + 1), "é" * 20])
def test_a_token_that_can_be_guessed_is_refused(
    token: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--data", str(tmp_path / "new"), "--metrics-token", token]) == 2
    told = capsys.readouterr().err
    assert "--metrics-token has 12 to 128" in told
    assert token not in told
    assert not (tmp_path / "new").exists()


@pytest.mark.parametrize("token", ["", "x" * SHORTEST_TOKEN, "a phrase of its owner's choice"])
def test_no_characters_are_asked_for(token: str) -> None:
    check_token(token)


def test_the_token_of_a_bot_is_made_for_it_and_kept_as_a_digest(tmp_path: Path) -> None:
    async def ask(client: httpx.AsyncClient) -> None:
        wish = {"name": "driver", "token": "driver.of-its-own-choice"}
        made = (await client.post("/api/bots", json=wish)).json()["token"]
        secret = made.removeprefix("driver.")
        assert re.fullmatch(r"[\w-]{32}", secret)  # 192 bits
        found = [file.read_bytes() for file in tmp_path.rglob("*") if file.is_file()]
        assert any(b"driver" in content for content in found)
        assert not any(secret.encode() in content for content in found)
        for wrong in (made[:-1], made + "x", made.upper()):
            header = {"authorization": f"Bearer {wrong}"}
            answer = await client.get("/api/bot/questions", headers=header)
            assert answer.status_code == 401, wrong

    with_api(tmp_path, ask)
