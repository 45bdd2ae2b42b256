"""One position of a finished match: the view of the live table without its controls."""

from __future__ import annotations

import re
from typing import Any, Final

from markupsafe import Markup

from paddock.core.seats import NOBODY
from paddock.i18n import say
from paddock.tables import Player, Table
from paddock.tables.match_replay import EYES
from paddock.web.controls import Controls, controls_of
from paddock.web.people import seat_mark, shown_names
from paddock.web.render import scene_of, table_context
from paddock.web.replay_cache import ALL_OPEN
from paddock.web.scene import Scene
from paddock.web.site import Site
from paddock.web.visitor import Visitor

ID: Final = re.compile(r'(<[^>]*?\s)(id|for|name)="')
PRESSED: Final = '<button form="play"'  # a button of the board that makes a move
# A finished match has no controls.
INERT: Final[dict[str, Any]] = {
    "controls": "",
    "asked_me": False,
    "window": 0,
    "may_take_back": False,
    "may_sit": [],
    "awaited": "",
    "enough": "",
    "look_on": "",
    "pacing": {},
    "rematch": "",
    "mine_seat": False,
    "host": False,
    "company": False,  # the chat stays at the live table
    "said": [],
    "curtain": None,
    "guide": None,
    "stand_in": None,
}


def moment_context(site: Site, table: Table, visitor: Visitor, eyes: str) -> dict[str, Any]:
    """The context of `_table.html` for a replay from this viewpoint."""
    viewer = Visitor(Player(EYES, "", visitor.player.settings), visitor.language, True)
    facts = {**table_context(site, table, viewer), **INERT}
    if eyes == ALL_OPEN and controls_of(table.game.name).template == Controls.template:
        facts["board"] = open_board(site, table, viewer)
    facts["board"] = Markup(str(facts["board"]).replace(PRESSED, PRESSED + " disabled"))
    if eyes == ALL_OPEN and not facts["result"]:
        facts["hand"] = open_hands(site, table, visitor.language)
    return facts


def open_board(site: Site, table: Table, viewer: Visitor) -> Markup:
    """The default page's facts, with what each player alone knows."""
    assert table.match is not None
    scene = scene_of(table, viewer)
    scene.own_views = [table.match.state.view(seat) for seat in range(table.game.players)]
    own = controls_of(table.game.name)
    macros: Any = site.env.get_template(own.template).module
    return Markup(macros.board({"game": table.game.name, **own.context(scene)}))


def open_hands(site: Site, table: Table, language: str) -> Markup:
    """Every hand side by side, as its owner sees it; empty for a game without hands."""
    assert table.match is not None
    own = controls_of(table.game.name)
    macros: Any = site.env.get_template(own.template).module
    names = shown_names(table, language)
    hands = []
    for seat in range(table.game.players):
        scene = Scene(language, table.game, table.match.state.view(seat), names, [], {})
        drawn = {"game": table.game.name, "moves": table.game.by_text, **own.context(scene)}
        hand = str(Markup(macros.hand(drawn))).strip()
        if hand:
            # Ids must be unique on a page, and a choice must not affect another hand's.
            marked = ID.sub(rf'\1\2="s{seat}-', hand)
            mark = seat_mark(table, seat, scene)
            hands.append(
                f'<div class="open-hand"><span class="whose">{mark}{Markup.escape(names[seat])}'
                f"</span>{marked}</div>"
            )
    if not hands:
        return Markup("")
    label = Markup.escape(say(language, "replay-eyes-all"))
    opening = f'<div id="open-hands" role="group" aria-label="{label}" data-scroll>'
    return Markup(f"{opening}{''.join(hands)}</div>")


def eyes_offered(table: Table, language: str) -> list[tuple[str, str]]:
    """The viewpoints besides all open: every seat's, and a spectator's."""
    names = shown_names(table, language)
    return [(str(seat + 1), name) for seat, name in enumerate(names)]


def view_of(table: Table, seat: int) -> Any:
    """What a drawing shows from a seat's viewpoint."""
    assert table.match is not None
    return table.match.state.view(seat if seat >= 0 else NOBODY)
