"""The stream of luck: known values, and nothing that is published helps to predict a card."""

from __future__ import annotations

import hashlib
import hmac

import pytest

from paddock.fair import Luck, commitment_of, is_secret, secret_of
from paddock.fair.stream import COMMITMENT, METHOD, STREAM, hkdf

KNOWN_COMMITMENT = "280a5de7528500071b854488d722bf2afa65667d4dc508bee8cc93957751961c"
KNOWN_DICE = [3, 1, 3, 0, 3, 2, 2, 5, 3, 2, 3, 0]
KNOWN_SECRET = "735ac7048b0149abbf776b29736e396c891bb790dc99139f3a1a52a7f184b661"
SECRET = "00112233445566778899aabbccddeeff" * 2


def mac(key: bytes, data: bytes) -> bytes:
    return hmac.digest(key, data, "sha256")


# The test cases 1 to 3 of RFC 5869, appendix A.
@pytest.mark.parametrize(
    ("secret", "salt", "info", "length", "expected"),
    [
        (
            b"\x0b" * 22,
            bytes(range(13)),
            bytes(range(0xF0, 0xFA)),
            42,
            "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865",
        ),
        (
            bytes(range(0x50)),
            bytes(range(0x60, 0xB0)),
            bytes(range(0xB0, 0x100)),
            82,
            "b11e398dc80327a1c8e7f78c596a49344f012eda2d4efad8a050cc4c19afa97c59045a99cac7827271cb41c65e"
            "590e09da3275600c2f09b8367793a9aca3db71cc30c58179ec3e87c14c01d5c1f3434f1d87",
        ),
        (
            b"\x0b" * 22,
            b"",
            b"",
            42,
            "8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d9d201395faa4b61a96c8",
        ),
    ],
)
def test_hkdf_gives_the_values_of_the_rfc(
    secret: bytes, salt: bytes, info: bytes, length: int, expected: str
) -> None:
    assert hkdf(secret, salt, info, length).hex() == expected


def test_a_known_secret_gives_the_known_commitment_and_stream() -> None:
    """The computation, step by step as in docs/fair-luck.md."""
    extracted = mac(b"paddock fair luck 1", bytes.fromhex(SECRET))
    promise = mac(extracted, b"commitment\x01")
    assert commitment_of(SECRET) == mac(promise, b"paddock fair luck 1").hex()
    words = b"\x00\x00\x00\x05ch\xc3\xa2t" + b"\x00\x00\x00\x00"
    root = mac(mac(extracted, b"stream\x01"), words)
    block = mac(root, (7).to_bytes(8, "big") + (0).to_bytes(8, "big"))
    further = mac(root, (7).to_bytes(8, "big") + (1).to_bytes(8, "big"))
    expected = [int.from_bytes((block + further)[n : n + 4], "big") for n in range(0, 64, 4)]
    rng = Luck(SECRET, ["chât", ""]).draw(7)
    assert [int(rng.word()) for _ in range(16)] == expected


def test_these_numbers_never_change() -> None:
    assert commitment_of(SECRET) == KNOWN_COMMITMENT
    rng = Luck(SECRET, ["", "lucky seven"]).draw(3)
    assert [int(rng.below(6)) for _ in range(12)] == KNOWN_DICE
    assert secret_of(1) == KNOWN_SECRET


def test_commitment_and_stream_use_different_keys() -> None:
    raw = bytes.fromhex(SECRET)
    keys = {hkdf(raw, METHOD, COMMITMENT), hkdf(raw, METHOD, STREAM), raw}
    assert len(keys) == 3
    # What is published is neither a key of the stream nor a block of it.
    published = bytes.fromhex(commitment_of(SECRET))
    luck = Luck(SECRET, ["", ""])
    blocks = {luck._root}
    for number in range(100):
        blocks.add(luck._block(number, 0))
    assert published not in blocks
    assert hashlib.sha256(raw).digest() != published


def test_each_draw_word_and_seat_has_a_different_stream() -> None:
    def first(words: list[str], number: int) -> int:
        return int(Luck(SECRET, words).draw(number).word())

    seen = {
        first(["", ""], 0),
        first(["", ""], 1),
        first(["a", ""], 0),
        first(["", "a"], 0),
        first(["a", "a"], 0),
        first(["aa", ""], 0),
    }
    assert len(seen) == 6
    assert first(["a", "b"], 5) == first(["a", "b"], 5)


def test_numbers_are_equally_distributed() -> None:
    """Every face is about equally frequent: chi-squared of 60,000 throws, with an error probability
    far below 1 in 10^6."""
    counts = [0] * 6
    luck = Luck(SECRET, ["x"])
    for number in range(600):
        rng = luck.draw(number)
        for _ in range(100):
            counts[int(rng.below(6))] += 1
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts) < 37


def test_the_secret_does_not_reveal_the_seed() -> None:
    assert is_secret(secret_of(2**191))
    assert secret_of(1) != secret_of(2)
    assert not is_secret("0" * 63)
    assert not is_secret("G" * 64)
