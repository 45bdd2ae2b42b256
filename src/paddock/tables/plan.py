"""What is agreed before a match: game, options, seats, and how the table behaves."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field, fields
from functools import lru_cache
from typing import Any, TypeVar

from paddock import shelf
from paddock.core.errors import PaddockError, short, shown
from paddock.core.game import Game
from paddock.shelf import read_edition, title
from paddock.tables.connected_bots import REMOTE
from paddock.tables.errors import BadPlan
from paddock.tables.player import clean_name

PRIVATE, LISTED = "private", "open"
BOT_ANSWERS, WAIT = "bot", "wait"
KEPT, LOT = "kept", "lot"  # players keep their chairs, or chairs are drawn at the start
GO_STRAIGHT_ON = "on"
HINTS, NO_HINTS = "on", "off"
NEXT_DEAL, NOW = "deal", "now"
# Seconds before a bot answers
PACES = {"slow": 1.5, "normal": 0.7, "fast": 0.25, "instant": 0.0}
LONGEST_REACTION = 10
LONGEST_MOVE = 600
HOST_SEAT, OPEN_SEAT, BOT_SEAT = "host", "open", "bot"
A = TypeVar("A")
T = TypeVar("T")


@dataclass
class TablePlan:
    """Plain data with a JSON form. `game_of` checks it and returns the rules that it names."""

    game: str
    players: int = 0  # 0: the game's default number
    preset: str = ""  # empty: the game's default preset; the same for the edition
    edition: str = ""
    options: dict[str, str] = field(default_factory=dict)  # those that differ from the preset
    name: str = ""
    visibility: str = PRIVATE  # LISTED: in the lobby, and anybody may sit
    spectators: bool = True  # whoever knows the table's address may watch
    reaction_seconds: int = 3  # 0: a reaction is played by itself
    absent: str = BOT_ANSWERS  # for absent players, or WAIT
    takeover: str = NEXT_DEAL  # when a newcomer gets a bot's seat; NOW: at once, with its hand
    move_seconds: int = 0  # the clock of a decision; 0: no limit
    pace: str = "normal"
    chairs: str = KEPT  # or LOT, the page's default
    # or WAIT: the table stops between two parts of a match until everybody goes on
    stops: str = GO_STRAIGHT_ON
    hints: str = NO_HINTS  # or HINTS, for everybody here; a person alone among bots always has them
    seats: list[dict[str, str]] = field(default_factory=list)  # [{"kind": "bot", "level": "club"}]

    def to_dict(self) -> dict[str, Any]:
        """The plan, ready for JSON. A field added later is left out while it has its default, so
        that older plans keep their form.
        """
        facts = asdict(self)
        if self.chairs == KEPT:
            del facts["chairs"]
        if self.hints == NO_HINTS:
            del facts["hints"]
        return facts


def read_plan(facts: Mapping[str, object]) -> TablePlan:
    """The inverse of `TablePlan.to_dict`, for data from anywhere; BadPlan if it is not valid."""
    known = [one.name for one in fields(TablePlan)]
    for key in facts:
        if key not in known:
            raise BadPlan(f"a plan has no {short(str(key))!r}; it has {', '.join(known)}")
    plan = TablePlan(_text(facts, "game", ""))
    game = _checked(title, plan.game)
    plan.players = _number(facts, "players", 0, max(game.players)) or game.players[0]
    plan.preset = _text(facts, "preset", "") or next(iter(game.presets))
    # Only a built-in name, never a path: a plan comes from strangers.
    plan.edition = _one_of(facts, "edition", game.editions)
    plan.options = _options(facts)
    plan.name = clean_name(_text(facts, "name", ""))
    plan.visibility = _one_of(facts, "visibility", [PRIVATE, LISTED])
    plan.spectators = _switch(facts, "spectators", True)
    plan.reaction_seconds = _number(facts, "reaction_seconds", 3, LONGEST_REACTION)
    plan.absent = _one_of(facts, "absent", [BOT_ANSWERS, WAIT])
    plan.takeover = _one_of(facts, "takeover", [NEXT_DEAL, NOW])
    plan.move_seconds = _number(facts, "move_seconds", 0, LONGEST_MOVE)
    plan.pace = _one_of(facts, "pace", ["normal", *PACES])
    plan.chairs = _one_of(facts, "chairs", [KEPT, LOT])
    plan.stops = _one_of(facts, "stops", [GO_STRAIGHT_ON, WAIT])
    plan.hints = _one_of(facts, "hints", [NO_HINTS, HINTS])
    # Values equal to the preset are left out, and every value has one spelling.
    plan.options = _checked(game_of, plan).setup.changed()
    plan.seats = _seats(facts, plan)
    return plan


def game_of(plan: TablePlan, version: int = 0) -> Game:
    """The rules that a plan names, cached for all tables that play by them.

    `version` is the one that a match was begun under; 0: the present one.
    """
    return _game(
        plan.game,
        plan.players,
        plan.preset,
        plan.edition,
        tuple(sorted(plan.options.items())),
        version or title(plan.game).version,
    )


@lru_cache(maxsize=256)
def _game(
    name: str,
    players: int,
    preset: str,
    edition: str,
    options: tuple[tuple[str, str], ...],
    version: int,
) -> Game:
    game = title(name)
    components = read_edition(game, edition)
    return game.make(game.setup(players, preset, components, dict[str, object](options), version))


def _checked(make: Callable[[A], T], wanted: A) -> T:
    try:
        return make(wanted)
    except PaddockError as error:
        raise BadPlan(str(error)) from None


def _text(facts: Mapping[str, object], key: str, default: str) -> str:
    value = facts.get(key, default)
    if not isinstance(value, str) or len(value) > 100:
        raise BadPlan(f"{key} is {short(repr(value))}, not a short text")
    return value


def _one_of(facts: Mapping[str, object], key: str, words: list[str]) -> str:
    """The word, or the first one if it is missing."""
    value = _text(facts, key, "") or words[0]
    if value not in words:
        raise BadPlan(f"{key} is {short(value)!r}, not one of {', '.join(words)}")
    return value


def _number(facts: Mapping[str, object], key: str, default: int, most: int) -> int:
    value = facts.get(key, default)
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= most:
        raise BadPlan(f"{key} is {short(repr(value))}, not 0 to {most}")
    return value


def _switch(facts: Mapping[str, object], key: str, default: bool) -> bool:
    value = facts.get(key, default)
    if not isinstance(value, bool):
        raise BadPlan(f"{key} is {short(repr(value))}, not true or false")
    return value


def _options(facts: Mapping[str, object]) -> dict[str, str]:
    value = facts.get("options", {})
    if not isinstance(value, Mapping) or len(value) > 50:
        raise BadPlan("options are not a table of names and values")
    for name, chosen in value.items():
        if not isinstance(name, str) or not isinstance(chosen, str | int):
            raise BadPlan(f"option {shown(str(name))} has no value that could be read")
    return {str(name): str(int(v) if isinstance(v, bool) else v) for name, v in value.items()}


def _seats(facts: Mapping[str, object], plan: TablePlan) -> list[dict[str, str]]:
    """One entry for each seat; missing ones are the host first, then open seats."""
    value = facts.get("seats", [])
    if not isinstance(value, Sequence) or isinstance(value, str):
        raise BadPlan("seats are not a list")
    if len(value) > plan.players:
        raise BadPlan(f"there are {len(value)} seats for {plan.players} players")
    seats = [_seat(number, one, plan.game) for number, one in enumerate(value, 1)]
    if not seats:
        seats.append({"kind": HOST_SEAT})
    seats += [{"kind": OPEN_SEAT} for _ in range(plan.players - len(seats))]
    if sum(seat["kind"] == HOST_SEAT for seat in seats) > 1:
        raise BadPlan("the host can sit on one seat only")
    return seats


def _seat(number: int, value: object, game: str) -> dict[str, str]:
    if not isinstance(value, Mapping):
        raise BadPlan(f"seat {number} is not described")
    kind = _one_of(value, "kind", [OPEN_SEAT, HOST_SEAT, BOT_SEAT])
    if kind != BOT_SEAT:
        return {"kind": kind}
    return {"kind": kind, "level": known_level(_text(value, "level", ""), game)}


def known_level(level: str, game: str) -> str:
    """A level that exists for this game; the default for an empty text."""
    known = [*shelf.offered(game), *REMOTE.levels(game)]
    if level and level not in known:
        raise BadPlan(f"there is no bot {short(level)!r}; there are {', '.join(known)}")
    return level or shelf.usual_level(game)
