"""Connections that send too much, too slowly or nothing at all: rows 17 to 20 of docs/abuse.md.

Real sockets to real servers. The attacker uses another address of this machine, so that the server
can distinguish the attacker's sockets from all others, as on a network.
"""

from __future__ import annotations

import asyncio
import resource
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest
import websockets
from starlette.requests import ClientDisconnect
from starlette.types import Message
from tests.web.fixtures import PATIENCE, Server
from tests.web.test_abuse import Guest, strict, until

from paddock.web.address import Proxies, household
from paddock.web.forms import body_of
from paddock.web.limits import HttpLimits
from paddock.web.sockets import Sockets

__all__ = ["strict"]

LOCAL = "127.0.0.1"
ATTACKER = "127.0.0.66"
LIVE = (
    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)


@pytest.fixture(scope="module")
def hurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with short timeouts."""
    one = Server(tmp_path_factory.mktemp("hurried"), hurry=5)
    one.start()
    yield one
    one.stop()


def opened(server: Server, address: str = ATTACKER) -> socket.socket:
    try:
        return socket.create_connection((LOCAL, server.port), 60, (address, 0))
    except OSError:
        if address != LOCAL:
            pytest.skip("this machine has one address of its own only")
        raise


def answer(line: socket.socket) -> bytes:
    """Everything that is received until the server closes the connection; a reset counts as an end,
    too."""
    found = b""
    with suppress(ConnectionError):
        while more := line.recv(65536):
            found += more
    return found


def status(line: socket.socket) -> bytes:
    return answer(line)[:12]


def send(line: socket.socket, data: bytes, times: int = 1) -> int:
    """Send data repeatedly; returns how many bytes the server took before it closed the
    connection."""
    sent = 0
    with suppress(ConnectionError, TimeoutError):
        for _ in range(times):
            line.sendall(data)
            sent += len(data)
    return sent


# bytes: the received data may be dropped, and the system buffers some at both ends
TAKEN = 20_000_000
COST = 10_000  # kilobytes


def peak(server: Server) -> int:
    """The peak memory of the server in kilobytes since the last call."""
    assert server.process is not None
    with open(f"/proc/{server.process.pid}/status") as file:
        most = next(int(line.split()[1]) for line in file if line.startswith("VmHWM"))
    with open(f"/proc/{server.process.pid}/clear_refs", "w") as file:
        file.write("5")  # resets the peak
    return most


def costs_little(server: Server, attack: Callable[[], None]) -> None:
    """An attack that sends 65 MB must cost the server less than 10 MB. The server may still be
    starting and need memory for that, so the attack is repeated until it is measured alone."""

    def tried() -> bool:
        peak(server)
        before = peak(server)
        attack()
        return peak(server) < before + COST

    until(tried, "the attack costs little memory")


def test_17_an_endless_header_is_refused_before_it_is_kept(strict: Server) -> None:
    def attack() -> None:
        with opened(strict) as line:
            line.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nX: ")
            assert send(line, b"a" * 65536, 1000) < TAKEN
            # or reset, while the client was still sending
            assert status(line) in (b"HTTP/1.1 431", b"")

    costs_little(strict, attack)
    with opened(strict) as line:
        line.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nX: " + b"a" * 20_000)
        assert status(line) == b"HTTP/1.1 431"
    with opened(strict) as line:
        line.sendall(b"GET /" + b"a" * 20_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n")
        assert status(line) == b"HTTP/1.1 431"
    assert Guest(strict).http.get("/healthz").status_code == 200


def test_17_a_header_with_too_many_lines_or_in_one_piece_is_refused(strict: Server) -> None:
    with opened(strict) as line:
        line.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n" + b"a: b\r\n" * 150 + b"\r\n")
        assert status(line) == b"HTTP/1.1 431"
    with opened(strict) as line:
        line.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nX: " + b"a" * 17_000 + b"\r\n\r\n")
        assert status(line) == b"HTTP/1.1 431"
    with opened(strict) as line:  # the headers of a browser with many cookies are still accepted
        head = f"Host: {LOCAL}:{strict.port}\r\nConnection: close\r\nX: ".encode()
        line.sendall(b"GET /healthz HTTP/1.1\r\n" + head + b"a" * 12_000 + b"\r\n\r\n")
        assert status(line) == b"HTTP/1.1 200"


def test_17_an_unexpected_body_is_not_read_for_ever(strict: Server) -> None:
    host = f"Host: {LOCAL}:{strict.port}\r\n".encode()
    with opened(strict) as line:
        line.sendall(b"GET / HTTP/1.1\r\n" + host + b"Transfer-Encoding: chunked\r\n\r\n")
        assert send(line, b"10000\r\n" + b"a" * 65536 + b"\r\n", 1000) < TAKEN
        answer(line)
    with opened(strict) as line:
        line.sendall(b"POST /race HTTP/1.1\r\n" + host + b"Content-Length: 100000000\r\n\r\n")
        assert status(line) == b"HTTP/1.1 413"


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"GET / HTTP/1.1\r\nHost: x\r\nX: a",
        b"POST /race HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\ngame=kilo",
        b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\nGET / HT",
        b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\nab",
    ],
)
def test_18_an_incomplete_request_times_out(hurried: Server, begun: bytes) -> None:
    with opened(hurried) as line:
        line.settimeout(PATIENCE / 1000)
        line.sendall(begun)
        answer(line)  # ends when the server closes the connection; TimeoutError if it never does


async def test_18_an_incomplete_body_has_no_effect() -> None:
    """Half a body was accepted as complete when the sender disconnected."""
    coming: list[Message] = [
        {"type": "http.request", "body": b"game=kilo", "more_body": True},
        {"type": "http.disconnect"},
    ]

    async def receive() -> Message:
        return coming.pop(0)

    with pytest.raises(ClientDisconnect):
        await body_of(receive)


def test_18_a_request_before_the_last_answer_is_refused(strict: Server) -> None:
    """Thousands of requests fit into one packet, and each would be kept until its turn comes."""
    request = f"GET /lobby HTTP/1.1\r\nHost: {LOCAL}:{strict.port}\r\n\r\n".encode()

    def attack() -> None:
        with opened(strict) as line:
            send(line, request * 5000, 200)
            assert answer(line).count(b"HTTP/1.1 200") <= 1

    costs_little(strict, attack)


def test_18_a_client_that_does_not_read_is_disconnected(hurried: Server) -> None:
    """The client requests files repeatedly and never reads them."""
    before = hurried.open_files()
    path = b"/static/x/vendor/htmx.min.js"
    request = b"GET " + path + b" HTTP/1.1\r\nHost: localhost\r\n\r\n"
    with opened(hurried) as line:
        line.setblocking(False)
        end = time.monotonic() + 600
        hung_up = False
        while not hung_up and time.monotonic() < end:
            try:
                line.send(request * 20)
            except BlockingIOError:
                time.sleep(0.05)
            except ConnectionError:
                hung_up = True
        assert hung_up
    until(lambda: hurried.open_files() <= before + 1, "the server has closed its end")


def test_19_one_address_cannot_take_all_sockets(tmp_path: Path) -> None:
    """The attacker's sockets are refused, everybody else can connect."""
    server = Server(tmp_path)
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    # the usual limit; the server inherits it
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(1024, hard), hard))
    try:
        server.start()
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    try:
        assert server.process is not None
        now = resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE)
        assert now[0] == min(now[1], 65_536)  # the server has raised its limit at the start
        with ExitStack() as lines:
            kept = [lines.enter_context(opened(server)) for _ in range(300)]
            refused = kept[-1]
            assert status(refused) == b"HTTP/1.1 503"
            assert Guest(server).http.get("/healthz").status_code == 200
        assert "too many open sockets from one address" in server.log()
        assert server.log().count("too many open sockets from one address") == 1
        until(lambda: came_in(server), "the attacker's sockets are closed and forgotten")
    finally:
        server.stop()


def came_in(server: Server) -> bool:
    with opened(server) as line:
        line.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        return status(line) == b"HTTP/1.1 200"


@pytest.mark.parametrize("files", [256, 1024, 65_536])
def test_19_it_takes_more_than_one_address_to_fill_the_server(files: int) -> None:
    limits = HttpLimits(files=files)
    assert 4 * limits.address_sockets <= limits.most_sockets < files
    assert limits.proxy_sockets < limits.most_sockets


def test_19_sockets_are_counted_by_visitor() -> None:
    limits = HttpLimits(files=1024, sockets=3)
    sockets = Sockets(limits, Proxies("127.0.0.1, 10.0.0.0/8"))
    mine = [sockets.admit("192.0.2.1") for _ in range(3)]
    assert None not in mine
    assert sockets.admit("192.0.2.1") is None
    assert sockets.admit("192.0.2.2") is not None
    # A /64 is one household; an IPv4 address mapped into IPv6 is that IPv4 address.
    assert household("2001:db8::1") == household("2001:db8::ffff:1") != household("2001:db8:0:1::1")
    assert sockets.admit("::ffff:192.0.2.1") is None
    several = [sockets.admit(f"2001:db8::{n}") for n in range(1, 5)]
    assert [one is None for one in several] == [False, False, False, True]
    # A proxy has many sockets, each of which counts for its visitor.
    asked = [sockets.admit("10.1.2.3") for _ in range(5)]
    assert [one.belongs_to("198.51.100.7") for one in asked if one] == [True] * 3 + [False] * 2
    assert sockets.open["198.51.100.7"] == 3
    for ticket in [*mine, *several, *asked]:
        if ticket is not None:
            ticket.release()
    assert sockets.open == {"192.0.2.2": 1}
    assert sockets.total == 1


def test_20_a_flood_of_pings_closes_the_connection(strict: Server) -> None:
    guest = Guest(strict)
    table = guest.race()
    with opened(strict, LOCAL) as line:
        line.sendall(
            f"GET {table}/live HTTP/1.1\r\nHost: {LOCAL}:{strict.port}\r\n"
            f"Origin: {strict.url}\r\nCookie: {guest.cookie}\r\n{LIVE}\r\n".encode()
        )
        assert line.recv(12) == b"HTTP/1.1 101"
        ping = bytes([0x89, 0x80, 0, 0, 0, 0])
        assert send(line, ping * 10_000, 1000) < TAKEN
        answer(line)
    until(lambda: guest.figure("watchers") == 0, "the line is closed")
    assert "a WebSocket that sends too much was closed" in strict.log()


def test_22_a_flood_of_websockets_is_refused_before_it_reaches_a_table(strict: Server) -> None:
    hello = f"GET /t/none/live HTTP/1.1\r\nHost: {LOCAL}:{strict.port}\r\nOrigin: {strict.url}\r\n"
    found = []
    for _ in range(HttpLimits.upgrades + 60):
        with opened(strict, "127.0.0.67") as line:
            line.sendall(f"{hello}{LIVE}\r\n".encode())
            found.append(status(line))
        if found[-1] == b"HTTP/1.1 429":
            break
    assert found[0] == b"HTTP/1.1 403"
    assert found[-1] == b"HTTP/1.1 429"


def test_20_a_client_may_ping_slowly(strict: Server) -> None:
    guest = Guest(strict)
    table = guest.race()

    async def listen() -> None:
        url = strict.url.replace("http", "ws") + f"{table}/live?as=json"
        headers = {"cookie": guest.cookie, "origin": strict.url}
        async with websockets.connect(url, additional_headers=headers) as line:
            for _ in range(20):
                await (await line.ping())

    asyncio.run(listen())
