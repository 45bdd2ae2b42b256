# Rally. Die Nummern der Regeln sind die der Regelseite.

rally = Rally
    .about = Lies die Straße, wähle Gang und Risiko und bring das Auto in weniger Runden ins Ziel als die anderen.

rally-edition-house = Hausausgabe
rally-edition-proposed = Vorgeschlagene Risikotabelle

## Wagentypen, Reifen und Straßenteile, wie sie auf einem Knopf stehen

rally-card-stable = Stabil
    .help = Die einfachen Gänge und der einfache Risikowürfel: der langsamste und sicherste Wagentyp (RY6).
rally-card-fast = Schnell
    .help = Ein Feld mehr in jedem Gang außer dem ersten und 1 mehr auf dem Risikowürfel (RY6).
rally-card-prototype = Prototyp
    .help = Zwei Felder mehr in jedem Gang außer dem ersten und 2 mehr auf dem Risikowürfel (RY6).
rally-card-normal = Normalreifen
    .help = Sie helfen nie und stören nie.
rally-card-rain = Regenreifen
    .help = Bei Regen oder Gewitter ist jeder Faktor um 1 kleiner. Bei schönem oder bewölktem Wetter kosten sie 1 Feld (RY20).
rally-card-snow = Winterreifen
    .help = Bei Schnee ist jeder Faktor um 1 kleiner. Bei schönem oder bewölktem Wetter kosten sie 2 Felder (RY20).

## Dieselben Dinge in einem Satz

rally-setup-stable = Stabil
rally-setup-fast = Schnell
rally-setup-prototype = Prototyp
rally-tyres-normal = Normalreifen
rally-tyres-rain = Regenreifen
rally-tyres-snow = Winterreifen
rally-weather-fair = schön
    .now = das Wetter ist schön
rally-weather-overcast = bewölkt
    .now = es ist bewölkt
rally-weather-rain = Regen
    .now = es regnet
rally-weather-storm = Gewitter
    .now = es gewittert
rally-weather-snow = Schnee
    .now = es schneit
rally-zone-central = Mitteleuropa
rally-zone-north = Nordeuropa
rally-zone-africa = Afrika
rally-entry-monte-carlo = Monte Carlo
rally-entry-sweden = Schweden
rally-entry-italy = Italien
rally-entry-safari = Safari
rally-entry-morocco = Marokko
rally-entry-austrian-alps = Österreichische Alpen
rally-entry-alpine-cup = Alpencup
rally-entry-great-britain = Großbritannien
rally-result-- = nichts passiert
rally-result-tc = ein Dreher
rally-result-1 = Schaden ersten Grades
rally-result-2 = Schaden zweiten Grades
rally-result-3 = Schaden dritten Grades
rally-result-e = das Aus in diesem Rennen
rally-feature-fast =
    { $count ->
        [one] { $count } schnelle Straße
       *[other] { $count } schnelle Straßen
    }
rally-feature-hairpin =
    { $count ->
        [one] { $count } Haarnadelkurve
       *[other] { $count } Haarnadelkurven
    }
rally-feature-ford =
    { $count ->
        [one] { $count } Furt
       *[other] { $count } Furten
    }

## Optionen: ein Name und was sich damit ändert

rally-option-length = Länge der Partie
    .help = Ein Rennen (etwa zwanzig Minuten), eine ganze Rallye oder die Weltmeisterschaft aus allen acht, an so vielen Abenden, wie ihr wollt.
rally-option-rally = Welche Rallye
    .help = Die Zeile des Kalenders für ein Rennen oder eine Rallye: Zone, Länge und erlaubte Straßenteile.
rally-option-special_stages = Sonderrennen
    .help = Eine Rallye endet mit dem Sonderrennen des Kalenders, ohne Tempolimit: der dritte, vierte und fünfte Gang gehen bis zu 2, 4 und 6 Felder weiter. Bei einem einzelnen Rennen: fahrt dieses.
rally-option-slow_tyres = Langsamer Reifenwechsel
    .help = Ein Reifenwechsel kostet immer eine Runde (deutsche Regeln). Sonst nur einer zusammen mit einer Reparatur.
rally-option-split_ties = Geteilte Plätze aufteilen
    .help = Wer gleichauf liegt, teilt die Punkte dieser Plätze auf (englische Regeln). Sonst bekommt jeder die des besseren Platzes.

rally-word-stage = ein Rennen
rally-word-rally = eine Rallye
rally-word-championship = Weltmeisterschaft
rally-word-monte-carlo = Monte Carlo
rally-word-sweden = Schweden
rally-word-italy = Italien
rally-word-safari = Safari
rally-word-morocco = Marokko
rally-word-austrian-alps = Österreichische Alpen
rally-word-alpine-cup = Alpencup
rally-word-great-britain = Großbritannien

rally-preset-stage = Ein Rennen
    .help = Schnell gespielt: ein einzelnes Rennen in Monte Carlo auf sechs Straßenteilen.
rally-preset-rally = Eine Rallye
    .help = Alle Rennen einer Rallye; die kleinste Summe der Punkte gewinnt.
rally-preset-championship = Weltmeisterschaft
    .help = Alle acht Rallyes des Kalenders mit ihren Sonderrennen. Die Partie wird aufgehoben und geht weiter, wann ihr wollt.

## Warum ein Zug nicht geht: ein Satz; die Regel steht daneben

rally-refusal-too-many-fast = Noch eine schnelle Straße ist nicht erlaubt.
rally-refusal-too-many-hairpins = Noch eine Haarnadel ist nicht erlaubt.
rally-refusal-too-many-fords = Noch eine Furt ist nicht erlaubt.
rally-refusal-limits-out-of-reach = So wären die Vorgaben nicht mehr zu erfüllen.
rally-refusal-first-must-be-easy = Das erste Feld muss den Faktor 0 haben.
rally-refusal-section-lies = Dieses Straßenteil liegt schon.
rally-refusal-setup-fixed = Der Wagentyp gilt für die ganze Rallye.
rally-refusal-setup-too-far = Er ändert sich je Rallye um höchstens 1 Stufe.
rally-refusal-tyres-chosen = Deine Reifen sind gewählt.
rally-refusal-crew-placed = Alle drei Mechaniker stehen schon.
rally-refusal-not-on-the-course = So ein Feld hat die Strecke nicht.
rally-refusal-not-ready = Wähle erst Wagentyp und Reifen.
rally-refusal-no-over-rev = Deine Übertourenkarte ist verbraucht.
rally-refusal-no-gear-below = Zwei tiefer gibt es keinen Gang.
rally-refusal-gear-too-far = Ein Gang hinauf oder herunter, nicht mehr.
rally-refusal-most-driven = Weiter geht es in diesem Gang nicht.
rally-refusal-least-not-driven = Dieser Gang muss weiter, oder bremse.
rally-refusal-no-need-to-brake = Hier kannst du schon ohne Bremsen halten.
rally-refusal-too-fast-for-tyres = Reifenwechsel nur im 1. oder 2. Gang.
rally-refusal-no-mechanic-near = Kein Mechaniker von dir ist in Reichweite.
rally-refusal-same-tyres = Diese Reifen sind schon drauf.
rally-refusal-not-in-the-lot = Dieser Fahrer nimmt an der Auslosung nicht teil.

## Was gefragt wird

rally-phase-order = Startnummern
rally-phase-layer = Wer die Strecke legt
rally-phase-course = Die Strecke
rally-phase-prepare = Vorbereitung
rally-phase-weather = Wetter
rally-phase-gear = Gang wählen
rally-phase-risk = Risikowürfel
rally-phase-drive = Fahren
rally-phase-damage = Schadenswürfel
rally-phase-pit = Bei den Mechanikern
rally-phase-over = Die Partie ist zu Ende

rally-ask-order = Die Startnummern werden gelost.
rally-ask-layer = Es wird gelost, wer die Strecke legt.
rally-ask-course = Leg die Strecke: { $sections ->
        [one] 1 Straßenteil
       *[other] { $sections } Straßenteile
    } für { $entry }.
rally-ask-prepare = Wähle Wagentyp und Reifen, stell deine Mechaniker auf und melde dich bereit.
rally-ask-weather = Das Wetter wird gewürfelt.
rally-ask-gear = Wähle einen Gang; danach kommt der Risikowürfel.
rally-ask-risk = Der Risikowürfel fällt.
rally-ask-drive = { $driven } gefahren, mindestens { $least }, höchstens { $most }; sicher bis Faktor { $safe }. Was nun?
rally-ask-damage = Der Schadenswürfel fällt.
rally-ask-pit = Du stehst neben der Straße. Hier Reifen wechseln?
rally-ask-over = Die Partie ist zu Ende.

## Züge, wie sie auf einem Knopf stehen

rally-move-lay = { $face } legen
rally-move-setup = Wagentyp { $card }
rally-move-tyres = { $card } aufziehen
rally-move-mechanic = Mechaniker auf Feld { $space }
rally-move-done = Bereit
rally-move-gear = { $gear }. Gang
rally-move-over-rev = Übertouren: zwei Gänge herunter
rally-move-ahead = Weiterfahren
rally-move-brake = Hier bremsen
rally-move-stop = Hier halten
rally-move-keep = Diese Reifen behalten
rally-move-die = Würfel { $number }
rally-move-lot = Los für Platz { $number }

## Was geschehen ist

rally-event-rally-begins =
    { $stages ->
        [one] Rallye { $rally }: { $entry }, ein Rennen.
       *[other] Rallye { $rally }: { $entry }, { $stages } Rennen.
    }
rally-event-stage-begins = Rennen { $stage } der Rallye { $entry }: { $sections ->
        [one] 1 Straßenteil
       *[other] { $sections } Straßenteile
    }.
rally-event-special-begins = Rennen { $stage } der Rallye { $entry } ist das Sonderrennen: { $sections ->
        [one] 1 Straßenteil
       *[other] { $sections } Straßenteile
    }, kein Tempolimit (RY26).
rally-event-start-number =
    { $lot ->
        [0] { $seat_is ->
            [you] Du startest als Nummer { $number }.
           *[one] { $seat } startet als Nummer { $number }.
        }
       *[other] { $seat_is ->
            [you] Du startest als Nummer { $number } (gelost).
           *[one] { $seat } startet als Nummer { $number } (gelost).
        }
    }
rally-event-layer =
    { $lot ->
        [0] { $seat_is ->
            [you] Du legst die Strecke, als Letzter des vorigen Rennens (RY3).
           *[one] { $seat } legt die Strecke, als Letzter des vorigen Rennens (RY3).
        }
       *[other] { $seat_is ->
            [you] Du legst die Strecke: So hat das Los entschieden (RY3).
           *[one] { $seat } legt die Strecke: So hat das Los entschieden (RY3).
        }
    }
rally-event-laid =
    { $seat_is ->
        [you] Du legst { $card } als Teil { $number }.
       *[one] { $seat } legt { $card } als Teil { $number }.
    }
rally-event-mechanic-placed =
    { $seat_is ->
        [you] Du stellst einen Mechaniker auf Feld { $space }.
       *[one] { $seat } stellt einen Mechaniker auf Feld { $space }.
    }
rally-event-ready =
    { $seat_is ->
        [you] Du bist bereit.
       *[one] { $seat } ist bereit.
    }
rally-event-revealed =
    { $seat_is ->
        [you] Du fährst den Wagentyp { $setup } auf { $tyres }, { $crew ->
            [0] ohne Mechaniker
            [one] mit einem Mechaniker
           *[other] mit { $crew } Mechanikern
        }.
       *[one] { $seat } fährt den Wagentyp { $setup } auf { $tyres }, { $crew ->
            [0] ohne Mechaniker
            [one] mit einem Mechaniker
           *[other] mit { $crew } Mechanikern
        }.
    }
rally-event-race-begins = Das erste Auto steht an der Linie. Das Wetter ist schön.
rally-event-weather =
    { $add ->
        [0] Runde { $round }: Der Würfel zeigt { $die }; { $weather_now }.
       *[other] Runde { $round }: Der Würfel zeigt { $die }; { $weather_now }, { $add } mehr auf jeden Risikowürfel.
    }
rally-event-shifted =
    { $seat_is ->
        [you] Du schaltest in den { $gear }. Gang.
       *[one] { $seat } schaltet in den { $gear }. Gang.
    }
rally-event-over-revved =
    { $seat_is ->
        [you] Du überdrehst den Motor und schaltest in den { $gear }. Gang zurück.
       *[one] { $seat } überdreht den Motor und schaltet in den { $gear }. Gang zurück.
    }
rally-event-restarted =
    { $seat_is ->
        [you] Du fährst im ersten Gang wieder los.
       *[one] { $seat } fährt im ersten Gang wieder los.
    }
rally-event-risk =
    { $seat_is ->
        [you] Dein Risikowürfel: { $die }
       *[one] Risikowürfel von { $seat }: { $die }
    }{ $setup_add ->
        [0] { "" }
       *[other] { " " }+ { $setup_add } für den Wagentyp
    }{ $weather_add ->
        [0] { "" }
       *[other] { " " }+ { $weather_add } für das Wetter
    }{ $added ->
        [0] { "" }
       *[1] { " " }= { $roll }
    }{ $capped ->
        [0] { "" }
       *[1] , denn mehr als 6 wird es nie
    }. Im { $gear }. Gang sind Faktoren bis { $safe } sicher, für { $most ->
        [one] genau ein Feld
       *[other] { $fixed ->
            [1] genau { $most } Felder
           *[0] { $least } bis { $most } Felder
        }
    }.
rally-event-braked =
    { $seat_is ->
        [you] Du bremst auf Feld { $space }; jetzt { $least ->
            [one] genügt ein Feld
           *[other] genügen { $least } Felder
        }.
       *[one] { $seat } bremst auf Feld { $space }; jetzt { $least ->
            [one] genügt ein Feld
           *[other] genügen { $least } Felder
        }.
    }
rally-event-danger = Feld { $space }: Faktor { $road }{ $brakes ->
        [0] { "" }
       *[other] { " " }+ { $brakes } fürs Bremsen
    }{ $passed ->
        [0] { "" }
       *[other] { " " }+ { $passed } fürs Überholen
    }{ $grip ->
        [0] { "" }
       *[other] { " " }− { $grip } für die Reifen
    }{ $changed ->
        [0] { "" }
       *[1] { " " }= { $factor }
    }, sicher ist aber nur { $safe }: { $excess } zu viel.
rally-event-damage =
    { $seat_is ->
        [you] Dein Schadenswürfel zeigt { $die }: { $result }.
       *[one] Der Schadenswürfel von { $seat } zeigt { $die }: { $result }.
    }
rally-event-mended =
    { $mechanics ->
        [one] { $seat_is ->
            [you] Dein Mechaniker in Reichweite
           *[one] Der Mechaniker von { $seat } in Reichweite
        } { $left ->
            [0] behebt den Schaden { $degree }. Grades: Es bleibt bei einem Dreher (RY17).
           *[other] senkt den Schaden von Grad { $degree } auf { $left } (RY17).
        }
       *[other] { $seat_is ->
            [you] Deine { $mechanics } Mechaniker in Reichweite
           *[one] Die { $mechanics } Mechaniker von { $seat } in Reichweite
        } { $left ->
            [0] beheben den Schaden { $degree }. Grades: Es bleibt bei einem Dreher (RY17).
           *[other] senken den Schaden von Grad { $degree } auf { $left } (RY17).
        }
    }
rally-event-off-road =
    { $missing ->
        [0] { $seat_is ->
            [you] Du stehst auf Feld { $space } neben der Straße.
           *[one] { $seat } steht auf Feld { $space } neben der Straße.
        }
        [one] { $seat_is ->
            [you] Du stehst auf Feld { $space } neben der Straße und setzt eine Runde aus.
           *[one] { $seat } steht auf Feld { $space } neben der Straße und setzt eine Runde aus.
        }
       *[other] { $seat_is ->
            [you] Du stehst auf Feld { $space } neben der Straße und setzt { $missing } Runden aus.
           *[one] { $seat } steht auf Feld { $space } neben der Straße und setzt { $missing } Runden aus.
        }
    }
rally-event-wrecked =
    { $seat_is ->
        [you] Dein Auto ist auf Feld { $space } ein Totalschaden: Du bist aus diesem Rennen ausgeschieden.
       *[one] Das Auto von { $seat } ist auf Feld { $space } ein Totalschaden und aus diesem Rennen ausgeschieden.
    }
rally-event-stopped =
    { $seat_is ->
        [you] Du fährst { $driven ->
            [one] ein Feld
           *[other] { $driven } Felder
        } bis Feld { $space }.
       *[one] { $seat } fährt { $driven ->
            [one] ein Feld
           *[other] { $driven } Felder
        } bis Feld { $space }.
    }
rally-event-changed-tyres =
    { $extra ->
        [0] { $seat_is ->
            [you] Du ziehst { $tyres } auf.
           *[one] { $seat } zieht { $tyres } auf.
        }
       *[other] { $seat_is ->
            [you] Du ziehst { $tyres } auf und setzt eine weitere Runde aus (RY18).
           *[one] { $seat } zieht { $tyres } auf und setzt eine weitere Runde aus (RY18).
        }
    }
rally-event-missed =
    { $left ->
        [0] { $seat_is ->
            [you] Du setzt diese Runde aus.
           *[one] { $seat } setzt diese Runde aus.
        }
        [one] { $seat_is ->
            [you] Du setzt diese Runde aus und noch eine.
           *[one] { $seat } setzt diese Runde aus und noch eine.
        }
       *[other] { $seat_is ->
            [you] Du setzt diese Runde aus und noch { $left }.
           *[one] { $seat } setzt diese Runde aus und noch { $left }.
        }
    }
rally-event-home =
    { $seat_is ->
        [you] Du bist in Runde { $round } im Ziel.
       *[one] { $seat } ist in Runde { $round } im Ziel.
    }
rally-event-stage-points =
    { $seat_is ->
        [you] Du warst { $behind ->
            [one] eine Runde
           *[other] { $behind } Runden
        } zurück, Startnummer { $start }: { $behind } − { $start } = { $points } (RY22).
       *[one] { $seat } war { $behind ->
            [one] eine Runde
           *[other] { $behind } Runden
        } zurück, Startnummer { $start }: { $behind } − { $start } = { $points } (RY22).
    }
rally-event-out-points =
    { $shared ->
        [0] { $seat_is ->
            [you] Du bist ausgeschieden: Der Letzte im Ziel hat { $worst }, also bekommst du { $points } (RY23).
           *[one] { $seat } ist ausgeschieden: Der Letzte im Ziel hat { $worst }, also bekommt { $seat } { $points } (RY23).
        }
       *[other] { $seat_is ->
            [you] Niemand ist im Ziel, also teilen alle das Rennen: Du bekommst { $points } (RY23).
           *[one] Niemand ist im Ziel, also teilen alle das Rennen: { $seat } bekommt { $points } (RY23).
        }
    }
rally-event-scored =
    { $side_is ->
        [you] Du bekommst { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }: { $reason }, mit einer Summe von { $total } ({ $rule }).
       *[one] { $side } bekommt { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }: { $reason }, mit einer Summe von { $total } ({ $rule }).
    }
rally-event-rally-over = Rallye { $rally } ist vorbei: { $entry }.
rally-event-won-match =
    { $side_is ->
        [you] Du gewinnst mit { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkten
        }.
       *[one] { $side } gewinnt mit { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkten
        }.
    }

## Wofür es Punkte gibt

rally-reason-place-1 = erster Platz
rally-reason-place-2 = zweiter Platz
rally-reason-place-3 = dritter Platz
rally-reason-place-4 = vierter Platz
rally-reason-place-5 = fünfter Platz
rally-reason-place-6 = sechster Platz

## Der Tisch

rally-table-stage = { $entry } · Rennen { $stage } von { $stages }
rally-score-part = Rallye { $race }
rally-table-special = { $entry } · Sonderrennen
rally-table-round = Runde { $round }
rally-table-before = vor dem Start
rally-table-before-car = am Start
rally-table-weather =
    { $add ->
        [0] { $weather }
       *[other] { $weather } +{ $add }
    }
rally-table-space = Feld { $space } von { $length }
rally-table-gear = { $gear }. Gang
rally-table-off = neben der Straße
rally-table-out = ausgeschieden
rally-table-home = im Ziel in Runde { $round }
rally-table-missing =
    { $count ->
        [one] setzt 1 Runde aus
       *[other] setzt { $count } Runden aus
    }
rally-table-over-rev = Übertourenkarte
rally-table-crew = Mechaniker auf { $spaces }
rally-table-crew-hidden =
    { $count ->
        [one] 1 Mechaniker verdeckt
       *[other] { $count } Mechaniker verdeckt
    }
rally-table-ready = bereit
rally-table-preparing = richtet ein
rally-table-start = Startnummer { $number }
rally-table-points = Rennpunkte
rally-table-total = Summe
rally-table-championship = Weltmeisterschaft
rally-table-course = { $laid } von { $sections } Straßenteilen gelegt
rally-table-at-least = mindestens { $count }
rally-table-at-most = höchstens { $count }
rally-table-type-mechanic = Einen Mechaniker stellst du auf, indem du sein Feld tippst: „mechanic 12“.
rally-table-safe = Faktoren bis { $safe } sind sicher
rally-legend =
    0–4 der Faktor eines Feldes (RY1) · ≈ Furt (RY19) · ⊃ Haarnadelkurve
    M eigener Mechaniker (RY17) · ! Faktor über dem sicheren dieses Zuges (RY15)
rally-ui-help-keys =
    1, 2, 3 …     diese Antwort wählen
    gear 3        ein Zug in Worten; auch „ahead“, „brake“, „stop“ und „mechanic 12“
    ? regen       was ein Wagentyp oder Reifen bewirken
    ? options     nach welchen Regeln dieser Tisch spielt
    s             die Punkte bisher
    t             der Tisch noch einmal
    back          eine angefangene Wahl zurücknehmen
    q             beenden; die Partie bleibt erhalten und kann weitergehen

## Auf den Zeichnungen

rally-draw-start = START
rally-draw-finish = ZIEL
rally-draw-least = min.
rally-draw-most = max.

## Auf der Seite

rally-page-safe-row = Der höchste sichere Faktor bei jeder Zahl des Würfels, von 1 bis 6 (RY12).
rally-page-mechanics = Mechaniker
rally-page-mechanics-left =
    { $count ->
        [0] alle aufgestellt
        [one] klick auf ein Feld für einen weiteren Mechaniker
       *[other] klick auf Felder für { $count } Mechaniker
    }
rally-page-setup = Wagentyp
rally-page-tyres = Reifen
rally-page-results = Rennpunkte
rally-page-zoom-in = Größer
rally-page-zoom-out = Kleiner
rally-page-stage = Rennen
rally-page-space = Feld { $space }, Faktor { $factor }
rally-page-ford = Furt
rally-page-hairpin = Haarnadelkurve
rally-page-of = von { $length }
rally-page-passing = beim Überholen
rally-page-brake = Ein Feld weniger, aber hier Faktor +1
rally-odds-- = nichts
rally-odds-tc = Dreher
rally-odds-1 = 1 Runde
rally-odds-2 = 2 Runden
rally-odds-3 = 3 Runden
rally-odds-e = aus
rally-web-help-keys = 1–5 schaltet in diesen Gang, O überdreht, → fährt weiter, B bremst, S hält an, Enter bestätigt. Ein Klick auf ein Feld weiter vorn fährt bis dorthin, solange kein Wurf nötig ist. M geht zur Karte, dort gehen ← und → von Feld zu Feld; + und − vergrößern und verkleinern. L zeigt das Protokoll.
rally-web-help-touch = Tipp auf einen Gang, dann auf einen Knopf, um weiterzufahren, zu bremsen oder anzuhalten. Tipp auf ein Feld weiter vorn, um bis dorthin zu fahren, solange kein Wurf nötig ist. Wisch über die Karte, um sie zu verschieben; zieh zwei Finger auseinander, um näher heranzugehen.

## Auf der Seite: wer führt, was geschehen ist, sich anders besinnen

rally-page-leads = führt
rally-page-gaps = Abstände in Runden
rally-page-at = Feld { $space }
rally-page-start-number = Startnummer
rally-page-arrival = Im Ziel in Runde
rally-page-points = Punkte
rally-page-rally-sum = Rallye { $points }
rally-page-championship-points = Meisterschaftspunkte
rally-page-few-lead = Wer die wenigsten Punkte hat, führt. Die Punkte eines Rennens sind die Runden hinter dem ersten Auto im Ziel, weniger die Startnummer.
rally-page-far = Oder klick auf ein Feld weiter vorn: Der Wagen fährt in einem Zug dorthin.
rally-page-only-stop = Dieser Gang reicht nicht weiter: Halte hier.
rally-page-stop-or-tyres = Dieser Gang reicht nicht weiter: Halte hier, oder halte und wechsle die Reifen.
rally-page-rethink = Nichts steht fest, bis du bereit bist: Klick auf etwas anderes, um es zu ändern.
rally-page-remove = Den Mechaniker von Feld { $space } wegnehmen
rally-page-effect-stable = normale Felder, normales Risiko
rally-page-effect-fast = +1 Feld im 2. bis 5. Gang, +1 Risiko
rally-page-effect-prototype = +2 Felder im 2. bis 5. Gang, +2 Risiko
rally-page-effect-normal = helfen nie, stören nie
rally-page-effect-rain = Regen und Gewitter: Faktoren −1; trocken: −1 Feld
rally-page-effect-snow = Schnee: Faktoren −1; trocken: −2 Felder

rally-end-measure = Gefahrene Strecke

## Warum ein starker Bot es täte (Tipps), und warum ein Bot es dir antat

rally-advice-gear = { $most ->
    [one] Genau ein Feld; die Straße vor dir hat höchstens Faktor { $factor }.
   *[other] Von { $least } bis { $most } Felder; die Straße vor dir hat höchstens Faktor { $factor }.
 }
rally-advice-safe = Das nächste Feld hat Faktor { $factor }; bis { $safe } fährst du sicher.
rally-advice-risk = Das nächste Feld liegt um { $above } über dem, was für dich sicher ist; Würfe ohne Schaden: { $count } von 6.
rally-advice-too-hard = Das nächste Feld hat Faktor { $factor }, und du fährst nur bis { $safe } sicher.
rally-advice-weather = Das Wetter: { $weather }.
rally-advice-mechanic = In der Nähe hat die Straße Faktor { $factor }.
rally-liked-gear = { $value }. Gang

## Auf Papier

rally-print-section = Straßenteil { $number }
rally-print-tables = Tabellen
rally-print-risk = Risikotabelle: der höchste sichere Faktor (RY12)
rally-print-damage = Schadentabelle (RY15)
rally-print-die = Würfel
rally-print-above = Faktor über dem sicheren
rally-print-gears = Gänge: kleinste und größte Zahl der Felder (RY6)
rally-print-spaces = Gang
rally-print-weather = Wetter der Zonen (RY10)
rally-print-calendar = Kalender (RY2)
rally-print-marker = Wettermarke
rally-print-notes = Notizen des Fahrers
rally-print-special = Sonderrennen
rally-print-fords = Faktor einer Furt (RY19)
rally-print-free = freie Straßenteile
