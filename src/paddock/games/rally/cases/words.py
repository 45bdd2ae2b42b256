"""The words of Rally in a case: a position in which only what matters is named.

    course=1A,10B,…   the faces that lie; else eight easy ones, as many as the stage has
    turn=2            whose turn it is; else seat 1
    space.2=12        where a car stands; the driver is else on space 1, the others before the start
    car.2=off         off, out or home; home.2=11 is the round
    gear.1=4          the gear of the move before; else third, and none for a car before the start

Everybody drives Stable on normal tyres without mechanics; all have started; the driver is about to
choose a gear, unless `phase` or another field says otherwise.

Facts: `risk.4.3` and `damage.2.6` are cells of the tables (gear, roll; difference, die), `face.1A`
is a row of factors, `factor` that of the driver's space if the car stops there, `passing` if it
drives on, `sky` and `add` are the weather now, `line.north` is a zone's weather; and `zone`,
`sections`, `special`, `stages`.
"""

from __future__ import annotations

from paddock.core.game import Game
from paddock.core.moves import Move
from paddock.core.seats import LUCK
from paddock.core.state import State
from paddock.games.rally.rules.cards import (
    ENTRIES,
    FACE_NAMES,
    LONGEST_LINE,
    RESULTS,
    SETUPS,
    SPACES,
    TYRES,
    WEATHERS,
    ZONES,
)
from paddock.games.rally.rules.parameters import ROW
from paddock.games.rally.rules.rules import factor_here
from paddock.games.rally.rules.state import Rally
from paddock.games.rally.rules.title import RallyGame

EASY = "1A 2A 3A 4A 8B 11A 6B 10A".split()
NO_MOVE = {
    "die": "0",
    "safe": "0",
    "least": "0",
    "most": "0",
    "driven": "0",
    "braked": "0",
    "here": "0",
    "judged": "0",
    "going": "0",
    "change": "-",
    "excess": "0",
    "mended": "0",
}


def position(game: Game, given: dict[str, str]) -> State:
    assert isinstance(game, RallyGame)
    words = dict(given)
    players = game.players
    everybody = "".join(str(n + 1) for n in range(players))
    phase = words.pop("phase", "gear")
    rally = words.pop("rally", "1")
    stage = words.pop("stage", "1")
    entry = game.params.rallies[int(rally) - 1]
    special = game.params.is_special(entry, int(stage) - 1)
    turn = words.pop("turn", "1")
    order = words.pop("order", "-" if phase == "order" else everybody)
    before = phase in ("order", "layer", "course", "prepare")
    course = words.pop(
        "course",
        "-"
        if phase in ("order", "layer", "course")
        else ",".join(EASY[: game.params.sections(entry, special)]),
    )
    length = 0 if course == "-" else SPACES * len(course.split(","))
    due = {"order": "*", "layer": "*", "prepare": everybody, "weather": "*", "risk": "*"}
    out = {
        "phase": phase,
        "due": words.pop("due", due.get(phase, turn)),
        "ply": "0",
        "asked": "0",
        "rally": rally,
        "stage": stage,
        "order": order,
        "pool": words.pop("pool", everybody if phase in ("order", "layer") else "-"),
        "layer": words.pop("layer", turn if phase in ("course", "prepare") else "0"),
        "course": course,
        "round": words.pop("round", "0" if before else "9"),
        "weather": words.pop("weather", "1"),
        "place": words.pop("place", "0" if before else str(order.index(turn) + 1)),
        "thrown": "0",
        "driver": "0" if before or phase == "weather" else turn,
    }
    out.update({key: words.pop(key, value) for key, value in NO_MOVE.items()})
    for number in range(1, players + 1):
        out.update(car(words, number, number == int(turn) and not before, before, length, phase))
    out["results"] = words.pop("results", "-")
    out["ledger"] = words.pop("ledger", "-")
    if words:
        raise ValueError(f"unknown words {words}")
    fields = [f"{key}={value}" for key, value in out.items()]
    return game.position(" ".join([f"rally/{game.version}", *fields]))


def car(
    words: dict[str, str], number: int, driver: bool, before: bool, length: int, phase: str
) -> dict[str, str]:
    way = words.pop(f"car.{number}", "road")
    home = words.pop(f"home.{number}", "9" if way == "home" else "0")
    if home != "0":
        way = "home"
    space = words.pop(f"space.{number}", "1" if driver else "0")
    if way == "home":
        space = str(length + 1)
    chosen = "-" if phase == "prepare" else "normal"
    return {
        f"space.{number}": space,
        f"car.{number}": way,
        f"home.{number}": home,
        f"gear.{number}": words.pop(f"gear.{number}", "0" if space == "0" else "3"),
        f"missing.{number}": words.pop(f"missing.{number}", "0"),
        f"overrev.{number}": words.pop(f"overrev.{number}", "1"),
        f"setup.{number}": words.pop(f"setup.{number}", "-" if before else "stable"),
        f"before.{number}": words.pop(f"before.{number}", "-"),
        f"tyres.{number}": words.pop(f"tyres.{number}", "-" if before else chosen),
        f"hidden.{number}": words.pop(f"hidden.{number}", "-"),
        f"shown.{number}": words.pop(f"shown.{number}", "-"),
        f"bare.{number}": words.pop(f"bare.{number}", "-"),
        f"points.{number}": words.pop(f"points.{number}", "0"),
        f"total.{number}": words.pop(f"total.{number}", "0"),
    }


def facts(state: State) -> dict[str, str]:
    assert isinstance(state, Rally)
    params = state.params
    known = {
        "sky": WEATHERS[state.weather()],
        "add": str(int(state.weather_add())),
        "entry": ENTRIES[state.entry],
        "zone": ZONES[state.zone],
        "sections": str(params.sections(int(state.entry), state.special)),
        "special": "yes" if state.special else "no",
        "stages": str(params.stages(int(state.entry))),
        "places": "/".join(str(points) for points in params.points),
        "tyre-kinds": "/".join(TYRES),
        "set-ups": "/".join(SETUPS),
    }
    for gear in range(1, 6):
        known[f"gear-range.{gear}"] = f"{int(params.least[gear])}-{int(params.most[gear])}"
        known[f"bonus.{gear}"] = str(int(params.bonus[gear]))
        for die in range(1, 7):
            known[f"risk.{gear}.{die}"] = str(int(params.risk[gear * ROW + die]))
            known[f"damage.{gear}.{die}"] = RESULTS[params.damage[gear * ROW + die]]
    for n, name in enumerate(FACE_NAMES):
        known[f"face.{name}"] = "".join(str(factor) for factor in params.faces[n].factors)
        known[f"number.{name}"] = str(params.faces[n].first)
    for zone, name in enumerate(ZONES):
        line = range(zone * LONGEST_LINE, zone * LONGEST_LINE + int(params.fields[zone]))
        known[f"line.{name}"] = ",".join(
            f"{WEATHERS[params.sky[n]]}{params.adds[n] or ''}" for n in line
        )
    for space in range(int(state.length())):
        known[f"factor.{space + 1}"] = str(int(state.factor(space)))
    if state.driver >= 0 and 0 <= state.cars[state.driver].space < state.length():
        known["factor"] = str(int(factor_here(state, state.driver, False)))
        known["passing"] = str(int(factor_here(state, state.driver, True)))
    return known


def dull(state: State) -> Move:
    """Lots as the seats sit; weather that stays where it is or comes back; the safest dice."""
    name = "die 2" if state.phase.name == "weather" else "die 1"
    if state.phase.name in ("order", "layer"):
        return state.legal(LUCK)[0]
    return state.game.read(name)
