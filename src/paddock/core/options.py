"""What is chosen before a match: options, presets and the resulting set-up."""

from __future__ import annotations

from typing import Final

from paddock.core.edition import Edition
from paddock.core.errors import BadOption, shown

NEWEST: Final = 10**6  # greater than any version of the rules


class Option:
    """A named choice with its rule; its value is an integer.

    With `words`, value n is written words[n]: a switch has the words off and on. `without` are
    values in the range that are refused, from version `since` of the rules on.
    """

    def __init__(
        self,
        name: str,
        rule: str,
        default: int,
        least: int,
        most: int,
        words: list[str],
        without: list[int] | None = None,
        since: int = 1,
    ) -> None:
        self.name = name
        self.rule = rule
        self.default = default
        self.least = least
        self.most = most
        self.words = words
        self.without = without if without is not None else []
        self.since = since

    def read(self, value: object, version: int = NEWEST) -> int:
        """The value of a word, a number or a boolean, in that version of the rules."""
        if isinstance(value, str) and value in self.words:
            return self.words.index(value)
        wrong = f"option {self.name} is {self.allowed()}, not {shown(str(value))}"
        try:
            number = int(str(int(value) if isinstance(value, bool) else value))
        except ValueError:
            raise BadOption(wrong) from None
        refused = number in self.without and version >= self.since
        if refused or not self.least <= number <= self.most:
            raise BadOption(wrong)
        return number

    def write(self, value: int) -> str:
        """The inverse of `read`."""
        return self.words[value] if self.words else str(value)

    def allowed(self) -> str:
        """The possible values, in words."""
        if self.words:
            return " or ".join(self.words)
        missing = " and ".join(str(value) for value in self.without)
        return f"{self.least} to {self.most}" + (f" but not {missing}" if missing else "")

    def values(self) -> list[int]:
        """The possible values."""
        return [n for n in range(self.least, self.most + 1) if n not in self.without]


def switch(name: str, rule: str, default: bool = False) -> Option:
    """An option that is off or on."""
    return Option(name, rule, int(default), 0, 1, ["off", "on"])


def number(
    name: str,
    rule: str,
    default: int,
    least: int,
    most: int,
    without: list[int] | None = None,
    since: int = 1,
) -> Option:
    """An option that is a number from `least` to `most`."""
    return Option(name, rule, default, least, most, [], without, since)


def choice(name: str, rule: str, words: list[str], default: int = 0) -> Option:
    """An option that is one of `words`."""
    return Option(name, rule, default, 0, len(words) - 1, words)


class Setup:
    """Everything chosen before a match, as a log names it."""

    def __init__(
        self,
        name: str,
        version: int,
        players: int,
        preset: str,
        edition: Edition,
        options: dict[str, int],
        offered: list[Option],
        preset_options: dict[str, int],
        oldest: int = 0,
    ) -> None:
        self.name = name
        self.version = version
        self.players = players
        self.preset = preset
        self.edition = edition
        self.options = options  # the value of every option, in the title's order
        self.offered = offered
        self.preset_options = preset_options  # the values that the preset sets
        self.oldest = oldest or version  # positions from this version on can be read

    def changed(self) -> dict[str, str]:
        """The options that differ from the preset, as a log writes them."""
        return {
            option.name: option.write(self.options[option.name])
            for option in self.offered
            if self.options[option.name] != self.preset_options.get(option.name, option.default)
        }
