"""The page that introduces a game, and the first race that starts from it."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from paddock.core.errors import PaddockError
from paddock.games import package_of
from paddock.i18n.telling import title
from paddock.shelf import title as title_of
from paddock.tables.plan import BOT_SEAT, HOST_SEAT, WAIT
from paddock.web.guide import guide_of
from paddock.web.introduction import introduction
from paddock.web.play import TableEndpoints
from paddock.web.site import Site


def first_plan(game: str) -> dict[str, Any]:
    """The plan of the first race: a newcomer against bots."""
    first = guide_of(game).first
    players = first.players or package_of(game).best_players or title_of(game).players[0]
    bots = [{"kind": BOT_SEAT} for _ in range(players - 1)]
    plan: dict[str, Any] = {
        "game": game,
        "players": players,
        "options": dict(first.options),
        "seats": [{"kind": HOST_SEAT}, *bots],
        "stops": WAIT,
    }
    return {**plan, "preset": first.preset} if first.preset else plan


class Learning:
    """The endpoints of the introduction."""

    def __init__(self, site: Site, play: TableEndpoints) -> None:
        self.site = site
        self.play = play

    async def page(self, request: Request) -> Response:
        """The introduction."""
        visitor = await self.site.doorman.visitor(request)
        try:
            game = title_of(request.path_params["game"]).name
        except PaddockError:
            return self.site.sorry(request, visitor, "no-such-page", 404)
        return self.site.page(
            request,
            visitor,
            "learn.html",
            game_title=title(visitor.language, game),
            intro=introduction(game, visitor.language),
        )

    async def begin(self, request: Request) -> Response:
        """Start the first race."""
        visitor = await self.site.doorman.visitor(request)
        try:
            game = title_of(request.path_params["game"]).name
        except PaddockError:
            return self.site.sorry(request, visitor, "no-such-page", 404)
        return await self.play.open(request, first_plan(game), start=True, first=True)
