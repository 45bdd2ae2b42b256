"""The plan of a series: plain values, from which any worker can set it up."""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict, dataclass, replace
from functools import cache
from pathlib import Path
from threading import local
from typing import NamedTuple

from paddock import build
from paddock.bots.bot import Bot
from paddock.core.edition import Edition
from paddock.core.errors import BadOption
from paddock.core.game import Game
from paddock.shelf import bot, read_edition, title

MOST_LOADED = 64  # plans with their game and bots in memory

_own = local()  # bots keep data between two answers, so each thread has its own


class Loaded(NamedTuple):
    """What a plan names."""

    game: Game
    bots: dict[str, Bot]  # by level


@dataclass(frozen=True)
class Plan:
    """A game with everything chosen, and a bot for each of its seats."""

    game: str
    seats: tuple[str, ...]  # levels, by seat in the first match of a deal
    seed: int = 0
    preset: str | None = None
    edition: str | None = None
    options: tuple[tuple[str, str], ...] = ()
    log_dir: str | None = None
    components: str = ""  # the text of an edition file, for workers that do not have it
    usage: bool = False  # count the moves and events of every match
    luck: int = 0  # playouts for each draw to judge luck by; 0: do not judge

    def loaded(self) -> Loaded:
        """The game and the bots; raises an error for what does not exist."""
        known: dict[Plan, Loaded] = _own.__dict__.setdefault("loaded", {})
        if self not in known:
            while len(known) >= MOST_LOADED:
                del known[next(iter(known))]
            known[self] = _load(self)
        return known[self]

    def rotations(self) -> int:
        """The number of different seatings of a deal."""
        count = len(self.seats)
        return next(n for n in range(1, count + 1) if self.seating(n) == self.seats)

    def seating(self, rotation: int) -> tuple[str, ...]:
        """Who sits where after everybody has moved up that many seats."""
        cut = len(self.seats) - rotation
        return self.seats[cut:] + self.seats[:cut]

    def deals_for(self, matches: int) -> int:
        """The number of deals for at least that many matches."""
        return -(-matches // self.rotations())

    def packed(self) -> Plan:
        """The same plan, with the text of an edition file in it."""
        if self.components or self.edition is None or self.edition in title(self.game).editions:
            return self
        edition = read_edition(title(self.game), self.edition)
        return replace(self, edition=edition.name, components="\n".join(edition.lines) + "\n")

    def write(self) -> str:
        """The plan as one line of text, without the folder of logs."""
        facts = {**asdict(self), "log_dir": "" if self.log_dir is not None else None}
        return json.dumps(facts, sort_keys=True)

    def stamp(self) -> str:
        """A digest that changes if the same plan may give other results: of the engine, the bots,
        the rules and the edition.
        """
        game = self.loaded().game
        facts = f"{engine()}\n{game.version}\n{game.edition.digest}"
        return hashlib.sha256(facts.encode()).hexdigest()[:16]


def read_plan(text: str) -> Plan:
    """The inverse of `Plan.write`."""
    facts = json.loads(text)
    facts["seats"] = tuple(facts["seats"])
    facts["options"] = tuple((name, value) for name, value in facts["options"])
    return Plan(**facts)


@cache
def engine() -> str:
    """A digest of the sources of the engine and the bots, compiled or not."""
    digest = hashlib.sha256()
    for path, text in build.read_sources():
        digest.update(f"{path}\0{len(text)}\0".encode() + text)
    return digest.hexdigest()


def _load(plan: Plan) -> Loaded:
    known = title(plan.game)
    if len(plan.seats) not in known.players:
        counts = ", ".join(str(n) for n in known.players)
        raise BadOption(f"{plan.game} has {counts} seats, not {len(plan.seats)}")
    entrants = {level: bot(level, plan.game) for level in plan.seats}
    if plan.components:
        name = Path(plan.edition or "edition").stem
        edition = Edition(name, plan.components, f"{name}.toml")
    else:
        edition = read_edition(known, plan.edition or known.editions[0])
    preset = plan.preset if plan.preset is not None else next(iter(known.presets))
    setup = known.setup(len(plan.seats), preset, edition, dict(plan.options))
    return Loaded(known.make(setup), entrants)
