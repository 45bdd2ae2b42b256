"""The log scrolls to its last line, until a person scrolls up."""

from __future__ import annotations

from tests.web.fixtures import Visit
from tests.web.layout.walk import open_table
from tests.web.person import await_question

# Many lines arrive at once, and a pending scroll event arrives before the page has looked.
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


def test_the_log_scrolls_to_its_end_until_a_person_scrolls_up(visit: Visit) -> None:
    page = open_table(visit, "kilometers", 2)
    await_question(page)
    # Each in one call: a view in between would make the log short again.
    assert page.evaluate(f"() => {{ ({GROW})(); return ({BELOW})(); }}") < 3
    # A person scrolls up: from then on nothing moves the lines they read.
    page.evaluate(
        f"""() => new Promise((done) => {{
          ({GROW})();
          const log = document.querySelector('#lines');
          log.addEventListener('scroll', () => setTimeout(done), {{once: true}});
          log.scrollTop = 0;
        }})"""
    )
    top = "document.querySelector('#lines').scrollTop"
    assert page.evaluate(f"() => {{ ({GROW})(); ({AGAIN})(); return {top}; }}") < 3


# A log whose first lines a view has marked as old: the layout shift that the browser counts, the
# number of removed lines, and the distance from the end. In one call, since a view in between would
# make the log short again.
SHORTEN = f"""() => new Promise((done) => {{
  const drawn = (then) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(then)));
  ({GROW})();
  drawn(() => {{
    const log = document.querySelector('#lines');
    const before = log.children.length;
    let jumps = 0;
    const count = (entries) => {{ for (const one of entries) jumps += one.value; }};
    const watch = new PerformanceObserver((list) => count(list.getEntries()));
    watch.observe({{type: 'layout-shift'}});
    [...log.children].slice(0, 60).forEach((line) => {{ line.dataset.spent = ''; }});
    for (let n = 0; n < 3; n++) log.append(log.lastElementChild.cloneNode(true));
    new MutationObserver(() => drawn(() => {{
      count(watch.takeRecords());
      done([jumps, before + 3 - log.children.length, ({BELOW})()]);
    }})).observe(log, {{childList: true}});
    ({AGAIN})();
  }});
}})"""


def test_old_lines_are_removed_without_a_jump(visit: Visit) -> None:
    page = open_table(visit, "kilometers", 2)
    await_question(page)
    jumps, gone, below = page.evaluate(SHORTEN)
    assert jumps < 0.001
    assert gone == 60
    assert below < 3
