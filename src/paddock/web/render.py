"""Renders a table as HTML for one viewer. Every view is complete, never a difference."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from paddock.core.errors import OK
from paddock.core.seats import NOBODY
from paddock.games import package_of
from paddock.i18n import say
from paddock.i18n.telling import text, title
from paddock.tables import Table, TimedEvent
from paddock.tables.entities import BOT
from paddock.tables.hint_giver import may_ask
from paddock.tables.newcomers import awaited_seats, owned_seat
from paddock.tables.presence import PATIENCE
from paddock.tables.queries import deadline, should_prompt
from paddock.web.chat import chat_context
from paddock.web.controls import controls_of
from paddock.web.notices import notice_board
from paddock.web.pacing import pacing
from paddock.web.people import seat_mark, shown_names
from paddock.web.plan_lines import plan_lines
from paddock.web.plates import plate
from paddock.web.question_bar import named_outcome, sentence, to_move
from paddock.web.room import room
from paddock.web.scene import Scene
from paddock.web.score import ShownResult, result_context
from paddock.web.since import last_card, notes
from paddock.web.site import Site
from paddock.web.story import story_context, story_of
from paddock.web.undo import undo_context
from paddock.web.visitor import Visitor

MOST_NEWS = 80  # events passed to a board's drawing


def table_context(site: Site, table: Table, visitor: Visitor, **more: Any) -> dict[str, Any]:
    """The context of `_table.html` for this visitor."""
    language = visitor.language
    context: dict[str, Any] = {
        "id": table.id,
        "game": table.game.name,
        "game_title": title(language, table.game.name),
        "reacts": package_of(table.game.name).reactions,
        "over": table.over,
        "read_only": table.read_only,
        "seal": table.record.commitment,
        "help_touch": help_touch(language, table.game.name),
        "help_keys": help_keys(language, table.game.name),
        "help_more": controls_of(table.game.name).help(language),
        "version": table.journal.version,
        "started": table.match is not None,
        "host": table.record.host == visitor.player.id,
        "rematch": f"/t/{table.record.rematch_id}" if table.record.rematch_id else "",
        "mine_seat": table.record.seat_of(visitor.player.id) >= 0,
        "standing": standing(table, visitor),
        "plan_lines": plan_lines(table, language),
        "curtain": None,
        **chat_context(site.chat, table, visitor.player, language),
        **more,
    }
    if table.match is None:
        return {**context, **room(site, table, visitor, more)}
    return {**context, **match_context(site, table, visitor)}


def help_keys(language: str, game: str) -> str:
    """The keyboard help: a page of buttons needs no keys of its own."""
    if package_of(game).page is None:
        return say(language, "web-help-buttons")
    return say(language, f"{game}-web-help-keys")


def help_touch(language: str, game: str) -> str:
    """The help for touch screens: the game's own, then what all tables share."""
    own = "web-touch-buttons" if package_of(game).page is None else f"{game}-web-help-touch"
    return f"{say(language, own)} {say(language, 'web-touch-all')}"


def standing(table: Table, visitor: Visitor) -> str:
    """The visitor's standing answer to reactions."""
    seat = table.record.seat_of(visitor.player.id)
    return table.record.chairs[seat].standing if seat >= 0 else "ask"


# The match


def scene_of(table: Table, visitor: Visitor) -> Scene:
    """Everything that leaves the engine for this viewer."""
    assert table.match is not None
    state = table.match.state
    seat = table.record.seat_of(visitor.player.id)
    asked = seat >= 0 and should_prompt(table, seat)
    scene = Scene(
        visitor.language,
        table.game,
        state.view(seat),
        shown_names(table, visitor.language),
        state.legal(seat) if asked else [],
        {},
        table.autoplay.pause.is_open(),
        visitor.player.id in table.autoplay.pause.done,
        news_of(table, seat),
    )
    if asked:
        for text_of_move in controls_of(table.game.name).moves_to_explain(scene):
            refusal = state.refusal(seat, table.game.read(text_of_move))
            if refusal is not OK:
                scene.reasons[text_of_move] = refusal
    return scene


def news_of(table: Table, seat: int) -> list[TimedEvent]:
    """The viewer's events since their own last answer, that included; a limited number."""
    since = table.record.own_ply(seat)
    heard: list[TimedEvent] = []
    for told in reversed(table.record.history):
        if told.ply < since or len(heard) == MOST_NEWS:
            break
        if told.event.heard_by(seat):
            heard.append(told)
    return heard[::-1]


def match_context(site: Site, table: Table, visitor: Visitor) -> dict[str, Any]:
    """The context of a running or finished match."""
    assert table.match is not None
    language = visitor.language
    scene = scene_of(table, visitor)
    seat = scene.seat
    stopped = table.stops.open and not scene.pausing
    over = table.over and not scene.pausing
    asked = table.stops.may_go_on(seat) if stopped else bool(scene.legal)
    own = controls_of(table.game.name)
    macros: Any = site.env.get_template(own.template).module
    drawn = {"game": table.game.name, "moves": table.game.by_text, **own.context(scene)}
    ends = deadline(table, seat)
    ask = sentence(table, scene)
    name = title(language, table.game.name)
    turn = say(language, "web-your-turn")
    notices = notice_board(site, table, scene)
    lines = notices.read(table, scene)
    told = notes(table, scene, notices)
    return {
        "page_title": f"{turn} – {name}" if asked else name,
        "asked_me": asked,
        "question_id": table.record.question_id(seat),
        "question": ask,
        "window": max(0.0, round(ends - table.journal.clock.now(), 1)) if ends else 0,
        "plates": [
            {
                **plate(table, scene, one),
                "shows_card": bool(own.card_events) and one.seat != seat,
                "last": last_card(table, scene, notices, one.seat),
            }
            for one in table.record.chairs
        ],
        "told": told,
        "news": sum(not one["quiet"] for one in told),
        "pace": table.plan.pace,
        "board": Markup(macros.board(drawn)),
        "controls": Markup(macros.controls(drawn)),
        "hand": Markup(macros.hand(drawn)) if seat >= 0 and not over and not stopped else "",
        "stopped": stopped,
        "result": result(table, scene) if over or stopped else None,
        "shows": drawn.get("scene", ""),
        "hand_beside": own.hand_beside,
        "seated": seat >= 0,
        "story": story(site, table, scene) if over and not table.read_only else None,
        "may_take_back": seat >= 0
        and not table.over
        and (table.record.held(seat) is not None or table.record.taking_back(seat)),
        "may_sit": seats_to_take(table, scene, visitor.player.id),
        "awaited": awaited(table, scene, visitor.player.id),
        "over": over,
        "to_share": named_outcome(table, scene) if over else "",
        "pausing": scene.pausing,
        **looking(table, scene),
        "lines": lines,
        "line_count": notices.count,
        "pacing": pacing(table, scene),
        "may_hint": bool(scene.legal) and may_ask(table.record, visitor.player.id),
        "mover": mover(table, scene),
        "stand_in": stand_in(table, scene),
        "guide": site.guiding.note(table, scene, visitor.player),
        "undo": undo_context(table, scene),
    }


def stand_in(table: Table, scene: Scene) -> dict[str, Any] | None:
    """Which awaited player is absent, and in how many seconds a bot answers for them."""
    if table.plan.absent != BOT or table.over or table.stops.open:
        return None
    now = table.journal.clock.now()
    away = [
        (table.presence.away_since(chair.player), chair)
        for chair in table.record.chairs
        if chair.human and chair.seat in to_move(table, scene) and chair.seat != scene.seat
    ]
    soon = [
        (max(0.0, since + PATIENCE - now), chair)
        for since, chair in away
        if since is not None and not table.presence.bot_substitutes(chair.player)
    ]
    if not soon:
        return None
    left, chair = min(soon, key=lambda one: one[0])
    return {"name": scene.names[chair.seat], "left": round(left, 1)}


def looking(table: Table, scene: Scene) -> dict[str, str]:
    """The button of a viewer during a pause: go on, or look again."""
    looks = scene.seat >= 0 and table.autoplay.pause.is_looking()
    again = looks and scene.done and not scene.pausing
    key = "go-on" if scene.pausing else "skip"
    return {
        "enough": text(scene.language, table.game.name, "web", key)
        if looks and not scene.done
        else "",
        "look_on": say(scene.language, "web-look-on") if again else "",
    }


def mover(table: Table, scene: Scene) -> str:
    """The selector of the place from which a new card on the table comes, for its animation."""
    for told in reversed(table.record.history[-8:]):
        seat = told.event.args.get("seat")
        if seat is not None and told.event.audience & 1:
            return "#hand" if seat == scene.seat else f"#plate-{seat}"
    return "#stock"


def result(table: Table, scene: Scene) -> ShownResult | None:
    """The standings, at the end and between two parts; None during a race."""
    assert table.match is not None
    own, state = controls_of(table.game.name), table.match.state
    marks = [seat_mark(table, one, scene) for one in first_seats(table)]
    if table.over:
        places = own.final_standings(scene, [int(place) for place in state.places()])
        return result_context(scene, own, places, marks, list(state.winners()))
    if table.stops.open:
        return result_context(scene, own, own.part_standings(scene), marks, [])
    return None


def story(site: Site, table: Table, scene: Scene) -> dict[str, Any]:
    """The chart and moments of a finished match; computed once for all viewers."""
    if table not in site.stories:
        site.stories[table] = story_of(table)
    return story_context(table, scene, site.stories[table])


def first_seats(table: Table) -> list[int]:
    """The first seat of each side, whose mark stands for the side."""
    side_of = [int(side) for side in table.game.side_of]
    return [side_of.index(side) for side in range(table.game.sides)]


def seats_to_take(table: Table, scene: Scene, player_id: str) -> list[tuple[int, str]]:
    """The seats that a visitor may take, each with its button's text: the visitor's own one that a
    substitute plays, or a bot's where anybody may sit. A television may take none.
    """
    if not player_id or scene.seat >= 0 or table.over:
        return []
    own = owned_seat(table.record, player_id)
    left = table.record.hands.get(player_id, NOBODY)  # a player who has left may come back
    if own == NOBODY and left != NOBODY and table.seats.newcomers.is_free(left, player_id):
        own = left
    if own != NOBODY:
        return [(own, say(scene.language, "web-take-own-seat"))]
    if table.plan.visibility != "open" or awaited_seats(table.record, player_id):
        return []
    return [
        (chair.seat, say(scene.language, "web-take-seat", name=scene.names[chair.seat]))
        for chair in table.record.chairs
        if table.seats.newcomers.is_free(chair.seat, player_id)
    ]


def awaited(table: Table, scene: Scene, player_id: str) -> str:
    """The sentence that this visitor gets a seat at the next deal, or empty."""
    for seat in awaited_seats(table.record, player_id):
        return say(scene.language, "web-seat-awaited", name=scene.names[seat])
    return ""
