"""Events, moves, refusals and questions as sentences for one reader.

The arguments of an event are turned into words by their names, the same in every game: `seat` is a
player, `side` a driver or a team, `card` a card. Each person has `…_is`, which tells the sentence
how to address them: you, ours, one, team or nobody (see en/common.ftl). A thing has `…_id`, and
every form that its text has in the language: `.the` of a card is `$card_the`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from babel.lists import format_list

from paddock.core.errors import Refusal
from paddock.core.events import Event
from paddock.core.game import Game
from paddock.core.moves import Move
from paddock.core.seats import EVERYONE, LUCK, NOBODY
from paddock.core.view import View
from paddock.games import package_of
from paddock.i18n import chain, forms, has, number, readable, say, say_whole

OPEN: Final = LUCK  # the viewer of an open replay: hears all, like luck, and is never "you"

# The meaning of arguments of events and facts of views in every game. A game declares further ones
# in its registration, such as a `cell` of its track (`28.1`). A `place` is on the board by its
# name; a number is a place in a race.
KINDS: Final = {
    "seat": "seat",
    "dealer": "seat",
    "turn": "seat",
    "side": "side",
    "victim": "side",
    "winner": "side",
    "sides": "sides",  # several, such as those who share a win: `0 2`
    "card": "card",
    "place": "place",
    "tally": "tally",  # what each player has: `0:1+2 1:3`
}
PLAIN_KINDS: Final = ("cards", "lines", "seats", "reason")  # arguments that are named by their kind


def text(language: str, game: str, kind: str, name: str, /, **args: str | int) -> str:
    """A game's own text of that kind, or the shared one; otherwise its name."""
    return text_or(readable(name), language, game, kind, name, **args)


def text_or(
    otherwise: str, language: str, game: str, kind: str, name: str, /, **args: str | int
) -> str:
    """The same, with a replacement for a text that is missing or has a hole."""
    own = f"{game}-{kind}-{name}"
    return say_whole(language, own if has(language, own) else f"{kind}-{name}", **args) or otherwise


def title(language: str, game: str) -> str:
    """The name of a game."""
    return say(language, game) if has(language, game) else readable(game)


def card_name(language: str, game: str, card: str) -> str:
    """The name of a card or another thing; one that has only a number is named by it."""
    if card[:1].isdigit() and not has(language, f"{game}-card-{card}"):
        return card
    return text(language, game, "card", card)


def cell_name(language: str, game: str, cell: str) -> str:
    """`28.1` in words: column 28, lane 1. Anything else is named by its own text."""
    column, _, lane = cell.partition(".")
    if not (column.isdecimal() and lane.isdecimal()):
        return cell
    return text_or(cell, language, game, "cell", "name", column=int(column), lane=int(lane))


def player_name(language: str, names: Sequence[str], seat: int) -> str:
    """A player's name, or a default, because a log may have none."""
    if 0 <= seat < len(names) and names[seat]:
        return names[seat]
    return say(language, "no-name", number=seat + 1)


def members(game: Game, side: int) -> list[int]:
    """The seats of a side."""
    return [seat for seat in range(game.players) if game.side_of[seat] == side]


def side_name(language: str, game: Game, side: int, names: Sequence[str]) -> str:
    """A driver's name, or the names of a team in the order of their seats."""
    people = [player_name(language, names, seat) for seat in members(game, side)]
    return format_list(people, "standard", locale=chain(language)[0])


def side_is(game: Game, side: int, viewer: int) -> str:
    """How to address `viewer` when speaking of a side."""
    people = members(game, side)
    if not people:
        return "nobody"
    if viewer in people:
        return "you" if len(people) == 1 else "ours"
    return "one" if len(people) == 1 else "team"


def people_named(language: str, names: Sequence[str], seats: Sequence[int], viewer: int) -> str:
    """A list of people in which the reader is `you`."""
    said = [
        say(language, "ui-you") if seat == viewer else player_name(language, names, seat)
        for seat in seats
    ]
    return format_list(said, "standard", locale=chain(language)[0])


def arguments(
    language: str, game: Game, facts: dict[str, int | str], names: Sequence[str], viewer: int
) -> dict[str, int | str]:
    """The arguments of an event or the facts of a view as variables of a sentence."""
    phrasing = Phrasing(language, game, names, viewer)
    words: dict[str, int | str] = {}
    for name, value in facts.items():
        words[name] = value
        words |= phrasing.variables(name, value)
    return words


class Phrasing(NamedTuple):
    """How the arguments of one sentence are put into words: for whom, and in which language."""

    language: str
    game: Game
    names: Sequence[str]
    viewer: int

    def variables(self, name: str, value: int | str) -> dict[str, int | str]:
        """The variables of one argument; none for a plain number or word."""
        own = package_of(self.game.name).argument_kinds
        kind = own.get(name) or KINDS.get(name) or (name if name in PLAIN_KINDS else "")
        match kind:
            case "seat" if isinstance(value, int):
                return self._seat(name, value)
            case "side" if isinstance(value, int):
                return self._side(name, value)
            case "sides":
                return self._sides(name, [int(side) for side in str(value).split()])
            case "card":
                return self._thing(name, "card", str(value))
            case "place" if isinstance(value, str):
                return self._thing(name, "place", value)
            case "cell":
                return {name: cell_name(self.language, self.game.name, str(value))}
            case "tally":
                return {name: self._tally(str(value))}
            case "cards":
                return {name: ", ".join(self._card(card) for card in str(value).split())}
            case "lines":
                return {name: self._lines(str(value))}
            case "seats":
                return {name: self._people([int(seat) for seat in str(value).split()])}
            case "reason":
                return {name: text(self.language, self.game.name, "reason", str(value))}
        key = f"{self.game.name}-{name}-{value}"  # `weather` is `rain`
        if isinstance(value, str) and has(self.language, key):
            return {name: say(self.language, key), **thing(self.language, name, value, key)}
        return {}

    def _seat(self, name: str, seat: int) -> dict[str, int | str]:
        said = player_name(self.language, self.names, seat)
        return {name: said, f"{name}_is": "you" if seat == self.viewer else "one"}

    def _side(self, name: str, side: int) -> dict[str, int | str]:
        said = side_name(self.language, self.game, side, self.names) if side >= 0 else ""
        return {name: said, f"{name}_is": side_is(self.game, side, self.viewer)}

    def _sides(self, name: str, sides: list[int]) -> dict[str, int | str]:
        seats = [seat for side in sides for seat in members(self.game, side)]
        said = people_named(self.language, self.names, seats, self.viewer)
        return {name: said, f"{name}_is": "you" if self.viewer in seats else "team"}

    def _thing(self, name: str, kind: str, code: str) -> dict[str, int | str]:
        """A card, or a place on the board."""
        said = self._card(code) if kind == "card" else self._place(code)
        key = f"{self.game.name}-{kind}-{code}"
        return {name: said if code else "", **thing(self.language, name, code, key)}

    def _card(self, code: str) -> str:
        return card_name(self.language, self.game.name, code)

    def _place(self, code: str) -> str:
        return text(self.language, self.game.name, "place", code)

    def _people(self, seats: list[int]) -> str:
        people = [player_name(self.language, self.names, seat) for seat in seats]
        return format_list(people, "standard", locale=chain(self.language)[0])

    def _tally(self, value: str) -> str:
        """`0:1+2 1:3`: each player, and what they have."""
        shown = []
        for part in value.split():
            seat, _, what = part.partition(":")
            who = people_named(self.language, self.names, [int(seat)], self.viewer)
            shown.append(f"{who} ({what.replace('+', ' + ')})")
        return ", ".join(shown)

    def _lines(self, value: str) -> str:
        """`blue:6 green:4`: things with a number each."""
        pairs = [part.partition(":") for part in value.split()]
        return ", ".join(f"{self._card(card)} {number}" for card, _, number in pairs)


def thing(language: str, name: str, value: str, key: str) -> dict[str, int | str]:
    """The variables of a thing besides its name: which one it is, and its forms."""
    found: dict[str, int | str] = {f"{name}_id": value}
    if value:
        found |= {f"{name}_{form}": said for form, said in forms(language, key).items()}
    return found


def told_to(event: Event, viewer: int) -> bool:
    """Whether `viewer` may know the event. OPEN gets every event, but not the public cover of a
    private one.
    """
    if viewer != OPEN:
        return event.heard_by(viewer)
    # An event that somebody does not get is the cover of a private event, which only its owner
    # gets.
    return event.audience == EVERYONE or owner(event) >= 0


def owner(event: Event) -> int:
    """The one seat that gets a private event, or NOBODY."""
    if event.audience & (event.audience - 1):
        return NOBODY
    return event.audience.bit_length() - 2 if event.audience > 1 else NOBODY


def tell(language: str, game: Game, event: Event, names: Sequence[str], viewer: int) -> str:
    """An event as a sentence to `viewer`, who must be in its audience."""
    facts = dict(event.args)
    if "seat" not in facts and owner(event) >= 0:
        facts["seat"] = owner(event)
    words = arguments(language, game, facts, names, viewer)
    plain = unwritten(event.code, facts, words)
    return text_or(plain, language, game.name, "event", event.code, **words)


def unwritten(code: str, facts: Mapping[str, int | str], words: Mapping[str, int | str]) -> str:
    """The replacement for a sentence without a text: the code, and the arguments by name."""
    parts = [str(words[n]) if n in KINDS else f"{readable(n)} {words[n]}" for n in facts]
    return f"{readable(code)}: {', '.join(parts)}" if parts else readable(code)


def label(language: str, game: Game, move: Move, names: Sequence[str], viewer: int = NOBODY) -> str:
    """A move as the text of a button."""
    words = move_words(language, game, move, names, viewer)
    plain = " ".join([readable(move.kind), *(str(words[part]) for part in move.parts)])
    return text_or(plain, language, game.name, "move", move.kind, **words)


def move_words(
    language: str, game: Game, move: Move, names: Sequence[str], viewer: int
) -> dict[str, int | str]:
    """The parts of a move as variables of its label."""
    words = arguments(language, game, dict(move.parts), names, viewer)
    if move.card.isdecimal():
        words["number"] = int(move.card)
    return words


def explain(language: str, game: Game, refusal: Refusal) -> str:
    """A refusal as a sentence. Its rule is in `refusal.rule`, to be shown beside it."""
    return text(language, game.name, "refusal", refusal.code)


def question(language: str, game: Game, view: View, names: Sequence[str]) -> str:
    """The question that the reader of this view is asked now."""
    plain = view.to_dict()
    facts: dict[str, int | str] = {
        name: value for name, value in plain.items() if isinstance(value, int | str)
    }
    words = arguments(language, game, facts, names, view.seat)
    return text_or(say(language, "ask-any"), language, game.name, "ask", view.phase, **words)


def score(language: str, game: str, points: int | str) -> str:
    """Points as the game writes them: a number, or money."""
    return text(language, game, "score", "value", points=points)


def option_value(language: str, game: str, option: str, value: str) -> str:
    """The value of an option in words: a special number has its own text."""
    own = f"{game}-value-{option}-{value}"
    if has(language, own):
        return say(language, own)
    if value.isdecimal():
        return number(language, int(value))
    return text(language, game, "word", value)
