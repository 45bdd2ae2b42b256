# Rally. I numeri delle regole sono quelli della pagina delle regole.

rally = Rally
    .about = Leggi la strada, scegli la marcia e il rischio, e porta l’auto al traguardo in meno turni degli altri.

rally-edition-house = Edizione della casa
rally-edition-proposed = Tabella dei rischi proposta

## Assetti, gomme e schede, come stanno su un pulsante

rally-card-stable = Stabile
    .help = Le marce e il dado del rischio senza modifiche: l’assetto più lento e più sicuro (RY6).
rally-card-fast = Veloce
    .help = Una casella in più in ogni marcia tranne la prima, e 1 in più al dado del rischio (RY6).
rally-card-prototype = Prototipo
    .help = Due caselle in più in ogni marcia tranne la prima, e 2 in più al dado del rischio (RY6).
rally-card-normal = gomme normali
    .help = Non aiutano e non ostacolano mai.
rally-card-rain = gomme da pioggia
    .help = Con pioggia o temporale ogni fattore scende di 1. Con tempo sereno o coperto costano 1 casella (RY20).
rally-card-snow = gomme da neve
    .help = Con la neve ogni fattore scende di 1. Con tempo sereno o coperto costano 2 caselle (RY20).

## Le stesse cose dentro una frase

rally-setup-stable = Stabile
rally-setup-fast = Veloce
rally-setup-prototype = Prototipo
rally-tyres-normal = gomme normali
rally-tyres-rain = gomme da pioggia
rally-tyres-snow = gomme da neve
rally-weather-fair = sereno
    .now = è sereno
rally-weather-overcast = coperto
    .now = è coperto
rally-weather-rain = pioggia
    .now = piove
rally-weather-storm = temporale
    .now = c’è il temporale
rally-weather-snow = neve
    .now = nevica
rally-zone-central = Europa centrale
rally-zone-north = Europa del Nord
rally-zone-africa = Africa
rally-entry-monte-carlo = Montecarlo
rally-entry-sweden = Svezia
rally-entry-italy = Italia
rally-entry-safari = Safari
rally-entry-morocco = Marocco
rally-entry-austrian-alps = Alpi austriache
rally-entry-alpine-cup = Coppa delle Alpi
rally-entry-great-britain = Gran Bretagna
rally-result-- = nulla di fatto
rally-result-tc = testacoda
rally-result-1 = danno di primo grado
rally-result-2 = danno di secondo grado
rally-result-3 = danno di terzo grado
rally-result-e = eliminazione da questa prova
rally-feature-fast =
    { $count ->
        [one] { $count } strada veloce
       *[other] { $count } strade veloci
    }
rally-feature-hairpin =
    { $count ->
        [one] { $count } tornante
       *[other] { $count } tornanti
    }
rally-feature-ford =
    { $count ->
        [one] { $count } guado
       *[other] { $count } guadi
    }

## Opzioni: un nome, e che cosa cambia

rally-option-length = Durata della partita
    .help = Una prova (una ventina di minuti), una gara intera, o il campionato di tutte e otto, in quante serate volete.
rally-option-rally = Quale gara
    .help = La riga del calendario per una prova o una gara: la zona, la lunghezza e le schede ammesse.
rally-option-special_stages = Prove speciali
    .help = La gara finisce con la prova speciale del calendario, senza limiti di velocità: terza, quarta e quinta arrivano a 2, 4 e 6 caselle in più. Per una prova sola: si corre quella.
rally-option-slow_tyres = Cambio gomme lento
    .help = Cambiare le gomme costa sempre un turno (regole tedesche). Altrimenti solo insieme a una riparazione.
rally-option-split_ties = Dividere i pari merito
    .help = Chi arriva pari si divide i punti di quei posti (regole inglesi). Altrimenti ciascuno prende quelli del posto migliore.

rally-word-stage = una prova
rally-word-rally = una gara
rally-word-championship = campionato
rally-word-monte-carlo = Montecarlo
rally-word-sweden = Svezia
rally-word-italy = Italia
rally-word-safari = Safari
rally-word-morocco = Marocco
rally-word-austrian-alps = Alpi austriache
rally-word-alpine-cup = Coppa delle Alpi
rally-word-great-britain = Gran Bretagna

rally-preset-stage = Una prova
    .help = Una corsa veloce: una sola prova del Montecarlo su sei schede.
rally-preset-rally = Una gara
    .help = Tutte le prove di una gara; vince la somma più bassa.
rally-preset-championship = Campionato
    .help = Tutte e otto le gare del calendario, con le prove speciali. La partita si conserva e riprende quando volete.

## Perché una mossa non vale: una frase; la regola sta accanto

rally-refusal-too-many-fast = Qui non si ammettono altre strade veloci.
rally-refusal-too-many-hairpins = Qui non si ammettono altri tornanti.
rally-refusal-too-many-fords = Qui non si ammettono altri guadi.
rally-refusal-limits-out-of-reach = Così i limiti non si rispettano più.
rally-refusal-first-must-be-easy = La prima casella deve avere fattore 0.
rally-refusal-section-lies = Quella scheda è già nel percorso.
rally-refusal-setup-fixed = L’assetto vale per tutta la gara.
rally-refusal-setup-too-far = Fra due gare cambia di un solo livello.
rally-refusal-tyres-chosen = Le gomme sono già scelte.
rally-refusal-crew-placed = I tre meccanici sono già al loro posto.
rally-refusal-not-on-the-course = Il percorso non ha quella casella.
rally-refusal-not-ready = Prima scegli assetto e gomme.
rally-refusal-no-over-rev = La tua carta fuori giri è già usata.
rally-refusal-no-gear-below = Due marce più giù non c’è niente.
rally-refusal-gear-too-far = Una marcia in su o in giù, non di più.
rally-refusal-most-driven = Questa marcia non va oltre.
rally-refusal-least-not-driven = Questa marcia deve andare oltre, o frena.
rally-refusal-no-need-to-brake = Puoi già fermarti qui senza frenare.
rally-refusal-too-fast-for-tyres = Per le gomme ci si ferma solo in 1ª o 2ª.
rally-refusal-no-mechanic-near = Nessun tuo meccanico entro quattro caselle.
rally-refusal-same-tyres = Quelle gomme sono già montate.
rally-refusal-not-in-the-lot = Quel pilota non è in questo sorteggio.

## Che cosa si chiede

rally-phase-order = Ordine di partenza
rally-phase-layer = Chi posa il percorso
rally-phase-course = Il percorso
rally-phase-prepare = Preparazione
rally-phase-weather = Meteo
rally-phase-gear = Scegli la marcia
rally-phase-risk = Dado del rischio
rally-phase-drive = In corsa
rally-phase-damage = Dado dei danni
rally-phase-pit = Dai meccanici
rally-phase-over = La partita è finita

rally-ask-order = Si sorteggia l’ordine di partenza.
rally-ask-layer = Si sorteggia chi posa il percorso.
rally-ask-course = Posa il percorso: { $sections ->
        [one] 1 scheda
       *[other] { $sections } schede
    } per { $entry }.
rally-ask-prepare = Scegli assetto e gomme, piazza i meccanici, poi conferma.
rally-ask-weather = Si tira il dado del tempo.
rally-ask-gear = Scegli la marcia; il dado del rischio viene dopo.
rally-ask-risk = Si tira il dado del rischio.
rally-ask-drive = Strada fatta: { $driven } (minimo { $least }, massimo { $most }); sicuro fino al fattore { $safe }. Che cosa fai?
rally-ask-damage = Si tira il dado dei danni.
rally-ask-pit = Sei fuori strada. Cambi le gomme qui?
rally-ask-over = La partita è finita.

## Le mosse come stanno su un pulsante

rally-move-lay = Posa { $face }
rally-move-setup = Assetto { $card }
rally-move-tyres = Monta { $card }
rally-move-mechanic = Meccanico sulla casella { $space }
rally-move-done = Tutto pronto
rally-move-gear = { $gear }ª marcia
rally-move-over-rev = Fuori giri: due marce in giù
rally-move-ahead = Prosegui
rally-move-brake = Frena qui
rally-move-stop = Fermati qui
rally-move-keep = Tieni queste gomme
rally-move-die = Dado { $number }
rally-move-lot = Sorte per il posto { $number }

## Che cosa è successo

rally-event-rally-begins =
    { $stages ->
        [one] Gara { $rally }: { $entry }, una prova.
       *[other] Gara { $rally }: { $entry }, { $stages } prove.
    }
rally-event-stage-begins = { $entry }, prova { $stage }: { $sections ->
        [one] 1 scheda
       *[other] { $sections } schede
    }.
rally-event-special-begins = { $entry }, prova { $stage }: è la prova speciale, { $sections ->
        [one] 1 scheda
       *[other] { $sections } schede
    } senza limiti di velocità (RY26).
rally-event-start-number =
    { $lot ->
        [0] { $seat_is ->
            [you] Parti con il numero { $number }.
           *[one] { $seat } parte con il numero { $number }.
        }
       *[other] { $seat_is ->
            [you] Parti con il numero { $number }, per sorteggio.
           *[one] { $seat } parte con il numero { $number }, per sorteggio.
        }
    }
rally-event-layer =
    { $lot ->
        [0] { $seat_is ->
            [you] Posi tu il percorso, perché eri in fondo alla prova precedente (RY3).
           *[one] Il percorso lo posa { $seat }, in fondo alla prova precedente (RY3).
        }
       *[other] { $seat_is ->
            [you] Posi tu il percorso, per sorteggio (RY3).
           *[one] Il percorso lo posa { $seat }, per sorteggio (RY3).
        }
    }
rally-event-laid =
    { $seat_is ->
        [you] Posi { $card } come scheda { $number }.
       *[one] { $seat } posa { $card } come scheda { $number }.
    }
rally-event-mechanic-placed =
    { $seat_is ->
        [you] Piazzi un meccanico sulla casella { $space }.
       *[one] { $seat } piazza un meccanico sulla casella { $space }.
    }
rally-event-ready =
    { $seat_is ->
        [you] Hai finito di prepararti.
       *[one] { $seat } ha finito di prepararsi.
    }
rally-event-revealed =
    { $seat_is ->
        [you] Corri con assetto { $setup } e { $tyres }, { $crew ->
            [0] senza meccanici
            [one] con un meccanico
           *[other] con { $crew } meccanici
        }.
       *[one] { $seat } corre con assetto { $setup } e { $tyres }, { $crew ->
            [0] senza meccanici
            [one] con un meccanico
           *[other] con { $crew } meccanici
        }.
    }
rally-event-race-begins = La prima auto è alla partenza. Il tempo è sereno.
rally-event-weather =
    { $add ->
        [0] Turno { $round }: il dado segna { $die }; { $weather_now }.
       *[other] Turno { $round }: il dado segna { $die }; { $weather_now }, { $add } in più a ogni dado del rischio.
    }
rally-event-shifted =
    { $seat_is ->
        [you] Metti la { $gear }ª.
       *[one] { $seat } mette la { $gear }ª.
    }
rally-event-over-revved =
    { $seat_is ->
        [you] Mandi il motore fuori giri e scali in { $gear }ª.
       *[one] { $seat } manda il motore fuori giri e scala in { $gear }ª.
    }
rally-event-restarted =
    { $seat_is ->
        [you] Riparti in prima.
       *[one] { $seat } riparte in prima.
    }
rally-event-risk =
    { $seat_is ->
        [you] Il tuo dado del rischio: { $die }
       *[one] Dado del rischio di { $seat }: { $die }
    }{ $setup_add ->
        [0] { "" }
       *[other] { " " }+ { $setup_add } per l’assetto
    }{ $weather_add ->
        [0] { "" }
       *[other] { " " }+ { $weather_add } per il tempo
    }{ $added ->
        [0] { "" }
       *[1] { " " }= { $roll }
    }{ $capped ->
        [0] { "" }
       *[1] , perché non si va oltre 6
    }. In { $gear }ª è sicuro fino al fattore { $safe }, per { $most ->
        [one] esattamente una casella
       *[other] { $fixed ->
            [1] esattamente { $most } caselle
           *[0] { $least }–{ $most } caselle
        }
    }.
rally-event-braked =
    { $seat_is ->
        [you] Freni sulla casella { $space }; ora { $least ->
            [one] basta una casella
           *[other] bastano { $least } caselle
        }.
       *[one] { $seat } frena sulla casella { $space }; ora { $least ->
            [one] basta una casella
           *[other] bastano { $least } caselle
        }.
    }
rally-event-danger = Casella { $space }: fattore { $road }{ $brakes ->
        [0] { "" }
       *[other] { " " }+ { $brakes } per la frenata
    }{ $passed ->
        [0] { "" }
       *[other] { " " }+ { $passed } per il sorpasso
    }{ $grip ->
        [0] { "" }
       *[other] { " " }− { $grip } per le gomme
    }{ $changed ->
        [0] { "" }
       *[1] { " " }= { $factor }
    }, ma è sicuro solo fino a { $safe }: { $excess } di troppo.
rally-event-damage =
    { $seat_is ->
        [you] Il tuo dado dei danni segna { $die }: { $result }.
       *[one] Il dado dei danni di { $seat } segna { $die }: { $result }.
    }
rally-event-mended =
    { $mechanics ->
        [one] { $seat_is ->
            [you] Il tuo meccanico a portata
           *[one] Il meccanico di { $seat } a portata
        } { $left ->
            [0] ripara il danno di grado { $degree }: resta un testacoda (RY17).
           *[other] riduce il danno dal grado { $degree } al grado { $left } (RY17).
        }
       *[other] { $seat_is ->
            [you] I tuoi { $mechanics } meccanici a portata
           *[one] I { $mechanics } meccanici di { $seat } a portata
        } { $left ->
            [0] riparano il danno di grado { $degree }: resta un testacoda (RY17).
           *[other] riducono il danno dal grado { $degree } al grado { $left } (RY17).
        }
    }
rally-event-off-road =
    { $missing ->
        [0] { $seat_is ->
            [you] Sei fuori strada sulla casella { $space }.
           *[one] { $seat } è fuori strada sulla casella { $space }.
        }
        [one] { $seat_is ->
            [you] Sei fuori strada sulla casella { $space } e perdi un turno.
           *[one] { $seat } è fuori strada sulla casella { $space } e perde un turno.
        }
       *[other] { $seat_is ->
            [you] Sei fuori strada sulla casella { $space } e perdi { $missing } turni.
           *[one] { $seat } è fuori strada sulla casella { $space } e perde { $missing } turni.
        }
    }
rally-event-wrecked =
    { $seat_is ->
        [you] La tua auto è distrutta sulla casella { $space }: questa prova per te è finita.
       *[one] L’auto di { $seat } è distrutta sulla casella { $space } ed esce da questa prova.
    }
rally-event-stopped =
    { $seat_is ->
        [you] Percorri { $driven ->
            [one] una casella
           *[other] { $driven } caselle
        } fino alla casella { $space }.
       *[one] { $seat } percorre { $driven ->
            [one] una casella
           *[other] { $driven } caselle
        } fino alla casella { $space }.
    }
rally-event-changed-tyres =
    { $extra ->
        [0] { $seat_is ->
            [you] Monti { $tyres }.
           *[one] { $seat } monta { $tyres }.
        }
       *[other] { $seat_is ->
            [you] Monti { $tyres } e perdi un altro turno (RY18).
           *[one] { $seat } monta { $tyres } e perde un altro turno (RY18).
        }
    }
rally-event-missed =
    { $left ->
        [0] { $seat_is ->
            [you] Perdi questo turno.
           *[one] { $seat } perde questo turno.
        }
        [one] { $seat_is ->
            [you] Perdi questo turno e ancora uno.
           *[one] { $seat } perde questo turno e ancora uno.
        }
       *[other] { $seat_is ->
            [you] Perdi questo turno e ancora { $left }.
           *[one] { $seat } perde questo turno e ancora { $left }.
        }
    }
rally-event-home =
    { $seat_is ->
        [you] Tagli il traguardo al turno { $round }.
       *[one] { $seat } taglia il traguardo al turno { $round }.
    }
rally-event-stage-points =
    { $seat_is ->
        [you] Hai { $behind ->
            [one] un turno
           *[other] { $behind } turni
        } di ritardo e il numero di partenza { $start }: { $behind } − { $start } = { $points } (RY22).
       *[one] { $seat } ha { $behind ->
            [one] un turno
           *[other] { $behind } turni
        } di ritardo e il numero di partenza { $start }: { $behind } − { $start } = { $points } (RY22).
    }
rally-event-out-points =
    { $shared ->
        [0] { $seat_is ->
            [you] Eri fuori gara: l’ultimo al traguardo ha { $worst }, quindi prendi { $points } (RY23).
           *[one] { $seat } era fuori gara: l’ultimo al traguardo ha { $worst }, quindi { $seat } prende { $points } (RY23).
        }
       *[other] { $seat_is ->
            [you] Nessuno è al traguardo, la prova è di tutti: prendi { $points } (RY23).
           *[one] Nessuno è al traguardo, la prova è di tutti: { $seat } prende { $points } (RY23).
        }
    }
rally-event-scored =
    { $side_is ->
        [you] Prendi { $points ->
            [one] 1 punto
           *[other] { $points } punti
        }: { $reason }, con somma { $total } ({ $rule }).
       *[one] { $side } prende { $points ->
            [one] 1 punto
           *[other] { $points } punti
        }: { $reason }, con somma { $total } ({ $rule }).
    }
rally-event-rally-over = La gara { $rally } è finita: { $entry }.
rally-event-won-match =
    { $side_is ->
        [you] Vinci con { $points ->
            [one] 1 punto
           *[other] { $points } punti
        }.
       *[one] { $side } vince con { $points ->
            [one] 1 punto
           *[other] { $points } punti
        }.
    }

## Per che cosa sono i punti

rally-reason-place-1 = primo posto
rally-reason-place-2 = secondo posto
rally-reason-place-3 = terzo posto
rally-reason-place-4 = quarto posto
rally-reason-place-5 = quinto posto
rally-reason-place-6 = sesto posto

## Il tavolo

rally-table-stage = { $entry } · prova { $stage } di { $stages }
rally-score-part = Gara { $race }
rally-table-special = { $entry } · prova speciale
rally-table-round = turno { $round }
rally-table-before = prima della partenza
rally-table-before-car = alla partenza
rally-table-weather =
    { $add ->
        [0] { $weather }
       *[other] { $weather } +{ $add }
    }
rally-table-space = casella { $space } di { $length }
rally-table-gear = in { $gear }ª
rally-table-off = fuori strada
rally-table-out = fuori gara
rally-table-home = al traguardo nel turno { $round }
rally-table-missing =
    { $count ->
        [one] perde 1 turno
       *[other] perde { $count } turni
    }
rally-table-over-rev = carta fuori giri
rally-table-crew = meccanici sulle caselle { $spaces }
rally-table-crew-hidden =
    { $count ->
        [one] 1 meccanico nascosto
       *[other] { $count } meccanici nascosti
    }
rally-table-ready = ha finito
rally-table-preparing = si prepara
rally-table-start = numero di partenza { $number }
rally-table-points = punti di prova
rally-table-total = somma
rally-table-championship = campionato
rally-table-course = schede posate: { $laid } su { $sections }
rally-table-at-least = almeno { $count }
rally-table-at-most = al massimo { $count }
rally-table-type-mechanic = Per piazzare un meccanico scrivi la sua casella: «mechanic 12».
rally-table-safe = sicuro fino al fattore { $safe }
rally-legend =
    0–4 il fattore di una casella (RY1) · ≈ guado (RY19) · ⊃ tornante
    M proprio meccanico (RY17) · ! fattore troppo alto per questa mossa (RY15)
rally-ui-help-keys =
    1, 2, 3 …     scegli quella risposta
    gear 3        una mossa a parole; anche «ahead», «brake», «stop» e «mechanic 12»
    ? pioggia     che cosa fanno un assetto o le gomme
    ? options     con quali regole si gioca a questo tavolo
    s             i punti finora
    t             mostra di nuovo il tavolo
    back          annulla una scelta non ancora finita
    q             esci; la partita resta salvata e si può riprendere

## Sui disegni

rally-draw-start = VIA
rally-draw-finish = ARRIVO
rally-draw-least = min.
rally-draw-most = max.

## Sulla pagina

rally-page-safe-row = Il fattore sicuro più alto per ogni numero del dado, da 1 a 6 (RY12).
rally-page-mechanics = Meccanici
rally-page-mechanics-left =
    { $count ->
        [0] tutti piazzati
        [one] clicca su una casella per piazzare ancora un meccanico
       *[other] clicca sulle caselle per piazzare { $count } meccanici
    }
rally-page-setup = Assetto
rally-page-tyres = Gomme
rally-page-results = Punti di prova
rally-page-zoom-in = Ingrandisci
rally-page-zoom-out = Riduci
rally-page-stage = Prova
rally-page-space = Casella { $space }, fattore { $factor }
rally-page-ford = guado
rally-page-hairpin = tornante
rally-page-of = di { $length }
rally-page-passing = sorpassando
rally-page-brake = Una casella in meno, ma qui fattore +1
rally-odds-- = nulla
rally-odds-tc = testacoda
rally-odds-1 = 1 turno
rally-odds-2 = 2 turni
rally-odds-3 = 3 turni
rally-odds-e = fuori
rally-web-help-keys = 1–5 innesta quella marcia, O va fuori giri, → prosegue, B frena, S si ferma, Invio conferma. Un clic su una casella lontana porta l’auto fin lì, finché non serve un tiro. M va alla mappa, dove ← e → passano di casella in casella; + e − ingrandiscono e rimpiccioliscono. L mostra la cronaca.
rally-web-help-touch = Tocca una marcia, poi un pulsante per proseguire, frenare o fermarti. Tocca una casella lontana per arrivare fin lì, finché non serve un tiro. Scorri sulla mappa per spostarla; allarga due dita per avvicinarti.

## Sulla pagina: chi è in testa, che cosa è successo, cambiare idea

rally-page-leads = in testa
rally-page-gaps = distacchi in turni
rally-page-at = casella { $space }
rally-page-start-number = Numero di partenza
rally-page-arrival = Arrivo al turno
rally-page-points = Punti
rally-page-rally-sum = gara { $points }
rally-page-championship-points = punti di campionato
rally-page-few-lead = È in testa chi ha meno punti. I punti di una prova sono i turni di ritardo dalla prima auto arrivata, meno il numero di partenza.
rally-page-far = Oppure clicca su una casella più avanti: l’auto ci arriva in una volta sola.
rally-page-only-stop = Questa marcia non va oltre: fermati qui.
rally-page-stop-or-tyres = Questa marcia non va oltre: fermati qui, oppure fermati e cambia le gomme.
rally-page-rethink = Nulla è deciso finché non confermi: per cambiare idea clicca su altro.
rally-page-remove = Togli il meccanico dalla casella { $space }
rally-page-effect-stable = caselle e rischio normali
rally-page-effect-fast = +1 casella dalla 2ª alla 5ª, +1 rischio
rally-page-effect-prototype = +2 caselle dalla 2ª alla 5ª, +2 rischio
rally-page-effect-normal = non aiutano e non ostacolano
rally-page-effect-rain = pioggia e temporale: fattori −1; asciutto: −1 casella
rally-page-effect-snow = neve: fattori −1; asciutto: −2 caselle

rally-end-measure = Strada percorsa

## Perché un bot forte lo farebbe (suggerimenti), e perché un bot l’ha fatto a te

rally-advice-gear = { $most ->
    [one] Esattamente una casella; la strada davanti ha al massimo fattore { $factor }.
   *[other] Da { $least } a { $most } caselle; la strada davanti ha al massimo fattore { $factor }.
 }
rally-advice-safe = La prossima casella ha fattore { $factor }; fino a { $safe } sei al sicuro.
rally-advice-risk = La prossima casella supera di { $above } ciò che per te è sicuro; tiri senza danni: { $count } su 6.
rally-advice-too-hard = La prossima casella ha fattore { $factor } e sei al sicuro solo fino a { $safe }.
rally-advice-weather = Il tempo: { $weather }.
rally-advice-mechanic = Lì vicino la strada ha fattore { $factor }.
rally-liked-gear = { $value }ª marcia

## Su carta

rally-print-section = Scheda { $number }
rally-print-tables = Tabelle
rally-print-risk = Tabella del rischio: il fattore sicuro più alto (RY12)
rally-print-damage = Tabella dei danni (RY15)
rally-print-die = Dado
rally-print-above = fattore oltre quello sicuro
rally-print-gears = Marce: caselle minime e massime (RY6)
rally-print-spaces = Marcia
rally-print-weather = Tempo delle zone (RY10)
rally-print-calendar = Calendario (RY2)
rally-print-marker = Segnalino del tempo
rally-print-notes = Appunti del pilota
rally-print-special = prova speciale
rally-print-fords = Fattore di un guado (RY19)
rally-print-free = schede libere
