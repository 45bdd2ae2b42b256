# Was Crazy Rally Neulingen beibringt.

crazy_rally-intro = Fahr so weit wie möglich über vierzehn Abschnitte, ohne sicher zu wissen, welcher als nächster kommt.
crazy_rally-intro-first = Eine Etappe mit zwei Bots, etwa zehn Minuten.
crazy_rally-intro-goal = Jeder der 14 Abschnitte hat ein Tempo auf einem Schild: Schneller darf man nicht fahren. Eine rote Zahl ist das Tempo, das man mindestens braucht, wie an einer Sprungkuppe.
crazy_rally-intro-car = Dein Wagen hat Höchsttempo, Wendigkeit und Karosserie. Zu schnell kostet Wendigkeit; ohne Wendigkeit gibt es einen Unfall, der Karosserie kostet; ohne Karosserie ist Schluss.
crazy_rally-intro-tune = Vor dem Start stimmst du den Wagen ab: Von zwei Karten legst du eine, deren Zeichen ihn verbessern, die andere behältst du.
crazy_rally-intro-drive = Dann wird die Strecke einmal gezeigt: Merk sie dir! In jeder Runde legen alle geheim eine Karte, zum Beschleunigen oder Bremsen. Dann wird der Abschnitt aufgedeckt, und dein Tempo ist der Weg, den du gewinnst.
crazy_rally-intro-event = Eine Ereigniskarte macht einen Wagen eins schneller oder langsamer, kurz bevor der Abschnitt aufgedeckt wird, oder man zieht zwei Karten.
crazy_rally-guide-tune = Stimm deinen Wagen ab: Leg eine dieser zwei Karten. Lenkrad: { crazy_rally-table-handling }, Reifen: { crazy_rally-table-top }, Mutter: { crazy_rally-table-body }. Die andere bleibt zum Fahren auf der Hand.
crazy_rally-guide-sheet = Diese Zeile ist dein Wagen: Tempo und Höchsttempo, Wendigkeit (Lenkrad) und Karosserie (Mutter). Was du legst, kommt hier dazu.
crazy_rally-guide-ready = Jetzt kommt die Testrunde: Jeder Abschnitt ist kurz zu sehen, in der Reihenfolge des Rennens. Drück den Knopf, wenn du bereit bist.
crazy_rally-guide-lap = Schau genau hin und merk es dir: Die Abschnitte kommen genau in dieser Reihenfolge. Die Zahl ist das Tempo, in Rot ein Mindesttempo.
crazy_rally-guide-drive = Wähle eine Karte, dann beschleunige oder bremse: Dein Tempo ändert sich um ihre Zahl. Ziel knapp unter das Schild des nächsten Abschnitts.
crazy_rally-guide-event = Du darfst jetzt deine Ereigniskarte spielen: eins schneller (+1) oder langsamer (−1) für irgendeinen Wagen, oder zwei neue Karten. Oder behalte sie.
crazy_rally-guide-crash = Ein Unfall: Es war keine Wendigkeit mehr da. Du stehst bei Tempo 0 und hast Karosserie verloren. Fahr sachte an.
crazy_rally-guide-slid = Dein Tempo passte nicht zum Abschnitt: Du wurdest auf seines gesetzt, und das kostet Wendigkeit. Ohne Wendigkeit gibt es einen Unfall.
crazy_rally-guide-top = Du bist nahe am Höchsttempo. Wer schneller würde, bleibt darauf stehen und verliert 1 Karosserie.
crazy_rally-guide-body = Es ist wenig Karosserie übrig: Bei 0 scheidet dein Wagen aus. Lila Karten und Unfälle kosten Karosserie, also fahr vorsichtig.
