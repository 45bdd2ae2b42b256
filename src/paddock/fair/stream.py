"""Derives cards and dice from a secret, so that everybody can repeat it once the secret is known.

The commitment and the stream have their own keys (HKDF, RFC 5869), so what is published before the
match reveals no card.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import chain, count
from struct import Struct
from typing import Final

from paddock.core.luck import Rng, fed

AFTER_UNDO: Final = 1 << 62  # the first draw number of re-deals after an undo
METHOD: Final = b"paddock fair luck 1"
SECRET, COMMITMENT, STREAM = b"secret", b"commitment", b"stream"
SECRET_BYTES: Final = 32
BLOCK: Final = Struct(">8I")  # a block of the stream as eight words
NUMBERS: Final = Struct(">QQ")  # the numbers of a draw and of a block


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
        # The two hashes of HMAC (RFC 2104), each with the key mixed in once. `hmac.digest` would
        # release the GIL: on a server every draw would wait for the thread that writes.
        key = self._root.ljust(sha256().block_size, b"\0")
        self._inner = sha256(bytes(one ^ 0x36 for one in key))
        self._outer = sha256(bytes(one ^ 0x5C for one in key))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Luck) and other._root == self._root

    def __hash__(self) -> int:
        return hash(self._root)

    def draw(self, number: int) -> Rng:
        """The random source of the n-th outcome of luck, counted from 0."""
        first = BLOCK.unpack(self._block(number, 0))  # most draws need no more
        return fed(chain(first, self._more_words(number)).__next__)

    def _more_words(self, number: int) -> Iterator[int]:
        """The words after the first block, as many as needed."""
        for block in count(1):
            yield from BLOCK.unpack(self._block(number, block))

    def _block(self, number: int, block: int) -> bytes:
        """HMAC of both numbers with the root as its key."""
        inner, outer = self._inner.copy(), self._outer.copy()
        inner.update(NUMBERS.pack(number, block))
        outer.update(inner.digest())
        return outer.digest()


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
