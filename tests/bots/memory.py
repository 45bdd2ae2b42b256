"""How far a driver gets, depending on its memory: `python -m tests.bots.memory [RACES]` prints a
table."""

from __future__ import annotations

import sys
from math import sqrt

from paddock import Rng, load
from paddock.bots.bot import Bot
from paddock.bots.play import play_match
from paddock.games.crazy_rally.bot.player import CrazyRallyClub
from paddock.games.crazy_rally.rules.state import CrazyRally

MEMORIES = (0, 40, 100)


def alone(memory: int, races: int) -> str:
    """Four drivers with the same memory: distance, crashes and retirements per car."""
    game = load("crazy_rally", 4)
    club: Bot = CrazyRallyClub("club", memory)
    far: list[float] = []
    crashes = out = 0
    for race in range(races):
        state = game.start()
        state.news = []
        play_match(state, [club] * 4, Rng(9, race), [Rng(9, race, seat) for seat in range(4)])
        assert isinstance(state, CrazyRally)
        far.append(sum(state.scores()) / 4)
        crashes += sum(event.code == "crashed" for event in state.news)
        out += sum(int(one) for one in state.out)
    mean = sum(far) / races
    half = 1.96 * sqrt(sum((one - mean) ** 2 for one in far) / races / races)
    cars = races * 4
    return f"{memory:6} %  {mean:8.1f} ± {half:.1f}  {crashes / cars:7.2f}  {out / cars:6.0%}"


def mixed(races: int) -> list[str]:
    """One driver of each memory and one club player at a table; the seats rotate."""
    game = load("crazy_rally", 4)
    drivers: list[Bot] = [CrazyRallyClub(f"{memory} %", memory) for memory in MEMORIES]
    drivers.append(CrazyRallyClub("club"))
    won = dict.fromkeys([driver.name for driver in drivers], 0.0)
    far = dict.fromkeys(won, 0)
    for race in range(races):
        seats = [drivers[(seat + race) % 4] for seat in range(4)]
        state = game.start()
        play_match(state, seats, Rng(8, race // 4), [Rng(8, race, seat) for seat in range(4)])
        for seat, driver in enumerate(seats):
            far[driver.name] += state.scores()[seat]
        for seat in state.winners():
            won[seats[seat].name] += 1 / len(state.winners())
    return [f"{name:>8}  {won[name] / races:6.1%}  {far[name] / races:8.1f}" for name in won]


if __name__ == "__main__":
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    print("  memory  distance (95 %)  crashes     out")
    for percent in MEMORIES:
        print(alone(percent, count))
    print(f"\nat one table, {count} races\n  memory    wins  distance")
    print("\n".join(mixed(count)))
