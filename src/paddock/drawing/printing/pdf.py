"""Pages as a PDF: vectors, and text in the bundled fonts and no others. Typst writes it."""

from __future__ import annotations

import re
import shutil
import tempfile
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from paddock.core.errors import BadOption
from paddock.drawing.png import FONTS
from paddock.drawing.printing.pages import Placement, PrintedPage
from paddock.drawing.svg import NUMBERS, WORDS, drawing

if TYPE_CHECKING:
    pass

# Typst removes a width from the name of a font family, so Barlow Condensed becomes Barlow.
NAMED: Final = {
    NUMBERS: 'font-family="Barlow" font-stretch="condensed"',
    WORDS: "font-family=\"'Source Sans 3'\"",
}
# If two files have the same family and weight, it uses only one: pass it only the latin ones.
LATIN: Final = "*-latin-[0-9]*.ttf"
RANGE: Final = re.compile(r"-latin-\d+\.woff2.*?unicode-range:([^}]*)\}")
SAID: Final = re.compile(r"<text[^>]*>([^<]*)</text>")


def check_installed() -> None:
    """Complain of a missing package before anything is drawn."""
    try:
        import typst  # noqa: F401
    except ImportError:
        raise BadOption("print needs typst: pip install 'paddock[print]'") from None


def pdf(pages: Sequence[PrintedPage], title: str, language: str) -> bytes:
    """The pages as one file. The same pages give the same bytes."""
    check_installed()
    import typst

    with tempfile.TemporaryDirectory(prefix="paddock-") as folder:
        for file in FONTS.glob(LATIN):
            shutil.copy(file, folder)
        fonts = typst.Fonts(False, False, [folder])
        compiler = typst.Compiler(root=folder, font_paths=fonts)
        made: Any = compiler.compile(
            source(pages, title, language).encode(), format="pdf", timestamp=0
        )
    return bytes(made)


def source(pages: Sequence[PrintedPage], title: str, language: str) -> str:
    """The document in Typst's language: every picture once, then where each is shown."""
    pictures: dict[str, str] = {}

    def shown(svg: str) -> str:
        return pictures.setdefault(svg, f"p{len(pictures)}")

    body = []
    for one in pages:
        parts = [put(place, shown(place.svg)) for place in one.places]
        if one.marks:
            marks = drawing(one.paper.wide, one.paper.tall, one.marks)
            whole = Placement(0, 0, one.paper.wide, one.paper.tall, marks, "")
            parts.append(f"pdf.artifact({put(whole, shown(marks))})")
        content = "\n  ".join(parts)
        size = f"width: {one.paper.wide}mm, height: {one.paper.tall}mm"
        body.append(f"#page({size}, margin: 0pt, {{\n  {content}\n}})")
    named = [
        f"#let {name} = bytes({quoted(with_typst_fonts(svg))})" for svg, name in pictures.items()
    ]
    return "\n".join(
        [
            f"#set document(title: {quoted(title)})",
            f"#set text(lang: {quoted(language)})",
            PUT,
            *named,
            *body,
        ]
    )


PUT: Final = """#let put(x, y, wide, tall, data, alt) = place(top + left, dx: x, dy: y,
  image(data, format: "svg", width: wide, height: tall, fit: "stretch", alt: alt))"""


def put(place: Placement, name: str) -> str:
    """The Typst code that shows a picture at its place."""
    more = place.bleed
    box = (place.x - more, place.y - more, place.wide + 2 * more, place.tall + 2 * more)
    lengths = ", ".join(f"{length:.4f}mm" for length in box)
    return f"put({lengths}, {name}, {quoted(place.alt) if place.alt else 'none'})"


def with_typst_fonts(svg: str) -> str:
    """The drawing with the names that Typst has for the fonts."""
    for ours, theirs in NAMED.items():
        svg = svg.replace(ours, theirs)
    return svg


def quoted(words: str) -> str:
    """A Typst string."""
    return '"' + words.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'


def missing_letters(pages: Sequence[PrintedPage]) -> str:
    """Letters that the fonts of a print do not have: they come out as empty boxes."""
    found = RANGE.search((FONTS / "fonts.css").read_text("utf-8"))
    assert found is not None
    known: set[int] = set()
    for part in found[1].split(","):
        first, _, last = part.strip().removeprefix("U+").partition("-")
        known |= set(range(int(first, 16), int(last or first, 16) + 1))
    drawings = {place.svg for page in pages for place in page.places}
    letters = {letter for svg in drawings for said in SAID.findall(svg) for letter in said}
    return "".join(sorted(letter for letter in letters if ord(letter) not in known))
