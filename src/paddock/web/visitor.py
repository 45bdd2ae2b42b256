"""Visitors: a guest has a signed cookie and settings, and no account."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from itsdangerous import BadData, URLSafeSerializer, URLSafeTimedSerializer
from starlette.requests import HTTPConnection, cookie_parser
from starlette.responses import Response

from paddock.i18n import languages, say
from paddock.tables import House, Player
from paddock.tables.player import guest_name, new_id

COOKIE: Final = "paddock"
YEAR: Final = 365 * 24 * 3600
REMEMBERED: Final = 10_000  # cookies whose signature need not be checked again
LONGEST: Final = 512  # characters of a cookie of ours
LINK_SECONDS: Final = 600  # how long the link to another device is good

# What a player can set, and what can be chosen; the first is the default.
CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "theme": ("auto", "light", "dark"),
    "sound": ("off", "on"),
    "confirm": ("0", "1"),
    "motion": ("on", "off"),
}


@dataclass
class Visitor:
    """A player as a page sees one."""

    player: Player
    language: str
    known: bool  # the cookie was there; none has to be set

    @property
    def settings(self) -> dict[str, str]:
        chosen = self.player.settings
        return {
            field: str(chosen[field]) if chosen.get(field) in values else values[0]
            for field, values in CHOICES.items()
        }


class Doorman:
    """Reads and writes the cookie that says who somebody is."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.signer = URLSafeSerializer(house.store.secret("cookie"), salt="visitor")
        # The same cookies come with every move. What raises is not remembered.
        self.verified = lru_cache(REMEMBERED)(self._verify)
        self.header_read = lru_cache(REMEMBERED)(self._read_header)
        self.linker = URLSafeTimedSerializer(house.store.secret("cookie"), salt="device")
        self.used_links: set[str] = set()

    async def visitor(self, request: HTTPConnection) -> Visitor:
        """The player that the cookie names, or a new guest."""
        player, known = await self._player(request.cookies.get(COOKIE, ""), preferred(request))
        wanted = str(player.settings.get("language", ""))
        language = wanted if wanted in languages() else preferred(request)
        return Visitor(player, language, known)

    def read(self, cookie: str) -> tuple[str, str]:
        """The id and the name in a cookie; BadData. Only what we signed is remembered."""
        if len(cookie) > LONGEST:
            raise BadData("longer than any cookie of ours")
        return self.verified(cookie)

    def _verify(self, cookie: str) -> tuple[str, str]:
        """An error leaves nothing in the cache."""
        try:
            id, name = self.signer.loads(cookie)
        except (ValueError, TypeError):
            raise BadData("this is not a cookie of ours") from None
        return str(id), str(name)

    def id_of(self, cookies: bytes) -> str:
        """The player id in a cookie header, or empty. A move needs no more."""
        read = self.header_read if len(cookies) <= LONGEST else self._read_header
        try:
            return read(cookies)
        except BadData:
            return ""

    def _read_header(self, cookies: bytes) -> str:
        return self.read(cookie_parser(cookies.decode("latin-1")).get(COOKIE, ""))[0]

    async def _player(self, cookie: str, language: str) -> tuple[Player, bool]:
        try:
            id, name = self.read(cookie)
        except BadData:
            number = guest_name().split()[-1]
            return Player(new_id(), say(language, "web-guest", number=number)), False
        return await self.house.guests.find(id) or Player(id, name), True

    def set_cookie(self, response: Response, player: Player, secure: bool) -> None:
        value = self.signer.dumps([player.id, player.name])
        response.set_cookie(
            COOKIE, value, max_age=YEAR, httponly=True, samesite="lax", secure=secure
        )

    def device_token(self, player: Player) -> str:
        """A token that makes another device the same player; good once, for ten minutes."""
        token = self.linker.dumps([player.id, player.name, new_id()])
        return token if isinstance(token, str) else token.decode()

    def claim(self, token: str) -> Player | None:
        """The player of a device token, unless it is used up, too old or forged."""
        try:
            id, name, once = self.linker.loads(token, max_age=LINK_SECONDS)
        except (BadData, ValueError, TypeError):
            return None
        if once in self.used_links:
            return None
        self.used_links.add(once)
        return Player(str(id), str(name))


def preferred(request: HTTPConnection) -> str:
    """The first of our languages that the browser asks for."""
    for wish in request.headers.get("accept-language", "").split(",")[:10]:
        base = wish.split(";")[0].strip().split("-")[0].lower()
        if base in languages():
            return base
    return languages()[0]
