"""Views that go to the socket without the library that frames and compresses them."""

from __future__ import annotations

import pytest
from websockets.frames import Frame, Opcode

from paddock.web.live_protocol import framed


@pytest.mark.parametrize("size", [1, 125, 126, 65535, 65536])
def test_a_view_is_framed_as_the_library_does_it(size: int) -> None:
    text = b"x" * size
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)
