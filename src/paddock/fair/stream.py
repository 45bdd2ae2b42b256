"""Derives cards and dice from a secret, so that everybody can repeat it once the secret is known.

The commitment and the stream have their own keys (HKDF, RFC 5869), so what is published before the
match reveals no card.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterator, Sequence
from typing import Final

from paddock.core.luck import Rng, fed

AFTER_UNDO: Final = 1 << 62  # the first draw number of re-deals after an undo
METHOD: Final = b"paddock fair luck 1"
SECRET, COMMITMENT, STREAM = b"secret", b"commitment", b"stream"
SECRET_BYTES: Final = 32


def secret_of(seed: int) -> str:
    """The secret of a table's luck, as 64 hexadecimal digits.

    It is published after the match; the seed, from which other things follow too, never is.
    """
    return hkdf(str(seed).encode(), METHOD, SECRET).hex()


def is_secret(text: str) -> bool:
    """Whether a text has the form of a secret or of a commitment."""
    return len(text) == 2 * SECRET_BYTES and all(one in "0123456789abcdef" for one in text)


def commitment_of(secret: str) -> str:
    """What a table publishes before the start: it matches one secret only and reveals nothing of
    it.
    """
    return _hmac(_key(secret, COMMITMENT), METHOD).hex()


class Luck:
    """The luck of one match, derived from the table's secret and its players' words."""

    def __init__(self, secret: str, words: Sequence[str]) -> None:
        """`words` are by seat; empty: none."""
        added = b""
        for word in words:
            text = word.encode()
            added += len(text).to_bytes(4, "big") + text
        self._root = _hmac(_key(secret, STREAM), added)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Luck) and other._root == self._root

    def __hash__(self) -> int:
        return hash(self._root)

    def draw(self, number: int) -> Rng:
        """The random source of the n-th outcome of luck, counted from 0."""
        words = self._words(number)
        return fed(lambda: next(words))

    def _words(self, number: int) -> Iterator[int]:
        """32 bits at a time, as many as needed."""
        block = 0
        while True:
            data = _hmac(self._root, number.to_bytes(8, "big") + block.to_bytes(8, "big"))
            for at in range(0, len(data), 4):
                yield int.from_bytes(data[at : at + 4], "big")
            block += 1


def _key(secret: str, purpose: bytes) -> bytes:
    return hkdf(bytes.fromhex(secret), METHOD, purpose)


def hkdf(secret: bytes, salt: bytes, info: bytes, length: int = 32) -> bytes:
    """HKDF with SHA-256 (RFC 5869)."""
    key = _hmac(salt or bytes(32), secret)
    last = found = b""
    while len(found) < length:
        last = _hmac(key, last + info + bytes([len(found) // 32 + 1]))
        found += last
    return found[:length]


def _hmac(key: bytes, data: bytes) -> bytes:
    return hmac.digest(key, data, "sha256")
