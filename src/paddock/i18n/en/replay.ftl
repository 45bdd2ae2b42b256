# The replay of a finished match, and what comes after its end.

replay-title = Replay
replay-preview = Watch the match move by move, through anybody’s eyes.
replay-share = Share
replay-first = To the start
replay-back = One step back
replay-run = Play
replay-on = One step on
replay-last = To the end
replay-moment = Moment of the match
replay-speed = Speed
replay-eyes = Whose eyes
replay-eyes-all = All hands open
replay-eyes-nobody = A spectator’s eyes
replay-eyes-of = Eyes of { $name }
replay-from = Play from here
    .help = A new match begins at this moment, against bots. The cards that come are new, and it counts for no record.
replay-from-seat = Your seat
replay-from-level = Against
replay-from-go = Start
replay-link = Link to this moment
replay-json = Match as JSON
replay-png = This position as PNG
replay-svg = This position as SVG
replay-to-table = To the table
replay-origin = The match it comes from
casual-continued = This match went on from a moment of another one. It counts for no record.
casual-undo = Moves of this match were undone. It counts for no record.
web-error-replay-not-over = The replay opens when the match is over: until then everybody sees their own part.
web-watch-replay = Watch the replay

## The end

end-podium = The podium
end-chart = How it went
    .help = { $measure } of each side, from the start to the end
end-moments = Moments worth another look
end-share-text = { $game }: { $result }
end-measure = Points
