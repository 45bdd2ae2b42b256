fair-title = Faires Glück
fair-promise = Der Tisch hat sein Glück vor dem Start versiegelt: Jede Karte und jeder Wurf folgt aus einem Geheimnis, das nach der Partie gezeigt wird. Das ist das Siegel, und es passt zu keinem anderen Geheimnis:
fair-word = Dein Wort für das Glück
    .help = Wenn du magst, gib ein Wort dazu. Es wird in das Glück gemischt, damit niemand, auch dieser Server nicht, die Karten ausgesucht haben kann.
fair-words = Wörter der Spieler: { $words }
fair-secret = Das Geheimnis:
fair-proven = { $draws ->
    [0] Fair: Es ist das Geheimnis, das vor dem Start versiegelt wurde. Es gab kein Glück zu prüfen.
    [one] Fair: Was gezogen oder gewürfelt wurde, war vor dem Start genau so versiegelt.
   *[other] Fair: Alle { $draws } Karten und Würfe waren vor dem Start genau so versiegelt.
 }
fair-prefix = { $count ->
    [one] Die erste Zeile stammt aus einer anderen Partie; das Siegel gilt nicht für sie.
   *[other] Die ersten { $count } Zeilen stammen aus einer anderen Partie; das Siegel gilt nicht für sie.
 }
fair-not-promised = Diese Partie hat kein Siegel, ihr Glück lässt sich also nicht prüfen: Sie ist älter als die Siegel oder wurde nicht an einem Tisch gespielt.
fair-not-shown = Die Partie ist nicht zu Ende: Ihr Geheimnis ist noch versiegelt.
fair-other-secret = Nicht bewiesen: Das Geheimnis passt nicht zum Siegel. Jemand hat eines von beiden geändert.
fair-other-luck = Nicht bewiesen: Zeile { $ply } sagt „{ $given }“, aber das versiegelte Glück ergibt „{ $due }“. Jemand hat das Protokoll geändert.
fair-unreadable = Nicht bewiesen: Zeile { $ply }, „{ $given }“, ist dort nicht möglich. Jemand hat das Protokoll geändert.
fair-other-deal = Nicht bewiesen: In Zeile { $ply } ist jemand zu einer früheren Entscheidung zurückgegangen, aber was dort neu verteilt wurde, ist nicht, was das versiegelte Glück ergibt. Jemand hat das Protokoll geändert.
fair-undo = zurück zu einer früheren Entscheidung
fair-check = Prüfe es selbst mit dem Protokoll:
