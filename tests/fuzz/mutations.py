"""Random mutations of a text: of one word, one line or one letter."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

NUMBERS = [
    *range(-3, 18),
    *(-100, -99, 24, 25, 31, 32, 46, 47, 48, 49, 50, 55, 56, 61, 62, 63, 64, 65, 88, 89, 96, 97),
    *(98, 99, 100, 127, 128, 255, 700, 800, 1000, 999999, 10**6, 10**9),
    *(2**31, 2**62, 2**63, 2**64, 10**30),
]
ODD = [
    *"- -1 --5 0 00 01 +1 1e3 0x10 ٣ ½ 1/2 15/2 * ? ?*3 ?*99 x*0 x*999 , ,, : :: = == / @".split(),
    *"finish over 1:1:x:K1:5 1:1:driven:CR20:40 none nan inf true false null".split(),
    *("\0", "\x1b[2J", "\U0001f3ce", "\u202e", "a\u0301", ""),
]
LETTERS = "0123456789-*?,:=/@. abcxyzABZ_>+\0\n\t\x7fé٣½\u2028\u202e"


def word(rng: Random, known: Sequence[str]) -> str:
    """A replacement for a value."""
    chance = rng.random()
    if chance < 0.4 and known:
        return rng.choice(known)
    if chance < 0.8:
        return str(rng.choice(NUMBERS))
    if chance < 0.95:
        return rng.choice(ODD)
    return "".join(rng.choice(LETTERS) for _ in range(rng.randrange(1, 12)))


def tweak(rng: Random, value: str) -> str:
    """A value that is almost the same: a number changed a little, or a part lost or doubled."""
    parts = value.split(",")
    at = rng.randrange(len(parts))
    if parts[at].removeprefix("-").isdecimal() and rng.random() < 0.6:
        parts[at] = str(int(parts[at]) + rng.choice([-10, -2, -1, 1, 2, 10]))
    elif rng.random() < 0.4:
        del parts[at]
    elif rng.random() < 0.5:
        parts.insert(at, rng.choice(parts))
    else:
        rng.shuffle(parts)
    return ",".join(parts) or "-"


def letters(rng: Random, text: str) -> str:
    """Insert, remove or change a letter; or lose, double or move a piece."""
    at, to = sorted((rng.randrange(len(text) + 1), rng.randrange(len(text) + 1)))
    to = min(to, at + rng.choice([0, 1, 1, 1, 2, 5, 40]))
    return rng.choice(
        [
            text[:at] + rng.choice(LETTERS) + text[to:],
            text[:at] + text[to:],
            text[:to] + text[at:to] + text[to:],
            text[at:to] + text[:at] + text[to:],
        ]
    )


def fields(rng: Random, text: str, others: Sequence[str]) -> str:
    """Change one to three fields of a position; `others` are positions to take values from."""
    words = text.split()
    for _ in range(rng.choice([1, 1, 1, 2, 2, 3])):
        at = rng.randrange(1, len(words))
        key, _, value = words[at].partition("=")
        other = dict(one.partition("=")[::2] for one in rng.choice(others).split()[1:])
        chance = rng.random()
        if chance < 0.3:
            words[at] = f"{key}={other.get(key, value)}"
        elif chance < 0.6:
            words[at] = f"{key}={tweak(rng, value)}"
        elif chance < 0.9:
            words[at] = f"{key}={word(rng, list(other.values()))}"
        elif chance < 0.93 and len(words) > 2:
            del words[at]
        elif chance < 0.96:
            words.insert(at, words[rng.randrange(1, len(words))])
        else:
            words[at] = letters(rng, words[at])
    return " ".join(words)


def lines(rng: Random, text: str, others: Sequence[str]) -> str:
    """Change one to three lines of a log or an edition."""
    rows = text.split("\n")
    for _ in range(rng.choice([1, 1, 2, 3])):
        at = rng.randrange(len(rows))
        ways: list[Callable[[], object]] = [
            lambda at=at: rows.__setitem__(at, letters(rng, rows[at])),  # type: ignore[misc]
            lambda at=at: rows.__setitem__(at, values(rng, rows[at])),  # type: ignore[misc]
            lambda at=at: rows.__setitem__(at, rng.choice(rng.choice(others).split("\n"))),  # type: ignore[misc]
            lambda at=at: rows.insert(at, rng.choice(rows)),  # type: ignore[misc]
            lambda at=at: rows.__setitem__(at, ""),  # type: ignore[misc]
        ]
        rng.choice(ways)()
    return "\n".join(rows)


def values(rng: Random, line: str) -> str:
    """Change one word of a line."""
    words = line.split(" ")
    at = rng.randrange(len(words))
    words[at] = tweak(rng, words[at]) if rng.random() < 0.4 and words[at] else word(rng, words)
    return " ".join(words)
