"""In a real terminal: colours, and a clean exit at any moment."""

import os
import pty
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("needs a pseudo-terminal", allow_module_level=True)


class Keyboard:
    """Types at a pseudo-terminal."""

    def __init__(self, args: list[str], environment: dict[str, str]) -> None:
        self.master, slave = pty.openpty()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "paddock.cli", *args],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment | {"TERM": "xterm-256color"},
            start_new_session=True,
            preexec_fn=lambda: _own_terminal(slave),
        )
        os.close(slave)
        self.seen = ""

    def wait_for(self, text: str, seconds: float = 60) -> None:
        end = time.monotonic() + seconds
        while text not in self.seen:
            assert time.monotonic() < end, self.seen
            if select.select([self.master], [], [], 0.2)[0]:
                try:
                    self.seen += os.read(self.master, 65536).decode("utf-8", "replace")
                except OSError:
                    break
        assert text in self.seen, self.seen

    def type(self, text: str) -> None:
        os.write(self.master, text.encode())

    def end(self) -> int:
        """Wait for the end and read everything printed until then. Returns the exit code."""
        while True:
            try:
                data = os.read(self.master, 65536)
            except OSError:
                break
            if not data:
                break
            self.seen += data.decode("utf-8", "replace")
        os.close(self.master)
        return self.process.wait(600)


def _own_terminal(slave: int) -> None:
    # the process that started the tests may ignore SIGINT
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    import fcntl
    import termios

    fcntl.ioctl(slave, termios.TIOCSCTTY, 0)


@pytest.fixture
def keyboard(environment: dict[str, str], tmp_path: Path) -> Keyboard:
    args = ["play", "kilometers", "--bots", "random", "--seed", "4", "--lang", "en"]
    return Keyboard([*args, "--log", str(tmp_path / "match.log")], environment)


def test_ctrl_c_leaves_cleanly(keyboard: Keyboard, tmp_path: Path) -> None:
    keyboard.wait_for("> ")
    keyboard.type("d1\r")
    keyboard.wait_for("You discard")
    keyboard.type("\x03")
    keyboard.wait_for("--resume")
    assert keyboard.end() == 130
    assert "Traceback" not in keyboard.seen
    assert "1 discard" in (tmp_path / "match.log").read_text("utf-8")


def test_ctrl_d_leaves_cleanly(keyboard: Keyboard) -> None:
    keyboard.wait_for("> ")
    keyboard.type("\x04")
    keyboard.wait_for("--resume")
    assert keyboard.end() == 0
    assert "Traceback" not in keyboard.seen


def test_a_terminal_gets_colours_and_big_numbers(keyboard: Keyboard) -> None:
    keyboard.wait_for("> ")
    keyboard.type("q\r")
    assert keyboard.end() == 0
    assert "\x1b[1;31m● 1" in keyboard.seen
    assert "┏━┓" in keyboard.seen
