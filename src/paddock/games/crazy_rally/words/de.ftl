# Crazy Rally. Die Nummern der Regeln sind die aus law/de.md.

crazy_rally = Crazy Rally
    .about = Stimm deinen Wagen ab, merk dir die Strecke und fahr sie so schnell, wie er auf der Straße bleibt.

crazy_rally-edition-house = Hausausgabe

## Karten. Ein Name steht ohne Artikel im Satz, wie ein Titel.

crazy_rally-card-event = Ereignis
    .help = Bevor die Streckenkarte aufgedeckt wird: zieh zwei Karten oder ändere das Tempo eines Wagens um 1 (CR18, CR19). Unbenutzt ist sie im Ziel 2 wert (CR26).
crazy_rally-card-cards = Zwei Karten ziehen
    .help = Ereignis: zwei Karten vom Nachziehstapel auf deine Hand (CR19).
crazy_rally-card-faster = Tempo +1
    .help = Ereignis: ein Wagen wird um 1 schneller; über seinem Höchsttempo verliert er stattdessen 1 Karosserie (CR17, CR19).
crazy_rally-card-slower = Tempo −1
    .help = Ereignis: ein Wagen wird um 1 langsamer, aber nie langsamer als 0 (CR15, CR19).

crazy_rally-card-blue-ww = Doppellenkrad blau
    .help = Beim Abstimmen: Wendigkeit +2 (CR7). Im Rennen: um 1 beschleunigen oder bremsen (CR15).
crazy_rally-card-blue-tt = Doppelreifen blau
    .help = Beim Abstimmen: Höchsttempo +2 (CR7). Im Rennen: um 1 beschleunigen oder bremsen (CR15).
crazy_rally-card-blue-nn = Doppelmutter blau
    .help = Beim Abstimmen: Karosserie +2 (CR7). Im Rennen: um 1 beschleunigen oder bremsen (CR15).
crazy_rally-card-blue-wt = Lenkrad und Reifen blau
    .help = Beim Abstimmen: Wendigkeit +1, Höchsttempo +1 (CR7). Im Rennen: um 1 beschleunigen oder bremsen (CR15).
crazy_rally-card-blue-wn = Lenkrad und Mutter blau
    .help = Beim Abstimmen: Wendigkeit +1, Karosserie +1 (CR7). Im Rennen: um 1 beschleunigen oder bremsen (CR15).
crazy_rally-card-blue-tn = Reifen und Mutter blau
    .help = Beim Abstimmen: Höchsttempo +1, Karosserie +1 (CR7). Im Rennen: um 1 beschleunigen oder bremsen (CR15).
crazy_rally-card-yellow-ww = Doppellenkrad gelb
    .help = Beim Abstimmen: Wendigkeit +2 (CR7). Im Rennen: um 2 beschleunigen oder bremsen (CR15).
crazy_rally-card-yellow-tt = Doppelreifen gelb
    .help = Beim Abstimmen: Höchsttempo +2 (CR7). Im Rennen: um 2 beschleunigen oder bremsen (CR15).
crazy_rally-card-yellow-nn = Doppelmutter gelb
    .help = Beim Abstimmen: Karosserie +2 (CR7). Im Rennen: um 2 beschleunigen oder bremsen (CR15).
crazy_rally-card-yellow-wt = Lenkrad und Reifen gelb
    .help = Beim Abstimmen: Wendigkeit +1, Höchsttempo +1 (CR7). Im Rennen: um 2 beschleunigen oder bremsen (CR15).
crazy_rally-card-yellow-wn = Lenkrad und Mutter gelb
    .help = Beim Abstimmen: Wendigkeit +1, Karosserie +1 (CR7). Im Rennen: um 2 beschleunigen oder bremsen (CR15).
crazy_rally-card-yellow-tn = Reifen und Mutter gelb
    .help = Beim Abstimmen: Höchsttempo +1, Karosserie +1 (CR7). Im Rennen: um 2 beschleunigen oder bremsen (CR15).
crazy_rally-card-purple-www = Dreifachlenkrad lila
    .help = Beim Abstimmen: Wendigkeit +3 (CR7). Im Rennen: um 3 beschleunigen oder bremsen, was 1 Karosserie kostet (CR16).
crazy_rally-card-purple-ttt = Dreifachreifen lila
    .help = Beim Abstimmen: Höchsttempo +3 (CR7). Im Rennen: um 3 beschleunigen oder bremsen, was 1 Karosserie kostet (CR16).
crazy_rally-card-purple-nnn = Dreifachmutter lila
    .help = Beim Abstimmen: Karosserie +3 (CR7). Im Rennen: um 3 beschleunigen oder bremsen, was 1 Karosserie kostet (CR16).
crazy_rally-card-purple-wwt = Doppellenkrad und Reifen lila
    .help = Beim Abstimmen: Wendigkeit +2, Höchsttempo +1 (CR7). Im Rennen: um 3 beschleunigen oder bremsen, was 1 Karosserie kostet (CR16).
crazy_rally-card-purple-wwn = Doppellenkrad und Mutter lila
    .help = Beim Abstimmen: Wendigkeit +2, Karosserie +1 (CR7). Im Rennen: um 3 beschleunigen oder bremsen, was 1 Karosserie kostet (CR16).
crazy_rally-card-purple-wtt = Lenkrad und Doppelreifen lila
    .help = Beim Abstimmen: Wendigkeit +1, Höchsttempo +2 (CR7). Im Rennen: um 3 beschleunigen oder bremsen, was 1 Karosserie kostet (CR16).
crazy_rally-card-purple-ttn = Doppelreifen und Mutter lila
    .help = Beim Abstimmen: Höchsttempo +2, Karosserie +1 (CR7). Im Rennen: um 3 beschleunigen oder bremsen, was 1 Karosserie kostet (CR16).
crazy_rally-card-purple-wnn = Lenkrad und Doppelmutter lila
    .help = Beim Abstimmen: Wendigkeit +1, Karosserie +2 (CR7). Im Rennen: um 3 beschleunigen oder bremsen, was 1 Karosserie kostet (CR16).
crazy_rally-card-purple-tnn = Reifen und Doppelmutter lila
    .help = Beim Abstimmen: Höchsttempo +1, Karosserie +2 (CR7). Im Rennen: um 3 beschleunigen oder bremsen, was 1 Karosserie kostet (CR16).
crazy_rally-card-purple-wtn = Lenkrad, Reifen und Mutter lila
    .help = Beim Abstimmen: Wendigkeit +1, Höchsttempo +1, Karosserie +1 (CR7). Im Rennen: um 3 beschleunigen oder bremsen, was 1 Karosserie kostet (CR16).

## Streckenkarten

crazy_rally-card-long-straight = Lange Gerade
    .help = Höchstens 13; Schwierigkeit 1, Schaden 1; mit Flagge (CR20–CR22).
crazy_rally-card-fast-straight = Schnelle Gerade
    .help = Höchstens 12; Schwierigkeit 1, Schaden 2; mit Flagge (CR20–CR22).
crazy_rally-card-straight = Gerade
    .help = Höchstens 11; Schwierigkeit 1, Schaden 1; mit Flagge (CR20–CR22).
crazy_rally-card-open-kink = Offener Knick
    .help = Höchstens 10; Schwierigkeit 1, Schaden 2; mit Flagge (CR20–CR22).
crazy_rally-card-wide-bend = Weite Kurve
    .help = Höchstens 9; Schwierigkeit 2, Schaden 2; mit Flagge (CR20–CR22).
crazy_rally-card-long-bend = Lange Kurve
    .help = Höchstens 8; Schwierigkeit 2, Schaden 3; mit Flagge (CR20–CR22).
crazy_rally-card-bend = Kurve
    .help = Höchstens 7; Schwierigkeit 2, Schaden 1; mit Flagge (CR20–CR22).
crazy_rally-card-s-bend = S-Kurve
    .help = Höchstens 6; Schwierigkeit 2, Schaden 2 (CR20–CR22).
crazy_rally-card-tight-bend = Enge Kurve
    .help = Höchstens 5; Schwierigkeit 3, Schaden 3 (CR20–CR22).
crazy_rally-card-right-angle = Rechtwinklige Kurve
    .help = Höchstens 4; Schwierigkeit 3, Schaden 2 (CR20–CR22).
crazy_rally-card-narrow-hairpin = Enge Haarnadel
    .help = Höchstens 3; Schwierigkeit 3, Schaden 3 (CR20–CR22).
crazy_rally-card-cliff-hairpin = Haarnadel am Abgrund
    .help = Höchstens 2; Schwierigkeit 4, Schaden 4 (CR20–CR22).
crazy_rally-card-jump = Sprung
    .help = In Rot: mindestens 5; Schwierigkeit 2, Schaden 2 (CR23).
crazy_rally-card-big-jump = Großer Sprung
    .help = In Rot: mindestens 7; Schwierigkeit 3, Schaden 4 (CR23).

## Optionen: ein Name, und was sie ändern

crazy_rally-option-legs = Etappen
    .help = Wie viele Rennen hintereinander; jedes beginnt mit dem bisher gefahrenen Weg. Eine volle Rallye hat drei oder mehr.
crazy_rally-option-peek_seconds = Sekunden je Karte
    .help = Wie lange jede Streckenkarte in der Testrunde offen liegt; bei 0 entfällt die Testrunde.
crazy_rally-value-peek_seconds-0 = keine Testrunde

crazy_rally-preset-stage = Eine Etappe
    .help = Abstimmung, Testrunde und ein Rennen über vierzehn Abschnitte.
crazy_rally-preset-rally = Volle Rallye
    .help = Drei Etappen, jede mit neuer Strecke und neuem Wagen; der gefahrene Weg zählt zusammen.
crazy_rally-preset-blind = Ohne Testrunde
    .help = Eine Etappe ohne Testrunde: niemand weiß, was kommt.

## Warum ein Zug nicht geht

crazy_rally-refusal-no-flag = Die ersten zwei Abschnitte tragen eine Flagge.
crazy_rally-refusal-in-the-course = Diese Karte liegt schon auf der Strecke.
crazy_rally-refusal-other-pile = Jetzt wird eine andere Farbe gezogen.
crazy_rally-refusal-not-drawn = Diese Karte hast du nicht gezogen.
crazy_rally-refusal-other-colour = Leg eine der zwei Karten, die du gerade gezogen hast.
crazy_rally-refusal-no-card-left = Eine solche Karte ist nicht mehr im Stapel.
crazy_rally-refusal-not-in-hand = Diese Karte hast du nicht.
crazy_rally-refusal-no-event = Du hast keine Ereigniskarte.
crazy_rally-refusal-car-out = Dieser Wagen ist ausgeschieden.

## Was gefragt wird

crazy_rally-phase-course = Vorbereitung
crazy_rally-phase-tuning-draw = Abstimmung
crazy_rally-phase-tune = Abstimmung
crazy_rally-phase-ready = Testrunde
crazy_rally-phase-lap = Testrunde
crazy_rally-phase-draw = Ziehen
crazy_rally-phase-drive = Beschleunigen oder bremsen
crazy_rally-phase-event = Ereignisse
crazy_rally-phase-event-draw = Ziehen
crazy_rally-phase-over = Die Partie ist zu Ende

crazy_rally-ask-course = Die Strecke wird ausgelegt.
crazy_rally-ask-tuning-draw = Die Tuningkarten werden gezogen.
crazy_rally-ask-tune = Stimm deinen Wagen ab: Leg eine der zwei Karten und behalte die andere.
crazy_rally-ask-ready = Bereit für die Testrunde? Du siehst jeden Abschnitt einmal, und Aufschreiben ist verboten.
crazy_rally-ask-lap = Testrunde: Abschnitt { $number } von 14. Merk ihn dir.
crazy_rally-ask-draw = Die Karten werden gezogen.
crazy_rally-ask-drive = Wähle eine Karte, und ob sie beschleunigt oder bremst.
crazy_rally-ask-event = Spielst du ein Ereignis, bevor die Streckenkarte aufgedeckt wird, oder behältst du es?
crazy_rally-ask-event-draw = Zwei Karten werden gezogen.
crazy_rally-ask-over = Die Partie ist zu Ende.

## Züge, wie sie auf einem Knopf stehen

crazy_rally-move-lay = { $card } legen
crazy_rally-move-accelerate = Beschleunigen mit { $card }
crazy_rally-move-brake = Bremsen mit { $card }
crazy_rally-move-cards = { $effect }
crazy_rally-move-faster = { $effect } → { $victim }
crazy_rally-move-slower = { $effect } → { $victim }
crazy_rally-move-keep = Kein Ereignis
crazy_rally-move-ready = Bereit
crazy_rally-move-seen = Nächster Abschnitt
crazy_rally-move-draw = { $card } ziehen
crazy_rally-move-track = { $card } legen

## Was geschah

crazy_rally-event-leg-begins =
    { $seat_is ->
        [you] Etappe { $leg }: Eine neue Strecke liegt bereit, und alle bekommen eine Ereigniskarte. Du bist Startspieler.
       *[one] Etappe { $leg }: Eine neue Strecke liegt bereit, und alle bekommen eine Ereigniskarte. Startspieler ist { $seat }.
    }
crazy_rally-event-you-drew =
    { $seat_is ->
        [you] Du ziehst { $card }.
       *[one] { $seat } zieht { $card }.
    }
crazy_rally-event-drew =
    { $seat_is ->
        [you] Du ziehst eine Karte.
       *[one] { $seat } zieht eine Karte.
    }
crazy_rally-event-tuned =
    { $seat_is ->
        [you] Du legst { $card }: Höchsttempo { $top }, Wendigkeit { $handling }, Karosserie { $body }.
       *[one] { $seat } legt { $card }: Höchsttempo { $top }, Wendigkeit { $handling }, Karosserie { $body }.
    }
crazy_rally-event-lap = Testrunde: Abschnitt { $number } von { $all } liegt offen.
crazy_rally-event-lap-over = Die Testrunde ist vorbei; die Strecke ist wieder verdeckt.
crazy_rally-event-race-begins = Das Rennen beginnt mit Tempo { $speed }; { $stock ->
        [one] 1 Karte bildet den Nachziehstapel
       *[other] { $stock } Karten bilden den Nachziehstapel
    }.
crazy_rally-event-round = Abschnitt { $round } von { $all }.
crazy_rally-event-redealt =
    { $seat_is ->
        [you] Du hast keine Tuningkarte: Du zeigst { $cards } und ziehst { $count ->
            [one] 1 neue Karte
           *[other] { $count } neue Karten
        } (CR13).
       *[one] { $seat } hat keine Tuningkarte, zeigt { $cards } und zieht { $count ->
            [one] 1 neue Karte
           *[other] { $count } neue Karten
        } (CR13).
    }
crazy_rally-event-reshuffled =
    { $count ->
        [one] Der Nachziehstapel ist leer: Die einzige abgelegte Karte ist der neue (CR25).
       *[other] Der Nachziehstapel ist leer: { $count } abgelegte Karten werden gemischt (CR25).
    }
crazy_rally-event-accelerated =
    { $seat_is ->
        [you] Du beschleunigst mit { $card }: { $before } + { $points } = { $wanted }.
       *[one] { $seat } beschleunigt mit { $card }: { $before } + { $points } = { $wanted }.
    }
crazy_rally-event-braked =
    { $seat_is ->
        [you] Du bremst mit { $card }: { $before } − { $points }{ $floor ->
            [1] , aber nie unter 0 (CR15)
           *[0] { " " }= { $speed }
        }.
       *[one] { $seat } bremst mit { $card }: { $before } − { $points }{ $floor ->
            [1] , aber nie unter 0 (CR15)
           *[0] { " " }= { $speed }
        }.
    }
crazy_rally-event-turbo =
    { $seat_is ->
        [you] Die lila Karte strapaziert deinen Wagen: Karosserie −{ $cost }, jetzt { $body } (CR16).
       *[one] Die lila Karte strapaziert den Wagen von { $seat }: Karosserie −{ $cost }, jetzt { $body } (CR16).
    }
crazy_rally-event-overspeed =
    { $seat_is ->
        [you] { $wanted } ist mehr als dein Höchsttempo: Tempo { $top }, Karosserie −{ $cost }, jetzt { $body } (CR17).
       *[one] { $wanted } ist mehr als das Höchsttempo von { $seat }: Tempo { $top }, Karosserie −{ $cost }, jetzt { $body } (CR17).
    }
crazy_rally-event-out =
    { $seat_is ->
        [you] Deine Karosserie ist hin: Du scheidest mit einem Weg von { $distance } aus (CR24).
       *[one] Die Karosserie von { $seat } ist hin: ausgeschieden mit einem Weg von { $distance } (CR24).
    }
crazy_rally-event-event-cards =
    { $seat_is ->
        [you] Du spielst ein Ereignis und ziehst { $count ->
            [one] 1 Karte
           *[other] { $count } Karten
        } (CR19).
       *[one] { $seat } spielt ein Ereignis und zieht { $count ->
            [one] 1 Karte
           *[other] { $count } Karten
        } (CR19).
    }
crazy_rally-event-pushed =
    { $seat_is ->
        [you] Du spielst ein Ereignis: { $own ->
            [1] Dein eigener Wagen
           *[0] Der Wagen von { $victim }
        } wird { $over ->
            [1] über sein Höchsttempo hinaus beschleunigt
           *[0] von { $before } auf { $speed } beschleunigt
        } (CR19).
       *[one] { $seat } spielt ein Ereignis: { $own ->
            [1] Der eigene Wagen
           *[0] { $victim_is ->
                [you] Dein Wagen
               *[one] Der Wagen von { $victim }
            }
        } wird { $over ->
            [1] über sein Höchsttempo hinaus beschleunigt
           *[0] von { $before } auf { $speed } beschleunigt
        } (CR19).
    }
crazy_rally-event-held =
    { $seat_is ->
        [you] Du spielst ein Ereignis: { $own ->
            [1] Dein eigener Wagen
           *[0] Der Wagen von { $victim }
        } { $floor ->
            [1] soll langsamer werden, steht aber schon (CR15)
           *[0] wird von { $before } auf { $speed } gebremst (CR19)
        }.
       *[one] { $seat } spielt ein Ereignis: { $own ->
            [1] Der eigene Wagen
           *[0] { $victim_is ->
                [you] Dein Wagen
               *[one] Der Wagen von { $victim }
            }
        } { $floor ->
            [1] soll langsamer werden, steht aber schon (CR15)
           *[0] wird von { $before } auf { $speed } gebremst (CR19)
        }.
    }
crazy_rally-event-track = { $card }: höchstens { $limit } (Schwierigkeit { $difficulty }, Schaden { $damage }).
crazy_rally-event-track-red = { $card }: in Rot, mindestens { $limit } (Schwierigkeit { $difficulty }, Schaden { $damage }).
crazy_rally-event-through =
    { $seat_is ->
        [you] Du fährst mit Tempo { $speed } durch: Weg { $distance }.
       *[one] { $seat } fährt mit Tempo { $speed } durch: Weg { $distance }.
    }
crazy_rally-event-too-fast =
    { $seat_is ->
        [you] Du kommst mit Tempo { $before }, wo höchstens { $limit } erlaubt ist: Wendigkeit −{ $loss } ({ $difficulty } für die Schwierigkeit, { $off } zu schnell), jetzt { $handling } (CR21).
       *[one] { $seat } kommt mit Tempo { $before }, wo höchstens { $limit } erlaubt ist: Wendigkeit −{ $loss } ({ $difficulty } für die Schwierigkeit, { $off } zu schnell), jetzt { $handling } (CR21).
    }
crazy_rally-event-too-slow =
    { $seat_is ->
        [you] Du kommst mit Tempo { $before }, wo mindestens { $limit } nötig ist: Wendigkeit −{ $loss } ({ $difficulty } für die Schwierigkeit, { $off } zu langsam), jetzt { $handling } (CR23).
       *[one] { $seat } kommt mit Tempo { $before }, wo mindestens { $limit } nötig ist: Wendigkeit −{ $loss } ({ $difficulty } für die Schwierigkeit, { $off } zu langsam), jetzt { $handling } (CR23).
    }
crazy_rally-event-crashed =
    { $seat_is ->
        [you] Unfall! Du kommst mit Tempo { $before }, wo { $red ->
            [1] mindestens { $limit } nötig
           *[0] höchstens { $limit } erlaubt
        } ist: Das kostet { $loss } Wendigkeit, und du hast { $handling }. Tempo 0, Wendigkeit wieder { $full }, Karosserie −{ $damage }, jetzt { $body } (CR22).
       *[one] Unfall! { $seat } kommt mit Tempo { $before }, wo { $red ->
            [1] mindestens { $limit } nötig
           *[0] höchstens { $limit } erlaubt
        } ist: Das kostet { $loss } Wendigkeit, und { $seat } hat { $handling }. Tempo 0, Wendigkeit wieder { $full }, Karosserie −{ $damage }, jetzt { $body } (CR22).
    }
crazy_rally-event-scored =
    { $side_is ->
        [you] Du bekommst { $points } dazu: { $reason } ({ $rule }).
       *[one] { $side } bekommt { $points } dazu: { $reason } ({ $rule }).
    }
crazy_rally-event-leg-over = Etappe { $leg } ist zu Ende.
crazy_rally-event-placed =
    { $seat_is ->
        [you] Platz { $rank }: du, Weg { $distance }.
       *[one] Platz { $rank }: { $seat }, Weg { $distance }.
    }
crazy_rally-event-placed-crashed =
    { $seat_is ->
        [you] Platz { $rank }: du, Weg { $distance }, aber mit Unfall auf dem letzten Abschnitt (CR28).
       *[one] Platz { $rank }: { $seat }, Weg { $distance }, aber mit Unfall auf dem letzten Abschnitt (CR28).
    }
crazy_rally-event-placed-out =
    { $seat_is ->
        [you] Ohne Platz: du, Weg { $distance }, ausgeschieden (CR24).
       *[one] Ohne Platz: { $seat }, Weg { $distance }, ausgeschieden (CR24).
    }
crazy_rally-event-won-match =
    { $side_is ->
        [you] Du gewinnst die Partie mit einem Weg von { $points }.
       *[one] { $side } gewinnt die Partie mit einem Weg von { $points }.
    }
crazy_rally-event-shared-match =
    { $sides_is ->
        [you] { CAP($sides) } teilt euch den Sieg mit einem Weg von je { $points }.
       *[team] { CAP($sides) } teilen sich den Sieg mit einem Weg von je { $points }.
    }
crazy_rally-event-nobody-won = Niemand kommt ins Ziel, also gewinnt niemand.

## Wofür es Punkte gibt

crazy_rally-reason-driven = gefahrener Weg
crazy_rally-reason-events = unbenutzte Ereignisse

## Der Tisch

crazy_rally-score-part = Etappe { $race }
crazy_rally-score-points = Weg { $points }
crazy_rally-table-leg = Etappe { $leg } von { $legs }
crazy_rally-table-round = Abschnitt { $round } von 14
crazy_rally-table-tuning = Abstimmung: { $colour }
crazy_rally-table-lap = Testrunde: { $number } von 14
crazy_rally-table-stock =
    { $count ->
        [0] Stapel leer
       *[other] Stapel { $count }
    }
crazy_rally-table-discard =
    { $count ->
        [0] nichts abgelegt
       *[other] abgelegt { $count }
    }
crazy_rally-table-speed = Tempo
crazy_rally-table-top = Höchsttempo
crazy_rally-table-handling = Wendigkeit
crazy_rally-table-body = Karosserie
crazy_rally-table-distance = Weg
crazy_rally-table-out = ausgeschieden
crazy_rally-table-start-player = Start
crazy_rally-table-place = Platz { $place }
crazy_rally-table-at-most = höchstens { $speed }
crazy_rally-table-at-least = mindestens { $speed }
crazy_rally-table-difficulty = Schwierigkeit { $difficulty }
crazy_rally-table-damage = Schaden { $damage }
crazy_rally-table-flag = karierte Flagge
crazy_rally-table-last-track = Gerade gefahren
crazy_rally-table-covered = verdeckt
crazy_rally-table-next-track = Nächster Abschnitt
crazy_rally-table-accelerate = beschleunigen
crazy_rally-table-brake = bremsen
crazy_rally-table-chosen = gewählt
crazy_rally-table-choosing = wählt
crazy_rally-table-laid = gelegt
crazy_rally-table-played = gespielt
crazy_rally-verdict-through = mit { $speed } durch
crazy_rally-verdict-fast = { $came } bei { $limit }: Wendigkeit −{ $loss }
crazy_rally-verdict-slow = { $came } bei { $limit }: Wendigkeit −{ $loss }
crazy_rally-verdict-crash = { $came } bei { $limit }: Unfall, Karosserie −{ $damage }
crazy_rally-colour-blue = Blau
crazy_rally-colour-yellow = Gelb
crazy_rally-colour-purple = Lila
crazy_rally-draw-out = Aus
crazy_rally-draw-crash = Unfall
crazy_rally-say-sheet = { $name }: Tempo { $speed } von { $top }, Wendigkeit { $handling } von { $handling_full }, Karosserie { $body } von { $body_full }, Weg { $distance }
crazy_rally-say-roadbook = Roadbook: { $count } von 14 Abschnitten gefahren
crazy_rally-web-choose-tune = Wähle eine der zwei gezogenen Karten.
crazy_rally-web-choose-drive = Dein Tempo ist { $speed }, dein Höchsttempo { $top }.
crazy_rally-web-aim-event = Ziele auf einen Wagen: eins schneller (+1) oder eins langsamer (−1).
crazy_rally-web-no-event = Du hast kein Ereignis.
crazy_rally-web-skip = Testrunde überspringen
crazy_rally-web-help-keys = 1–9 wählt eine Karte, dann beschleunigt A und bremst B (beim Abstimmen legt A oder Enter sie). Mit einem Ereignis gehen + und − von Wagen zu Wagen, und Enter spielt es. Enter allein geht zum Knopf, mit dem es weitergeht. Esc lässt eine Karte los, L zeigt das Protokoll.
crazy_rally-web-help-touch = Tipp auf eine Karte, dann auf Beschleunigen oder Bremsen. Hast du ein Ereignis, tipp bei einem Wagen auf −1 oder +1.
crazy_rally-web-lay = Legen
crazy_rally-web-accelerate = Beschleunigen
crazy_rally-web-brake = Bremsen
crazy_rally-web-points = Weg
crazy_rally-ui-choose-victim = Welcher Wagen? { $choices }
crazy_rally-ui-help-keys =
    1a, 1b          mit Karte 1 beschleunigen oder bremsen; oder der Wagen daneben
    1, 2, 3 …       diese Karte legen oder diese Antwort wählen
    brake blue-ww   ein Zug in Worten; auch „event faster>2“ und „keep“
    ? 3             was Karte 3 bewirkt, mit ihren Regeln; auch „? ereignis“
    ? options       nach welchen Regeln dieser Tisch spielt
    s               der Stand
    t               der Tisch noch einmal
    back            eine angefangene Wahl zurücknehmen
    q               beenden; die Partie bleibt erhalten und kann weitergehen
crazy_rally-legend =
    Tempo/Höchsttempo · ● Wendigkeit übrig, ○ verloren · ■ Karosserie übrig, □ verloren
    ↑ beschleunigt · ↓ gebremst · ✓ durch · ! Wendigkeit verloren · ✖ Unfall

crazy_rally-end-measure = Gefahrener Weg

## Warum ein starker Bot es täte (Tipps), und warum ein Bot es dir antat

crazy_rally-advice-faster-card = Dann fährst du mit Tempo { $speed }.
crazy_rally-advice-slower-card = Dann fährst du mit Tempo { $speed } und kannst auf der Straße bleiben.
crazy_rally-advice-cards = { $count ->
    [0] Du hast keine Karte mehr auf der Hand.
    [one] Du hast nur noch eine Karte auf der Hand.
   *[other] Du hast nur noch { $count } Karten auf der Hand.
 }
crazy_rally-advice-own-speed = Dein eigener Wagen gewinnt Tempo.
crazy_rally-advice-target = { $victim } liegt auf Platz { $place }.
crazy_rally-advice-keep = Die Karte ist später mehr wert.
crazy_rally-blame-place = Du lagst auf Platz { $place }.

## Auf Papier

crazy_rally-print-log = Logbuch des Fahrers
