"""What is agreed on before a match: game, options, seats, and how the table behaves."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

from paddock import bots
from paddock.core.game import Game

PRIVATE, OPEN = "private", "open"
BOT, WAIT = "bot", "wait"
PACES = {"fast": 0.25, "normal": 0.7, "slow": 1.5}  # seconds before a bot answers
LONGEST_REACTION = 10
LONGEST_MOVE = 600
HOST_SEAT, OPEN_SEAT, BOT_SEAT = "host", "open", "bot"
CLUB = "club"


def usual_level() -> str:
    """The bot that takes a seat when nobody has said which."""
    return CLUB if CLUB in bots.LEVELS else bots.LEVELS[-1]


@dataclass
class Plan:
    """Plain data with a JSON form. Call `game_of` to check it all and get the rules it names."""

    game: str
    players: int = 0  # 0: the game's first number
    preset: str = ""  # empty: the game's first preset; likewise edition
    edition: str = ""
    options: dict[str, str] = field(default_factory=dict)  # those that differ from the preset
    name: str = ""
    visibility: str = PRIVATE  # OPEN: listed in the lobby, and anybody may sit
    spectators: bool = True  # whoever knows the table's address may look on
    reaction_seconds: int = 3  # 0: whoever holds the card reacts by itself
    absent: str = BOT  # or WAIT
    move_seconds: int = 0  # 0: as long as one likes
    pace: str = "normal"
    seats: list[dict[str, str]] = field(default_factory=list)  # [{"kind": "bot", "level": "club"}]

    def plain(self) -> dict[str, Any]:
        """Ready for JSON."""
        return asdict(self)


def read_plan(facts: Mapping[str, object]) -> Plan:
    """The inverse of `Plan.plain`, for facts from anywhere: complete and checked, or BadPlan."""
    raise NotImplementedError


def game_of(plan: Plan) -> Game:
    """The rules that a plan names."""
    raise NotImplementedError
