"""The proof of fair luck, as the page of a finished match tells it."""

from __future__ import annotations

from typing import Any

from paddock.fair import Verdict, verify
from paddock.i18n import say
from paddock.tables import Table, clean_name
from paddock.web.people import shown_names


def fairness(table: Table, language: str) -> dict[str, Any]:
    """The verdict in a sentence, and what everybody needs to check it again."""
    assert table.match is not None
    log = table.match.log
    verdict = verify(table.game, log)
    names = shown_names(table, language)
    words = [f"{names[seat]}: “{word}”" for seat, word in sorted(log.words.items())]
    return {
        "proven": verdict.proven,
        "finding": str(verdict.finding),
        "sentences": sentences(language, verdict),
        "commitment": log.commitment,
        "secret": log.secret,
        "words": ", ".join(words),
    }


def sentences(language: str, verdict: Verdict) -> list[str]:
    """What came out, for a player."""
    said = say(
        language,
        f"fair-{verdict.finding}",
        draws=verdict.draws,
        ply=verdict.ply,
        given=clean_name(verdict.given, 60),
        due=verdict.due,
    )
    prefix = [say(language, "fair-prefix", count=verdict.prefix)] if verdict.prefix else []
    undone = [say(language, "fair-undone", count=verdict.undone)] if verdict.undone else []
    return [said, *prefix, *undone]
