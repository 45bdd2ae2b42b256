# Partien, die mit der Schachtel gespielt wurden.

typed-title = Eine gespielte Partie eintippen
typed-help = Mit der Schachtel auf dem Tisch gespielt? Gib die Partie Zug für Zug ein, auch Karten und Würfe: Dann kann man sie wieder ansehen und auswerten.
typed-names = Spieler, einer je Zeile, in der Reihenfolge der Plätze
typed-seat = Mein Platz ist Nummer
typed-begin = Beginnen
typed-next = Jetzt: { $who }
typed-luck = der Stapel oder der Würfel
typed-enter = Eingeben
typed-erase = Letzte Zeile löschen
typed-count = { $count ->
    [one] Bisher eine Zeile
   *[other] Bisher { $count } Zeilen
 }
casual-typed = Diese Partie wurde eingetippt. Sie zählt für keine Wertung.
undo-why-typed = Eingetippte Partien werden dort verbessert, wo sie eingegeben werden.
typed-move = Zug
typed-which = Welches Spiel?
