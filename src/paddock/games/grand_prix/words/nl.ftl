# Detroit–Cleveland Grand Prix. De regelnummers zijn die van law/nl.md.

grand_prix = Detroit–Cleveland Grand Prix
    .about = Koop raceauto’s op de veiling en speel dan de kaarten die ze als eerste over de finish brengen.

grand_prix-edition-house = Huiseditie

## Kaarten en auto’s. Een auto heet naar zijn kleur; bewegingskaarten heten naar hun nummer.

grand_prix-card-yellow = geel
    .adjective = gele
    .help = De gele auto.
grand_prix-card-blue = blauw
    .adjective = blauwe
    .help = De blauwe auto.
grand_prix-card-green = groen
    .adjective = groene
    .help = De groene auto.
grand_prix-card-black = zwart
    .adjective = zwarte
    .help = De zwarte auto.
grand_prix-card-red = rood
    .adjective = rode
    .help = De rode auto.
grand_prix-card-orange = oranje
    .adjective = oranje
    .help = De oranje auto.
grand_prix-card-white = wit
    .help = Een witte regel: jij kiest de auto. Hij moet het volle aantal kunnen rijden, mag niet binnen zijn en mag niet al op de kaart staan (GP12).

grand_prix-help-card = Een bewegingskaart verzet zijn auto’s van boven naar beneden, elk het volle aantal tenzij hij geblokkeerd is (GP11, GP17); een tien hoort bij zijn auto (GP6); een wisselkaart verwisselt twee kleuren tot het eind van je volgende beurt (GP13).

## Opties: een naam, en wat ze verandert

grand_prix-option-track = Circuit
    .help = Cleveland heeft lange, brede rechte stukken; Detroit perst de auto’s door enkele rijstroken; Top Race is een derde circuit.
grand_prix-option-races = Aantal races
    .help = Hoeveel races een partij telt.
grand_prix-option-tournament_seating = Toernooizitplaatsen
    .help = Voor elke race gaan de eigenaars in de volgorde van de startopstelling zitten.
grand_prix-option-no_car_limit = Geen maximum aan auto’s
    .help = Iedereen mag zoveel auto’s kopen als hij wil.
grand_prix-option-cars_optional = Auto’s niet verplicht
    .help = Niemand hoeft een auto te kopen.
grand_prix-option-white_moves_own = Wit verzet ook je eigen auto
    .help = Een witte regel mag ook een eigen auto verzetten die het volle aantal niet haalt.
grand_prix-option-may_hold_when_home = Afzien als je binnen bent
    .help = Zijn al je auto’s binnen, dan hoef je geen kaart te spelen.
grand_prix-option-tens_in_deck = Tienen in het dek
    .help = De tienen, ook de witte, worden met de andere kaarten gedeeld in plaats van bij de auto’s te horen.
grand_prix-option-two_players = Drie auto’s met z’n tweeën
    .help = Twee spelers mogen elk drie auto’s bezitten; uitgeschakeld elk twee.

grand_prix-word-cleveland = Cleveland
grand_prix-word-detroit = Detroit
grand_prix-word-top_race = Top Race

grand_prix-preset-standard = Gewone regels
    .help = De regels zoals ze op de regelpagina staan, zonder gewijzigde opties.
grand_prix-preset-free = Vrije regels
    .help = Alle optionele regels: zoveel auto’s als je wilt of geen, tienen in het dek, wit dat je eigen auto helpt, en geen speelplicht als je binnen bent.

## Waarom een zet niet mag: één zin; de regel staat ernaast

grand_prix-refusal-not-in-deck = Die kaart zit niet meer in het dek.
grand_prix-refusal-already-turned = Die biedkaart ligt al open.
grand_prix-refusal-too-low = Je moet meer bieden dan het laatste bod.
grand_prix-refusal-too-dear = Zoveel geld heb je niet.
grand_prix-refusal-must-buy = Je hebt een auto nodig, en niemand anders koopt.
grand_prix-refusal-not-in-hand = Die kaart heb je niet.
grand_prix-refusal-no-car-for-white = Geen auto haalt de witte regel helemaal.
grand_prix-refusal-not-all-home = Je hebt nog een auto op de baan.
grand_prix-refusal-car-is-home = Die auto is al binnen.
grand_prix-refusal-car-on-card = De kaart verzet die auto al.
grand_prix-refusal-car-blocked = Die auto haalt het volle aantal niet.
grand_prix-refusal-no-way = Er is geen vrije weg naar dat vakje.
grand_prix-refusal-not-full = Hij moet het volle aantal vakjes rijden.
grand_prix-refusal-white-stranded = Dan haalt geen auto de witte regel nog.

## Waarom iemand niet biedt

grand_prix-why-full = heeft al genoeg auto’s (GP8)
grand_prix-why-needed = de rest is voor wie er geen heeft (GP9)
grand_prix-why-short = te weinig geld
grand_prix-why-passed = gepast
grand_prix-why-highest = hoogste bod

## Wat er gevraagd wordt

grand_prix-phase-deal = Delen
grand_prix-phase-turn = Een biedkaart omdraaien
grand_prix-phase-auction = Veiling
grand_prix-phase-play = Een kaart spelen
grand_prix-phase-choose = Een auto kiezen
grand_prix-phase-drive = Rijden
grand_prix-phase-over = De partij is afgelopen

grand_prix-ask-deal = De kaarten worden gedeeld.
grand_prix-ask-turn = Er wordt een biedkaart omgedraaid.
grand_prix-ask-auction =
    { $bid ->
        [0] Open het bieden op de { $car_adjective } auto, of pas.
       *[other] Op de { $car_adjective } auto is $ { $bid } geboden. Bied meer, of pas.
    }
grand_prix-ask-play = Speel een kaart.
grand_prix-ask-choose = Kaart { $card }: welke auto rijdt voor wit { $spaces ->
        [one] 1 vakje
       *[other] { $spaces } vakjes
    }?
grand_prix-ask-drive = Kaart { $card }: rijd de { $car_adjective } auto { $spaces ->
        [one] 1 vakje
       *[other] { $spaces } vakjes
    } vooruit.
grand_prix-ask-over = De partij is afgelopen.

## Zetten zoals ze op een knop staan

grand_prix-move-bid = Bied $ { $number }
grand_prix-move-pass = Passen
grand_prix-move-play = Kaart { $card }
grand_prix-move-hold = Geen kaart spelen
grand_prix-move-car = De { $car_adjective } auto
grand_prix-move-to = Naar { $space }
grand_prix-move-finish = Over de finish
grand_prix-move-deal = Kaart { $card }
grand_prix-move-turn = De { $car_adjective } auto wordt geveild

## Wat er gebeurd is

grand_prix-event-dealt =
    { $dealer_is ->
        [you] Race { $race }: jij deelt.
       *[one] Race { $race }: { $dealer } deelt.
    }
grand_prix-event-your-hand =
    { $seat_is ->
        [you] Je krijgt de kaarten { $cards }.
       *[one] { $seat } krijgt de kaarten { $cards }.
    }
grand_prix-event-lot =
    { $again ->
        [yes] De { $car_adjective } auto wordt nog een keer geveild; { $opener_is ->
            [you] jij opent
           *[one] { $opener } opent
        }.
       *[no] De { $car_adjective } auto wordt geveild; { $opener_is ->
            [you] jij opent
           *[one] { $opener } opent
        }.
    }
grand_prix-event-bid =
    { $seat_is ->
        [you] Je biedt $ { $price } op de { $car_adjective } auto.
       *[one] { $seat } biedt $ { $price } op de { $car_adjective } auto.
    }
grand_prix-event-passed =
    { $seat_is ->
        [you] Je past voor de { $car_adjective } auto.
       *[one] { $seat } past voor de { $car_adjective } auto.
    }
grand_prix-event-cannot-bid =
    { $why_id ->
        [full] { $seat_is ->
            [you] Je hebt het maximale aantal auto’s en biedt niet mee op de { $car_adjective } auto (GP8).
           *[one] { $seat } heeft het maximale aantal auto’s en biedt niet mee op de { $car_adjective } auto (GP8).
        }
        [needed] { $seat_is ->
            [you] Je mag niet op de { $car_adjective } auto bieden: die is voor wie nog geen auto heeft (GP9).
           *[one] { $seat } mag niet op de { $car_adjective } auto bieden: die is voor wie nog geen auto heeft (GP9).
        }
       *[short] { $seat_is ->
            [you] Je hebt te weinig geld om op de { $car_adjective } auto te bieden.
           *[one] { $seat } heeft te weinig geld om op de { $car_adjective } auto te bieden.
        }
    }
grand_prix-event-bought =
    { $seat_is ->
        [you] Je koopt de { $car_adjective } auto voor $ { $price }; hij start van plaats { $position }.
       *[one] { $seat } koopt de { $car_adjective } auto voor $ { $price }; hij start van plaats { $position }.
    }
grand_prix-event-had-to-buy =
    { $seat_is ->
        [you] Je hebt geen auto en moet de laatste, de { $car_adjective }, kopen voor $ { $price } (GP9); hij start van plaats { $position }.
       *[one] { $seat } heeft geen auto en moet de laatste, de { $car_adjective }, kopen voor $ { $price } (GP9); hij start van plaats { $position }.
    }
grand_prix-event-lent =
    { $seat_is ->
        [you] De bank leent je wat je van $ { $price } tekortkomt (GP9).
       *[one] De bank leent { $seat } wat er van $ { $price } ontbreekt (GP9).
    }
grand_prix-event-no-bid = Niemand biedt op de { $car_adjective } auto: aan het eind wordt hij nog een keer geveild (GP10).
grand_prix-event-no-owner = Niemand wil de { $car_adjective } auto: hij start zonder eigenaar van plaats { $position } (GP10).
grand_prix-event-seated = De spelers zitten nu in de volgorde van de startopstelling: { $seats } (GP22).
grand_prix-event-race-begins =
    { $seat_is ->
        [you] Race { $race } begint; jij speelt als eerste.
       *[one] Race { $race } begint; { $seat } speelt als eerste.
    }
grand_prix-event-played =
    { $seat_is ->
        [you] Je speelt kaart { $card }: { $lines }.
       *[one] { $seat } speelt kaart { $card }: { $lines }.
    }
grand_prix-event-swapped =
    { $seat_is ->
        [you] Je speelt kaart { $card }: op alle kaarten zijn { $car } en { $other } verwisseld tot het eind van je volgende beurt.
       *[one] { $seat } speelt kaart { $card }: op alle kaarten zijn { $car } en { $other } verwisseld tot het eind van de volgende beurt van { $seat }.
    }
grand_prix-event-swap-over = Kaart { $card } is uitgewerkt: { $car } en { $other } zijn weer zichzelf.
grand_prix-event-chose =
    { $seat_is ->
        [you] Je kiest de { $car_adjective } auto voor de witte regel.
       *[one] { $seat } kiest de { $car_adjective } auto voor de witte regel.
    }
grand_prix-event-drove = De { $car_adjective } auto rijdt { $spaces ->
        [one] 1 vakje
       *[other] { $spaces } vakjes
    }, { $to ->
        [finish] over de finish
       *[other] tot { $to }
    }.
grand_prix-event-drove-short = De { $car_adjective } auto komt maar { $spaces ->
        [one] 1 vakje
       *[other] { $spaces } vakjes
    } ver in plaats van { $wanted }, tot { $to }: de weg is versperd.
grand_prix-event-stuck = De { $car_adjective } auto staat geblokkeerd op { $from } en kan niet rijden.
grand_prix-event-skipped = De { $car_adjective } auto is al binnen; zijn regel vervalt.
grand_prix-event-home =
    { $side_is ->
        [you] Jouw { $car_adjective } auto is binnen als nummer { $place }!
        [nobody] De { $car_adjective } auto, die van niemand is, is binnen als nummer { $place }.
       *[one] De { $car_adjective } auto van { $side } is binnen als nummer { $place }.
    }
grand_prix-event-shows =
    { $seat_is ->
        [you] Je hebt geen speelbare kaart en laat je hand zien: { $cards } (GP15).
       *[one] { $seat } heeft geen speelbare kaart en laat de hand zien: { $cards } (GP15).
    }
grand_prix-event-held =
    { $seat_is ->
        [you] Je speelt geen kaart.
       *[one] { $seat } speelt geen kaart.
    }
grand_prix-event-race-over =
    { $left ->
        [0] Race { $race } is voorbij; alle auto’s zijn binnen.
       *[other] Race { $race } is voorbij. Niet binnen: { $cards }.
    }
grand_prix-event-prize =
    { $side_is ->
        [you] Je wint $ { $price } met de { $car_adjective } auto op plaats { $place }.
       *[one] { $side } wint $ { $price } met de { $car_adjective } auto op plaats { $place }.
    }
grand_prix-event-won-match =
    { $side_is ->
        [you] Je wint de partij met $ { $price }.
       *[one] { $side } wint de partij met $ { $price }.
    }
grand_prix-event-shared-match = { CAP($sides) } delen de winst met elk $ { $price }.
grand_prix-event-standing =
    { $side_is ->
        [you] Plaats { $rank }: jij, $ { $price }.
       *[one] Plaats { $rank }: { $side }, $ { $price }.
    }

## Waar het geld voor is

grand_prix-reason-start = startgeld
grand_prix-reason-car = gekochte auto’s
grand_prix-reason-last-car = de laatste auto
grand_prix-reason-prize = prijzengeld

## De tafel

grand_prix-table-race = Race { $race } van { $races }
grand_prix-score-part = Race { $race }
grand_prix-score-value = $ { $points }
grand_prix-score-points = $ { $points }
grand_prix-table-money = $ { $price }
grand_prix-table-bid = $ { $price }, geboden door { $name }
grand_prix-table-no-bid-yet = nog geen bod
grand_prix-table-lot = Onder de hamer: { $car }
grand_prix-table-position = startplaats { $position }
grand_prix-table-nobody = geen eigenaar
grand_prix-table-home = binnen: { $place }.
grand_prix-table-last = laatste kaart { $card }
grand_prix-table-swap = { $car } ⇄ { $other } tot { $name } heeft gespeeld
grand_prix-table-hand = Je kaarten: { $cards }
grand_prix-table-totals = Vakjes in je hand: { $cards }
grand_prix-table-shown = heeft { $cards }
grand_prix-table-to-go = nog { $steps }
grand_prix-legend =
    Het getal achter een auto is de kortste weg naar de finish in vakjes. Een kaart leest van boven
    naar beneden: elke auto het volle aantal tenzij geblokkeerd (GP11); wit is een andere auto naar keuze (GP12).
grand_prix-ui-help-keys =
    1, 2, 3 …    kies die kaart of dat antwoord
    play 24      een zet in woorden; ook “bid 60000”, “pass”, “car red” en “to 31.1”
    ? 3          wat een kaart doet; ook “? wit”
    ? options    volgens welke regels deze tafel speelt
    s            het geld tot nu toe
    t            de tafel nog eens
    back         neem een keuze terug zolang de kaart niet af is
    q            stoppen; de partij blijft bewaard en kan verdergaan

## Aan het stuur op de pagina

grand_prix-page-rest = Rijd de rest voor mij
grand_prix-page-play-rest = Speel en rijd voor mij
grand_prix-page-rest-help = De overige regels worden meteen gereden: je eigen auto’s naar het vakje dat het dichtst bij de finish ligt, de andere naar het vakje dat er het verst vandaan ligt.
grand_prix-page-swapped = Gewisseld: hiermee rijdt een andere auto dan er staat (GP13).
grand_prix-cell-name = { $column ->
        [0] start { $lane }
       *[other] { $column } ({ $lane ->
            [1] binnen
            [2] midden
           *[other] buiten
        })
    }

# Wat een regel van een kaart zou doen; het teken van de auto staat ervoor
grand_prix-page-ahead-full = { $spaces }
grand_prix-page-ahead-finish = { $spaces }, over de finish
grand_prix-page-ahead-short = geblokkeerd: { $most } van { $spaces }
grand_prix-page-ahead-range = { $least } tot { $most } van { $spaces }
grand_prix-page-ahead-stuck = geblokkeerd: 0 van { $spaces }
grand_prix-page-ahead-home = al binnen
grand_prix-page-ahead-white = { $spaces } met

## Op de pagina

grand_prix-draw-winners = Winnaarscirkel
grand_prix-draw-finish = Aankomst
grand_prix-draw-hand = Je hand
grand_prix-draw-grid = Startvak
grand_prix-page-choose = Kies een kaart en speel die dan.
grand_prix-page-play = Speel kaart { $card }
grand_prix-page-white = Klik op een van de oplichtende auto’s (GP12).
grand_prix-page-drive = Klik op een oplichtend vakje, of sleep de auto.
grand_prix-page-drive-keys = Sturen kan ook met de pijltjestoetsen.
grand_prix-page-full = Het volle aantal is verplicht (GP17).
grand_prix-page-short = De weg is versperd: { $made } van { $spaces } vakjes (GP17).
grand_prix-page-other-bid = Een ander bod
grand_prix-page-bid = Bied
grand_prix-page-auction = Veiling
grand_prix-page-offer = Onder de hamer
grand_prix-page-highest = Hoogste bod
grand_prix-page-nobody = nog niemand
grand_prix-page-coming = Komt nog
grand_prix-page-again = Aan het eind nog eens
grand_prix-page-totals = Vakjes in je hand
grand_prix-page-swaps = Wissels
grand_prix-page-last = Laatste kaart
grand_prix-page-near = Dichterbij
grand_prix-page-far = Hele baan
grand_prix-page-track = De baan
grand_prix-page-car = { $car }: { $owner }, nog { $steps }
grand_prix-page-car-home = { $car }: { $owner }, binnen als nummer { $place }
grand_prix-web-help-keys = 1–9 kiest een kaart en Enter speelt die. Een auto stuur je met ↑, ← en →; ↓ gaat een vakje terug en Enter sluit de rit af; of sleep de auto, of klik op het vakje waar hij moet eindigen. A, B, C … drukken op de eerste, tweede, derde knop. Esc laat een kaart los, L toont het verslag.
grand_prix-web-help-touch = Tik op een kaart, dan op de knop die de kaart speelt. Tik op het oplichtende vakje waar de auto moet stoppen, of sleep hem erheen. Veeg over de baan om de rest te zien.

grand_prix-end-measure = Geld en prijzen in zicht

## Waarom een sterke bot het zou doen (tips)

grand_prix-advice-bid = { $spaces ->
    [one] Je kaarten brengen deze auto één vakje verder.
   *[other] Je kaarten brengen deze auto { $spaces } vakjes verder.
 }
grand_prix-advice-pass = { $spaces ->
    [0] Je kaarten brengen deze auto niet verder.
    [one] Je kaarten brengen deze auto maar één vakje verder.
   *[other] Je kaarten brengen deze auto maar { $spaces } vakjes verder.
 }
grand_prix-advice-play = Deze kaart brengt je eigen auto’s samen { $own } verder en andere { $others }.
grand_prix-advice-finish = Daarmee is de auto binnen.
grand_prix-advice-own-car = Het is je eigen auto.
grand_prix-liked-card = Kaart { $value }
