# Was 1000 Kilometers Neulingen beibringt.

kilometers-intro = Fahr als Erster genau 700 Kilometer, und halte die anderen unterwegs auf.
kilometers-intro-first = Eine Rallye über 700 km gegen einen Bot, etwa fünf Minuten.
kilometers-intro-turn = In jedem Zug ziehst du eine Karte und spielst dann eine aus oder wirfst eine ab. Sechs bleiben immer auf der Hand.
kilometers-intro-roll = Ein Wagen fährt nur, wenn { kilometers-card-green } oben auf seinem Stapel liegt. Dann darf man Streckenkarten legen: Das sind deine Kilometer.
kilometers-intro-attack = Angriffe legt man bei den anderen: Wer fährt, lässt sich stoppen, und ein Tempolimit bremst jeden.
kilometers-intro-remedy = Gestoppt? Spiel die passende Abwehr und dann wieder { kilometers-card-green }. Nach einem Tempolimit { kilometers-card-endlimit }.
kilometers-intro-trump = Die vier Trümpfe schützen dich für immer vor ihrem Angriff, bringen Punkte und noch einen Zug. In dem Augenblick gespielt, in dem man dich angreift, ist ein Trumpf eine Blitzreaktion: 300 Punkte mehr.
kilometers-guide-hand = Das sind deine Karten. In jedem Zug ziehst du eine; dann spielst du eine aus oder wirfst eine ab. Wer zuerst genau { $target } km hat, gewinnt.
kilometers-guide-green = Dein Wagen fährt noch nicht. Mit { kilometers-card-green } fährt er los: Spiel die eingerahmte Karte.
kilometers-guide-wait = Bevor du fahren kannst, brauchst du { kilometers-card-green }, und du hast noch keine. Wirf ab, was du am wenigsten brauchst.
kilometers-guide-drive = Du fährst. Streckenkarten zählen jetzt sofort: Leg eine lange.
kilometers-guide-hit = { $card } hat dich gestoppt. Spiel zuerst { $remedy }, dann { kilometers-card-green }.
kilometers-guide-red = { kilometers-card-stop } hat dich gestoppt. Mit { kilometers-card-green } fährst du wieder.
kilometers-guide-limit = Hier liegt ein Tempolimit: nur 25 und 50 km, bis du { kilometers-card-endlimit } spielst.
kilometers-guide-attack = { $card } stoppt einen Gegner, der fährt. Das kostet ihn Züge, bringt dir aber keine Kilometer.
kilometers-guide-trump = { $card } ist ein Trumpf: Dieser Angriff trifft dich nie wieder, er ist 100 Punkte wert, und du spielst noch eine Karte. Wer ihn behält, kann damit auf einen Angriff antworten und bekommt 300 mehr.
kilometers-guide-react = Blitzreaktion! Du hast den Trumpf gegen diesen Angriff. Spiel ihn jetzt: 300 Punkte mehr, und du bleibst nicht stehen.
kilometers-guide-exact = Das Ziel muss genau erreicht werden. Du kannst nur noch Karten legen, die nicht über { $target } km hinausgehen.

kilometers-cure-not-rolling = Spiel zuerst { kilometers-card-green }; ein Schaden muss davor behoben sein.
kilometers-cure-too-fast = { kilometers-card-endlimit } macht dich frei.
kilometers-cure-past-the-target = Leg eine kürzere.
kilometers-cure-victim-not-rolling = Warte, bis dort { kilometers-card-green } liegt.
kilometers-cure-green-is-no-answer = Spiel die passende Abwehr, dann { kilometers-card-green }.
