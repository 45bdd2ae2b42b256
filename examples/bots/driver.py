"""A bot that plays at live tables over HTTP: `python driver.py http://localhost:8000 my-bot`."""

import json
import random
import sys
from contextlib import suppress
from urllib.request import HTTPError, Request, urlopen

SERVER, NAME = sys.argv[1:]


def ask(path, body=None, token=""):
    headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
    return urlopen(Request(SERVER + path, json.dumps(body).encode() if body else None, headers))


def choose(legal):
    """Drive if possible; otherwise discard what cannot be played."""
    kinds = {"play": 2, "attack": 1}
    best = max(kinds.get(move["kind"], 0) for move in legal)
    return random.choice([move["move"] for move in legal if kinds.get(move["kind"], 0) == best])


token = json.load(ask("/api/bots", {"name": NAME}))["token"]
for news in map(json.loads, filter(bytes.strip, ask("/api/bot/stream", token=token))):
    if news["type"] == "hello":
        print(f"{NAME} is on the line: hosts may seat @{NAME}", flush=True)
    elif news["type"] == "question":
        with suppress(HTTPError):  # the table may have moved on in the meantime
            ask("/api/bot/answer", {"question": news["id"], "move": choose(news["legal"])}, token)
