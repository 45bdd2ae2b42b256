"""The chairs of a table: who sits where, and who is there."""

from __future__ import annotations

from dataclasses import dataclass

OPEN, HUMAN, BOT = "open", "human", "bot"
ASK, ALWAYS, NEVER = "ask", "always", "never"
STANDING = (ASK, ALWAYS, NEVER)


@dataclass
class Chair:
    """One seat of a table and its present owner."""

    seat: int
    kind: str = OPEN  # OPEN, HUMAN or BOT
    player: str = ""  # the id of the human; never shown to others
    name: str = ""  # the human's name; a bot has its level
    level: str = ""  # of the bot
    standing: str = ASK  # what to do when a reaction is asked
    connected: int = 0  # pages that the human has open on this table
    away_since: float | None = None  # None while connected, and for bots
    warm: bool = False  # a bot answers for the human until they are back
    used: float = 0.0  # seconds of thinking so far, the open question left out

    @property
    def human(self) -> bool:
        return self.kind == HUMAN

    @property
    def here(self) -> bool:
        return self.connected > 0
