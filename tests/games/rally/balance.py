"""Compares set-ups in ordinary and in special stages: `python -m tests.games.rally.balance
EDITION…`.

Three club drivers that differ only in their set-up drive single stages of every rally of the
calendar, and special stages where there are any. An edition is a name or a TOML file. With `--try
N` the risk table of the first edition is changed N times, one or two cells at a time within what
the rulebooks state. A change that makes the set-ups more balanced in both kinds of stages is kept.
"""

from __future__ import annotations

import argparse
import re
import tomllib
from collections.abc import Iterator, Sequence
from itertools import pairwise
from random import Random

from tests.bots.setups import Driver

from paddock.bots.play import play_match
from paddock.core.edition import Edition
from paddock.core.errors import BadEdition
from paddock.core.luck import Rng
from paddock.games.rally.rules.cards import ENTRIES, SETUPS
from paddock.shelf import read_edition, title

Risk = dict[int, list[int]]  # a row for each number of the die, a column for each gear
STATED = {(3, 4): 3, (5, 4): 2}  # by die and gear: the values in the printed examples


def text_of(edition: str) -> str:
    return "\n".join(read_edition(title("rally"), edition).lines) + "\n"


def with_risk(text: str, risk: Risk) -> str:
    """The same edition with another risk table."""
    rows = "".join(f"{die} = {row}\n" for die, row in risk.items())
    return re.sub(r"(?ms)^\[risk\]\n.*?(?=^#|^\[)", f"[risk]\n{rows}\n", text, count=1)


def as_special(text: str) -> str:
    """An edition whose ordinary stages are the special ones (RY26): longer gears, other courses."""
    facts = tomllib.loads(text)
    for gear, more in facts["special"].items():
        least, most = facts["gears"][gear]
        text = re.sub(
            rf"(?m)^{gear} = \[{least}, {most}\]$", f"{gear} = [{least}, {most + more}]", text
        )
    found = []
    for block in re.split(r"(?m)^(?=\[)", text):
        length = re.search(r"(?m)^special = (\d+)$", block)
        if block.startswith("[calendar.") and length is not None and int(length[1]):
            block = re.sub(r"(?m)^sections = .*$", f"sections = {length[1]}", block)
            block = re.sub(r"(?m)^limits = .*\n", "", block)
            block = re.sub(
                r"(?m)^special_limits = (.*)$", r"limits = \1\nspecial_limits = \1", block
            )
        found.append(block)
    return "".join(found)


def entries(text: str, special: bool) -> list[str]:
    calendar = tomllib.loads(text)["calendar"]
    return [name for name in ENTRIES if not special or calendar[name]["special"]]


def wins(text: str, stages: int, seed: int, special: bool) -> list[float]:
    """The share of stages that each set-up won, over all rallies of the calendar."""
    known = title("rally")
    edition = Edition("tried", as_special(text) if special else text, "tried.toml")
    won = [0.0] * len(SETUPS)
    drivers = [Driver(setup) for setup in SETUPS]
    count = 0
    for entry in entries(text, special):
        game = known.make(known.setup(3, "stage", edition, {"rally": entry}))
        for stage in range(stages):
            seating = [(seat + stage) % 3 for seat in range(3)]
            state = game.start()
            luck = [Rng(seed, stage, seat) for seat in range(3)]
            play_match(state, [drivers[n] for n in seating], Rng(seed, stage), luck)
            best = state.winners()
            count += bool(best)
            for seat in best:
                won[seating[seat]] += 1 / len(best)
    return [one / count for one in won]


def unevenness(shares: Sequence[float]) -> float:
    return max(shares) - min(shares)


def changes(risk: Risk, rng: Random) -> Iterator[Risk]:
    """Yield tables that differ in one or two cells and still decrease with die and gear (RY12)."""
    while True:
        table = {die: list(row) for die, row in risk.items()}
        for _ in range(rng.choice((1, 1, 2))):
            die, gear = rng.randint(1, 6), rng.randint(1, 5)
            table[die][gear - 1] += rng.choice((-1, 1))
        if table != risk and stated(table):
            yield table


def stated(risk: Risk) -> bool:
    """Whether a table has the values that the rulebooks show, and decreases with die and gear."""
    if any(risk[die][gear - 1] != value for (die, gear), value in STATED.items()):
        return False
    rows = [risk[die] for die in range(1, 7)]
    falls = all(a >= b for row in rows for a, b in pairwise(row))
    for up, down in pairwise(rows):
        falls = falls and all(a >= b for a, b in zip(up, down, strict=True))
    return falls and min(rows[-1]) >= 0 and rows[0][0] <= 5


def told(shares: Sequence[float]) -> str:
    return " / ".join(f"{100 * one:.1f}" for one in shares) + " %"


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("editions", nargs="*", default=["house"])
    parser.add_argument("--stages", type=int, default=60, help="of each rally")
    parser.add_argument("--seed", type=int, default=6)
    parser.add_argument("--only", choices=["ordinary", "special"], help="one kind of stages")
    parser.add_argument("--try", type=int, default=0, dest="tries")
    args = parser.parse_args()
    if args.tries:
        search(text_of(args.editions[0]), args.tries, args.stages, args.seed)
        return
    print(f"stages won by {' / '.join(SETUPS)}, {args.stages} of each rally, seed {args.seed}")
    for name in args.editions:
        text = text_of(name)
        for kind in ("ordinary", "special"):
            if args.only in (None, kind):
                shares = wins(text, args.stages, args.seed, kind == "special")
                print(f"{name:12} {kind:9} {told(shares)}", flush=True)


def search(text: str, tries: int, stages: int, seed: int) -> None:
    """Keep each change that makes the less balanced kind of stages more balanced."""
    risk: Risk = {int(die): row for die, row in tomllib.loads(text)["risk"].items()}
    rng = Random(seed)
    best = 9.0
    for number in range(tries + 1):
        candidate = risk if number == 0 else next(changes(risk, rng))
        try:
            ordinary = wins(with_risk(text, candidate), stages, seed, False)
            special = wins(with_risk(text, candidate), stages, seed, True)
        except BadEdition:
            continue
        worst = max(unevenness(ordinary), unevenness(special))
        if worst < best:
            best, risk = worst, candidate
            print(
                f"{worst:.3f} ordinary {told(ordinary)} special {told(special)} {risk}", flush=True
            )


if __name__ == "__main__":
    main()
