"""How long a match of each game lasts at each pace, for somebody who answers at once.

    python -m tests.web.paces            every game, four at the table
    python -m tests.web.paces rally

The clock is moved by hand, so that an hour takes a moment. What passes is what the table waits by
itself: bots that pause, cards that lie open, windows. Random bots, a random person, seed 1.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile

from tests.tables.setting import Evening, evening, one_move, state_of

from paddock import shelf
from paddock.tables import Table, house
from paddock.tables.plan import PACES

PLAYERS = 4
STEP = 0.05  # seconds by which the clock moves on while the person waits
LONGEST = 4 * 3600.0


async def played(night: Evening, table: Table, player_id: str) -> float:
    """Play to the end; how many seconds of the table's time that was."""
    rng, begun = random.Random(1), night.clock.time
    async with table.presence.watch(player_id):
        while not table.over and night.clock.time - begun < LONGEST:
            await night.settle()
            if table.over:
                break
            asked = not table.autoplay.pause.is_open() and not state_of(table).look_seconds()
            if asked and await one_move(table, rng):
                continue
            await night.after(STEP)
    assert table.over, f"{table.game.name} does not end"
    return night.clock.time - begun


async def length(game: str, pace: str, players: int = PLAYERS) -> float:
    """The seconds of one match."""
    with tempfile.TemporaryDirectory() as folder:
        async with evening(folder) as night:
            ann = await night.guest("Ann")
            table = await night.begun(ann, game=game, players=players, pace=pace)
            return await played(night, table, ann.id)


def main() -> None:
    setattr(house, "new_seed", lambda: 1)  # noqa: B010
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=[title.name for title in shelf.titles()])
    print("game         " + "".join(f"{pace:>10}" for pace in PACES))
    for game in parser.parse_args().games:
        found = [asyncio.run(length(game, pace)) for pace in PACES]
        print(f"{game:13}" + "".join(f"{seconds:8.0f} s" for seconds in found), flush=True)


if __name__ == "__main__":
    main()
