"""The golden matches of Crazy Rally: what each of them must show."""

from __future__ import annotations

from tests.golden.logs import Recipe, Tale

from paddock.core.events import Event
from paddock.games.crazy_rally.rules.title import TITLE


def codes(tale: Tale) -> list[str]:
    return [event.code for event in tale.news]


def finished(tale: Tale) -> bool:
    """A winner, events played, and a stretch on which somebody was too fast."""
    return {"won-match", "pushed", "held", "event-cards", "too-fast"} <= set(codes(tale))


def causes(tale: Tale) -> set[str]:
    """What cost body, with the event before it where the same loss has several causes."""
    found = set()
    for before, event in zip(tale.news, tale.news[1:], strict=False):
        if event.code == "overspeed":
            found.add("by turbo" if before.code == "turbo" else f"by {before.code}")
        elif event.code in ("turbo", "crashed"):
            found.add(event.code)
    return found


def every_loss(tale: Tale) -> bool:
    """CR16; CR17 by a card, with a purple card and by a push; CR22."""
    return causes(tale) >= {"turbo", "crashed", "by turbo", "by accelerated", "by pushed"}


def last_card(tale: Tale) -> bool:
    """The car with the longest distance crashed on the last card, and does not win."""
    placed = [event for event in tale.news if event.code.startswith("placed")]
    crashed = [int(e.args["distance"]) for e in placed if e.code == "placed-crashed"]
    whole = [int(e.args["distance"]) for e in placed if e.code == "placed"]
    return bool(crashed and whole) and max(crashed) > max(whole)


def outs(tale: Tale) -> list[str]:
    """What happened just before each car was out."""
    return [
        before.code
        for before, event in zip(tale.news, tale.news[1:], strict=False)
        if event.code == "out"
    ]


def out_by_everything(tale: Tale) -> bool:
    return {"turbo", "crashed", "overspeed"} <= set(outs(tale))


def all_out(tale: Tale) -> bool:
    return int(tale.fields["round"]) < 14 and "nobody-won" in codes(tale)


def red_crash(tale: Tale) -> bool:
    crashes: list[Event] = [event for event in tale.news if event.code == "crashed"]
    return any(crash.args["red"] for crash in crashes) and "too-slow" in codes(tale)


def reshuffled(tale: Tale) -> bool:
    return codes(tale).count("reshuffled") > 1 and "redealt" in codes(tale)


def winners(tale: Tale) -> int:
    """How many players share the win: a shared win is one event, with all of its sides."""
    shared = [str(one.args["sides"]) for one in tale.news if one.code == "shared-match"]
    return len(shared[0].split()) if shared else codes(tale).count("won-match")


def shared(tale: Tale) -> bool:
    """Equal distance and equal speed."""
    return winners(tale) == 2


def tie_by_speed(tale: Tale) -> bool:
    """Two cars have the longest distance, and one of them wins."""
    placed = [event for event in tale.news if event.code == "placed"]
    first = [int(event.args["distance"]) for event in placed[:2]]
    return len(first) == 2 and first[0] == first[1] and winners(tale) == 1


def three_legs(tale: Tale) -> bool:
    legs = {race for race, _, reason in tale.scored if reason == "events"}
    return legs == {1, 2, 3} and "out" in codes(tale)


def over(tale: Tale) -> bool:
    return "won-match" in codes(tale)


def by_events(tale: Tale) -> bool:
    """Unused events decide who wins."""
    for number, event in enumerate(tale.news):
        if event.code == "won-match":
            side = event.args["side"]
            bonus = [
                int(line.args["points"])
                for line in tale.news[:number]
                if line.code == "scored"
                and line.args["reason"] == "events"
                and line.args["side"] == side
            ]
            second = [e for e in tale.news if e.code == "placed"][1:2]
            return bool(second and bonus) and int(event.args["points"]) - sum(bonus) < int(
                second[0].args["distance"]
            )
    return False


RECIPES = [
    *(
        Recipe(f"{preset}_{players}_players", players, preset, finished)
        for preset in TITLE.presets
        for players in TITLE.players
    ),
    Recipe("every_way_to_lose_body", 6, "stage", every_loss),
    Recipe("crash_on_the_last_card", 4, "stage", last_card),
    Recipe("out_by_turbo_overspeed_and_crash", 6, "stage", out_by_everything),
    Recipe("all_cars_out", 3, "stage", all_out),
    Recipe("crash_on_a_red_card", 4, "stage", red_crash),
    Recipe("stock_reshuffled_and_hand_redealt", 5, "stage", reshuffled),
    Recipe("shared_first_place", 3, "stage", shared),
    Recipe("tie_decided_by_speed", 3, "stage", tie_by_speed),
    Recipe("decided_by_unused_events", 4, "stage", by_events),
    Recipe("three_legs", 4, "rally", three_legs),
    Recipe("option_legs", 3, "stage", over, legs="2"),
    Recipe("option_peek_seconds", 3, "stage", over, peek_seconds="9"),
]
