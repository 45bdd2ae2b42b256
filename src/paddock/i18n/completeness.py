"""What a language still lacks: the check that lets a folder of texts simply be added.

English is the measure for the other languages, and a game's own lists are the measure for English.
"""

from __future__ import annotations

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from paddock.core.game import Game, Title
from paddock.i18n import FALLBACK, bundle, files
from paddock.i18n.telling import label


class Variables(Visitor):
    """Collects the variables that a text shows, and those that only choose between its forms."""

    def __init__(self) -> None:
        super().__init__()
        self.shown: set[str] = set()
        self.choosing: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            self.choosing.add(node.selector.id.name)
        else:
            self.visit(node.selector)
        for variant in node.variants:
            self.visit(variant)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.shown.add(node.id.name)


def texts(language: str) -> tuple[dict[str, Variables], list[str]]:
    """Every text of a language by its key, and what could not be read."""
    found: dict[str, Variables] = {}
    faults: list[str] = []
    for path in files(language):
        source = path.read_text("utf-8")
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, ast.Junk):
                line = source.count("\n", 0, entry.span.start if entry.span else 0) + 1
                faults.append(f"{language}/{path.name}:{line}: is not Fluent")
            elif isinstance(entry, ast.Message):
                for key, pattern in patterns(entry):
                    if key in found:
                        faults.append(f"{language}/{path.name}: {key} is given twice")
                    found[key] = Variables()
                    found[key].visit(pattern)
    return found, faults


def patterns(message: ast.Message) -> list[tuple[str, ast.Pattern]]:
    name = message.id.name
    own = [(name, message.value)] if message.value else []
    return own + [(f"{name}.{one.id.name}", one.value) for one in message.attributes]


def compare(language: str) -> list[str]:
    """How a language differs from English: keys too few or too many, variables lost or unknown."""
    measure, _ = texts(FALLBACK)
    found, faults = texts(language)
    names = {path.name for path in files(FALLBACK)} ^ {path.name for path in files(language)}
    faults += [f"{language}: {name} is not in both languages" for name in sorted(names)]
    faults += [f"{language}: {key} is missing" for key in measure if key not in found]
    faults += [f"{language}: {key} is not in English" for key in found if key not in measure]
    for key in [key for key in measure if key in found]:
        wanted, got = measure[key], found[key]
        for name in sorted(wanted.shown - got.shown):
            faults.append(f"{language}: {key} does not show ${name}")
        for name in sorted((got.shown | got.choosing) - wanted.shown - wanted.choosing):
            # A translator may choose by whom or what is meant even where English need not.
            if name.removesuffix("_is").removesuffix("_id") not in wanted.shown:
                faults.append(f"{language}: {key} knows no ${name}")
    return faults


def missing(language: str, title: Title, games: list[Game]) -> list[str]:
    """The keys of a title that this language itself lacks, whatever it could fall back to."""
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
    for game in games:
        for move in game.moves:
            verb, _, rest = move.text.partition(" ")
            thing, _, target = rest.partition(">")
            wanted.append(f"move-{verb}-on" if target else f"move-{verb}")
            if thing and not thing.isdecimal():
                wanted += [f"card-{thing}", f"card-{thing}.help"]
    lacking = [key for key in dict.fromkeys(wanted) if not known(language, title.name, key)]
    return lacking or unformatted(language, games)


def known(language: str, game: str, key: str) -> bool:
    """Whether the language has the key, as the game's own or as one that all games share."""
    name, _, attribute = key.partition(".")
    bundles = bundle(language)
    for full in (f"{game}-{name}", name):
        if bundles.has_message(full):
            message = bundles.get_message(full)
            return attribute in message.attributes if attribute else message.value is not None
    return False


def unformatted(language: str, games: list[Game]) -> list[str]:
    """The moves whose label shows a hole instead of a name."""
    return [
        f"label of {move.text}"
        for game in games
        for move in game.moves
        if "{" in label(language, game, move, [])
    ]
