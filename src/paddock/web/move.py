"""`POST /t/{id}/move`: most requests are moves, so this endpoint bypasses what it does not need."""

from __future__ import annotations

from functools import partial
from typing import Final

from starlette.requests import ClientDisconnect, Request
from starlette.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response
from starlette.types import Receive, Scope, Send

from paddock.core.errors import PaddockError
from paddock.core.log import BACK
from paddock.store import StoreError
from paddock.tables import Player, Table
from paddock.tables.errors import StaleMove, TableError, code_of
from paddock.tables.pause import ENOUGH, LOOK_ON
from paddock.web.door import client_of
from paddock.web.failures import LATER, broken, status_of, unavailable
from paddock.web.forms import FORM, body_of, fields
from paddock.web.guard import guarded
from paddock.web.http_protocol import ACCEPT
from paddock.web.site import Site, message, sentence_of
from paddock.web.visitor import Visitor, preferred

ACCEPTED: Final = HTMLResponse("")


class MoveEndpoint:
    """The endpoint for moves; plain ASGI. The guard has accepted the request."""

    def __init__(self, site: Site) -> None:
        self.site = site

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive)
        try:
            response = await self._move(request, scope["paddock.headers"])
        except ClientDisconnect:  # the client went away before the move had arrived: it is not made
            return
        except StoreError as error:
            response = await unavailable(request, error)
        except Exception as error:
            response = await broken(request, error)
        if response is not ACCEPTED:
            await response(scope, receive, guarded(send))
        elif ACCEPT not in scope or not scope[ACCEPT]():
            await response(scope, receive, send)  # an empty body needs no security headers

    async def _move(self, request: Request, headers: dict[bytes, bytes]) -> Response:
        # a form sent without script gets a page in response
        page = headers.get(b"x-paddock") != b"move"
        budgets, here = self.site.budgets, client_of(request.scope)
        if not budgets.spend_of("move", here):
            return too_often(request, page)
        who = await self.site.doorman.id_of(headers.get(b"cookie", b""))
        if not budgets.of_player["move"].allows(who or here):
            return too_often(request, page)
        kind = headers.get(b"content-type")
        form = fields(kind.decode("latin-1") if kind else FORM, await body_of(request.receive))
        text, question = form.get("move", ""), form.get("question", "")
        key = form.get("key", "") or None
        if not text or not question.isdecimal() or len(question) > 9 or len(key or "") > 64:
            return await self._refuse(request, page, "bad-request", 400)
        table: Table | None = None
        try:
            table = await self.site.house.table(request.path_params["id"])
            await table.retry_if_behind(partial(self._act, table, who, text, int(question), key))
        except PaddockError as error:
            # the end of what is over by itself is not refused
            if text != ENOUGH or not isinstance(error, StaleMove):
                self.site.metrics.count("moves_refused")
                return await self._explain(request, page, error, table)
        if page:
            return RedirectResponse(f"/t/{request.path_params['id']}", 303)
        return ACCEPTED

    async def _act(self, table: Table, who: str, text: str, question: int, key: str | None) -> None:
        who = self.site.hot_seats.acting(table, who)
        if text == BACK:
            await table.take_back(who, question)
        elif text == ENOUGH:
            table.autoplay.pause.enough(who, question)
        elif text == LOOK_ON:
            table.autoplay.pause.look_on(who)
        else:
            await table.submit(who, text, question, key)

    async def _explain(
        self, request: Request, page: bool, error: PaddockError, table: Table | None
    ) -> Response:
        status = 409 if isinstance(error, StaleMove) else status_of(error, 422)
        if status == 503:
            # the store cannot be read now
            visitor = Visitor(Player("", ""), preferred(request), True)
        else:
            visitor = await self.site.doorman.visitor(request)
        if page:
            words = self.site.why(visitor, error, table)
            return self.site.sorry(request, visitor, code_of(error), status, words=words)
        answer = HTMLResponse(self.site.reason(visitor, error, table), status)
        if status == 503:
            answer.headers.update(LATER)  # the page's script tries again
        return answer

    async def _refuse(self, request: Request, page: bool, code: str, status: int) -> Response:
        error = TableError()
        error.code = code
        visitor = await self.site.doorman.visitor(request)
        if page:
            return self.site.sorry(request, visitor, code, status)
        return HTMLResponse(self.site.reason(visitor, error, None), status)


def too_often(request: Request, page: bool) -> Response:
    """A response that costs nothing: it uses neither the store nor a template."""
    words = sentence_of(preferred(request), "too-often")
    if page:
        return PlainTextResponse(words + "\n", 429, LATER)
    return HTMLResponse(message(words), 429, LATER)
