"""Verifies a log against its table's commitment: every card and every die."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from hmac import compare_digest

from paddock.core.errors import PaddockError
from paddock.core.game import Game
from paddock.core.log import UNDO, Log, LogEntry, is_undo
from paddock.core.luck import Rng
from paddock.core.match import Match
from paddock.core.seats import LUCK
from paddock.fair.stream import AFTER_UNDO, Luck, commitment_of, is_secret


class ProofOutcome(StrEnum):
    """The outcome of a check. Only PROVEN is a proof."""

    PROVEN = "proven"
    NOT_PROMISED = "not-promised"  # a match without commitment: a simulation, or an older table
    NOT_SHOWN = "not-shown"  # the match is not over, so its secret is not published
    OTHER_SECRET = "other-secret"  # the secret does not match the commitment
    OTHER_LUCK = "other-luck"  # a card or die differs from what the secret gives
    UNREADABLE = "unreadable"  # a move that the rules forbid


@dataclass(frozen=True)
class ProofResult:
    """The result of a check."""

    finding: ProofOutcome
    draws: int = 0  # the number of verified outcomes of luck
    ply: int = 0  # the wrong line of the match, counted from 1; 0: none
    given: str = ""  # what the log has there
    due: str = ""  # what it should have
    error: str = ""  # why a line cannot be read
    undone: int = 0  # the number of undos
    prefix: int = 0  # entries that come from another match and are not verified here

    @property
    def proven(self) -> bool:
        """Whether the luck is proven."""
        return self.finding is ProofOutcome.PROVEN


def verify(game: Game, log: Log) -> ProofResult:
    """Verify the luck of a log. `game` is the one that it names."""
    if not log.commitment:
        return ProofResult(ProofOutcome.NOT_PROMISED)
    if not log.secret:
        return ProofResult(ProofOutcome.NOT_SHOWN)
    if not is_secret(log.secret) or not compare_digest(commitment_of(log.secret), log.commitment):
        return ProofResult(ProofOutcome.OTHER_SECRET)
    luck = Luck(log.secret, words_of(log))
    match = Match(game, log.names, game.position(log.start) if log.start else None)
    undone = drawn = draws = 0  # all outcomes of luck so far, and those of this match
    for number, entry in enumerate(log.entries, 1):
        try:
            if entry.seat == LUCK and number > log.prefix:
                if match.state.turn() != LUCK:
                    return ProofResult(ProofOutcome.UNREADABLE, draws, number, entry.text)
                due = match.state.luck(luck.draw(drawn))
                if due.text != entry.text:
                    return ProofResult(ProofOutcome.OTHER_LUCK, draws, number, entry.text, due.text)
                draws += 1
            if is_undo(entry) and number > log.prefix:
                due_text = redealt(match, entry, luck.draw(AFTER_UNDO + number - 1))
                if due_text not in (entry.text, ""):
                    return ProofResult(ProofOutcome.OTHER_LUCK, draws, number, entry.text, due_text)
                undone += 1
            drawn += entry.seat == LUCK
            match.follow(entry)
        except PaddockError as error:
            return ProofResult(ProofOutcome.UNREADABLE, draws, number, entry.text, error=str(error))
    return ProofResult(ProofOutcome.PROVEN, draws, prefix=log.prefix, undone=undone)


def redealt(match: Match, entry: LogEntry, rng: Rng) -> str:
    """What the entry of an undo must be; empty if it cannot be read."""
    words = entry.text.split(" ", 2)
    if len(words) < 3 or not words[1].isdecimal() or int(words[1]) > len(match.plies):
        return ""
    before = match.position_at(int(words[1]))
    if words[2] == before.text():  # by agreement: nothing is dealt again
        return entry.text
    return f"{UNDO} {words[1]} {before.imagine(entry.seat, rng).text()}"


def words_of(log: Log) -> list[str]:
    """The players' words, by seat; empty: none."""
    return [log.words.get(seat, "") for seat in range(log.players)]
