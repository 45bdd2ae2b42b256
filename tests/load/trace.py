"""Counts the calls that one move makes on its way through the server: `PADDOCK_PURE=1 python -m
tests.load.trace`.

The application is called in this process, without a socket, by three people at one table. The calls
of each warm POST are counted, without those of other threads such as the writer.
"""

from __future__ import annotations

import asyncio
import json
import random
import statistics
import sys
import tempfile
from types import CodeType, FrameType
from typing import Any
from urllib.parse import urlencode

from paddock.web.app import Application, create_app

HOST = b"paddock.test"
FORM = b"application/x-www-form-urlencoded"
COLD, WARM = 10, 50  # moves before counting, and moves that are counted


async def ask(
    app: Application, method: str, path: str, cookie: bytes = b"", **fields: str
) -> tuple[dict[bytes, bytes], bytes]:
    """The headers and the body of a response."""
    body = urlencode(fields).encode()
    headers = [(b"host", HOST), (b"origin", b"http://" + HOST), (b"content-type", FORM)]
    headers += [(b"content-length", str(len(body)).encode()), (b"cookie", cookie)]
    headers += [(b"x-paddock", b"move")] if path.endswith("/move") else []
    scope: dict[str, Any] = {"type": "http", "http_version": "1.1", "method": method}
    scope |= {"scheme": "http", "path": path, "raw_path": path.encode(), "query_string": b""}
    scope |= {"root_path": "", "headers": headers, "client": ("127.0.0.1", 1), "state": {}}
    sent: list[Any] = []

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": body, "more_body": False}

    async def send(message: Any) -> None:
        sent.append(message)

    await app(scope, receive, send)
    assert sent[0]["status"] in (200, 303), sent
    return dict(sent[0]["headers"]), b"".join(part.get("body", b"") for part in sent[1:])


async def trace() -> dict[str, float]:
    """The means over the warm moves."""
    with tempfile.TemporaryDirectory() as folder:
        app = create_app(folder, generous=True, workers=1)
        async with app.router.lifespan_context(app):
            people = []
            for _ in range(3):
                head, _ = await ask(app, "GET", "/")
                people.append(head[b"set-cookie"].split(b";")[0])
            rng, counts = random.Random(1), list[dict[str, float]]()
            table, n = "", 0
            while n < COLD + WARM:
                moved = False
                for person in people if table else []:
                    view = json.loads((await ask(app, "GET", f"{table}/view.json", person))[1])
                    if not view["legal"]:
                        continue
                    move = rng.choice(view["legal"])
                    answer = {"move": move, "question": str(view["question"])}
                    calls: list[CodeType] = []

                    def count(
                        frame: FrameType, event: str, _: object, seen: list[CodeType] = calls
                    ) -> None:
                        if event == "call":
                            seen.append(frame.f_code)

                    sys.setprofile(count)
                    await ask(app, "POST", f"{table}/move", person, **answer)
                    sys.setprofile(None)
                    moved, n = True, n + 1
                    counts += [figures(calls)] if n > COLD else []
                    break
                if not moved:
                    table = await begin(app, people)
            return {key: round(statistics.mean(c[key] for c in counts)) for key in counts[0]}


async def begin(app: Application, people: list[bytes]) -> str:
    plan = {"game": "kilometers", "players": "3", "visibility": "open", "reaction_seconds": "0"}
    head, _ = await ask(app, "POST", "/tables", people[0], **plan)
    table = head[b"location"].decode()
    for person in people[1:]:
        await ask(app, "POST", f"{table}/sit", person)
    await ask(app, "POST", f"{table}/start", people[0])
    return table


def figures(calls: list[CodeType]) -> dict[str, float]:
    ours = [code for code in calls if "/paddock/" in code.co_filename]
    names = [code.co_qualname for code in ours]
    return {
        "calls": len(calls),
        "calls_in_paddock": len(ours),
        "files_of_paddock": len({code.co_filename for code in ours}),
        "read": names.count("Game.read"),
        "checked": names.count("State.check"),
    }


if __name__ == "__main__":
    print(json.dumps(asyncio.run(trace())))
