## What has happened since one's own move

web-since = Since your move
    .help = Show it again, one after the other
web-since-nothing = Nothing yet since your move

## Without a connection

web-no-line = No connection
web-no-line-help = Paddock cannot be reached at the moment. Your match waits, and nothing that was played is lost.
web-no-line-again = Try again

## Sound

web-sound = Sound: { $state }
web-sound-on = on
web-sound-off = off
