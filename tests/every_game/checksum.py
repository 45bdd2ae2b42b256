"""Prints checksums of many random matches: builds that behave equally print equal lines.

`python -m tests.every_game.checksum` first prints whether it runs compiled.
"""

from __future__ import annotations

import hashlib

from tests.every_game.tables import TABLES, Table
from tests.tiers import at_night, size

import paddock
from paddock.core.seats import NOBODY
from paddock.invariants.walk import Walk

MATCHES = size("TWINS", 1, 10)  # at each table
CHOSEN = TABLES if at_night() else TABLES[::3]


def checksum(table: Table) -> str:
    """A hash of everything that can be observed in some matches of a table."""
    digest = hashlib.sha256()

    def take(text: str) -> None:
        digest.update(text.encode() + b"\n")

    for number in range(MATCHES):
        walk = Walk(table, number)
        walk.state.news = []
        for at in walk:
            for seat in at.state.waiting:
                take(" ".join(move.text for move in at.state.legal(seat)))
            if at.move is not None:
                take(f"{at.seat} {at.move.text} {at.state.scores()}")
            if at.state.ply % 16 == 0:
                viewer = int(at.aside.below(table.players))
                take(at.state.text())
                take(repr(at.state.view(viewer).to_dict()))
                take(at.state.imagine(viewer, at.aside).text())
                take(" ".join(at.state.refusal(viewer, move).code for move in at.game.moves))
        take(walk.state.text())
        take(repr(walk.state.view(NOBODY).to_dict()))
        take(repr(walk.state.news))
    return digest.hexdigest()[:16]


def main() -> None:
    print("compiled" if paddock.compiled else "interpreted")
    for table in CHOSEN:
        print(table.name, MATCHES, checksum(table))


if __name__ == "__main__":
    main()
