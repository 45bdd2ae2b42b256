"""The stretches of the course as a co-driver draws them: a ball, a line, an arrow."""

from __future__ import annotations

from typing import Final

from paddock.drawing.svg import circle, group, path
from paddock.drawing.theme import BLACK, RED, Palette
from paddock.games.crazy_rally.rules.cards import TrackCard

# The line from the ball at (0, 22) to the tip, and the tip with its direction in degrees.
# fmt: off
LINES: Final[dict[str, tuple[str, float, float, float]]] = {
    "long-straight":  ("M0 22V-20",                                              0, -20,   0),
    "fast-straight":  ("M0 22V-20",                                              0, -20,   0),
    "straight":       ("M0 22V-20",                                              0, -20,   0),
    "open-kink":      ("M0 22V4L9 -18",                                          9, -18,  22),
    "wide-bend":      ("M-6 22V14Q-6 -12 16 -14",                               16, -14,  84),
    "long-bend":      ("M8 22V8Q8 -14 -16 -12",                                -16, -12, -82),
    "bend":           ("M-4 22V8Q-4 -4 14 -6",                                  14,  -6,  84),
    "s-bend":         ("M0 22V14C0 4 -14 6 -14 -2C-14 -10 4 -6 4 -20",           4, -20,   0),
    "tight-bend":     ("M8 22V2Q8 -8 -2 -6L-14 -2",                            -14,  -2, -108),
    "right-angle":    ("M-6 22V-4H15",                                          15,  -4,  90),
    "narrow-hairpin": ("M8 22V-4C8 -20 -10 -20 -10 -4V10",                     -10,  10, 180),
    "cliff-hairpin":  ("M-8 22V-2C-8 -18 12 -18 12 -2V8",                       12,   8, 180),
    "jump":           ("M0 22V-20",                                              0, -20,   0),
    "big-jump":       ("M0 22V-20",                                              0, -20,   0),
}
# fmt: on
BY_SPEED: Final = (
    "cliff-hairpin narrow-hairpin right-angle tight-bend s-bend bend long-bend wide-bend "
    "open-kink straight fast-straight long-straight"
).split()  # for speeds 2 to 13: a card without a line of its own


def line_of(card: TrackCard) -> str:
    """Which line suits a card."""
    if card.name in LINES:
        return card.name
    if card.red:
        return "jump" if card.speed < 6 else "big-jump"
    return BY_SPEED[card.speed - 2]


def tulip(p: Palette, card: TrackCard, ink: str = BLACK) -> str:
    """The diagram, 44 wide and 52 high around the origin."""
    kind = line_of(card)
    d, x, y, turn = LINES[kind]
    start = d[1:].split("V")[0].split()[0]
    tip = group(path("M0 -5L6 6L0 3.4L-6 6Z", p.paint(ink, ink, 1, "join")), turned(x, y, turn))
    return (
        roadside(p, kind, ink)
        + path(d, p.pen(ink, 4))
        + circle(float(start), 22, 4.2, p.paint(ink))
        + tip
    )


def turned(x: float, y: float, turn: float) -> str:
    return f"translate({x:g} {y:g})" + (f" rotate({turn:g})" if turn else "")


def roadside(p: Palette, kind: str, ink: str) -> str:
    """The sign beside the line: the length of a straight, a crest, a precipice."""
    thin = p.pen(ink, 1.8)
    if kind == "long-straight":
        return path("M-10 -10H-6M-10 -2H-6M-10 6H-6M6 -10H10M6 -2H10M6 6H10", thin)
    if kind == "fast-straight":
        return path("M-10 -6H-6M-10 4H-6M6 -6H10M6 4H10", thin)
    if kind == "straight":
        return path("M-10 -1H-6M6 -1H10", thin)
    if kind == "cliff-hairpin":
        return path("M19 -18V14M19 -14L23 -10M19 -7L23 -3M19 0L23 4M19 7L23 11", thin)
    if kind == "tight-bend":
        return path("M13 -2L18 -6M13 4L19 2", thin)
    if kind == "jump":
        return path("M-17 6Q-9 -6 -5 -6M5 -6Q9 -6 17 6", p.pen(RED, 2.6))
    if kind == "big-jump":
        return path("M-19 8Q-10 -10 -5 -10M5 -10Q10 -10 19 8", p.pen(RED, 2.6)) + path(
            "M-19 16Q-10 0 -5 0M5 0Q10 0 19 16", p.pen(RED, 2.6)
        )
    return ""
