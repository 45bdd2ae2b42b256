"""The golden matches of Rally: what each of them must show."""

from __future__ import annotations

from collections.abc import Callable

from tests.golden.logs import Recipe, Tale


def count_of(tale: Tale, code: str) -> int:
    return sum(1 for event in tale.news if event.code == code)


def of(*codes: str) -> Callable[[Tale], bool]:
    """All of these events have happened."""
    return lambda tale: all(count_of(tale, code) for code in codes)


def passed(tale: Tale) -> bool:
    """A car passed another running car at a risk."""
    return any(event.code == "danger" and event.args["passed"] for event in tale.news)


def ordinary(tale: Tale) -> bool:
    return passed(tale) and of("braked", "over-revved", "mended", "missed")(tale)


def somebody_out(tale: Tale) -> bool:
    return of("wrecked", "home", "out-points")(tale)


def nobody_home(tale: Tale) -> bool:
    return not count_of(tale, "home")


def slow_change(tale: Tale) -> bool:
    return any(event.code == "changed-tyres" and event.args["extra"] for event in tale.news)


def changed_after_a_repair(tale: Tale) -> bool:
    codes = [event.code for event in tale.news if event.code in ("mended", "changed-tyres")]
    return slow_change(tale) and "changed-tyres" in codes


def tie(tale: Tale) -> bool:
    """Two players share a place."""
    places = [reason for _, _, reason in tale.scored]
    return len(set(places)) < len(places)


def tied_second(tale: Tale) -> bool:
    return sum(1 for _, _, reason in tale.scored if reason == "place-2") == 2


def bad_weather(tale: Tale) -> bool:
    met = {event.args["weather"] for event in tale.news if event.code == "weather"}
    return {"rain", "snow"} <= met


def lots_decide(tale: Tale) -> bool:
    """A lot breaks a tie of a stage for the order of the next one."""
    later = False
    for event in tale.news:
        if event.code == "stage-begins":
            later = int(event.args["stage"]) > 1
        elif later and event.code == "start-number" and event.args["lot"]:
            return True
    return False


RECIPES = [
    *[Recipe(f"stage_{players}_players", players, "stage", ordinary) for players in range(2, 7)],
    *[Recipe(f"rally_{players}_players", players, "rally", ordinary) for players in range(2, 7)],
    Recipe("championship_2_players", 2, "championship", of("rally-over", "special-begins")),
    Recipe("somebody_is_out", 3, "stage", somebody_out),
    Recipe("nobody_is_home", 2, "stage", nobody_home),
    Recipe("a_tie", 3, "stage", tie),
    Recipe("tied_second_place", 4, "stage", tied_second),
    Recipe("tied_places_shared_out", 4, "stage", tied_second, split_ties="on"),
    Recipe("slow_tyres", 2, "stage", slow_change, slow_tyres="on"),
    Recipe("tyres_and_a_repair", 2, "stage", changed_after_a_repair),
    Recipe("special_stage", 3, "stage", of("special-begins", "wrecked"), special_stages="on"),
    Recipe("sweden_in_snow", 3, "stage", bad_weather, rally="sweden"),
    Recipe("safari", 4, "stage", ordinary, rally="safari"),
    Recipe("lots_break_a_tie", 4, "stage", lots_decide, length="rally", rally="morocco"),
]
