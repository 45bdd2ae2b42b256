## What has happened since one's own move

web-since = Seit deinem Zug
    .help = Noch einmal zeigen, eins nach dem anderen
web-since-nothing = Noch nichts seit deinem Zug

## Without a connection

web-no-line = Keine Verbindung
web-no-line-help = Zu diesem Paddock besteht gerade keine Verbindung. Deine Partie wartet; nichts, was gespielt wurde, geht verloren.
web-no-line-again = Noch einmal versuchen

## Sound

web-sound = Ton: { $state }
web-sound-on = an
web-sound-off = aus
