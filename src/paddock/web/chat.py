"""What people say to each other at a table: phrases first, free words second.

It is kept in memory with the table and never stored: when the table leaves memory it is gone.
"""

from __future__ import annotations

import unicodedata
from collections import deque
from dataclasses import dataclass, field
from typing import Any, Final
from weakref import WeakKeyDictionary

from paddock.core.seats import NOBODY
from paddock.i18n import say
from paddock.tables import Player, Table
from paddock.tables.journal import Change
from paddock.tables.player import isolated

PHRASES: Final = ("hello", "luck", "well-played", "thanks", "sorry", "moment", "your-turn")
NUDGE: Final = "your-turn"  # rings again for whoever is asked
LONGEST: Final = 160  # characters of free words
MOST_LINES: Final = 50
EVERYBODY_ELSE: Final = "stand"  # muted instead of a seat: all who look on


@dataclass
class ChatLine:
    """One thing that somebody has said."""

    number: int
    player: str  # an id, which never leaves the server
    seat: int  # NOBODY: one who looks on
    name: str
    phrase: str  # said in the reader's language; empty for free words
    text: str


@dataclass
class Talk:
    """All that is said at one table, and who wants to hear whom no more."""

    lines: deque[ChatLine] = field(default_factory=lambda: deque(maxlen=MOST_LINES))
    count: int = 0
    muted: dict[str, set[str]] = field(default_factory=dict)  # by listener: ids, or the stand


class Chat:
    """The talk of every table."""

    def __init__(self) -> None:
        self.talks: WeakKeyDictionary[Table, Talk] = WeakKeyDictionary()

    def talk(self, table: Table) -> Talk:
        return self.talks.setdefault(table, Talk())

    def say(self, table: Table, player: Player, phrase: str, text: str) -> bool:
        """Say a phrase, or free words; whether there was anything to say."""
        phrase = phrase if phrase in PHRASES else ""
        text = "" if phrase else clean(text)
        if not phrase and not text:
            return False
        talk = self.talk(table)
        seat = table.record.seat_of(player.id)
        talk.lines.append(ChatLine(talk.count, player.id, seat, player.name, phrase, text))
        talk.count += 1
        table.journal.announce(Change())
        return True

    def mute(self, table: Table, listener: str, whom: str) -> None:
        """Hear somebody no more, or again: a seat by its number, or all who look on."""
        if whom != EVERYBODY_ELSE:
            chairs = [one for one in table.record.chairs if str(one.seat) == whom and one.human]
            whom = chairs[0].player if chairs else ""
        if whom and whom != listener:
            self.talk(table).muted.setdefault(listener, set()).symmetric_difference_update({whom})
            table.presence.wake(listener)

    def mutes(self, table: Table, listener: str) -> set[str]:
        """Whom somebody does not want to hear at this table."""
        talk = self.talks.get(table)
        return talk.muted.get(listener, set()) if talk else set()

    def heard(self, table: Table, listener: str) -> list[ChatLine]:
        """What one person hears. Those who play do not hear those who look on while the match
        runs: they may know what a player does not."""
        talk = self.talks.get(table)
        if talk is None:
            return []
        muted = talk.muted.get(listener, set())
        playing = table.record.seat_of(listener) != NOBODY
        apart = playing and table.match is not None and not table.over
        deaf = apart or EVERYBODY_ELSE in muted
        return [
            one
            for one in talk.lines
            if one.player not in muted and not (deaf and one.seat == NOBODY)
        ]


def clean(text: str) -> str:
    """One line without invisible characters, and not too long."""
    shown = "".join(" " if one.isspace() else one for one in unicodedata.normalize("NFC", text))
    kept = [one for one in shown if unicodedata.category(one)[0] != "C"]
    return " ".join("".join(kept).split())[:LONGEST].strip()


def words_of(line: ChatLine, language: str) -> str:
    """What was said: a phrase in the reader's language."""
    return say(language, f"web-say-{line.phrase}") if line.phrase else isolated(line.text)


def chat_context(chat: Chat, table: Table, player: Player, language: str) -> dict[str, Any]:
    """What the page shows of the talk to one reader."""
    humans = [one for one in table.record.chairs if one.human]
    me = table.record.seat_of(player.id)
    muted = chat.mutes(table, player.id)
    return {
        "company": len(humans) > 1 or me == NOBODY,
        "said": [
            {
                "number": one.number,
                "name": isolated(one.name),
                "text": say(language, f"web-say-{one.phrase}")
                if one.phrase
                else isolated(one.text),
                "aside": one.seat == NOBODY,
                "nudge": one.phrase == NUDGE and one.player != player.id,
            }
            for one in chat.heard(table, player.id)
        ],
        "phrases": [(one, say(language, f"web-say-{one}")) for one in PHRASES],
        "neighbours": [
            {"whom": str(one.seat), "name": isolated(one.name), "muted": one.player in muted}
            for one in humans
            if one.seat != me
        ]
        if me != NOBODY
        else [],
    }
