/* What is wrong with the layout of a table page as it stands now: a list of sentences.
   Every offered move must have a control that a finger can hit: inside the window and inside every
   box that clips it (or that box shows that it scrolls), at least 44 px in both directions, with
   nothing on top of it. Text is at least 11 px. The page is not larger than the window, and the log
   shows its last line. */
(() => {
  const LEAST = 44, SMALLEST = 11, SLACK = 0.6;
  const wide = document.documentElement.clientWidth, high = document.documentElement.clientHeight;

  const shown = (one) => {
    if (!one.getClientRects().length) return false;
    const style = getComputedStyle(one);
    return style.visibility !== "hidden" && style.opacity !== "0" || one.matches("#hand input");
  };

  /* Boxes that cut off what does not fit into them, from the inside out. */
  const clips = (one) => {
    const found = [];
    for (let box = one.parentElement; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.overflowX !== "visible" || style.overflowY !== "visible") found.push(box);
      if (style.position === "fixed") break;
    }
    return found;
  };

  /* Whether a box says that there is more in the direction in which the rectangle lies. */
  const saysMore = (box, rect, frame) => {
    const more = (box.dataset.more ?? "").split(" ");
    return (
      (rect.bottom > frame.bottom + SLACK && more.includes("down")) ||
      (rect.top < frame.top - SLACK && more.includes("up")) ||
      (rect.right > frame.right + SLACK && more.includes("right")) ||
      (rect.left < frame.left - SLACK && more.includes("left"))
    );
  };

  const inside = (rect, frame) =>
    rect.top >= frame.top - SLACK && rect.left >= frame.left - SLACK &&
    rect.bottom <= frame.bottom + SLACK && rect.right <= frame.right + SLACK;

  const box = (rect) => `${Math.round(rect.width)}×${Math.round(rect.height)} at ${Math.round(rect.left)},${Math.round(rect.top)}`;

  /* Why a control cannot be used, or nothing. */
  const fault = (control) => {
    const target = control.closest("label") ?? control;
    if (!shown(target)) return "is not shown";
    const rect = target.getBoundingClientRect();
    if (rect.width < LEAST - SLACK || rect.height < LEAST - SLACK) return `is only ${box(rect)}`;
    for (const clip of clips(target)) {
      const frame = clip.getBoundingClientRect();
      if (inside(rect, frame)) continue;
      return saysMore(clip, rect, frame) ? "" : `is cut off by ${name(clip)} (${box(rect)})`;
    }
    const window_ = { top: 0, left: 0, right: wide, bottom: high };
    if (!inside(rect, window_)) return `is outside the window (${box(rect)})`;
    const top = document.elementFromPoint(rect.left + rect.width / 2, rect.top + rect.height / 2);
    if (top && !target.contains(top) && !top.contains(target)) return `is covered by ${name(top)}`;
    return "";
  };

  const name = (one) => one.id ? `#${one.id}` : `${one.tagName.toLowerCase()}.${[...one.classList].join(".")}`;

  /* Moves by their text, with all controls that make them. A card's buttons appear once it is chosen. */
  const faults = [];
  const moves = new Map();
  const chosen = document.querySelector("#hand input:checked")?.value;
  for (const button of document.querySelectorAll("#table button[name=move], #play button[name=move]")) {
    const panel = button.closest(".actions");
    if (panel && panel.id.startsWith("for-") && panel.id !== `for-${chosen}`) continue;
    if (button.disabled) continue;
    if (!moves.has(button.value)) moves.set(button.value, new Set());
    moves.get(button.value).add(button);
  }
  for (const [move, controls] of moves) {
    const why = [...controls].map(fault);
    if (!why.includes("")) faults.push(`the button of "${move}" ${why[0]}`);
  }
  if (document.querySelector("#question .actions")) {
    for (const card of document.querySelectorAll("#hand input[name=card]")) {
      const why = fault(card);
      if (why) faults.push(`card ${card.value} ${why}`);
    }
  }

  /* A result shows places, names and totals without scrolling. */
  const result = document.querySelector("#score");
  for (const cell of result?.querySelectorAll(".standings .place, .standings .driver, .standings .sum") ?? []) {
    const rect = cell.getBoundingClientRect();
    const frames = [...clips(cell).map((one) => one.getBoundingClientRect()), { top: 0, left: 0, right: wide, bottom: high }];
    if (!rect.width || !frames.every((frame) => inside(rect, frame))) faults.push(`the result hides "${cell.textContent.trim()}" (${box(rect)})`);
  }

  /* So is all that can be done next. */
  for (const one of document.querySelectorAll("#table[data-over='1'] #question :is(button, .button)")) {
    const rect = one.getBoundingClientRect();
    const frames = [...clips(one).map((clip) => clip.getBoundingClientRect()), { top: 0, left: 0, right: wide, bottom: high }];
    if (!rect.width || !frames.every((frame) => inside(rect, frame))) faults.push(`the end hides "${one.textContent.trim()}" (${box(rect)})`);
  }

  /* Text. What is only read out may be small, and so may a detail of a drawing (class `fine`) that the
     page says in another way too: by a shape, or in words of full size. */
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const small = new Map();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!node.data.trim() || !parent || parent.closest(".sr, script, style, dialog, option, noscript, .fine, symbol, defs")) continue;
    if (!shown(parent)) continue;
    const rect = parent.getBoundingClientRect();
    if (!rect.width || rect.bottom < 0 || rect.top > high || rect.right < 0 || rect.left > wide) continue;
    let size = parseFloat(getComputedStyle(parent).fontSize);
    const matrix = parent.getScreenCTM?.();
    if (matrix) size *= Math.hypot(matrix.a, matrix.b);
    if (size < SMALLEST - 0.15) {
      const where = name(parent.closest("[id], svg") ?? parent).replace(/\d+/g, "N");
      if (!(small.get(where)?.[0] <= size)) small.set(where, [size, node.data.trim()]);
    }
  }
  for (const [where, [size, text]] of small) faults.push(`text in ${where} is too small: ${size.toFixed(1)} px, "${text.slice(0, 30)}"`);

  /* Nobody has scrolled the log here: its last line is in sight, whatever the size of the window. */
  const log = document.querySelector("#lines");
  const below = log ? log.scrollHeight - log.scrollTop - log.clientHeight : 0;
  if (below > 3) faults.push(`the log hides its last ${Math.round(below)} px`);

  /* Under a result the log shows its last lines only: each of them whole, or not at all. */
  const notices = document.querySelector("#notices");
  const shows = notices && /100% - ([\d.]+)px/.exec(getComputedStyle(notices).clipPath);
  if (shows && log) {
    const edge = notices.getBoundingClientRect().bottom - Number(shows[1]);
    const words = document.createRange();
    words.selectNodeContents(log);
    const halves = [...words.getClientRects()].filter((one) => one.height < 40 && one.top < edge - 1 && one.bottom > edge + 1);
    if (halves.length) faults.push(`the log is cut through a line, ${Math.round(halves[0].bottom - edge)} px of which are seen`);
  }

  const root = document.scrollingElement;
  if (root.scrollHeight > high + 1) faults.push(`the page is ${root.scrollHeight} px high in a window of ${high}`);
  if (root.scrollWidth > wide + 1) faults.push(`the page is ${root.scrollWidth} px wide in a window of ${wide}`);
  return faults;
})()
