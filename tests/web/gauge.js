// Measures a page while somebody plays on it. It is injected before the page's own scripts run.
//
// shifts: layout shifts without recent input. worst: their sum in the worst five seconds, which is what
// browsers call CLS. sum: the sum of all. waits: from each input to the next frame, in ms.
window.gauge = { sum: 0, worst: 0, waits: [], shifts: [] };
{
  let session = 0, first = -Infinity, last = -Infinity;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.hadRecentInput) continue;
      const fresh = entry.startTime - last > 1000 || entry.startTime - first > 5000;
      if (fresh) { session = 0; first = entry.startTime; }
      last = entry.startTime;
      session += entry.value;
      window.gauge.sum += entry.value;
      window.gauge.worst = Math.max(window.gauge.worst, session);
      const what = (entry.sources ?? []).map((one) => {
        const node = one.node?.nodeType === 1 ? one.node : one.node?.parentElement;
        const { previousRect: a, currentRect: b } = one;
        const name = node ? `${node.tagName}#${node.id}.${node.getAttribute("class") ?? ""}` : "?";
        return `${name} ${a.x},${a.y} ${a.width}x${a.height} to ${b.x},${b.y} ${b.width}x${b.height}`;
      });
      window.gauge.shifts.push([Number(entry.value.toFixed(4)), what.slice(0, 4)]);
    }
  }).observe({ type: "layout-shift", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (/^(pointerdown|pointerup|click|keydown)$/.test(entry.name)) window.gauge.waits.push(entry.duration);
    }
  }).observe({ type: "event", durationThreshold: 16, buffered: true });
}

// The share of the window that the drawings of the board cover, in percent: only the visible parts that
// have something drawn on them; an area that two drawings cover is counted once.
window.boardShare = () => {
  const board = document.querySelector("#board");
  const drawn = [...board.querySelectorAll("svg, [data-drawn]")].filter(
    (one) => !one.parentElement.closest("svg, [data-drawn]"),
  );
  const STEP = 4, wide = Math.ceil(innerWidth / STEP), high = Math.ceil(innerHeight / STEP);
  const seen = new Uint8Array(wide * high);
  const place = board.getBoundingClientRect();
  for (const one of drawn) {
    if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    let box = one.getBoundingClientRect();
    if (one instanceof SVGSVGElement) {
      const inner = one.getBBox(), to = one.getScreenCTM();
      const a = new DOMPoint(inner.x, inner.y).matrixTransform(to);
      const b = new DOMPoint(inner.x + inner.width, inner.y + inner.height).matrixTransform(to);
      box = { left: Math.max(a.x, box.left), top: Math.max(a.y, box.top), right: Math.min(b.x, box.right), bottom: Math.min(b.y, box.bottom) };
    }
    let { left, top, right, bottom } = box;
    for (let out = one.parentElement; out && out !== board.parentElement; out = out.parentElement) {
      if (getComputedStyle(out).overflow === "visible" && out !== board) continue;
      const edge = out.getBoundingClientRect();
      left = Math.max(left, edge.left); top = Math.max(top, edge.top);
      right = Math.min(right, edge.right); bottom = Math.min(bottom, edge.bottom);
    }
    left = Math.max(left, place.left, 0); top = Math.max(top, place.top, 0);
    for (let y = Math.round(top / STEP); y < Math.min(high, Math.round(bottom / STEP)); y++) {
      for (let x = Math.round(left / STEP); x < Math.min(wide, Math.round(right / STEP)); x++) seen[y * wide + x] = 1;
    }
  }
  return (100 * seen.reduce((sum, one) => sum + one, 0)) / (wide * high);
};
