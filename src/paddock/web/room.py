"""The waiting room before the start: seats, links for friends, and requests for a seat."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from paddock.core.seats import NOBODY
from paddock.i18n import say
from paddock.i18n.telling import title
from paddock.shelf import offered
from paddock.tables import Table
from paddock.tables.connected_bots import REMOTE
from paddock.tables.entities import BOT, OPEN
from paddock.tables.plan import HINTS, LISTED
from paddock.tables.player import isolated
from paddock.web.network import link_origin
from paddock.web.people import chair_name, seat_mark
from paddock.web.plan_lines import plan_lines
from paddock.web.site import Site
from paddock.web.visitor import Visitor


def room(site: Site, table: Table, visitor: Visitor, more: dict[str, Any]) -> dict[str, Any]:
    """The context of the waiting room."""
    language = visitor.language
    me = visitor.player.id
    hosting = table.record.host == me
    host = next(
        (isolated(one.name) for one in table.record.chairs if one.player == table.record.host), ""
    )
    seated = table.record.seat_of(me) >= 0
    any_free = any(chair.kind == OPEN for chair in table.record.chairs)
    free_for_all = table.plan.visibility == LISTED or bool(more.get("invite"))
    may_come = bool(me) and not seated and any_free  # a television is nobody
    sentence = "web-room-host" if hosting else "web-room-guest" if seated else "web-room-watch"
    invites = [one for one in table.invites.listed(me) if one.open] if hosting else []
    links = {one.seat: table.invites.token(one) for one in invites}
    asked = str(more.get("origin", ""))
    origin = link_origin(asked, *site.listening)
    base = f"{origin or asked}/t/{table.id}?invite="
    return {
        "page_title": title(language, table.game.name),
        "room_sentence": say(language, sentence, host=host),
        "hints_agreed": table.plan.hints == HINTS,
        "takeover": say(language, f"web-takeover-{table.plan.takeover}-agreed"),
        "levels": [*offered(table.game.name), *REMOTE.levels(table.game.name)],
        "ready": all(chair.kind != OPEN for chair in table.record.chairs),
        "link": base + links[NOBODY] if NOBODY in links else "",
        "here_only": bool(asked) and not origin,
        "knocks": table.knocks.listed(me) if hosting else [],
        "may_knock": may_come and not free_for_all,
        "knocked": table.knocks.has_knocked(me),
        "may_sit": may_come and free_for_all,
        "seated": seated,
        "own_name": visitor.player.name,
        "commitment": table.record.commitment,
        "word": table.record.chairs[table.record.seat_of(me)].word if seated else "",
        "table_lines": plan_lines(table, language, only_changed=True),
        "chairs": [
            {
                "seat": chair.seat,
                "roundel": Markup(seat_mark(table, chair.seat)),
                "name": chair_name(chair, language),
                "bot": chair.kind == BOT,
                "kind": chair.kind,
                "level": chair.level,
                "me": chair.player == me and chair.human,
                "may_sit": chair.kind == OPEN and may_come and free_for_all,
                "link": base + links[chair.seat] if chair.seat in links else "",
            }
            for chair in table.record.chairs
        ],
    }
