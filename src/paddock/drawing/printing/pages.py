"""A page: pictures at their places. All lengths are millimetres from the top left corner."""

from __future__ import annotations

from typing import Final, NamedTuple


class Paper(NamedTuple):
    """A sheet of paper, upright."""

    wide: float
    tall: float

    def turned(self) -> Paper:
        """The same paper in landscape."""
        return Paper(self.tall, self.wide)


PAPERS: Final = {"a4": Paper(210.0, 297.0), "letter": Paper(215.9, 279.4)}
MARGIN: Final = 4.2  # most printers leave a sixth of an inch white


class Placement(NamedTuple):
    """A picture on a page; the box is where it is cut, and `bleed` goes beyond it."""

    x: float
    y: float
    wide: float
    tall: float
    svg: str
    alt: str  # its name, for screen readers
    bleed: float = 0.0


class PrintedPage(NamedTuple):
    """One side of a sheet; `marks` is a drawing of the whole page, in millimetres."""

    paper: Paper
    places: tuple[Placement, ...] = ()
    marks: str = ""


def mirrored(place: Placement, paper: Paper) -> Placement:
    """Where the back of a place is, once the sheet has been turned on its long edge."""
    return place._replace(x=paper.wide - place.x - place.wide)
