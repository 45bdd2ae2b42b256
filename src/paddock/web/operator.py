"""The endpoints for the operator: health and metrics."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from paddock.web.door import Door
from paddock.web.guard import headers_of
from paddock.web.site import Site


class Operator:
    """The operator's endpoints."""

    def __init__(self, site: Site, door: Door) -> None:
        self.site = site
        self.door = door

    async def health(self, request: Request) -> Response:
        """200 while a move could be stored."""
        if await self.site.health.is_well():
            return PlainTextResponse("ok\n")
        word = self.site.house.store.damage or "the store cannot be written"
        return PlainTextResponse(f"{word}\n", 503)

    async def metrics(self, request: Request) -> Response:
        """The figures of the last half minute, for the operator only."""
        if not self.door.may_see_figures(request.scope, headers_of(request.scope)):
            return PlainTextResponse("The figures are for this machine or need the token.\n", 403)
        return PlainTextResponse(self.site.figures, headers={"cache-control": "no-store"})
