"""What has happened since a viewer's own last move: a line of short notes above the board.

Each note is an event that this viewer may hear of. It is what the page tells in words, and what its
scripts move things by: the code and the arguments of the event stand in the page with it.
"""

from __future__ import annotations

from typing import Any, Final

import orjson
from markupsafe import Markup

from paddock.core.seats import just
from paddock.i18n.telling import tell
from paddock.tables import Table
from paddock.web.controls import controls_of
from paddock.web.notices import NoticeBoard, Told
from paddock.web.people import seat_mark
from paddock.web.scene import Scene

MOST: Final = 50  # notes on the page; the log has them all
SPARE: Final = 30  # taken away together: each time, all that are left move
WATCHED: Final = 8  # for somebody who looks on, and has no move of their own


def notes(table: Table, scene: Scene, board: NoticeBoard) -> list[dict[str, Any]]:
    """The notes of this viewer, the oldest first; what they did themselves is not put in words."""
    since = table.record.own_ply(scene.seat)  # of nobody's seat: the first one
    told = [one for one in board.told if one.timed.ply >= since]
    if scene.seat < 0:
        told = told[-WATCHED:]
    elif len(told) > MOST:
        oldest = told[-MOST].number // SPARE * SPARE
        told = [one for one in told if one.number >= oldest]
    if scene.pausing and told:  # the cards lie open, and tell it themselves
        newest = told[-1].timed.ply
        told = [one for one in told if one.timed.ply < newest]
    return [note(table, scene, one) for one in told]


def note(table: Table, scene: Scene, told: Told) -> dict[str, Any]:
    """One of them. What is `quiet` is there for the scripts, and not to be read."""
    event = told.timed.event
    seat, card = event.args.get("seat"), event.args.get("card")
    own_ply = table.record.own_ply(scene.seat)
    mine = scene.seat >= 0 and (seat == scene.seat or (seat is None and told.timed.ply == own_ply))
    alone = scene.seat >= 0 and event.audience == int(just(scene.seat))  # what only I may know
    quiet = mine or alone or not told.words
    own = controls_of(table.game.name)
    face = own.face(scene, str(card)) if event.code in own.card_events else ""
    return {
        "number": told.number,
        "code": event.code,
        "args": orjson.dumps(event.args).decode(),
        "quiet": quiet,
        "mark": Markup(seat_mark(table, seat, scene))
        if isinstance(seat, int) and not quiet
        else "",
        "face": Markup(face),
        "words": told.words,
    }


def last_card(table: Table, scene: Scene, board: NoticeBoard, seat: int) -> dict[str, Any] | None:
    """The card that another seat has played last, for its plate, and what it did with it."""
    event = board.cards.get(seat)
    if event is None or seat == scene.seat:
        return None
    own = controls_of(table.game.name)
    face = own.face(scene, str(event.args["card"]))
    if not face:
        return None
    said = tell(scene.language, scene.game, event, scene.names, scene.seat)
    return {"svg": Markup(face), "said": said, "code": event.code}
