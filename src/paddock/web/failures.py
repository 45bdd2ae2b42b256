"""The pages for requests that fail outside of any endpoint."""

from __future__ import annotations

import logging
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from paddock.web.site import Site

LOG: Final = logging.getLogger("paddock.web")


async def missing(request: Request, error: Exception) -> Response:
    """There is no such page, or not for this method."""
    site: Site = request.app.state.site
    visitor = await site.doorman.visitor(request)
    status = error.status_code if isinstance(error, HTTPException) else 404
    code = "no-such-page" if status == 404 else "bad-request"
    return site.sorry(request, visitor, code, status)


async def broken(request: Request, error: Exception) -> Response:
    """Something failed here: log it, and tell no details."""
    LOG.error("request failed", exc_info=error, extra={"path": request.url.path})
    return PlainTextResponse("Something went wrong here. Nothing was lost; try again.\n", 500)
