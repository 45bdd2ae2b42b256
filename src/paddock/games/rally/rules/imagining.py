"""Imagines what a seat cannot know: the others' hidden mechanics and sealed choices."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paddock.core.luck import Rng
from paddock.core.seats import includes
from paddock.games.rally.rules.cards import CREW, NOT_CHOSEN, PROTOTYPE, TYRES

if TYPE_CHECKING:
    from paddock.games.rally.rules.cars import Car
    from paddock.games.rally.rules.state import Rally


def imagine(s: Rally, seat: int, rng: Rng) -> Rally:
    """A position that `seat` cannot tell from this one."""
    other = s.clone()
    for number, car in enumerate(other.cars):
        if number == seat:
            continue
        if s.phase.sealed:
            draw_choice(other, number, car, rng)
        else:
            car.set_crew(draw_crew(other, car, int(car.hidden()), rng), car.shown_crew())
    return other


def draw_choice(s: Rally, seat: int, car: Car, rng: Rng) -> None:
    """A sealed choice that `seat` may have made; one that is not finished is left open."""
    first_stage = s.stage == 0
    if first_stage:
        car.setup = NOT_CHOSEN
    car.tyres = NOT_CHOSEN
    car.clear_crew()
    if includes(s.due, seat):
        return
    if first_stage:
        car.setup = rng.below(PROTOTYPE + 1)
        while car.setup_before >= 0 and not -1 <= car.setup - car.setup_before <= 1:  # RY5
            car.setup = rng.below(PROTOTYPE + 1)
    car.tyres = rng.below(len(TYRES))
    for _ in range(rng.below(CREW + 1)):
        car.place(rng.below(s.length()))


def draw_crew(s: Rally, car: Car, count: int, rng: Rng) -> list[int]:
    """Spaces for so many hidden mechanics, among those where they may still be."""
    free = free_spaces(s, car)
    return [free[rng.below(len(free))] for _ in range(count)]


def free_spaces(s: Rally, car: Car) -> list[int]:
    """Where, as far as everybody knows, a hidden mechanic of this car may stand."""
    return [space for space in range(s.length()) if not car.is_bare(space)]
