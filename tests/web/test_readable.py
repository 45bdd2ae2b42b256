"""Words are not faded: what is less important has the quiet colour, which can be read."""

from __future__ import annotations

import re
from pathlib import Path

from tests.web.fixtures import Visit

import paddock

ROOT = Path(paddock.__file__).parent
RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
FADED = re.compile(r"(?<![-\w])opacity: *(0?\.\d+)")
# What may be faded: drawings, and what cannot be pressed or is there for a moment.
PICTURE = re.compile(r"(\bsvg|\brect|\bpath|:disabled|\.discarded)$")
ELSE = {".advice .all", ".advice .after", ".advice .best .after", "body.rethinking .prepare"}
SIGNS = {".message .rule": 0.8, "#question kbd": 0.75}  # axe finds them dark enough
MOMENTS = re.compile(r"^(from|to|\d+%)$")


def faded(sheet: str) -> dict[str, float]:
    """The selectors whose text a style sheet makes see-through."""
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


def test_no_words_are_faded() -> None:
    sheets = [*ROOT.glob("web/static/*.css"), *ROOT.glob("games/*/page/*.css")]
    assert len(sheets) > 10
    found = {one: amount for sheet in sheets for one, amount in faded(sheet.read_text()).items()}
    assert found == SIGNS


def test_what_is_faded_is_noticed() -> None:
    assert faded(".car.out svg, .car.out .who { opacity: .6; }") == {".car.out .who": 0.6}


# How much wider small letters are than large ones, in the type of headings and buttons.
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


def test_small_letters_are_as_wide_as_large_ones(visit: Visit) -> None:
    """With whole pixels for each letter there were gaps inside words, and none between two."""
    page = visit()
    page.evaluate("document.fonts.ready.then(() => 0)")
    for tag in ("span", "button"):
        assert abs(page.evaluate(WIDER, tag) - 1) < 0.02, tag
