// At the table: send moves until they are answered, keep the page in step, move things visibly.

import "./moves.js";
import "./live.js";
import "./motion.js"; // after the live line, which puts the hand in order before anything is measured
import "./told.js";
import "./show.js";
import "./keys.js";
import "./press.js";
import "./quiet.js";
import "./hints.js";
import "./scrolling.js";
import "./guide.js";
import "./chat.js";
