"""The HTTP API for bots: a token for each bot, a stream of questions, and a post for each answer.

The operator enables it with `paddock serve --bot-api`. openapi.json describes it; a JSON Schema for
each game describes the views in its questions.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, Final

import orjson
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from paddock.core.errors import IllegalMove, PaddockError
from paddock.games import packages
from paddock.store import StoreError
from paddock.tables import Player
from paddock.tables.connected_bots import is_name
from paddock.tables.errors import StaleMove, code_of
from paddock.tables.remote import BotLine
from paddock.web.door import client_of
from paddock.web.failures import LATER
from paddock.web.site import Site

HEARTBEAT: Final = 15.0  # seconds without a question after which an empty line is sent
OPENAPI: Final = Path(__file__).parent / "openapi.json"
ID: Final = "bot-"  # prefix of the player ids of bots
LONGEST: Final = 200  # characters of an answer or a token
SCHEMA: Final = "view.schema.json"  # in the folder of each game


class ApiRefusal(Exception):
    """A refusal with a status and a code."""

    def __init__(self, status: int, code: str, message: str, rule: str = "") -> None:
        super().__init__(message)
        self.status = status
        self.facts = {"error": code, "message": message, **({"rule": rule} if rule else {})}


class BotApi:
    """The addresses of the API."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self.remote = site.house.remote

    def routes(self) -> list[Route]:
        """The routes, as in openapi.json."""
        return [
            Route("/api/openapi.json", self.openapi, methods=["GET"]),
            Route("/api/schemas/{game}.json", self.schema, methods=["GET"]),
            Route("/api/bots", answered(self.register), methods=["POST"]),
            Route("/api/bot/stream", answered(self.stream), methods=["GET"]),
            Route("/api/bot/questions", answered(self.questions), methods=["GET"]),
            Route("/api/bot/answer", answered(self.answer), methods=["POST"]),
        ]

    # Public

    async def openapi(self, request: Request) -> Response:
        """The description of this API."""
        return Response(OPENAPI.read_bytes(), 200, {}, "application/json")

    async def schema(self, request: Request) -> Response:
        """The JSON Schema of a game's view."""
        package = packages().get(request.path_params["game"])
        path = package.folder / SCHEMA if package is not None else None
        if path is None or not path.exists():
            return refusal(ApiRefusal(404, "no-such-page", "There is no schema for that game."))
        return Response(path.read_bytes(), 200, {}, "application/schema+json")

    # Bots

    async def register(self, request: Request) -> Response:
        """Create a bot: its name and token. The token is shown only this once."""
        here = client_of(request.scope)
        if not self.site.budgets.spend("create", here, here):
            raise ApiRefusal(429, "too-many", "Too many new bots from here; wait a minute.")
        name = text_of(await json_of(request), "name")
        if not is_name(name):
            raise ApiRefusal(
                422, "bad-name", "A name has 2 to 20 small letters, digits and dashes."
            )
        secret = secrets.token_urlsafe(24)
        kept: dict[str, object] = {"bot": digest(secret)}
        if not await self.site.house.guests.claim(Player(ID + name, name, kept)):
            raise ApiRefusal(409, "taken", "There is a bot of that name already.")
        return reply({"name": name, "token": f"{name}.{secret}"}, 201)

    async def stream(self, request: Request) -> Response:
        """Every question to this bot, one JSON object a line, until it disconnects."""
        name = await self._bot(request)
        games = tuple(one for one in request.query_params.get("games", "").split(",") if one)
        if unknown := [one for one in games if one not in packages()]:
            raise ApiRefusal(422, "no-such-game", f"There is no game {unknown[0][:30]!r}.")
        line = self.remote.connect(name, games)
        headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
        return StreamingResponse(self._lines(line), 200, headers, "application/x-ndjson")

    async def _lines(self, line: BotLine) -> AsyncIterator[bytes]:
        try:
            yield as_line({"type": "hello", "name": line.name})
            while True:
                try:
                    news = await asyncio.wait_for(line.news.get(), HEARTBEAT)
                except TimeoutError:
                    yield b"\n"  # keeps proxies from closing an idle connection
                    continue
                if news is None:
                    return
                yield as_line(news)
        finally:
            self.remote.disconnect(line)

    async def questions(self, request: Request) -> Response:
        """The open questions of this bot, for one that does not use the stream."""
        name = await self._bot(request)
        return reply({"questions": [one.to_dict() for one in self.remote.questions(name)]})

    async def answer(self, request: Request) -> Response:
        """Answer a question."""
        name = await self._bot(request)
        facts = await json_of(request)
        try:
            question, move = text_of(facts, "question"), text_of(facts, "move")
            await self.remote.answer_anywhere(name, question, move)
        except StaleMove as error:
            raise ApiRefusal(409, code_of(error), str(error)) from None
        except IllegalMove as error:
            raise ApiRefusal(422, error.refusal.code, str(error), error.refusal.rule) from None
        except PaddockError as error:
            raise ApiRefusal(422, code_of(error), str(error)) from None
        return Response(status_code=204)

    async def _bot(self, request: Request) -> str:
        """The name of the bot that sent the request's token."""
        scheme, _, token = request.headers.get("authorization", "").partition(" ")
        name, _, secret = token.strip().partition(".")
        if scheme.lower() == "bearer" and is_name(name) and len(token) <= LONGEST:
            kept = await self.site.house.guests.find(ID + name)
            known = str(kept.settings.get("bot", "")) if kept is not None else ""
            if hmac.compare_digest(known.encode(), digest(secret).encode()):
                if not self.site.budgets.of_player["move"].allows(ID + name):
                    raise ApiRefusal(
                        429, "too-many", "Too many requests of this bot; wait a moment."
                    )
                return name
        raise ApiRefusal(401, "no-token", "The token of a bot is needed: Authorization: Bearer …")


def answered(action: Any) -> Any:
    """The action with its refusals turned into JSON responses."""

    async def ask(request: Request) -> Response:
        try:
            response: Response = await action(request)
        except ApiRefusal as error:
            return refusal(error)
        except StoreError:
            return refusal(ApiRefusal(503, "not-stored", "The store does not answer; try again."))
        return response

    return ask


def refusal(error: ApiRefusal) -> Response:
    """A refusal as a JSON response."""
    response = reply(error.facts, error.status)
    if error.status == 401:
        response.headers["www-authenticate"] = "Bearer"
    if error.status in (429, 503):
        response.headers.update(LATER)
    return response


def reply(facts: dict[str, Any], status: int = 200) -> Response:
    """A JSON response."""
    return Response(orjson.dumps(facts), status, {"cache-control": "no-store"}, "application/json")


def as_line(facts: dict[str, Any]) -> bytes:
    """A JSON object as one line."""
    return orjson.dumps(facts) + b"\n"


async def json_of(request: Request) -> dict[str, Any]:
    """The JSON object in the body; the guard has limited its length."""
    try:
        found = orjson.loads(await request.body())
    except orjson.JSONDecodeError:
        raise ApiRefusal(400, "bad-request", "The body is not JSON.") from None
    if not isinstance(found, dict):
        raise ApiRefusal(400, "bad-request", "The body is not a JSON object.")
    return found


def text_of(facts: dict[str, Any], name: str) -> str:
    """A text in an object, without characters that a store refuses."""
    value = facts.get(name)
    if not isinstance(value, str) or not value or len(value) > LONGEST or "\0" in value:
        raise ApiRefusal(400, "bad-request", f"`{name}` has to be a text.")
    return value


def digest(secret: str) -> str:
    """The digest of a secret, which is stored in its place."""
    return hashlib.sha256(secret.encode()).hexdigest()
