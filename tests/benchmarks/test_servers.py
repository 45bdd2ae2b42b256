"""The benchmark against boardgame.io: its players speak Socket.IO, and Node.js may be missing."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from benchmarks.boardgameio.players import EVENT, PLAYERS, PeerLine

from benchmarks import servers


class RecordingTransport(asyncio.Transport):
    """Records what a player sends, unmasked."""

    def __init__(self) -> None:
        super().__init__()
        self.frames: list[str] = []

    def write(self, data: bytes | bytearray | memoryview[Any]) -> None:
        frame = bytes(data)
        assert frame[0] == 0x81, "a whole text"
        assert frame[1] & 128, "masked, as clients must"
        size, start = frame[1] & 127, 2
        if size == 126:
            size, start = int.from_bytes(frame[2:4], "big"), 4
        assert frame[start : start + 4] == bytes(4)
        text = frame[start + 4 :]
        assert len(text) == size
        self.frames.append(text.decode())


def frame(text: str) -> bytes:
    """A frame as the server sends it."""
    data = text.encode()
    size = [len(data)] if len(data) < 126 else [126, *len(data).to_bytes(2, "big")]
    return bytes([0x81, *size]) + data


def state(number: int, player: int) -> dict[str, Any]:
    hands = {"2": {"hand": [3, 1, 4, 1, 5]}}
    return {"G": {"players": hands}, "ctx": {"currentPlayer": str(player)}, "_stateID": number}


async def test_a_player_joins_waits_for_their_turn_and_moves() -> None:
    line, sent = PeerLine(1, "match", 2), RecordingTransport()
    line.transport, line.greeted = sent, True
    line.data_received(frame('0{"sid":"x"}') + frame('40/cards,{"sid":"y"}') + frame("2"))
    assert sent.frames[0] == "40/cards,"
    assert json.loads(sent.frames[1].removeprefix(EVENT)) == ["sync", "match", "2", None, PLAYERS]
    assert sent.frames[2] == "3"
    told = json.dumps(["sync", "match", {"state": state(0, 0)}], separators=(",", ":"))
    line.data_received(frame(EVENT + told))
    with pytest.raises(TimeoutError):
        await line.turn(0.01)
    told = json.dumps(["update", "match", state(7, 2), []], separators=(",", ":"))
    line.data_received(frame(EVENT + told))
    assert await line.turn(1) == (7, 5)
    moving = asyncio.create_task(line.move(7, 4))
    await asyncio.sleep(0)
    event, action, number, match, seat = json.loads(sent.frames[3].removeprefix(EVENT))
    assert (event, number, match, seat) == ("update", 7, "match", "2")
    assert action["payload"]["args"] == [4]
    assert not moving.done(), "it is not confirmed yet"
    told = json.dumps(["update", "match", state(8, 3), []], separators=(",", ":"))
    line.data_received(frame(EVENT + told))
    await asyncio.wait_for(moving, 600)


def test_a_missing_node_js_is_reported(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr("sys.argv", ["servers", "--folder", str(tmp_path / "peer")])
    assert servers.main() == 1
    assert "install Node.js" in capsys.readouterr().err
