"""The notice board: what happened, as sentences that this viewer may read."""

from __future__ import annotations

from collections import deque
from typing import Any

from markupsafe import Markup, escape

from paddock.core.events import Event
from paddock.games import package_of
from paddock.i18n.telling import tell
from paddock.tables import Table, TimedEvent
from paddock.web.controls import controls_of
from paddock.web.people import chair_name
from paddock.web.rules_page import rule_number
from paddock.web.scene import Scene
from paddock.web.site import Site

QUIET_EVENTS = ("drew", "side-empty")  # what goes without saying on a page that shows the table
MOST_LINES = 120  # of the notice board on the page; the log has them all


class NoticeBoard:
    """The lines one viewer has been told, kept from view to view: only the new are put in words."""

    def __init__(self) -> None:
        self.upto = 0
        self.last: TimedEvent | None = None  # the newest that was read
        self.count = 0  # lines of this viewer: what others are told must not be counted here
        self.lines: deque[tuple[int, int, str]] = deque(maxlen=MOST_LINES)  # number, ply, HTML

    def read(self, table: Table, scene: Scene) -> Markup:
        quiet = QUIET_EVENTS + controls_of(table.game.name).quiet_events
        if table.record.history[self.upto - 1 : self.upto] != ([self.last] if self.last else []):
            self.upto, self.last, self.count = 0, None, 0  # taken back: what it told is gone
            self.lines.clear()
        for n in range(self.upto, len(table.record.history)):
            told = table.record.history[n]
            if told.event.heard_by(scene.seat) and told.event.code not in quiet:
                names = names_then(table, scene, told)
                self.lines.append((self.count, told.ply, str(line(scene, told.event, names))))
                self.count += 1
        self.upto = len(table.record.history)
        self.last = table.record.history[-1] if table.record.history else None
        newest = self.lines[-1][1] if self.lines else 0
        return Markup(
            "\n".join(
                f'<li id="l{n}" class="{"new" if ply == newest else ""}">{words}</li>'
                for n, ply, words in self.lines
            )
        )


def names_then(table: Table, scene: Scene, told: TimedEvent) -> list[str]:
    """What those at the table were called: a move stays that of whoever made it."""
    sitters = table.record.sitters
    if not sitters.times:
        return scene.names
    chairs = sitters.chairs[sitters.at(told.at)]
    return [chair_name(chair, scene.language) for chair in chairs]


def line(scene: Scene, event: Event, names: list[str]) -> Markup:
    """A sentence, with the number of its rule; a new race stands out."""
    words = linked(tell(scene.language, scene.game, event, names, scene.seat), scene.game.name)
    headlines = package_of(scene.game.name).headline_events
    return Markup("<b>{}</b>").format(words) if event.code in headlines else words


def linked(words: str, game: str) -> Markup:
    """A sentence in which every number of a rule leads to the rule."""
    link = rf'<a class="rule" href="/rules/{game}#\1" target="_blank">\1</a>'
    return Markup(rule_number(game).sub(link, str(escape(words))))


def notice_board(site: Site, table: Table, scene: Scene) -> NoticeBoard:
    """Where the events that this viewer may hear of stand as sentences."""
    boards: dict[Any, NoticeBoard] = site.boards.setdefault(table, {})
    key = (scene.language, scene.seat, tuple(scene.names))
    if key not in boards:
        boards[key] = NoticeBoard()
    return boards[key]
