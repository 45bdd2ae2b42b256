"""A finished match as JSON data: players, every ply, and the result."""

from __future__ import annotations

from typing import Any

from paddock.core.points import count_points
from paddock.tables import Table


def match_facts(table: Table) -> dict[str, Any]:
    """Seats and sides count from 0, as in all data for programs; luck is seat -1."""
    assert table.match is not None
    log, state, record = table.match.log, table.match.state, table.record
    return {
        "id": table.id,
        "game": log.game,
        "rules": log.rules,
        "edition": log.edition,
        "players": log.players,
        "preset": log.preset,
        "options": log.options,
        "names": record.called,
        "bots": [chair.level for chair in record.chairs],
        "sides": [int(side) for side in table.game.side_of],
        "created": record.created,
        "started": record.started,
        "ended": record.changed,
        "casual": record.casual,
        "prefix": log.prefix,
        "commitment": log.commitment,
        "words": {str(seat): word for seat, word in log.words.items()},
        "secret": log.secret,
        "plies": [{"seat": entry.seat, "move": entry.text} for entry in log.entries],
        "scores": [count_points(score, table.game.parts) for score in state.scores()],
        "places": [int(place) for place in state.places()],
        "winners": [int(side) for side in state.winners()],
    }
