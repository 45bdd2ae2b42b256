"""Reads a PDF of `paddock print`: its pictures with their names and positions."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Any, NamedTuple

from pypdf import PageObject, PdfReader
from pypdf.generic import read_object

from paddock.cli import main

MM = 25.4 / 72
STRING = rb"(\((?:\\.|[^\\()]|\((?:\\.|[^\\()])*\))*\)|<[0-9A-Fa-f\s]*>)"
NUMBER = rb"(-?[\d.]+)"
# A picture: its name, and its first path, which is the box that it is clipped to.
PICTURE = re.compile(
    rb"/Alt\s*"
    + STRING
    + rb">>\s*BDC\s+q\s+"
    + rb"\s+[ml]\s+".join([NUMBER + rb"\s+" + NUMBER] * 3),
    re.DOTALL,
)
TEXT = re.compile(STRING + rb"\s*Tj|\[((?:" + STRING + rb"|[^\]])*?)\]\s*TJ", re.DOTALL)


class Shown(NamedTuple):
    """One picture on a page, in millimetres from the top left corner."""

    name: str
    x: float
    y: float
    wide: float
    tall: float


class Sheet(NamedTuple):
    """One page of the file."""

    wide: float
    tall: float
    pictures: list[Shown]
    glyphs: set[int]  # numbers of the glyphs in their fonts; 0 is the empty box
    page: PageObject

    def words(self) -> str:
        return self.page.extract_text()


class Print(NamedTuple):
    """The whole file."""

    pages: list[Sheet]
    fonts: dict[str, bool]  # by name, without the prefix of a subset: whether it is embedded

    def counts(self) -> Counter[str]:
        """How often each picture is shown."""
        return Counter(one.name for one in self.all())

    def all(self) -> list[Shown]:
        return [one for page in self.pages for one in page.pictures]


def printed(folder: Path, *arguments: str) -> Print:
    """Run the command and read its file."""
    file = folder / "out.pdf"
    assert main(["print", arguments[0], str(file), *arguments[1:]]) == 0
    return read(file.read_bytes())


def read(data: bytes) -> Print:
    reader = PdfReader(BytesIO(data))
    fonts: dict[str, bool] = {}
    for page in reader.pages:
        for font in page.get("/Resources", {}).get("/Font", {}).values():
            inner = font.get_object()["/DescendantFonts"][0].get_object()
            described = inner["/FontDescriptor"].get_object()
            embedded = any(key in described for key in ("/FontFile2", "/FontFile3"))
            fonts[str(inner["/BaseFont"]).rpartition("+")[2]] = embedded
    return Print([sheet(page) for page in reader.pages], fonts)


def sheet(page: PageObject) -> Sheet:
    wide, tall = float(page.mediabox.width), float(page.mediabox.height)
    contents = page.get_contents()
    drawn = contents.get_data() if contents is not None else b""
    found = []
    for name, *corners in PICTURE.findall(drawn):
        xs, ys = ([float(n) for n in corners[k::2]] for k in (0, 1))
        box = (min(xs), tall - max(ys), max(xs) - min(xs), max(ys) - min(ys))
        found.append(Shown(str(string(name)), *(length * MM for length in box)))
    assert len(found) == drawn.count(b"/Alt"), "a picture that this reader does not understand"
    glyphs: set[int] = set()
    for one, several, _ in TEXT.findall(drawn):
        for part in [one] if one else re.findall(STRING, several):
            glyphs |= numbers(part)
    return Sheet(wide * MM, tall * MM, found, glyphs, page)


@cache
def string(written: bytes) -> Any:
    return read_object(BytesIO(written), None)


@cache
def numbers(written: bytes) -> frozenset[int]:
    """The glyphs of a text: two bytes each."""
    raw = string(written).original_bytes
    return frozenset(raw[k] * 256 + raw[k + 1] for k in range(0, len(raw), 2))
