"""The order of play of Hairpin; the rule numbers are those of law/en.md."""

from __future__ import annotations

from typing import Final

from paddock.core.errors import NO_SUCH_CHOICE, OK, Refusal
from paddock.core.luck import Rng
from paddock.core.moves import Move
from paddock.core.phase import Phase
from paddock.core.seats import LUCK, all_of, just, without
from paddock_hairpin.state import CHANGE, TYRES, Hairpin

DRAW, GEAR, DIE = range(3)  # the kinds of move

TOO_HIGH: Final = Refusal("too-high", "H5")
TOO_LOW: Final = Refusal("too-low", "H5")


class Deal(Phase[Hairpin]):
    """H3: luck deals tyres, to one driver after the other."""

    def refusal(self, s: Hairpin, seat: int, move: Move) -> Refusal:
        return OK if move.verb == DRAW and move.a in s.box() else NO_SUCH_CHOICE

    def luck(self, s: Hairpin, rng: Rng) -> Move:
        box = s.box()
        return s.game.read(f"draw {TYRES[box[rng.below(len(box))]]}")

    def play(self, s: Hairpin, seat: int, move: Move) -> None:
        driver = s.tyres.index(0)
        s.tyres[driver] = int(move.a)
        s.tell("your-tyres", {"card": move.card}, just(driver))
        if 0 not in s.tyres:
            s.ask(GEARBOX, all_of(s.game.players))


class Gearbox(Phase[Hairpin]):
    """H4: every driver chooses a gear. The phase is sealed: nobody sees a choice before all have
    chosen."""

    def refusal(self, s: Hairpin, seat: int, move: Move) -> Refusal:
        if move.verb != GEAR:
            return NO_SUCH_CHOICE
        if move.a > s.gear[seat] + CHANGE:
            return TOO_HIGH  # H5
        return TOO_LOW if move.a < s.gear[seat] - CHANGE else OK  # H5

    def play(self, s: Hairpin, seat: int, move: Move) -> None:
        s.choice[seat] = int(move.a)
        s.due = without(s.due, seat)
        if s.due:
            return
        s.learnt = s.ply  # all have seen this choice, so it can no longer be taken back
        for driver, gear in enumerate(s.choice):
            s.steps[driver] = gear if s.choice.count(gear) == 1 else gear - 1  # H6
        drive(s)


class Bend(Phase[Hairpin]):
    """H7: the die decides whether a car that is too fast spins."""

    def refusal(self, s: Hairpin, seat: int, move: Move) -> Refusal:
        return OK if move.verb == DIE else NO_SUCH_CHOICE

    def play(self, s: Hairpin, seat: int, move: Move) -> None:
        driver = s.next_car()
        bend = s.danger(driver)
        s.seen[driver] = 1
        s.learnt = s.ply
        grip = s.tyres[driver] - 1
        too_fast = s.choice[driver] - s.road.safe_gear(bend)
        holds = move.a + grip >= too_fast + 3  # H8
        facts: dict[str, int | str] = {"seat": driver, "number": move.number}
        s.tell("held" if holds else "spun", {**facts, "card": TYRES[s.tyres[driver]]})
        if holds:
            arrive(s, driver, s.space[driver] + s.steps[driver], s.choice[driver])
        else:
            arrive(s, driver, bend, 0)
        drive(s)


DEAL: Final = Deal("deal")
GEARBOX: Final = Gearbox("gearbox", sealed=True)
BEND: Final = Bend("bend")


def drive(s: Hairpin) -> None:
    """H6: the cars drive in the order of the seats. H7: luck is asked first if a car may spin."""
    while (seat := s.next_car()) >= 0:
        if s.danger(seat):
            s.ask(BEND, just(LUCK))
            return
        arrive(s, seat, s.space[seat] + s.steps[seat], s.choice[seat])
    if max(s.space) < s.road.goal:
        s.ask(GEARBOX, all_of(s.game.players))
        return
    s.end()  # H9
    for side in s.winners():
        s.tell("won", {"side": side})


def arrive(s: Hairpin, seat: int, space: int, gear: int) -> None:
    """Place a car that has driven on `space`, and set its gear."""
    steps = space - s.space[seat]
    s.tell("drove", {"seat": seat, "gear": s.choice[seat], "steps": steps})
    s.space[seat], s.gear[seat] = space, gear
    s.choice[seat], s.steps[seat] = 0, 0
