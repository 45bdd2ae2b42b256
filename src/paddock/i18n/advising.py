"""Hints and reasons as sentences for one reader."""

from __future__ import annotations

from collections.abc import Sequence

from paddock.core.game import Game
from paddock.core.moves import Move
from paddock.core.view import View
from paddock.games import package_of
from paddock.games.reasons import SEARCH, Reason, Reasons, blame_for, reason_for
from paddock.i18n import say
from paddock.i18n.telling import arguments, text


def reasons_of(game: str) -> Reasons | None:
    """What a game can say of its moves; None for one that says nothing."""
    own = package_of(game).advice
    return own() if own is not None else None


def why(
    language: str,
    game: Game,
    view: View,
    move: Move,
    names: Sequence[str],
    searched: bool = True,
) -> str:
    """What speaks for a move, to the one who may make it. All of it is in the view. Of a bot that
    has not searched it is not said that it has."""
    reason = reason_for(reasons_of(game.name), view, move)
    if reason is SEARCH and not searched:
        return say(language, "hint-by-rule")
    return sentence(language, game, "advice", reason, names, view.seat)


def why_me(
    language: str, game: Game, view: View, move: Move, names: Sequence[str], viewer: int
) -> str:
    """Why a move was aimed at the viewer. `view` is that of somebody who only looked on before it:
    nothing that the mover kept hidden is told."""
    side = int(game.side_of[viewer])
    reason = blame_for(reasons_of(game.name), view, move, side)
    return sentence(language, game, "blame", reason, names, viewer)


def sentence(
    language: str, game: Game, kind: str, reason: Reason, names: Sequence[str], viewer: int
) -> str:
    words = arguments(language, game, dict(reason.facts), names, viewer)
    return text(language, game.name, kind, reason.name, **words)
