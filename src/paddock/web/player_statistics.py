"""Statistics of a player's finished matches by game: places, points, favourite cards and luck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from markupsafe import Markup

from paddock.drawing.small import bars, course
from paddock.i18n import has, say
from paddock.i18n.telling import card_name, title
from paddock.web.controls import controls_of
from paddock.web.results import PastMatch

FAVOURITES: Final = 3
ENOUGH: Final = 2  # matches: a plot needs two points
LONGEST: Final = 60  # matches in a plot, the last ones


def statistics(matches: list[PastMatch], language: str) -> list[dict[str, Any]]:
    """The statistics of each game; matches that do not count are left out."""
    return [
        figures(game, mine, language)
        for game in dict.fromkeys(one.game for one in matches)
        if (mine := [one for one in matches if one.game == game and one.counts])
    ]


def figures(game: str, mine: list[PastMatch], language: str) -> dict[str, Any]:
    """The rows and plots of one game. `mine` begins with the last match."""
    own, last = controls_of(game), max(one.place for one in mine)
    places = [sum(one.place == place for one in mine) for place in range(1, last + 1)]
    scores = [one.score / one.parts for one in mine]
    best = max(mine, key=lambda one: one.score / one.parts)
    return {
        "title": title(language, game),
        "matches": len(mine),
        "wins": sum(one.won[one.seat] for one in mine),
        "places": places,
        "bars": Markup(
            bars(
                places, [f"{n}." for n in range(1, last + 1)], title=say(language, "history-places")
            )
        ),
        "best": own.score(language, best.score, best.parts),
        "mean": own.score(language, round(sum(scores) / len(scores)), 1),
        "course": Markup(course(scores[LONGEST::-1], title=say(language, "history-points")))
        if len(scores) >= ENOUGH
        else "",
        "liked": favourites(game, mine, language),
        "luck": luck_of(mine, language),
    }


def favourites(game: str, mine: Sequence[PastMatch], language: str) -> list[tuple[str, int]]:
    """The cards played most, with their counts."""
    found: Counter[str] = Counter()
    for one in mine:
        found.update(one.liked)
    return [(thing(language, game, key), count) for key, count in found.most_common(FAVOURITES)]


def thing(language: str, game: str, key: str) -> str:
    """`card 75` or `gear 4` in words. A card that is only a number gets the word for it."""
    part, _, value = key.partition(" ")
    own = f"{game}-liked-{part}"
    name = card_name(language, game, value)
    return say(language, own, value=name) if has(language, own) else name


def luck_of(mine: Sequence[PastMatch], language: str) -> str:
    """The mean luck of the analysed matches; empty if there is none."""
    known = [one.luck for one in mine if one.luck is not None]
    if not known:
        return ""
    mean = round(sum(known) / len(known))
    amount = controls_of(mine[0].game).score(language, abs(mean), 1)
    said = f"+{amount}" if mean > 0 else f"\N{MINUS SIGN}{amount}" if mean < 0 else amount
    return say(language, "history-luck-mean", amount=said, count=len(known))
