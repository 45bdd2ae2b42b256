// Loads all scripts of the table page: they send moves, update the page and animate changes.

import "./moves.js";
import "./live.js";
import "./motion.js"; // after live.js, which restores the hand before positions are measured
import "./events.js";
import "./show.js";
import "./keys.js";
import "./press.js";
import "./quiet.js";
import "./hints.js";
import "./scrolling.js";
import "./guide.js";
import "./chat.js";
