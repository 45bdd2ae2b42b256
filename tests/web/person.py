"""A simulated person at the table of any game: reads the page, chooses something, goes on."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from playwright.sync_api import Locator, Page, TimeoutError, expect

# The number of the question that is open.
NUMBER = "(document.querySelector('#play input[name=question]')?.value ?? '')"

# Every way to answer that the page shows now: a card to choose first, then the button.
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

# The page as soon as it puts a question other than the one that was answered last, with nothing on
# its way to the server, or when the match is over; null after some time.
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
MOST = 2000  # answers that a person gives in a match

Choice = Callable[[list[list[object]]], list[object]]


class Question(NamedTuple):
    """A question that is open to a person, or the end of the match."""

    over: bool
    number: str
    offers: list[list[object]]


def sit_down(friend: Page, host: Page) -> None:
    """The friend takes a free seat, and the host's page has heard of it."""
    free = host.locator(FREE)
    before = free.count()
    with friend.expect_navigation():
        friend.locator("button", has_text="Sit down").first.click()
    expect(friend.locator(".chairs")).to_contain_text("(you)")
    expect(free).to_have_count(before - 1)


def with_bots(page: Page, level: str = "random") -> None:
    """Every seat that is still free gets a bot, and off we go: the first is chosen by hand, the
    others are asked for without a new page for each."""
    page.wait_for_load_state()  # a choice is sent by the page's script: it must be there
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
    """The host starts the match. The WebSocket shows it before the new page has come: only on that
    one anything may be watched or pressed."""
    with page.expect_navigation():
        page.get_by_role("button", name="Start", exact=True).click()
    expect(page.locator("#plates")).to_be_visible()


def glance(page: Page, answered: str = "", wait: int = 0) -> Question | None:
    """What is asked now, other than the question that was answered last; None: nothing."""
    found = page.evaluate(LOOK, [answered, wait])
    return None if found is None else Question(*found)


def await_question(page: Page, answered: str = "") -> Question:
    """The next question, or the end of the match."""
    found = glance(page, answered, PATIENCE)
    assert found is not None, page.locator("#question").inner_text()
    return found


def over(page: Page) -> bool:
    return page.locator("#table[data-over='1']").count() == 1


def first_play(offers: list[list[object]]) -> list[object]:
    """The first thing that is not a discard."""
    return next((offer for offer in offers if not offer[2]), offers[0])


def press(page: Page, *targets: Locator, number: str) -> bool:
    """Click on one after the other to answer question `number`; whether it stayed open that long.

    A window may close at any time, so whoever has read what is offered knows the number too.
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
    """Answer the open question with the mouse; the move, or nothing if the time for it was up."""
    number, offers = page.evaluate(f"() => [{NUMBER}, ({OFFERS})()]")
    assert offers, page.locator("#question").inner_text()
    return choose_move(page, choose(offers), number)


def choose_move(page: Page, offer: list[object], number: str) -> str:
    """Click on a card and its button; the move, or nothing if the time for it was up."""
    card, move, _ = offer
    targets = [page.locator(f"label:has(#{card})")] if card else []
    targets.append(page.locator(f"#question button[value='{move}']:visible").first)
    return str(move) if press(page, *targets, number=number) else ""


def answered(page: Page, asked: str) -> None:
    """Until the page knows that question `asked` has been answered: others may answer meanwhile."""
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
    """Play until the match is over, or that many moves are made; how many it was."""
    made = 0
    number = ""
    while made < moves:
        now = await_question(page, number)
        if now.over:
            return made
        number = now.number
        made += choose_move(page, choose(now.offers), number) != ""
    assert made < MOST, "the match does not end"
    answered(page, number)
    return made
