"""A player's finished matches: a searchable list, statistics, and exports."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import Any

from paddock.core.points import count_points
from paddock.i18n import say
from paddock.i18n.telling import text, title
from paddock.store import Stored
from paddock.tables.player import isolated
from paddock.web.controls import controls_of


@dataclass
class PastMatch:
    """One finished match from its player's side."""

    id: str
    game: str
    ended: float
    seat: int
    names: list[str]
    people: list[bool]
    places: list[int]
    scores: list[int]
    parts: int
    won: list[bool]
    casual: str
    # how often each card was played, as `card 75`
    liked: dict[str, int] = field(default_factory=dict)
    luck: float | None = None  # points due to luck; None: not analysed
    sides: int = 0  # 0: a result from before this field

    @property
    def place(self) -> int:
        """The player's place."""
        return self.places[self.seat]

    @property
    def score(self) -> int:
        """The player's points."""
        return self.scores[self.seat]

    @property
    def counts(self) -> bool:
        """Whether the match counts for records."""
        return not self.casual


def played(stored: Stored, player: str) -> PastMatch:
    """A stored result from the side of one of its players."""
    note, *more = stored.notes
    data = note.data
    seat = data["players"].index(player)
    liked = data.get("liked", [])  # the first results had no such field
    return PastMatch(
        stored.row.id,
        stored.row.game,
        stored.row.over or note.at,
        seat,
        data["names"],
        [bool(one) for one in data["players"]],
        data["places"],
        data["scores"],
        data["parts"],
        data["won"],
        data["casual"],
        liked[seat] if liked else {},
        more[0].data["luck"][seat] if more else None,
        data.get("sides", 0),
    )


def found(matches: list[PastMatch], wanted: dict[str, str], language: str) -> list[PastMatch]:
    """The matches of a search: by game, by a part of a name, won ones, against people."""
    game, words = wanted.get("game", ""), wanted.get("q", "").casefold().split()
    kept = [one for one in matches if not game or one.game == game]
    if wanted.get("only") == "won":
        kept = [one for one in kept if one.won[one.seat]]
    elif wanted.get("only") == "people":
        kept = [one for one in kept if sum(one.people) > 1]
    return [one for one in kept if all(word in searched(one, language) for word in words)]


def searched(one: PastMatch, language: str) -> str:
    """The text in which a search looks."""
    return " ".join([title(language, one.game), *one.names]).casefold()


def row(one: PastMatch, language: str) -> dict[str, Any]:
    """A match in the list."""
    others = [isolated(name) for seat, name in enumerate(one.names) if seat != one.seat]
    return {
        "id": one.id,
        "title": title(language, one.game),
        "day": time.strftime("%Y-%m-%d", time.gmtime(one.ended)),
        "who": ", ".join(others),
        "place": say(language, "web-place-of", place=one.place, count=one.sides or max(one.places)),
        "points": result_of(one, language),
        "won": one.won[one.seat],
        "casual": say(language, f"casual-{one.casual}") if one.casual else "",
    }


def result_of(one: PastMatch, language: str) -> str:
    """The player's points with their unit; parts of a point have no word for it."""
    if one.parts > 1:
        return controls_of(one.game).score(language, one.score, one.parts)
    return text(language, one.game, "score", "points", points=one.score)


def to_dict(one: PastMatch) -> dict[str, Any]:
    """A match for programs."""
    return {
        "id": one.id,
        "game": one.game,
        "ended": one.ended,
        "seat": one.seat,
        "names": one.names,
        "people": one.people,
        "places": one.places,
        "points": [count_points(score, one.parts) for score in one.scores],
        "won": one.won,
        "casual": one.casual,
        "liked": one.liked,
        "luck": one.luck,
    }


def bg_stats(matches: list[PastMatch], me: str) -> dict[str, Any]:
    """The matches in the import format of the app BG Stats."""
    games = list(dict.fromkeys(one.game for one in matches))
    names = list(dict.fromkeys([me, *(name for one in matches for name in called(one, me))]))
    return {
        "userInfo": {"meRefId": 1},
        "games": [{"id": n, "name": title("en", game)} for n, game in enumerate(games, 1)],
        "players": [{"id": n, "name": name} for n, name in enumerate(names, 1)],
        "plays": [
            {
                "uuid": one.id,
                "gameRefId": games.index(one.game) + 1,
                "playDate": time.strftime("%Y-%m-%d %H:%M:%S", time.gmtime(one.ended)),
                "ignored": not one.counts,
                "playerScores": [
                    {
                        "playerRefId": names.index(name) + 1,
                        "score": str(count_points(one.scores[seat], one.parts)),
                        "winner": one.won[seat],
                        "rank": one.places[seat],
                        "seatOrder": seat + 1,
                    }
                    for seat, name in enumerate(called(one, me))
                ],
            }
            for one in matches
        ],
    }


def called(one: PastMatch, me: str) -> list[str]:
    """The names at a table; the player's own is the present one."""
    return [me if seat == one.seat else name for seat, name in enumerate(one.names)]
