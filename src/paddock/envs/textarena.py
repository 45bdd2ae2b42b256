"""Every game for language models, as a TextArena environment: rules, views and refusals in words.

env = PaddockText(name)
env.reset(num_players=2, seed=1)
seat, text = env.get_observation()
done, info = env.step("I will drive on. [ahead]")
"""

from __future__ import annotations

import re
import secrets
from typing import Any

import textarena

from paddock.core.errors import OK, UnknownMove
from paddock.core.events import Event
from paddock.core.game import Game
from paddock.core.luck import Rng
from paddock.core.reward import rewards
from paddock.core.seats import LUCK
from paddock.core.state import State
from paddock.games import package_of
from paddock.i18n.telling import explain, label, question, tell
from paddock.shelf import load

ANSWER = re.compile(r"\[([^\[\]]+)\]")
ERRORS = 3  # illegal answers in a row after which a player has lost

PROMPT = """\
You are player {seat} of {players} in a game of {name}. These are its rules:

{law}

When you are asked, you are shown the table as you may see it and the moves that you may make.
Answer with one of them in square brackets, for example [{example}]."""


class PaddockText(textarena.Env):  # type: ignore[misc]
    """One match; a player reads the events, the table, and the legal moves."""

    def __init__(self, name: str, language: str = "en", **choices: Any) -> None:
        super().__init__()
        self.name = name
        self.language = language
        self.choices = choices
        self.match: State
        self.state: Any

    def reset(self, num_players: int, seed: int | None = None) -> None:
        """Start a match; equal seeds have equal luck."""
        self.game: Game = load(self.name, num_players, **self.choices)
        self.match = self.game.start()
        self.match.news = []
        self.luck = Rng(seed if seed is not None else secrets.randbits(62))
        self.names = [f"Player {seat}" for seat in range(num_players)]
        self.state = textarena.MinimalMultiPlayerState(
            num_players=num_players, seed=seed, error_allowance=ERRORS
        )
        self.state.reset(game_state={}, player_prompt_function=self._prompt)
        self._go_on()

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        """Play the last move in square brackets; a refusal is reported to the player, with its
        rule.
        """
        seat = int(self.match.turn())
        refused = self._try(seat, action)
        if refused and self.state.set_invalid_move(reason=refused):
            lost = {other: -1.0 if other == seat else 0.0 for other in range(self.game.players)}
            self.state.set_game_outcome(lost, f"Player {seat}: {refused}")
        elif not refused:
            self._go_on()
        done, info = self.state.step(rotate_player=False)
        return done, info

    def _try(self, seat: int, action: str) -> str:
        """Play an answer; or the reason why it is refused."""
        found = ANSWER.findall(action)
        if not found:
            return "There is no move in square brackets."
        try:
            move = self.game.read(found[-1])
        except UnknownMove as error:
            return str(error)
        refusal = self.match.refusal(seat, move)
        if refusal is not OK:
            return f"{explain(self.language, self.game, refusal)} ({refusal.rule})"
        self.match.play(seat, move)
        return ""

    def _go_on(self) -> None:
        """Play luck; then report the events to everybody and ask the next player."""
        match = self.match
        while match.turn() == LUCK:
            match.play(LUCK, match.luck(self.luck))
        news, match.news = match.news or [], []
        for seat in range(self.game.players):
            self._tell_news(seat, news)
        if match.over():
            result = dict(enumerate(rewards(match)))
            winners = ", ".join(self.names[side] for side in match.winners())
            self.state.set_game_outcome(result, f"The match is over. Won by: {winners}.")
            return
        seat = int(match.turn())
        self.state.manually_set_current_player_id(seat, force=True)
        self._say(seat, self._board(seat), textarena.ObservationType.GAME_BOARD)

    def _tell_news(self, seat: int, news: list[Event]) -> None:
        lines = [
            tell(self.language, self.game, event, self.names, seat)
            for event in news
            if event.heard_by(seat)
        ]
        if lines:
            self._say(seat, "\n".join(lines), textarena.ObservationType.GAME_MESSAGE)

    def _board(self, seat: int) -> str:
        """The table as the seat may see it, the question, and every legal move."""
        view = self.match.view(seat)
        moves = [
            f"[{move.text}] {label(self.language, self.game, move, self.names, seat)}"
            for move in self.match.legal(seat)
        ]
        facts = "\n".join(f"{name}: {fact}" for name, fact in view.to_dict().items())
        asked = question(self.language, self.game, view, self.names)
        return f"{facts}\n\n{asked}\n" + "\n".join(moves)

    def _say(self, seat: int, message: str, kind: Any) -> None:
        self.state.add_observation(message=message, observation_type=kind, to_id=seat)

    def _prompt(self, player_id: int, game_state: dict[str, Any]) -> str:
        law = package_of(self.name).law(self.language)
        rules = law.read_text("utf-8") if law.exists() else "as the moves say."
        return PROMPT.format(
            seat=player_id,
            players=self.game.players,
            name=self.name.replace("_", " "),
            law=rules,
            example=self.game.moves[0].text,
        )


def register() -> list[str]:
    """Register every game with TextArena; their names there."""
    from paddock.shelf import titles

    names = []
    for title in titles():
        name = f"Paddock-{title.name}-v0"
        textarena.envs.registration.register(id=name, entry_point=PaddockText, name=title.name)
        names.append(name)
    return names
