"""Prints how long a match of each game lasts at each pace, for a person who answers at once.

    python -m tests.web.paces            every game, four at the table
    python -m tests.web.paces rally

The clock is simulated, so an hour takes a moment. The result is the time that the table waits by
itself: pauses of bots, revealed cards, windows. Random bots, a random person, seed 1.

    python -m tests.web.paces rally --players 6 --thinks 1

also prints which share of the match is waiting, for a person who needs this many seconds per
answer.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile

from tests.tables.setting import LocalServer, local_server, random_move, state_of

from paddock import shelf
from paddock.tables import Table, house
from paddock.tables.plan import PACES

PLAYERS = 4
STEP = 0.05  # seconds by which the clock advances while the person waits
LONGEST = 4 * 3600.0


async def played(server: LocalServer, table: Table, player_id: str) -> tuple[float, int]:
    """Play to the end. Returns the seconds of simulated time, and the number of answers."""
    rng, begun, answers = random.Random(1), server.clock.time, 0
    async with table.presence.watch(player_id):
        while not table.over and server.clock.time - begun < LONGEST:
            await server.settle()
            if table.over:
                break
            asked = not table.autoplay.pause.is_open() and not state_of(table).look_seconds()
            if asked and await random_move(table, rng):
                answers += 1
                continue
            await server.advance(STEP)
    assert table.over, f"{table.game.name} does not end"
    return server.clock.time - begun, answers


async def length(game: str, pace: str, players: int = PLAYERS) -> tuple[float, int]:
    """The seconds of one match, and the number of answers of its person."""
    with tempfile.TemporaryDirectory() as folder:
        async with local_server(folder) as server:
            ann = await server.guest("Ann")
            table = await server.start_table(ann, game=game, players=players, pace=pace)
            return await played(server, table, ann.id)


def main() -> None:
    setattr(house, "new_seed", lambda: 1)  # noqa: B010
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=[title.name for title in shelf.titles()])
    parser.add_argument("--players", type=int, default=PLAYERS)
    parser.add_argument("--thinks", type=float, default=0.0, help="seconds for each answer")
    args = parser.parse_args()
    print("game         " + "".join(f"{pace:>10}" for pace in PACES))
    for game in args.games:
        found = [asyncio.run(length(game, pace, args.players)) for pace in PACES]
        print(f"{game:13}" + "".join(f"{seconds:8.0f} s" for seconds, _ in found), flush=True)
        if args.thinks:
            waited = [
                100 * seconds / (seconds + args.thinks * answers) for seconds, answers in found
            ]
            print("waiting      " + "".join(f"{share:8.0f} %" for share in waited), flush=True)


if __name__ == "__main__":
    main()
