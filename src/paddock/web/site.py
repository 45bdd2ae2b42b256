"""What every page needs: templates, texts, budgets, and errors turned into sentences."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import os
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary

import jinja2
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from paddock.core.errors import IllegalMove, PaddockError
from paddock.games import packages
from paddock.i18n import has, languages, say
from paddock.i18n.telling import explain
from paddock.tables import House, Table
from paddock.tables.advice import Advisor
from paddock.tables.errors import code_of
from paddock.web import metrics
from paddock.web.analyst import ANALYSING, Analyst
from paddock.web.budgets import Backoff, Budgets
from paddock.web.chat import Chat
from paddock.web.guiding import Guiding
from paddock.web.health import Health
from paddock.web.hot_seat import HotSeats
from paddock.web.metrics import Metrics, SharedFigures
from paddock.web.rules_page import rule_link
from paddock.web.shared_views import SharedViews
from paddock.web.supervisor import FOLDER, NUMBER
from paddock.web.visitor import Doorman, Visitor

HERE = Path(__file__).parent
STATIC = HERE / "static"
DRAWING = HERE.parent / "drawing"


class Site:
    """The state shared by all endpoints of one web server."""

    def __init__(
        self, house: House, generous: bool = False, listening: tuple[str, int] = ("", 0)
    ) -> None:
        self.house = house
        self.listening = listening  # host and port; empty: behind a proxy
        self.doorman = Doorman(house)
        self.budgets = Budgets(generous)
        if not generous:
            self.budgets.share(house.spending)
        self.rematches = Backoff()
        self.metrics = Metrics()
        self.shared = shared_figures()  # shared with the other workers on this port
        self.figures = self.figures_now()  # as of the last refresh
        self.views = SharedViews()
        self.health = Health(house.store)
        self.chat = Chat(house)
        self.hot_seats = HotSeats()
        self.guiding = Guiding(Advisor(house.thinker), house)
        # notice boards, by table and viewer
        self.boards: WeakKeyDictionary[Table, Any] = WeakKeyDictionary()
        self.analyst = Analyst(house.peers)
        house.message_handlers[ANALYSING] = self.analyst.receive
        self.stories: WeakKeyDictionary[Table, Any] = WeakKeyDictionary()  # of finished matches
        self.env = jinja2.Environment(
            loader=templates(),
            autoescape=True,
            trim_blocks=True,
            undefined=jinja2.StrictUndefined,
        )
        self.env.globals["static"] = static_url

    async def refresh_figures(self) -> None:
        """Refresh the metrics at fixed times, so that they do not show what one moment changes."""
        while True:
            await asyncio.sleep(metrics.REFRESHED)
            self.figures = self.figures_now()

    def figures_now(self) -> str:
        """The present figures."""
        stats = self.house.stats()
        if self.shared is None:
            return self.metrics.text(stats)
        self.shared.keep(self.metrics.figures(stats))
        return self.shared.text()

    def words(self, language: str) -> Callable[..., str]:
        """The template function `t` that returns texts in a language."""

        def t(key: str, **args: str | int) -> str:
            return say(language, key, **args)

        return t

    def html(self, template: str, visitor: Visitor, **facts: Any) -> str:
        """A rendered template."""
        return self.env.get_template(template).render(
            t=self.words(visitor.language),
            language=visitor.language,
            languages=[(code, say(code, "language")) for code in languages()],
            player=visitor.player,
            settings=visitor.settings,
            **{"here": "", "path": "/", **facts},
        )

    def page(
        self, request: Request, visitor: Visitor, template: str, status: int = 200, **facts: Any
    ) -> Response:
        """A rendered page as a response."""
        html = self.html(template, visitor, path=request.url.path, **facts)
        return self.known(request, visitor, packed(request, HTMLResponse(html, status)))

    def known(self, request: Request, visitor: Visitor, response: Response) -> Response:
        """Set the cookie of a visitor who came without one, or with one of an old key."""
        if not visitor.known or visitor.renew:
            self.doorman.set_cookie(response, visitor.player, request.url.scheme == "https")
        response.headers["cache-control"] = "no-store"
        return response

    def go(self, request: Request, visitor: Visitor, path: str) -> Response:
        """Redirect to another page after a post."""
        return self.known(request, visitor, RedirectResponse(path, 303))

    def sorry(
        self,
        request: Request,
        visitor: Visitor,
        code: str,
        status: int,
        text: str = "",
        words: str = "",
        table: str = "",
    ) -> Response:
        """An error page: the sentence of the code, unless there are `words`; a way to a `table`."""
        language = visitor.language
        words = words or sentence_of(language, code, text)
        return self.page(
            request,
            visitor,
            "error.html",
            status,
            heading=say(language, "web-error"),
            words=words,
            table=table,
        )

    def reason(self, visitor: Visitor, error: PaddockError, table: Table | None) -> Markup:
        """The reason of a refusal as HTML, with the number of its rule."""
        words = self.why(visitor, error, table)
        if isinstance(error, IllegalMove) and table is not None:
            return message(words, error.refusal.rule, table.game.name)
        return message(words)

    def why(self, visitor: Visitor, error: PaddockError, table: Table | None) -> str:
        """The reason of a refusal as a sentence."""
        if isinstance(error, IllegalMove) and table is not None:
            return explain(visitor.language, table.game, error.refusal)
        return sentence_of(visitor.language, code_of(error), str(error))


def shared_figures() -> SharedFigures | None:
    """The shared figures of several workers; None if this server has its port to itself."""
    folder = os.environ.get(FOLDER)
    return SharedFigures(Path(folder), os.environ[NUMBER]) if folder else None


def sentence_of(language: str, code: str, text: str = "") -> str:
    """The sentence of an error code for a visitor."""
    key = f"web-error-{code}"
    return say(language, key if has(language, key) else "web-error-bad-request", text=text)


def packed(request: Request, response: Response) -> Response:
    """The same response, compressed if the browser accepts it and it is worth it.

    Don't compress when the URL has a query: reflected input next to a secret leaks it by length
    (BREACH).
    """
    response.headers["vary"] = "accept-encoding"
    can = accepts_gzip(request) and not request.url.query
    if can and len(response.body) > 1000:
        response.body = gzip.compress(response.body, 6, mtime=0)
        response.headers["content-encoding"] = "gzip"
        response.headers["content-length"] = str(len(response.body))
    return response


def accepts_gzip(request: Request) -> bool:
    """Whether the client accepts gzip."""
    return "gzip" in request.headers.get("accept-encoding", "")


def message(sentence: str, rule: str = "", game: str = "") -> Markup:
    """A sentence as HTML, with a link to its rule."""
    link = rule_link(game, rule)
    return Markup('<div class="message">{}{}{}</div>').format(sentence, " " if link else "", link)


def templates() -> jinja2.BaseLoader:
    """The templates of all pages, and `games/<game>/…` from each game's folder."""
    own = {
        name: jinja2.FileSystemLoader(package.folder / "page")
        for name, package in packages().items()
    }
    shared = jinja2.FileSystemLoader(HERE / "templates")
    return jinja2.ChoiceLoader([shared, jinja2.PrefixLoader({"games": jinja2.PrefixLoader(own)})])


@cache
def static_files() -> dict[str, Path]:
    """Every static file by its name in an address, and where it is."""
    files = {path.relative_to(STATIC).as_posix(): path for path in STATIC.rglob("*.*")}
    files["drawing.css"] = DRAWING / "theme.css"
    for path in (DRAWING / "fonts").glob("*.*"):
        if path.suffix in (".css", ".woff2"):
            files[f"fonts/{path.name}"] = path
    for name, package in packages().items():
        for path in (package.folder / "page").glob("*.*"):
            if path.suffix in (".css", ".js"):
                files[f"games/{name}/{path.name}"] = path
    return files


@cache
def static_content(name: str) -> tuple[bytes, bytes]:
    """A file as it is, and compressed."""
    content = static_files()[name].read_bytes()
    return content, gzip.compress(content, 9, mtime=0)


@cache
def static_digest() -> str:
    """The digest of all static files together: scripts import each other by relative addresses, so
    they must share one.
    """
    digest = hashlib.sha256()
    for name, path in sorted(static_files().items()):
        digest.update(f"{name}\0".encode() + path.read_bytes())
    return digest.hexdigest()[:10]


def static_url(name: str) -> str:
    """The address of a static file. It contains the digest, so browsers may cache it for ever."""
    assert name in static_files(), name
    return f"/static/{static_digest()}/{name}"
