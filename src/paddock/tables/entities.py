"""The data in a table's record: chairs, invites, held answers and undo requests."""

from __future__ import annotations

from dataclasses import dataclass, field

from paddock.core.seats import NOBODY

OPEN, HUMAN, BOT = "open", "human", "bot"
ASK, ALWAYS, NEVER = "ask", "always", "never"
STANDING = (ASK, ALWAYS, NEVER)

# Names of bots at a table, by seat: parts of a car, the same in every language.
BOT_NAMES = ("Axle", "Bolt", "Clutch", "Diesel", "Exhaust", "Flywheel")


@dataclass
class Chair:
    """What the stored notes say about a seat. `Presence` knows whether its owner is present."""

    seat: int
    kind: str = OPEN  # OPEN, HUMAN or BOT
    player: str = ""  # the id of the human; never shown to others
    name: str = ""  # the human's name, or a bot's own one; empty: the bot is named after its seat
    level: str = ""  # the bot's level
    standing: str = ASK  # the standing answer to a reaction
    word: str = ""  # the word that its player has mixed into the luck before the start
    used: float = 0.0  # seconds of thinking so far, without the open question

    @property
    def human(self) -> bool:
        """Whether a person has this seat."""
        return self.kind == HUMAN

    @property
    def bot_name(self) -> str:
        """The name of the bot on this chair."""
        return self.name or BOT_NAMES[self.seat % len(BOT_NAMES)]


@dataclass
class Invite:
    """A link that gives somebody a seat. Its token is signed and not stored."""

    number: int
    seat: int  # that seat, for one person; NOBODY: any free seat, for several people
    used_by: str = ""  # the id of the first player who used it
    revoked: bool = False

    @property
    def open(self) -> bool:
        """Whether a further person may use it."""
        return not self.revoked and (self.seat == NOBODY or not self.used_by)


@dataclass
class SharedScreen:
    """A screen that several people share."""

    people: list[str] = field(default_factory=list)  # their ids, the first has the browser
    shown: str = ""  # the id of the one whose hand may be shown; empty: nobody's


@dataclass
class HeldAnswer:
    """An answer that was given but is not played yet; an empty text: it was taken back."""

    question_id: int
    text: str
    key: str | None
    times: int = 1  # how often this question was answered, taken-back answers included


@dataclass
class UndoWish:
    """A request to the other players to let somebody go back to an earlier decision."""

    seat: int
    ply: int  # the decision to go back to
    entry: int  # the length of the log: the request is void once something happens
    agreed: set[int] = field(default_factory=set)


@dataclass
class UndoRefused:
    """The refusals that a seat got when it asked to go back."""

    times: int  # how often it was refused
    at: float  # the time of the last refusal
    by: int  # the seat that refused last
    entry: int  # the length of the log at that time


@dataclass
class Owner:
    """The person whose seat is played by a bot or by somebody else meanwhile. They may take it back
    at any time.
    """

    player: str
    name: str
    since: float  # when the substitute began


@dataclass
class Newcomer:
    """Somebody who gets a bot's seat as soon as it holds nothing hidden."""

    player: str
    name: str
