"""SVG as text: the few elements that Paddock uses, in a subset that every renderer supports."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

Ids = Callable[[str], str]  # a name inside a drawing → the element's id on the page

NUMBERS: Final = "font-family=\"'Barlow Condensed', 'Arial Narrow', sans-serif\""
WORDS: Final = "font-family=\"'Source Sans 3', Arial, sans-serif\""


def prefixed(prefix: str) -> Ids:
    """Ids that cannot clash with those of another drawing on the same page."""
    return lambda name: prefix + name


def escape(text: str) -> str:
    """Text escaped for use between tags and inside double quotes."""
    if text.isalnum():
        return text
    return (
        text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")
    )


@lru_cache(maxsize=8192)  # the same few coordinates are used again and again
def n(value: float) -> str:
    """A coordinate rounded to a hundredth, as short as possible."""
    if value == int(value):
        return str(int(value))
    return f"{value:.2f}".rstrip("0").rstrip(".")


def rect(x: float, y: float, w: float, h: float, paint: str, r: float = 0) -> str:
    """A rectangle."""
    corner = f' rx="{n(r)}"' if r else ""
    return f'<rect x="{n(x)}" y="{n(y)}" width="{n(w)}" height="{n(h)}"{corner} {paint}/>'


def circle(x: float, y: float, r: float, paint: str) -> str:
    """A circle."""
    return f'<circle cx="{n(x)}" cy="{n(y)}" r="{n(r)}" {paint}/>'


def ellipse(x: float, y: float, rx: float, ry: float, paint: str) -> str:
    """An ellipse."""
    return f'<ellipse cx="{n(x)}" cy="{n(y)}" rx="{n(rx)}" ry="{n(ry)}" {paint}/>'


def path(d: str, paint: str) -> str:
    """A path."""
    return f'<path d="{d}" {paint}/>'


def line(x1: float, y1: float, x2: float, y2: float, paint: str) -> str:
    """A line."""
    return f'<path d="M{n(x1)} {n(y1)}L{n(x2)} {n(y2)}" {paint}/>'


def polygon(points: list[tuple[float, float]], paint: str) -> str:
    """A polygon."""
    corners = "L".join(f"{n(x)} {n(y)}" for x, y in points)
    return f'<path d="M{corners}Z" {paint}/>'


def text(
    x: float,
    y: float,
    words: str,
    size: float,
    paint: str,
    *,
    anchor: str = "start",
    weight: int = 700,
    font: str = NUMBERS,
) -> str:
    """One line of text; `y` is its baseline and `anchor` says what `x` is: start, middle or end."""
    at = "" if anchor == "start" else f' text-anchor="{anchor}"'
    return (
        f'<text x="{n(x)}" y="{n(y)}" font-size="{n(size)}" font-weight="{weight}"{at} '
        f"{font} {paint}>{escape(words)}</text>"
    )


def group(content: str, transform: str = "", id: str = "", more: str = "") -> str:
    """A group. One with an id gets no transform, so that a script may move it."""
    if id:
        content = f'<g id="{escape(id)}"{more}>{content}</g>'
        return f'<g transform="{transform}">{content}</g>' if transform else content
    if transform:
        return f'<g transform="{transform}"{more}>{content}</g>'
    return f"<g{more}>{content}</g>" if more else content


def at(x: float, y: float, scale: float = 1, turn: float = 0) -> str:
    """The transform that puts the origin at a place; `turn` in degrees, clockwise."""
    words = f"translate({n(x)} {n(y)})"
    if turn:
        words += f" rotate({n(turn)})"
    if scale != 1:
        words += f" scale({scale:.4g})"
    return words


def use(id: str) -> str:
    """A reference to a symbol."""
    return f'<use href="#{escape(id)}"/>'


def symbol(id: str, content: str) -> str:
    """A picture that is shown only by `use`."""
    return f'<g id="{escape(id)}">{content}</g>'


def drawing(
    width: float,
    height: float,
    content: str,
    *,
    title: str = "",
    defs: str = "",
    pixels: float = 0,
) -> str:
    """A whole SVG. With a title it is an image for screen readers, without one it is decorative."""
    size = ""
    if pixels:
        size = f' width="{n(pixels)}" height="{n(pixels * height / width)}"'
    if title:
        said = escape(title)
        role = f' role="img" aria-label="{said}"'
        heading = f"<title>{said}</title>"
    else:
        role, heading = ' aria-hidden="true"', ""
    shared = f"<defs>{defs}</defs>" if defs else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="art" viewBox="0 0 {n(width)} {n(height)}"'
        f"{size}{role}>{heading}{shared}{content}</svg>"
    )
