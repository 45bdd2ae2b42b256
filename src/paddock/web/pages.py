"""The pages around the tables: home, lobby, rules, settings."""

from __future__ import annotations

import json
from typing import Any

import segno
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response

from paddock import drawing
from paddock.core.errors import PaddockError
from paddock.core.title import Title
from paddock.games import package_of
from paddock.i18n import languages, say, say_if_known
from paddock.i18n.telling import text, title
from paddock.shelf import offered, titles
from paddock.shelf import title as title_of
from paddock.tables import House, Listed
from paddock.tables.errors import code_of
from paddock.tables.player import isolated
from paddock.web.door import client_of
from paddock.web.failures import status_of
from paddock.web.forms import number_up_to, read_form
from paddock.web.introduction import introduction
from paddock.web.lanes import others_first
from paddock.web.naming import read_name, rename_at_tables
from paddock.web.race import usual_race
from paddock.web.rules_page import law, law_language, shown_rule
from paddock.web.site import Site
from paddock.web.visitor import CHOICES, Visitor
from paddock.web.your_tables import your_tables

SAVED = "/settings?saved"  # the page after saving

PAGE = 25  # tables on one page of the lobby


def describe(game: Title, language: str) -> dict[str, Any]:
    """A game as the home page offers it."""
    name = game.name
    options = []
    for option in game.options:
        words = [(word, text(language, name, "word", word)) for word in option.words]
        options.append(
            {
                "name": option.name,
                "rule": shown_rule(name, option.rule),
                "title": text(language, name, "option", option.name),
                "help": say_if_known(language, f"{name}-option-{option.name}.help"),
                "choices": words,
                "least": option.least,
                "most": option.most,
                "default": option.write(option.default),
            }
        )
    presets = {
        preset: {o.name: o.write(changes.get(o.name, o.default)) for o in game.options}
        for preset, changes in game.presets.items()
    }
    return {
        "name": name,
        "title": title(language, name),
        "about": say_if_known(language, f"{name}.about"),
        "players": game.players,
        "best": package_of(name).best_players or game.players[0],
        "levels": offered(name),
        "reacts": package_of(name).reactions,
        "counts": ", ".join(str(n) for n in game.players),
        "options": options,
        "presets": [
            {"name": preset, "title": text(language, name, "preset", preset)} for preset in presets
        ],
        "preset_values": json.dumps(presets),
        "editions": [
            {"name": one, "title": text(language, name, "edition", one)} for one in game.editions
        ],
        "series": bool(package_of(name).part_ends),
        "poster": Markup(drawing.poster(name)),
        "poster_class": package_of(name).poster_class,
    }


def listed(row: Listed, visitor: Visitor) -> dict[str, Any]:
    """A table as the lobby shows it."""
    language = visitor.language
    free = say(language, "web-lobby-free", count=row.free)
    return {
        "id": row.id,
        "title": title(language, row.game),
        "who": ", ".join(isolated(name) for name in row.names if name),
        "free": row.free,
        "seated": visitor.player.id in row.people,
        "state": free if row.free else say(language, "web-lobby-running"),
    }


class Pages:
    """The endpoints of these pages."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self.house: House = site.house

    async def home(self, request: Request) -> Response:
        """The home page."""
        visitor = await self.site.doorman.visitor(request)
        games = [
            {**describe(game, visitor.language), "race": usual_race(visitor.player, game.name)}
            for game in titles()
        ]
        rows = await your_tables(self.house, visitor)
        await others_first()
        return self.site.page(request, visitor, "home.html", games=games, mine=rows, here="home")

    async def lobby(self, request: Request) -> Response:
        """The open tables."""
        visitor = await self.site.doorman.visitor(request)
        tables = self.house.open_tables()
        last = max(0, len(tables) - 1) // PAGE + 1
        page = max(1, number_up_to(request.query_params.get("page", ""), last, 1))
        rows = [listed(row, visitor) for row in tables[(page - 1) * PAGE : page * PAGE]]
        return self.site.page(
            request, visitor, "lobby.html", rows=rows, here="lobby", page=page, last=last
        )

    async def rules(self, request: Request) -> Response:
        """The rules of a game."""
        visitor = await self.site.doorman.visitor(request)
        try:
            name = title_of(request.path_params["game"]).name
        except PaddockError:
            return self.site.sorry(request, visitor, "no-such-page", 404)
        written = law_language(name, visitor.language)
        return self.site.page(
            request,
            visitor,
            "rules.html",
            game_title=title(visitor.language, name),
            intro=introduction(name, visitor.language),
            law=Markup(law(name, written)),
            law_language=written,
        )

    # Settings

    async def settings(self, request: Request) -> Response:
        """The settings of the visitor."""
        visitor = await self.site.doorman.visitor(request)
        return self._settings(request, visitor)

    def _settings(
        self, request: Request, visitor: Visitor, link: str = "", signed_out: bool = False
    ) -> Response:
        return self.site.page(
            request,
            visitor,
            "settings.html",
            choices=list(CHOICES.items()),
            saved="saved" in request.query_params,
            here="settings",
            link=link,
            signed_out=signed_out,
            qr=Markup(qr(link)) if link else "",
        )

    async def save_settings(self, request: Request) -> Response:
        """Save the settings."""
        visitor = await self.site.doorman.visitor(request)
        player = visitor.player
        if not self.site.budgets.spend("name", player.id, client_of(request.scope)):
            return self.site.sorry(request, visitor, "too-often", 429)
        form = await read_form(request)
        renamed = read_name(visitor, form)
        if form.get("language") in languages():
            player.settings["language"] = form["language"]
        for field, values in CHOICES.items():
            if form.get(field) in values:
                player.settings[field] = form[field]
        await self.house.guests.save(player)
        visitor.known = False  # the name is part of the cookie
        refused = await rename_at_tables(self.house, visitor) if renamed else None
        if refused is not None:
            return self.site.sorry(request, visitor, code_of(refused), status_of(refused))
        back = form.get("back", SAVED)
        return self.site.go(request, visitor, back if safe_path(back) else SAVED)

    async def device_link(self, request: Request) -> Response:
        """Show a link that makes another device the same player."""
        visitor = await self.site.doorman.visitor(request)
        if not self.site.budgets.spend("name", visitor.player.id, client_of(request.scope)):
            return self.site.sorry(request, visitor, "too-often", 429)
        await self.house.guests.save(visitor.player)
        token = self.site.doorman.device_token(visitor.player)
        return self._settings(request, visitor, f"{origin(request)}/claim/{token}")

    async def sign_out(self, request: Request) -> Response:
        """Sign out on all other devices."""
        visitor = await self.site.doorman.visitor(request)
        if not self.site.budgets.spend("name", visitor.player.id, client_of(request.scope)):
            return self.site.sorry(request, visitor, "too-often", 429)
        await self.house.guests.sign_out(visitor.player)
        visitor.known = False  # the generation is part of the cookie
        for row in self.house.lobby.tables_of(visitor.player.id):
            if table := self.house.tables.get(row.id):
                table.presence.wake(visitor.player.id)  # its open pages elsewhere notice at once
        return self._settings(request, visitor, signed_out=True)

    async def claim(self, request: Request) -> Response:
        """A device link: GET only asks whether to use it, since a link preview must not."""
        visitor = await self.site.doorman.visitor(request)
        token = request.path_params["token"]
        player = await self.site.doorman.linked(token)
        if player is None:
            return self.site.sorry(request, visitor, "no-such-invite", 404)
        mine = self.house.lobby.tables_of(visitor.player.id) if visitor.known else []
        return self.site.page(
            request,
            visitor,
            "claim.html",
            token=token,
            name=isolated(player.name),
            same=player.id == visitor.player.id,
            old=isolated(visitor.player.name) if visitor.known else "",
            seats=len(mine),
        )

    async def claimed(self, request: Request) -> Response:
        """Use a device link."""
        visitor = await self.site.doorman.visitor(request)
        player = await self.site.doorman.claim(request.path_params["token"])
        if player is None:
            return self.site.sorry(request, visitor, "no-such-invite", 404)
        return self.site.go(request, Visitor(player, visitor.language, False), "/")


def origin(request: Request) -> str:
    """The scheme and host by which the visitor has reached us, for links that others open."""
    return f"{request.url.scheme}://{request.headers.get('host', request.url.netloc)}"


def safe_path(path: str) -> bool:
    """Whether a redirect to this path stays on this server."""
    return path.startswith("/") and not path.startswith(("//", "/\\")) and "\n" not in path


def qr(link: str) -> str:
    """A link as a QR code."""
    code = segno.make(link, error="m")
    return str(code.svg_inline(scale=4, border=2, dark="#1D2A35", light="#FFFFFF"))
