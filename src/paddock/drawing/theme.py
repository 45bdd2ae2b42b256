"""The colours of Paddock in the light and the dark theme, and the signs of players.

A drawing has plain colours in its attributes, so a PNG or a print is complete by itself. Each
colour that differs in the dark theme also has a class (`f-ink` for a fill, `s-ink` for a stroke),
by which `theme.css` lets an inline drawing follow the page.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

LIGHT: Final = "light"
DARK: Final = "dark"

# role: light, dark
# fmt: off
COLOURS: Final[dict[str, tuple[str, str]]] = {
    "ground":  ("#F5EEDC", "#10171F"),
    "panel":   ("#FFFAF0", "#1A2530"),
    "line":    ("#D9CDB2", "#33424F"),
    "ink":     ("#1D2A35", "#F2EAD8"),
    "quiet":   ("#5C6770", "#A9B4BC"),
    "signal":  ("#C8372D", "#F0584C"),
    "go":      ("#1F7A4D", "#45B37F"),
    "caution": ("#E0A326", "#F1BE4B"),
    # a landscape
    "sky":     ("#CFDFDB", "#20364A"),
    "haze":    ("#A9C4BC", "#2A4757"),
    "hill":    ("#6E9C7C", "#2C5650"),
    "field":   ("#E3C878", "#5B5636"),
    "meadow":  ("#A8BF83", "#3A5B4A"),
    "road":    ("#58636C", "#0B1117"),
    "seam":    ("#6C7780", "#2E3C48"),
    "sea":     ("#5F9BB0", "#1F4C66"),
    "sun":     ("#F2C14E", "#F2EAD8"),
    "ray":     ("#F2C14E", "#2E4E69"),
    "roof":    ("#C8562F", "#A9452A"),
    "wall":    ("#FFF6E2", "#B9B39F"),
    # a railway
    "iron":    ("#1D2A35", "#9AA8B3"),
    "steel":   ("#33424F", "#73838F"),
    # players
    "player-red":    ("#C8372D", "#C8372D"),
    "player-blue":   ("#1E5C93", "#2B6CA8"),
    "player-green":  ("#1F7A4D", "#1F7A4D"),
    "player-yellow": ("#E0A326", "#F1BE4B"),
    "player-black":  ("#1D2A35", "#05080B"),
    "player-orange": ("#DE7526", "#E8822F"),
    "player-lilac":  ("#8A5BA6", "#8F62AB"),
    # the ground behind signs
    "alarm":   ("#EDBE4A", "#5A2B1C"),
    "help":    ("#BCD6DF", "#24475E"),
    "honour":  ("#22384A", "#0C151D"),
    # the index of an attack, a remedy, a trump
    "attack":  ("#C8372D", "#F0584C"),
    "remedy":  ("#1E5C93", "#74B3E3"),
    "trump":   ("#8A5F00", "#F1BE4B"),
}

# The same in both themes: enamel, and the paint of road signs.
WHITE: Final = "#FFFAF0"
BLACK: Final = "#1D2A35"
RED:   Final = "#C8372D"
BLUE:  Final = "#1E5C93"
GREEN: Final = "#1F7A4D"
GOLD:  Final = "#E0A326"
PLUM:  Final = "#5E3A73"
GREY:  Final = "#8C959B"
STONE: Final = "#F3EBD7"
SHADE: Final = "#D3C7AB"
# fmt: on


class Palette:
    """The colours of one theme, as attributes."""

    def __init__(self, theme: str) -> None:
        if theme not in (LIGHT, DARK):
            raise ValueError(f"a theme is light or dark, not {theme!r}")
        self.name = theme
        self.colours = {role: pair[theme == DARK] for role, pair in COLOURS.items()}
        self._paints: dict[tuple[str, str, float, str], str] = {}

    def __getitem__(self, role: str) -> str:
        """A role's colour; a colour stands for itself."""
        return self.colours.get(role, role)

    def paint(self, fill: str, stroke: str = "", width: float = 0, more: str = "") -> str:
        """The attributes that fill and outline a shape; `fill` and `stroke` are roles or colours.

        `more` is one of: round (ends and joins), join (round joins only).
        """
        key = (fill, stroke, width, more)
        done = self._paints.get(key)
        if done is None:
            done = self._paints[key] = self._write(fill, stroke, width, more)
        return done

    def pen(self, stroke: str, width: float, more: str = "round") -> str:
        """A line that encloses nothing."""
        return self.paint("none", stroke, width, more)

    def _write(self, fill: str, stroke: str, width: float, more: str) -> str:
        classes = [f"f-{fill}"] if fill in COLOURS else []
        if stroke in COLOURS:
            classes.append(f"s-{stroke}")
        words = [f'class="{" ".join(classes)}"'] if classes else []
        words.append(f'fill="{self[fill]}"')
        if stroke:
            words.append(f'stroke="{self[stroke]}" stroke-width="{width:g}"')
        if more == "round":
            words.append('stroke-linecap="round"')
        if more in ("round", "join"):
            words.append('stroke-linejoin="round"')
        return " ".join(words)


@cache
def palette(theme: str) -> Palette:
    """The palette of a theme."""
    return Palette(theme)


class PlayerStyle(NamedTuple):
    """How a player is identified; never by colour alone."""

    name: str
    shape: str
    number: int
    text: str  # a legible text colour on it, in both themes

    @property
    def role(self) -> str:
        """The role of the player's colour in the palette."""
        return f"player-{self.name}"

    @property
    def edge(self) -> str:
        """The outline of the shape: in the dark theme, black needs contrast with the ground."""
        return "iron" if self.name == "black" else self.role


# fmt: off
PLAYERS: Final = (
    PlayerStyle("red",    "circle",   1, WHITE),
    PlayerStyle("blue",   "square",   2, WHITE),
    PlayerStyle("green",  "triangle", 3, WHITE),
    PlayerStyle("yellow", "diamond",  4, BLACK),
    PlayerStyle("black",  "star",     5, WHITE),
    PlayerStyle("orange", "hexagon",  6, BLACK),
)
# fmt: on


def css() -> str:
    """The style sheet by which inline drawings follow the theme of the page."""
    day = "".join(f"--{role}:{pair[0]};" for role, pair in COLOURS.items())
    night = "".join(f"--{role}:{pair[1]};" for role, pair in COLOURS.items())
    # Variables, because only inherited values reach the pictures shown by <use>.
    rules = [
        "/* Written by paddock.drawing.theme.css(). <html data-theme> overrules the system. */",
        f":root{{color-scheme:light;{day}}}",
        f':root[data-theme="dark"]{{color-scheme:dark;{night}}}',
        '@media (prefers-color-scheme:dark){:root:not([data-theme]),:root[data-theme="auto"]'
        f"{{color-scheme:dark;{night}}}}}",
    ]
    rules += [
        f".f-{role}{{fill:var(--{role})}}.s-{role}{{stroke:var(--{role})}}" for role in COLOURS
    ]
    return "\n".join(rules) + "\n"
