# Was Crazy Race Neulingen beibringt.

crazy_race-intro = Bring deine drei Loks zur Drehscheibe und wieder nach Hause: Jede bringt Punkte, die ersten am meisten.
crazy_race-intro-first = Ein Rennen über acht Etappen mit zwei Bots, etwa zehn Minuten.
crazy_race-intro-goal = Dein Gleis: hinaus zur Drehscheibe, herum und zurück in den Betriebshof. An beiden nimmst du die oberste Punktekarte. Ein besetztes Feld wird übersprungen, das macht schneller.
crazy_race-intro-stage = Eine Etappenkarte wird aufgedeckt: Jede Seite bewegt eine Lok um so viele Felder. Eine Seite zeigt keine: Dort wählt, wer gewinnt.
crazy_race-intro-bid = Dreimal reihum legen alle eine Lokführerkarte verdeckt an eine Seite oder passen.
crazy_race-intro-reveal = Dann werden die Seiten nacheinander aufgedeckt: Die höchste Summe gewinnt die Seite und fährt. Bei Gleichstand, wer dort zuerst gelegt hat.
crazy_race-intro-points = Nach acht Etappen gewinnen die meisten Punkte. Gelegte Karten sind weg, aber einmal im Rennen darfst du sie alle zurücknehmen.
crazy_race-guide-stage = Das ist die Etappenkarte. Jede Seite bewegt eine deiner Loks, wenn deine Karten dort die höchste Summe haben.
crazy_race-guide-rails = Hier fahren deine Loks: nach rechts zur Drehscheibe, dann zurück nach Hause. Die blassen zeigen, wohin eine Seite führen würde.
crazy_race-guide-hand = Leg eine Karte an eine Seite: Wähle die Karte, dann die Seite. Niemand sieht ihren Wert. Du darfst auch passen und Karten sparen.
crazy_race-guide-reveal = Jetzt werden die Karten aufgedeckt, Seite für Seite, vom Pfeil an. Die höchste Summe bewegt ihre Lok.
crazy_race-guide-unknown = Beim „?“ fährt, wer gewinnt, so viele Felder, wie Karten dort liegen, und darf sie auf die Loks verteilen.
crazy_race-guide-taboo = An drei Seiten liegen Karten, also ist die vierte in dieser Etappe tabu.
crazy_race-guide-pile = Einmal im Rennen darfst du deinen ganzen Stapel zurücknehmen. Das lohnt sich, wenn die Hand fast leer ist.
crazy_race-guide-choice = Du hast diese Seite gewonnen: Wähle, welche Lok fährt. An der Drehscheibe und im Betriebshof liegen Punkte.
crazy_race-guide-taking = Du hast in dieser Etappe nichts bewegt, also darfst du eine deiner gelegten Karten zurücknehmen.

crazy_race-cure-taboo = Wähle eine der anderen Seiten.
crazy_race-cure-already-home = Wähle eine andere.
crazy_race-cure-no-pile = Er füllt sich nach jeder Etappe.
