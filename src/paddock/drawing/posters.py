"""The posters of games on the home page: they fill their frame and have no words.

All of them are on one page with `theme.css`. So colours that the style sheet sets are left out, and
coordinates are rounded to a tenth, to make the page smaller.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from paddock.drawing.svg import NUMBERS, at, group, n

WIDE = 240.0
HIGH = 160.0

PAINT = re.compile(
    r'class="(?P<fill>f-[\w-]+)? ?(?P<stroke>s-[\w-]+)?" fill="(?P<filled>[^"]+)"'
    r'(?: stroke="(?P<drawn>[^"]+)")?'
)
SHAPE = re.compile(r' d="[^"]+"')
FINE = re.compile(r"-?\d*\.\d\d+")


def poster(content: str, wide: float = WIDE, high: float = HIGH) -> str:
    """A picture that is cropped to its frame, so what matters must be in the middle."""
    return (
        f'<svg viewBox="0 0 {n(wide)} {n(high)}" preserveAspectRatio="xMidYMid slice" {NUMBERS}>'
        f"{light(content)}</svg>"
    )


def fan(faces: Sequence[str]) -> str:
    """Three cards fanned out in the middle of the picture."""
    placed = "".join(
        group(face, f"translate({x} {n(abs(x) / 6)}) rotate({turn} 31 88)")
        for face, turn, x in zip(faces, (-14, 0, 14), (-46, 0, 46), strict=True)
    )
    return group(placed, at(WIDE / 2 - 34.6, 31, 1.1))


def light(content: str) -> str:
    """The same picture with less markup, for a page with the style sheet and fonts."""
    content = content.replace(f" {NUMBERS}", "")
    content = PAINT.sub(class_alone, content)
    return SHAPE.sub(lambda shape: FINE.sub(tenth, shape[0]), content)


def class_alone(paint: re.Match[str]) -> str:
    """A colour with a class needs no other attribute."""
    words = [f'class="{" ".join(name for name in (paint["fill"], paint["stroke"]) if name)}"']
    if not paint["fill"]:
        words.append(f'fill="{paint["filled"]}"')
    if paint["drawn"] and not paint["stroke"]:
        words.append(f'stroke="{paint["drawn"]}"')
    return " ".join(words)


def tenth(number: re.Match[str]) -> str:
    """A number rounded to a tenth."""
    return n(round(float(number[0]), 1))
