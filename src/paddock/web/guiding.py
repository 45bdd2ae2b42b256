"""The notes of the first race: which one is shown now, and which have been read."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final
from weakref import WeakKeyDictionary, WeakValueDictionary

from paddock.games import packages
from paddock.i18n import say
from paddock.store import Message
from paddock.tables import House, Player, Table
from paddock.tables.advice import Advisor
from paddock.tables.entities import BOT
from paddock.web.controls import controls_of
from paddock.web.guide import Note, guide_of
from paddock.web.rules_page import shown_rule
from paddock.web.scene import Scene

KEY: Final = "guide"  # the key in a player's settings
READ: Final = "guide-read"  # the kind of a message between servers
OFF: Final = "off"  # sent in place of a note: no more notes at any table


@dataclass
class Book:
    """What a player has been taught so far."""

    off: bool = False
    tables: dict[str, str] = field(default_factory=dict)  # by game: the table of the first race
    read: list[str] = field(default_factory=list)  # `<game>.<note>`

    def to_dict(self) -> dict[str, object]:
        """The form in the settings."""
        return {"off": self.off, "tables": self.tables, "read": self.read}


def read_book(player: Player) -> Book:
    """What this player's settings say."""
    return book_of(player.settings.get(KEY))


def book_of(kept: object) -> Book:
    """The inverse of `to_dict`, also for older settings."""
    if not isinstance(kept, dict):
        return Book()
    tables, read = kept.get("tables"), kept.get("read")
    return Book(
        kept.get("off") is True,
        {str(k): str(v) for k, v in tables.items()} if isinstance(tables, dict) else {},
        [str(one) for one in read] if isinstance(read, list) else [],
    )


class Guiding:
    """The progress of players with open pages.

    A page holds the settings from when it was opened. So all pages of a player share one `Book` as
    long as a table that shows it is in memory.
    """

    def __init__(self, advisor: Advisor, house: House) -> None:
        self.advisor = advisor
        self.peers = house.peers
        house.message_handlers[READ] = self._receive
        self.books: WeakValueDictionary[str, Book] = WeakValueDictionary()  # by player id
        self._shown: WeakKeyDictionary[Table, dict[str, Book]] = WeakKeyDictionary()

    def book(self, table: Table, player: Player) -> Book:
        """The player's progress, as last written or found here."""
        book = self.books.get(player.id)
        if book is None:
            book = self.books[player.id] = read_book(player)
        self._shown.setdefault(table, {})[player.id] = book
        return book

    def keep(self, player: Player, book: Book) -> None:
        """Update the open pages and the settings, which the caller saves."""
        player.settings[KEY] = book.to_dict()
        self._update(player.id, book)

    def _update(self, player_id: str, book: Book) -> None:
        shared = self.books.get(player_id)
        if shared is not None:
            shared.off, shared.tables, shared.read = book.off, book.tables, book.read

    def refresh(self, table: Table, player: Player) -> None:
        """Show the player's pages at this table what was read, on all servers."""
        kept = player.settings.get(KEY)
        self.peers.tell(table.id, {"do": READ, "player": player.id, "book": kept})
        table.presence.wake(player.id)

    def _receive(self, table: Table | None, message: Message) -> None:
        assert table is not None
        self._update(message["player"], book_of(message["book"]))
        table.presence.wake(message["player"])

    def begin(self, player: Player, table: Table, anew: bool = False) -> bool:
        """The first table of a game teaches it; `anew`: this table teaches everything again.
        Whether there is something to save.
        """
        game, book = table.game.name, read_book(player)
        if not anew and (book.off or game in book.tables):
            return False
        read = [one for one in book.read if not one.startswith(f"{game}.")]
        tables = {**book.tables, game: table.id}
        known = {name: id for name, id in tables.items() if name in packages()}
        self.keep(player, Book(False, known, read if anew else book.read))
        return True

    def dismiss(self, player: Player, game: str, key: str) -> bool:
        """A note was read, or all notes are unwanted. Whether there is something to save."""
        book = read_book(player)
        mark = f"{game}.{key}"
        if key == OFF:
            self.keep(player, Book(True, book.tables, book.read))
            return True
        if mark in book.read or key not in {note.key for note in guide_of(game).notes}:
            return False
        self.keep(player, Book(book.off, book.tables, [*book.read, mark]))
        return True

    def note(self, table: Table, scene: Scene, player: Player) -> dict[str, Any] | None:
        """What `_guide.html` shows to this player now."""
        if scene.seat < 0 or table.over or table.stops.open:
            return None
        book, game = self.book(table, player), table.game.name
        if book.off or book.tables.get(game) != table.id:
            return None
        for one in guide_of(game).notes:
            if f"{game}.{one.key}" not in book.read and one.when(scene):
                return shown(scene, one)
        return self.tip(table, scene)

    def tip(self, table: Table, scene: Scene) -> dict[str, Any] | None:
        """A good bot's move, where no other person plays."""
        others = [chair for chair in table.record.chairs if chair.seat != scene.seat]
        if not scene.legal or any(chair.kind != BOT for chair in others):
            return None
        text = self.advisor.advice(table, scene.seat)
        move = next((one for one in scene.legal if one.text == text), None)
        if move is None:
            return None
        move = guide_of(table.game.name).advice(scene, move)
        said = say(
            scene.language,
            "web-guide-tip",
            move=controls_of(table.game.name).move_name(scene, move),
        )
        return {"key": "", "text": said, "at": "", "tip": move.text, "rule": ""}


def shown(scene: Scene, note: Note) -> dict[str, Any]:
    """The context of a game's note."""
    game = scene.game.name
    return {
        "key": note.key,
        "text": say(scene.language, f"{game}-guide-{note.key}", **note.words(scene)),
        "at": note.at(scene),
        "tip": "",
        "rule": shown_rule(game, note.rule) if note.rule else "",
    }
