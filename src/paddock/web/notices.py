"""The log on the page: events as sentences that this viewer may read."""

from __future__ import annotations

from typing import Any, NamedTuple

from markupsafe import Markup, escape

from paddock.core.events import Event
from paddock.core.seats import EVERYONE
from paddock.games import package_of
from paddock.i18n import say
from paddock.i18n.telling import tell
from paddock.tables import Table, TimedEvent
from paddock.tables.entities import BOT
from paddock.web.controls import controls_of
from paddock.web.people import chair_name
from paddock.web.rules_page import rule_link, rule_number
from paddock.web.scene import Scene
from paddock.web.site import Site

QUIET_EVENTS = ("drew", "side-empty")  # events that a page with the table need not put in words
MOST_LINES = 120  # lines on the page; the downloadable log has all
MOST_NEWEST = 80  # events kept for the strip above the board
SPARE_LINES = 80  # lines removed together, so that it seldom happens


class HeardEvent(NamedTuple):
    """An event that a viewer has received, and its sentence; empty if it needs none."""

    number: int
    timed: TimedEvent
    words: str


class NoticeBoard:
    """The log lines of one viewer, kept from view to view, so that only new events are worded."""

    def __init__(self) -> None:
        self.upto = 0
        self.last: TimedEvent | None = None  # the newest event that was read
        self.aimed = 0  # the number of moves against this viewer
        # the number of lines of this viewer only: it must not count events of others
        self.count = 0
        self.lines: list[tuple[int, int, str]] = []  # number, ply, HTML
        self.spent = 0  # the lines that the page removes once it has shown this view
        self.heard = 0  # the number of events of this viewer, with or without a line
        self.newest: list[HeardEvent] = []  # the newest events
        self.cards: dict[int, Event] = {}  # by seat: the event that played its last card

    def read(self, table: Table, scene: Scene) -> Markup:
        """Word the events since the last view."""
        own = controls_of(table.game.name)
        quiet = QUIET_EVENTS + own.quiet_events
        if table.record.history[self.upto - 1 : self.upto] != ([self.last] if self.last else []):
            # a ply was taken back: its events are gone
            self.upto, self.last, self.count = 0, None, 0
            self.heard = self.aimed = self.spent = 0
            for kept in (self.lines, self.newest, self.cards):
                kept.clear()
        for n in range(self.upto, len(table.record.history)):
            timed = table.record.history[n]
            if not timed.event.heard_by(scene.seat):
                continue
            button = Markup("")
            if aimed(table, scene, timed):
                button = why_button(table, scene, timed, self.aimed)
                self.aimed += 1
            said = ""
            if timed.event.code not in quiet:
                names = names_then(table, scene, timed)
                said = tell(scene.language, scene.game, timed.event, names, scene.seat)
                words = line(scene, timed.event, said) + button
                self.lines.append((self.count, timed.ply, str(words)))
                self.count += 1
            self.newest.append(HeardEvent(self.heard, timed, said))
            self.heard += 1
            if timed.event.code in own.card_events and timed.event.audience == EVERYONE:
                self.cards[int(timed.event.args["seat"])] = timed.event
        if self.upto < len(table.record.history):  # reading again without a change gives the same
            self.shorten(bool(scene.legal))
        del self.newest[:-MOST_NEWEST]
        self.upto = len(table.record.history)
        self.last = table.record.history[-1] if table.record.history else None
        newest = self.lines[-1][1] if self.lines else 0
        own_ply = table.record.own_ply(scene.seat) if scene.seat >= 0 else newest - 1
        return Markup(
            "\n".join(
                f'<li id="l{n}" class="{line_class(ply, own_ply, newest)}"'
                f"{' data-spent' if at < self.spent else ''}{replay_link(table, ply)}>{words}</li>"
                for at, (n, ply, words) in enumerate(self.lines)
            )
        )

    def shorten(self, asked: bool) -> None:
        """Remove old lines, one view after they were marked.

        The page removes them in between, while nothing is added at the other end: a line that moves
        for both reasons at once would count as a layout shift. They are marked while the viewer is
        asked, because then nothing is added for a moment; a viewer who is not asked keeps some more
        lines.
        """
        del self.lines[: self.spent]
        spare = SPARE_LINES if asked else 3 * SPARE_LINES
        too_many = len(self.lines) > MOST_LINES + spare
        self.spent = len(self.lines) - MOST_LINES if too_many else 0


def line_class(ply: int, own: int, newest: int) -> str:
    """`new`: since the viewer's own last move. `last`: of the last move of all."""
    return " ".join(name for name, holds in (("new", ply > own), ("last", ply == newest)) if holds)


def aimed(table: Table, scene: Scene, timed: TimedEvent) -> bool:
    """Whether an event is a move against this viewer."""
    seat, victim = timed.event.args.get("seat"), timed.event.args.get("victim")
    if scene.seat < 0 or timed.of_table or not isinstance(seat, int) or not isinstance(victim, int):
        return False
    return victim == int(table.game.side_of[scene.seat]) and seat != scene.seat


def why_button(table: Table, scene: Scene, timed: TimedEvent, number: int) -> Markup:
    """A button that asks for the reason of a bot's move against this viewer, the `number`th such
    move. (The page must not contain the ply, because plies count secret answers.)
    """
    if table.read_only or table.record.chairs[int(timed.event.args["seat"])].kind != BOT:
        return Markup("")
    asked = say(scene.language, "hint-why-me")
    return Markup(' <button type="button" class="plain why" data-why="{}">{}</button>').format(
        number, asked
    )


def replay_link(table: Table, ply: int) -> str:
    """The address of a line's moment in a replay; not on a live page: plies count secrets."""
    return f' data-ply="{ply + 1}"' if table.read_only else ""


def names_then(table: Table, scene: Scene, timed: TimedEvent) -> list[str]:
    """The names at the time of the event: a move stays that of the player who made it."""
    sitters = table.record.sitters
    if not sitters.times:
        return scene.names
    chairs = sitters.chairs[sitters.at(timed.at)]
    return [chair_name(chair, scene.language) for chair in chairs]


def line(scene: Scene, event: Event, said: str) -> Markup:
    """A sentence with its rule number; a new race stands out."""
    words = linked(said, scene.game.name)
    headlines = package_of(scene.game.name).headline_events
    return Markup("<b>{}</b>").format(words) if event.code in headlines else words


def linked(words: str, game: str) -> Markup:
    """A sentence in which every rule number is a link."""
    return Markup(
        rule_number(game).sub(lambda found: rule_link(game, found[1]), str(escape(words)))
    )


def notice_board(site: Site, table: Table, scene: Scene) -> NoticeBoard:
    """The notice board of this viewer."""
    boards: dict[Any, NoticeBoard] = site.boards.setdefault(table, {})
    key = (scene.language, scene.seat, tuple(scene.names))
    if key not in boards:
        boards[key] = NoticeBoard()
    return boards[key]
