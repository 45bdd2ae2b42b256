"""Any text is either read, or refused in one line."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import TypeVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.every_game.tables import PLAIN, Table
from tests.fuzz.run import run_chunk
from tests.golden.logs import files
from tests.tiers import size

from paddock.core.edition import Edition
from paddock.core.errors import PaddockError
from paddock.core.game import Game
from paddock.core.log import read_log
from paddock.core.luck import Rng
from paddock.games import package_of
from paddock.invariants.walk import Walk, play_to_the_end
from paddock.shelf import load_log, titles

T = TypeVar("T")
REPRODUCIBLE = settings(deadline=None, derandomize=True, database=None)  # reproducible
LOGS = [file.read_text("utf-8") for file in files()]
EDITIONS = [
    (title, package_of(title.name).edition(name).read_text("utf-8"))
    for title in titles()
    for name in title.editions
]
WORDS = st.one_of(
    st.sampled_from("- -1 --5 0 1 2 6 7 12 24 * ? ?*3 25 over 1e3 +1 ٣ x*0 , 1:1:x:K1:5".split()),
    st.text(alphabet=st.characters(exclude_categories=["Z", "C"]), min_size=1, max_size=8),
)


def attempt(read: Callable[[], T]) -> T | None:
    """The parsed value, or None if it was refused in one line."""
    try:
        return read()
    except PaddockError as error:
        line = str(error)
    assert line.isprintable()
    assert len(line) < 400
    return None


@cache
def positions(table: Table) -> list[str]:
    return [at.state.text() for at in Walk(table, 1)]


@settings(REPRODUCIBLE, max_examples=400)
@given(st.data())
def test_a_position_with_changed_fields_is_refused_or_can_be_played(data: st.DataObject) -> None:
    table = data.draw(st.sampled_from(PLAIN))
    words = data.draw(st.sampled_from(positions(table))).split()
    for _ in range(data.draw(st.integers(1, 2))):
        at = data.draw(st.integers(1, len(words) - 1))
        other = data.draw(st.sampled_from(words[1:])).partition("=")[2]
        words[at] = words[at].partition("=")[0] + "=" + data.draw(st.one_of(st.just(other), WORDS))
    state = attempt(lambda: table.game().position(" ".join(words)))
    if state is None:
        return
    assert table.game().position(state.text()).text() == state.text()
    box = state.census()
    for seat in state.waiting:
        assert state.legal(seat)
    play_to_the_end(state, Rng(1))
    assert state.census() == box


@settings(REPRODUCIBLE, max_examples=300)
@given(st.sampled_from(LOGS), st.data())
def test_a_log_with_changed_lines_is_refused_or_replays(text: str, data: st.DataObject) -> None:
    lines = text.splitlines()
    at = data.draw(st.integers(0, min(40, len(lines) - 1)))
    other = data.draw(st.sampled_from(lines[:60]))
    words = " ".join(data.draw(st.lists(WORDS, max_size=3)))
    how = data.draw(st.sampled_from(["replace", "insert", "delete"]))
    lines[at : at + (0 if how == "insert" else 1)] = (
        [] if how == "delete" else [data.draw(st.sampled_from([other, words]))]
    )
    match = attempt(lambda: load_log(read_log("\n".join(lines))))
    if match is None:
        return
    assert load_log(read_log(match.log.write())).state.text() == match.state.text()


@settings(REPRODUCIBLE, max_examples=200)
@given(st.sampled_from(EDITIONS), st.data())
def test_an_edition_with_changed_lines_is_refused_or_makes_a_game(
    known: tuple[object, str], data: st.DataObject
) -> None:
    title = next(title for title in titles() if title is known[0])
    lines = known[1].splitlines()
    at = data.draw(st.integers(0, len(lines) - 1))
    lines[at] = data.draw(st.one_of(st.sampled_from(lines), st.text(max_size=12)))
    preset = next(iter(title.presets))

    def make() -> list[Game]:
        edition = Edition("house", "\n".join(lines), "house.toml")
        return [title.make(title.setup(n, preset, edition, {})) for n in title.players]

    for game in attempt(make) or []:
        state = game.start()
        box = state.census()
        play_to_the_end(state, Rng(2))
        assert state.census() == box


@settings(REPRODUCIBLE, max_examples=300)
@given(st.text(max_size=60) | st.binary(max_size=60).map(lambda raw: raw.decode("latin-1")))
def test_any_text_is_read_or_refused(text: str) -> None:
    game = PLAIN[0].game()
    readers: list[Callable[[str], object]] = [game.read, game.position, read_log]
    for read in readers:
        for said in (text, "paddock log 1\n" + text, f"{game.name}/{game.version} {text}"):
            attempt(partial(read, said))


@pytest.mark.parametrize("chunk", range(4))
def test_a_share_of_the_long_fuzz_finds_no_crash(chunk: int) -> None:
    """`python -m tests.fuzz --inputs 1000000` is the long version."""
    outcome = run_chunk(1, chunk, size("FUZZ", 250, 5000))
    assert not outcome.sites, outcome.text()
    assert sum(outcome.accepted.values()) > 20
