# Die Chancen einer Partie, und ihr Glück.

analysis-title = Auswertung
analysis-start = Diese Partie auswerten
analysis-help = Jede Stellung wird viele Male zu Ende gespielt. Das zeigt, wie sich die Chancen bewegt haben und wie viel vom Ergebnis Glück war. Es dauert ein paar Sekunden und bleibt bei der Partie.
analysis-running = Wird ausgewertet: { $done } von { $total } Stellungen
analysis-waits = Andere Partien sind zuerst dran.
analysis-chances = Chancen auf den Sieg
analysis-account = Das Glückskonto
analysis-account-help = Der Vorsprung vor dem Durchschnitt der anderen. Was zu erwarten war, plus Glück, plus Spiel, ergibt das Ergebnis.
analysis-side = Seite
analysis-expected = Erwartet
analysis-luck = Glück
analysis-play = Eigenes Spiel
analysis-others = Spiel der anderen
analysis-result = Ergebnis
analysis-sentence = { $name } { $count ->
    [one] verdankt
   *[other] verdanken
 } das Ergebnis vor allem { $most ->
    [luck] dem Glück
    [play] dem eigenen Spiel
   *[others] dem Spiel der anderen
 }: Glück { $luck }, eigenes Spiel { $play }, Spiel der anderen { $others }.
analysis-swings = Was die Partie gedreht hat
analysis-better = { $level } hätte gespielt: { $move }
analysis-method = Die Methode: zufälliges Spiel aus jeder Stellung, je { $count } Mal. Sie kennt alle Hände und sagt nichts über eine laufende Partie.
