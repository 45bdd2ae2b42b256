"""Where mechanics save a car the most turns: found by trying, with a table for each try."""

from __future__ import annotations

from typing import Final, final

from paddock.games.rally.bot.player import worst_space
from paddock.games.rally.bot.tempo import Tempo
from paddock.games.rally.rules.cards import CREW, NORMAL
from paddock.games.rally.rules.view import RallyView

STEP: Final = 4  # spaces between the places that are tried first
FIRST: Final = 3
SHIFTS: Final = (4, 2, 1)  # by how much a mechanic is then moved, while that saves turns
FIELDS: Final = 1  # of the weather: more of them take longer and find the same places


@final
class Crew:
    """The mechanics of a car with this set-up on one road; `placed` are there already."""

    def __init__(self, view: RallyView, setup: int, placed: list[int]) -> None:
        self.view = view
        self.setup = setup
        self.placed = sorted(placed)
        self.tried: dict[str, int] = {}
        free = CREW - len(placed)
        added = self.settle(self.greedy(free))
        by_sight = self.settle(at_sight(view, self.placed))
        if self.turns(by_sight) < self.turns(added):
            added = by_sight
        self.spaces = sorted(self.placed + added)  # where all of them should stand

    def tempo(self, tyres: int) -> Tempo:
        """The whole table of the car with all of them."""
        return Tempo(self.view, self.setup, tyres, self.spaces)

    def missing(self, placed: list[int]) -> list[int]:
        """Where there is nobody yet; nothing if others stand there than this plan wants."""
        rest = self.spaces.copy()
        for at in placed:
            if at not in rest:
                return []
            rest.remove(at)
        return rest

    def turns(self, added: list[int]) -> int:
        """From the line, with these mechanics beside those that are placed."""
        crew = sorted(self.placed + added)
        key = str(crew)
        if key not in self.tried:
            tempo = Tempo(self.view, self.setup, NORMAL, crew, FIELDS)
            self.tried[key] = int(tempo.best_start(0))
        return self.tried[key]

    def greedy(self, free: int) -> list[int]:
        """One after the other, each where it saves the most."""
        added: list[int] = []
        for _ in range(free):
            spots = range(FIRST, len(self.view.spaces) + 1, STEP)
            turns = [self.turns([*added, spot]) for spot in spots]
            added.append(spots[turns.index(min(turns))])
        return added

    def settle(self, added: list[int]) -> list[int]:
        """Move one at a time while that saves turns, by fewer and fewer spaces."""
        best = added
        for shift in SHIFTS:
            last: list[int] = []
            while best != last:
                last = best
                for moved in self.shifted(best, shift):
                    if self.turns(moved) < self.turns(best):
                        best = moved
        return best

    def shifted(self, crew: list[int], shift: int) -> list[list[int]]:
        """The crews in which one mechanic of this one stands so far to either side."""
        found: list[list[int]] = []
        for n, at in enumerate(crew):
            for spot in (at - shift, at + shift):
                if 1 <= spot <= len(self.view.spaces):
                    found.append([*crew[:n], spot, *crew[n + 1 :]])
        return found


def at_sight(view: RallyView, placed: list[int]) -> list[int]:
    """Where the rest of a crew would stand without a table: at the most difficult spaces."""
    added: list[int] = []
    for _ in range(CREW - len(placed)):
        added.append(worst_space(view, placed + added))
    return added
