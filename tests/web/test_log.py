"""The log shows its last line, until somebody reads further up."""

from __future__ import annotations

from tests.web.fixtures import Visit
from tests.web.layout.walk import open_table
from tests.web.person import await_question

# Many lines come at once, and a scroll that was on its way arrives before the page has looked.
GROW = """() => {
  const log = document.querySelector('#lines');
  for (let n = 0; n < 80; n++) log.append(document.createElement('li'));
  for (const line of log.children) line.textContent ||= 'vroom';
  log.dispatchEvent(new Event('scroll'));
}"""
BELOW = """() => {
  const log = document.querySelector('#lines');
  return log.scrollHeight - log.scrollTop - log.clientHeight;
}"""
AGAIN = "() => document.dispatchEvent(new CustomEvent('htmx:ws:after:message:incoming'))"


def test_the_log_follows_until_somebody_reads_it(visit: Visit) -> None:
    page = open_table(visit, "kilometers", 2)
    await_question(page)
    page.evaluate(GROW)
    assert page.evaluate(BELOW) < 3
    # Somebody scrolls up: from then on nothing takes the line from under their eyes.
    page.evaluate(
        """() => new Promise((done) => {
          const log = document.querySelector('#lines');
          log.addEventListener('scroll', () => setTimeout(done), {once: true});
          log.scrollTop = 0;
        })"""
    )
    page.evaluate(GROW)
    page.evaluate(AGAIN)
    assert page.evaluate("document.querySelector('#lines').scrollTop") < 3


# A view in which sixty old lines are gone and five have come; how far the last one of before moves
# in the picture that is drawn next.
TRIM = """() => {
  const log = document.querySelector('#lines');
  [...log.children].forEach((line, n) => { line.id ||= `line-${n}`; });
  const last = log.lastElementChild, top = last.getBoundingClientRect().top;
  document.dispatchEvent(new CustomEvent('htmx:ws:before:message:incoming'));
  for (let n = 0; n < 60; n++) log.firstElementChild.remove();
  for (let n = 0; n < 5; n++) log.append(document.createElement('li'));
  for (const line of log.children) line.textContent ||= 'vroom';
  document.dispatchEvent(new CustomEvent('htmx:ws:after:message:incoming'));
  const moved = () => last.getBoundingClientRect().top - top;
  return new Promise((done) => requestAnimationFrame(() => done(moved())));
}"""


def test_lines_that_stay_do_not_jump_when_old_ones_are_taken_away(visit: Visit) -> None:
    page = open_table(visit, "kilometers", 2)
    await_question(page)
    page.evaluate(GROW)
    page.evaluate(GROW)
    assert abs(page.evaluate(TRIM)) < 3
    page.wait_for_function(f"() => ({BELOW})() < 3")  # and then it scrolls on
