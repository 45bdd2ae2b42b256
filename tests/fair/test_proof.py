"""Every card of a finished match can be verified; a changed log, secret or commitment is
detected."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path

import pytest
from tests.tables.finished import GAMES, SHORT, finished, play_on
from tests.tables.setting import local_server, second_server

from paddock.cli import main
from paddock.core.errors import BadLog
from paddock.core.log import Log, read_log
from paddock.core.match import seen_by
from paddock.core.seats import LUCK
from paddock.fair import ProofOutcome, commitment_of, secret_of, verify
from paddock.i18n import languages
from paddock.i18n.telling import OPEN, label
from paddock.shelf import game_of_log
from paddock.tables import Table
from paddock.tables.errors import NotYourSeat, TooLate

KNOWN: dict[str, str] = {}  # caches the logs of finished matches, by game


def log_of(table: Table) -> Log:
    assert table.match is not None
    return table.match.log


def finished_log(game: str, folder: Path) -> Log:
    """The log of a finished match. It is played once for all tests of this process."""
    if game not in KNOWN:

        async def play() -> str:
            async with local_server(folder) as server:
                table = await finished(server, await server.guest("Ann"), game)
                return log_of(table).write()

        KNOWN[game] = asyncio.run(play())
    return read_log(KNOWN[game])


def checked(log: Log) -> ProofOutcome:
    return verify(game_of_log(log), log).finding


@pytest.mark.parametrize("game", GAMES)
def test_every_card_of_a_match_is_verified(game: str, tmp_path: Path) -> None:
    log = finished_log(game, tmp_path)
    verdict = verify(game_of_log(log), log)
    assert verdict.finding is ProofOutcome.PROVEN
    assert verdict.draws == sum(entry.seat == LUCK for entry in log.entries) > 0


def test_a_log_distinguishes_two_bots_of_one_level(tmp_path: Path) -> None:
    log = finished_log(GAMES[-1], tmp_path)
    assert log.names[0] == "Ann"
    assert len({*log.names, "random"}) == log.players + 1


@pytest.mark.parametrize("game", GAMES)
def test_one_changed_card_is_found(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Exchange the first, the last and a middle card, each for another one that was possible."""
    whole = finished_log(game, tmp_path)
    rules = game_of_log(whole)
    state = rules.start()
    possible: list[tuple[int, str]] = []  # a draw, and what could have been drawn instead
    for n, entry in enumerate(whole.entries):
        if entry.seat == LUCK:
            others = [one.text for one in state.legal(LUCK) if one.text != entry.text]
            possible += [(n, others[-1])] if others else []
        state.play(entry.seat, rules.read(entry.text))
    for n, other in (possible[0], possible[len(possible) // 2], possible[-1]):
        log = read_log(whole.write())
        right, log.entries[n].text = log.entries[n].text, other
        verdict = verify(rules, log)
        assert (verdict.finding, verdict.ply) == (ProofOutcome.OTHER_LUCK, n + 1)
        assert (verdict.given, verdict.due) == (other, right)
    changed = tmp_path / "changed.log"
    changed.write_text(log.write(), "utf-8")
    for language in languages():
        assert main(["verify", str(changed), "--lang", language]) == 1
        said = capsys.readouterr().out
        for text in (right, other):  # in the words of the report, not as the log writes it
            assert label(language, rules, rules.read(text), log.names, OPEN) in said


def test_the_command_reports_the_result_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log = finished_log(GAMES[0], tmp_path)
    file = tmp_path / "match.log"
    file.write_text(log.write(), "utf-8")
    assert main(["verify", str(file), "--lang", "en"]) == 0
    draws = sum(entry.seat == LUCK for entry in log.entries)
    assert f"Fair: all {draws} cards and dice" in capsys.readouterr().out
    assert main(["verify", str(file), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["proven"] is True


def test_another_secret_or_another_commitment_fails(tmp_path: Path) -> None:
    log = finished_log(GAMES[0], tmp_path)
    promised, shown = log.commitment, log.secret
    log.secret = secret_of(5)
    assert checked(log) is ProofOutcome.OTHER_SECRET
    log.commitment = commitment_of(log.secret)  # if both are exchanged, the cards do not fit
    assert checked(log) is ProofOutcome.OTHER_LUCK
    log.commitment, log.secret = promised, ""
    assert checked(log) is ProofOutcome.NOT_SHOWN
    log.commitment, log.secret = "", shown
    assert checked(log) is ProofOutcome.NOT_PROMISED


def test_words_that_players_add_change_the_luck(tmp_path: Path) -> None:
    async def play() -> None:
        async with local_server(tmp_path) as server:
            ann, bob = await server.guest("Ann"), await server.guest("Bob")
            table = await server.create_table(ann, bob)
            await table.seats.add_word(ann.id, "  rain\u202e  or shine ")
            await table.seats.add_word(bob.id, "x" * 100)
            await table.seats.add_word(bob.id, "blue")
            with pytest.raises(NotYourSeat):
                await table.seats.add_word("stranger", "red")
            await table.start(ann.id)
            with pytest.raises(TooLate):
                await table.seats.add_word(ann.id, "late")
            assert log_of(table).words == {0: "rain or shine", 1: "blue"}
            await play_on(server, table, random.Random(2))
            log = read_log(log_of(table).write())
            assert checked(log) is ProofOutcome.PROVEN
            log.words[1] = "bluf"
            assert checked(log) is ProofOutcome.OTHER_LUCK

    asyncio.run(play())


@pytest.mark.parametrize("game", GAMES)
def test_a_match_with_a_restart_can_be_verified(game: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with local_server(tmp_path) as server:
            ann = await server.guest("Ann")
            players = 3 if game != "kilometers" else 2
            table = await server.create_table(
                ann, game=game, players=players, options=SHORT.get(game, {})
            )
            await table.seats.add_word(ann.id, "tea")
            await table.start(ann.id)
            promised = table.record.commitment
            await play_on(server, table, random.Random(3), most=6)
            async with second_server(server, server.clock) as other:
                again = await other.house.table(table.id)
                assert again.record.commitment == promised
                # Before the end nobody sees the secret, whatever they download.
                for seat in (0, -2):
                    told = seen_by(log_of(again), again.game, seat)
                    assert told.commitment == promised
                    assert told.secret == ""
                assert log_of(again).secret == ""
                await play_on(other, again, random.Random(4))
                assert checked(read_log(log_of(again).write())) is ProofOutcome.PROVEN

    asyncio.run(play())


def test_a_table_without_a_commitment_keeps_its_generator(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Tables of older versions keep drawing from the generator that they started with."""

    async def play() -> None:
        async with local_server(tmp_path) as server:
            table = await server.create_table(await server.guest("Ann"))
            table.record.commitment = ""
            table.record.seed = 42
            await table.start(table.record.host)
            from paddock.core.luck import Rng

            state = table.game.start()
            number = 0
            for entry in log_of(table).entries:
                if entry.seat == LUCK:
                    assert state.luck(Rng(42, number)).text == entry.text
                    number += 1
                state.play(entry.seat, table.game.read(entry.text))
            assert number > 0
            await play_on(server, table, random.Random(1))
            assert checked(log_of(table)) is ProofOutcome.NOT_PROMISED
            assert "secret" not in log_of(table).write()

    asyncio.run(play())


def test_the_log_headings_about_luck_are_read_back(tmp_path: Path) -> None:
    log = finished_log(GAMES[0], tmp_path)
    log.words = {1: "to the moon"}
    log.prefix, log.casual = 4, "undo"
    again = read_log(log.write())
    assert (again.commitment, again.secret) == (log.commitment, log.secret)
    assert (again.words, again.prefix, again.casual) == (log.words, 4, "undo")
    for line in ("secret 12", "commitment " + "g" * 64, "word 1 " + "x" * 41, "word 9 x"):
        with pytest.raises(BadLog):
            read_log(log.write().replace("prefix 4", line))
