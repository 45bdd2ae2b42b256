"""Tables that an older version has written are opened as they were, and played on.

The files were written by commit 27c8ba3, with every kind of note it had: what stands in a
database must stay readable. They hold what that version said of the table, too.
"""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest
from tests.tables.setting import HandClock, answer_held, evening, one_move, state_of, whole

from paddock.store import Note, Ply, TableRow
from paddock.tables import Table
from paddock.tables.notes import KINDS, AnswerHeld, read_note

FILES = sorted((Path(__file__).parent / "written_before").glob("*.json"))


def read(file: Path) -> dict[str, Any]:
    return dict(json.loads(file.read_text()))


def said(table: Table) -> dict[str, Any]:
    """What the old version has written down of its table, as JSON gives it back."""
    record = table.record
    facts = {
        "text": state_of(table).text(),
        "names": record.names,
        "host": record.host,
        "question_ids": [record.question_id(chair.seat) for chair in record.chairs],
        "held": [answer_held(table, chair.seat) for chair in record.chairs],
        "hands": record.hands,
        "history": [(one.ply, one.at, repr(one.event)) for one in record.history],
        "keys": record.keys,
        "used": [chair.used for chair in record.chairs],
    }
    return dict(json.loads(json.dumps(facts)))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_table_written_before_is_the_same_and_goes_on(tmp_path: Path, file: Path) -> None:
    async def play() -> None:
        kept = read(file)
        clock = HandClock()
        clock.time = kept["now"]
        async with evening(tmp_path, clock=clock) as house:
            store = house.house.store
            await store.create(TableRow(**kept["row"]), [Note(**one) for one in kept["notes"]])
            await store.append(kept["row"]["id"], [Ply(**one) for one in kept["plies"]])
            table = await house.house.table(kept["row"]["id"])
            assert said(table) == kept["then"]
            rng, before = random.Random(1), table.record.entries
            while not table.over and table.record.entries < before + 60:
                await one_move(table, rng)
                await house.after(4)
            assert table.over or table.record.entries >= before + 60
            end, id = whole(table), table.id
        async with evening(tmp_path, clock=clock) as house:
            assert whole(await house.house.table(id)) == end

    asyncio.run(play())


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_notes_are_written_as_before(file: Path) -> None:
    for one in read(file)["notes"]:
        assert read_note(Note(**one)).to_note(one["n"], one["at"]) == Note(**one)


def test_every_kind_of_note_stands_in_a_file_but_those_of_the_end() -> None:
    found = {one["kind"] for file in FILES for one in read(file)["notes"]}
    assert set(KINDS) - found == {"over", "rematch"}
    assert AnswerHeld(1, 2, 3, "pass", None).to_note(4, 5.0) == Note(
        4, "held", {"seat": 1, "asked": 2, "ply": 3, "text": "pass", "key": None}, 5.0
    )
