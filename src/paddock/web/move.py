"""`POST /t/{id}/move`: most requests are moves, so this endpoint takes the short ways."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.types import Receive, Scope, Send

from paddock.core.errors import PaddockError
from paddock.core.log import BACK
from paddock.tables import Table
from paddock.tables.errors import StaleMove, TableError, code_of
from paddock.tables.pause import ENOUGH, LOOK_ON
from paddock.web.failures import broken
from paddock.web.forms import FORM, body_of, fields
from paddock.web.guard import guarded
from paddock.web.site import Site

ACCEPTED: Final = HTMLResponse("")


class MoveEndpoint:
    """Plain ASGI. The guard has let the request in."""

    def __init__(self, site: Site) -> None:
        self.site = site

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive)
        try:
            response = await self._move(request, scope["paddock.headers"])
        except Exception as error:
            response = await broken(request, error)
        # An empty body needs no security headers.
        await response(scope, receive, send if response is ACCEPTED else guarded(send))

    async def _move(self, request: Request, headers: dict[bytes, bytes]) -> Response:
        page = headers.get(b"x-paddock") != b"move"  # sent without script: answered with a page
        who = self.site.doorman.id_of(headers.get(b"cookie", b""))
        if not self.site.budgets.spend("move", who):
            return await self._refuse(request, page, "too-often", 429)
        kind = headers.get(b"content-type", FORM.encode()).decode("latin-1")
        form = fields(kind, await body_of(request.receive))
        text, question = form.get("move", ""), form.get("question", "")
        key = form.get("key", "") or None
        if not text or not question.isdecimal() or len(question) > 9 or len(key or "") > 64:
            return await self._refuse(request, page, "bad-request", 400)
        table: Table | None = None
        try:
            table = await self.site.house.table(request.path_params["id"])
            if text == BACK:
                await table.take_back(who, int(question))
            elif text == ENOUGH:
                table.autoplay.pause.enough(who, int(question))
            elif text == LOOK_ON:
                table.autoplay.pause.look_on(who)
            else:
                await table.submit(who, text, int(question), key)
        except PaddockError as error:
            self.site.metrics.count("moves_refused")
            visitor = await self.site.doorman.visitor(request)
            status = 409 if isinstance(error, StaleMove) else 404 if table is None else 422
            if page:
                return self.site.sorry(request, visitor, code_of(error), status)
            return HTMLResponse(self.site.reason(visitor, error, table), status)
        self.site.metrics.count("moves_made")
        if page:
            return RedirectResponse(f"/t/{table.id}", 303)
        return ACCEPTED

    async def _refuse(self, request: Request, page: bool, code: str, status: int) -> Response:
        visitor = await self.site.doorman.visitor(request)
        if page:
            return self.site.sorry(request, visitor, code, status)
        error = TableError()
        error.code = code
        return HTMLResponse(self.site.reason(visitor, error, None), status)
