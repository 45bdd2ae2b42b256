"""The golden matches of 1000 Kilometers: what each of them must show."""

from __future__ import annotations

from tests.golden.logs import Recipe, Tale

from paddock.games.kilometers.rules.title import TITLE


def reached(tale: Tale) -> bool:
    """Somebody reached the target, after some events."""
    return {"target", "trumps"} <= tale.reasons() and count(tale, "attacked") > 3


def without_a_200(tale: Tale) -> bool:
    return {"target", "no-200"} <= tale.reasons()


def count(tale: Tale, code: str) -> int:
    return sum(1 for event in tale.news if event.code == code)


def stock_ran_out(tale: Tale) -> bool:
    return "target" not in tale.reasons() and tale.fields["stock"] == "-"


def hands_ran_out(tale: Tale) -> bool:
    hands = [value for key, value in tale.fields.items() if key.startswith("hand.")]
    return stock_ran_out(tale) and set(hands) == {"-"}


def extension_won(tale: Tale) -> bool:
    return {"extension", "lightning"} <= tale.reasons()


def extension_lost_to_an_opponent(tale: Tale) -> bool:
    return {"extension-failed", "target"} <= tale.reasons()


def extension_lost_to_nobody(tale: Tale) -> bool:
    return "extension-failed" in tale.reasons() and "target" not in tale.reasons()


def crown(tale: Tale) -> bool:
    return "crown" in tale.reasons()


def shut_out(tale: Tale) -> bool:
    return "shut-out" in tale.reasons()


def all_trumps(tale: Tale) -> bool:
    return "all-trumps" in tale.reasons()


def two_reactions(tale: Tale) -> bool:
    """A player who reacts then attacks at once, and that attack is answered by a reaction too."""
    actions = [e for e in tale.news if e.code in ("attacked", "reacted", "played", "discarded")]
    for first, attack, second in zip(actions, actions[1:], actions[2:], strict=False):
        codes = (first.code, attack.code, second.code)
        if codes == ("reacted", "attacked", "reacted"):
            return True
    return False


def tie_break(tale: Tale) -> bool:
    """Two sides had equal points at 5000 or more, and one more rally was driven."""
    totals: dict[int, list[int]] = {}
    for event in tale.news:
        if event.code == "scored":
            totals.setdefault(int(event.args["side"]), []).append(int(event.args["points"]))
        if event.code == "rally-over":
            now = sorted(sum(points) for points in totals.values())
            if len(now) > 1 and now[-1] >= 5000 and now[-1] == now[-2]:
                return True
    return False


def trump_turned_the_pile_over(tale: Tale) -> bool:
    """The green light was played again after a trump had answered an attack."""
    last_card: dict[object, object] = {}
    for event in tale.news:
        if event.code == "played":
            card = event.args["card"]
            if card == "green" and last_card.get(event.args["seat"]) in ("ace", "tyre", "tanker"):
                return True
            last_card[event.args["seat"]] = card
    return False


def limits(tale: Tale) -> bool:
    return sum(1 for e in tale.news if e.code == "attacked" and e.args["card"] == "limit") > 2


def two_200s(tale: Tale) -> bool:
    cards = [value for key, value in tale.fields.items() if key.startswith("cards.")]
    return any("200*2" in text for text in cards)


RECIPES = [
    *(
        Recipe(f"{preset}_{players}_players", players, preset, reached)
        for preset in TITLE.presets
        for players in TITLE.players
    ),
    Recipe("end_at_the_target", 6, "dutch", without_a_200),
    Recipe("end_of_the_stock", 3, "dutch", stock_ran_out),
    Recipe("end_of_all_hands", 2, "classic", hands_ran_out),
    Recipe("extension_won", 2, "dutch", extension_won),
    Recipe("extension_lost_to_an_opponent", 3, "dutch", extension_lost_to_an_opponent),
    Recipe("extension_lost_to_nobody", 3, "dutch", extension_lost_to_nobody),
    Recipe("crown_stroke", 2, "dutch", crown),
    Recipe("crown_stroke_classic", 3, "classic", crown),
    Recipe("shut_out", 3, "dutch", shut_out),
    Recipe("all_four_trumps", 4, "dutch", all_trumps),
    Recipe("reaction_to_a_reaction", 6, "dutch", two_reactions),
    Recipe("option_championship", 2, "dutch", reached, length="championship"),
    Recipe("option_no_extension", 2, "dutch", reached, extension="off"),
    Recipe("option_max_200", 4, "dutch", two_200s, max_200="2"),
    Recipe("option_limit_needs_green", 3, "dutch", limits, limit_needs_green="on"),
    Recipe(
        "option_green_after_trump", 2, "dutch", trump_turned_the_pile_over, green_after_trump="on"
    ),
    Recipe("option_play_out_hands", 3, "dutch", hands_ran_out, play_out_hands="on"),
    Recipe("tie_break", 2, "dutch", tie_break, length="championship"),
]
