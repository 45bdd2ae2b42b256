"""What the record of a table holds: chairs, invites and held answers."""

from __future__ import annotations

from dataclasses import dataclass, field

from paddock.core.seats import NOBODY

OPEN, HUMAN, BOT = "open", "human", "bot"
ASK, ALWAYS, NEVER = "ask", "always", "never"
STANDING = (ASK, ALWAYS, NEVER)

# What bots are called at a table, by seat: parts of a car, the same in every language.
BOT_NAMES = ("Axle", "Bolt", "Clutch", "Diesel", "Exhaust", "Flywheel")


@dataclass
class Chair:
    """What the stored notes say of a seat. Whether its owner is here: see `Presence`."""

    seat: int
    kind: str = OPEN  # OPEN, HUMAN or BOT
    player: str = ""  # the id of the human; never shown to others
    name: str = ""  # the human's name; of a bot empty if it has the one of its seat
    level: str = ""  # of the bot
    standing: str = ASK  # the standing answer to a reaction
    word: str = ""  # what its player has added to the luck, before the start
    used: float = 0.0  # seconds of thinking so far, the open question left out

    @property
    def human(self) -> bool:
        return self.kind == HUMAN

    @property
    def bot_name(self) -> str:
        """What a bot on this chair is called."""
        return self.name or BOT_NAMES[self.seat % len(BOT_NAMES)]


@dataclass
class Invite:
    """A link by which somebody may sit down. Its token is signed and stored nowhere."""

    number: int
    seat: int  # NOBODY: any free seat, for several people; else that seat, once
    used_by: str = ""  # the id of the first player who used it
    revoked: bool = False

    @property
    def open(self) -> bool:
        """Whether somebody new may use it."""
        return not self.revoked and (self.seat == NOBODY or not self.used_by)


@dataclass
class HeldAnswer:
    """An answer that is given but not played yet; an empty text: taken back."""

    question_id: int
    text: str
    key: str | None
    times: int = 1  # that this question was answered, with those taken back


@dataclass
class UndoWish:
    """Somebody would like to go back to a decision of theirs, and asks the others."""

    seat: int
    ply: int  # the decision
    entry: int  # how long the log was: a wish is void when something happens
    agreed: set[int] = field(default_factory=set)


@dataclass
class UndoRefused:
    """How the others have answered somebody who asked to go back."""

    times: int  # how often one of them said no
    at: float  # when last
    by: int  # whose seat that was
    entry: int  # how long the log was


@dataclass
class Owner:
    """A person for whom a bot, or somebody else, stands in. They get the seat back at any time."""

    player: str
    name: str
    since: float  # when the stand-in began


@dataclass
class Newcomer:
    """Somebody who gets a bot's seat as soon as it holds nothing hidden."""

    player: str
    name: str
