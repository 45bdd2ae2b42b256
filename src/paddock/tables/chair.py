"""One seat of a table and its owner."""

from __future__ import annotations

from dataclasses import dataclass

OPEN, HUMAN, BOT = "open", "human", "bot"
ASK, ALWAYS, NEVER = "ask", "always", "never"
STANDING = (ASK, ALWAYS, NEVER)


@dataclass
class Chair:
    """What the stored notes say of a seat. Whether its owner is here: see `Presence`."""

    seat: int
    kind: str = OPEN  # OPEN, HUMAN or BOT
    player: str = ""  # the id of the human; never shown to others
    name: str = ""  # the human's name; a bot has its level
    level: str = ""  # of the bot
    standing: str = ASK  # the standing answer to a reaction
    used: float = 0.0  # seconds of thinking so far, the open question left out

    @property
    def human(self) -> bool:
        return self.kind == HUMAN
