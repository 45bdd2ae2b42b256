# Die eigenen beendeten Partien.

history-matches = Partien
history-title = Verlauf
history-search = Suchen
history-game = Spiel
history-all-games = Alle Spiele
history-show = Zeigen
history-only-all = Alle
history-only-won = Gewonnen
history-only-people = Gegen Menschen
history-count = { $count ->
    [0] Keine Partie gefunden.
    [one] Eine Partie
   *[other] { $count } Partien
 }
history-none = Hier ist noch nichts: Partien erscheinen, wenn sie zu Ende sind.
history-statistics = Statistik
history-places = Plätze
history-wins = Siege
history-best = Beste
history-mean = Durchschnitt
history-casual = Zählt nicht
history-replay = Wiederholung
history-take = Zum Mitnehmen
history-export-json = Alle meine Daten (JSON)
history-export-bgstats = Für BG Stats
history-kept = Das wird hier von dir aufbewahrt: der Name, den du gewählt hast, deine Einstellungen und deine Partien mit der Zeit jedes Zuges. Ein Cookie sagt, wer du bist. Nach Adresse oder Passwort wird nicht gefragt, und nichts wird weitergegeben.
history-delete = Meine Daten löschen
history-delete-help = Dein Name und alles, was dich mit deinen Partien verbindet, wird gelöscht. Die Partien bleiben für die anderen, mit einem namenlosen Gast auf deinem Platz. Das lässt sich nicht rückgängig machen.
history-sure = Ich bin sicher
history-refused-sure = Setz zuerst das Häkchen.
history-refused-running = Beende oder verlass zuerst deine laufenden Partien.
history-deleted = Deine Daten sind gelöscht. Du bist jetzt ein neuer Gast.
history-points = Ergebnis, Partie für Partie
history-liked = Am meisten gespielt
history-luck = Glück
history-luck-none = noch nicht analysiert
history-luck-mean = { $amount } je Partie, bei { $count ->
    [one] einer analysierten
   *[other] { $count } analysierten
 }
history-pages = Seiten
history-newer = Neuere
history-older = Ältere
