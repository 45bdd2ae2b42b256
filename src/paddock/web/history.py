"""The history page: a player's own finished matches, statistics, export, and deletion of their
data.
"""

from __future__ import annotations

import json
from typing import Any, Final
from urllib.parse import urlencode

from starlette.requests import Request
from starlette.responses import Response

from paddock.i18n.telling import title
from paddock.shelf import titles
from paddock.tables.player import guest_name, new_id
from paddock.web.door import client_of
from paddock.web.forms import number_up_to, read_form
from paddock.web.player_statistics import statistics
from paddock.web.results import PastMatch, bg_stats, found, played, row, to_dict
from paddock.web.site import Site
from paddock.web.visitor import COOKIE, Visitor

MOST_MATCHES: Final = 2000  # matches that are searched
SHOWN: Final = 50  # matches on a page
SURE: Final = "delete"  # the value that confirms the deletion


class History:
    """A player's own matches; there is no access to those of others."""

    def __init__(self, site: Site) -> None:
        self.site = site

    async def page(self, request: Request) -> Response:
        """The list of matches, with statistics."""
        visitor = await self.site.doorman.visitor(request)
        return self._page(request, visitor, await self._matches(visitor))

    def _page(
        self, request: Request, visitor: Visitor, matches: list[PastMatch], **more: Any
    ) -> Response:
        language = visitor.language
        wanted = {key: value[:60] for key, value in request.query_params.items()}
        kept = found(matches, wanted, language)
        last = -(-len(kept) // SHOWN)
        page = max(1, number_up_to(wanted.get("page", ""), last, 1))
        games = [(one.name, title(language, one.name)) for one in titles()]
        known = {one.game for one in matches}
        return self.site.page(
            request,
            visitor,
            "history.html",
            here="history",
            rows=[row(one, language) for one in kept[(page - 1) * SHOWN : page * SHOWN]],
            newer=turned(wanted, page - 1) if page > 1 else "",
            older=turned(wanted, page + 1) if page * SHOWN < len(kept) else "",
            count=len(kept),
            total=len(matches),
            games=[one for one in games if one[0] in known],
            wanted={"q": "", "game": "", "only": "", **wanted},
            statistics=statistics(kept, language),
            running=len(self.site.house.lobby.tables_of(visitor.player.id)),
            **{"refused": "", "deleted": False, **more},
        )

    async def export(self, request: Request) -> Response:
        """Everything stored about this player as JSON; or the matches for BG Stats."""
        visitor = await self.site.doorman.visitor(request)
        matches = await self._matches(visitor)
        if request.path_params["kind"] == "bgstats":
            facts: dict[str, Any] = bg_stats(matches, visitor.player.name)
            name = "paddock.bgsplay"
        else:
            player = visitor.player
            facts = {
                "player": {"name": player.name, "settings": player.settings},
                "matches": [to_dict(one) for one in matches],
            }
            name = "paddock-history.json"
        body = json.dumps(facts, indent=1, ensure_ascii=False)
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        response = Response(body, 200, headers, "application/json")
        return self.site.known(request, visitor, response)

    async def delete(self, request: Request) -> Response:
        """Delete this player: the finished matches stay, with an anonymous player on the seat."""
        visitor = await self.site.doorman.visitor(request)
        player = visitor.player
        if not self.site.budgets.spend("name", player.id, client_of(request.scope)):
            return self.site.sorry(request, visitor, "too-often", 429)
        form = await read_form(request)
        matches = await self._matches(visitor)
        if form.get("sure") != SURE:
            return self._page(request, visitor, matches, refused="sure")
        if self.site.house.lobby.tables_of(player.id):
            return self._page(request, visitor, matches, refused="running")
        await self.site.house.forget(player, new_id(), guest_name())
        fresh = Visitor(player, visitor.language, True)
        response = self._page(request, fresh, [], deleted=True)
        response.delete_cookie(COOKIE)
        return response

    async def _matches(self, visitor: Visitor) -> list[PastMatch]:
        if not visitor.known:
            return []
        stored = await self.site.house.store.results(visitor.player.id, MOST_MATCHES)
        return [played(one, visitor.player.id) for one in stored]


def turned(wanted: dict[str, str], page: int) -> str:
    """The address of another page of the same search."""
    return "/history?" + urlencode({**wanted, "page": page})
