"""What a set-up is good for in later stages of a rally, whose courses nobody knows yet (RY5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from paddock.core.errors import OK
from paddock.core.luck import Rng
from paddock.games.rally.bot.crew import FIELDS, at_sight
from paddock.games.rally.bot.road import TURN
from paddock.games.rally.bot.tempo import Tempo
from paddock.games.rally.rules.cards import FACES, NORMAL, SETUPS
from paddock.games.rally.rules.rules import refuse_face
from paddock.games.rally.rules.state import Rally

COURSES: Final = 3  # that are laid at random for each stage to come


def later_turns(s: Rally, seat: i64) -> list[float]:
    """By set-up: the turns of all later stages together, on courses laid at random."""
    rng = Rng(1)  # the same courses for every question
    totals = [0.0] * len(SETUPS)
    for stage in range(int(s.stage) + 1, s.params.stages(int(s.entry))):
        for _ in range(COURSES):
            world = s.clone()
            assert isinstance(world, Rally)
            world.special = s.params.is_special(int(s.entry), stage)
            lay_at_random(world, rng)
            view = world.view(int(seat))
            crew = at_sight(view, [])
            for setup in range(len(SETUPS)):
                turns = Tempo(view, setup, NORMAL, crew, FIELDS).best_start(0)
                totals[setup] += float(turns) / TURN / COURSES
    return totals


def lay_at_random(world: Rally, rng: Rng) -> None:
    """RY2 to RY4: a course within the limits of the calendar."""
    world.laid = 0
    sections = world.params.sections(int(world.entry), world.special)
    while world.laid < sections:
        faces = [face for face in range(FACES) if refuse_face(world, face) is OK]
        world.course[world.laid] = faces[rng.below(len(faces))]
        world.laid += 1
