# One’s own finished matches.

history-matches = Matches
history-title = History
history-search = Search
history-game = Game
history-all-games = All games
history-show = Show
history-only-all = All
history-only-won = Won
history-only-people = Against people
history-count = { $count ->
    [0] No match found.
    [one] One match
   *[other] { $count } matches
 }
history-none = Nothing here yet: matches appear when they are over.
history-statistics = Statistics
history-places = Places
history-wins = Wins
history-best = Best
history-mean = Average
history-casual = Does not count
history-replay = Replay
history-take = Take it with you
history-export-json = All my data (JSON)
history-export-bgstats = For BG Stats
history-kept = Kept of you here: the name that you chose, your settings, and your matches with the time of each move. A cookie says who you are. No address or password is asked for, and nothing is passed on.
history-delete = Delete my data
history-delete-help = Your name and everything that ties you to your matches is deleted. The matches stay for the others, with a nameless guest on your seat. This cannot be undone.
history-sure = I am sure
history-refused-sure = Tick the box first.
history-refused-running = First finish or leave your running matches.
history-deleted = Your data is deleted. You are a new guest now.
history-points = Result, match by match
history-liked = Played most
history-luck = Luck
history-luck-none = not analysed yet
history-luck-mean = { $amount } a match, of { $count ->
    [one] one analysed
   *[other] { $count } analysed
 }
history-pages = Pages
history-newer = Newer
history-older = Older
