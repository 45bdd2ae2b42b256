"""The golden matches of the Grand Prix: what each of them must show."""

from __future__ import annotations

from tests.golden.logs import Recipe, Tale

from paddock.games.grand_prix.rules.title import TITLE


def happened(tale: Tale, *codes: str) -> bool:
    """Each of these events happened."""
    return set(codes) <= {event.code for event in tale.news}


def raced(tale: Tale) -> bool:
    """Three races, with bids, blocked cars, swaps and white lines."""
    return happened(tale, "bought", "drove-short", "stuck", "swapped", "chose", "prize")


def anything(tale: Tale) -> bool:
    return happened(tale, "bought", "prize")


def forced(tale: Tale) -> bool:
    return happened(tale, "had-to-buy")


def lent(tale: Tale) -> bool:
    """The bank lent the price of a car, and a prize paid off the debt."""
    poor = [event.args["seat"] for event in tale.news if event.code == "lent"]
    return any(tale.state.scores()[int(seat)] > 0 for seat in poor)


def ownerless(tale: Tale) -> bool:
    return happened(tale, "no-bid", "no-owner")


def ownerless_winner(tale: Tale) -> bool:
    """A car without an owner comes first: the dealer stays."""
    return any(
        event.code == "home" and event.args["place"] == 1 and event.args["side"] == -1
        for event in tale.news
    )


def cars_left(tale: Tale) -> bool:
    """A race ends with cars on the track."""
    return any(e.code == "race-over" and int(e.args["left"]) > 0 for e in tale.news)


def all_home(tale: Tale) -> bool:
    """A race ends because all cars are home, with cards left."""
    return any(e.code == "race-over" and e.args["left"] == 0 for e in tale.news)


def two_swaps(tale: Tale) -> bool:
    """Two swaps are active at the same time."""
    force = 0
    for event in tale.news:
        force += {"swapped": 1, "swap-over": -1, "race-over": -force}.get(event.code, 0)
        if force == 2:
            return True
    return False


def shows(tale: Tale) -> bool:
    return happened(tale, "shows")


def shared(tale: Tale) -> bool:
    return any(event.code == "shared-match" for event in tale.news)


def seated(tale: Tale) -> bool:
    return happened(tale, "seated")


def held(tale: Tale) -> bool:
    return happened(tale, "held", "prize")


def without_car(tale: Tale) -> bool:
    """Somebody bought no car in a race."""
    buyers: set[object] = set()
    for event in tale.news:
        if event.code == "bought":
            buyers.add(event.args["seat"])
        elif event.code == "race-begins":
            if len(buyers) < 3:
                return True
            buyers = set()
    return False


def three_cars(tale: Tale) -> bool:
    """Somebody bought three cars for one race."""
    bought: list[object] = []
    for event in tale.news:
        if event.code == "bought":
            bought.append(event.args["seat"])
        elif event.code == "race-begins":
            if any(bought.count(seat) > 2 for seat in bought):
                return True
            bought = []
    return False


def own_car_in_part(tale: Tale) -> bool:
    """A white line moves its player's car by less than the full number."""
    for one, other in zip(tale.news, tale.news[1:], strict=False):
        if one.code == "chose" and other.code == "drove-short":
            return True
    return False


RECIPES = [
    *(
        Recipe(f"standard_{players}_players", players, "standard", raced)
        for players in TITLE.players
    ),
    *(Recipe(f"free_{players}_players", players, "free", anything) for players in TITLE.players),
    Recipe("the_last_car", 4, "standard", forced),
    Recipe("on_credit", 5, "standard", lent),
    Recipe("nobody_bids", 3, "standard", ownerless),
    Recipe("nobodys_car_wins", 3, "standard", ownerless_winner),
    Recipe("end_of_the_cards", 3, "standard", cars_left),
    Recipe("all_cars_home", 4, "standard", all_home),
    Recipe("two_swaps_at_once", 3, "standard", two_swaps),
    Recipe("no_playable_card", 6, "standard", shows),
    Recipe("shared_win", 3, "standard", shared, races="1"),
    Recipe("option_detroit", 4, "standard", raced, track="detroit"),
    Recipe("option_top_race", 4, "standard", raced, track="top_race"),
    Recipe("option_one_race", 3, "standard", anything, races="1"),
    Recipe("option_tournament_seating", 4, "standard", seated, tournament_seating="on"),
    Recipe("option_no_car_limit", 3, "standard", three_cars, no_car_limit="on"),
    Recipe("option_cars_optional", 3, "standard", without_car, cars_optional="on"),
    Recipe("option_white_moves_own", 3, "standard", own_car_in_part, white_moves_own="on"),
    Recipe("option_may_hold", 3, "standard", held, may_hold_when_home="on"),
    Recipe("option_tens_in_deck", 4, "standard", anything, tens_in_deck="on"),
    Recipe("option_two_cars_for_two", 2, "standard", anything, two_players="off"),
]
