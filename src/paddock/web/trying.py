"""*Try it*: the cases of a rule as positions in which a reader may move."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response

from paddock.cases.exercises import Exercise, exercises
from paddock.core.errors import OK, PaddockError
from paddock.core.events import Event
from paddock.core.moves import Move
from paddock.i18n import say
from paddock.i18n.telling import question, tell, title
from paddock.shelf import title as title_of
from paddock.web.controls import controls_of, sprite_of
from paddock.web.forms import read_form
from paddock.web.notices import line
from paddock.web.play import own_file
from paddock.web.rules_page import article, law_language
from paddock.web.scene import Scene
from paddock.web.site import Site, message
from paddock.web.visitor import Visitor


class Trying:
    """The endpoints of exercises. No table is opened and nothing is stored: each try begins with
    the position of the case.
    """

    def __init__(self, site: Site) -> None:
        self.site = site

    async def page(self, request: Request) -> Response:
        """The position, and the moves to try."""
        return await self._answer(request, "")

    async def move(self, request: Request) -> Response:
        """The effect of a move, or why it is refused."""
        form = await read_form(request)
        return await self._answer(request, form.get("move", "")[:100] or "?")

    async def _answer(self, request: Request, text: str) -> Response:
        visitor = await self.site.doorman.visitor(request)
        params = request.path_params
        try:
            game = title_of(params["game"]).name
        except PaddockError:
            return self.site.sorry(request, visitor, "no-such-page", 404)
        cases = exercises(game).get(params["rule"], [])
        n = params.get("n", 1)
        if not 1 <= n <= len(cases):
            return self.site.sorry(request, visitor, "no-such-page", 404)
        exercise = Exercise(cases[n - 1])
        facts = {
            "game": game,
            "game_title": title(visitor.language, game),
            "rule": params["rule"],
            "article": Markup(article(game, law_language(game, visitor.language), params["rule"])),
            "n": n,
            "count": len(cases),
            **self._facts(visitor, exercise, text),
            "sprite": Markup(sprite_of(exercise.state.game, visitor.language)),
            "own_style": own_file(game, "css"),
            "own_script": own_file(game, "js"),
        }
        return self.site.page(request, visitor, "try.html", **facts)

    def _facts(self, visitor: Visitor, exercise: Exercise, text: str) -> dict[str, Any]:
        """The position before a move, or after it."""
        language, state = visitor.language, exercise.state
        before = scene_of(exercise, language)
        verdict: dict[str, Any] | None = None
        if text:
            verdict = outcome(exercise, before, text)
        scene = scene_of(exercise, language, asked=verdict is None or not verdict["allowed"])
        own = controls_of(state.game.name)
        macros: Any = self.site.env.get_template(own.template).module
        drawn = {"game": state.game.name, "moves": state.game.by_text, **own.context(scene)}
        asked = own.question(scene) or question(language, scene.game, scene.view, scene.names)
        return {
            "board": Markup(macros.board(drawn)),
            "controls": Markup(macros.controls(drawn)),
            "hand": Markup(macros.hand(drawn)),
            "verdict": verdict,
            "question": asked if scene.legal else "",
            "hand_beside": own.hand_beside,
            "offers": offers(exercise, before) if verdict is None else [],
        }


def scene_of(exercise: Exercise, language: str, asked: bool = True) -> Scene:
    """What the reader may know of the position."""
    state, seat = exercise.state, exercise.seat
    names = [say(language, "no-name", number=n + 1) for n in range(state.game.players)]
    legal = state.legal(seat) if asked and seat in state.waiting else []
    scene = Scene(language, state.game, state.view(seat), names, legal, {})
    for text in controls_of(state.game.name).moves_to_explain(scene) if legal else []:
        refusal = state.refusal(seat, state.game.read(text))
        if refusal is not OK:
            scene.reasons[text] = refusal
    return scene


def offers(exercise: Exercise, scene: Scene) -> list[dict[str, str]]:
    """The move of the case, and one with the opposite outcome."""
    found = [exercise.move]
    other = contrast(exercise, scene)
    if other is not None:
        found.append(other)
    found.sort(key=lambda move: move.text)  # an order that does not give the answer away
    own = controls_of(scene.game.name)
    return [{"move": move.text, "label": own.move_name(scene, move)} for move in found]


def contrast(exercise: Exercise, scene: Scene) -> Move | None:
    """A legal move beside a refused one, of the same kind if there is one; or the reverse, refused
    by one of the rules of the case, or else one that the page explains.
    """
    state, seat = exercise.state, exercise.seat
    if state.refusal(seat, exercise.move) is not OK:
        alike = [move for move in scene.legal if move.kind == exercise.move.kind]
        return next(iter([*alike, *scene.legal]), None)
    alike = [move for move in state.game.moves if move.kind == exercise.move.kind]
    refused = [(move, state.refusal(seat, move).rule) for move in alike]
    by_rules = [move for move, rule in refused if rule in exercise.case.rules]
    by_others = [move for move, rule in refused if rule]
    explained = [move for move in by_others if move.text in scene.reasons]
    return next(iter([*by_rules, *explained, *by_others]), None)


def outcome(exercise: Exercise, scene: Scene, text: str) -> dict[str, Any]:
    """Play a move through the engine and report its outcome."""
    state, seat, game = exercise.state, exercise.seat, exercise.state.game
    try:
        move = game.read(text)
    except PaddockError:
        said = say(scene.language, "web-error-unknown-move")
        return {"allowed": False, "label": "", "words": message(said), "lines": []}
    label = controls_of(game.name).move_name(scene, move)
    refusal = state.refusal(seat, move)
    if refusal is not OK:
        words = message(scene.why(refusal), refusal.rule, game.name)
        return {"allowed": False, "label": label, "words": words, "lines": []}
    news: list[Event] = []
    state.news = news
    exercise.play(move)
    state.news = None
    heard = [one for one in news if one.heard_by(seat)]
    told = [tell(scene.language, game, one, scene.names, seat) for one in heard]
    lines = [line(scene, one, words) for one, words in zip(heard, told, strict=True)]
    return {"allowed": True, "label": label, "words": "", "lines": lines}
