"""The errors of the engine; each message says what was expected, what came, and where."""

from __future__ import annotations

from typing import Final

# What came from outside, in a message


def short(text: str) -> str:
    """The beginning of an untrusted text, for error messages."""
    return text if len(text) <= 30 else text[:30] + "…"


def shown(text: str) -> str:
    """The same for a sentence without quotes: unprintable characters are escaped."""
    return short(text if text.isprintable() else repr(text)[1:-1])


class PaddockError(Exception):
    """An error that a person can correct: shown as one line, never as a traceback."""


class UnknownGame(PaddockError):
    """There is no game, bot, preset or edition of that name."""


class BadOption(PaddockError):
    """An option, preset or number of players that the game does not offer."""


class BadEdition(PaddockError):
    """An edition file that does not describe a complete set of components."""


class BadPosition(PaddockError):
    """A text that is no position of this game."""


class BadLog(PaddockError):
    """A log that cannot be read or does not follow the rules it names."""


class UnknownMove(PaddockError):
    """A text that is no move of this game."""


class NotYourTurn(PaddockError):
    """A move by a seat that does not owe a decision now."""


class NoTakeBack(PaddockError):
    """The seat has no answer that could still be taken back."""


class Refusal:
    """Why a move is illegal: a code for the sentence, and the rule."""

    def __init__(self, code: str, rule: str) -> None:
        self.code = code
        self.rule = rule

    def __repr__(self) -> str:
        return f"<{self.code} {self.rule}>"


class Refusals:
    """The refusals of a game, in the order in which they are declared."""

    def __init__(self) -> None:
        self.all: list[Refusal] = []

    def add(self, code: str, rule: str) -> Refusal:
        """Declare a refusal."""
        refusal = Refusal(code, rule)
        self.all.append(refusal)
        return refusal


OK: Final = Refusal("ok", "")
NO_SUCH_CHOICE: Final = Refusal("no-such-choice", "")  # a move that belongs to another phase


class IllegalMove(PaddockError):
    """A move that the rules forbid now."""

    def __init__(self, move: str, refusal: Refusal) -> None:
        super().__init__(f"{move}: {refusal.code} ({refusal.rule})")
        self.move = move
        self.refusal = refusal
