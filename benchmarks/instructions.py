"""Random matches of one game, to count the instructions of a ply: the same on a busy machine.

    valgrind --tool=callgrind --toggle-collect='*random_matches*' \\
        python -m benchmarks.instructions kilometers --players 2 --matches 300

The instructions that valgrind reports as collected, divided by the plies printed here. An older
version is counted with this file and `PYTHONPATH` set to the older `src`, after it was compiled.
"""

from __future__ import annotations

import argparse

import paddock
from paddock import Rng, load
from paddock.core.playout import ENDLESS, play_random, random_matches

WARM_UP = 60  # matches that are not counted: they fill the caches of a game


def main(arguments: list[str] | None = None) -> int:
    """Play the matches and print how many plies were counted."""
    parser = argparse.ArgumentParser(description="random matches, for a count of instructions")
    parser.add_argument("game")
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--matches", type=int, default=100)
    args = parser.parse_args(arguments)
    game, rng = load(args.game, args.players), Rng(1)
    for _ in range(WARM_UP):
        play_random(game.start(), rng, game.choices(), ENDLESS)
    plies = random_matches(game, rng, args.matches)
    print(f"{plies} plies, {'compiled' if paddock.compiled else 'interpreted'}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
