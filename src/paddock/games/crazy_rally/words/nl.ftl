# Crazy Rally. De nummers van de regels zijn die van law/nl.md.

crazy_rally = Crazy Rally
    .about = Stel je wagen af, onthoud het parcours, en rijd het zo snel als het goed gaat.

crazy_rally-edition-house = Huiseditie

## Kaarten. Een naam staat zonder lidwoord in een zin, als een titel.

crazy_rally-card-event = Gebeurtenis
    .help = Voordat de parcourskaart wordt omgedraaid: neem twee kaarten, of verander de snelheid van één wagen met 1 (CR18, CR19). Ongebruikt is hij aan de finish 2 waard (CR26).
crazy_rally-card-cards = Twee kaarten nemen
    .help = Gebeurtenis: twee kaarten van de voorraadstapel in je hand (CR19).
crazy_rally-card-faster = Snelheid +1
    .help = Gebeurtenis: één wagen rijdt 1 sneller; boven zijn maximumsnelheid verliest hij in plaats daarvan 1 koetswerk (CR17, CR19).
crazy_rally-card-slower = Snelheid −1
    .help = Gebeurtenis: één wagen rijdt 1 trager, maar nooit trager dan 0 (CR15, CR19).

crazy_rally-card-blue-ww = Blauw dubbel stuur
    .help = Aanpassing: wendbaarheid +2 (CR7). In de race: versnellen of remmen met 1 (CR15).
crazy_rally-card-blue-tt = Blauwe dubbele band
    .help = Aanpassing: maximumsnelheid +2 (CR7). In de race: versnellen of remmen met 1 (CR15).
crazy_rally-card-blue-nn = Blauwe dubbele moer
    .help = Aanpassing: koetswerk +2 (CR7). In de race: versnellen of remmen met 1 (CR15).
crazy_rally-card-blue-wt = Blauw stuur en band
    .help = Aanpassing: wendbaarheid +1, maximumsnelheid +1 (CR7). In de race: versnellen of remmen met 1 (CR15).
crazy_rally-card-blue-wn = Blauw stuur en moer
    .help = Aanpassing: wendbaarheid +1, koetswerk +1 (CR7). In de race: versnellen of remmen met 1 (CR15).
crazy_rally-card-blue-tn = Blauwe band en moer
    .help = Aanpassing: maximumsnelheid +1, koetswerk +1 (CR7). In de race: versnellen of remmen met 1 (CR15).
crazy_rally-card-yellow-ww = Geel dubbel stuur
    .help = Aanpassing: wendbaarheid +2 (CR7). In de race: versnellen of remmen met 2 (CR15).
crazy_rally-card-yellow-tt = Gele dubbele band
    .help = Aanpassing: maximumsnelheid +2 (CR7). In de race: versnellen of remmen met 2 (CR15).
crazy_rally-card-yellow-nn = Gele dubbele moer
    .help = Aanpassing: koetswerk +2 (CR7). In de race: versnellen of remmen met 2 (CR15).
crazy_rally-card-yellow-wt = Geel stuur en band
    .help = Aanpassing: wendbaarheid +1, maximumsnelheid +1 (CR7). In de race: versnellen of remmen met 2 (CR15).
crazy_rally-card-yellow-wn = Geel stuur en moer
    .help = Aanpassing: wendbaarheid +1, koetswerk +1 (CR7). In de race: versnellen of remmen met 2 (CR15).
crazy_rally-card-yellow-tn = Gele band en moer
    .help = Aanpassing: maximumsnelheid +1, koetswerk +1 (CR7). In de race: versnellen of remmen met 2 (CR15).
crazy_rally-card-purple-www = Paars driedubbel stuur
    .help = Aanpassing: wendbaarheid +3 (CR7). In de race: versnellen of remmen met 3, wat 1 koetswerk kost (CR16).
crazy_rally-card-purple-ttt = Paarse driedubbele band
    .help = Aanpassing: maximumsnelheid +3 (CR7). In de race: versnellen of remmen met 3, wat 1 koetswerk kost (CR16).
crazy_rally-card-purple-nnn = Paarse driedubbele moer
    .help = Aanpassing: koetswerk +3 (CR7). In de race: versnellen of remmen met 3, wat 1 koetswerk kost (CR16).
crazy_rally-card-purple-wwt = Paars dubbel stuur en band
    .help = Aanpassing: wendbaarheid +2, maximumsnelheid +1 (CR7). In de race: versnellen of remmen met 3, wat 1 koetswerk kost (CR16).
crazy_rally-card-purple-wwn = Paars dubbel stuur en moer
    .help = Aanpassing: wendbaarheid +2, koetswerk +1 (CR7). In de race: versnellen of remmen met 3, wat 1 koetswerk kost (CR16).
crazy_rally-card-purple-wtt = Paars stuur en dubbele band
    .help = Aanpassing: wendbaarheid +1, maximumsnelheid +2 (CR7). In de race: versnellen of remmen met 3, wat 1 koetswerk kost (CR16).
crazy_rally-card-purple-ttn = Paarse dubbele band en moer
    .help = Aanpassing: maximumsnelheid +2, koetswerk +1 (CR7). In de race: versnellen of remmen met 3, wat 1 koetswerk kost (CR16).
crazy_rally-card-purple-wnn = Paars stuur en dubbele moer
    .help = Aanpassing: wendbaarheid +1, koetswerk +2 (CR7). In de race: versnellen of remmen met 3, wat 1 koetswerk kost (CR16).
crazy_rally-card-purple-tnn = Paarse band en dubbele moer
    .help = Aanpassing: maximumsnelheid +1, koetswerk +2 (CR7). In de race: versnellen of remmen met 3, wat 1 koetswerk kost (CR16).
crazy_rally-card-purple-wtn = Paars stuur, band en moer
    .help = Aanpassing: wendbaarheid +1, maximumsnelheid +1, koetswerk +1 (CR7). In de race: versnellen of remmen met 3, wat 1 koetswerk kost (CR16).

## Parcourskaarten

crazy_rally-card-long-straight = Lang recht stuk
    .help = Hoogstens 13; moeilijkheid 1, schade 1; met vlag (CR20–CR22).
crazy_rally-card-fast-straight = Snel recht stuk
    .help = Hoogstens 12; moeilijkheid 1, schade 2; met vlag (CR20–CR22).
crazy_rally-card-straight = Recht stuk
    .help = Hoogstens 11; moeilijkheid 1, schade 1; met vlag (CR20–CR22).
crazy_rally-card-open-kink = Open knik
    .help = Hoogstens 10; moeilijkheid 1, schade 2; met vlag (CR20–CR22).
crazy_rally-card-wide-bend = Wijde bocht
    .help = Hoogstens 9; moeilijkheid 2, schade 2; met vlag (CR20–CR22).
crazy_rally-card-long-bend = Lange bocht
    .help = Hoogstens 8; moeilijkheid 2, schade 3; met vlag (CR20–CR22).
crazy_rally-card-bend = Bocht
    .help = Hoogstens 7; moeilijkheid 2, schade 1; met vlag (CR20–CR22).
crazy_rally-card-s-bend = S-bocht
    .help = Hoogstens 6; moeilijkheid 2, schade 2 (CR20–CR22).
crazy_rally-card-tight-bend = Scherpe bocht
    .help = Hoogstens 5; moeilijkheid 3, schade 3 (CR20–CR22).
crazy_rally-card-right-angle = Haakse bocht
    .help = Hoogstens 4; moeilijkheid 3, schade 2 (CR20–CR22).
crazy_rally-card-narrow-hairpin = Smalle haarspeldbocht
    .help = Hoogstens 3; moeilijkheid 3, schade 3 (CR20–CR22).
crazy_rally-card-cliff-hairpin = Haarspeldbocht langs de afgrond
    .help = Hoogstens 2; moeilijkheid 4, schade 4 (CR20–CR22).
crazy_rally-card-jump = Sprong
    .help = In het rood: minstens 5; moeilijkheid 2, schade 2 (CR23).
crazy_rally-card-big-jump = Grote sprong
    .help = In het rood: minstens 7; moeilijkheid 3, schade 4 (CR23).

## Opties: een naam, en wat ze veranderen

crazy_rally-option-legs = Proeven
    .help = Hoeveel wedstrijden na elkaar; elke begint met de tot dan toe afgelegde weg. Een volledige rally heeft er drie of meer.
crazy_rally-option-peek_seconds = Seconden per kaart
    .help = Hoe lang elke parcourskaart in de testronde open ligt; 0 laat de testronde weg.
crazy_rally-value-peek_seconds-0 = geen testronde

crazy_rally-preset-stage = Eén proef
    .help = Aanpassing, testronde en één race van veertien stukken.
crazy_rally-preset-rally = Volledige rally
    .help = Drie proeven, elk met een nieuw parcours en een nieuwe wagen; de afgelegde weg telt op.
crazy_rally-preset-blind = Blindelings
    .help = Eén proef zonder testronde: niemand weet wat er komt.

## Waarom een zet niet mag

crazy_rally-refusal-no-flag = De eerste twee stukken hebben een vlag.
crazy_rally-refusal-in-the-course = Die kaart ligt al in het parcours.
crazy_rally-refusal-other-pile = Nu wordt een andere kleur getrokken.
crazy_rally-refusal-not-drawn = Die kaart heb je niet getrokken.
crazy_rally-refusal-other-colour = Leg een van de twee kaarten die je net hebt getrokken.
crazy_rally-refusal-no-card-left = Zo’n kaart ligt niet meer in de voorraad.
crazy_rally-refusal-not-in-hand = Die kaart heb je niet.
crazy_rally-refusal-no-event = Je hebt geen gebeurteniskaart.
crazy_rally-refusal-car-out = Die wagen is uitgeschakeld.

## Wat er gevraagd wordt

crazy_rally-phase-course = Voorbereiding
crazy_rally-phase-tuning-draw = Aanpassing
crazy_rally-phase-tune = Aanpassing
crazy_rally-phase-ready = Testronde
crazy_rally-phase-lap = Testronde
crazy_rally-phase-draw = Kaarten trekken
crazy_rally-phase-drive = Versnellen of remmen
crazy_rally-phase-event = Gebeurtenissen
crazy_rally-phase-event-draw = Kaarten trekken
crazy_rally-phase-over = De partij is afgelopen

crazy_rally-ask-course = Het parcours wordt gelegd.
crazy_rally-ask-tuning-draw = De aanpassingskaarten worden getrokken.
crazy_rally-ask-tune = Stel je wagen af: leg een van de twee kaarten, en houd de andere.
crazy_rally-ask-ready = Klaar voor de testronde? Je ziet elk stuk één keer, en opschrijven is verboden.
crazy_rally-ask-lap = Testronde: stuk { $number } van 14. Onthoud het.
crazy_rally-ask-draw = De kaarten worden getrokken.
crazy_rally-ask-drive = Kies een kaart, en of je ermee versnelt of remt.
crazy_rally-ask-event = Speel je een gebeurtenis voordat de parcourskaart wordt omgedraaid, of bewaar je hem?
crazy_rally-ask-event-draw = Twee kaarten worden getrokken.
crazy_rally-ask-over = De partij is afgelopen.

## Zetten zoals ze op een knop staan

crazy_rally-move-lay = Leg { $card }
crazy_rally-move-accelerate = Versnel met { $card }
crazy_rally-move-brake = Rem met { $card }
crazy_rally-move-cards = { $effect }
crazy_rally-move-faster = { $effect } → { $victim }
crazy_rally-move-slower = { $effect } → { $victim }
crazy_rally-move-keep = Geen gebeurtenis
crazy_rally-move-ready = Klaar
crazy_rally-move-seen = Volgende stuk
crazy_rally-move-draw = Trek { $card }
crazy_rally-move-track = Leg { $card }

## Wat er gebeurde

crazy_rally-event-leg-begins =
    { $seat_is ->
        [you] Proef { $leg }: er ligt een nieuw parcours, en iedereen krijgt een gebeurteniskaart. Jij bent startspeler.
       *[one] Proef { $leg }: er ligt een nieuw parcours, en iedereen krijgt een gebeurteniskaart. { $seat } is startspeler.
    }
crazy_rally-event-you-drew =
    { $seat_is ->
        [you] Je trekt { $card }.
       *[one] { $seat } trekt { $card }.
    }
crazy_rally-event-drew =
    { $seat_is ->
        [you] Je trekt een kaart.
       *[one] { $seat } trekt een kaart.
    }
crazy_rally-event-tuned =
    { $seat_is ->
        [you] Je legt { $card }: maximumsnelheid { $top }, wendbaarheid { $handling }, koetswerk { $body }.
       *[one] { $seat } legt { $card }: maximumsnelheid { $top }, wendbaarheid { $handling }, koetswerk { $body }.
    }
crazy_rally-event-lap = Testronde: stuk { $number } van { $all } ligt open.
crazy_rally-event-lap-over = De testronde is voorbij; het parcours is weer bedekt.
crazy_rally-event-race-begins = De race begint met snelheid { $speed }; { $stock ->
        [one] 1 kaart vormt de voorraadstapel
       *[other] { $stock } kaarten vormen de voorraadstapel
    }.
crazy_rally-event-round = Stuk { $round } van { $all }.
crazy_rally-event-redealt =
    { $seat_is ->
        [you] Je hebt geen aanpassingskaart: je toont { $cards } en trekt { $count ->
            [one] 1 nieuwe kaart
           *[other] { $count } nieuwe kaarten
        } (CR13).
       *[one] { $seat } heeft geen aanpassingskaart, toont { $cards } en trekt { $count ->
            [one] 1 nieuwe kaart
           *[other] { $count } nieuwe kaarten
        } (CR13).
    }
crazy_rally-event-reshuffled =
    { $count ->
        [one] De voorraad is op: de enige afgelegde kaart is de nieuwe (CR25).
       *[other] De voorraad is op: { $count } afgelegde kaarten worden geschud (CR25).
    }
crazy_rally-event-accelerated =
    { $seat_is ->
        [you] Je versnelt met { $card }: { $before } + { $points } = { $wanted }.
       *[one] { $seat } versnelt met { $card }: { $before } + { $points } = { $wanted }.
    }
crazy_rally-event-braked =
    { $seat_is ->
        [you] Je remt met { $card }: { $before } − { $points }{ $floor ->
            [1] , maar nooit onder 0 (CR15)
           *[0] { " " }= { $speed }
        }.
       *[one] { $seat } remt met { $card }: { $before } − { $points }{ $floor ->
            [1] , maar nooit onder 0 (CR15)
           *[0] { " " }= { $speed }
        }.
    }
crazy_rally-event-turbo =
    { $seat_is ->
        [you] De paarse kaart beschadigt je wagen: koetswerk −{ $cost }, nu { $body } (CR16).
       *[one] De paarse kaart beschadigt de wagen van { $seat }: koetswerk −{ $cost }, nu { $body } (CR16).
    }
crazy_rally-event-overspeed =
    { $seat_is ->
        [you] { $wanted } is meer dan je maximumsnelheid: snelheid { $top }, koetswerk −{ $cost }, nu { $body } (CR17).
       *[one] { $wanted } is meer dan de maximumsnelheid van { $seat }: snelheid { $top }, koetswerk −{ $cost }, nu { $body } (CR17).
    }
crazy_rally-event-out =
    { $seat_is ->
        [you] Je koetswerk is op: je bent uitgeschakeld, met een afgelegde weg van { $distance } (CR24).
       *[one] Het koetswerk van { $seat } is op: uitgeschakeld, met een afgelegde weg van { $distance } (CR24).
    }
crazy_rally-event-event-cards =
    { $seat_is ->
        [you] Je speelt een gebeurtenis en neemt { $count ->
            [one] 1 kaart
           *[other] { $count } kaarten
        } (CR19).
       *[one] { $seat } speelt een gebeurtenis en neemt { $count ->
            [one] 1 kaart
           *[other] { $count } kaarten
        } (CR19).
    }
crazy_rally-event-pushed =
    { $seat_is ->
        [you] Je speelt een gebeurtenis: { $own ->
            [1] je eigen wagen
           *[0] de wagen van { $victim }
        } versnelt { $over ->
            [1] tot boven zijn maximumsnelheid
           *[0] van { $before } naar { $speed }
        } (CR19).
       *[one] { $seat } speelt een gebeurtenis: { $own ->
            [1] de eigen wagen
           *[0] { $victim_is ->
                [you] jouw wagen
               *[one] de wagen van { $victim }
            }
        } versnelt { $over ->
            [1] tot boven zijn maximumsnelheid
           *[0] van { $before } naar { $speed }
        } (CR19).
    }
crazy_rally-event-held =
    { $seat_is ->
        [you] Je speelt een gebeurtenis: { $own ->
            [1] je eigen wagen
           *[0] de wagen van { $victim }
        } { $floor ->
            [1] moet vertragen, maar staat al stil (CR15)
           *[0] vertraagt van { $before } naar { $speed } (CR19)
        }.
       *[one] { $seat } speelt een gebeurtenis: { $own ->
            [1] de eigen wagen
           *[0] { $victim_is ->
                [you] jouw wagen
               *[one] de wagen van { $victim }
            }
        } { $floor ->
            [1] moet vertragen, maar staat al stil (CR15)
           *[0] vertraagt van { $before } naar { $speed } (CR19)
        }.
    }
crazy_rally-event-track = { $card }: hoogstens { $limit } (moeilijkheid { $difficulty }, schade { $damage }).
crazy_rally-event-track-red = { $card }: in het rood, minstens { $limit } (moeilijkheid { $difficulty }, schade { $damage }).
crazy_rally-event-through =
    { $seat_is ->
        [you] Je rijdt met snelheid { $speed } door: afgelegde weg { $distance }.
       *[one] { $seat } rijdt met snelheid { $speed } door: afgelegde weg { $distance }.
    }
crazy_rally-event-too-fast =
    { $seat_is ->
        [you] Je rijdt { $before } waar hoogstens { $limit } mag: wendbaarheid −{ $loss } ({ $difficulty } voor de moeilijkheid, { $off } te snel), nu { $handling } (CR21).
       *[one] { $seat } rijdt { $before } waar hoogstens { $limit } mag: wendbaarheid −{ $loss } ({ $difficulty } voor de moeilijkheid, { $off } te snel), nu { $handling } (CR21).
    }
crazy_rally-event-too-slow =
    { $seat_is ->
        [you] Je rijdt { $before } waar minstens { $limit } moet: wendbaarheid −{ $loss } ({ $difficulty } voor de moeilijkheid, { $off } te traag), nu { $handling } (CR23).
       *[one] { $seat } rijdt { $before } waar minstens { $limit } moet: wendbaarheid −{ $loss } ({ $difficulty } voor de moeilijkheid, { $off } te traag), nu { $handling } (CR23).
    }
crazy_rally-event-crashed =
    { $seat_is ->
        [you] Je crasht met snelheid { $before } waar { $red ->
            [1] minstens { $limit } moet
           *[0] hoogstens { $limit } mag
        }: dat kost { $loss } wendbaarheid, en je hebt er { $handling }. Snelheid 0, wendbaarheid weer { $full }, koetswerk −{ $damage }, nu { $body } (CR22).
       *[one] { $seat } crasht met snelheid { $before } waar { $red ->
            [1] minstens { $limit } moet
           *[0] hoogstens { $limit } mag
        }: dat kost { $loss } wendbaarheid, en { $seat } heeft er { $handling }. Snelheid 0, wendbaarheid weer { $full }, koetswerk −{ $damage }, nu { $body } (CR22).
    }
crazy_rally-event-scored =
    { $side_is ->
        [you] Je krijgt { $points } erbij: { $reason } ({ $rule }).
       *[one] { $side } krijgt { $points } erbij: { $reason } ({ $rule }).
    }
crazy_rally-event-leg-over = Proef { $leg } is afgelopen.
crazy_rally-event-placed =
    { $seat_is ->
        [you] Plaats { $rank }: jij, afgelegde weg { $distance }.
       *[one] Plaats { $rank }: { $seat }, afgelegde weg { $distance }.
    }
crazy_rally-event-placed-crashed =
    { $seat_is ->
        [you] Plaats { $rank }: jij, afgelegde weg { $distance }, maar gecrasht op het laatste stuk (CR28).
       *[one] Plaats { $rank }: { $seat }, afgelegde weg { $distance }, maar gecrasht op het laatste stuk (CR28).
    }
crazy_rally-event-placed-out =
    { $seat_is ->
        [you] Zonder plaats: jij, afgelegde weg { $distance }, uitgeschakeld (CR24).
       *[one] Zonder plaats: { $seat }, afgelegde weg { $distance }, uitgeschakeld (CR24).
    }
crazy_rally-event-won-match =
    { $side_is ->
        [you] Je wint de partij met een afgelegde weg van { $points }.
       *[one] { $side } wint de partij met een afgelegde weg van { $points }.
    }
crazy_rally-event-shared-match = { CAP($sides) } delen de winst, elk met een afgelegde weg van { $points }.
crazy_rally-event-nobody-won = Niemand haalt de finish, dus niemand wint.

## Waar punten voor zijn

crazy_rally-reason-driven = afgelegde weg
crazy_rally-reason-events = niet gebruikte gebeurtenissen

## De tafel

crazy_rally-score-part = Proef { $race }
crazy_rally-score-points = afgelegde weg { $points }
crazy_rally-table-leg = Proef { $leg } van { $legs }
crazy_rally-table-round = Stuk { $round } van 14
crazy_rally-table-tuning = Aanpassing: { $colour }
crazy_rally-table-lap = Testronde: { $number } van 14
crazy_rally-table-stock =
    { $count ->
        [0] voorraad op
       *[other] voorraad { $count }
    }
crazy_rally-table-discard =
    { $count ->
        [0] niets afgelegd
       *[other] afgelegd { $count }
    }
crazy_rally-table-speed = snelheid
crazy_rally-table-top = maximumsnelheid
crazy_rally-table-handling = wendbaarheid
crazy_rally-table-body = koetswerk
crazy_rally-table-distance = afgelegde weg
crazy_rally-table-out = uitgeschakeld
crazy_rally-table-start-player = startspeler
crazy_rally-table-place = plaats { $place }
crazy_rally-table-at-most = hoogstens { $speed }
crazy_rally-table-at-least = minstens { $speed }
crazy_rally-table-difficulty = moeilijkheid { $difficulty }
crazy_rally-table-damage = schade { $damage }
crazy_rally-table-flag = geruite vlag
crazy_rally-table-last-track = Net gereden
crazy_rally-table-covered = bedekt
crazy_rally-table-next-track = Volgende stuk
crazy_rally-table-accelerate = versnellen
crazy_rally-table-brake = remmen
crazy_rally-table-chosen = gekozen
crazy_rally-table-choosing = kiest
crazy_rally-table-laid = gelegd
crazy_rally-table-played = gespeeld
crazy_rally-verdict-through = door met { $speed }
crazy_rally-verdict-fast = { $came } op { $limit }: wendbaarheid −{ $loss }
crazy_rally-verdict-slow = { $came } op { $limit }: wendbaarheid −{ $loss }
crazy_rally-verdict-crash = { $came } op { $limit }: crash, koetswerk −{ $damage }
crazy_rally-colour-blue = blauw
crazy_rally-colour-yellow = geel
crazy_rally-colour-purple = paars
crazy_rally-draw-out = Uit
crazy_rally-draw-crash = Gecrasht
crazy_rally-say-sheet = { $name }: snelheid { $speed } van { $top }, wendbaarheid { $handling } van { $handling_full }, koetswerk { $body } van { $body_full }, afgelegde weg { $distance }
crazy_rally-say-roadbook = Roadbook: { $count } van 14 stukken gereden
crazy_rally-web-choose-tune = Kies een van de twee kaarten die je trok.
crazy_rally-web-choose-drive = Je snelheid is { $speed }, je maximumsnelheid { $top }.
crazy_rally-web-aim-event = Kies een wagen: één sneller (+1) of één trager (−1).
crazy_rally-web-no-event = Je hebt geen gebeurtenis.
crazy_rally-web-skip = Testronde overslaan
crazy_rally-web-help-keys = 1–9 kiest een kaart, dan versnelt A en remt B (bij het aanpassen legt A of Enter hem). Met een gebeurtenis gaan + en − van wagen naar wagen, en Enter speelt hem. Enter alleen gaat naar de knop om verder te gaan. Esc laat een kaart los, L toont het verslag.
crazy_rally-web-help-touch = Tik op een kaart, dan op Versnellen of Remmen. Met een gebeurtenis tik je bij een wagen op −1 of +1.
crazy_rally-web-lay = Leggen
crazy_rally-web-accelerate = Versnellen
crazy_rally-web-brake = Remmen
crazy_rally-web-points = afgelegde weg
crazy_rally-ui-choose-victim = Welke? { $choices }
crazy_rally-ui-help-keys =
    1a, 1b          versnel of rem met kaart 1; of de wagen die ernaast staat
    1, 2, 3 …       leg die kaart, of kies dat antwoord
    brake blue-ww   een zet in woorden; ook “event faster>2” en “keep”
    ? 3             wat kaart 3 doet, met de regels; ook “? gebeurtenis”
    ? options       volgens welke regels deze tafel speelt
    s               de stand
    t               de tafel nog eens
    back            neem een keus terug die nog niet af is
    q               stoppen; de partij blijft bewaard en kan verdergaan
crazy_rally-legend =
    snelheid/maximumsnelheid · ● wendbaarheid over, ○ verloren · ■ koetswerk over, □ verloren
    ↑ versneld · ↓ geremd · ✓ door · ! wendbaarheid verloren · ✖ crash

crazy_rally-end-measure = Afgelegde weg

## Waarom een sterke bot het zou doen (tips), en waarom een bot het jou deed

crazy_rally-advice-faster-card = Dan rijd je met snelheid { $speed }.
crazy_rally-advice-slower-card = Dan rijd je met snelheid { $speed } en kun je op de weg blijven.
crazy_rally-advice-cards = { $count ->
    [0] Je hebt geen kaart meer in de hand.
    [one] Je hebt nog maar één kaart in de hand.
   *[other] Je hebt nog maar { $count } kaarten in de hand.
 }
crazy_rally-advice-own-speed = Je eigen wagen wint snelheid.
crazy_rally-advice-target = { $victim } ligt op plaats { $place }.
crazy_rally-advice-keep = De kaart is later meer waard.
crazy_rally-blame-place = Je lag op plaats { $place }.

## Op papier

crazy_rally-print-log = Logboek van de rijder
