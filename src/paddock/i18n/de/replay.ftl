# Die Wiederholung einer beendeten Partie, und was nach dem Ende kommt.

replay-title = Wiederholung
replay-preview = Sieh dir die Partie Zug für Zug an, mit den Augen von jedem.
replay-share = Teilen
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-run = Abspielen
replay-on = Einen Schritt weiter
replay-last = Zum Ende
replay-moment = Moment der Partie
replay-speed = Tempo
replay-eyes = Mit wessen Augen
replay-eyes-all = Alle Hände offen
replay-eyes-nobody = Mit den Augen eines Zuschauers
replay-eyes-of = Mit den Augen von { $name }
replay-from = Von hier aus spielen
    .help = In diesem Moment beginnt eine neue Partie gegen Bots. Die Karten, die kommen, sind neu, und sie zählt für keine Wertung.
replay-from-seat = Dein Platz
replay-from-level = Gegen
replay-from-go = Los
replay-link = Link zu diesem Moment
replay-json = Partie als JSON
replay-png = Diese Stellung als PNG
replay-svg = Diese Stellung als SVG
replay-to-table = Zum Tisch
replay-origin = Die Partie, aus der sie stammt
casual-continued = Diese Partie ging von einem Moment einer anderen aus. Sie zählt für keine Wertung.
casual-undo = In dieser Partie wurden Züge zurückgenommen. Sie zählt für keine Wertung.
web-error-replay-not-over = Die Wiederholung öffnet sich, wenn die Partie zu Ende ist: Bis dahin sieht jeder seinen eigenen Teil.
web-watch-replay = Wiederholung

## Das Ende

end-podium = Das Podest
end-chart = So ist es gelaufen
    .help = { $measure } jeder Seite, vom Start bis zum Ende
end-moments = Momente zum Wiedersehen
end-share-text = { $game }: { $result }
end-measure = Punkte
