# 1000 Kilometers. De nummers van de regels zijn die van law/nl.md.

kilometers = 1000 Kilometers
    .about = Leg kilometers uit tot je de hele weg gereden hebt, en houd de anderen op.

kilometers-edition-standard = Standaard

## Kaarten. Een naam staat zonder lidwoord in een zin, als een titel.

kilometers-card-25 = 25 km
    .help = Leg hem bij jezelf terwijl je rijdt (K9); mag ook bij een maximumsnelheid (K10).
kilometers-card-50 = 50 km
    .help = Leg hem bij jezelf terwijl je rijdt (K9); meer mag niet bij een maximumsnelheid (K10).
kilometers-card-75 = 75 km
    .help = Leg hem bij jezelf terwijl je rijdt (K9), maar niet bij een maximumsnelheid (K10).
kilometers-card-100 = 100 km
    .help = Leg hem bij jezelf terwijl je rijdt (K9), maar niet bij een maximumsnelheid (K10).
kilometers-card-200 = 200 km
    .help = Leg hem bij jezelf terwijl je rijdt (K9), maar niet bij een maximumsnelheid (K10). Winnen zonder 200 is 300 punten waard (K39).
kilometers-card-accident = Ongeluk
    .help = Stopt een tegenstander die rijdt (K13). Daartegen helpt Reparaties en dan Groen licht (K16), of Eerste klas chauffeur (K21).
kilometers-card-flat = Lekke band
    .help = Stopt een tegenstander die rijdt (K13). Daartegen helpt Reservewiel en dan Groen licht (K16), of Onspringbare band (K21).
kilometers-card-empty = Lege tank
    .help = Stopt een tegenstander die rijdt (K13). Daartegen helpt Benzine en dan Groen licht (K16), of Tankwagen (K21).
kilometers-card-stop = Rood licht
    .help = Stopt een tegenstander die rijdt (K13). Daartegen helpt Groen licht (K17) of Voorrangswagen (K22).
kilometers-card-limit = Maximumsnelheid
    .help = Laat een tegenstander alleen nog 25 en 50 uitleggen (K10); wat er op de actiestapel ligt, doet er niet toe (K14). Daartegen helpt Einde maximumsnelheid (K16) of Voorrangswagen (K22).
kilometers-card-repairs = Reparaties
    .help = Tegen Ongeluk op je eigen actiestapel; daarna heb je weer Groen licht nodig (K16).
kilometers-card-spare = Reservewiel
    .help = Tegen Lekke band op je eigen actiestapel; daarna heb je weer Groen licht nodig (K16).
kilometers-card-petrol = Benzine
    .help = Tegen Lege tank op je eigen actiestapel; daarna heb je weer Groen licht nodig (K16).
kilometers-card-green = Groen licht
    .help = Hiermee ga je rijden: bij de start, op Rood licht en na elke andere verdediging (K17).
kilometers-card-endlimit = Einde maximumsnelheid
    .help = Heft de maximumsnelheid op; Groen licht is daarna niet nodig (K16).
kilometers-card-ace = Eerste klas chauffeur
    .help = Troef: maakt een eind aan Ongeluk, houdt het de hele rally weg (K15, K21) en geeft je nog een beurt (K20). 100 punten waard (K34), en 300 extra als bliksemreactie (K36).
kilometers-card-tyre = Onspringbare band
    .help = Troef: maakt een eind aan Lekke band, houdt die de hele rally weg (K15, K21) en geeft je nog een beurt (K20). 100 punten waard (K34), en 300 extra als bliksemreactie (K36).
kilometers-card-tanker = Tankwagen
    .help = Troef: maakt een eind aan Lege tank, houdt die de hele rally weg (K15, K21) en geeft je nog een beurt (K20). 100 punten waard (K34), en 300 extra als bliksemreactie (K36).
kilometers-card-priority = Voorrangswagen
    .help = Troef: je rijdt zonder Groen licht, en Rood licht en Maximumsnelheid deren je niet meer (K22); je krijgt nog een beurt (K20). 100 punten waard (K34), en 300 extra als bliksemreactie (K36).

## Opties: een naam, en wat ze veranderen

kilometers-option-length = Duur van de partij
    .help = Eén rally, of een kampioenschap: rally’s tot iemand 5.000 punten heeft.
kilometers-option-extension = Verlenging
    .help = Met twee of drie spelers mag wie 700 km haalt doorrijden tot 1.000 km: voor een premie, maar niet zonder risico.
kilometers-option-max_200 = Hoogstens zoveel 200’s
    .help = Hoeveel kaarten van 200 km een rijder of team per rally mag uitleggen; 0 betekent zoveel als je wilt.
kilometers-value-max_200-0 = onbeperkt
kilometers-option-limit_needs_green = Limiet alleen op groen
    .help = Een maximumsnelheid mag, net als de andere aanvallen, alleen bij wie rijdt.
kilometers-option-green_after_trump = Groen na een troef
    .help = Een troef die een aanval opheft laat de actiestapel leeg achter: Groen licht is opnieuw nodig. Behalve bij Voorrangswagen.
kilometers-option-play_out_hands = Handen uitspelen
    .help = Is de stok leeg, dan gaat de rally zonder trekken door tot alle handen leeg zijn.

kilometers-word-rally = één rally
kilometers-word-championship = kampioenschap

kilometers-preset-dutch = Nederlandse regels
    .help = De regels zoals ze op de regelpagina staan, zonder andere opties.
kilometers-preset-classic = Klassieke regels
    .help = Zoals de meesten het kennen: hoogstens twee 200’s, opnieuw Groen licht na een troef, en de handen worden uitgespeeld.

## Waarom een zet niet mag: één zin; de regel staat ernaast

kilometers-refusal-not-in-hand = Die kaart heb je niet.
kilometers-refusal-not-rolling = Je rijdt nog niet.
kilometers-refusal-too-fast = Bij een maximumsnelheid mag alleen 25 of 50.
kilometers-refusal-past-the-target = Zo rijd je voorbij de finish.
kilometers-refusal-enough-200s = Meer 200’s mag je niet uitleggen.
kilometers-refusal-victim-not-rolling = Wie niet rijdt, kun je niet stoppen.
kilometers-refusal-already-limited = Daar geldt al een maximumsnelheid.
kilometers-refusal-limit-needs-green = Een limiet mag hier alleen bij wie rijdt.
kilometers-refusal-shielded = Daartegen beschermt hun troef.
kilometers-refusal-nothing-to-mend = Je hebt geen pech waar dit tegen helpt.
kilometers-refusal-not-limited = Voor jou geldt geen maximumsnelheid.
kilometers-refusal-green-is-no-answer = Eerst moet de pech verholpen zijn.
kilometers-refusal-already-rolling = Je rijdt al.
kilometers-refusal-green-not-needed = Voorrangswagen rijdt zonder Groen licht.
kilometers-refusal-own-side = Je kunt jezelf niet aanvallen.
kilometers-refusal-not-the-trump = De troef daartegen heb je niet.
kilometers-refusal-no-card-left = Die kaart zit niet meer in de stok.

## Wat er gevraagd wordt

kilometers-phase-deal = Geven
kilometers-phase-draw = Trekken
kilometers-phase-play = Spelen of weggooien
kilometers-phase-reaction = Bliksemreactie
kilometers-phase-extension = Verlenging
kilometers-phase-over = De partij is uit

kilometers-ask-deal = De kaarten worden gedeeld.
kilometers-ask-draw = Er wordt een kaart getrokken.
kilometers-ask-play = Speel een kaart of gooi er een weg.
kilometers-ask-reaction = Aanval: { $hazard }. Meteen je troef spelen?
kilometers-ask-extension = Je hebt { $target } km gehaald. Doorrijden tot 1.000 km, of hier finishen?
kilometers-ask-over = De partij is uit.

## Zetten zoals ze op een knop staan

kilometers-move-discard = { $card } weggooien
kilometers-move-play = { $card }
kilometers-move-attack = { $card } → { $victim }
kilometers-move-draw = { $card } trekken
kilometers-move-react = Meteen de troef: bliksemreactie, 300 punten (K27)
kilometers-move-decline = Laat maar gebeuren
kilometers-move-extend = Door tot 1.000 km: 200 erbij, of de 400 kwijt (K31, K40–K43)
kilometers-move-finish = Hier finishen en de 400 nemen (K37)

## Wat er gebeurd is

kilometers-event-dealt =
    { $dealer_is ->
        [you] Rally { $rally }: jij geeft.
       *[one] Rally { $rally }: { $dealer } geeft.
    }
kilometers-event-your-hand =
    { $seat_is ->
        [you] Je krijgt { $cards }.
       *[one] { $seat } krijgt { $cards }.
    }
kilometers-event-drew =
    { $seat_is ->
        [you] Je trekt een kaart.
       *[one] { $seat } trekt een kaart.
    }
kilometers-event-you-drew =
    { $seat_is ->
        [you] Je trekt { $card }.
       *[one] { $seat } trekt { $card }.
    }
kilometers-event-discarded =
    { $seat_is ->
        [you] Je gooit { $card } weg.
       *[one] { $seat } gooit { $card } weg.
    }
kilometers-event-attacked =
    { $seat_is ->
        [you] Je legt { $card } bij { $victim }.
       *[one] { $seat } legt { $card } bij { $victim_is ->
            [you] jou
            [ours] jouw team
           *[one] { $victim }
        }.
    }
kilometers-event-played =
    { $seat_is ->
        [you] Je speelt { $card }.
       *[one] { $seat } speelt { $card }.
    }
kilometers-event-reacted =
    { $seat_is ->
        [you] Bliksemreactie! Je speelt { $card }; de aanval telt niet en jij gaat verder.
       *[one] Bliksemreactie! { $seat } speelt { $card }; de aanval telt niet en { $seat } gaat verder.
    }
kilometers-event-reached =
    { $seat_is ->
        [you] Je haalt { $km } km.
       *[one] { $seat } haalt { $km } km.
    }
kilometers-event-extended =
    { $seat_is ->
        [you] Je verlengt de rally tot 1.000 km.
       *[one] { $seat } verlengt de rally tot 1.000 km.
    }
kilometers-event-scored =
    { $side_is ->
        [you] Je krijgt { $points ->
            [one] 1 punt
           *[other] { $points } punten
        }: { $reason } ({ $rule }).
        [ours] Jouw team krijgt { $points ->
            [one] 1 punt
           *[other] { $points } punten
        }: { $reason } ({ $rule }).
        [team] { $side } krijgen { $points ->
            [one] 1 punt
           *[other] { $points } punten
        }: { $reason } ({ $rule }).
       *[one] { $side } krijgt { $points ->
            [one] 1 punt
           *[other] { $points } punten
        }: { $reason } ({ $rule }).
    }
kilometers-event-rally-over =
    { $winner_is ->
        [you] Rally { $rally } is uit: jij bent gefinisht.
        [ours] Rally { $rally } is uit: jouw team is gefinisht.
        [team] Rally { $rally } is uit: { $winner } zijn gefinisht.
        [nobody] Rally { $rally } is uit: niemand is gefinisht.
       *[one] Rally { $rally } is uit: { $winner } is gefinisht.
    }
kilometers-event-won-match =
    { $side_is ->
        [you] Je wint de partij met { $points ->
            [one] 1 punt
           *[other] { $points } punten
        }.
        [ours] Jouw team wint de partij met { $points ->
            [one] 1 punt
           *[other] { $points } punten
        }.
        [team] { $side } winnen de partij met { $points ->
            [one] 1 punt
           *[other] { $points } punten
        }.
       *[one] { $side } wint de partij met { $points ->
            [one] 1 punt
           *[other] { $points } punten
        }.
    }

## Waar punten voor zijn

kilometers-reason-kilometres = kilometers
kilometers-reason-trumps = troeven
kilometers-reason-all-trumps = alle vier de troeven
kilometers-reason-lightning = bliksemreacties
kilometers-reason-target = finish gehaald
kilometers-reason-crown = kroonslag
kilometers-reason-no-200 = winst zonder 200
kilometers-reason-extension = verlenging gewonnen
kilometers-reason-extension-failed = verlenging van een ander mislukt
kilometers-reason-shut-out = niet-geplaatste tegenstanders

## De tafel

kilometers-table-rally = Rally { $rally }
kilometers-table-target = tot { $km } km
kilometers-table-stock =
    { $count ->
        [0] stok leeg
       *[other] stok { $count }
    }
kilometers-table-discard = laatst weggegooid { $card }
kilometers-table-no-discard = niets weggegooid
kilometers-table-nothing = nog geen kaart
kilometers-table-rolling = rijdt
kilometers-table-stopped = staat stil
kilometers-table-limit = Limiet 50
kilometers-table-hand = Je hand: { $cards }
kilometers-table-extended = verlengd
kilometers-table-points =
    { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
kilometers-legend =
    ▶ rijdt (K9) · ✖ gestopt door een aanval · ‖ wacht op Groen licht
    ⊘ maximumsnelheid (K10) · ♠ troef · ↯ troef die dwars ligt: bliksemreactie (K23)

## In de terminal en op de pagina

kilometers-score-part = Rally { $race }
kilometers-ui-help-keys =
    1, 2, 3 …    speel die kaart, of kies dat antwoord
    2a, 2b       speel kaart 2 bij de tegenstander die ernaast staat
    d3           gooi kaart 3 weg
    play 100     een zet in woorden; ook “discard green” en “play accident>2”
    ? 3          wat kaart 3 doet, met de regels; ook “? groen”
    ? options    volgens welke regels deze tafel speelt
    s            de stand
    t            de tafel nog eens
    back         neem een keus terug die nog niet af is
    q            stoppen; de partij blijft bewaard
kilometers-web-only-discard = Geen kaart kan gespeeld worden: gooi er een weg.
kilometers-web-choose-discard = Kies de kaart die je weggooit.
kilometers-web-help-keys = 1–9 kiest een kaart, Enter speelt hem, A, B of C speelt hem bij de eerste, tweede of derde tegenstander, D gooit hem weg, Esc laat hem los, L toont het verslag.
kilometers-web-help-touch = Tik op een kaart: boven je hand verschijnen de knoppen. Tik op een ervan om de kaart te spelen (een aanval bij een tegenstander) of weg te gooien.

## Waarom een sterke bot het zou doen (tips), en waarom een bot het jou deed

kilometers-advice-finish = Daarmee ben je binnen.
kilometers-advice-drive = Dan zijn er nog { $left } km te gaan.
kilometers-advice-roll = Zonder kun je niet rijden.
kilometers-advice-mend = Daarmee is { $attack } voorbij.
kilometers-advice-unlimit = Dan mag je weer meer dan 50 km leggen.
kilometers-advice-out = { $attack } is meteen voorbij, en je bent nog eens aan de beurt.
kilometers-advice-score = Er is geen kaart { $attack } meer om op te antwoorden.
kilometers-advice-trump = { $attack } houdt je niet meer op, en je bent nog eens aan de beurt.
kilometers-advice-close = { $victim_is ->
    [team] { $victim } hoeven nog maar { $left } km.
   *[one] { $victim } hoeft nog maar { $left } km.
 }
kilometers-advice-leader = { $victim_is ->
    [team] { $victim } zijn het verst: { $km } km.
   *[one] { $victim } is het verst: { $km } km.
 }
kilometers-advice-stop = { $victim_is ->
    [team] { $victim } zijn daar niet tegen beschermd.
   *[one] { $victim } is daar niet tegen beschermd.
 }
kilometers-advice-react = Een bliksemreactie levert 300 punten extra op.
kilometers-advice-keep = { $count ->
    [one] Houd { $trump }: er is nog één kaart { $attack } niet gezien.
   *[other] Houd { $trump }: er zijn nog { $count } kaarten { $attack } niet gezien.
 }
kilometers-advice-shielded = { $trump } beschermt je toch al.
kilometers-advice-too-long = Die is te lang: je hoeft nog maar { $left } km.
kilometers-advice-no-threat = Er is geen kaart { $attack } meer die je kan treffen.
kilometers-advice-spare = Die kun je het best missen.
kilometers-advice-extend = Op de langere weg kun je nog voorop komen.
kilometers-advice-end = Zo zijn de punten binnen.
kilometers-blame-close = Je hoefde nog maar { $left } km.
kilometers-blame-ahead = Je was het verst: { $km } km.
kilometers-blame-only = Niemand anders was met { $card } te treffen.
kilometers-end-measure = Kilometers
