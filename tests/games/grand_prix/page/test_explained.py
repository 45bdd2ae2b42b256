"""What the page explains in advance: duties, blocked cars, cards that cannot be played."""

from __future__ import annotations

from tests.games.grand_prix.page.scenes import page


def test_the_full_number_is_a_duty() -> None:
    shown = page("3 | at.red=21.1 hand.1=32 | 1 play 32")
    assert shown["duty"] == "The car must go the full number (GP17)."


def test_a_blocked_car_goes_as_far_as_it_gets() -> None:
    shown = page("3 | at.red=29.1 at.green=32.1 hand.1=32 | 1 play 32")
    assert shown["duty"] == "The way is blocked: 2 of 5 spaces (GP17)."


def test_the_cars_that_white_may_not_move_are_named_with_the_reason() -> None:
    shown = page(
        "3 | at.orange=27.3 at.black=27.1 at.yellow=33.1 at.red=1.1 at.blue=3.1 at.green=5.1 "
        "hand.1=14 | 1 play 14; 1 to 31.2"
    )
    assert [button["move"] for button in shown["buttons"]] == ["car blue", "car green", "car red"]
    assert shown["reasons"] == [
        {"text": "yellow, black, orange: The card moves that car already.", "rule": "GP12"}
    ]


def test_a_card_that_cannot_be_played_is_dimmed_and_says_why() -> None:
    """Figure 5 of the rulebook."""
    shown = page(
        "3 | at.blue=26.1 at.black=31.1 at.green=27.1 at.orange=29.3 at.yellow=29.2 at.red=53.2 "
        "hand.1=8,39 | luck"
    )
    cards = {card["card"]: card for card in shown["cards"]}
    assert cards[8]["dim"]
    words = "No car can make its white line in full. Play another card."
    assert cards[8]["reason"] == {"text": words, "rule": "GP15"}
    assert not cards[39]["dim"]
    assert cards[39]["reason"] is None


def test_a_pass_that_is_not_allowed_says_why() -> None:
    shown = page(
        "4 | sold=blue:1,green:1,red:2,yellow:0 lot=black turn=3 second=1 again=orange coming=- "
        "| 3 pass"
    )
    assert [button["move"] for button in shown["buttons"]] == [
        "bid 10000",
        "bid 20000",
        "bid 50000",
    ]
    assert [reason["rule"] for reason in shown["reasons"]] == ["GP9"]


def test_the_hand_is_sorted_by_car_and_has_totals() -> None:
    """Card 24 is red 6, blue 4, green 2; 32 is red 5; 36 is blue 5; 34 any 5; 47 a swap."""
    shown = page("3 | hand.1=47,34,36,24,32 | luck")
    assert [card["card"] for card in shown["cards"]] == [24, 32, 36, 34, 47]
    spaces = [total["spaces"] for total in shown["totals"]]
    assert spaces == [0, 9, 2, 0, 11, 0, 5]  # yellow, blue, green, black, red, orange, white


def test_a_space_that_would_leave_white_without_a_car_is_barred_and_says_why() -> None:
    shown = page(
        "3 | home=blue,green at.orange=60.1 at.black=7.1 at.red=9.2 at.yellow=11.2 hand.1=14 "
        "| 1 play 14"
    )
    (reason,) = shown["reasons"]
    assert reason["text"].startswith("11 (inside): ")
    assert reason["text"].endswith("Then no car could make the white line.")
    assert reason["rule"] == "GP15"
    assert "gp-barred" in shown["track"]


def test_the_auction_room_shows_the_income_of_the_last_race() -> None:
    """Yellow and black are Person 1's, blue and red Person 2's, green and orange Person 3's."""
    shown = page(
        "3 | home=yellow,blue,green,black,red at.orange=62.1 hand.1=33 | 1 play 33; * deal 1; luck"
    )
    assert shown["bidding"]
    assert shown["before"] == [
        "Race 1 of 3",
        "1. Person 1 $200,000",
        "2. Person 2 $150,000",
        "3. Person 3 $100,000",
        "4. Person 1 $60,000",
        "5. Person 2 $30,000",
        "6. Person 3 $10,000",
    ]
