"""Fair luck: a table commits to its luck before the start, and everybody can verify each card
afterwards.

`stream` derives cards and dice from a secret; `proof` checks a log. docs/fair-luck.md describes the
protocol.
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
