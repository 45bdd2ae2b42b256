"""The chat at a table: prepared phrases first, free text second.

It is kept in memory with the table and never stored.
"""

from __future__ import annotations

import secrets
from collections import deque
from dataclasses import astuple, dataclass, field
from typing import Any, Final
from weakref import WeakKeyDictionary

import orjson

from paddock.core.seats import NOBODY
from paddock.i18n import say
from paddock.store import Message
from paddock.tables import House, Player, Table
from paddock.tables.journal import Change
from paddock.tables.player import clean_name, isolated

PHRASES: Final = ("hello", "luck", "well-played", "thanks", "sorry", "moment", "your-turn")
NUDGE: Final = "your-turn"  # rings again for whoever is asked
LONGEST: Final = 160  # characters of free text
MOST_LINES: Final = 50
EVERYBODY_ELSE: Final = "stand"  # muted in place of a seat: all spectators
# kinds of messages between servers
SAID, MUTED, TALK_WANTED, TALK = "said", "muted", "talk-wanted", "talk"
MOST_BYTES: Final = 7000  # of the lines in one such message


@dataclass
class ChatLine:
    """One message."""

    number: int  # rises from line to line; another server may count differently
    key: str  # the same on all servers
    player: str  # the sender's id, which never leaves the server
    seat: int  # NOBODY: a spectator
    name: str
    phrase: str  # translated for each reader; empty for free text
    text: str


@dataclass
class Talk:
    """The messages at one table, and who has muted whom."""

    lines: deque[ChatLine] = field(default_factory=lambda: deque(maxlen=MOST_LINES))
    count: int = 0
    # by listener: muted ids, or EVERYBODY_ELSE
    muted: dict[str, set[str]] = field(default_factory=dict)

    def append(self, line: ChatLine) -> None:
        """Add a line. A number of another server is kept unless it is taken here."""
        line.number = max(line.number, self.count)
        self.lines.append(line)
        self.count = line.number + 1

    def prepend(self, earlier: list[ChatLine]) -> bool:
        """Add what another server knows, before what only this one knows; whether that is new."""
        new = {one.key for one in earlier} - {one.key for one in self.lines}
        if new:
            own = [one for one in self.lines if one.key not in {line.key for line in earlier}]
            self.lines.clear()
            self.count = 0
            for line in [*earlier, *own]:
                self.append(line)
        return bool(new)


class Chat:
    """The messages of all tables. Other servers get them too, if the table is in memory there."""

    def __init__(self, house: House) -> None:
        self.peers = house.peers
        self.talks: WeakKeyDictionary[Table, Talk] = WeakKeyDictionary()
        for kind, handler in (
            (SAID, self._receive_line),
            (MUTED, self._receive_mute),
            (TALK_WANTED, self._send_talk),
            (TALK, self._receive_talk),
        ):
            house.message_handlers[kind] = handler

    def talk(self, table: Table) -> Talk:
        """The messages at one table. Another server may know what was said before this one opened
        the table.
        """
        if table not in self.talks:
            self.talks[table] = Talk()
            if self.peers.pages(table.id):
                self.peers.tell(table.id, {"do": TALK_WANTED})
        return self.talks[table]

    def say(self, table: Table, player: Player, phrase: str, text: str) -> bool:
        """Send a phrase or free text; whether there was anything to send."""
        phrase = phrase if phrase in PHRASES else ""
        text = "" if phrase else clean(text)
        if not phrase and not text:
            return False
        seat, count = table.record.seat_of(player.id), self.talk(table).count
        key = secrets.token_urlsafe(9)
        line = ChatLine(count, key, player.id, seat, player.name, phrase, text)
        self.peers.tell(table.id, {"do": SAID, "line": astuple(line)})
        self._add(table, line)
        return True

    def _add(self, table: Table, line: ChatLine) -> None:
        self.talk(table).append(line)
        table.journal.announce(Change())

    def mute(self, table: Table, listener: str, whom: str) -> None:
        """Mute somebody, or undo it: a seat by its number, or all spectators."""
        if whom != EVERYBODY_ELSE:
            chairs = [one for one in table.record.chairs if str(one.seat) == whom and one.human]
            whom = chairs[0].player if chairs else ""
        if whom and whom != listener:
            muted = self.mutes(table, listener) ^ {whom}
            self._tell_muted(table, listener, muted)
            self._set_muted(table, listener, muted)

    def _tell_muted(self, table: Table, listener: str, whom: set[str]) -> None:
        self.peers.tell(table.id, {"do": MUTED, "listener": listener, "whom": sorted(whom)})

    def _set_muted(self, table: Table, listener: str, whom: set[str]) -> None:
        self.talk(table).muted[listener] = whom
        table.presence.wake(listener)

    def mutes(self, table: Table, listener: str) -> set[str]:
        """Whom this listener has muted at a table."""
        talk = self.talks.get(table)
        return talk.muted.get(listener, set()) if talk else set()

    # Messages of other servers

    def _receive_line(self, table: Table | None, message: Message) -> None:
        assert table is not None
        self._add(table, ChatLine(*message["line"]))

    def _receive_mute(self, table: Table | None, message: Message) -> None:
        assert table is not None
        self._set_muted(table, message["listener"], set(message["whom"]))

    def _send_talk(self, table: Table | None, _: Message) -> None:
        """Another server has opened the table: tell it the newest lines, and who is muted."""
        talk = self.talks.get(table) if table is not None else None
        if table is None or talk is None:
            return
        lines = [astuple(one) for one in talk.lines]
        while len(orjson.dumps(lines)) > MOST_BYTES:
            del lines[0]
        if lines:
            self.peers.tell(table.id, {"do": TALK, "lines": lines})
        for listener, muted in talk.muted.items():
            self._tell_muted(table, listener, muted)

    def _receive_talk(self, table: Table | None, message: Message) -> None:
        assert table is not None
        if self.talk(table).prepend([ChatLine(*one) for one in message["lines"]]):
            table.journal.announce(Change())

    # Reading

    def heard(self, table: Table, listener: str) -> list[ChatLine]:
        """The messages for one listener. While the match runs, players get none from spectators,
        who may know more than a player does.
        """
        talk = self.talks.get(table) if self.peers.alone else self.talk(table)
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
    """One visible line, at most `LONGEST` characters: what holds for a name holds here."""
    return clean_name(text, LONGEST)


def words_of(line: ChatLine, language: str) -> str:
    """The text of a message: a phrase in the reader's language."""
    return say(language, f"web-say-{line.phrase}") if line.phrase else isolated(line.text)


def chat_context(chat: Chat, table: Table, player: Player, language: str) -> dict[str, Any]:
    """The template context of the chat for one reader."""
    humans = [one for one in table.record.chairs if one.human]
    me = table.record.seat_of(player.id)
    muted = chat.mutes(table, player.id)
    return {
        "company": len(humans) > 1 or me == NOBODY,
        "said": [
            {
                "number": one.number,
                "name": isolated(one.name),
                "text": words_of(one, language),
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
