# The pages. Short words: they stand on buttons and on a phone.

web-hero = Start your engines
web-tagline = Classic racing games, with friends by one link or against bots that play well. No account, no waiting.
web-nav = Pages
web-nav-games = Games
web-nav-lobby = Lobby
web-settings = Settings
web-language = Language
web-save = Save
web-rules = Rules
web-rules-english = These rules are in English only; card names, log and reasons are in your language.
web-rules-none = This game has no rules page yet: its author has not written one.
web-close = Close
web-more = Table
web-help = Help
web-keys-heading = Keys
web-touch-heading = By touch
web-touch-all = Hold your finger on a card or a button: it says what it does, or why it is grey. Where an edge fades, swipe to see the rest. “{ web-notices }” at the top shows what has happened.
web-copy = Copy
web-copied = Copied
web-guest = Guest { $number }
web-you = (you)

## Home

web-players = { $counts } players
web-race-now = Race now
web-against = { $bots ->
    [one] with 1 bot
   *[other] with { $bots } bots
}
web-with-friends = With friends
web-how-many = Players
web-visibility = Who may sit down
web-visibility-private = those with the link
web-visibility-open = anybody, from the lobby
web-preset = Rules
web-all-options = All options
web-reaction = Time for a reaction
web-reaction-help = How long the table pauses when a reaction is possible. The pause is the same whoever holds what. With 0, reactions are played by themselves.
web-seconds = { $n } s
web-absent = When somebody is gone
web-absent-bot = a bot keeps the seat warm
web-absent-wait = the table waits
web-absent-help = After half a minute. Whoever comes back takes over again at once.
web-takeover = Joining later
web-takeover-deal = at the next deal
web-takeover-now = at once, with a bot’s hand
web-takeover-help = Whoever joins in the middle of a deal sees cards that a bot has played with. The log says who has seen which hand.
web-takeover-deal-agreed = Anyone who joins later gets a bot’s seat at the next deal or start.
web-takeover-now-agreed = Anyone who joins later takes over a bot’s seat at once and sees its hand.
web-move-time = Time for a move
web-no-limit = no limit
web-pace = Bots play
web-pace-normal = at an easy pace
web-pace-fast = fast
web-pace-slow = slowly
web-pace-instant = without pauses
web-chairs = Seats
web-chairs-lot = are drawn by lot at the start
web-chairs-kept = stay as people sit down
web-chairs-help = Some seats win more often than others. In a team game partners stay together.
web-open-table = Open a table
web-your-tables = Your tables
web-go-on = Go on

## Lobby

web-lobby-empty = No open table at the moment. Open one, and others will find it here.
web-sit-down = Sit down
web-watch = Watch
web-lobby-free = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
}
web-lobby-running = under way
web-pages = Pages of the lobby
web-newer = Newer
web-older = Older
web-page-of = Page { $page } of { $last }

## Before the start

web-room-host = Choose who sits where, send the link, and start.
web-room-guest = { $host } starts the race when everybody is seated.
web-room-watch = This table has not started yet.
web-chair = Who sits here
web-chair-free = Free seat
web-chair-open = a friend
web-chair-bot = { $level ->
    [random] bot: random
    [rookie] bot: rookie
    [club] bot: club
    [pro] bot: pro
    [ace] bot: ace
   *[other] bot: { $level }
}
web-seat-link = Link for this seat
web-invite = Invite
web-invite-help = Whoever opens this link can sit down on a free seat. The link for a single seat works once.
web-revoke = New link
web-qr = Show as a code for the phone
web-start = Start
web-start-waits = A seat is still free: invite somebody or choose a bot.

## At the table

web-plates = Drivers
web-skip = To the question
web-board = Board
web-points = points
web-total = Total
web-notices = Log
web-connected = Connected
web-offline = Reconnecting …
web-retrying = Not saved yet – trying again …
web-thinking = thinking
web-to-move = to move
web-level = { $level ->
    [random] random
    [rookie] rookie
    [club] club
    [pro] pro
    [ace] ace
   *[other] { $level }
}
web-here = here
web-away = away
web-bot = bot
web-bot-substitutes = a bot stands in
web-your-turn = Your turn
web-turn-of = { $names } to move
web-look = Look at the table.
web-still-looking = Waiting for { $names }
web-look-on = Keep watching
web-watching = You are watching.
web-choose-card = Choose a card, then play or discard it.
web-discard = Discard
web-take-back = Take back
web-take-seat = Take the seat of { $name }
web-take-own-seat = Take your seat back
web-seat-awaited = You get the seat of { $name } when its hand is dealt anew.
web-rematch = Rematch
web-to-rematch = To the rematch
web-sure = Sure?
web-leave = Leave the table
web-download-log = Download the log
web-standing = When I could react
web-standing-ask = ask me
web-standing-always = always play it
web-standing-never = never
web-help-buttons = Tab goes from button to button and Enter presses it, L shows the log.
web-touch-buttons = Tap a button to make that move.
web-over = The race is over.
web-wins = { $count ->
    [one] { $name } wins
   *[other] { $name } win
}
web-you-win = You win!
web-team-wins = Your team wins!
web-shared = { $names } share the win
web-nobody-wins = Nobody wins

## Settings

web-name = Your name
web-set-theme = Colours
web-set-theme-auto = as the device
web-set-theme-light = light
web-set-theme-dark = dark
web-set-sound = Sounds and a bell at your turn
web-set-sound-off = off
web-set-sound-on = on
web-set-confirm = Ask before a move
web-set-confirm-0 = no
web-set-confirm-1 = yes
web-set-motion = Motion
web-set-motion-on = on
web-set-motion-off = off
web-move-device = Another device
web-move-device-help = Open this link on your phone and you are the same player there. It works once, for ten minutes.
web-make-link = Make a link
web-claim = Go on as { $name }
web-claim-who = On this device you will be { $name }.
web-claim-lose = Until now you were { $name } here. To come back to that player later, make a link for it first.
web-claim-seats = { $count ->
    [one] You lose your seat at 1 table.
   *[other] You lose your seats at { $count } tables.
}
web-claim-warn = Go on only if you made this link yourself. If somebody else made it, they play in the same seat as you and see your cards.
web-claim-same = You are { $name } here already.
web-claim-not = Stay who I am
web-sign-out = Sign out everywhere else
web-sign-out-help = All your other devices are signed out, and links that you have made no longer work. This device stays signed in.
web-sign-out-done = Done. Only this device is still signed in.

## What went wrong

web-error = That did not work
web-error-no-such-page = There is no such page.
web-error-no-such-table = There is no table here. Perhaps the address is not complete.
web-error-no-such-invite = This invitation is no longer valid.
web-error-stale-move = The table has moved on; here is how it stands.
web-error-not-your-seat = That is not your seat.
web-error-unknown-move = That is not a move.
web-error-no-take-back = Nothing can be taken back now.
web-error-table-full = Every seat is taken. You can watch.
web-error-too-late = It is too late for that.
web-error-too-often = That was too often. Wait a moment.
web-error-not-the-host = Only the host can do that.
web-error-private = This table is private.
web-error-not-storable = That could not be saved. Nothing has changed.
web-error-bad-request = The request could not be understood.
web-error-bad-option = { $text }
web-error-other-rules = This match was played under a version of the rules that this server does not have. It is kept, but can neither be shown nor go on here.
web-error-changed-record = The record of this match holds a move that its rules do not allow, so it was changed or damaged after it was written. It is kept as it is, but can neither be shown nor go on here.
web-error-table-closed = This table was closed by whoever runs this server. Its match does not go on.
web-error-server = Something went wrong here. Nothing was lost; try again.
web-error-not-stored = That was not saved: the server cannot write right now. Nothing has changed; try again.
web-error-too-many = That was too much at once. Wait a moment.
web-error-not-your-turn = It is not your turn.
web-error-other-hand = You have already seen another hand of this match, so you cannot take this seat.
web-error-not-over = The match is not over yet.
web-error-not-started = The match has not started yet.

## Results

web-result = Result
web-part = Part { $n }
web-part-over = { $part } is over
web-next-part = Next: { $part }
web-look-result = Here is how it stands. Go on when you are ready.
web-stop-waits = The table waits for { $names }.
web-place = Place
web-driver = Driver
web-winner = winner
web-how-scored = How each total came about
web-stops = Between two races
web-stops-wait = wait for everybody
web-stops-on = go straight on

## Your tables

web-place-of = Place { $place } of { $count }
web-look-back = Look back

## Leaving and waiting

web-leave-running = A bot drives on in your place. While the match runs you can take your seat back: the table stays among your tables.
web-leave-room = Your seat is free again for somebody else.
web-leave-sure = Leave
web-leave-stay = Stay
web-you-left = You left; a bot drives for you
web-table-waits = Nothing to decide. The table waits a moment.
web-answer-kept = You have answered. The table waits a moment.

## Race now

web-bot-level = How well the bots play
web-race-level = { $level ->
    [random] that play anything
    [rookie] who are just learning
    [club] of club strength
    [pro] of professional strength
    [ace] of the very strongest kind
   *[other] { $level }
}

## Knocking

web-knock-help = You have the address of this table, but no invitation. Ask the host for a link, or knock here.
web-knock = Ask for a seat
web-knocked = You have asked for a seat. The host sees it and lets you in.
web-knocks = { $name } asks for a seat
web-let-in = Let in
web-send-away = Not now
web-here-only = This link works on this machine only.
web-here-only-how = To let others in your network play, start Paddock with
web-saved = Saved
