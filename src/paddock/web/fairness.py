"""The proof of fair luck on the page of a finished match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from paddock.core.errors import UnknownMove
from paddock.core.game import Game
from paddock.core.log import UNDO
from paddock.fair import ProofOutcome, ProofResult, verify
from paddock.i18n import say
from paddock.i18n.telling import OPEN, label
from paddock.tables import Table, clean_name
from paddock.web.people import shown_names


def fairness(table: Table, language: str) -> dict[str, Any]:
    """The verdict as a sentence, and the data needed to check it independently."""
    assert table.match is not None
    log = table.match.log
    verdict = verify(table.game, log)
    names = shown_names(table, language)
    words = [f"{names[seat]}: “{word}”" for seat, word in sorted(log.words.items())]
    return {
        "proven": verdict.proven,
        "finding": str(verdict.finding),
        "sentences": sentences(language, verdict, table.game, names),
        "commitment": log.commitment,
        "secret": log.secret,
        "words": ", ".join(words),
    }


def sentences(language: str, verdict: ProofResult, game: Game, names: Sequence[str]) -> list[str]:
    """The verdict for a player: cards and dice have the names they have at the table."""
    undo = verdict.given.startswith(f"{UNDO} ")
    other_deal = undo and verdict.finding is ProofOutcome.OTHER_LUCK
    said = say(
        language,
        "fair-other-deal" if other_deal else f"fair-{verdict.finding}",
        draws=verdict.draws,
        ply=verdict.ply,
        given=say(language, "fair-undo") if undo else named(language, verdict.given, game, names),
        due=named(language, verdict.due, game, names),
    )
    prefix = [say(language, "fair-prefix", count=verdict.prefix)] if verdict.prefix else []
    undone = [say(language, "fair-undone", count=verdict.undone)] if verdict.undone else []
    return [said, *prefix, *undone]


def named(language: str, text: str, game: Game, names: Sequence[str]) -> str:
    """A move of a log as a label; text that is no move of the game is kept."""
    try:
        return label(language, game, game.read(text), names, OPEN)
    except UnknownMove:
        return clean_name(text, 60)
