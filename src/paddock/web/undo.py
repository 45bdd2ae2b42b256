"""Undo on the page: the decisions to go back to, whom to ask, or why it is not possible."""

from __future__ import annotations

from typing import Any, Final

from paddock.core.seats import NOBODY
from paddock.i18n import say
from paddock.tables import Table
from paddock.tables.undo import PEOPLE, open_wish, others_at, refused_by, undo_refusal
from paddock.web.scene import Scene

MOST_UNDONE: Final = 40  # decisions that a page offers


def undo_context(table: Table, scene: Scene) -> dict[str, Any] | None:
    """The viewer's own decisions that they may go back to, the last one first; or the reason why
    not; or the request of another player.
    """
    record, seat, language = table.record, scene.seat, scene.language
    if seat < 0 or table.over or table.read_only:
        return None
    plies = record.playing.plies

    def said(ply: int) -> str:
        return scene.label(table.game.read(plies[ply].text))

    facts: dict[str, Any] = {"why": "", "refused": "", "asks": False, "wish": None, "decisions": []}
    why = undo_refusal(record, seat)
    wish = open_wish(record)
    if wish is not None:
        mine = wish.seat == seat
        # The decision may be hidden from the others, so only its author reads it.
        words = (
            say(language, "undo-wish-mine", move=said(wish.ply))
            if mine
            else say(language, "undo-wish", name=scene.names[wish.seat])
        )
        facts["wish"] = {
            "said": words,
            "entry": wish.entry,
            "open": seat in others_at(record, wish.seat) - wish.agreed,
        }
    elif why == PEOPLE and others_at(record, seat):
        facts["asks"] = True
        by = refused_by(record, seat, table.journal.clock.now())
        if by != NOBODY:
            facts["refused"] = say(language, "undo-refused", name=scene.names[by])
    elif why:
        return {**facts, "why": say(language, f"undo-why-{why}")}
    chosen = record.decisions(seat)[: -MOST_UNDONE - 1 : -1]
    return {**facts, "decisions": [(ply, said(ply)) for ply in chosen]}
