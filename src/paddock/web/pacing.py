"""The pace of bots on the page: players choose it, and may skip waits."""

from __future__ import annotations

from paddock.i18n import say
from paddock.tables import Table
from paddock.tables.entities import BOT
from paddock.tables.plan import PACES
from paddock.web.scene import Scene

SKIP = "skip"  # sent in place of a pace


def pacing(table: Table, scene: Scene) -> dict[str, str]:
    """What the question bar offers while bots move; nothing for spectators, nor while all look at
    something: whoever has seen enough of it says so with a button of its own.
    """
    if table.autoplay.pause.is_looking():
        return {}
    bots = any(table.record.chairs[seat].kind == BOT for seat in scene.view.waiting if seat >= 0)
    if scene.seat < 0 or scene.legal or table.over or not bots:
        return {}
    order = list(PACES)
    pace = table.plan.pace
    return {
        "now": say(scene.language, "web-tempo", pace=say(scene.language, f"web-tempo-{pace}")),
        "next": order[(order.index(pace) + 1) % len(order)],
    }


async def set_pace(table: Table, player_id: str, wish: str) -> None:
    """Set the pace of a table, or let its bots skip their pauses until a person is asked."""
    if wish == SKIP:
        await table.skip(player_id)
    else:
        await table.set_pace(player_id, wish)
