"""What has happened since a viewer's own last move: a strip of short notes above the board.

Each note is an event that this viewer may know. The page shows it in words, and its scripts animate
by the event's code and arguments, which are in the page too.
"""

from __future__ import annotations

from typing import Final, TypedDict

import orjson
from markupsafe import Markup

from paddock.core.seats import just
from paddock.i18n.telling import tell
from paddock.tables import Table
from paddock.web.controls import controls_of
from paddock.web.notices import HeardEvent, NoticeBoard
from paddock.web.people import seat_mark
from paddock.web.scene import Scene

MOST_NOTES: Final = 50  # notes on the page; the log has all of them
REMOVED_AT_ONCE: Final = 30  # notes removed together, because each removal moves the rest
LONG: Final = 40  # letters; a longer sentence has two lines on a phone
WATCHED: Final = 8  # notes for a spectator, who has no move of their own


class ShownNote(TypedDict):
    """A note on the page."""

    number: int
    code: str  # of the event
    args: str  # of the event, as JSON
    quiet: bool  # for scripts only, and not shown
    mark: Markup | str
    face: Markup
    words: str
    long: bool


class LastCard(TypedDict):
    """The card that a seat has played last."""

    svg: Markup
    said: str
    code: str  # of the event


def notes(table: Table, scene: Scene, board: NoticeBoard) -> list[ShownNote]:
    """The notes of this viewer, oldest first; their own actions are not put in words."""
    since = table.record.own_ply(scene.seat)  # for a spectator, the first ply
    heard = [one for one in board.newest if one.timed.ply >= since]
    if scene.seat < 0:
        heard = heard[-WATCHED:]
    elif len(heard) > MOST_NOTES:
        oldest = heard[-MOST_NOTES].number // REMOVED_AT_ONCE * REMOVED_AT_ONCE
        heard = [one for one in heard if one.number >= oldest]
    if scene.pausing and heard:  # during a pause the open cards show it
        newest = heard[-1].timed.ply
        heard = [one for one in heard if one.timed.ply < newest]
    return [note(table, scene, one) for one in heard]


def note(table: Table, scene: Scene, heard: HeardEvent) -> ShownNote:
    """One note."""
    event = heard.timed.event
    seat, card = event.args.get("seat"), event.args.get("card")
    own_ply = table.record.own_ply(scene.seat)
    mine = scene.seat >= 0 and (seat == scene.seat or (seat is None and heard.timed.ply == own_ply))
    # a private event of this viewer
    alone = scene.seat >= 0 and event.audience == int(just(scene.seat))
    quiet = mine or alone or not heard.words
    own = controls_of(table.game.name)
    face = own.face(scene, str(card)) if event.code in own.card_events else ""
    return {
        "number": heard.number,
        "code": event.code,
        "args": orjson.dumps(event.args).decode(),
        "quiet": quiet,
        "mark": Markup(seat_mark(table, seat, scene))
        if isinstance(seat, int) and not quiet
        else "",
        "face": Markup(face),
        "words": heard.words,
        "long": len(heard.words) > LONG,
    }


def last_card(table: Table, scene: Scene, board: NoticeBoard, seat: int) -> LastCard | None:
    """The card that another seat has played last and what it did, for the seat's plate."""
    event = board.cards.get(seat)
    if event is None or seat == scene.seat:
        return None
    own = controls_of(table.game.name)
    face = own.face(scene, str(event.args["card"]))
    if not face:
        return None
    said = tell(scene.language, scene.game, event, scene.names, scene.seat)
    return {"svg": Markup(face), "said": said, "code": event.code}
