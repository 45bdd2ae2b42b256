"""Visitors: a guest has a signed cookie and settings, and no account."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from itsdangerous import BadData, URLSafeSerializer
from starlette.requests import HTTPConnection, cookie_parser
from starlette.responses import Response

from paddock.i18n import languages, say
from paddock.store import keys
from paddock.store.keys import Keyring
from paddock.tables import House, Player
from paddock.tables.expiring_cache import ExpiringCache
from paddock.tables.player import guest_name, new_id

COOKIE: Final = "paddock"
YEAR: Final = 365 * 24 * 3600
REMEMBERED: Final = 10_000  # verified cookies in the cache, at most
LATELY: Final = 60.0  # seconds for which they are cached; longer while they are used
LONGEST: Final = 512  # characters of our cookies
LINK_SECONDS: Final = 600  # seconds for which a device link is valid
SKEW: Final = 60  # seconds by which the clocks of two servers may differ

# The settings of a player and their possible values; the first is the default.
CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "theme": ("auto", "light", "dark"),
    "sound": ("off", "on"),
    "confirm": ("0", "1"),
    "motion": ("on", "off"),
}

Identity = tuple[str, str, int]  # the id, name and generation in a cookie


class Link(NamedTuple):
    """The content of a device token."""

    id: str
    once: str  # identifies the token, so that it can be used once
    generation: int
    until: float


@dataclass
class Visitor:
    """A player as a page sees them."""

    player: Player
    language: str
    known: bool  # the request had a valid cookie; none has to be set
    renew: bool = False  # its key was replaced, so a new cookie is set

    @property
    def settings(self) -> dict[str, str]:
        """The settings, with defaults."""
        chosen = self.player.settings
        return {
            field: str(chosen[field]) if chosen.get(field) in values else values[0]
            for field, values in CHOICES.items()
        }


class Doorman:
    """Reads and writes the cookie that identifies a visitor."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._keys: tuple[str, ...] = ()
        self._same_until = 0.0  # when the set of valid keys changes next
        self._ring: Keyring | None = None
        self.signer = self.linker = URLSafeSerializer("", salt="none")
        # The same cookies come with every move. Invalid ones are not cached.
        now = house.clock.now
        self.verified = ExpiringCache[str, Identity](now, LATELY, REMEMBERED)
        self.header_read = ExpiringCache[bytes, Identity](now, LATELY, REMEMBERED)
        self._follow_keys()

    def _follow_keys(self) -> None:
        """Use the keys that are valid now, and forget what was verified with others."""
        ring, now = self.house.keys[keys.COOKIE], self.house.clock.now()
        if ring is self._ring and now < self._same_until:
            return
        self._ring, self._same_until = ring, ring.changes(now)
        accepted = ring.accepted(now)
        if accepted != self._keys:
            self._keys = accepted
            self.signer = URLSafeSerializer(list(accepted), salt="visitor")
            self.linker = URLSafeSerializer(list(accepted), salt="device link")
            self.verified.clear()
            self.header_read.clear()

    def _is_old(self, cookie: str) -> bool:
        """Whether a valid cookie was signed with a key that no longer signs."""
        if len(self._keys) < 2:
            return False
        return not URLSafeSerializer(self._keys[-1], salt="visitor").loads_unsafe(cookie)[0]

    async def visitor(self, request: HTTPConnection) -> Visitor:
        """The player of the cookie, or a new guest."""
        cookie = request.cookies.get(COOKIE, "")
        player, known = await self._player(cookie, preferred(request))
        wanted = str(player.settings.get("language", ""))
        language = wanted if wanted in languages() else preferred(request)
        return Visitor(player, language, known, known and self._is_old(cookie))

    def read(self, cookie: str) -> Identity:
        """The id, name and generation in a cookie; BadData. Only valid cookies are cached."""
        if not 0 < len(cookie) <= LONGEST:
            raise BadData("none, or longer than any cookie of ours")
        self._follow_keys()
        known = self.verified.get(cookie)
        if known is None:
            known = self._verify(cookie)
            self.verified.put(cookie, known)
        return known

    def _verify(self, cookie: str) -> Identity:
        try:
            id, name, *more = self.signer.loads(cookie)  # the first cookies had no generation
            return str(id), str(name), int(more[0]) if more else 0
        except (BadData, ValueError, TypeError) as error:
            # Break the reference cycle between the error and the frames of the serializer.
            error.__traceback__ = None
            raise BadData("this is not a cookie of ours") from None

    async def id_of(self, cookies: bytes) -> str:
        """The player id in a cookie header, or empty; all that a move needs."""
        self._follow_keys()
        known = self.header_read.get(cookies)
        try:
            id, _, generation = known or self._read_header(cookies)
        except BadData:
            return ""
        guests = self.house.guests
        valid = guests.known_generation(id)
        return id if generation == (await guests.generation(id) if valid is None else valid) else ""

    async def is_signed_in(self, player: Player) -> bool:
        """Whether the player's cookie is still valid."""
        return await self.house.guests.generation(player.id) == player.generation

    def _read_header(self, cookies: bytes) -> Identity:
        known = self.read(cookie_parser(cookies.decode("latin-1")).get(COOKIE, ""))
        if len(cookies) <= LONGEST:
            self.header_read.put(cookies, known)
        return known

    async def _player(self, cookie: str, language: str) -> tuple[Player, bool]:
        try:
            id, name, generation = self.read(cookie)
            player = await self.house.guests.find(id) or Player(id, name)
            if player.generation == generation:
                return player, True
        except BadData:
            pass
        number = guest_name().split()[-1]
        return Player(new_id(), say(language, "web-guest", number=number)), False

    def set_cookie(self, response: Response, player: Player, secure: bool) -> None:
        """Set the player's cookie."""
        self._follow_keys()
        value = self.signer.dumps([player.id, player.name, player.generation])
        response.set_cookie(
            COOKIE, value, max_age=YEAR, httponly=True, samesite="lax", secure=secure
        )

    # Links to another device

    def device_token(self, player: Player) -> str:
        """A token that makes another device the same player; valid once, for ten minutes."""
        self._follow_keys()
        until = round(self.house.clock.now() + LINK_SECONDS, 3)
        token = self.linker.dumps([player.id, new_id(), player.generation, until])
        return token if isinstance(token, str) else token.decode()

    async def linked(self, token: str) -> Player | None:
        """The player of a device token, unless it is used up, expired, signed out or forged."""
        found = self._link(token)
        if found is None or await self.house.store.is_used(found.once):
            return None
        player = await self.house.guests.find(found.id)
        return player if player is not None and player.generation == found.generation else None

    async def claim(self, token: str) -> Player | None:
        """Use a device token up; its player. The store records it, so this holds after a restart
        and on all servers.
        """
        found, player = self._link(token), await self.linked(token)
        if found is None or player is None:
            return None
        now = self.house.clock.now()
        return player if await self.house.store.use_link(found.once, found.until, now) else None

    def _link(self, token: str) -> Link | None:
        if len(token) > LONGEST:
            return None
        self._follow_keys()
        try:
            link = Link(*self.linker.loads(token))
        except (BadData, ValueError, TypeError):
            return None
        # A token that is valid for longer was made by a server whose clock is ahead.
        left = link.until - self.house.clock.now()
        return link if 0 < left <= LINK_SECONDS + SKEW else None


def preferred(request: HTTPConnection) -> str:
    """The first of our languages that the browser asks for."""
    for wish in request.headers.get("accept-language", "").split(",")[:10]:
        base = wish.split(";")[0].strip().split("-")[0].lower()
        if base in languages():
            return base
    return languages()[0]


class SignIn:
    """Whether the cookie with which a page was opened is still valid: asked for every view."""

    def __init__(self, doorman: Doorman, player: Player) -> None:
        self.doorman = doorman
        self.guests = doorman.house.guests
        self.player = player
        self._changes = -1  # the changes of the guests when it was last looked up
        self._until = 0.0  # when it has to be looked up again

    def is_known(self, now: float) -> bool:
        """Whether it is valid for sure: it was a moment ago, and nobody has signed out since."""
        return self.guests.changes == self._changes and now < self._until

    async def holds(self) -> bool:
        """Look it up."""
        self._changes = self.guests.changes
        held = await self.doorman.is_signed_in(self.player)
        self._until = self.guests.known_until(self.player.id) if held else 0.0
        return held
