"""A replay with all hands open, of a game with the default page."""

from __future__ import annotations

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tests.hairpin import registered
from tests.relay import GAME
from tests.tables.finished import finished
from tests.tables.setting import local_server

from paddock.tables import Player
from paddock.web.replay_view import moment_context
from paddock.web.site import Site
from paddock.web.visitor import Visitor

HANDS = re.compile(r"<tr><th[^>]*>Hand</th>(.*?)</tr>", re.S)


def test_everybody_sees_every_hand(tmp_path: Path) -> None:
    async def hands() -> tuple[str, str]:
        async with local_server(tmp_path) as server:
            id = (await finished(server, await server.guest("Ann"), "relay", players=2)).id
            replay = await server.house.replay(id, -2)
            visitor = Visitor(Player("stranger", "Stranger"), "en", True)
            shown = []
            for eyes in ("all", "0"):
                facts = moment_context(Site(server.house), replay.at(4), visitor, eyes)
                found = HANDS.search(str(facts["board"]))
                assert found is not None
                shown.append(found[1])
            return shown[0], shown[1]

    with registered(GAME), ThreadPoolExecutor(1) as thread:
        opened, spectator = thread.submit(asyncio.run, hands()).result()
    assert "?" in spectator
    assert "?" not in opened
    assert len(re.findall(r">[125](?:, [125]|)", opened)) == 2
