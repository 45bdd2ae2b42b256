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


# A view in which sixty old lines are gone and five have come; how much of the page jumps.
TRIM = """() => {
  const log = document.querySelector('#lines');
  [...log.children].forEach((line, n) => { line.id ||= `line-${n}`; });
  const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  let jumps = 0;
  const count = (list) => { for (const one of list) jumps += one.value; };
  const watch = new PerformanceObserver((list) => count(list.getEntries()));
  return drawn().then(() => {
    watch.observe({type: 'layout-shift'});
    document.dispatchEvent(new CustomEvent('htmx:ws:before:message:incoming'));
    for (let n = 0; n < 60; n++) log.firstElementChild.remove();
    for (let n = 0; n < 5; n++) log.append(document.createElement('li'));
    for (const line of log.children) line.textContent ||= 'vroom';
    document.dispatchEvent(new CustomEvent('htmx:ws:after:message:incoming'));
    return drawn();
  }).then(drawn).then(() => { count(watch.takeRecords()); return jumps; });
}"""

# How far the last line reaches out of the log and its window.
LAST = """() => {
  const log = document.querySelector('#lines'), line = log.lastElementChild;
  const bottom = Math.min(log.getBoundingClientRect().bottom, innerHeight);
  return line.getBoundingClientRect().bottom - bottom;
}"""
OLDEST = """() => {
  const log = document.querySelector('#lines');
  return log.firstElementChild.getBoundingClientRect().top - log.getBoundingClientRect().top < 20;
}"""


def test_lines_that_stay_do_not_jump_when_old_ones_are_taken_away(visit: Visit) -> None:
    page = open_table(visit, "kilometers", 2)
    await_question(page)
    page.evaluate(GROW)
    page.evaluate(GROW)
    assert page.evaluate(TRIM) < 0.001
    assert page.evaluate(LAST) < 1
    # Who scrolls up finds the oldest line there is, and no hole above it.
    page.evaluate("document.querySelector('#lines').scrollTop = 0")
    page.wait_for_function(OLDEST)
