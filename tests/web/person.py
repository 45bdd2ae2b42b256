"""Simulates a person at the table of any game: reads the page, chooses something, goes on."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from playwright.sync_api import Locator, Page, TimeoutError, expect

# The number of the open question.
NUMBER = "(document.querySelector('#play input[name=question]')?.value ?? '')"

# All possible answers on the page: a card to choose first, then the button.
OFFERS = """() => {
  const found = [];
  for (const panel of document.querySelectorAll('#question .actions')) {
    const card = panel.id.replace('for-', 'card-');
    for (const button of panel.querySelectorAll('button[value]'))
      found.push([card, button.value, button.hasAttribute('data-discard')]);
  }
  for (const button of document.querySelectorAll('#question .buttons button[name=move]'))
    found.push(['', button.value, false]);
  return found;
}"""

# Resolves when the page shows another question than the one answered last and nothing is being
# sent, or when the match is over. Null after a timeout.
LOOK = f"""([answered, wait]) => new Promise((done) => {{
  const offers = {OFFERS};
  let watch = null, soon = 0, late = 0;
  const look = () => {{
    soon = 0;
    const table = document.querySelector('#table').dataset;
    const asked = {NUMBER};
    const open = table.mine === '1' && asked !== answered && document.body.dataset.scripts === 'on'
      && document.querySelector('#play button[name=move]:not([value=back])')
      && !document.body.classList.contains('sending');
    if (open || table.over === '1') end([table.over === '1', asked, offers()]);
    else if (!wait) end(null);
  }};
  const end = (found) => {{
    watch?.disconnect();
    clearTimeout(late);
    clearTimeout(soon);
    done(found);
  }};
  if (wait) {{
    watch = new MutationObserver(() => {{ soon ||= setTimeout(look); }});
    watch.observe(document.body, {{subtree: true, childList: true, attributes: true}});
    late = setTimeout(() => end(null), wait);
  }}
  look();
}})"""

FREE = "li:has(select[name=kind] option[value=open][selected])"
PATIENCE = 240_000  # milliseconds: the machine may be ten times as busy
MOST = 2000  # the most answers of a person in a match

Choice = Callable[[list[list[object]]], list[object]]


class Question(NamedTuple):
    """An open question, or the end of the match."""

    over: bool
    number: str
    offers: list[list[object]]


def sit_down(friend: Page, host: Page) -> None:
    """The friend takes a free seat; wait until the host's page shows that."""
    free = host.locator(FREE)
    before = free.count()
    with friend.expect_navigation():
        friend.locator("button", has_text="Sit down").first.click()
    expect(friend.locator(".chairs")).to_contain_text("(you)")
    expect(free).to_have_count(before - 1)


def with_bots(page: Page, level: str = "random") -> None:
    """Put bots on all free seats and start. The first bot is chosen on the page, the others are
    requested without loading the page again."""
    page.wait_for_load_state()  # the choice is sent by a script, which has to be loaded
    free = page.locator(FREE)
    seats = free.evaluate_all("all => all.map((one) => one.id.replace('chair-', ''))")
    if seats:
        with page.expect_navigation():
            free.first.locator("select").select_option(level)
    for seat in seats[1:]:
        chosen = {"seat": seat, "kind": level}
        assert page.request.post(f"{page.url}/chair", form=chosen, max_redirects=0).status == 303
    expect(free).to_have_count(0)
    start(page)


def start(page: Page) -> None:
    """The host starts the match. The WebSocket may show the match before the new page is loaded;
    wait for that page, since only there actions are safe."""
    with page.expect_navigation():
        page.get_by_role("button", name="Start", exact=True).click()
    expect(page.locator("#plates")).to_be_visible()


def glance(page: Page, wait_until_answered: str = "", wait: int = 0) -> Question | None:
    """The open question, if it is not the one that was answered last; otherwise None."""
    found = page.evaluate(LOOK, [wait_until_answered, wait])
    return None if found is None else Question(*found)


def await_question(page: Page, wait_until_answered: str = "") -> Question:
    """The next question, or the end of the match."""
    found = glance(page, wait_until_answered, PATIENCE)
    assert found is not None, page.locator("#question").inner_text()
    return found


def over(page: Page) -> bool:
    return page.locator("#table[data-over='1']").count() == 1


def first_play(offers: list[list[object]]) -> list[object]:
    """The first offer that is not a discard."""
    return next((offer for offer in offers if not offer[2]), offers[0])


def press(page: Page, *targets: Locator, number: str) -> bool:
    """Click on the targets one after the other to answer question `number`. Returns whether it
    stayed open that long.

    A window may close at any time, so the caller passes the number that it read together with the
    offers.
    """
    for target in targets:
        for _ in range(PATIENCE // 5000):
            try:
                target.click(timeout=5000)
                break
            except TimeoutError:
                if question(page) != number:
                    return False
        else:
            raise AssertionError(f"{target} cannot be clicked")
    return True


def make_move(page: Page, choose: Choice = first_play) -> str:
    """Answer the open question with the mouse. Returns the move, or an empty text if its time was
    up."""
    number, offers = page.evaluate(f"() => [{NUMBER}, ({OFFERS})()]")
    assert offers, page.locator("#question").inner_text()
    return choose_move(page, choose(offers), number)


def choose_move(page: Page, offer: list[object], number: str) -> str:
    """Click on a card and its button. Returns the move, or an empty text if its time was up."""
    card, move, _ = offer
    targets = [page.locator(f"label:has(#{card})")] if card else []
    targets.append(page.locator(f"#question button[value='{move}']:visible").first)
    return str(move) if press(page, *targets, number=number) else ""


def wait_until_answered(page: Page, asked: str) -> None:
    """Wait until the page knows that question `asked` was answered; others may answer in the
    meantime."""
    page.wait_for_function(
        """was => {
          const table = document.querySelector('#table');
          const now = document.querySelector('#play input[name=question]')?.value;
          return table?.dataset.mine !== '1' || table.dataset.over === '1' || now !== was;
        }""",
        arg=asked,
        timeout=PATIENCE,
    )


def question(page: Page) -> str:
    """The number of the question that is open to this person."""
    return str(page.evaluate(NUMBER))


def play_on(page: Page, moves: int = MOST, choose: Choice = first_play) -> int:
    """Play until the match is over, or for so many moves; returns how many there were."""
    made = 0
    number = ""
    while made < moves:
        now = await_question(page, number)
        if now.over:
            return made
        number = now.number
        made += choose_move(page, choose(now.offers), number) != ""
    assert made < MOST, "the match does not end"
    wait_until_answered(page, number)
    return made
