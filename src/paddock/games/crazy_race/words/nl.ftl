# Crazy Race. De regelnummers zijn die van law/nl.md.

crazy_race = Crazy Race
    .about = Bied in het geheim om het recht te rijden, en breng je drie locomotieven om de draaischijf heen en weer thuis.

crazy_race-edition-house = Huiseditie

## Machinist- en puntenkaarten zijn getallen; de locomotieven hebben namen. Een naam staat in een zin
## zonder lidwoord, als een titel.

crazy_race-card-A = Schoorsteenloc
    .help = Een van je drie locomotieven. Ze rijdt als je haar kant van de etappekaart wint (CZ9), of als je haar kiest bij een kant zonder locomotief (CZ10, CZ11).
crazy_race-card-B = Stroomlijnloc
    .help = Een van je drie locomotieven. Ze rijdt als je haar kant van de etappekaart wint (CZ9), of als je haar kiest bij een kant zonder locomotief (CZ10, CZ11).
crazy_race-card-C = Tenderloc
    .help = Een van je drie locomotieven. Ze rijdt als je haar kant van de etappekaart wint (CZ9), of als je haar kiest bij een kant zonder locomotief (CZ10, CZ11).
crazy_race-card-F = locomotief naar keuze

## Plaatsen: de kanten van een etappekaart, en de twee puntenstapels

crazy_race-place-top = boven
    .side = bovenkant
crazy_race-place-right = rechts
    .side = rechterkant
crazy_race-place-bottom = onder
    .side = onderkant
crazy_race-place-left = links
    .side = linkerkant
crazy_race-place-turntable = draaischijf
crazy_race-place-yard = remise

## Opties: een naam, en wat ze verandert

crazy_race-option-shuffled_points = Geschudde punten
    .help = De twee stapels puntenkaarten worden geschud; van elk is alleen de bovenste kaart te zien.
crazy_race-option-stragglers = Achterblijvers betalen
    .help = Aan het eind legt de eigenaar van de locomotief die het verst van huis is de hoogste puntenkaart af, en die van de op één na verste een kaart naar keuze.
crazy_race-option-robbery = Roof
    .help = Wie een tweede locomotief thuisbrengt, mag bij een ander een puntenkaart trekken in plaats van die van de stapel te nemen.
crazy_race-option-runner_up_wins = De tweede wint
    .help = Wordt de eerste plaats gedeeld, dan wint de speler met op één na de meeste punten.
crazy_race-option-fewer_points = Puntenkaarten per stapel
    .help = Hoeveel puntenkaarten er in elke stapel liggen; 0 betekent allemaal.
crazy_race-value-fewer_points-0 = allemaal

crazy_race-preset-rulebook = Spelregelboek
    .help = De regels zoals ze op de regelpagina staan, zonder gewijzigde opties.
crazy_race-preset-variants = Alle varianten
    .help = Geschudde stapels van vier puntenkaarten, achterblijvers, roof, en een tweede die kan winnen.

## Waarom een zet geweigerd wordt: één zin; de regel staat ernaast

crazy_race-refusal-stage-gone = Die etappe is al gereden.
crazy_race-refusal-not-in-hand = Die kaart heb je niet.
crazy_race-refusal-taboo = Deze kant is taboe: drie is genoeg.
crazy_race-refusal-not-laid = Die kaart heb je in deze etappe niet gelegd.
crazy_race-refusal-already-home = Die locomotief is al thuis.
crazy_race-refusal-already-recovered = Je hebt je stapel al teruggenomen.
crazy_race-refusal-no-pile = Je hebt nog geen stapel om terug te nemen.
crazy_race-refusal-not-in-pile = Zo’n kaart ligt niet meer in de stapel.
crazy_race-refusal-not-your-points = Zo’n puntenkaart heb je niet.
crazy_race-refusal-rob-yourself = Jezelf beroven kan niet.
crazy_race-refusal-nothing-to-rob = Daar valt geen puntenkaart te halen.
crazy_race-refusal-not-the-victims = Zo’n puntenkaart ligt daar niet.

## Wat er gevraagd wordt

crazy_race-phase-recovery = Vóór de etappe
crazy_race-phase-stage = De etappekaart omdraaien
crazy_race-phase-lay = Kaarten leggen
crazy_race-phase-choice = Een locomotief kiezen
crazy_race-phase-split = De zet verdelen
crazy_race-phase-points = Een puntenkaart omdraaien
crazy_race-phase-robbery = Roof
crazy_race-phase-losing = Een puntenkaart trekken
crazy_race-phase-taking = Een kaart terugnemen
crazy_race-phase-stragglers = Achterblijvers
crazy_race-phase-over = De wedstrijd is voorbij

crazy_race-ask-recovery = De etappe is voorbij. Verder, of eerst je stapel terugnemen? Dat mag één keer.
crazy_race-ask-stage = De volgende etappekaart wordt omgedraaid.
crazy_race-ask-lay = Ronde { $round } van 3: leg een kaart aan een kant, of pas.
crazy_race-ask-choice = Je hebt de { $place_side } gewonnen: welke locomotief rijdt?
crazy_race-ask-split =
    { $left ->
        [one] Je hebt het “?” gewonnen: nog 1 vak. Welke locomotief?
       *[other] Je hebt het “?” gewonnen: nog { $left } vakken, één voor één. Welke locomotief?
    }
crazy_race-ask-points = Een puntenkaart wordt omgedraaid.
crazy_race-ask-robbery = Je tweede locomotief is thuis. De kaart van de stapel, of iemand beroven?
crazy_race-ask-losing = Een puntenkaart wordt getrokken.
crazy_race-ask-taking = Je hebt in deze etappe niets verzet: een van je kaarten terugnemen?
crazy_race-ask-stragglers = Jouw locomotief is de op één na verste: leg een puntenkaart af.
crazy_race-ask-over = De wedstrijd is voorbij.

## Zetten zoals ze op een knop staan

crazy_race-move-lay = Kaart { $card } → { $place }
crazy_race-move-pass = Passen
crazy_race-move-recover = Mijn stapel terugnemen (één keer, CZ20)
crazy_race-move-wait = Verder naar de volgende etappe
crazy_race-move-run = { $engine }
crazy_race-move-step = { $engine }, één vak
crazy_race-move-claim = De kaart van de stapel nemen
crazy_race-move-rob = { $victim } beroven
crazy_race-move-take = Kaart { $card } terugnemen
crazy_race-move-leave = Alles laten liggen
crazy_race-move-discard = Puntenkaart { $card } afleggen
crazy_race-move-stage = Etappekaart { $card }
crazy_race-move-point = Puntenkaart { $card }
crazy_race-move-lose = Puntenkaart { $card } wordt getrokken

## Wat er gebeurde

crazy_race-event-stage-turned =
    { $seat_is ->
        [you] Etappe { $stage } van 8, met de klok mee vanaf de pijl: { $lines }. Jij legt als eerste.
       *[one] Etappe { $stage } van 8, met de klok mee vanaf de pijl: { $lines }. { $seat } legt als eerste.
    }
crazy_race-event-laid = { $seat } legt een kaart aan de { $place_side }.
crazy_race-event-you-laid =
    { $seat_is ->
        [you] Je legt een { $card } aan de { $place_side }.
       *[one] { $seat } legt een { $card } aan de { $place_side }.
    }
crazy_race-event-passed =
    { $seat_is ->
        [you] Je past.
       *[one] { $seat } past.
    }
crazy_race-event-no-cards =
    { $seat_is ->
        [you] Je hebt geen kaart meer in je hand (CZ21).
       *[one] { $seat } heeft geen kaart meer in de hand (CZ21).
    }
crazy_race-event-taboo = Er liggen kaarten aan drie kanten: de { $place_side } is taboe (CZ7).
crazy_race-event-recovered =
    { $seat_is ->
        [you] Je neemt je stapel terug in de hand (CZ20).
       *[one] { $seat } neemt de stapel terug in de hand (CZ20).
    }
crazy_race-event-side-won =
    { $seat_is ->
        [you] De { $place_side }: { $tally }. Jij wint deze kant.
       *[one] De { $place_side }: { $tally }. { $seat } wint deze kant.
    }
crazy_race-event-side-tied =
    { $seat_is ->
        [you] De { $place_side }: { $tally }. Gelijk: jij legde als eerste en wint deze kant (CZ8).
       *[one] De { $place_side }: { $tally }. Gelijk: { $seat } legde als eerste en wint deze kant (CZ8).
    }
crazy_race-event-side-empty = De { $place_side }: niemand heeft een kaart gelegd.
crazy_race-event-move-lost =
    { $all ->
        [1] { $seat_is ->
            [you] Al je locomotieven zijn thuis: de zet vervalt.
           *[one] Alle locomotieven van { $seat } zijn thuis: de zet vervalt.
        }
       *[0] { $seat_is ->
            [you] Je { $engine } is al thuis: de zet vervalt (CZ9).
           *[one] De { $engine } van { $seat } is al thuis: de zet vervalt (CZ9).
        }
    }
crazy_race-event-ran =
    { $seat_is ->
        [you] Je { $engine }
       *[one] De { $engine } van { $seat }
    } rijdt { $spaces ->
        [one] 1 vak
       *[other] { $spaces } vakken
    }{ $jumped ->
        [0] { "" }
        [one] , over één andere loc heen,
       *[other] , over { $jumped } andere locs heen,
    } { $where ->
        [home] en is thuis.
        [turntable] tot op de draaischijf, en keert.
       *[space] { $heading ->
            [back] tot vak { $space }, op weg naar huis.
           *[out] tot vak { $space }.
        }
    }
crazy_race-event-took-points =
    { $seat_is ->
        [you] Je pakt { $points ->
            [one] 1 punt
           *[other] { $points } punten
        } { $place_id ->
            [turntable] bij de draaischijf
           *[yard] in de remise
        }.
       *[one] { $seat } pakt { $points ->
            [one] 1 punt
           *[other] { $points } punten
        } { $place_id ->
            [turntable] bij de draaischijf
           *[yard] in de remise
        }.
    }
crazy_race-event-no-points =
    { $seat_is ->
        [you] Er is voor jou geen puntenkaart meer { $place_id ->
            [turntable] bij de draaischijf
           *[yard] in de remise
        } (CZ18).
       *[one] Er is voor { $seat } geen puntenkaart meer { $place_id ->
            [turntable] bij de draaischijf
           *[yard] in de remise
        } (CZ18).
    }
crazy_race-event-point-turned =
    { $place_id ->
        [turntable] Bij de draaischijf
       *[yard] In de remise
    } ligt nu een { $points } bovenop.
crazy_race-event-robbed =
    { $seat_is ->
        [you] Je berooft { $victim } van { $points ->
            [one] 1 punt
           *[other] { $points } punten
        } (CZ25).
       *[one] { $seat } berooft { $victim_is ->
            [you] jou
           *[one] { $victim }
        } van { $points ->
            [one] 1 punt
           *[other] { $points } punten
        } (CZ25).
    }
crazy_race-event-took-back =
    { $seat_is ->
        [you] Je hebt niets verzet, en neemt een { $card } terug (CZ13).
       *[one] { $seat } heeft niets verzet, en neemt een { $card } terug (CZ13).
    }
crazy_race-event-race-over = Etappe { $stage } was de laatste: de wedstrijd is voorbij.
crazy_race-event-cards-spent = Iedereen heeft alle kaarten twee keer gebruikt: de wedstrijd eindigt na etappe { $stage } (CZ22).
crazy_race-event-straggler =
    { $seat_is ->
        [you] Jouw locomotief is het verst van huis: je hoogste puntenkaart, { $points }, is weg (CZ24).
       *[one] Een locomotief van { $seat } is het verst van huis: de hoogste puntenkaart, { $points }, is weg (CZ24).
    }
crazy_race-event-straggler-chose =
    { $seat_is ->
        [you] Jouw locomotief is de op één na verste: je legt puntenkaart { $points } af (CZ24).
       *[one] Een locomotief van { $seat } is de op één na verste: puntenkaart { $points } wordt afgelegd (CZ24).
    }
crazy_race-event-runner-up =
    { $points ->
        [one] De eerste plaats wordt gedeeld met 1 punt: de tweede wint (CZ26).
       *[other] De eerste plaats wordt gedeeld met { $points } punten: de tweede wint (CZ26).
    }
crazy_race-event-last-engine =
    { $side_is ->
        [you] Gelijk: jouw laatste locomotief is verder (CZ22).
       *[one] Gelijk: de laatste locomotief van { $side } is verder (CZ22).
    }
crazy_race-event-won-match =
    { $side_is ->
        [you] Je wint de wedstrijd met { $points ->
            [one] 1 punt
           *[other] { $points } punten
        }.
       *[one] { $side } wint de wedstrijd met { $points ->
            [one] 1 punt
           *[other] { $points } punten
        }.
    }

## Waar punten voor zijn

crazy_race-reason-turntable = draaischijf
crazy_race-reason-yard = thuiskomst
crazy_race-reason-robbery = roof
crazy_race-reason-robbed = verlies door roof
crazy_race-reason-straggler = achterblijven

## De tafel

crazy_race-table-stage = Etappe { $stage } van { $stages }
crazy_race-table-round = ronde { $round } van 3
crazy_race-table-start = legt als eerste
crazy_race-table-pile = eigen stapel
crazy_race-table-hand = je hand
crazy_race-table-no-hand = geen kaarten in de hand
crazy_race-table-empty = geen
crazy_race-table-once = stapel teruggenomen
crazy_race-table-taboo = taboe
crazy_race-table-free = locomotief naar keuze
crazy_race-table-question = zoveel als er kaarten liggen
crazy_race-table-points =
    { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
crazy_race-table-turntable = draaischijf
crazy_race-table-yard = remise
crazy_race-table-home = thuis
crazy_race-table-won = gewonnen door { $name }
crazy_race-table-no-move = al thuis: geen zet
crazy_race-table-skipped = geen kaarten
crazy_race-table-left =
    { $left ->
        [one] nog 1 vak
       *[other] nog { $left } vakken
    }
crazy_race-legend =
    ▶ op weg naar de draaischijf · ◀ op weg naar huis · ◎ draaischijf · ▒ een gedekte kaart
    A Schoorsteenloc · B Stroomlijnloc · C Tenderloc

## In de terminal

crazy_race-ui-keys-ways = 1a: leg kaart 1 aan kant a · ?: hulp · q: stoppen
crazy_race-ui-choose-victim = Aan welke kant? { $choices }
crazy_race-ui-help-keys =
    1a, 2c       leg kaart 1 aan de eerste kant, kaart 2 aan de derde
    1, 2, 3 …    kies dat antwoord
    lay 3>top    een zet in woorden; ook “pass”, “recover” en “run A”
    ? A          wat een locomotief doet, met de regels
    ? options    volgens welke regels deze tafel speelt
    s            de stand
    t            de tafel nog eens
    back         neem een keus terug die nog niet af is
    q            stoppen; de partij blijft bewaard en kan verdergaan

## Op de tekeningen en de pagina

crazy_race-draw-driver = Machinist
crazy_race-draw-stage = Etappe
crazy_race-draw-taboo = Taboe
crazy_race-draw-turntable = Draaischijf
crazy_race-draw-yard = Remise
crazy_race-web-hint = Kies een kaart, en dan een kant.
crazy_race-web-out = op vak { $space }
crazy_race-web-back = op vak { $space }, op de terugweg
crazy_race-web-covered = gedekt
crazy_race-web-help-keys = 1–8 kiest een kaart, daarna legt A, B, C of D hem bij die kant, met de klok mee vanaf de pijl; P past. Mag je een locomotief kiezen, dan rijdt A, B of C. Esc laat een kaart los, L toont het verslag. Mag je kaarten terugnemen, dan neemt A, B of C er een; R neemt je stapel terug. Enter gaat verder, Backspace neemt je laatste keuze terug.
crazy_race-web-help-touch = Tik op een kaart, dan op een kant van de etappekaart of de knop ervan. Tik nog eens op de kaart om hem los te laten. Mag je een locomotief kiezen, tik er dan op, op je spoor of op de knop.
crazy_race-web-recover = Stapel terug
crazy_race-web-reveal = Etappe { $stage }: de kaarten worden omgedraaid.
crazy_race-web-empty-lay = Ronde { $round } van 3: je hebt geen kaart meer om te leggen. Neem je stapel terug (dat mag één keer), of pas: elke ronde word je het weer gevraagd.
crazy_race-web-empty-recovery = De etappe is voorbij, en je hebt geen kaart meer. Neem je nu je stapel terug (dat mag één keer)? Anders kan het ook nog als je aan de beurt bent.
crazy_race-web-empty-counts = Je hebt geen kaart meer en hebt je stapel al teruggenomen: je wordt overgeslagen. Je kaarten op tafel tellen nog mee.
crazy_race-web-empty-watch = Je hebt geen kaart meer en hebt je stapel al teruggenomen: je locomotieven blijven staan. De wedstrijd eindigt uiterlijk na etappe { $stages }.
crazy_race-web-legend = Wat de tekens betekenen
crazy_race-web-legend-out = op weg naar de draaischijf
crazy_race-web-legend-back = op weg naar huis

## Waarom een sterke bot het zou doen (tips), en waarom een bot het jou deed

crazy_race-advice-first = Aan deze kant ligt nog niets.
crazy_race-advice-contest = { $count ->
    [one] Daar ligt één kaart van een ander; deze kan genoeg zijn.
   *[other] Daar liggen { $count } kaarten van anderen; deze kan genoeg zijn.
 }
crazy_race-advice-add = Je hebt daar al gelegd en blijft zo voorop.
crazy_race-advice-pass = { $count ->
    [one] Zo houd je de laatste kaart in je hand voor later.
   *[other] Zo houd je je { $count } kaarten voor later.
 }
crazy_race-advice-recover = { $count ->
    [0] Je hand is leeg; kaarten die terugkomen: { $pile }.
    [one] Je hebt nog één kaart; kaarten die terugkomen: { $pile }.
   *[other] Je hebt nog { $count } kaarten; kaarten die terugkomen: { $pile }.
 }
crazy_race-advice-wait = { $count ->
    [one] De kaart in je hand is voorlopig genoeg.
   *[other] De { $count } kaarten in je hand zijn voorlopig genoeg.
 }
crazy_race-advice-highest = Het is de hoogste die je kunt terugnemen.
crazy_race-advice-rob = { $points ->
    [one] { $victim } heeft één punt.
   *[other] { $victim } heeft { $points } punten.
 }
crazy_race-blame-points = { $points ->
    [one] Je had één punt.
   *[other] Je had { $points } punten.
 }
crazy_race-liked-card = Kaart { $value }
