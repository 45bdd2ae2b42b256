"""Exercises: the cases of a rule in which somebody makes a move, for readers to try.

Cases are selected by their text, so that the rules page need not play them all.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from paddock.cases import Case, Trial, read_cases
from paddock.core.moves import Move
from paddock.core.seats import LUCK
from paddock.core.state import State

MOST_EXERCISES: Final = 3  # exercises of one rule
REFUSED: Final = "refused "


class ChosenMove(NamedTuple):
    """The move of a case that the reader makes, and whose it is."""

    before: list[str]  # the moves before it
    seat: int
    move: str
    after: list[str]  # what deck, dice and others do afterwards
    code: str  # the code of the refusal; empty for a legal move, `may not` for any refusal


def choice_of(case: Case) -> ChosenMove | None:
    """A move from a statement `may …`, which is about a choice; otherwise the last of a person."""
    if "no table" in case.follow:
        return None
    for check in case.follow:
        words = check.split()
        if words[0] == "may":
            refused = words[1] == "not"
            who, _, what = check.removeprefix("may ").removeprefix("not ").partition(" ")
            if who == "only":
                who, _, what = what.partition(" ")
            first = what.split(",")[0].strip()
            return ChosenMove(case.moves, int(who) - 1, first, [], "may not" if refused else "")
    for n in range(len(case.moves) - 1, -1, -1):
        who, _, what = case.moves[n].partition(" ")
        if who.isdecimal():
            last = n == len(case.moves) - 1
            return ChosenMove(
                case.moves[:n], int(who) - 1, what, case.moves[n + 1 :], code(case) if last else ""
            )
    return None


def code(case: Case) -> str:
    """The code of the refusal; empty for a legal move."""
    refused = [check for check in case.follow if check.startswith(REFUSED)]
    return refused[0].removeprefix(REFUSED) if refused else ""


@cache
def exercises(game: str) -> dict[str, list[Case]]:
    """By rule: a legal and a refused move where there are both, the rule's own cases first."""
    found: dict[str, list[Case]] = {}
    for case in read_cases(game):
        for rule in case.rules if choice_of(case) else []:
            found.setdefault(rule, []).append(case)
    return {rule: chosen(rule, cases) for rule, cases in found.items()}


def chosen(rule: str, cases: list[Case]) -> list[Case]:
    """The first case of each outcome, then others, up to the maximum."""
    own = sorted(cases, key=lambda case: (case.rules[0] != rule, len(case.moves)))
    kinds: dict[str, Case] = {}
    for case in own:
        choice = choice_of(case)
        kinds.setdefault(choice.code if choice else "", case)
    varied = list(kinds.values())[:MOST_EXERCISES]
    rest = [case for case in own if case not in varied]
    return varied + rest[: MOST_EXERCISES - len(varied)]


class Exercise:
    """A case just before the reader's move."""

    def __init__(self, case: Case) -> None:
        choice = choice_of(case)
        assert choice is not None, f"{case.where} has no move to try"
        self.case = case
        self.choice = choice
        self.trial = Trial(case)
        for move in choice.before:
            self.trial.move(move)
        self.seat = choice.seat
        self.run_luck()
        self.move: Move = self.state.game.read(choice.move)

    @property
    def state(self) -> State:
        """A copy of the position."""
        return self.trial.state

    def play(self, move: Move) -> None:
        """Make a legal move. After the case's own move the rest of the case follows; after another
        one, luck gives the least important outcomes until somebody is asked.
        """
        self.state.play(self.seat, move)
        for later in self.choice.after if move is self.move else []:
            self.trial.move(later)
        self.run_luck()

    def run_luck(self) -> None:
        """Play luck until somebody is asked."""
        while self.state.waiting == [LUCK]:
            self.state.play(LUCK, self.trial.words.dull(self.state))
