"""Tests the proxy configurations with real nginx and Caddy in front of a real server.

    apt-get install nginx-light caddy curl openssl
    python -m tests.packaging.proxies [nginx] [caddy]

Runs `deploy/nginx.conf` and `deploy/Caddyfile` with other ports, a generated certificate and a
second server that is missing. Prints the observations, and fails if one is wrong.
"""

from __future__ import annotations

import asyncio
import getpass
import http.server
import json
import os
import re
import shutil
import socket
import ssl
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlencode

from websockets.asyncio.client import connect

from paddock.web.bench import Server

DEPLOY = Path(__file__).parents[2] / "deploy"
NAME = "localhost"
FORGED = "203.0.113.7"
PLAN = {"game": "kilometers", "players": "2", "visibility": "open"}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Echo(http.server.BaseHTTPRequestHandler):
    """Responds with the headers that the proxy has sent."""

    def do_GET(self) -> None:
        body = json.dumps({name.lower(): value for name, value in self.headers.items()}).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:
        """No output: the report is enough."""


@contextmanager
def echo() -> Iterator[int]:
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Echo)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield server.server_port
    server.shutdown()


# The proxies


def nginx(folder: Path, https: int, http: int, servers: list[int]) -> tuple[list[str], str]:
    """The command of nginx, and the configuration with the changes for this run."""
    text = (DEPLOY / "nginx.conf").read_text("utf-8")
    made = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={NAME}"]
    made += ["-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem")]
    subprocess.run(["openssl", *made], check=True, capture_output=True)
    text = re.sub(r"/etc/letsencrypt/live/[^/]+", str(folder), text)
    text = text.replace("paddock.example", NAME)
    text = re.sub(r"listen (\[::\]:)?443", rf"listen \g<1>{https}", text)
    text = re.sub(r"listen (\[::\]:)?80;", rf"listen \g<1>{http};", text)
    first, second = (f"server 127.0.0.1:{port} " for port in servers)
    text = text.replace("server 127.0.0.1:8000 ", first)
    text = text.replace("# server 127.0.0.1:8001 ", second)
    paths = "".join(
        f"{one}_temp_path {folder}/{one};\n"
        for one in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    # Its workers have to write in this folder, which is private to its owner.
    user = f"user {getpass.getuser()};" if os.geteuid() == 0 else ""
    whole = f"{user} pid {folder}/pid; error_log {folder}/log; events {{}}\n"
    whole += f"http {{ access_log off;\n{paths}{text}\n}}"
    (folder / "nginx.conf").write_text(whole)
    return ["nginx", "-c", str(folder / "nginx.conf"), "-g", "daemon off;"], whole


def caddy(folder: Path, https: int, http: int, servers: list[int]) -> tuple[list[str], str]:
    text = (DEPLOY / "Caddyfile").read_text("utf-8")
    first, second = (f"127.0.0.1:{port}" for port in servers)
    text = text.replace("paddock-1:8000", first).replace("paddock-2:8000", second)
    ports = f"{{\n\tadmin off\n\tskip_install_trust\n\thttps_port {https}\n\thttp_port {http}\n}}\n"
    (folder / "Caddyfile").write_text(ports + text)
    return ["caddy", "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"], text


Proxy = Callable[[Path, int, int, list[int]], tuple[list[str], str]]


class Front:
    """A proxy in front of one running server and one missing server."""

    def __init__(self, make: Proxy, folder: Path, port: int) -> None:
        self.https, self.http = free_port(), free_port()
        self.url = f"https://{NAME}:{self.https}"
        command, _ = make(folder, self.https, self.http, [port, free_port()])
        home = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
        with (folder / "proxy.log").open("wb") as log:
            self.process = subprocess.Popen(
                command, env={**os.environ, **home, "PADDOCK_NAME": NAME}, stdout=log, stderr=log
            )
        for _ in range(200):
            if self.process.poll() is not None:
                raise SystemExit((folder / "proxy.log").read_text())
            if self.get("/")[0] == 200:  # the first page takes longest
                return
            time.sleep(0.1)
        raise SystemExit("the proxy does not answer\n" + (folder / "proxy.log").read_text())

    def get(self, path: str, *options: str) -> tuple[int, str]:
        """The status, and headers with body."""
        command = ["curl", "-sik", "--max-time", "10", *options]
        found = subprocess.run(
            [*command, f"{self.url}{path}"], capture_output=True, check=False
        ).stdout.decode("utf-8", "replace")
        status = re.match(r"HTTP/[\d.]+ (\d+)", found)
        return int(status[1]) if status else 0, found

    def post(self, path: str, fields: dict[str, str], *options: str) -> tuple[int, str]:
        return self.get(path, "-H", f"Origin: {self.url}", "-d", urlencode(fields), *options)

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(10)


# The checks


def headers_seen(make: Proxy) -> dict[str, str]:
    """The headers that a server gets about a visitor who claims to be somebody else."""
    with tempfile.TemporaryDirectory() as folder, echo() as port:
        front = Front(make, Path(folder), port)
        try:
            _, found = front.get("/", "-H", f"X-Forwarded-For: {FORGED}")
        finally:
            front.stop()
    seen = json.loads(found.rpartition("\r\n\r\n")[2])
    return {name: seen.get(name, "") for name in ("host", "x-forwarded-for", "x-forwarded-proto")}


async def first_view(front: Front, path: str, cookie: str) -> int:
    """The number of bytes of the first view on the WebSocket."""
    trust = ssl.create_default_context()
    trust.check_hostname, trust.verify_mode = False, ssl.CERT_NONE
    address = f"{front.url.replace('https', 'wss')}{path}/live"
    headers = {"Cookie": cookie}
    async with (
        asyncio.timeout(30),
        connect(address, ssl=trust, additional_headers=headers, origin=front.url) as line,  # type: ignore[arg-type]
    ):
        return len(await line.recv())


def check_server(make: Proxy) -> dict[str, object]:
    """Pages and the WebSocket of a real server."""
    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryDirectory() as data:
        server = Server(data, "--name", NAME)
        front = Front(make, Path(folder), server.port)
        try:
            home = front.get("/")[1]
            assert home.startswith("HTTP/2 200"), home[:300]
            assert "strict-transport-security" in home, home[:900]
            assert front.get("/metrics")[0] == 404
            status, big = front.post("/tables", {"name": "x" * 5000})
            assert status == 413, big[:500]
            plain = ["curl", "-si", f"http://{NAME}:{front.http}/lobby"]
            redirect = subprocess.run(plain, capture_output=True, check=True).stdout.decode()
            assert re.search(rf"location: https://{NAME}(:\d+)?/lobby", redirect, re.IGNORECASE)
            status, made = front.post("/tables", PLAN)
            assert status == 303, made[:900]
            cookie = re.search(r"set-cookie: (paddock=[^;]+);([^\n]*)", made, re.IGNORECASE)
            path = re.search(r"location: (\S+)", made, re.IGNORECASE)
            assert cookie
            assert path
            assert "secure" in cookie[2].lower(), cookie[2]
            foreign = ["-H", "Origin: https://elsewhere.example", "-d", "x=1"]
            assert front.get(f"{path[1]}/start", *foreign)[0] == 403
            view = asyncio.run(first_view(front, path[1], cookie[1]))
            # One of the two servers is missing; visitors must not notice.
            answers = [front.get("/lobby")[0] for _ in range(20)]
            assert answers == [200] * 20, answers
            return {"page": home.split("\r\n")[0], "live_line_bytes": view}
        finally:
            front.stop()
            server.stop()


def main() -> None:
    known: dict[str, Proxy] = {"nginx": nginx, "caddy": caddy}
    for name in sys.argv[1:] or known:
        if shutil.which(name) is None:
            raise SystemExit(f"{name} is not installed")
        seen = headers_seen(known[name])
        assert seen["x-forwarded-for"] in ("127.0.0.1", "::1"), seen
        assert seen["x-forwarded-proto"] == "https", seen
        assert seen["host"].startswith(f"{NAME}:"), seen
        print(json.dumps({"proxy": name, **seen, **check_server(known[name])}), flush=True)


if __name__ == "__main__":
    main()
