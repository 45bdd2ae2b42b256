"""A request to end a pause that is already over is no error."""

from __future__ import annotations

from pathlib import Path

from tests.web.test_door import client, house
from tests.web.test_identity import race


async def test_ending_a_pause_that_is_already_over_is_accepted(tmp_path: Path) -> None:
    """If the pause had just ended by itself, the press was answered with an error."""
    async with house(tmp_path) as (app, _):
        anna = client(app)
        table = await race(anna)
        script = {"x-paddock": "move"}
        enough = {"move": "enough", "question": "0"}
        answer = await anna.post(f"{table}/move", data=enough, headers=script)
        assert (answer.status_code, answer.text) == (200, "")
        answer = await anna.post(f"{table}/move", data=enough)
        assert (answer.status_code, answer.headers["location"]) == (303, table)
        stranger = await client(app).post(f"{table}/move", data=enough, headers=script)
        assert stranger.status_code >= 400
        late = {"move": "discard 25", "question": "999"}
        assert (await anna.post(f"{table}/move", data=late, headers=script)).status_code == 409
