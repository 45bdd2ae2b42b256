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
    """What a game can say about its moves; None if it has nothing."""
    own = package_of(game).advice
    return own() if own is not None else None


def why(
    language: str,
    game: Game,
    view: View,
    move: Move,
    names: Sequence[str],
    searched: bool = True,
    choices: int = 2,
) -> str:
    """The reason for a move, for the player who may make it. It follows from the view alone. If the
    bot has not searched, the sentence does not say so. `choices` is the number of legal moves.
    """
    if choices == 1:
        return say(language, "hint-only")
    reason = reason_for(reasons_of(game.name), view, move)
    if reason is SEARCH and not searched:
        return say(language, "hint-by-rule")
    return sentence(language, game, "advice", reason, names, view.seat)


def why_me(
    language: str, game: Game, view: View, move: Move, names: Sequence[str], viewer: int
) -> str:
    """Why a move was aimed at the viewer. `view` is a spectator's before the move, so nothing that
    the mover kept hidden is revealed.
    """
    side = int(game.side_of[viewer])
    reason = blame_for(reasons_of(game.name), view, move, side)
    return sentence(language, game, "blame", reason, names, viewer)


def sentence(
    language: str, game: Game, kind: str, reason: Reason, names: Sequence[str], viewer: int
) -> str:
    """A reason as a sentence."""
    words = arguments(language, game, dict(reason.facts), names, viewer)
    return text(language, game.name, kind, reason.name, **words)
