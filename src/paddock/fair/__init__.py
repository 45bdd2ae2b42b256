"""Fair luck: a table seals its luck before the start, and every card can be checked at the end.

`stream` turns a secret into cards and dice; `proof` checks a log. docs/fair-luck.md says how.
"""

from paddock.fair.proof import ProofOutcome, ProofResult, verify, words_of
from paddock.fair.stream import AFTER_UNDO, Luck, commitment_of, is_secret, secret_of

__all__ = [
    "AFTER_UNDO",
    "Luck",
    "ProofOutcome",
    "ProofResult",
    "commitment_of",
    "is_secret",
    "secret_of",
    "verify",
    "words_of",
]
