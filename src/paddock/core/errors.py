"""What can go wrong, each with words that say what was wanted, what came, and where."""

from __future__ import annotations

from typing import Final


class PaddockError(Exception):
    """Anything a person can put right: it is shown as one line, never as a traceback."""


class UnknownGame(PaddockError):
    """There is no game, bot, preset or edition of that name."""


class BadOption(PaddockError):
    """An option, preset or number of players that the game does not have."""


class BadEdition(PaddockError):
    """An edition file that does not describe a complete set of components."""


class BadPosition(PaddockError):
    """A text that is not a position of this game."""


class BadLog(PaddockError):
    """A log that cannot be read or does not follow the rules it names."""


class UnknownMove(PaddockError):
    """A text that is not a move of this game."""


class NotYourTurn(PaddockError):
    """A move by a seat that owes no decision now."""


class NoTakeBack(PaddockError):
    """There is nothing of one's own that could still be taken back."""


class Refusal:
    """Why a move is not allowed: a code for the sentence, and the rule that says so."""

    def __init__(self, code: str, rule: str) -> None:
        self.code = code
        self.rule = rule

    def __repr__(self) -> str:
        return f"<{self.code} {self.rule}>"


OK: Final = Refusal("ok", "")
NO_SUCH_CHOICE: Final = Refusal("no-such-choice", "")  # a move of another moment of the game


class IllegalMove(PaddockError):
    """A move that the rules forbid now."""

    def __init__(self, move: str, refusal: Refusal) -> None:
        super().__init__(f"{move}: {refusal.code} ({refusal.rule})")
        self.move = move
        self.refusal = refusal
