"""The pages for requests that fail outside an endpoint, and the HTTP status of each error."""

from __future__ import annotations

import logging
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.types import Receive, Scope, Send

from paddock.core.errors import PaddockError
from paddock.store import StoreError
from paddock.tables import Player
from paddock.tables.errors import NoSuchTable, NotStored, OtherRules, TooMany
from paddock.web.log_limits import LimitedLog
from paddock.web.site import Site, sentence_of
from paddock.web.visitor import Visitor, preferred

LOG: Final = logging.getLogger("paddock.web")
OUTAGE: Final = LimitedLog(LOG)
LATER: Final = {"retry-after": "2"}


def status_of(error: PaddockError, otherwise: int = 409) -> int:
    """The status of a refusal. 503: nothing has changed, and trying again may work."""
    if isinstance(error, NotStored | StoreError):
        return 503
    if isinstance(error, TooMany):
        return 429
    return 404 if isinstance(error, NoSuchTable | OtherRules) else otherwise


async def missing(request: Request, error: Exception) -> Response:
    """404 or 405: there is no such page, or not for this method."""
    site: Site = request.app.state.site
    visitor = await site.doorman.visitor(request)
    status = error.status_code if isinstance(error, HTTPException) else 404
    code = "no-such-page" if status == 404 else "bad-request"
    return site.sorry(request, visitor, code, status)


async def unavailable(request: Request, error: Exception) -> Response:
    """503: the store does not answer, so the visitor is unknown and the cookie stays as it is."""
    OUTAGE.say("store", "the store does not answer", error=str(error)[:500])
    site: Site = request.app.state.site
    stranger = Visitor(Player("", ""), preferred(request), True)
    answer = site.sorry(request, stranger, "not-stored", 503)
    answer.headers.update(LATER)
    return answer


async def gone(request: Request, error: Exception) -> Response:
    """The client has disconnected."""
    return Response(status_code=400)


async def too_often(scope: Scope, receive: Receive, send: Send) -> None:
    """429: the budget of an address is spent; a response that costs nothing to make."""
    words = sentence_of(preferred(HTTPConnection(scope)), "too-often")
    await PlainTextResponse(words + "\n", 429, LATER)(scope, receive, send)


async def broken(request: Request, error: Exception) -> Response:
    """500: log the error and show no details."""
    LOG.error("request failed", exc_info=error, extra={"path": request.url.path})
    return PlainTextResponse("Something went wrong here. Nothing was lost; try again.\n", 500)
