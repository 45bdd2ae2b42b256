"""The introduction to a game: its goal, and a few pictures with a sentence each."""

from __future__ import annotations

from functools import cache
from typing import Any

from markupsafe import Markup

from paddock.i18n import say, say_if_known
from paddock.web.guide import guide_of


@cache
def introduction(game: str, language: str) -> dict[str, Any]:
    """The context of `_intro.html`: the goal, the pictures with their texts, the first race."""
    return {
        "game": game,
        "goal": say_if_known(language, f"{game}-intro") or say_if_known(language, f"{game}.about"),
        "panels": [
            {
                "picture": Markup(panel.draw(language)),
                "words": say(language, f"{game}-intro-{panel.key}"),
                "key": panel.key,
                "stacked": panel.stacked,
            }
            for panel in guide_of(game).panels
        ],
        "first": say_if_known(language, f"{game}-intro-first"),
    }
