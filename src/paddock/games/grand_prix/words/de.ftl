# Detroit–Cleveland Grand Prix. Die Regelnummern sind die aus law/de.md.

grand_prix = Detroit–Cleveland Grand Prix
    .about = Ersteigere Rennwagen und spiel dann die Karten, die sie als Erste ins Ziel bringen.

grand_prix-edition-house = Hausausgabe

## Karten und Wagen. Ein Wagen heißt nach seiner Farbe; Bewegungskarten heißen nach ihrer Nummer.

grand_prix-card-yellow = Gelb
    .nominative = der gelbe Wagen
    .accusative = den gelben Wagen
    .dative = dem gelben Wagen
    .at = beim gelben Wagen
    .own = gelber Wagen
    .help = Der gelbe Wagen.
grand_prix-card-blue = Blau
    .nominative = der blaue Wagen
    .accusative = den blauen Wagen
    .dative = dem blauen Wagen
    .at = beim blauen Wagen
    .own = blauer Wagen
    .help = Der blaue Wagen.
grand_prix-card-green = Grün
    .nominative = der grüne Wagen
    .accusative = den grünen Wagen
    .dative = dem grünen Wagen
    .at = beim grünen Wagen
    .own = grüner Wagen
    .help = Der grüne Wagen.
grand_prix-card-black = Schwarz
    .nominative = der schwarze Wagen
    .accusative = den schwarzen Wagen
    .dative = dem schwarzen Wagen
    .at = beim schwarzen Wagen
    .own = schwarzer Wagen
    .help = Der schwarze Wagen.
grand_prix-card-red = Rot
    .nominative = der rote Wagen
    .accusative = den roten Wagen
    .dative = dem roten Wagen
    .at = beim roten Wagen
    .own = roter Wagen
    .help = Der rote Wagen.
grand_prix-card-orange = Orange
    .nominative = der orange Wagen
    .accusative = den orange Wagen
    .dative = dem orange Wagen
    .at = beim orange Wagen
    .own = orange Wagen
    .help = Der orange Wagen.
grand_prix-card-white = Weiß
    .help = Eine weiße Zeile: Du wählst den Wagen. Er muss die volle Zahl fahren können, darf nicht im Ziel sein und nicht schon auf der Karte stehen (GP12).

grand_prix-help-card = Eine Bewegungskarte zieht ihre Wagen von oben nach unten, jeden die volle Zahl, wenn er nicht blockiert ist (GP11, GP17); eine Zehn gehört zu ihrem Wagen (GP6); eine Tauschkarte vertauscht zwei Farben bis zum Ende deines nächsten Zuges (GP13).

## Optionen: ein Name und was sich ändert

grand_prix-option-track = Strecke
    .help = Cleveland hat lange, breite Geraden; Detroit zwängt die Wagen durch einzelne Spuren; Top Race ist eine dritte Strecke.
grand_prix-option-races = Zahl der Rennen
    .help = Wie viele Rennen eine Partie hat.
grand_prix-option-tournament_seating = Turniersitzordnung
    .help = Vor jedem Rennen setzen sich die Besitzer in die Reihenfolge der Startaufstellung.
grand_prix-option-no_car_limit = Beliebig viele Wagen
    .help = Alle dürfen so viele Wagen kaufen, wie sie wollen.
grand_prix-option-cars_optional = Wagen freiwillig
    .help = Niemand muss einen Wagen kaufen.
grand_prix-option-white_moves_own = Weiß zieht auch den eigenen
    .help = Eine weiße Zeile darf auch einen eigenen Wagen ziehen, der die volle Zahl nicht schafft.
grand_prix-option-may_hold_when_home = Aussetzen im Ziel
    .help = Sind alle deine Wagen im Ziel, musst du keine Karte mehr spielen.
grand_prix-option-tens_in_deck = Zehnen im Stapel
    .help = Die Zehnen, auch die weiße, werden mit den anderen Karten ausgeteilt, statt zu den Wagen zu gehören.
grand_prix-option-two_players = Zu zweit je drei Wagen
    .help = Zwei Spieler dürfen je drei Wagen besitzen; ausgeschaltet je zwei.

grand_prix-word-cleveland = Cleveland
grand_prix-word-detroit = Detroit
grand_prix-word-top_race = Top Race

grand_prix-preset-standard = Grundregeln
    .help = Die Regeln, wie sie auf der Regelseite stehen, ohne geänderte Optionen.
grand_prix-preset-free = Freie Regeln
    .help = Alle Zusatzregeln: so viele Wagen, wie man will, oder keinen, Zehnen im Stapel, Weiß hilft dem eigenen Wagen, und keine Spielpflicht im Ziel.

## Warum ein Zug nicht geht: ein Satz; die Regel steht daneben

grand_prix-refusal-not-in-deck = Diese Karte ist nicht mehr im Stapel.
grand_prix-refusal-already-turned = Diese Bietkarte liegt schon offen.
grand_prix-refusal-too-low = Du musst mehr als das letzte Gebot bieten.
grand_prix-refusal-too-dear = So viel Geld hast du nicht.
grand_prix-refusal-must-buy = Du brauchst einen Wagen, und niemand sonst kauft.
grand_prix-refusal-not-in-hand = Diese Karte hast du nicht.
grand_prix-refusal-no-car-for-white = Kein Wagen schafft die weiße Zeile ganz.
grand_prix-refusal-not-all-home = Du hast noch einen Wagen auf der Strecke.
grand_prix-refusal-car-is-home = Dieser Wagen ist schon im Ziel.
grand_prix-refusal-car-on-card = Die Karte zieht diesen Wagen schon.
grand_prix-refusal-car-blocked = Dieser Wagen schafft die volle Zahl nicht.
grand_prix-refusal-no-way = Zu diesem Feld ist kein Weg frei.
grand_prix-refusal-not-full = Er muss die volle Zahl Felder fahren.
grand_prix-refusal-white-stranded = Dann schafft kein Wagen die weiße Zeile.

## Warum jemand nicht bietet

grand_prix-why-full = hat schon genug Wagen (GP8)
grand_prix-why-needed = der Rest ist für die ohne Wagen (GP9)
grand_prix-why-short = zu wenig Geld
grand_prix-why-passed = gepasst
grand_prix-why-highest = höchstes Gebot

## Was gefragt ist

grand_prix-phase-deal = Geben
grand_prix-phase-turn = Eine Bietkarte aufdecken
grand_prix-phase-auction = Versteigerung
grand_prix-phase-play = Eine Karte spielen
grand_prix-phase-choose = Einen Wagen wählen
grand_prix-phase-drive = Fahren
grand_prix-phase-over = Die Partie ist zu Ende

grand_prix-ask-deal = Die Karten werden gegeben.
grand_prix-ask-turn = Eine Bietkarte wird aufgedeckt.
grand_prix-ask-auction =
    { $bid ->
        [0] Eröffne das Bieten auf { $car_accusative } oder passe.
       *[other] Auf { $car_accusative } sind { $bid } $ geboten. Biete mehr oder passe.
    }
grand_prix-ask-play = Spiel eine Karte.
grand_prix-ask-choose = Karte { $card }: Welcher Wagen fährt für Weiß { $spaces ->
        [one] 1 Feld
       *[other] { $spaces } Felder
    }?
grand_prix-ask-drive = Karte { $card }: Fahr { $car_accusative } { $spaces ->
        [one] 1 Feld
       *[other] { $spaces } Felder
    } weiter.
grand_prix-ask-over = Die Partie ist zu Ende.

## Züge, wie sie auf einem Knopf stehen

grand_prix-move-bid = { $number } $ bieten
grand_prix-move-pass = Passen
grand_prix-move-play = Karte { $card }
grand_prix-move-hold = Keine Karte spielen
grand_prix-move-car = { CAP($car_nominative) }
grand_prix-move-to = Nach { $space }
grand_prix-move-finish = Über die Ziellinie
grand_prix-move-deal = Karte { $card }
grand_prix-move-turn = { CAP($car_nominative) } kommt unter den Hammer

## Was geschehen ist

grand_prix-event-dealt =
    { $dealer_is ->
        [you] Rennen { $race }: Du gibst.
       *[one] Rennen { $race }: { $dealer } gibt.
    }
grand_prix-event-your-hand =
    { $seat_is ->
        [you] Du bekommst die Karten { $cards }.
       *[one] { $seat } bekommt die Karten { $cards }.
    }
grand_prix-event-lot =
    { $again ->
        [yes] { CAP($car_nominative) } kommt noch einmal unter den Hammer; { $opener_is ->
            [you] du eröffnest
           *[one] { $opener } eröffnet
        }.
       *[no] { CAP($car_nominative) } kommt unter den Hammer; { $opener_is ->
            [you] du eröffnest
           *[one] { $opener } eröffnet
        }.
    }
grand_prix-event-bid =
    { $seat_is ->
        [you] Du bietest { $price } $ auf { $car_accusative }.
       *[one] { $seat } bietet { $price } $ auf { $car_accusative }.
    }
grand_prix-event-passed =
    { $seat_is ->
        [you] Du passt { $car_at }.
       *[one] { $seat } passt { $car_at }.
    }
grand_prix-event-cannot-bid =
    { $why_id ->
        [full] { $seat_is ->
            [you] Du hast so viele Wagen, wie erlaubt sind, und bietest nicht auf { $car_accusative } (GP8).
           *[one] { $seat } hat so viele Wagen, wie erlaubt sind, und bietet nicht auf { $car_accusative } (GP8).
        }
        [needed] { $seat_is ->
            [you] Du darfst nicht auf { $car_accusative } bieten: Er bleibt denen, die noch keinen haben (GP9).
           *[one] { $seat } darf nicht auf { $car_accusative } bieten: Er bleibt denen, die noch keinen haben (GP9).
        }
       *[short] { $seat_is ->
            [you] Dir fehlt das Geld, um auf { $car_accusative } zu bieten.
           *[one] { $seat } hat nicht genug Geld, um auf { $car_accusative } zu bieten.
        }
    }
grand_prix-event-bought =
    { $seat_is ->
        [you] Du kaufst { $car_accusative } für { $price } $; er startet von Platz { $position }.
       *[one] { $seat } kauft { $car_accusative } für { $price } $; er startet von Platz { $position }.
    }
grand_prix-event-had-to-buy =
    { $seat_is ->
        [you] Du hast keinen Wagen und musst den letzten, { $car_accusative }, für { $price } $ kaufen (GP9); er startet von Platz { $position }.
       *[one] { $seat } hat keinen Wagen und muss den letzten, { $car_accusative }, für { $price } $ kaufen (GP9); er startet von Platz { $position }.
    }
grand_prix-event-lent =
    { $seat_is ->
        [you] Die Bank leiht dir, was dir an { $price } $ fehlt (GP9).
       *[one] Die Bank leiht { $seat }, was an { $price } $ fehlt (GP9).
    }
grand_prix-event-no-bid = Niemand bietet auf { $car_accusative }: Er kommt am Ende noch einmal unter den Hammer (GP10).
grand_prix-event-no-owner = Niemand will { $car_accusative }: Er startet ohne Besitzer von Platz { $position } (GP10).
grand_prix-event-seated = Alle sitzen jetzt in der Reihenfolge der Startaufstellung: { $seats } (GP22).
grand_prix-event-race-begins =
    { $seat_is ->
        [you] Rennen { $race } beginnt; du spielst zuerst.
       *[one] Rennen { $race } beginnt; { $seat } spielt zuerst.
    }
grand_prix-event-played =
    { $seat_is ->
        [you] Du spielst Karte { $card }: { $lines }.
       *[one] { $seat } spielt Karte { $card }: { $lines }.
    }
grand_prix-event-swapped =
    { $seat_is ->
        [you] Du spielst Karte { $card }: { $car } und { $other } sind auf allen Karten bis zum Ende deines nächsten Zuges vertauscht.
       *[one] { $seat } spielt Karte { $card }: { $car } und { $other } sind auf allen Karten bis zum Ende des nächsten Zuges von { $seat } vertauscht.
    }
grand_prix-event-swap-over = Karte { $card } wirkt nicht mehr: { $car } und { $other } sind wieder sie selbst.
grand_prix-event-chose =
    { $seat_is ->
        [you] Du wählst { $car_accusative } für die weiße Zeile.
       *[one] { $seat } wählt { $car_accusative } für die weiße Zeile.
    }
grand_prix-event-drove = { CAP($car_nominative) } fährt { $spaces ->
        [one] 1 Feld
       *[other] { $spaces } Felder
    }, { $to ->
        [finish] über die Ziellinie
       *[other] bis { $to }
    }.
grand_prix-event-drove-short = { CAP($car_nominative) } kommt nur { $spaces } von { $wanted } Feldern weit, bis { $to }: Der Weg ist versperrt.
grand_prix-event-stuck = { CAP($car_nominative) } steht blockiert auf { $from } und kann nicht fahren.
grand_prix-event-skipped = { CAP($car_nominative) } ist schon im Ziel; seine Zeile entfällt.
grand_prix-event-home =
    { $side_is ->
        [you] Dein { $car_own } ist im Ziel, auf Platz { $place }!
        [nobody] { CAP($car_nominative) }, der niemandem gehört, ist im Ziel, auf Platz { $place }.
       *[one] { CAP($car_nominative) } von { $side } ist im Ziel, auf Platz { $place }.
    }
grand_prix-event-shows =
    { $seat_is ->
        [you] Du hast keine spielbare Karte und zeigst deine Hand: { $cards } (GP15).
       *[one] { $seat } hat keine spielbare Karte und zeigt die Hand: { $cards } (GP15).
    }
grand_prix-event-held =
    { $seat_is ->
        [you] Du spielst keine Karte.
       *[one] { $seat } spielt keine Karte.
    }
grand_prix-event-race-over =
    { $left ->
        [0] Rennen { $race } ist vorbei; alle Wagen sind im Ziel.
       *[other] Rennen { $race } ist vorbei. Nicht im Ziel: { $cards }.
    }
grand_prix-event-prize =
    { $side_is ->
        [you] Du gewinnst { $price } $ mit { $car_dative } auf Platz { $place }.
       *[one] { $side } gewinnt { $price } $ mit { $car_dative } auf Platz { $place }.
    }
grand_prix-event-won-match =
    { $side_is ->
        [you] Du gewinnst die Partie mit { $price } $.
       *[one] { $side } gewinnt die Partie mit { $price } $.
    }
grand_prix-event-shared-match =
    { $sides_is ->
        [you] { CAP($sides) } teilt euch den Sieg mit je { $price } $.
       *[team] { CAP($sides) } teilen sich den Sieg mit je { $price } $.
    }
grand_prix-event-standing =
    { $side_is ->
        [you] Platz { $rank }: du, { $price } $.
       *[one] Platz { $rank }: { $side }, { $price } $.
    }

## Wofür Geld fließt

grand_prix-reason-start = Startgeld
grand_prix-reason-car = gekaufte Wagen
grand_prix-reason-last-car = der letzte Wagen
grand_prix-reason-prize = Preisgeld

## Der Tisch

grand_prix-table-race = Rennen { $race } von { $races }
grand_prix-score-part = Rennen { $race }
grand_prix-score-value = { $points } $
grand_prix-score-points = { $points } $
grand_prix-table-money = { $price } $
grand_prix-table-bid = { $price } $, geboten von { $name }
grand_prix-table-no-bid-yet = noch kein Gebot
grand_prix-table-lot = Unter dem Hammer: { $car }
grand_prix-table-position = Startplatz { $position }
grand_prix-table-nobody = ohne Besitzer
grand_prix-table-home = im Ziel: { $place }.
grand_prix-table-last = letzte Karte { $card }
grand_prix-table-swap = { $car } ⇄ { $other }, bis { $name } gespielt hat
grand_prix-table-hand = Deine Karten: { $cards }
grand_prix-table-totals = Felder in deiner Hand: { $cards }
grand_prix-table-shown = hat { $cards }
grand_prix-table-to-go = noch { $steps }
grand_prix-legend =
    Die Zahl hinter einem Wagen ist der kürzeste Weg ins Ziel in Feldern. Eine Karte liest sich von oben
    nach unten: jeder Wagen die volle Zahl, wenn er frei ist (GP11); Weiß ist ein anderer Wagen nach Wahl (GP12).
grand_prix-ui-help-keys =
    1, 2, 3 …    diese Karte oder Antwort wählen
    play 24      ein Zug in Worten; auch „bid 60000“, „pass“, „car red“ und „to 31.1“
    ? 3          was eine Karte tut; auch „? weiß“
    ? options    nach welchen Regeln dieser Tisch spielt
    s            das Geld bisher
    t            der Tisch noch einmal
    back         eine Wahl zurücknehmen, solange die Karte nicht fertig ist
    q            beenden; die Partie bleibt erhalten und kann weitergehen

## Am Steuer auf der Seite

grand_prix-page-rest = Den Rest für mich fahren
grand_prix-page-play-rest = Spielen und für mich fahren
grand_prix-page-rest-help = Die übrigen Zeilen werden gleich gefahren: die eigenen Wagen auf das Feld, das dem Ziel am nächsten liegt, die anderen auf das entfernteste.
grand_prix-page-swapped = Getauscht: Es fährt ein anderer Wagen als aufgedruckt (GP13).
grand_prix-cell-name = { $column ->
        [0] Start { $lane }
       *[other] { $column } ({ $lane ->
            [1] innen
            [2] Mitte
           *[other] außen
        })
    }

# Was eine Zeile der Karte täte; davor steht das Zeichen des Autos
grand_prix-page-ahead-full = { $spaces }
grand_prix-page-ahead-finish = { $spaces }, ins Ziel
grand_prix-page-ahead-short = blockiert: { $most } von { $spaces }
grand_prix-page-ahead-range = { $least } bis { $most } von { $spaces }
grand_prix-page-ahead-stuck = blockiert: 0 von { $spaces }
grand_prix-page-ahead-home = schon im Ziel
grand_prix-page-ahead-white = { $spaces } mit

## Auf der Seite

grand_prix-draw-winners = Siegerkreis
grand_prix-draw-finish = Ziel
grand_prix-draw-hand = Deine Hand
grand_prix-draw-grid = Startplätze
grand_prix-page-choose = Wähl eine Karte und spiel sie dann.
grand_prix-page-play = Karte { $card } spielen
grand_prix-page-white = Klick auf einen der leuchtenden Wagen (GP12).
grand_prix-page-drive = Klick auf ein leuchtendes Feld oder zieh den Wagen.
grand_prix-page-drive-keys = Auch die Pfeiltasten steuern ihn.
grand_prix-page-full = Die volle Zahl ist Pflicht (GP17).
grand_prix-page-short = Der Weg ist versperrt: { $made } von { $spaces } Feldern (GP17).
grand_prix-page-other-bid = Ein anderes Gebot
grand_prix-page-bid = Bieten
grand_prix-page-auction = Versteigerung
grand_prix-page-offer = Unter dem Hammer
grand_prix-page-highest = Höchstes Gebot
grand_prix-page-nobody = noch niemand
grand_prix-page-coming = Kommt noch
grand_prix-page-again = Am Ende noch einmal
grand_prix-page-totals = Felder in deiner Hand
grand_prix-page-swaps = Tausch
grand_prix-page-last = Letzte Karte
grand_prix-page-near = Näher
grand_prix-page-far = Ganze Strecke
grand_prix-page-track = Die Strecke
grand_prix-page-car = { $car }: { $owner }, noch { $steps }
grand_prix-page-car-home = { $car }: { $owner }, im Ziel auf Platz { $place }
grand_prix-web-help-keys = 1–9 wählt eine Karte, Enter spielt sie. Ein Wagen wird mit ↑, ← und → gelenkt; ↓ geht ein Feld zurück, Enter beendet die Fahrt; oder zieh ihn, oder klick auf das Feld, auf dem er enden soll. A, B, C … drücken den ersten, zweiten, dritten Knopf. Esc lässt eine Karte los, L zeigt das Protokoll.
grand_prix-web-help-touch = Tipp auf eine Karte, dann auf den Knopf, der sie spielt. Tipp auf das leuchtende Feld, auf dem der Wagen stehen soll, oder zieh ihn dorthin. Wisch über die Strecke, um den Rest zu sehen.

grand_prix-end-measure = Geld und Preise in Sicht

## Warum ein starker Bot es täte (Tipps)

grand_prix-advice-bid = { $spaces ->
    [one] Deine Karten bringen diesen Wagen ein Feld weit.
   *[other] Deine Karten bringen diesen Wagen { $spaces } Felder weit.
 }
grand_prix-advice-pass = { $spaces ->
    [0] Deine Karten bewegen diesen Wagen nicht.
    [one] Deine Karten bringen diesen Wagen nur ein Feld weit.
   *[other] Deine Karten bringen diesen Wagen nur { $spaces } Felder weit.
 }
grand_prix-advice-play = Sie bewegt deine Wagen zusammen um { $own }, andere um { $others }.
grand_prix-advice-finish = Damit ist der Wagen im Ziel.
grand_prix-advice-own-car = Es ist dein eigener Wagen.
grand_prix-liked-card = Karte { $value }
