"""*Race now*: what a visitor chose the last time, and what is usual the first time."""

from __future__ import annotations

from typing import Any, Final

from paddock import shelf
from paddock.games import package_of
from paddock.tables import Plan, Player
from paddock.tables.plan import BOT_SEAT, PACES, usual_level

KEY: Final = "race"  # in a player's settings: the pace, and by game the count and the level


def remember_race(player: Player, plan: Plan) -> None:
    """Keep what was chosen, to be saved with the player."""
    kept = player.settings.get(KEY)
    levels = [seat["level"] for seat in plan.seats if seat["kind"] == BOT_SEAT]
    last = {"count": plan.players, "level": levels[0] if levels else ""}
    player.settings[KEY] = {
        **(kept if isinstance(kept, dict) else {}),
        "pace": plan.pace,
        plan.game: last,
    }


def usual_race(player: Player, game: str) -> dict[str, Any]:
    """How many players, which bots and which pace the form begins with."""
    title, best = shelf.title(game), package_of(game).best_players
    kept = player.settings.get(KEY)
    kept = kept if isinstance(kept, dict) else {}
    own = kept.get(game)
    own = own if isinstance(own, dict) else {}
    count, level, pace = own.get("count"), own.get("level"), kept.get("pace")
    return {
        "count": count if count in title.players else best or title.players[0],
        "level": level if level in shelf.levels(game) else usual_level(game),
        "pace": pace if pace in PACES else "normal",
    }
