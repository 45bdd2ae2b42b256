# Rally. De nummers van de regels zijn die van de regelpagina.

rally = Rally
    .about = Lees de weg, kies je versnelling en je risico, en breng de auto in minder ronden thuis dan de anderen.

rally-edition-house = Huiseditie
rally-edition-proposed = Voorgestelde risicotabel

## Afstellingen, banden en wegdelen, zoals ze op een knop staan

rally-card-stable = Stabiel
    .help = De gewone versnellingen en de gewone risicodobbelsteen: de traagste en veiligste afstelling (RY6).
rally-card-fast = Snel
    .help = Eén vak meer in elke versnelling behalve de eerste, en 1 meer op de risicodobbelsteen (RY6).
rally-card-prototype = Prototype
    .help = Twee vakken meer in elke versnelling behalve de eerste, en 2 meer op de risicodobbelsteen (RY6).
rally-card-normal = gewone banden
    .help = Ze helpen nooit en hinderen nooit.
rally-card-rain = regenbanden
    .help = Bij regen of onweer is elke factor 1 lager. Bij mooi of bewolkt weer kosten ze 1 vak (RY20).
rally-card-snow = sneeuwbanden
    .help = Bij sneeuw is elke factor 1 lager. Bij mooi of bewolkt weer kosten ze 2 vakken (RY20).

## Dezelfde dingen in een zin

rally-setup-stable = Stabiel
rally-setup-fast = Snel
rally-setup-prototype = Prototype
rally-tyres-normal = gewone banden
rally-tyres-rain = regenbanden
rally-tyres-snow = sneeuwbanden
rally-weather-fair = mooi
    .now = het is mooi weer
rally-weather-overcast = bewolkt
    .now = het is bewolkt
rally-weather-rain = regen
    .now = het regent
rally-weather-storm = onweer
    .now = het onweert
rally-weather-snow = sneeuw
    .now = het sneeuwt
rally-zone-central = Midden-Europa
rally-zone-north = Noord-Europa
rally-zone-africa = Afrika
rally-entry-monte-carlo = Monte Carlo
rally-entry-sweden = Zweden
rally-entry-italy = Italië
rally-entry-safari = Safari
rally-entry-morocco = Marokko
rally-entry-austrian-alps = Oostenrijkse Alpen
rally-entry-alpine-cup = Alpenbeker
rally-entry-great-britain = Groot-Brittannië
rally-result-- = er gebeurt niets
rally-result-tc = een spin
rally-result-1 = schade van de eerste graad
rally-result-2 = schade van de tweede graad
rally-result-3 = schade van de derde graad
rally-result-e = het einde van deze proef
rally-feature-fast =
    { $count ->
        [one] { $count } snelle weg
       *[other] { $count } snelle wegen
    }
rally-feature-hairpin =
    { $count ->
        [one] { $count } haarspeldbocht
       *[other] { $count } haarspeldbochten
    }
rally-feature-ford =
    { $count ->
        [one] { $count } doorwaadbare plaats
       *[other] { $count } doorwaadbare plaatsen
    }

## Opties: een naam, en wat ze verandert

rally-option-length = Lengte van de partij
    .help = Eén proef (zo’n twintig minuten), één hele rally, of het kampioenschap van alle acht, over zoveel avonden als je wilt.
rally-option-rally = Welke rally
    .help = De regel van de kalender voor een proef of een rally: de zone, de lengte en de wegdelen die mogen.
rally-option-special_stages = Speciale proeven
    .help = Een rally eindigt met de speciale proef van de kalender, zonder snelheidslimiet: de derde, vierde en vijfde versnelling gaan tot 2, 4 en 6 vakken verder. Bij één proef: rijd die.
rally-option-slow_tyres = Trage bandenwissel
    .help = Banden wisselen kost altijd een beurt (Duitse regels). Anders alleen samen met een reparatie.
rally-option-split_ties = Gedeelde plaatsen verdelen
    .help = Wie gelijk eindigt, verdeelt de punten van die plaatsen (Engelse regels). Anders krijgt ieder de punten van de beste plaats.

rally-word-stage = één proef
rally-word-rally = één rally
rally-word-championship = kampioenschap
rally-word-monte-carlo = Monte Carlo
rally-word-sweden = Zweden
rally-word-italy = Italië
rally-word-safari = Safari
rally-word-morocco = Marokko
rally-word-austrian-alps = Oostenrijkse Alpen
rally-word-alpine-cup = Alpenbeker
rally-word-great-britain = Groot-Brittannië

rally-preset-stage = Eén proef
    .help = Een snelle race: één proef van Monte Carlo over zes wegdelen.
rally-preset-rally = Eén rally
    .help = Alle proeven van één rally; de laagste som van punten wint.
rally-preset-championship = Kampioenschap
    .help = Alle acht rally’s van de kalender, speciale proeven inbegrepen. De partij wordt bewaard en gaat verder wanneer je wilt.

## Waarom een zet niet mag: één zin; de regel staat ernaast

rally-refusal-too-many-fast = Deze proef mag geen snelle weg meer hebben.
rally-refusal-too-many-hairpins = Deze proef mag geen haarspeldbocht meer hebben.
rally-refusal-too-many-fords = Deze proef mag geen doorwaadbare plaats meer hebben.
rally-refusal-limits-out-of-reach = Zo zijn de voorwaarden niet meer te halen.
rally-refusal-first-must-be-easy = Het eerste vak moet factor 0 hebben.
rally-refusal-section-lies = Dat wegdeel ligt al in het parcours.
rally-refusal-setup-fixed = De afstelling geldt de hele rally.
rally-refusal-setup-too-far = Per rally verandert ze hoogstens één stap.
rally-refusal-tyres-chosen = Je banden zijn gekozen.
rally-refusal-crew-placed = Alle drie de monteurs staan er al.
rally-refusal-not-on-the-course = Zo’n vak heeft het parcours niet.
rally-refusal-not-ready = Kies eerst je afstelling en banden.
rally-refusal-no-over-rev = Je overtoerenkaart is op.
rally-refusal-no-gear-below = Twee lager is er geen versnelling.
rally-refusal-gear-too-far = Eén versnelling op of af, meer niet.
rally-refusal-most-driven = Verder gaat deze versnelling niet.
rally-refusal-least-not-driven = Deze versnelling moet verder, of rem.
rally-refusal-no-need-to-brake = Je kunt hier al stoppen zonder te remmen.
rally-refusal-too-fast-for-tyres = Banden wisselen kan alleen in de 1e of 2e.
rally-refusal-no-mechanic-near = Binnen vier vakken staat geen monteur van je.
rally-refusal-same-tyres = Die banden zitten er al op.
rally-refusal-not-in-the-lot = Die rijder doet niet mee aan deze loting.

## Wat er gevraagd wordt

rally-phase-order = Startnummers
rally-phase-layer = Wie legt het parcours
rally-phase-course = Het parcours
rally-phase-prepare = Voorbereiding
rally-phase-weather = Weer
rally-phase-gear = Kies een versnelling
rally-phase-risk = Risicodobbelsteen
rally-phase-drive = Rijden
rally-phase-damage = Schadedobbelsteen
rally-phase-pit = Bij de monteurs
rally-phase-over = De partij is uit

rally-ask-order = De startnummers worden geloot.
rally-ask-layer = Er wordt geloot wie het parcours legt.
rally-ask-course = Leg het parcours: { $sections ->
        [one] 1 wegdeel
       *[other] { $sections } wegdelen
    } voor { $entry }.
rally-ask-prepare = Kies afstelling en banden, zet je monteurs neer, en zeg dat je klaar bent.
rally-ask-weather = Er wordt om het weer gegooid.
rally-ask-gear = Kies een versnelling; daarna komt de risicodobbelsteen.
rally-ask-risk = De risicodobbelsteen wordt gegooid.
rally-ask-drive = { $driven } gereden, minstens { $least }, hoogstens { $most }; veilig tot en met factor { $safe }. Wat nu?
rally-ask-damage = De schadedobbelsteen wordt gegooid.
rally-ask-pit = Je staat naast de weg. Hier banden wisselen?
rally-ask-over = De partij is uit.

## Zetten zoals ze op een knop staan

rally-move-lay = { $face } leggen
rally-move-setup = Afstelling { $card }
rally-move-tyres = Neem { $card }
rally-move-mechanic = Monteur op vak { $space }
rally-move-done = Klaar
rally-move-gear = { $gear }e versnelling
rally-move-over-rev = Overtoeren: twee versnellingen terug
rally-move-ahead = Doorrijden
rally-move-brake = Hier remmen
rally-move-stop = Hier stoppen
rally-move-keep = Deze banden houden
rally-move-die = Dobbelsteen { $number }
rally-move-lot = Lot voor plaats { $number }

## Wat er gebeurd is

rally-event-rally-begins =
    { $stages ->
        [one] Rally { $rally }: { $entry }, één proef.
       *[other] Rally { $rally }: { $entry }, { $stages } proeven.
    }
rally-event-stage-begins = Proef { $stage } van { $entry }: { $sections ->
        [one] 1 wegdeel
       *[other] { $sections } wegdelen
    }.
rally-event-special-begins = Proef { $stage } van { $entry } is de speciale proef: { $sections ->
        [one] 1 wegdeel
       *[other] { $sections } wegdelen
    }, zonder snelheidslimiet (RY26).
rally-event-start-number =
    { $lot ->
        [0] { $seat_is ->
            [you] Jij start als nummer { $number }.
           *[one] { $seat } start als nummer { $number }.
        }
       *[other] { $seat_is ->
            [you] Jij start als nummer { $number }, door loting.
           *[one] { $seat } start als nummer { $number }, door loting.
        }
    }
rally-event-layer =
    { $lot ->
        [0] { $seat_is ->
            [you] Jij legt het parcours, als laatste van de vorige proef (RY3).
           *[one] { $seat } legt het parcours, als laatste van de vorige proef (RY3).
        }
       *[other] { $seat_is ->
            [you] Jij legt het parcours, door loting (RY3).
           *[one] { $seat } legt het parcours, door loting (RY3).
        }
    }
rally-event-laid =
    { $seat_is ->
        [you] Je legt { $card } als wegdeel { $number }.
       *[one] { $seat } legt { $card } als wegdeel { $number }.
    }
rally-event-mechanic-placed =
    { $seat_is ->
        [you] Je zet een monteur op vak { $space }.
       *[one] { $seat } zet een monteur op vak { $space }.
    }
rally-event-ready =
    { $seat_is ->
        [you] Je bent klaar.
       *[one] { $seat } is klaar.
    }
rally-event-revealed =
    { $seat_is ->
        [you] Jij rijdt met de afstelling { $setup } op { $tyres }, { $crew ->
            [0] zonder monteurs
            [one] met één monteur
           *[other] met { $crew } monteurs
        }.
       *[one] { $seat } rijdt met de afstelling { $setup } op { $tyres }, { $crew ->
            [0] zonder monteurs
            [one] met één monteur
           *[other] met { $crew } monteurs
        }.
    }
rally-event-race-begins = De eerste auto staat aan de streep. Het is mooi weer.
rally-event-weather =
    { $add ->
        [0] Ronde { $round }: de dobbelsteen toont { $die }; { $weather_now }.
       *[other] Ronde { $round }: de dobbelsteen toont { $die }; { $weather_now }, { $add } meer op elke risicodobbelsteen.
    }
rally-event-shifted =
    { $seat_is ->
        [you] Je schakelt naar de { $gear }e versnelling.
       *[one] { $seat } schakelt naar de { $gear }e versnelling.
    }
rally-event-over-revved =
    { $seat_is ->
        [you] Je jaagt de motor over zijn toeren en schakelt terug naar de { $gear }e versnelling.
       *[one] { $seat } jaagt de motor over zijn toeren en schakelt terug naar de { $gear }e versnelling.
    }
rally-event-restarted =
    { $seat_is ->
        [you] Je vertrekt weer, in de eerste versnelling.
       *[one] { $seat } vertrekt weer, in de eerste versnelling.
    }
rally-event-risk =
    { $seat_is ->
        [you] Jouw risicodobbelsteen: { $die }
       *[one] Risicodobbelsteen van { $seat }: { $die }
    }{ $setup_add ->
        [0] { "" }
       *[other] { " " }+ { $setup_add } voor de afstelling
    }{ $weather_add ->
        [0] { "" }
       *[other] { " " }+ { $weather_add } voor het weer
    }{ $added ->
        [0] { "" }
       *[1] { " " }= { $roll }
    }{ $capped ->
        [0] { "" }
       *[1] , want meer dan 6 is het nooit
    }. In de { $gear }e versnelling zijn factoren tot en met { $safe } veilig, { $most ->
        [one] precies één vak
       *[other] { $fixed ->
            [1] precies { $most } vakken
           *[0] { $least } tot { $most } vakken
        }
    } ver.
rally-event-braked =
    { $seat_is ->
        [you] Je remt op vak { $space }; nu { $least ->
            [one] volstaat één vak
           *[other] volstaan { $least } vakken
        }.
       *[one] { $seat } remt op vak { $space }; nu { $least ->
            [one] volstaat één vak
           *[other] volstaan { $least } vakken
        }.
    }
rally-event-danger = Vak { $space }: factor { $road }{ $brakes ->
        [0] { "" }
       *[other] { " " }+ { $brakes } voor het remmen
    }{ $passed ->
        [0] { "" }
       *[other] { " " }+ { $passed } voor het inhalen
    }{ $grip ->
        [0] { "" }
       *[other] { " " }− { $grip } door de banden
    }{ $changed ->
        [0] { "" }
       *[1] { " " }= { $factor }
    }, maar veilig is hoogstens { $safe }: { $excess } te veel.
rally-event-damage =
    { $seat_is ->
        [you] Jouw schadedobbelsteen toont { $die }: { $result }.
       *[one] De schadedobbelsteen van { $seat } toont { $die }: { $result }.
    }
rally-event-mended =
    { $mechanics ->
        [one] { $seat_is ->
            [you] Jouw monteur in de buurt
           *[one] De monteur van { $seat } in de buurt
        } { $left ->
            [0] herstelt de schade van graad { $degree }: het blijft bij een spin (RY17).
           *[other] brengt de schade terug van graad { $degree } tot { $left } (RY17).
        }
       *[other] { $seat_is ->
            [you] Jouw { $mechanics } monteurs in de buurt
           *[one] De { $mechanics } monteurs van { $seat } in de buurt
        } { $left ->
            [0] herstellen de schade van graad { $degree }: het blijft bij een spin (RY17).
           *[other] brengen de schade terug van graad { $degree } tot { $left } (RY17).
        }
    }
rally-event-off-road =
    { $missing ->
        [0] { $seat_is ->
            [you] Je staat naast de weg op vak { $space }.
           *[one] { $seat } staat naast de weg op vak { $space }.
        }
        [one] { $seat_is ->
            [you] Je staat naast de weg op vak { $space } en mist één beurt.
           *[one] { $seat } staat naast de weg op vak { $space } en mist één beurt.
        }
       *[other] { $seat_is ->
            [you] Je staat naast de weg op vak { $space } en mist { $missing } beurten.
           *[one] { $seat } staat naast de weg op vak { $space } en mist { $missing } beurten.
        }
    }
rally-event-wrecked =
    { $seat_is ->
        [you] Jouw auto is total loss op vak { $space }: je ligt uit deze proef.
       *[one] De auto van { $seat } is total loss op vak { $space } en ligt uit deze proef.
    }
rally-event-stopped =
    { $seat_is ->
        [you] Je rijdt { $driven ->
            [one] één vak
           *[other] { $driven } vakken
        }, tot vak { $space }.
       *[one] { $seat } rijdt { $driven ->
            [one] één vak
           *[other] { $driven } vakken
        }, tot vak { $space }.
    }
rally-event-changed-tyres =
    { $extra ->
        [0] { $seat_is ->
            [you] Je wisselt naar { $tyres }.
           *[one] { $seat } wisselt naar { $tyres }.
        }
       *[other] { $seat_is ->
            [you] Je wisselt naar { $tyres } en mist nog een beurt (RY18).
           *[one] { $seat } wisselt naar { $tyres } en mist nog een beurt (RY18).
        }
    }
rally-event-missed =
    { $left ->
        [0] { $seat_is ->
            [you] Je mist deze beurt.
           *[one] { $seat } mist deze beurt.
        }
        [one] { $seat_is ->
            [you] Je mist deze beurt en nog één.
           *[one] { $seat } mist deze beurt en nog één.
        }
       *[other] { $seat_is ->
            [you] Je mist deze beurt en nog { $left }.
           *[one] { $seat } mist deze beurt en nog { $left }.
        }
    }
rally-event-home =
    { $seat_is ->
        [you] Je bent binnen in ronde { $round }.
       *[one] { $seat } is binnen in ronde { $round }.
    }
rally-event-stage-points =
    { $seat_is ->
        [you] Je had { $behind ->
            [one] één ronde
           *[other] { $behind } ronden
        } achterstand, startnummer { $start }: { $behind } − { $start } = { $points } (RY22).
       *[one] { $seat } had { $behind ->
            [one] één ronde
           *[other] { $behind } ronden
        } achterstand, startnummer { $start }: { $behind } − { $start } = { $points } (RY22).
    }
rally-event-out-points =
    { $shared ->
        [0] { $seat_is ->
            [you] Je viel uit: wie als laatste binnenkwam heeft { $worst }, dus jij krijgt { $points } (RY23).
           *[one] { $seat } viel uit: wie als laatste binnenkwam heeft { $worst }, dus { $seat } krijgt { $points } (RY23).
        }
       *[other] { $seat_is ->
            [you] Niemand is binnen, dus allen delen de proef: jij krijgt { $points } (RY23).
           *[one] Niemand is binnen, dus allen delen de proef: { $seat } krijgt { $points } (RY23).
        }
    }
rally-event-scored =
    { $side_is ->
        [you] Je krijgt { $points ->
            [one] 1 punt
           *[other] { $points } punten
        }: { $reason }, met een som van { $total } ({ $rule }).
       *[one] { $side } krijgt { $points ->
            [one] 1 punt
           *[other] { $points } punten
        }: { $reason }, met een som van { $total } ({ $rule }).
    }
rally-event-rally-over = Rally { $rally }, { $entry }, is voorbij.
rally-event-won-match =
    { $side_is ->
        [you] Je wint met { $points ->
            [one] 1 punt
           *[other] { $points } punten
        }.
       *[one] { $side } wint met { $points ->
            [one] 1 punt
           *[other] { $points } punten
        }.
    }

## Waarvoor punten zijn

rally-reason-place-1 = eerste plaats
rally-reason-place-2 = tweede plaats
rally-reason-place-3 = derde plaats
rally-reason-place-4 = vierde plaats
rally-reason-place-5 = vijfde plaats
rally-reason-place-6 = zesde plaats

## De tafel

rally-table-stage = { $entry } · proef { $stage } van { $stages }
rally-score-part = Rally { $race }
rally-table-special = { $entry } · speciale proef
rally-table-round = ronde { $round }
rally-table-before = voor de start
rally-table-before-car = aan de start
rally-table-weather =
    { $add ->
        [0] { $weather }
       *[other] { $weather } +{ $add }
    }
rally-table-space = vak { $space } van { $length }
rally-table-gear = { $gear }e versnelling
rally-table-off = naast de weg
rally-table-out = uitgevallen
rally-table-home = binnen in ronde { $round }
rally-table-missing =
    { $count ->
        [one] mist 1 beurt
       *[other] mist { $count } beurten
    }
rally-table-over-rev = overtoerenkaart
rally-table-crew = monteurs op { $spaces }
rally-table-crew-hidden =
    { $count ->
        [one] 1 verborgen monteur
       *[other] { $count } verborgen monteurs
    }
rally-table-ready = klaar
rally-table-preparing = nog bezig
rally-table-start = startnummer { $number }
rally-table-points = proefpunten
rally-table-total = som
rally-table-championship = kampioenschap
rally-table-course = { $laid } van { $sections } wegdelen gelegd
rally-table-at-least = minstens { $count }
rally-table-at-most = hoogstens { $count }
rally-table-type-mechanic = Een monteur zet je neer door zijn vak te typen: “mechanic 12”.
rally-table-safe = factoren tot en met { $safe } zijn veilig
rally-legend =
    0–4 de factor van een vak (RY1) · ≈ doorwaadbare plaats (RY19) · ⊃ haarspeldbocht
    M eigen monteur (RY17) · ! factor boven de veilige van deze zet (RY15)
rally-ui-help-keys =
    1, 2, 3 …     kies dat antwoord
    gear 3        een zet in woorden; ook “ahead”, “brake”, “stop” en “mechanic 12”
    ? regen       wat een afstelling of banden doen
    ? options     volgens welke regels deze tafel speelt
    s             de punten tot nu toe
    t             de tafel nog eens
    back          neem een keus terug die nog niet af is
    q             stoppen; de partij blijft bewaard en kan verdergaan

## Op de tekeningen

rally-draw-start = START
rally-draw-finish = FINISH
rally-draw-least = min.
rally-draw-most = max.

## Op de pagina

rally-page-safe-row = De hoogste veilige factor bij elk getal van de dobbelsteen, van 1 tot 6 (RY12).
rally-page-mechanics = Monteurs
rally-page-mechanics-left =
    { $count ->
        [0] alle neergezet
        [one] klik op een vak voor nog één monteur
       *[other] klik op vakken voor { $count } monteurs
    }
rally-page-setup = Afstelling
rally-page-tyres = Banden
rally-page-results = Proefpunten
rally-page-zoom-in = Groter
rally-page-zoom-out = Kleiner
rally-page-stage = Proef
rally-page-space = Vak { $space }, factor { $factor }
rally-page-ford = doorwaadbare plaats
rally-page-hairpin = haarspeldbocht
rally-page-of = van { $length }
rally-page-passing = voorbijrijdend
rally-page-brake = Eén vak minder, maar hier factor +1
rally-odds-- = niets
rally-odds-tc = spin
rally-odds-1 = 1 beurt
rally-odds-2 = 2 beurten
rally-odds-3 = 3 beurten
rally-odds-e = uit
rally-web-help-keys = 1–5 schakelt naar die versnelling, O jaagt de motor over zijn toeren, → rijdt door, B remt, S stopt, Enter bevestigt. Klik op een vak verderop en je rijdt er in één keer heen, tot er gegooid moet worden. M gaat naar de kaart, waar ← en → van vak naar vak lopen; + en − zoomen. L toont het verslag.
rally-web-help-touch = Tik op een versnelling, dan op een knop om door te rijden, te remmen of te stoppen. Tik op een vak verderop om er in één keer heen te rijden, tot er gegooid moet worden. Veeg over de kaart om hem te verschuiven; spreid twee vingers om dichterbij te komen.

## Op de pagina: wie er voorop ligt, wat er gebeurd is, je bedenken

rally-page-leads = aan kop
rally-page-gaps = afstanden in ronden
rally-page-at = vak { $space }
rally-page-start-number = Startnummer
rally-page-arrival = Binnen in ronde
rally-page-points = Punten
rally-page-rally-sum = deze rally { $points }
rally-page-championship-points = kampioenschapspunten
rally-page-few-lead = Wie de minste punten heeft, staat voor. De punten van een proef zijn de ronden achter de eerste auto die binnen is, min het startnummer.
rally-page-far = Of klik op een vak verder vooruit: de auto rijdt er in één keer heen.
rally-page-only-stop = Deze versnelling gaat niet verder: stop hier.
rally-page-stop-or-tyres = Deze versnelling gaat niet verder: stop hier, of stop en wissel banden.
rally-page-rethink = Niets ligt vast tot je klaar bent: klik op iets anders om je te bedenken.
rally-page-remove = Haal de monteur van vak { $space } weg
rally-page-effect-stable = gewone vakken, gewoon risico
rally-page-effect-fast = +1 vak in versnelling 2 tot 5, +1 risico
rally-page-effect-prototype = +2 vakken in versnelling 2 tot 5, +2 risico
rally-page-effect-normal = helpen nooit, hinderen nooit
rally-page-effect-rain = regen en onweer: factoren −1; droog: −1 vak
rally-page-effect-snow = sneeuw: factoren −1; droog: −2 vakken

rally-end-measure = Afgelegde weg

## Waarom een sterke bot het zou doen (tips), en waarom een bot het jou deed

rally-advice-gear = { $most ->
    [one] Precies één vak; de weg voor je heeft hoogstens factor { $factor }.
   *[other] Van { $least } tot { $most } vakken; de weg voor je heeft hoogstens factor { $factor }.
 }
rally-advice-safe = Het volgende vak heeft factor { $factor }; tot { $safe } rijd je veilig.
rally-advice-risk = Het volgende vak ligt { $above } boven wat veilig is voor jou; worpen zonder schade: { $count } van 6.
rally-advice-too-hard = Het volgende vak heeft factor { $factor }, en je rijdt maar tot { $safe } veilig.
rally-advice-weather = Het weer: { $weather }.
rally-advice-mechanic = Daar in de buurt heeft de weg factor { $factor }.
rally-liked-gear = { $value }e versnelling

## Op papier

rally-print-section = Wegdeel { $number }
rally-print-tables = Tabellen
rally-print-risk = Risicotabel: de hoogste veilige factor (RY12)
rally-print-damage = Schadetabel (RY15)
rally-print-die = Dobbelsteen
rally-print-above = factor boven de veilige
rally-print-gears = Versnellingen: kleinste en grootste aantal vakken (RY6)
rally-print-spaces = Versnelling
rally-print-weather = Weer van de zones (RY10)
rally-print-calendar = Kalender (RY2)
rally-print-marker = Weermarkering
rally-print-notes = Notities van de rijder
rally-print-special = speciale proef
rally-print-fords = Factor van een doorwaadbare plaats (RY19)
rally-print-free = vrije wegdelen
