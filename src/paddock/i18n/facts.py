"""Any view as a readable table: the default of pages, screens and drawings.

A fact is called `<game>-fact-<name>`, or by its name if there is no such text. A word in it is the
name of a card, `<game>-<fact>-<word>` or `<game>-word-<word>`.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final, NamedTuple, cast

from paddock.core.log import HIDDEN
from paddock.core.view import View
from paddock.games import package_of
from paddock.i18n import colon, has, number, readable, say
from paddock.i18n.telling import KINDS, card_name, player_name, text_or

NOTHING: Final = "–"
# Shown elsewhere on every page, or for programs only
KNOWN_ELSEWHERE: Final = frozenset(
    "game options seat ply question_ply phase waiting scores ledger side_of".split()
)


class FactTable(NamedTuple):
    """The facts of a view in words."""

    rows: list[tuple[str, str]]  # facts of the whole table: label and value
    players: list[str]
    columns: list[tuple[str, list[str]]]  # facts of each player: label, and a value for each


def fact_table(
    language: str, view: View, names: Sequence[str] = (), scores: bool = True
) -> FactTable:
    """The facts of `view`; with `scores`, the points too."""
    facts = view.to_dict()
    words = Wording(language, view.game, names)
    players = len(names) or max(
        [len(cast("list[object]", facts[name])) for name in view.by_seat()],
        default=len(view.scores),
    )
    table = FactTable([], [player_name(language, names, seat) for seat in range(players)], [])
    sides = facts.get("side_of", range(len(view.scores)))  # the side of each seat, if teams race
    if scores and isinstance(sides, list | range) and len(sides) == players:
        said = [number(language, view.scores[int(side)]) for side in sides]
        shared = len(view.scores) < players
        table.columns.append((words.label("team-scores" if shared else "scores"), said))
    for name, value in facts.items():
        if name in KNOWN_ELSEWHERE:
            continue
        if name in view.by_seat() and isinstance(value, list):
            table.columns.extend(words.seat_rows(name, value))
        else:
            table.rows.append((words.label(name), words.value(name, value)))
    if scores and table.columns and table.columns[0] in table.columns[1:]:
        del table.columns[0]  # the game has its points as a fact too
    return table


class Wording:
    """The words of one game in one language."""

    def __init__(self, language: str, game: str, names: Sequence[str]) -> None:
        self.language = language
        self.game = game
        self.names = names
        self.kinds = {**KINDS, **package_of(game).argument_kinds}

    def label(self, name: str) -> str:
        """The label of a fact."""
        return text_or(readable(name), self.language, self.game, "fact", name)

    def seat_rows(self, name: str, values: list[object]) -> list[tuple[str, list[str]]]:
        """One row; or one for each fact, where each player has several."""
        if not all(isinstance(value, dict) for value in values):
            return [(self.label(name), [self.value(name, value) for value in values])]
        each = [cast("dict[str, object]", value) for value in values]
        keys = dict.fromkeys(key for value in each for key in value)
        return [
            (self.label(key), [self.value(key, value.get(key)) for value in each]) for key in keys
        ]

    def value(self, name: str, value: object) -> str:
        """One value, of any depth, on one line."""
        if isinstance(value, bool):
            return say(self.language, "word-yes" if value else "word-no")
        if isinstance(value, int):
            return self._number(name, value)
        if isinstance(value, str) and value:
            return self._word(name, value)
        if isinstance(value, dict) and value:
            pairs = cast("dict[str, object]", value)
            sign = colon(self.language)
            said = [f"{self._word(name, key)}{sign}{self.value(key, pairs[key])}" for key in pairs]
            return " · ".join(said)
        if isinstance(value, list | tuple) and value:
            glue = " | " if any(isinstance(one, dict | list) for one in value) else ", "
            said = [self.value(name, one) for one in value]
            return glue.join(counted(said) if isinstance(value[0], str) else said)
        return str(value) if value and not isinstance(value, dict | list | tuple) else NOTHING

    def _number(self, name: str, value: int) -> str:
        if self.kinds.get(name) in ("seat", "side"):
            known = 0 <= value < len(self.names) or (not self.names and value >= 0)
            return player_name(self.language, self.names, value) if known else NOTHING
        return number(self.language, value)

    def _word(self, name: str, word: str) -> str:
        for key in (f"{self.game}-{name}-{word}", f"{self.game}-word-{word}", f"word-{word}"):
            if has(self.language, key):
                return say(self.language, key)
        if has(self.language, f"{self.game}-card-{word}"):
            return card_name(self.language, self.game, word)
        return word.replace("_", " ")


def counted(said: list[str]) -> list[str]:
    """Hidden cards as `3 × ?`; others stand as they are, because a card may be a `2`."""
    found: list[str] = []
    for one, same in groupby(said):
        count = len(list(same))
        found += [f"{count} × {one}"] if one == HIDDEN and count > 1 else [one] * count
    return found
