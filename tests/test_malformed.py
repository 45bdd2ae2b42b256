"""Faulty files and texts: each gets one clear line that says where, and never a traceback."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.golden.logs import log_path

from paddock.core.edition import Edition
from paddock.core.errors import BadEdition, BadLog, BadPosition, PaddockError
from paddock.core.log import read_log
from paddock.core.luck import Rng
from paddock.core.seats import LUCK
from paddock.games import package_of
from paddock.shelf import load, load_log, title

STANDARD = package_of("kilometers").edition("standard").read_text("utf-8")
LOG = log_path("kilometers", "dutch_4_players").read_text("utf-8")
HEAD, _, MOVES = LOG.partition("\n\n")
MARK = re.findall(r"edition standard (\w+)", LOG)[0]

# What is changed in the standard edition, and the expected error
EDITIONS = [
    ("200 = 4", "200 = 5", ":5: deck.cards is 106, but the cards add up to 107"),
    ("200 = 4", "", ":8: deck.distance.200 is missing"),
    ("200 = 4", "200 = 0", ":13: deck.distance.200 is 0, not 1 to 40"),
    ("200 = 4", "200 = -1", ":13: deck.distance.200 is -1, not 1 to 40"),
    ("200 = 4", "200 = 41", ":13: deck.distance.200 is 41, not 1 to 40"),
    ("200 = 4", "200 = 4.0", ":13: deck.distance.200 is 4.0, not a whole number"),
    ("200 = 4", "200 = true", ":13: deck.distance.200 is True, not a whole number"),
    ("200 = 4", '200 = "4"', ":13: deck.distance.200 is '4', not a whole number"),
    ("200 = 4", "200 = [4]", ":13: deck.distance.200 is [4], not a whole number"),
    ("200 = 4", "200 =", ":13: Invalid value"),
    ("200 = 4", "200 = 4\n200 = 4", ":14: Cannot overwrite a value"),
    ("200 = 4", "200 = " + "9" * 5000, ": a number too long or lists too deep"),
    ("200 = 4", "200 = 4\n300 = 4", ":14: deck.distance.300 is unknown; known are 25, 50, 75, 10"),
    ("[deck.trump]", "[deck.trumps]", ":29: deck.trumps is unknown; known are cards, solo_card"),
    ("[deck.trump]", "[deck.trump", ":29: Expected ']' at the end of a table declaration"),
    ("[deck.remedy]", "[deck.attack]", ":22: Cannot declare ('deck', 'attack') twice"),
    ("ace = 1", "ace = 2", ":30: deck.trump.ace is 2, not 1 to 1"),
    ("cards = 106", "cards = 107", ":5: deck.cards is 107, but the cards add up to 106"),
    ("solo_cards = 101", "solo_cards = 106", ":6: deck.solo_cards is 106, but the cards add up"),
    ("solo_cards = 101", "# ", ":4: deck.solo_cards is missing"),
    ('name = "1000 Kilometers"', "", ": name is missing"),
    ('name = "1000 Kilometers"', "name = 1000", ":2: name is 1000, not a text"),
    ('name = "1000 Kilometers"', 'name = " "', ":2: name is ' ', not a text"),
    ("[deck]", 'by = "me"\n[deck]', ":4: by is unknown; known are name, deck"),
    ("[deck]", '"a\\nb" = 3\n[deck]', ": 'a\\nb' is unknown; known are name, deck"),
    ("name =", "name = " + "[" * 3000, ": a number too long or lists too deep"),
    ("name =", "\0", ":2: Invalid statement"),
]

# What is changed in a log, and the expected error
LOGS = [
    ("paddock log 1", "paddock log 2", "log:1: the first line is not 'paddock log 1'"),
    ("paddock log 1", "", "log:1: the first line is not 'paddock log 1'"),
    ("game kilometers", "game chess", "log: there is no game 'chess'; there are kilometers"),
    ("game kilometers\n", "", "log: heading 'game' is missing"),
    ("game kilometers", "game", "log:2: 'game' stands alone"),
    ("rules 1", "rules one", "log:3: rules is 'one', not 1 to 1000000"),
    ("rules 1", "rules 7", "log: played under rules 7 of kilometers; here are 1, 2"),
    (f"standard {MARK}", "standard 12345678", "log: edition standard 12345678 was used; here it i"),
    (
        f"standard {MARK}",
        f"luxury {MARK}",
        "log: kilometers has no edition 'luxury'; it has standard, o",
    ),
    (f"standard {MARK}", "standard", "log:4: edition is 'standard', not a name and a digest"),
    ("players 4", "players 5", "log: kilometers is for 2, 3, 4, 6 players, not 5"),
    ("players 4", "players 44", "log:5: players is '44', not 1 to 6"),
    ("players 4", "players 4\nplayers 4", "log:6: players is given twice"),
    (
        "preset dutch",
        "preset danish",
        "log: kilometers has no preset 'danish'; it has dutch, classic",
    ),
    (
        "preset dutch",
        "preset dutch\noption wings=on",
        "log: kilometers has no option 'wings'; it has ",
    ),
    (
        "preset dutch",
        "preset dutch\noption players=3",
        "log: kilometers has no option 'players'; it h",
    ),
    (
        "preset dutch",
        "preset dutch\noption max_200=lots",
        "log: option max_200 is 0 to 40, not lots",
    ),
    ("preset dutch", "preset dutch\noption max_200", "log:7: 'max_200' is not name=value, once"),
    ("preset dutch", "preset dutch\nseat 2 Bo", "log:7: seats are named in order; 1 is next"),
    (
        "preset dutch",
        "preset dutch\nstart nonsense",
        "log: start: a position of kilometers/1 was wan",
    ),
    ("preset dutch", "colour red", "log:6: 'colour' is neither a seat, * nor a heading"),
    ("\n\n", "\n\n1 play 25\n", "log: ply 1: seat 1 is not asked now"),
    ("\n\n", "\n\n5 play 25\n", "log:8: seat is '5', not 1 to 4"),
    ("\n\n", "\n\n* draw joker\n", "log: ply 1: kilometers has no move 'draw joker'"),
    ("\n\n", "\n\n* play 25\n", "log: ply 1: play 25: no-such-choice"),
    ("\n\n", "\n\n* draw ?\n", "log: ply 1 is hidden: this is one seat's log, not the match's"),
    ("\n\n", "\n\n1 back\n", "log: ply 1: seat 1 has nothing that can be taken back"),
    ("\n\n", "\n\n* draw 25\npreset dutch\n", "log:9: heading 'preset' after the first move"),
    ("\n\n", "\n\n1\n", "log:8: '1' stands alone"),
]

# Which field of a position gets which value (None: it is left out), and the expected error
POSITIONS = [
    ("phase", "lunch", "phase is 'lunch', not one of deal, draw, play, reaction, extension, over"),
    ("phase", None, "phase is missing"),
    ("due", "9", "due is '9', not a seat"),
    ("due", "0", "due is '0', not a seat"),
    ("due", "2", "due does not fit phase play"),
    ("due", "11", "due: 1 stands there twice"),
    ("due", "12", "due does not fit phase play"),
    ("due", "*", "due does not fit phase play"),
    ("due", "-", "due does not fit phase play"),
    ("due", "1*", "due does not fit phase play"),
    ("ply", "--5", "ply is '--5', not a whole number"),
    ("ply", "-5", "ply is -5, not 0 to 1000000000"),
    ("ply", "1e3", "ply is '1e3', not a whole number"),
    ("ply", "٣", "ply is '٣', not a whole number"),
    ("asked", "999", "asked is 999, not 0 to "),
    ("dealer", "0", "dealer is 0, not 1 to 4"),
    ("turn", "2", "due does not fit phase play"),
    ("extender", "3", "extender is 3, not 0 to 2"),
    ("victim", "1", "victim and hazard stand in a position that waits for a reaction"),
    ("hazard", "stop", "victim and hazard stand in a position that waits for a reaction"),
    ("reactor", "2", "reactor: nobody is asked for a reaction"),
    ("battle.1", "ace", "battle.1: ace cannot lie there"),
    ("battle.1", "joker", "battle.1 is 'joker', not one of "),
    ("under.1", "ace", "under.1: ace cannot lie there"),
    ("limit.2", "2", "limit.2 is 2, not 0 to 1"),
    ("crosswise.1", "stop", "crosswise.1: 'stop' is not a trump of this side"),
    ("hand.1", "ace*2", "hand.1: 2 of ace, but there are 1 in all"),
    ("hand.1", "25*x", "hand.1: '25*x' is not card*number"),
    ("hand.1", "25*0", "hand.1: '25*0' is not card*number"),
    ("hand.1", "jack", "hand.1: there is no card 'jack'"),
    ("hand.1", "-", "there are "),
    ("hand.2", "?*6", "hidden cards: this is one seat's position, not the whole one"),
    ("cards.1", "?", "cards.1: the cards of a tableau lie open"),
    ("discard", "?", "discard: discarded cards are public"),
    ("top", "priority", "top: priority is not in the discard pile"),
    ("ledger", "1:3:x:K1:5", "ledger: '1:3:x:K1:5' is not race:side:reason:rule:points"),
    ("ledger", "lots", "ledger: 'lots' is not race:side:reason:rule:points"),
    ("colour", "red", "colour is unknown"),
]


def a_position() -> str:
    """The first seat's turn in the middle of a golden match."""
    plies = MOVES.partition("\n\n")[0].splitlines()
    game = load("kilometers", 4)
    state = game.start()
    for ply in plies:
        if state.ply > 60 and state.waiting == [0] and state.phase.name == "play":
            break
        who, _, move = ply.partition(" ")
        state.play(-1 if who == "*" else int(who) - 1, game.read(move))
    return state.text()


POSITION = a_position()


def check_edition(text: str) -> None:
    title("kilometers").check_edition(Edition("house", text, "house.toml"))


def one_line(error: PaddockError) -> str:
    line = str(error)
    assert line.isprintable(), repr(line)
    assert len(line) < 300
    return line


@pytest.mark.parametrize(("old", "new", "complaint"), EDITIONS, ids=range(len(EDITIONS)))
def test_a_faulty_edition_is_refused_with_file_line_and_key(
    old: str, new: str, complaint: str
) -> None:
    assert old in STANDARD
    with pytest.raises(BadEdition) as caught:
        check_edition(STANDARD.replace(old, new, 1))
    assert one_line(caught.value).startswith("house.toml" + complaint)


@pytest.mark.parametrize(
    ("most", "complaint"), [(33, ":4: deck does not fit: the deck is too lar")]
)
def test_an_edition_with_too_many_cards_is_refused(most: int, complaint: str) -> None:
    text = re.sub(r"= (3|4|5|6|10|12|14)\n", f"= {most}\n", STANDARD)
    total = sum(int(n) for n in re.findall(r"^\w+ = (\d+)$", text.partition("[deck.d")[2], re.M))
    text = text.replace("cards = 106", f"cards = {total}", 1)
    text = text.replace("solo_cards = 101", f"solo_cards = {total - 5}")
    with pytest.raises(BadEdition) as caught:
        check_edition(text)
    assert one_line(caught.value).startswith("house.toml" + complaint)


@pytest.mark.parametrize(("old", "new", "complaint"), LOGS, ids=range(len(LOGS)))
def test_the_error_for_a_faulty_log_names_the_line(old: str, new: str, complaint: str) -> None:
    assert old in LOG
    with pytest.raises(BadLog) as caught:
        load_log(read_log(LOG.replace(old, new, 1)))
    assert one_line(caught.value).startswith(complaint)


@pytest.mark.parametrize(("key", "value", "complaint"), POSITIONS, ids=range(len(POSITIONS)))
def test_the_error_for_a_faulty_position_names_the_field(
    key: str, value: str | None, complaint: str
) -> None:
    kept = [word for word in POSITION.split() if not word.startswith(f"{key}=")]
    text = " ".join(kept if value is None else [*kept, f"{key}={value}"])
    with pytest.raises(BadPosition) as caught:
        load("kilometers", 4).position(text)
    assert one_line(caught.value).startswith(complaint)


@pytest.mark.parametrize(
    "text",
    ["", " ", "kilometers", "kilometers/3 phase=play", "rally/1 phase=play", "x" * 10_000, "\0"],
)
def test_a_text_that_is_not_a_position_is_refused(text: str) -> None:
    with pytest.raises(BadPosition) as caught:
        load("kilometers", 4).position(text)
    assert one_line(caught.value).startswith("a position of kilometers/2 was wanted, not ")


@pytest.mark.parametrize("edition", ["house.toml", "./standard.toml", "\0.toml", "\0"])
def test_a_log_names_an_edition_on_the_shelf_and_never_a_file(
    edition: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not even an existing file with exactly this edition."""
    monkeypatch.chdir(tmp_path)
    for name in ("house.toml", "standard.toml"):
        (tmp_path / name).write_text(STANDARD, "utf-8")
    with pytest.raises(BadLog) as caught:
        load_log(read_log(LOG.replace(f"edition standard {MARK}", f"edition {edition} {MARK}")))
    assert one_line(caught.value).startswith("log: kilometers has no edition ")
    match = load_log(read_log(LOG), tmp_path / "standard.toml")  # the caller may name one
    assert match.state.over()


def test_a_path_with_a_nul_is_refused_in_one_line() -> None:
    with pytest.raises(BadEdition, match="is not a path"):
        load("kilometers", 2, edition="\0.toml")


# Game, players, and fields that contradict each other; the expected error
CONTRADICTIONS = [
    ("kilometers", 4, "cards.1=priority,limit limit.1=1", "limit.1: priority ends a limit"),
    ("kilometers", 4, "cards.1=priority,stop battle.1=stop", "battle.1: stop lies beside its tru"),
    ("kilometers", 4, "cards.1=ace,accident battle.1=accident", "battle.1: accident lies beside"),
    ("kilometers", 2, "cards.1=200*4", "cards.1: 800 km, but the target is 700"),
    ("kilometers", 2, "target=1000", "target is 1000, not 700"),
    ("kilometers", 2, "extender=1 target=1000", "extender: that side has not reached 700 km"),
    ("crazy_rally", 3, "body.1=0", "body.1: without body a car is out, with some it is not"),
    ("crazy_rally", 3, "out.1=1", "body.1: without body a car is out, with some it is not"),
    ("crazy_rally", 3, "distance.1=40", "distance.1 is not what the ledger and this leg make"),
    ("crazy_rally", 3, "round=14", "round: the course has 14 cards, and one is to come"),
    ("crazy_rally", 3, "starter=2", "starter: seat 2 does not start leg 1"),
    ("crazy_rally", 3, "shown=14", "shown: the test lap begins when all are tuned"),
    ("crazy_rally", 3, "ledger=1:1:driven:CR20:5 distance.1=5", "ledger: leg 1 is not over"),
    ("grand_prix", 3, "grid=blue:1:@35.2", "grid: 'blue:1:@35.2' is not colour:owner:price@cell"),
    ("grand_prix", 3, "last=63", "last: '63' is not a card that was played"),
    ("grand_prix", 3, "last=88", "last: '88' is not a card that was played"),
    ("grand_prix", 3, "card=99", "card: '99' is not a card that was played"),
    ("rally", 2, "order=12", "pool: somebody there has a start number"),
    ("rally", 2, "space.1=1", "home.1 does not fit car.1"),
    ("rally", 2, "hidden.1=5", "hidden.1: space 5 is not there"),
]


@pytest.mark.parametrize(("game", "players", "changes", "complaint"), CONTRADICTIONS)
def test_a_position_that_contradicts_itself_is_refused(
    game: str, players: int, changes: str, complaint: str
) -> None:
    table = load(game, players)
    words = dict(word.partition("=")[::2] for word in table.start().text().split()[1:])
    new = dict(word.partition("=")[::2] for word in changes.split())
    if "cards.1" in new:  # the cards are taken from the stock
        for card in new["cards.1"].split(","):
            name, _, times = card.partition("*")
            stock = dict(one.partition("*")[::2] for one in words["stock"].split(","))
            stock[name] = str(int(stock[name] or 1) - int(times or 1))
            left = [f"{one}*{n}" if n else one for one, n in stock.items() if n != "0"]
            words["stock"] = ",".join(left)
    text = " ".join(f"{key}={value}" for key, value in (words | new).items())
    with pytest.raises(BadPosition) as caught:
        table.position(f"{game}/{table.version} {text}")
    assert one_line(caught.value).startswith(complaint)


def test_only_the_next_player_in_order_is_asked_for_an_event() -> None:
    """CR18: the order follows from the distances, so a position cannot ask another player."""
    state, rng = load("crazy_rally", 3).start(), Rng(1)
    while state.phase.name != "event":
        seat = state.waiting[0]
        state.play(seat, state.luck(rng) if seat == LUCK else state.legal(seat)[0])
    asked = state.waiting[0] + 1
    other = asked % 3 + 1
    with pytest.raises(BadPosition, match="due: the event is for the player whose turn it is"):
        state.game.position(state.text().replace(f" due={asked} ", f" due={other} "))


def test_an_unprintable_field_is_escaped() -> None:
    table = load("rally", 5)
    with pytest.raises(BadPosition) as caught:
        table.position(f"{table.start().text()} :\x7f\0=1")
    assert one_line(caught.value) == r":\x7f\x00 is unknown"


# In the middle of a card, with a white line below that no car could follow any more
NO_CAR_FOR_WHITE = (
    "phase=drive due=2 ply=346 asked=346 race=2 dealer=1 turn=2 seats=123 bank=2160000 "
    "hand.1=20,21,38 hand.2=35,48 hand.3=10,23,28 deck=- shown=- aside=- out=41,46 "
    "played=1,2,3,4,5,6,7,8,9,11,12,13,14,15,16,17,18,19,22,24,25,26,27,29,30,31,32,33,34,36,37,39,"
    "40,42,43,44,45,47,49 last=5 coming=- again=- lot=- second=0 opener=3 bid=0 bidder=0 passed=- "
    "grid=yellow:3:20000@44.1,red:2:10000@42.2,green:3:60000@finish,blue:1:240000@43.1,"
    "black:1:60000@41.3,orange:0:0@finish home=green,orange card=14 line=1 chosen=- swaps=- idle=0 "
    "ledger=1:1:start:GP1:200000,1:2:start:GP1:200000,1:3:start:GP1:200000,1:2:car:GP6:-200000,"
    "1:1:car:GP6:-140000,1:3:car:GP6:-80000,1:3:car:GP6:-90000,1:1:car:GP6:-10000,"
    "1:1:prize:GP20:200000,1:3:prize:GP20:150000,1:1:prize:GP20:100000,1:3:prize:GP20:30000,"
    "1:2:prize:GP20:10000,2:3:car:GP6:-20000,2:2:car:GP6:-10000,2:3:car:GP6:-60000,"
    "2:1:car:GP6:-240000,2:1:car:GP6:-60000"
)


def test_a_card_that_cannot_be_driven_to_its_end_is_refused() -> None:
    table = load("grand_prix", 3, edition="house", track="detroit")
    with pytest.raises(BadPosition, match="card: its white line would find no car"):
        table.position(f"grand_prix/{table.version} {NO_CAR_FOR_WHITE}")
