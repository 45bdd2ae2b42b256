# Was Detroit–Cleveland Grand Prix Neulingen beibringt.

grand_prix-intro = Ersteigere Wagen, beweg mit deinen Karten alle Wagen und gewinn die Preise derer, die gut ankommen. Das meiste Geld gewinnt.
grand_prix-intro-first = Ein Rennen mit zwei Bots, etwa eine Viertelstunde.
grand_prix-intro-goal = Sechs Wagen fahren ins Ziel. Sie gehören denen, die sie gekauft haben, aber alle bewegen sie alle.
grand_prix-intro-auction = Zuerst werden die Wagen versteigert. Sieh dir deine Karten an: Kauf, was du weit fahren kannst. Wer kauft, bekommt auch die Zehn dieses Wagens.
grand_prix-intro-card = Eine Karte bewegt mehrere Wagen, von der obersten Zeile bis zur untersten, jeden um so viele Felder.
grand_prix-intro-drive = Geradeaus oder in die Nachbarspur, nie durch einen anderen Wagen. So kommen die eigenen durch, und die anderen werden eingeschlossen.
grand_prix-intro-money = Preise: 200.000 $ für den ersten Wagen, dann immer weniger. Was du bei der Versteigerung gezahlt hast, ist weg, also zahl nicht zu viel.
grand_prix-guide-auction = Unter dem Hammer: { $car }. Biete, oder pass, wenn es zu teuer wird. Geboten wird in Schritten von 10.000.
grand_prix-guide-totals = Das sind die Felder in deiner Hand für jeden Wagen. Kauf einen, für den du viele hast; seine Zehn kommt dazu.
grand_prix-guide-must = Du hast noch keinen Wagen. Alle brauchen einen, also warte nicht zu lange.
grand_prix-guide-play = Spiel eine Karte: Ihre Zeilen bewegen die Wagen von oben nach unten. Wähle eine, um zu sehen, welche Wagen wie weit fahren.
grand_prix-guide-own = Dieser Wagen gehört dir: { $car }. Wähle das Ende, das dem Ziel am nächsten ist, in Kurven innen.
grand_prix-guide-other = Dieser Wagen gehört dir nicht: { $car }. Du darfst ihn einen Umweg fahren lassen: Außen ist eine Kurve länger. Oder drück „{ grand_prix-page-rest }“.
grand_prix-guide-white = Eine weiße Zeile: Du wählst den Wagen. Nimm einen eigenen.
grand_prix-guide-swap = Du hast eine Tauschkarte: Eine Runde lang vertauscht sie zwei Farben auf allen Karten. Nützlich, wenn du viele Felder einer fremden Farbe hast.

grand_prix-cure-too-dear = Biete weniger oder passe.
grand_prix-cure-no-car-for-white = Spiel eine andere Karte.
grand_prix-cure-car-blocked = Wähle einen anderen Wagen.
grand_prix-cure-not-full = Wähle ein leuchtendes Feld.
