"""The poster of Crazy Rally: three cards over a winding road."""

from __future__ import annotations

from functools import cache

from paddock.drawing.posters import HIGH, WIDE, fan
from paddock.drawing.posters import poster as framed
from paddock.drawing.svg import path, rect
from paddock.drawing.theme import WHITE, palette
from paddock.games.crazy_rally.drawing.faces import track_face, tuning_face
from paddock.games.crazy_rally.drawing.table import house

ROAD = "M-10 136H176C236 136 236 30 176 30H-10"


@cache
def poster() -> str:
    p = palette("light")
    box = house()
    track = {card.name: card for card in box.track}
    tickets = {card.name: card for card in box.tuning}
    faces = [
        track_face(track["narrow-hairpin"], lambda code: "", "light"),
        tuning_face(tickets["purple-wtn"], "light"),
        track_face(track["big-jump"], lambda code: "", "light"),
    ]
    bend = (
        rect(0, 0, WIDE, HIGH, p.paint("alarm"))
        + path(ROAD, p.pen("road", 34, ""))
        + path(ROAD, p.pen(WHITE, 2, "") + ' stroke-dasharray="14 10"')
    )
    return framed(bend + fan(faces))
