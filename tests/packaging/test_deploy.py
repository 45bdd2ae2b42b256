"""The deployment files cannot be built here, so their content is checked."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]
from tests.web.test_door import client, house

DEPLOY = Path(__file__).parents[2] / "deploy"
ROOT = DEPLOY.parent
COMPOSE = ("--builtin-schema", "vendor.compose-spec")
LOCAL = {"host": "localhost:8000"}


def compose() -> dict[str, Any]:
    return dict(yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8")))


def test_compose_is_valid() -> None:
    checked = subprocess.run(
        [sys.executable, "-m", "check_jsonschema", *COMPOSE, str(DEPLOY / "compose.yaml")],
        capture_output=True,
        text=True,
        check=False,
    )
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_compose_runs_two_servers_that_only_the_proxy_can_reach() -> None:
    services = compose()["services"]
    servers = [one for one in services.values() if one.get("image") == "paddock"]
    assert len(servers) == 2
    for one in servers:
        assert one["read_only"]
        assert one["cap_drop"] == ["ALL"]
        assert "ports" not in one
    assert "ports" not in services["database"]
    address = services["proxy"]["networks"]["inside"]["ipv4_address"]
    assert servers[0]["environment"]["FORWARDED_ALLOW_IPS"] == address
    assert all(
        f"{name}:8000" in (DEPLOY / "Caddyfile").read_text() for name in ("paddock-1", "paddock-2")
    )
    example = (DEPLOY / "paddock.env.example").read_text()
    for name in re.findall(r"\$\{(\w+)", (DEPLOY / "compose.yaml").read_text()):
        assert f"\n{name}=" in example


def test_the_container_is_not_root_and_has_a_health_check() -> None:
    text = (DEPLOY / "Containerfile").read_text("utf-8")
    stages = re.split(r"^FROM ", text, flags=re.MULTILINE)[1:]
    assert len(stages) == 2
    last = stages[-1]
    assert re.search(r"^USER 10001:10001$", last, re.MULTILINE)
    assert "apt-get" not in last
    assert "pip install" not in last
    assert "/healthz" in last[last.index("HEALTHCHECK") :]
    assert "--require-hashes" in stages[0]
    for command in re.findall(r"^(?:CMD|ENTRYPOINT) (.*)$", last, re.MULTILINE):
        assert isinstance(json.loads(command), list)  # no shell in between, so that signals arrive
    for source in re.findall(r"^COPY (?!--from)(.*) \S+$", text, re.MULTILINE):
        for name in source.split():
            assert (ROOT / name).exists(), name
    assert ":latest" not in text


def test_the_container_installs_what_was_locked() -> None:
    """`deploy/postgres.lock` is a part of the lock file of all packages; after `dev.py lock`
    extract it again."""
    whole = (ROOT / "requirements.lock").read_text("utf-8")
    cut = re.findall(r"^psycopg(?:-binary)?==.*?(?=^\S)", whole, re.MULTILINE | re.DOTALL)
    assert len(cut) == 2
    assert (DEPLOY / "postgres.lock").read_text("utf-8") == "".join(cut)
    locked = set(re.findall(r"^([\w-]+)==", (ROOT / "play.lock").read_text("utf-8"), re.MULTILINE))
    assert {"typing-extensions", "sqlalchemy", "uvicorn"} <= locked  # includes what psycopg needs


def test_the_container_starts_paddock_with_valid_arguments() -> None:
    text = (DEPLOY / "Containerfile").read_text("utf-8")
    words = json.loads(re.findall(r"^ENTRYPOINT (.*)$", text, re.MULTILINE)[0])
    unit = (DEPLOY / "paddock.service").read_text("utf-8")
    started = re.findall(r"^ExecStart=(.*)$", unit, re.MULTILINE)[0].split()
    told = subprocess.run(
        [sys.executable, "-m", "paddock", "serve", "--help"],
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    for word in [*words, *started]:
        if word.startswith("--"):
            assert f"{word} " in told or f"{word}\n" in told, word


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not here")
def test_the_unit_is_valid(tmp_path: Path) -> None:
    unit = (DEPLOY / "paddock.service").read_text("utf-8")
    program = re.findall(r"^ExecStart=(\S+)", unit, re.MULTILINE)[0]
    file = tmp_path / "paddock.service"
    file.write_text(unit.replace(program, sys.executable), "utf-8")
    checked = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", str(file)],
        capture_output=True,
        text=True,
        check=False,
    )
    ours = [line for line in checked.stderr.splitlines() if "paddock.service" in line]
    assert not ours, checked.stderr


def test_the_unit_is_made_of_known_sections() -> None:
    unit = (DEPLOY / "paddock.service").read_text("utf-8")
    sections = re.findall(r"^\[(\w+)\]$", unit, re.MULTILINE)
    assert sections == ["Unit", "Service", "Install"]
    for setting in ("DynamicUser=yes", "ProtectSystem=strict", "NoNewPrivileges=yes"):
        assert f"\n{setting}\n" in unit


def test_nginx_passes_on_what_paddock_needs() -> None:
    text = (DEPLOY / "nginx.conf").read_text("utf-8")
    plain = re.sub(r"#.*", "", text)
    assert plain.count("{") == plain.count("}")
    assert plain.count("443 ssl http2;") == 2
    for line in re.findall(r"proxy_set_header X-Forwarded-For\s+(\S+);", plain):
        # replaced, not appended to: otherwise anybody could claim any address
        assert line == "$remote_addr"
    for name in ("Host", "X-Forwarded-Proto", "Upgrade", "Connection"):
        assert re.search(rf"proxy_set_header {name}\s", plain), name
    assert "location = /metrics { return 404; }" in plain
    for line in plain.splitlines():
        assert not line.strip() or line.strip()[-1] in "{};", line


async def test_every_metric_of_the_dashboard_exists(tmp_path: Path) -> None:
    board = json.loads((DEPLOY / "grafana.json").read_text("utf-8"))
    asked = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    names = {name for one in asked for name in re.findall(r"paddock_\w+", one)}
    assert len(names) > 10
    async with house(tmp_path) as (app, _):
        text = (await client(app, "127.0.0.1").get("/metrics", headers=LOCAL)).text
    known = {line.split()[0].partition("{")[0] for line in text.splitlines() if line[0] != "#"}
    assert names <= known
    kinds = dict(re.findall(r"# TYPE (\w+) (\w+)", text))
    for one in asked:
        for name in re.findall(r"(?:rate|increase)\((\w+)", one):
            assert kinds[name] == "counter", name
