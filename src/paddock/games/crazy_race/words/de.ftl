# Crazy Race. Die Regelnummern sind die von law/de.md.

crazy_race = Crazy Race
    .about = Biete verdeckt um das Recht zu fahren und bring deine drei Loks um die Drehscheibe herum nach Hause.

crazy_race-edition-house = Hausausgabe

## Lokführer- und Punktekarten sind Zahlen; die Loks haben Namen. Ein Name steht im Satz ohne
## Artikel, wie ein Titel.

crazy_race-card-A = Schlotlok
    .help = Eine deiner drei Loks. Sie fährt, wenn du ihre Seite der Etappenkarte gewinnst (CZ9) oder sie an einer Seite ohne Lok auswählst (CZ10, CZ11).
crazy_race-card-B = Stromlinienlok
    .help = Eine deiner drei Loks. Sie fährt, wenn du ihre Seite der Etappenkarte gewinnst (CZ9) oder sie an einer Seite ohne Lok auswählst (CZ10, CZ11).
crazy_race-card-C = Tenderlok
    .help = Eine deiner drei Loks. Sie fährt, wenn du ihre Seite der Etappenkarte gewinnst (CZ9) oder sie an einer Seite ohne Lok auswählst (CZ10, CZ11).
crazy_race-card-F = beliebige Lok

## Orte: die Seiten einer Etappenkarte und die beiden Punktestapel

crazy_race-place-top = oben
    .side = obere Seite
    .dative = oberen Seite
crazy_race-place-right = rechts
    .side = rechte Seite
    .dative = rechten Seite
crazy_race-place-bottom = unten
    .side = untere Seite
    .dative = unteren Seite
crazy_race-place-left = links
    .side = linke Seite
    .dative = linken Seite
crazy_race-place-turntable = Drehscheibe
crazy_race-place-yard = Betriebshof

## Optionen: ein Name, und was sie ändert

crazy_race-option-shuffled_points = Gemischte Punkte
    .help = Die beiden Stapel der Punktekarten werden gemischt; von jedem sieht man nur die oberste Karte.
crazy_race-option-stragglers = Nachzügler zahlen
    .help = Am Ende wirft, wem die letzte Lok gehört, die höchste Punktekarte ab, und wem die vorletzte gehört, eine nach Wahl.
crazy_race-option-robbery = Raub
    .help = Wer eine zweite Lok nach Hause bringt, darf statt der Karte vom Stapel bei jemand anderem eine Punktekarte ziehen.
crazy_race-option-runner_up_wins = Der zweite Platz gewinnt
    .help = Ist der erste Platz geteilt, gewinnt, wer die zweitmeisten Punkte hat.
crazy_race-option-fewer_points = Punktekarten je Stapel
    .help = Wie viele Punktekarten in jedem Stapel liegen; 0 heißt alle.
crazy_race-value-fewer_points-0 = alle

crazy_race-preset-rulebook = Spielregel
    .help = Die Regeln, wie sie auf der Regelseite stehen, ohne geänderte Optionen.
crazy_race-preset-variants = Alle Varianten
    .help = Gemischte Stapel von vier Punktekarten, Nachzügler, Raub, und bei Gleichstand gewinnt der zweite Platz.

## Warum ein Zug nicht geht: ein Satz; die Regel steht daneben

crazy_race-refusal-stage-gone = Diese Etappe ist schon gefahren.
crazy_race-refusal-not-in-hand = Diese Karte hast du nicht.
crazy_race-refusal-taboo = Diese Seite ist tabu: drei genügen.
crazy_race-refusal-not-laid = Die hast du in dieser Etappe nicht gelegt.
crazy_race-refusal-already-home = Diese Lok ist schon zu Hause.
crazy_race-refusal-already-recovered = Du hast deinen Stapel schon zurückgenommen.
crazy_race-refusal-no-pile = Du hast noch keinen Stapel zum Zurücknehmen.
crazy_race-refusal-not-in-pile = So eine Karte ist nicht mehr im Stapel.
crazy_race-refusal-not-your-points = So eine Punktekarte hast du nicht.
crazy_race-refusal-rob-yourself = Sich selbst beraubt man nicht.
crazy_race-refusal-nothing-to-rob = Dort ist keine Punktekarte zu holen.
crazy_race-refusal-not-the-victims = So eine Punktekarte liegt dort nicht.

## Was gefragt ist

crazy_race-phase-recovery = Vor der Etappe
crazy_race-phase-stage = Die Etappenkarte wird aufgedeckt
crazy_race-phase-lay = Karten legen
crazy_race-phase-choice = Eine Lok wählen
crazy_race-phase-split = Den Zug aufteilen
crazy_race-phase-points = Eine Punktekarte wird aufgedeckt
crazy_race-phase-robbery = Raub
crazy_race-phase-losing = Eine Punktekarte wird gezogen
crazy_race-phase-taking = Eine Karte zurücknehmen
crazy_race-phase-stragglers = Nachzügler
crazy_race-phase-over = Das Rennen ist zu Ende

crazy_race-ask-recovery = Die Etappe ist vorbei. Weiter, oder erst deinen Stapel zurücknehmen? Das geht einmal.
crazy_race-ask-stage = Die nächste Etappenkarte wird aufgedeckt.
crazy_race-ask-lay = Runde { $round } von 3: Leg eine Karte an eine Seite, oder pass.
crazy_race-ask-choice = Du hast die { $place_side } gewonnen: Welche Lok fährt?
crazy_race-ask-split =
    { $left ->
        [one] Du hast das „?“ gewonnen: noch 1 Feld. Welche Lok?
       *[other] Du hast das „?“ gewonnen: noch { $left } Felder, eins nach dem anderen. Welche Lok?
    }
crazy_race-ask-points = Eine Punktekarte wird aufgedeckt.
crazy_race-ask-robbery = Deine zweite Lok ist zu Hause. Die Karte vom Stapel, oder jemanden berauben?
crazy_race-ask-losing = Eine Punktekarte wird gezogen.
crazy_race-ask-taking = Du hast in dieser Etappe nichts bewegt: eine deiner Karten zurücknehmen?
crazy_race-ask-stragglers = Dir gehört die vorletzte Lok: Wirf eine Punktekarte ab.
crazy_race-ask-over = Das Rennen ist zu Ende.

## Züge, wie sie auf einem Knopf stehen

crazy_race-move-lay = Karte { $card } → { $place }
crazy_race-move-pass = Passen
crazy_race-move-recover = Meinen Stapel zurücknehmen (einmal, CZ20)
crazy_race-move-wait = Weiter zur nächsten Etappe
crazy_race-move-run = { $engine }
crazy_race-move-step = { $engine }, ein Feld
crazy_race-move-claim = Die Karte vom Stapel nehmen
crazy_race-move-rob = { $victim } berauben
crazy_race-move-take = Karte { $card } zurücknehmen
crazy_race-move-leave = Alle liegen lassen
crazy_race-move-discard = Punktekarte { $card } abwerfen
crazy_race-move-stage = Etappenkarte { $card }
crazy_race-move-point = Punktekarte { $card }
crazy_race-move-lose = Punktekarte { $card } wird gezogen

## Was geschehen ist

crazy_race-event-stage-turned =
    { $seat_is ->
        [you] Etappe { $stage } von 8, im Uhrzeigersinn ab dem Pfeil: { $lines }. Du legst zuerst.
       *[one] Etappe { $stage } von 8, im Uhrzeigersinn ab dem Pfeil: { $lines }. { $seat } legt zuerst.
    }
crazy_race-event-laid = { $seat } legt eine Karte an die { $place_side }.
crazy_race-event-you-laid =
    { $seat_is ->
        [you] Du legst eine { $card } an die { $place_side }.
       *[one] { $seat } legt eine { $card } an die { $place_side }.
    }
crazy_race-event-passed =
    { $seat_is ->
        [you] Du passt.
       *[one] { $seat } passt.
    }
crazy_race-event-no-cards =
    { $seat_is ->
        [you] Du hast keine Karte mehr auf der Hand (CZ21).
       *[one] { $seat } hat keine Karte mehr auf der Hand (CZ21).
    }
crazy_race-event-taboo = An drei Seiten liegen Karten: Die { $place_side } ist tabu (CZ7).
crazy_race-event-recovered =
    { $seat_is ->
        [you] Du nimmst deinen Stapel wieder auf die Hand (CZ20).
       *[one] { $seat } nimmt den Stapel wieder auf die Hand (CZ20).
    }
crazy_race-event-side-won =
    { $seat_is ->
        [you] An der { $place_dative }: { $tally }. Du gewinnst sie.
       *[one] An der { $place_dative }: { $tally }. { $seat } gewinnt sie.
    }
crazy_race-event-side-tied =
    { $seat_is ->
        [you] An der { $place_dative }: { $tally }. Gleichstand: Du hast zuerst gelegt und gewinnst sie (CZ8).
       *[one] An der { $place_dative }: { $tally }. Gleichstand: { $seat } hat zuerst gelegt und gewinnt sie (CZ8).
    }
crazy_race-event-side-empty = An der { $place_dative } hat niemand eine Karte gelegt.
crazy_race-event-move-lost =
    { $all ->
        [1] { $seat_is ->
            [you] Alle deine Loks sind zu Hause: Der Zug verfällt.
           *[one] Alle Loks von { $seat } sind zu Hause: Der Zug verfällt.
        }
       *[0] { $seat_is ->
            [you] Deine { $engine } ist schon zu Hause: Der Zug verfällt (CZ9).
           *[one] Die { $engine } von { $seat } ist schon zu Hause: Der Zug verfällt (CZ9).
        }
    }
crazy_race-event-ran =
    { $seat_is ->
        [you] Deine { $engine }
       *[one] Die { $engine } von { $seat }
    } fährt { $spaces ->
        [one] 1 Feld
       *[other] { $spaces } Felder
    }{ $jumped ->
        [0] { "" }
        [one] , über eine andere Lok hinweg,
       *[other] , über { $jumped } andere Loks hinweg,
    } { $where ->
        [home] und ist zu Hause.
        [turntable] bis auf die Drehscheibe und wendet.
       *[space] { $heading ->
            [back] bis Feld { $space }, auf dem Heimweg.
           *[out] bis Feld { $space }.
        }
    }
crazy_race-event-took-points =
    { $seat_is ->
        [you] Du nimmst { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        } { $place_id ->
            [turntable] an der Drehscheibe
           *[yard] im Betriebshof
        }.
       *[one] { $seat } nimmt { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        } { $place_id ->
            [turntable] an der Drehscheibe
           *[yard] im Betriebshof
        }.
    }
crazy_race-event-no-points =
    { $seat_is ->
        [you] Für dich ist keine Punktekarte mehr { $place_id ->
            [turntable] an der Drehscheibe
           *[yard] im Betriebshof
        } (CZ18).
       *[one] Für { $seat } ist keine Punktekarte mehr { $place_id ->
            [turntable] an der Drehscheibe
           *[yard] im Betriebshof
        } (CZ18).
    }
crazy_race-event-point-turned =
    { $place_id ->
        [turntable] An der Drehscheibe
       *[yard] Im Betriebshof
    } liegt jetzt eine { $points } oben.
crazy_race-event-robbed =
    { $seat_is ->
        [you] Du raubst { $victim } { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        } (CZ25).
       *[one] { $seat } raubt { $victim_is ->
            [you] dir
           *[one] { $victim }
        } { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        } (CZ25).
    }
crazy_race-event-took-back =
    { $seat_is ->
        [you] Du hast nichts bewegt und nimmst eine { $card } zurück (CZ13).
       *[one] { $seat } hat nichts bewegt und nimmt eine { $card } zurück (CZ13).
    }
crazy_race-event-race-over = Etappe { $stage } war die letzte: Das Rennen ist zu Ende.
crazy_race-event-cards-spent = Alle haben ihre Karten zweimal ausgespielt: Das Rennen endet nach Etappe { $stage } (CZ22).
crazy_race-event-straggler =
    { $seat_is ->
        [you] Deine Lok ist am weitesten von zu Hause weg: Deine höchste Punktekarte, { $points }, ist verloren (CZ24).
       *[one] Eine Lok von { $seat } ist am weitesten von zu Hause weg: Die höchste Punktekarte, { $points }, ist verloren (CZ24).
    }
crazy_race-event-straggler-chose =
    { $seat_is ->
        [you] Deine Lok ist die vorletzte: Du wirfst Punktekarte { $points } ab (CZ24).
       *[one] Eine Lok von { $seat } ist die vorletzte: Punktekarte { $points } wird abgeworfen (CZ24).
    }
crazy_race-event-runner-up =
    { $points ->
        [one] Der erste Platz ist mit 1 Punkt geteilt: Es gewinnt der zweite Platz (CZ26).
       *[other] Der erste Platz ist mit { $points } Punkten geteilt: Es gewinnt der zweite Platz (CZ26).
    }
crazy_race-event-last-engine =
    { $side_is ->
        [you] Gleichstand: Deine letzte Lok ist weiter (CZ22).
       *[one] Gleichstand: Die letzte Lok von { $side } ist weiter (CZ22).
    }
crazy_race-event-won-match =
    { $side_is ->
        [you] Du gewinnst das Rennen mit { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkten
        }.
       *[one] { $side } gewinnt das Rennen mit { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkten
        }.
    }

## Wofür es Punkte gibt

crazy_race-reason-turntable = Drehscheibe
crazy_race-reason-yard = Heimkehr
crazy_race-reason-robbery = Raub
crazy_race-reason-robbed = Verlust durch Raub
crazy_race-reason-straggler = Nachzügler

## Der Tisch

crazy_race-table-stage = Etappe { $stage } von { $stages }
crazy_race-table-round = Runde { $round } von 3
crazy_race-table-start = legt zuerst
crazy_race-table-pile = eigener Stapel
crazy_race-table-hand = deine Hand
crazy_race-table-no-hand = keine Karten auf der Hand
crazy_race-table-empty = keine
crazy_race-table-once = Stapel zurückgenommen
crazy_race-table-taboo = tabu
crazy_race-table-free = beliebige Lok
crazy_race-table-question = so viele, wie Karten hier liegen
crazy_race-table-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
crazy_race-table-turntable = Drehscheibe
crazy_race-table-yard = Betriebshof
crazy_race-table-home = zu Hause
crazy_race-table-won = gewonnen von { $name }
crazy_race-table-no-move = schon zu Hause: keine Fahrt
crazy_race-table-skipped = keine Karten
crazy_race-table-left =
    { $left ->
        [one] noch 1 Feld
       *[other] noch { $left } Felder
    }
crazy_race-legend =
    ▶ auf dem Weg zur Drehscheibe · ◀ auf dem Heimweg · ◎ Drehscheibe · ▒ verdeckte Karte
    A Schlotlok · B Stromlinienlok · C Tenderlok

## Im Terminal

crazy_race-ui-keys-ways = 1a: Karte 1 an Seite a legen · ?: Hilfe · q: Ende
crazy_race-ui-choose-victim = An welche Seite? { $choices }
crazy_race-ui-help-keys =
    1a, 2c       Karte 1 an die erste Seite legen, Karte 2 an die dritte
    1, 2, 3 …    diese Antwort wählen
    lay 3>top    ein Zug in Worten; auch „pass“, „recover“ und „run A“
    ? A          was eine Lok bewirkt, mit ihren Regeln
    ? options    nach welchen Regeln dieser Tisch spielt
    s            der Punktestand
    t            der Tisch noch einmal
    back         eine angefangene Wahl zurücknehmen
    q            beenden; die Partie bleibt erhalten und kann weitergehen

## Auf den Zeichnungen und der Seite

crazy_race-draw-driver = Lokführer
crazy_race-draw-stage = Etappe
crazy_race-draw-taboo = Tabu
crazy_race-draw-turntable = Drehscheibe
crazy_race-draw-yard = Betriebshof
crazy_race-web-hint = Wähle eine Karte, dann eine Seite.
crazy_race-web-out = auf Feld { $space }
crazy_race-web-back = auf Feld { $space }, auf dem Heimweg
crazy_race-web-covered = verdeckt
crazy_race-web-help-keys = 1–8 wählt eine Karte, dann legt A, B, C oder D sie an diese Seite, im Uhrzeigersinn ab dem Pfeil; P passt. Darfst du eine Lok wählen, fährt sie mit A, B oder C. Esc lässt eine Karte los, L zeigt das Protokoll. Darfst du Karten zurücknehmen, nimmt A, B oder C eine davon; R nimmt deinen Stapel zurück. Enter geht weiter, die Rücktaste nimmt deine letzte Wahl zurück.
crazy_race-web-help-touch = Tipp auf eine Karte, dann auf eine Seite der Etappenkarte oder deren Knopf. Tipp noch einmal auf die Karte, um sie loszulassen. Darfst du eine Lok wählen, tipp auf sie auf deinem Gleis oder auf ihren Knopf.
crazy_race-web-recover = Stapel zurück
crazy_race-web-reveal = Etappe { $stage }: Die Karten werden aufgedeckt.
crazy_race-web-empty-lay = Runde { $round } von 3: Du hast keine Karte mehr zu legen. Nimm deinen Stapel zurück (das geht einmal), oder pass: Du wirst jede Runde wieder gefragt.
crazy_race-web-empty-recovery = Die Etappe ist vorbei, und du hast keine Karte mehr. Nimmst du jetzt deinen Stapel zurück (das geht einmal)? Sonst geht es auch noch, wenn du dran bist.
crazy_race-web-empty-counts = Du hast keine Karte mehr und deinen Stapel schon zurückgenommen: Du wirst übergangen. Deine Karten auf dem Tisch zählen noch.
crazy_race-web-empty-watch = Du hast keine Karte mehr und deinen Stapel schon zurückgenommen: Deine Loks bleiben stehen. Das Rennen endet spätestens nach Etappe { $stages }.
crazy_race-web-legend = Was die Zeichen bedeuten
crazy_race-web-legend-out = auf dem Weg zur Drehscheibe
crazy_race-web-legend-back = auf dem Heimweg

## Warum ein starker Bot es täte (Tipps), und warum ein Bot es dir antat

crazy_race-advice-first = An dieser Seite liegt noch nichts.
crazy_race-advice-contest = { $count ->
    [one] Dort liegt eine Karte von jemand anderem; diese kann genügen.
   *[other] Dort liegen { $count } Karten der anderen; diese kann genügen.
 }
crazy_race-advice-add = Du hast dort schon gelegt und bleibst so vorn.
crazy_race-advice-pass = { $count ->
    [one] So behältst du die letzte Karte auf deiner Hand für später.
   *[other] So behältst du deine { $count } Karten für später.
 }
crazy_race-advice-recover = { $count ->
    [0] Deine Hand ist leer; Karten, die zurückkommen: { $pile }.
    [one] Du hast noch eine Karte; Karten, die zurückkommen: { $pile }.
   *[other] Du hast noch { $count } Karten; Karten, die zurückkommen: { $pile }.
 }
crazy_race-advice-wait = { $count ->
    [one] Die Karte auf deiner Hand reicht vorerst.
   *[other] Die { $count } Karten auf deiner Hand reichen vorerst.
 }
crazy_race-advice-highest = Es ist die höchste, die du zurücknehmen kannst.
crazy_race-advice-rob = { $points ->
    [one] { $victim } hat einen Punkt.
   *[other] { $victim } hat { $points } Punkte.
 }
crazy_race-blame-points = { $points ->
    [one] Du hattest einen Punkt.
   *[other] Du hattest { $points } Punkte.
 }
crazy_race-liked-card = Karte { $value }
