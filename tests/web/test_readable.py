"""Text is never made transparent: less important text has the muted colour, which has enough
contrast."""

from __future__ import annotations

import re
from pathlib import Path

from tests.web.fixtures import Visit

import paddock

ROOT = Path(paddock.__file__).parent
RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
FADED = re.compile(r"(?<![-\w])opacity: *(0?\.\d+)")
# What may be transparent: drawings, disabled controls, and elements that are shown for a moment.
PICTURE = re.compile(r"(\bsvg|\brect|\bpath|:disabled|\.discarded)$")
ELSE = {".advice .all", ".advice .after", ".advice .best .after", "body.rethinking .prepare"}
SIGNS = {".message .rule": 0.8, "#question kbd": 0.75}  # axe finds their contrast sufficient
MOMENTS = re.compile(r"^(from|to|\d+%)$")


def faded(sheet: str) -> dict[str, float]:
    """The selectors whose text a style sheet makes transparent."""
    found = {}
    for selectors, body in RULE.findall(re.sub(r"/\*.*?\*/", "", sheet, flags=re.DOTALL)):
        amount = FADED.search(body)
        for selector in selectors.split(",") if amount else ():
            found[" ".join(selector.split())] = float(amount[1]) if amount else 1.0
    return {
        one: amount
        for one, amount in found.items()
        if not PICTURE.search(one) and one not in ELSE and not MOMENTS.match(one)
    }


def test_no_text_is_transparent() -> None:
    sheets = [*ROOT.glob("web/static/*.css"), *ROOT.glob("games/*/page/*.css")]
    assert len(sheets) > 10
    found = {one: amount for sheet in sheets for one, amount in faded(sheet.read_text()).items()}
    assert found == SIGNS


def test_transparent_text_is_found() -> None:
    assert faded(".car.out svg, .car.out .who { opacity: .6; }") == {".car.out .who": 0.6}


# The relative width of small letters compared with large ones, in the font of headings and buttons.
WIDER = """(tag) => {
  const one = document.body.appendChild(document.createElement(tag));
  one.textContent = 'La Cheminée de Bolt avance de 3 cases jusqu’à la case 5.';
  one.style.cssText = 'font-family: var(--head); font-weight: 600; letter-spacing: 0; ' +
    'position: absolute; white-space: nowrap; padding: 0; border: 0';
  const wide = (size) => {
    one.style.fontSize = `${size}px`;
    return one.getBoundingClientRect().width / size;
  };
  return wide(12) / wide(120);
}"""


def test_small_letters_have_the_same_relative_width_as_large_ones(visit: Visit) -> None:
    """When letter widths were rounded to whole pixels, there were gaps inside words and none
    between words."""
    page = visit()
    page.evaluate("document.fonts.ready.then(() => 0)")
    for tag in ("span", "button"):
        assert abs(page.evaluate(WIDER, tag) - 1) < 0.02, tag
