"""Sentences about events address their reader, and contain only what that reader may know."""

import pytest

from paddock import LUCK, NOBODY, Game, Rng, i18n, load
from paddock.core.events import Event
from paddock.core.seats import EVERYONE, just
from paddock.core.title import Title
from paddock.i18n import say
from paddock.i18n.telling import OPEN, card_name, label, question, side_name, tell, told_to
from paddock.shelf import titles

NAMES = ["Ann", "Bruno", "Cleo", "Dirk", "Elsa", "Felix"]


def play(game: Game, seed: int) -> list[Event]:
    """The events of a whole random match."""
    state, rng = game.start(), Rng(seed)
    events: list[Event] = []
    state.news = events
    while not state.over():
        seat = state.waiting[0]
        legal = state.legal(seat)
        state.play(seat, state.luck(rng) if seat == LUCK else legal[rng.below(len(legal))])
    return events


def say_to(viewer: int, code: str, players: int = 2, **args: int | str) -> str:
    game = load("kilometers", players)
    return tell("en", game, Event(code, args, EVERYONE), NAMES, viewer)


def test_the_acting_reader_is_addressed_as_you() -> None:
    assert say_to(0, "attacked", seat=0, card="accident", victim=1) == "You play Accident on Bruno."
    assert say_to(1, "attacked", seat=0, card="accident", victim=1) == "Ann plays Accident on you."
    assert (
        say_to(NOBODY, "attacked", seat=0, card="flat", victim=1) == "Ann plays Flat tyre on Bruno."
    )


def test_a_team_is_named_as_a_team() -> None:
    assert say_to(2, "attacked", 4, seat=1, card="stop", victim=0).endswith("on your team.")
    assert say_to(1, "won-match", 4, side=0, points=5100) == (
        "Ann and Cleo win the match with 5,100 points."
    )
    assert say_to(0, "won-match", 6, side=1, points=10).startswith("Bruno, Dirk, and Felix win")
    assert say_to(0, "won-match", 4, side=0, points=10).startswith("Your team wins")


@pytest.mark.parametrize(
    ("language", "you", "them", "ours", "team"),
    [
        (
            "nl",
            "Je legt Lekke band bij Bruno.",
            "Ann legt Lekke band bij jou.",
            "Jouw team wint de partij met 5.100 punten.",
            "Ann en Cleo winnen de partij met 5.100 punten.",
        ),
        (
            "it",
            "Giochi Foratura contro Bruno.",
            "Ann gioca Foratura contro di te.",
            "La tua squadra vince la partita con 5.100 punti.",
            "Ann e Cleo vincono la partita con 5.100 punti.",
        ),
        (
            "fr",
            "Tu joues Crevaison contre Bruno.",
            "Ann joue Crevaison contre toi.",
            "Ton équipe gagne la partie avec 5\u202f100 points.",
            "Ann et Cleo gagnent la partie avec 5\u202f100 points.",
        ),
        (
            "de",
            "Du spielst Reifenpanne gegen Bruno.",
            "Ann spielt Reifenpanne gegen dich.",
            "Dein Team gewinnt die Partie mit 5.100 Punkten.",
            "Ann und Cleo gewinnen die Partie mit 5.100 Punkten.",
        ),
    ],
)
def test_every_language_speaks_to_its_reader(
    language: str, you: str, them: str, ours: str, team: str
) -> None:
    pair, four = load("kilometers", 2), load("kilometers", 4)
    attack = Event("attacked", {"seat": 0, "card": "flat", "victim": 1}, EVERYONE)
    won = Event("won-match", {"side": 0, "points": 5100}, EVERYONE)
    assert tell(language, pair, attack, NAMES, 0) == you
    assert tell(language, pair, attack, NAMES, 1) == them
    assert tell(language, four, won, NAMES, 0) == ours
    assert tell(language, four, won, NAMES, 1) == team


def test_a_rally_may_have_no_winner() -> None:
    assert say_to(0, "rally-over", rally=2, winner=-1).endswith("nobody has reached the target.")


@pytest.mark.parametrize("language", i18n.languages())
@pytest.mark.parametrize("players", [2, 3, 4, 6])
@pytest.mark.parametrize("viewer", [0, 1, NOBODY, OPEN])
def test_every_event_of_a_match_is_a_finished_sentence(
    language: str, players: int, viewer: int
) -> None:
    game = load("kilometers", players)
    for event in play(game, players):
        if told_to(event, viewer):
            sentence = tell(language, game, event, NAMES, viewer)
            assert sentence[0].isupper(), sentence
            assert sentence.endswith("."), sentence
            assert "{" not in sentence
            assert "event-" not in sentence


def test_each_reader_is_told_once_of_a_draw() -> None:
    game = load("kilometers")
    events = play(game, 7)
    for viewer in (0, 1, NOBODY, OPEN):
        codes = [event.code for event in events if told_to(event, viewer)]
        draws = codes.count("drew") + codes.count("you-drew")
        assert draws == sum(1 for event in events if event.code == "drew")


def test_what_one_seat_draws_is_told_to_that_seat_only() -> None:
    event = Event("you-drew", {"card": "ace"}, int(just(1)))
    assert [seat for seat in (0, 1, NOBODY, OPEN) if told_to(event, seat)] == [1, OPEN]
    game = load("kilometers")
    assert tell("en", game, event, NAMES, 1) == "You draw Ace Driver."
    assert tell("en", game, event, NAMES, OPEN) == "Bruno draws Ace Driver."


def test_a_move_is_labelled() -> None:
    game = load("kilometers", 3)
    assert label("en", game, game.read("discard green"), NAMES) == "Discard Green light"
    assert label("en", game, game.read("play accident>2"), NAMES) == "Accident → Bruno"
    assert label("en", game, game.read("play 100"), NAMES) == "100 km"


@pytest.mark.parametrize("language", i18n.languages())
@pytest.mark.parametrize("title", titles(), ids=lambda title: title.name)
def test_labels_of_moves_in_one_position_differ(language: str, title: Title) -> None:
    game = load(title.name)
    state, rng = game.start(), Rng(1)
    while not state.over():
        seat = state.waiting[0]
        legal = state.legal(seat)
        labels = [label(language, game, move, NAMES) for move in legal]
        assert len(set(labels)) == len(labels)
        state.play(seat, state.luck(rng) if seat == LUCK else legal[rng.below(len(legal))])


def test_a_player_without_a_name_has_a_number() -> None:
    assert side_name("en", load("kilometers", 4), 1, ["Ann"]) == "Player 2 and Player 4"


def test_a_question_names_what_it_is_about() -> None:
    game = load("kilometers")
    state = game.start()
    rng = Rng(5)
    seen = set()
    while not state.over():
        seat = state.waiting[0]
        if seat != LUCK:
            view = state.view(seat)
            sentence = question("en", game, view, NAMES)
            assert "$" not in sentence
            # the default for a text with a missing argument
            assert sentence != say("en", "ask-any")
            seen.add(view.phase)
        legal = state.legal(seat)
        state.play(seat, state.luck(rng) if seat == LUCK else legal[rng.below(len(legal))])
    assert {"play", "reaction"} <= seen


def test_card_names_are_those_on_the_printed_cards() -> None:
    names = [card_name("en", "kilometers", card) for card in "25 flat stop endlimit tyre".split()]
    assert names == ["25 km", "Flat tyre", "Red light", "End of limit", "Puncture-proof Tyre"]
