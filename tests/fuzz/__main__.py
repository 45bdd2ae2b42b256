"""`python -m tests.fuzz --inputs 1000000`: checks that any input is accepted, or refused in one
line."""

from __future__ import annotations

import argparse
import os
import sys

from tests.fuzz.run import run


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("--inputs", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--chunk", type=int, default=0, help="the first chunk, to try it again")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    args = parser.parse_args()
    outcome = run(args.seed, args.inputs, args.chunk, args.processes)
    print(outcome.text())
    return 1 if outcome.sites else 0


if __name__ == "__main__":
    sys.exit(main())
