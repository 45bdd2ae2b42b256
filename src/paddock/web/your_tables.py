"""A player's own tables on the home page: the state of each, and what it waits for."""

from __future__ import annotations

import asyncio
import time
from typing import Any, Final

from babel.dates import format_timedelta
from markupsafe import Markup

from paddock.core.errors import PaddockError
from paddock.games import package_of
from paddock.i18n import chain, say
from paddock.i18n.telling import text, title
from paddock.tables import House, Listed, Table
from paddock.tables.entities import OPEN
from paddock.tables.queries import should_prompt
from paddock.web.controls import controls_of
from paddock.web.people import seat_mark, shown_names
from paddock.web.question_bar import outcome
from paddock.web.render import scene_of
from paddock.web.scene import Scene
from paddock.web.standings import own_side, places_of
from paddock.web.visitor import Visitor

MOST_RUNNING: Final = 8
MOST_FINISHED: Final = 4
PATIENCE: Final = 2.0  # seconds; a table that takes longer to read is listed without details


async def your_tables(house: House, visitor: Visitor) -> list[dict[str, Any]]:
    """First the tables that wait for the visitor, then the others, then finished ones."""
    if not visitor.known:
        return []
    mine = visitor.player.id
    listed = [*house.lobby.tables_of(mine), *house.lobby.left_by(mine)][:MOST_RUNNING]
    over = house.lobby.finished_of(mine)[:MOST_FINISHED]
    rows = await asyncio.gather(*(row(house, one, visitor) for one in [*listed, *over]))
    return sorted(rows, key=lambda one: (one["over"], not one["mine"]))


async def row(house: House, listed: Listed, visitor: Visitor) -> dict[str, Any]:
    """One table. One that cannot be read is listed by its name."""
    plain = {
        "id": listed.id,
        "title": title(visitor.language, listed.game),
        "details": [],
        "who": ", ".join(name for name in listed.names if name),
        "state": "",
        "standing": "",
        "since": ago(visitor.language, listed.created),
        "mark": "",
        "mine": False,
        "over": listed.over,
    }
    try:
        table = await asyncio.wait_for(asyncio.shield(house.table(listed.id)), PATIENCE)
    except (PaddockError, TimeoutError):
        return plain
    return {**plain, **(playing(table, visitor) if table.match else waiting(table, visitor))}


def waiting(table: Table, visitor: Visitor) -> dict[str, Any]:
    """A table before the start."""
    free = sum(chair.kind == OPEN for chair in table.record.chairs)
    return {
        "details": chosen(table, visitor.language),
        "who": others(table, visitor),
        "state": say(visitor.language, "web-lobby-free", count=free),
        "mark": Markup(seat_mark(table, max(0, table.record.seat_of(visitor.player.id)))),
        "since": ago(visitor.language, table.record.changed),
    }


def playing(table: Table, visitor: Visitor) -> dict[str, Any]:
    """A table with a running or finished match."""
    language = visitor.language
    scene = scene_of(table, visitor)
    own = controls_of(table.game.name)
    part = own.now(scene) if not table.over else ""
    seat = scene.seat
    asked = seat >= 0 and (should_prompt(table, seat) or table.stops.may_go_on(seat))
    return {
        "details": [*chosen(table, language), *([part] if part else [])],
        "who": others(table, visitor),
        "mine": asked and not table.over,
        "state": state(table, scene, asked),
        "standing": standing(table, scene),
        "since": ago(language, table.record.changed),
        "mark": Markup(seat_mark(table, seat, scene)) if seat >= 0 else "",
        "over": table.over,
    }


def state(table: Table, scene: Scene, asked: bool) -> str:
    """Whose turn it is, or who has won."""
    if table.over:
        return outcome(table, scene)
    if scene.seat < 0:
        return say(scene.language, "web-you-left")
    if asked:
        return say(scene.language, "web-your-turn")
    if table.stops.open:
        return say(scene.language, "web-result")
    names = [scene.names[seat] for seat in scene.view.waiting if seat >= 0]
    return say(scene.language, "web-turn-of", names=", ".join(names)) if names else ""


def standing(table: Table, scene: Scene) -> str:
    """The visitor's place; empty while nobody leads."""
    assert table.match is not None
    side = own_side(scene)
    lead = controls_of(table.game.name).lead(scene)
    if side < 0 or (not table.over and len(set(lead)) < 2):
        return ""
    places = table.match.state.places() if table.over else places_of(lead)
    return say(scene.language, "web-place-of", place=int(places[side]), count=len(places))


def chosen(table: Table, language: str) -> list[str]:
    """The length of a series, by which a championship is recognised."""
    name, setup = table.game.name, table.game.setup
    single = package_of(name).single_part
    return [
        text(language, name, "word", option.write(setup.options[option.name]))
        for option in setup.offered
        if option.words
        and single.get(option.name, setup.options[option.name]) != setup.options[option.name]
    ]


def others(table: Table, visitor: Visitor) -> str:
    """The other players."""
    names = shown_names(table, visitor.language)
    chairs = table.record.chairs
    return ", ".join(
        name
        for name, chair in zip(names, chairs, strict=True)
        if chair.player != visitor.player.id and chair.kind != OPEN
    )


def ago(language: str, when: float) -> str:
    """How long ago, in words."""
    seconds = min(-1.0, when - time.time())  # never in the future, even if it was just now
    return str(
        format_timedelta(round(seconds), add_direction=True, locale=chain(language)[0], threshold=1)
    )
