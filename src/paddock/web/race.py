"""*Race now* on the home page: its form starts with the visitor's last choices."""

from __future__ import annotations

from typing import Any, Final

from paddock import shelf
from paddock.games import package_of
from paddock.shelf import usual_level
from paddock.tables import Player, TablePlan
from paddock.tables.plan import BOT_SEAT, PACES

# in a player's settings: the pace, and by game the number of players and the level
KEY: Final = "race"


def remember_race(player: Player, plan: TablePlan) -> None:
    """Keep the choices in the player's settings; the caller saves them."""
    kept = player.settings.get(KEY)
    levels = [seat["level"] for seat in plan.seats if seat["kind"] == BOT_SEAT]
    last = {"count": plan.players, "level": levels[0] if levels else ""}
    player.settings[KEY] = {
        **(kept if isinstance(kept, dict) else {}),
        "pace": plan.pace,
        plan.game: last,
    }


def remember_pace(player: Player, pace: str) -> bool:
    """Keep a pace that was chosen at a table; False if it is none, or not new."""
    kept = player.settings.get(KEY)
    kept = kept if isinstance(kept, dict) else {}
    if pace not in PACES or kept.get("pace") == pace:
        return False
    player.settings[KEY] = {**kept, "pace": pace}
    return True


def usual_race(player: Player, game: str) -> dict[str, Any]:
    """The number of players, the bots and the pace that the form begins with."""
    title, best = shelf.title(game), package_of(game).best_players
    kept = player.settings.get(KEY)
    kept = kept if isinstance(kept, dict) else {}
    own = kept.get(game)
    own = own if isinstance(own, dict) else {}
    count, level, pace = own.get("count"), own.get("level"), kept.get("pace")
    return {
        "count": count if count in title.players else best or title.players[0],
        "level": level if level in shelf.offered(game) else usual_level(game),
        "pace": pace if pace in PACES else "normal",
    }
