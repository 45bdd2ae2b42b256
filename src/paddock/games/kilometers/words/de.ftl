# 1000 Kilometer. Die Nummern der Regeln sind die von law/de.md.

kilometers = 1000 Kilometer
    .about = Leg Kilometer aus, bis du die ganze Strecke gefahren bist, und halte die anderen auf.

kilometers-edition-standard = Standard

## Karten. Ein Name steht im Satz ohne Artikel, wie ein Titel.

kilometers-card-25 = 25 km
    .help = Leg sie bei dir aus, während du fährst (K9); auch bei Tempolimit erlaubt (K10).
kilometers-card-50 = 50 km
    .help = Leg sie bei dir aus, während du fährst (K9); bei Tempolimit geht nicht mehr (K10).
kilometers-card-75 = 75 km
    .help = Leg sie bei dir aus, während du fährst (K9), aber nicht bei Tempolimit (K10).
kilometers-card-100 = 100 km
    .help = Leg sie bei dir aus, während du fährst (K9), aber nicht bei Tempolimit (K10).
kilometers-card-200 = 200 km
    .help = Leg sie bei dir aus, während du fährst (K9), aber nicht bei Tempolimit (K10). Ein Sieg ohne 200er bringt 300 Punkte (K39).
kilometers-card-accident = Unfall
    .help = Hält einen Gegner an, der fährt (K13). Dagegen hilft Reparatur und dann Grüne Ampel (K16), oder Ass am Steuer (K21).
kilometers-card-flat = Reifenpanne
    .help = Hält einen Gegner an, der fährt (K13). Dagegen hilft Ersatzrad und dann Grüne Ampel (K16), oder Vollgummireifen (K21).
kilometers-card-empty = Tank leer
    .help = Hält einen Gegner an, der fährt (K13). Dagegen hilft Benzin und dann Grüne Ampel (K16), oder Tankwagen (K21).
kilometers-card-stop = Rote Ampel
    .help = Hält einen Gegner an, der fährt (K13). Dagegen hilft Grüne Ampel (K17) oder Einsatzwagen (K22).
kilometers-card-limit = Tempolimit
    .help = Lässt einem Gegner nur noch 25er und 50er (K10), egal was auf seinem Aktionsstapel liegt (K14). Dagegen hilft Ende Tempolimit (K16) oder Einsatzwagen (K22).
kilometers-card-repairs = Reparatur
    .help = Gegen Unfall auf deinem Aktionsstapel; danach brauchst du wieder Grüne Ampel (K16).
kilometers-card-spare = Ersatzrad
    .help = Gegen Reifenpanne auf deinem Aktionsstapel; danach brauchst du wieder Grüne Ampel (K16).
kilometers-card-petrol = Benzin
    .help = Gegen Tank leer auf deinem Aktionsstapel; danach brauchst du wieder Grüne Ampel (K16).
kilometers-card-green = Grüne Ampel
    .help = Damit fährst du los: am Start, auf Rote Ampel und nach jeder anderen Abwehr (K17).
kilometers-card-endlimit = Ende Tempolimit
    .help = Hebt das Tempolimit auf; Grüne Ampel ist danach nicht nötig (K16).
kilometers-card-ace = Ass am Steuer
    .help = Trumpf: beendet Unfall, schützt die ganze Rallye davor (K15, K21) und gibt dir noch einen Zug (K20). 100 Punkte wert (K34), als Blitzreaktion 300 mehr (K36).
kilometers-card-tyre = Vollgummireifen
    .help = Trumpf: beendet Reifenpanne, schützt die ganze Rallye davor (K15, K21) und gibt dir noch einen Zug (K20). 100 Punkte wert (K34), als Blitzreaktion 300 mehr (K36).
kilometers-card-tanker = Tankwagen
    .help = Trumpf: beendet Tank leer, schützt die ganze Rallye davor (K15, K21) und gibt dir noch einen Zug (K20). 100 Punkte wert (K34), als Blitzreaktion 300 mehr (K36).
kilometers-card-priority = Einsatzwagen
    .help = Trumpf: Du fährst ohne Grüne Ampel, und Rote Ampel und Tempolimit treffen dich nicht mehr (K22); du hast noch einen Zug (K20). 100 Punkte wert (K34), als Blitzreaktion 300 mehr (K36).

## Optionen: ein Name, und was sich ändert

kilometers-option-length = Länge der Partie
    .help = Eine Rallye oder eine Meisterschaft: Rallyes, bis jemand 5.000 Punkte hat.
kilometers-option-extension = Verlängerung
    .help = Zu zweit oder zu dritt darf, wer 700 km erreicht, bis 1.000 km weiterfahren: mit Prämie, aber nicht ohne Risiko.
kilometers-option-max_200 = Höchstens so viele 200er
    .help = Wie viele 200er eine Seite in einer Rallye auslegen darf; 0 heißt: beliebig viele.
kilometers-value-max_200-0 = unbegrenzt
kilometers-option-limit_needs_green = Limit nur bei Grün
    .help = Ein Tempolimit darf wie die anderen Angriffe nur gegen eine Seite gespielt werden, die fährt.
kilometers-option-green_after_trump = Grün nach Trumpf
    .help = Ein Trumpf, der einen Angriff beendet, lässt den Aktionsstapel leer zurück: Grüne Ampel ist wieder nötig. Außer beim Einsatzwagen.
kilometers-option-play_out_hands = Hände ausspielen
    .help = Ist der Stapel leer, geht die Rallye ohne Ziehen weiter, bis alle Hände leer sind.

kilometers-word-rally = eine Rallye
kilometers-word-championship = Meisterschaft

kilometers-preset-dutch = Niederländische Regeln
    .help = Die Regeln, wie sie auf der Regelseite stehen, ohne geänderte Optionen.
kilometers-preset-classic = Klassische Regeln
    .help = So, wie es die meisten kennen: höchstens zwei 200er, nach einem Trumpf wieder Grüne Ampel, und die Hände werden ausgespielt.

## Warum ein Zug nicht geht: ein Satz; die Regel steht daneben

kilometers-refusal-not-in-hand = Diese Karte hast du nicht.
kilometers-refusal-not-rolling = Du fährst noch nicht.
kilometers-refusal-too-fast = Bei Tempolimit gehen nur 25 und 50.
kilometers-refusal-past-the-target = Damit fährst du am Ziel vorbei.
kilometers-refusal-enough-200s = Mehr 200er darfst du nicht auslegen.
kilometers-refusal-victim-not-rolling = Wer nicht fährt, lässt sich nicht anhalten.
kilometers-refusal-already-limited = Dort gilt schon ein Tempolimit.
kilometers-refusal-limit-needs-green = Hier geht ein Limit nur gegen Autos in Fahrt.
kilometers-refusal-shielded = Davor schützt ein Trumpf.
kilometers-refusal-nothing-to-mend = Du hast keine Panne, die das behebt.
kilometers-refusal-not-limited = Für dich gilt kein Tempolimit.
kilometers-refusal-green-is-no-answer = Erst muss die Panne behoben sein.
kilometers-refusal-already-rolling = Du fährst schon.
kilometers-refusal-green-not-needed = Einsatzwagen fährt ohne Grüne Ampel.
kilometers-refusal-own-side = Die eigene Seite greift man nicht an.
kilometers-refusal-not-the-trump = Den Trumpf dagegen hast du nicht.
kilometers-refusal-no-card-left = Davon ist im Stapel keine mehr.

## Was gefragt ist

kilometers-phase-deal = Geben
kilometers-phase-draw = Ziehen
kilometers-phase-play = Spielen oder abwerfen
kilometers-phase-reaction = Blitzreaktion
kilometers-phase-extension = Verlängerung
kilometers-phase-over = Die Partie ist zu Ende

kilometers-ask-deal = Die Karten werden gegeben.
kilometers-ask-draw = Eine Karte wird gezogen.
kilometers-ask-play = Spiel eine Karte oder wirf eine ab.
kilometers-ask-reaction = Angriff: { $hazard }. Gleich mit deinem Trumpf antworten?
kilometers-ask-extension = Du hast { $target } km erreicht. Weiter bis 1.000 km oder hier ins Ziel?
kilometers-ask-over = Die Partie ist zu Ende.

## Züge, wie sie auf einem Knopf stehen

kilometers-move-discard = { $card } abwerfen
kilometers-move-play = { $card }
kilometers-move-attack = { $card } → { $victim }
kilometers-move-draw = { $card } ziehen
kilometers-move-react = Sofort den Trumpf: Blitzreaktion, 300 Punkte (K27)
kilometers-move-decline = Geschehen lassen
kilometers-move-extend = Weiter bis 1.000 km: 200 mehr, oder die 400 sind weg (K31, K40–K43)
kilometers-move-finish = Hier ins Ziel und die 400 nehmen (K37)

## Was geschehen ist

kilometers-event-dealt =
    { $dealer_is ->
        [you] Rallye { $rally }: Du gibst.
       *[one] Rallye { $rally }: { $dealer } gibt.
    }
kilometers-event-your-hand =
    { $seat_is ->
        [you] Du bekommst { $cards }.
       *[one] { $seat } bekommt { $cards }.
    }
kilometers-event-drew =
    { $seat_is ->
        [you] Du ziehst eine Karte.
       *[one] { $seat } zieht eine Karte.
    }
kilometers-event-you-drew =
    { $seat_is ->
        [you] Du ziehst { $card }.
       *[one] { $seat } zieht { $card }.
    }
kilometers-event-discarded =
    { $seat_is ->
        [you] Du wirfst { $card } ab.
       *[one] { $seat } wirft { $card } ab.
    }
kilometers-event-attacked =
    { $seat_is ->
        [you] Du spielst { $card } gegen { $victim }.
       *[one] { $seat } spielt { $card } gegen { $victim_is ->
            [you] dich
            [ours] dein Team
           *[one] { $victim }
        }.
    }
kilometers-event-played =
    { $seat_is ->
        [you] Du spielst { $card }.
       *[one] { $seat } spielt { $card }.
    }
kilometers-event-reacted =
    { $seat_is ->
        [you] Blitzreaktion! Du spielst { $card }; der Angriff zählt nicht, und du machst weiter.
       *[one] Blitzreaktion! { $seat } spielt { $card }; der Angriff zählt nicht, und { $seat } macht weiter.
    }
kilometers-event-reached =
    { $seat_is ->
        [you] Du erreichst { $km } km.
       *[one] { $seat } erreicht { $km } km.
    }
kilometers-event-extended =
    { $seat_is ->
        [you] Du verlängerst die Rallye auf 1.000 km.
       *[one] { $seat } verlängert die Rallye auf 1.000 km.
    }
kilometers-event-scored =
    { $side_is ->
        [you] Du bekommst { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }: { $reason } ({ $rule }).
        [ours] Dein Team bekommt { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }: { $reason } ({ $rule }).
        [team] { $side } bekommen { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }: { $reason } ({ $rule }).
       *[one] { $side } bekommt { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }: { $reason } ({ $rule }).
    }
kilometers-event-rally-over =
    { $winner_is ->
        [you] Rallye { $rally } ist zu Ende: Du bist im Ziel.
        [ours] Rallye { $rally } ist zu Ende: Dein Team ist im Ziel.
        [team] Rallye { $rally } ist zu Ende: { $winner } sind im Ziel.
        [nobody] Rallye { $rally } ist zu Ende: Niemand ist im Ziel.
       *[one] Rallye { $rally } ist zu Ende: { $winner } ist im Ziel.
    }
kilometers-event-won-match =
    { $side_is ->
        [you] Du gewinnst die Partie mit { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkten
        }.
        [ours] Dein Team gewinnt die Partie mit { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkten
        }.
        [team] { $side } gewinnen die Partie mit { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkten
        }.
       *[one] { $side } gewinnt die Partie mit { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkten
        }.
    }

## Wofür es Punkte gibt

kilometers-reason-kilometres = Kilometer
kilometers-reason-trumps = Trümpfe
kilometers-reason-all-trumps = alle vier Trümpfe
kilometers-reason-lightning = Blitzreaktionen
kilometers-reason-target = Ziel erreicht
kilometers-reason-crown = Krönung
kilometers-reason-no-200 = Sieg ohne 200er
kilometers-reason-extension = Verlängerung gewonnen
kilometers-reason-extension-failed = fremde Verlängerung gescheitert
kilometers-reason-shut-out = Gegner ohne Kilometer

## Der Tisch

kilometers-table-rally = Rallye { $rally }
kilometers-table-target = bis { $km } km
kilometers-table-stock =
    { $count ->
        [0] Stapel leer
       *[other] Stapel { $count }
    }
kilometers-table-discard = zuletzt abgeworfen { $card }
kilometers-table-no-discard = nichts abgeworfen
kilometers-table-nothing = noch keine Karte
kilometers-table-rolling = fährt
kilometers-table-stopped = steht
kilometers-table-limit = Limit 50
kilometers-table-hand = Deine Hand: { $cards }
kilometers-table-extended = verlängert
kilometers-table-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
kilometers-legend =
    ▶ fährt (K9) · ✖ von einem Angriff gestoppt · ‖ wartet auf Grüne Ampel
    ⊘ Tempolimit (K10) · ♠ Trumpf · ↯ Trumpf quer: Blitzreaktion (K23)

## Im Terminal und auf der Seite

kilometers-score-part = Rallye { $race }
kilometers-ui-help-keys =
    1, 2, 3 …    diese Karte spielen oder diese Antwort wählen
    2a, 2b       Karte 2 gegen den daneben genannten Gegner spielen
    d3           Karte 3 abwerfen
    play 100     ein Zug in Worten; auch „discard green“ und „play accident>2“
    ? 3          was Karte 3 bewirkt, mit Regeln; auch „? grüne ampel“
    ? options    nach welchen Regeln dieser Tisch spielt
    s            der Punktestand
    t            der Tisch noch einmal
    back         eine angefangene Wahl zurücknehmen
    q            beenden; die Partie bleibt gespeichert
kilometers-web-only-discard = Keine Karte ist spielbar: wirf eine ab.
kilometers-web-choose-discard = Wähle die Karte, die du abwirfst.
kilometers-web-help-keys = 1–9 wählt eine Karte, Enter spielt sie, A, B oder C spielt sie gegen den ersten, zweiten oder dritten Gegner, D wirft sie ab, Esc lässt sie los, L zeigt das Protokoll.
kilometers-web-help-touch = Tipp auf eine Karte: Über deiner Hand erscheinen ihre Knöpfe. Tipp auf einen davon, um die Karte zu spielen (einen Angriff gegen einen Gegner) oder abzuwerfen.

## Warum ein starker Bot es täte (Tipps), und warum ein Bot es dir antat

kilometers-advice-finish = Damit bist du im Ziel.
kilometers-advice-drive = Dann fehlen noch { $left } km.
kilometers-advice-roll = Ohne sie kannst du nicht fahren.
kilometers-advice-mend = Damit ist { $attack } erledigt.
kilometers-advice-unlimit = Dann darfst du wieder mehr als 50 km legen.
kilometers-advice-out = { $attack } ist sofort erledigt, und du bist noch einmal dran.
kilometers-advice-score = Es gibt keine Karte { $attack } mehr, auf die er antworten könnte.
kilometers-advice-trump = { $attack } hält dich nicht mehr auf, und du bist noch einmal dran.
kilometers-advice-close = { $victim } fehlen nur noch { $left } km.
kilometers-advice-leader = { $victim_is ->
    [team] { $victim } sind am weitesten: { $km } km.
   *[one] { $victim } ist am weitesten: { $km } km.
 }
kilometers-advice-stop = { $victim_is ->
    [team] { $victim } sind nicht davor geschützt.
   *[one] { $victim } ist nicht davor geschützt.
 }
kilometers-advice-react = Eine Blitzreaktion bringt 300 Punkte mehr.
kilometers-advice-keep = { $count ->
    [one] Behalte { $trump }: eine Karte { $attack } ist noch nicht aufgetaucht.
   *[other] Behalte { $trump }: { $count } Karten { $attack } sind noch nicht aufgetaucht.
 }
kilometers-advice-shielded = { $trump } schützt dich ohnehin.
kilometers-advice-too-long = Sie ist zu lang: es fehlen nur noch { $left } km.
kilometers-advice-no-threat = Es gibt keine Karte { $attack } mehr, die dich treffen könnte.
kilometers-advice-spare = Auf sie kannst du am ehesten verzichten.
kilometers-advice-extend = Auf dem längeren Weg kannst du noch nach vorn kommen.
kilometers-advice-end = So sind die Punkte sicher.
kilometers-blame-close = Dir fehlten nur noch { $left } km.
kilometers-blame-ahead = Du warst am weitesten: { $km } km.
kilometers-blame-only = Sonst war niemand mit { $card } zu treffen.
kilometers-end-measure = Kilometer
