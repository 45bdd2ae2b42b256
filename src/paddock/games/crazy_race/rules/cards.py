"""What is in the box of Crazy Race: driver, stage and point cards, read from an edition."""

from __future__ import annotations

from typing import Final

from paddock.core.edition import Edition

# CZ1: what each player has
ENGINES: Final = ["A", "B", "C"]  # tall chimney, streamlined, tank
DRIVERS: Final = 8

# CZ2: stage cards
STAGES: Final = 8
SIDES: Final = 4
PLACES: Final = ["top", "right", "bottom", "left"]  # the sides, clockwise from the arrow
FREE: Final = 3  # instead of a locomotive: the side shows none
UNKNOWN: Final = 0  # instead of a distance: "?"

# CZ3: point piles, beige and grey
PILES: Final = ["turntable", "yard"]
TURNTABLE_PILE: Final = 0
YARD_PILE: Final = 1

HIGHEST: Final = 9  # value of a driver or point card
NO_CARD: Final = -1


class StageCard:
    """Four sides, clockwise from the arrow: the locomotive that moves, and how far."""

    def __init__(self, engines: list[int], distances: list[int]) -> None:
        self.engines = engines
        self.distances = distances


class Box:
    """An edition's cards. Reading it checks them."""

    def __init__(self, edition: Edition) -> None:
        edition.only("", ["name", "drivers", "points", "stages"])
        edition.text("name")
        self.drivers = read_drivers(edition)
        self.piles = [read_pile(edition, pile) for pile in PILES]
        self.stages = read_stages(edition)
        edition.only("points", ["cards", *PILES])
        check_total(edition, "points.cards", sum(len(pile) for pile in self.piles))


def check_total(edition: Edition, path: str, total: int) -> None:
    """An edition says how many cards there are, so that a forgotten one is noticed."""
    said = edition.number(path, 1, 100)
    if said != total:
        raise edition.fault(path, f"is {said}, but there are {total}")


def read_values(edition: Edition, path: str) -> list[int]:
    """A row of numbers from 1 to 9."""
    values: list[int] = []
    for value in edition.rows(path):
        if isinstance(value, bool) or not isinstance(value, int) or not 1 <= value <= HIGHEST:
            raise edition.fault(path, f"has {value!r}, not a number from 1 to {HIGHEST}")
        values.append(value)
    return values


def read_drivers(edition: Edition) -> list[int]:
    """CZ1: the values of the eight driver cards, which are the same for all players."""
    edition.only("drivers", ["cards", "values"])
    values = read_values(edition, "drivers.values")
    if len(values) != DRIVERS:
        raise edition.fault("drivers.values", f"has {len(values)} cards, not {DRIVERS}")
    if values != sorted(values):
        raise edition.fault("drivers.values", "does not go up")
    check_total(edition, "drivers.cards", len(values))
    return values


def read_pile(edition: Edition, pile: str) -> list[int]:
    """CZ3: the values of a point pile, from the top."""
    path = f"points.{pile}"
    values = read_values(edition, path)
    if not 1 <= len(values) <= 15:
        raise edition.fault(path, f"has {len(values)} cards, not 1 to 15")
    if values != sorted(values, reverse=True):
        raise edition.fault(path, "does not go down from the top")
    return values


def read_stages(edition: Edition) -> list[StageCard]:
    """CZ2: the eight stage cards."""
    numbers = [str(number) for number in range(1, STAGES + 1)]
    edition.only("stages", ["cards", *numbers])
    cards = [read_stage(edition, f"stages.{number}") for number in numbers]
    check_total(edition, "stages.cards", len(cards))
    return cards


def read_stage(edition: Edition, path: str) -> StageCard:
    """A line such as `>A2 B3 F? C1`, turned so that the arrow comes first."""
    sides = edition.text(path).split()
    if len(sides) != SIDES:
        raise edition.fault(path, f"has {len(sides)} sides, not {SIDES}")
    arrows = [number for number, side in enumerate(sides) if side.startswith(">")]
    if len(arrows) != 1:
        raise edition.fault(path, f"has {len(arrows)} arrows, not one")
    sides = sides[arrows[0] :] + sides[: arrows[0]]
    engines: list[int] = []
    distances: list[int] = []
    for side in sides:
        engine, distance = read_side(edition, path, side.removeprefix(">"))
        engines.append(engine)
        distances.append(distance)
    if sorted(engines) != [0, 1, 2, FREE]:
        raise edition.fault(path, "does not have each of A, B, C and F once")
    return StageCard(engines, distances)


def read_side(edition: Edition, path: str, side: str) -> tuple[int, int]:
    """The locomotive and the distance of one side, such as `A2` or `F?`."""
    letter, distance = side[:1], side[1:]
    if letter not in ("A", "B", "C", "F"):
        raise edition.fault(path, f"has a side {side!r} that begins with neither A, B, C nor F")
    engine = FREE if letter == "F" else ENGINES.index(letter)
    if distance == "?" and engine == FREE:
        return engine, UNKNOWN
    if distance not in ("1", "2", "3", "4"):
        more = " or ?" if engine == FREE else ""
        raise edition.fault(path, f"has a side {side!r} without a distance from 1 to 4{more}")
    return engine, int(distance)
