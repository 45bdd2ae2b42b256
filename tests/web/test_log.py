"""The log shows its last line, until somebody reads further up."""

from __future__ import annotations

from tests.web.fixtures import Visit
from tests.web.layout.walk import DRAWN, open_table
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


# A log from which a view has marked the first lines; what a browser counts as a jump meanwhile.
SHORTEN = """() => new Promise((done) => {
  const log = document.querySelector('#lines');
  let jumps = 0;
  const count = (entries) => { for (const one of entries) jumps += one.value; };
  const watch = new PerformanceObserver((list) => count(list.getEntries()));
  watch.observe({type: 'layout-shift'});
  const drawn = (then) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(then)));
  [...log.children].slice(0, 60).forEach((line) => { line.dataset.spent = ''; });
  for (let n = 0; n < 3; n++) log.append(log.lastElementChild.cloneNode(true));
  new MutationObserver(() => drawn(() => { count(watch.takeRecords()); done(jumps); }))
    .observe(log, {childList: true});
  document.dispatchEvent(new CustomEvent('htmx:ws:after:message:incoming'));
})"""


def test_old_lines_go_without_a_jump(visit: Visit) -> None:
    page = open_table(visit, "kilometers", 2)
    await_question(page)
    page.evaluate(GROW)
    page.evaluate(DRAWN)
    before = page.locator("#lines li").count()
    assert page.evaluate(SHORTEN) < 0.001
    assert page.locator("#lines li").count() == before + 3 - 60
    assert page.evaluate(BELOW) < 3
