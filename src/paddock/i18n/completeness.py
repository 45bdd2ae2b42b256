"""What a language lacks: the check that lets a translator simply add a folder of texts.

Other languages are compared with English, and English with each game's own lists.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, product
from math import prod
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from paddock.core.game import Game
from paddock.core.seats import NOBODY
from paddock.core.title import Title
from paddock.games import package_of
from paddock.i18n import FALLBACK, OWN_TEXTS, bundle, files
from paddock.i18n.grammar import COUNTING
from paddock.i18n.telling import KINDS, move_words, text_or

PERSONS: Final = ("you", "ours", "one", "team", "nobody")  # see en/common.ftl
# variables whose loss makes a text wrong, not just awkward
ADDRESSED: Final = ("you", "ours", "nobody")
MOST_SAMPLES: Final = 2000  # variants of one text
STEP: Final = 1009  # a prime
COUNTS: Final = (0, 1, 2, 21, 1000, 1000000)  # covers every plural form of the five languages


class Reading(Visitor):
    """The variables, choices and words of a text."""

    def __init__(self) -> None:
        super().__init__()
        self.shown: set[str] = set()
        self.choosing: dict[str, set[str]] = {}  # by variable: the variants given for it
        self.counted: set[str] = set()  # variables that must be numbers
        self.words: list[str] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        """Note the variants of a choice."""
        if isinstance(node.selector, ast.VariableReference):
            forms = self.choosing.setdefault(node.selector.id.name, set())
            for variant in node.variants:
                key = variant.key
                forms.add(key.name if isinstance(key, ast.Identifier) else key.value)
        else:
            self.visit(node.selector)
        for variant in node.variants:
            self.visit(variant.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        """Note a variable."""
        self.shown.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        """Note a function and its variables."""
        inside = Reading()
        inside.visit(node.arguments)
        self.shown |= inside.shown
        if node.id.name in COUNTING:
            self.counted |= inside.shown

    def visit_TextElement(self, node: ast.TextElement) -> None:
        """Note the words."""
        self.words += node.value.split()


def texts(language: str) -> tuple[dict[str, Reading], list[str]]:
    """Every text of a language by its key, and the unreadable ones."""
    found: dict[str, Reading] = {}
    faults: list[str] = []
    for path in files(language):
        source = path.read_text("utf-8")
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, ast.Junk):
                line = source.count("\n", 0, entry.span.start if entry.span else 0) + 1
                faults.append(f"{language}: {origin(path)}:{line}: is not Fluent")
            elif isinstance(entry, ast.Message):
                for key, pattern in patterns(entry):
                    if key in found:
                        faults.append(f"{language}: {origin(path)}: {key} is given twice")
                    found[key] = Reading()
                    found[key].visit(pattern)
    return found, faults


def origin(path: Path) -> str:
    """Whose texts a file has: a game's, or a shared file's name."""
    of_game = path.parent.name in ("words", "guide")
    return path.parent.parent.name if of_game else path.name


def patterns(message: ast.Message) -> list[tuple[str, ast.Pattern]]:
    """The text and the attributes of a message."""
    name = message.id.name
    own = [(name, message.value)] if message.value else []
    return own + [(f"{name}.{one.id.name}", one.value) for one in message.attributes]


def compare(language: str) -> list[str]:
    """How a language differs from English: missing or extra keys, lost or unknown variables."""
    measure, _ = texts(FALLBACK)
    found, faults = texts(language)
    names = {origin(path) for path in files(FALLBACK)} ^ {origin(path) for path in files(language)}
    faults += [f"{language}: {name} is not in both languages" for name in sorted(names)]
    own, others = names_of_forms(measure), names_of_forms(found)
    wanted_keys = [key for key in measure if form_of(key) not in own]
    faults += [f"{language}: {key} is missing" for key in wanted_keys if key not in found]
    extra = [key for key in found if key not in measure and form_of(key) not in others]
    faults += [f"{language}: {key} is not in English" for key in extra]
    for key in [key for key in wanted_keys if key in found]:
        wanted, got = measure[key], found[key]
        known = {bare(name, own) for name in {*wanted.shown, *wanted.choosing}}
        shown = {bare(name, others) for name in got.shown}
        for name in sorted({bare(name, own) for name in wanted.shown} - shown):
            faults.append(f"{language}: {key} does not show ${name}")
        # A translator may choose by person or thing, and by the form in which it is named.
        for name in sorted({*got.shown, *got.choosing} - {*wanted.shown, *wanted.choosing}):
            if bare(name, others) not in known:
                faults.append(f"{language}: {key} knows no ${name}")
        for name, forms in wanted.choosing.items():
            for form in ADDRESSED if name.endswith("_is") else ():
                if form in forms and form not in got.choosing.get(name, ()):
                    faults.append(f"{language}: {key} has no form [{form}] of ${name}")
    return faults


def form_of(key: str) -> str:
    """The form that a key names: `dative` of `card-red.dative`; empty if it is a text."""
    attribute = key.partition(".")[2]
    return "" if attribute in OWN_TEXTS else attribute


def names_of_forms(found: dict[str, Reading]) -> set[str]:
    """The forms of names that a language uses."""
    return {form_of(key) for key in found} - {""}


def bare(name: str, forms: set[str]) -> str:
    """What a variable is about: `car` of `car_is`, `car_id` and, with such a form, `car_the`."""
    about, _, ending = name.rpartition("_")
    return about if about and ending in {"is", "id", *forms} else name


def broken(language: str) -> list[str]:
    """The texts that cannot be formatted in some variant: an unknown reference, or a hole."""
    faults: list[str] = []
    for key, reading in texts(language)[0].items():
        name, _, attribute = key.partition(".")
        message = bundle(language).get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None  # it was read from the same file
        for sample in samples(reading):
            text, errors = bundle(language).format_pattern(pattern, sample)
            said = str(text)
            if errors or "{" in said or not said.strip():
                faults.append(f"{language}: {key} becomes {said!r} with {sample}")
                break
    return faults


def samples(reading: Reading) -> Iterator[dict[str, str | int]]:
    """Values for the variables of a text that reach each of its variants."""
    values: dict[str, tuple[str | int, ...]] = dict.fromkeys(reading.shown, ("Ann",))
    values |= dict.fromkeys(reading.counted, COUNTS)
    for name, forms in reading.choosing.items():
        if name.endswith("_is"):
            values[name] = PERSONS
        elif forms & {"zero", "one", "two", "few", "many"} or any(map(str.isdecimal, forms)):
            values[name] = COUNTS
        else:
            values[name] = (*sorted(forms), "something else")
    # A text with many choices has too many combinations. A step that shares no factor with the
    # number of values of any variable still reaches each variant.
    size = prod(len(options) for options in values.values())
    step = 1 if size <= MOST_SAMPLES else STEP
    for chosen in islice(product(*values.values()), 0, None, step):
        yield dict(zip(values, chosen, strict=True))


def unchanged(language: str, same: frozenset[str]) -> list[str]:
    """The texts that equal English word for word and are not among the `same`."""
    measure, _ = texts(FALLBACK)
    found, _ = texts(language)
    return [
        f"{language}: {key} is still English: {' '.join(reading.words)}"
        for key, reading in found.items()
        if key in measure
        and reading.words == measure[key].words
        and any(letter.isalpha() for word in reading.words if word not in same for letter in word)
    ]


def missing(language: str, title: Title, games: list[Game]) -> list[str]:
    """The keys of a title that this language itself lacks, without fallbacks."""
    wanted = [title.name]
    for game in games:
        wanted += [f"refusal-{refusal.code}" for refusal in game.refusals()]
        wanted += [f"event-{code}" for code in game.events()]
    for option in title.options:
        wanted += [f"option-{option.name}", f"option-{option.name}.help"]
        wanted += [f"word-{word}" for word in option.words]
    for preset in title.presets:
        wanted += [f"preset-{preset}", f"preset-{preset}.help"]
    wanted += [f"edition-{edition}" for edition in title.editions]
    if package_of(title.name).page is not None:
        # its own only: those of another game would be wrong
        wanted += ["web-help-keys", "web-help-touch"]
    part_kinds = {**KINDS, **package_of(title.name).argument_kinds}
    for game in games:
        for move in game.moves:
            wanted.append(f"move-{move.kind}")
            for part, value in move.parts.items():
                card = str(value) if part_kinds.get(part) == "card" else ""
                if card and not card[0].isdigit():  # a thing that has only a number is named by it
                    wanted += [f"card-{card}", f"card-{card}.help"]
    lacking = [key for key in dict.fromkeys(wanted) if not known(language, title.name, key)]
    return lacking or unformatted(language, games)


def known(language: str, game: str, key: str) -> bool:
    """Whether the language has the key, as the game's own or as a shared one."""
    name, _, attribute = key.partition(".")
    bundles = bundle(language)
    for full in (f"{game}-{name}", name):
        if bundles.has_message(full):
            message = bundles.get_message(full)
            return attribute in message.attributes if attribute else message.value is not None
    return False


def unformatted(language: str, games: list[Game]) -> list[str]:
    """The moves whose label has a hole in place of a name."""
    return [
        f"label of {move.text}"
        for game in games
        for move in game.moves
        if not text_or(
            "",
            language,
            game.name,
            "move",
            move.kind,
            **move_words(language, game, move, [], NOBODY),
        )
    ]
