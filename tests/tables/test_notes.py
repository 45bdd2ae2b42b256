"""Each kind of note: its stored form, and its effect on a record."""

from __future__ import annotations

from typing import Any

import pytest
from tests.tables.test_lobby import begun, record_of

from paddock.core.seats import NOBODY
from paddock.store import NoteRow
from paddock.tables.errors import OtherRules
from paddock.tables.notes import KINDS, read_note
from paddock.tables.notes.ending import RematchCreated
from paddock.tables.notes.playing import AnswerHeld
from paddock.tables.notes.seating import (
    BotSeated,
    HostChosen,
    Invited,
    InviteRevoked,
    InviteUsed,
    Renamed,
    Sat,
    SeatOpened,
    StandingChosen,
)

# The stored form as it exists in databases.
STORED: dict[str, dict[str, Any]] = {
    "host": {"player": "p"},
    "plan": {"plan": {"game": "kilometers"}},
    "sat": {"seat": 1, "player": "p", "name": "N"},
    "bot": {"seat": 1, "level": "random"},
    "opened": {"seat": 1},
    "took-over": {"seat": 1, "player": "p", "name": "N", "ply": 34},
    "returned": {"seat": 1, "player": "p", "name": "N", "ply": 34},
    "stands-in": {"seat": 1, "player": "p", "name": "N", "ply": 34, "level": "random"},
    "left": {"seat": 1, "player": "p", "name": "N", "ply": 34, "level": "random"},
    "awaits": {"seat": 1, "player": "p", "name": "N", "ply": 34},
    "awaits-no-more": {"seat": 1},
    "swapped": {"seats": [0, 1]},
    "lot": {"order": [1, 0]},
    "named": {"seat": 1, "name": "N"},
    "standing": {"seat": 1, "answer": "never"},
    "screen": {"seats": [0, 1]},
    "hand-shown": {"seat": 1},
    "pace": {"pace": "slow"},
    "promised": {"commitment": "ab" * 32},
    "word": {"seat": 1, "word": "tea"},
    "continued": {"table": "t", "ply": 34, "prefix": 33},
    "undone": {"ply": 34, "position": "p"},
    "typed": {},
    "undo-asked": {"seat": 1, "ply": 20, "entry": 34},
    "undo-answered": {"seat": 0, "yes": True},
    "invited": {"seat": NOBODY},
    "used": {"invite": 0, "player": "p"},
    "revoked": {"invite": 0},
    "started": {"mark": "509d1878"},
    "held": {"seat": 1, "asked": 34, "ply": 34, "text": "pass", "key": "1.k"},
    "went-on": {"stop": 40, "seat": 1},
    "stop-ended": {"stop": 40},
    "dropped": {"seat": 1, "ply": 34},
    "over": {},
    "closed": {},
    "result": {
        "players": ["p", ""],
        "names": ["N", "Bolt"],
        "places": [1, 2],
        "scores": [700, 0],
        "parts": 1,
        "won": [True, False],
        "casual": "",
        "liked": [{"card 75": 3}, {}],
        "sides": 2,
    },
    "luck": {"players": ["p", ""], "names": ["N", "Bolt"], "luck": [1.5, -1.5], "play": [2.0, 0.0]},
    "analysis": {"level": "club", "facts": {}},
    "rematch": {"table": "t"},
}


def test_every_kind_has_its_stored_form() -> None:
    assert set(STORED) == set(KINDS)
    for kind, data in STORED.items():
        note = NoteRow(7, kind, dict(data), 8.0)
        assert read_note(note).to_note(7, 8.0) == note


def test_a_kind_of_a_later_version_is_refused_clearly() -> None:
    with pytest.raises(OtherRules, match="'painted'"):
        read_note(NoteRow(0, "painted", {"colour": "red"}, 1.0))


def test_a_seat_gets_another_player() -> None:
    record = record_of("t", 1.0, Sat(1, "bob", "Bob"), StandingChosen(1, "never"))
    record.chairs[1].used = 12.5
    assert (record.seat_of("bob"), record.names) == (1, ["Ann", "Bob"])
    for fact, names, used in (
        (Renamed(1, "Bobby"), ["Ann", "Bobby"], 12.5),
        (BotSeated(1, "random"), ["Ann", "random"], 12.5),
        (SeatOpened(1), ["Ann", ""], 12.5),
        (Sat(1, "cid", "Cid"), ["Ann", "Cid"], 12.5),
    ):
        fact.apply(record, 2.0)
        assert (record.names, record.chairs[1].used) == (names, used)
    assert record.chairs[1].standing == "ask"  # Bob's standing answer does not apply to Cid
    HostChosen("cid").apply(record, 3.0)
    assert record.host == "cid"


def test_a_player_who_sits_down_later_counts_as_having_seen_the_hand() -> None:
    record = begun(record_of("t", 1.0, BotSeated(1, "random")))
    assert record.hands == {"ann": 0}
    Sat(1, "bob", "Bob").apply(record, 2.0)
    assert record.hands == {"ann": 0, "bob": 1}


def test_invites_are_open_until_used_or_revoked() -> None:
    record = record_of("t", 1.0, Invited(1), Invited(NOBODY))
    one, many = record.invites
    assert (one.number, many.number, one.open, many.open) == (0, 1, True, True)
    InviteUsed(0, "bob").apply(record, 2.0)
    InviteUsed(1, "bob").apply(record, 2.0)
    assert (one.open, many.open) == (False, True)
    InviteRevoked(1).apply(record, 3.0)
    assert not many.open


def test_a_held_answer_belongs_to_its_question() -> None:
    record = begun(record_of("t", 1.0, BotSeated(1, "random")))
    AnswerHeld(0, record.question_id(0), 3, "pass", "0.k").apply(record, 2.0)
    held = record.held(0)
    assert held is not None
    assert (held.text, record.keys) == ("pass", {"0.k": 3})
    AnswerHeld(0, record.question_id(0), 3, "", None).apply(record, 2.0)
    assert record.held(0) is None
    AnswerHeld(0, record.question_id(0) + 1, 3, "pass", None).apply(record, 2.0)
    assert record.held(0) is None
    RematchCreated("next").apply(record, 4.0)
    assert record.rematch_id == "next"
