"""The golden matches of Crazy Race: what each of them must show."""

from __future__ import annotations

from tests.golden.logs import Recipe, Tale

from paddock.games.crazy_race.rules.title import TITLE


def told(tale: Tale, code: str) -> int:
    return sum(1 for event in tale.news if event.code == code)


def lively(tale: Tale) -> bool:
    """Both piles gave points, a tie was broken, a card was taken back, and eight stages were
    played."""
    return (
        {"turntable", "yard"} <= tale.reasons()
        and min(told(tale, code) for code in ("side-tied", "took-back", "recovered")) > 0
        and tale.fields["stage"] == "8"
    )


def several_win(tale: Tale) -> bool:
    return len(tale.state.winners()) > 1


def tie_broken(tale: Tale) -> bool:
    return told(tale, "last-engine") == 1 and max(tale.state.scores()) > 0


def cards_spent(tale: Tale) -> bool:
    return told(tale, "cards-spent") == 1 and tale.fields["stage"] < "8"


def eight_stages(tale: Tale) -> bool:
    return told(tale, "race-over") == 1 and "yard" in tale.reasons()


def taboo_in_every_stage(tale: Tale) -> bool:
    return told(tale, "taboo") == int(tale.fields["stage"]) == 8


def move_lost(tale: Tale) -> bool:
    return told(tale, "move-lost") > 0


def jumped_the_turntable(tale: Tale) -> bool:
    """CZ17: a locomotive jumped over the occupied turntable, and its owner got the card."""
    return any(
        ran.code == "ran"
        and ran.args["jumped"]
        and ran.args["spaces"] == 1
        and ran.args["space"] == 5
        and ran.args["heading"] == "back"
        and took.code == "took-points"
        for ran, took in zip(tale.news, tale.news[1:], strict=False)
    )


def pile_ran_out(tale: Tale) -> bool:
    return told(tale, "no-points") > 0


def shuffled(tale: Tale) -> bool:
    """A lower card was above a higher one in the pile."""
    turned = [int(e.args["points"]) for e in tale.news if e.code == "point-turned"]
    return turned[2:] != sorted(turned[2:], reverse=True) and told(tale, "took-points") > 5


def stragglers(tale: Tale) -> bool:
    return told(tale, "straggler") > 1 and told(tale, "straggler-chose") > 0


def robbed(tale: Tale) -> bool:
    return "robbery" in tale.reasons()


def runner_up(tale: Tale) -> bool:
    return told(tale, "runner-up") == 1


RECIPES = [
    *(
        Recipe(f"{preset}_{players}_players", players, preset, lively)
        for preset in TITLE.presets
        for players in TITLE.players
    ),
    Recipe("end_after_eight_stages", 3, "rulebook", eight_stages),
    Recipe("end_when_all_cards_are_spent", 4, "rulebook", cards_spent),
    Recipe("end_shared", 4, "rulebook", several_win),
    Recipe("end_by_the_last_locomotive", 3, "rulebook", tie_broken),
    Recipe("taboo_in_every_stage", 3, "rulebook", taboo_in_every_stage),
    Recipe("a_move_is_lost", 3, "rulebook", move_lost),
    Recipe("the_turntable_is_jumped", 4, "rulebook", jumped_the_turntable),
    Recipe("option_shuffled_points", 4, "rulebook", shuffled, shuffled_points="on"),
    Recipe("option_stragglers", 4, "rulebook", stragglers, stragglers="on"),
    Recipe("option_robbery", 3, "rulebook", robbed, robbery="on"),
    Recipe("option_runner_up_wins", 4, "rulebook", runner_up, runner_up_wins="on"),
    Recipe("option_fewer_points", 3, "rulebook", pile_ran_out, fewer_points="1"),
]
