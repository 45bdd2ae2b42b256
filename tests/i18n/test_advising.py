"""Every reason for a move is a sentence in every language, and follows from what the reader may
know."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from paddock import i18n, load
from paddock.bots.bot import Question
from paddock.core.game import Game
from paddock.core.luck import Rng
from paddock.core.moves import Move
from paddock.core.seats import LUCK, NOBODY
from paddock.core.view import View
from paddock.games import package_of
from paddock.games.kilometers.advice import REASONS
from paddock.games.kilometers.rules.view import KilometersView
from paddock.games.reasons import LEADER, Reason, blame_for, reason_for
from paddock.i18n import has, languages, say
from paddock.i18n.advising import reasons_of, sentence, why, why_me
from paddock.shelf import bot, titles

pytestmark = pytest.mark.usefixtures("cached_texts")
GAMES = [title.name for title in titles()]
NAMES = ["Anna", "Bruno", "Clara", "Dirk", "Elsa", "Felix"]
MATCHES = 2


@pytest.mark.parametrize("name", GAMES)
def test_reasons_are_sentences_in_every_language(name: str) -> None:
    """Checks every legal move along matches of club players."""
    game = load(name, package_of(name).best_players or None)
    met: set[str] = set()
    for number in range(MATCHES):
        walk(game, number, met)
    assert len(met) >= 4, f"only {met} were met"


def walk(game: Game, number: int, met: set[str]) -> None:
    state, rng, player = game.start(), Rng(7, number), bot("club", game.name)
    own = reasons_of(game.name)
    while not state.over():
        seat = state.waiting[0]
        if seat == LUCK:
            state.play(seat, state.luck(rng))
            continue
        legal = state.legal(seat)
        view = state.view(seat)
        for move in legal[:12]:
            reason = reason_for(own, view, move)
            fresh = reason.name not in met
            met.add(reason.name)
            for language in languages() if fresh else ():
                said = why(language, game, view, move, NAMES)
                assert has(language, f"{game.name}-advice-{reason.name}") or has(
                    language, f"advice-{reason.name}"
                )
                assert said.endswith("."), said
                assert "{" not in said, said
        move = player.answer(Question(state, seat), rng)
        if move.target >= 0 and move.target != game.side_of[seat]:
            blamed(game, state.view(NOBODY), move)
        state.play(seat, move)


def blamed(game: Game, view: View, move: Move) -> None:
    viewer = next(n for n in range(game.players) if game.side_of[n] == move.target)
    for language in languages():
        said = why_me(language, game, view, move, NAMES, viewer)
        assert said.endswith("."), said
        assert "{" not in said, said


@pytest.mark.parametrize("name", GAMES)
def test_every_text_has_a_reason_and_every_reason_a_text(name: str) -> None:
    source = (package_of(name).folder / "advice.py").read_text("utf-8")
    for language in languages():
        words = package_of(name).words(language).read_text("utf-8")
        for kind, code in re.findall(rf"(?m)^{name}-(advice|blame)-([a-z-]+) =", words):
            assert f'"{code}"' in source, f"{language}: nobody says {kind}-{code}"


def test_a_game_without_reasons_has_the_usual_ones() -> None:
    game = load("kilometers")
    state, rng = game.start(), Rng(1)
    while state.waiting[0] == LUCK:
        state.play(LUCK, state.luck(rng))
    view = state.view(state.waiting[0])
    move = state.legal(state.waiting[0])[0]
    assert reason_for(None, view, move).name == "search"
    assert blame_for(None, view, move, 0).name == "any"
    view.scores[:] = [100, 0]
    assert blame_for(None, view, move, 0) == LEADER
    assert (Path(i18n.__file__).parent / "en" / "hints.ftl").exists()


def test_a_bot_that_did_not_search_does_not_claim_a_search() -> None:
    game = load("crazy_rally")
    state, rng = game.start(), Rng(1)
    while state.waiting[0] == LUCK or state.phase.name != "tune":
        seat = state.waiting[0]
        state.play(seat, state.luck(rng) if seat == LUCK else state.legal(seat)[0])
    view = state.view(state.waiting[0])
    move = next(one for one in state.legal(state.waiting[0]) if one.kind == "lay")
    assert why("en", game, view, move, NAMES) == say("en", "advice-search")
    assert why("en", game, view, move, NAMES, searched=False) == say("en", "hint-by-rule")
    assert why("en", game, view, move, NAMES, searched=False, choices=1) == say("en", "hint-only")


@pytest.mark.parametrize(
    ("code", "alone", "together"),
    [
        ("close", "Bruno has only 2 km to go.", "Bruno and Dirk have only 2 km to go."),
        ("leader", "Bruno has come furthest: 2 km.", "Bruno and Dirk have come furthest: 2 km."),
        (
            "stop",
            "Bruno is not protected against it.",
            "Bruno and Dirk are not protected against it.",
        ),
    ],
)
def test_the_reason_about_a_team_is_in_the_plural(code: str, alone: str, together: str) -> None:
    reason = Reason(code, {"victim": 1, "left": 2, "km": 2})
    said = [sentence("en", load("kilometers", n), "advice", reason, NAMES, 0) for n in (2, 4)]
    assert said == [alone, together]
    for language in languages():
        one, two = (
            sentence(language, load("kilometers", n), "advice", reason, NAMES, 0) for n in (2, 4)
        )
        # in the other languages this text has no distance
        verb = code != "close" or language in ("en", "nl")
        pair = re.sub(r"Bruno \w+ Dirk", "Bruno", two)
        assert (one != pair) is verb, language


@pytest.mark.parametrize("language", languages())
def test_one_space_is_not_written_as_a_range(language: str) -> None:
    """First gear drives exactly one space."""
    game = load("rally", 2)
    facts = [{"least": n, "most": n + n // 2, "factor": 1} for n in (1, 2)]
    one, more = (
        sentence(language, game, "advice", Reason("gear", dict(few)), NAMES, 0) for few in facts
    )
    assert "1" not in one.replace("1", "", 1)  # only the factor
    assert "2" in more
    assert "3" in more


def test_the_side_called_furthest_is_ahead_of_all_others() -> None:
    """This includes the attacker, whether the text addresses the attacker or the victim."""
    game = load("kilometers", 3)
    said: set[str] = set()
    for number in range(MATCHES):
        state, rng, player = game.start(), Rng(11, number), bot("club", game.name)
        while not state.over():
            seat = state.waiting[0]
            if seat == LUCK:
                state.play(seat, state.luck(rng))
                continue
            view, seen = state.view(seat), state.view(NOBODY)
            assert isinstance(view, KilometersView)
            for move in [one for one in state.legal(seat) if one.kind == "attack"]:
                own = [one.km for one in view.tableaux]
                ahead = own[move.target] == max(own) and own.count(max(own)) == 1
                told = reason_for(REASONS, view, move).name
                blamed_for = blame_for(REASONS, seen, move, move.target).name
                assert ahead or told != "leader"
                assert ahead or blamed_for != "ahead"
                said |= {told, blamed_for}
            state.play(seat, player.answer(Question(state, seat), rng))
    assert {"leader", "ahead", "stop"} <= said
