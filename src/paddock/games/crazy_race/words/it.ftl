# Crazy Race. I numeri delle regole sono quelli di law/it.md.

crazy_race = Crazy Race
    .about = Punta in segreto per il diritto di muovere, e porta le tue tre locomotive alla casella girevole e di ritorno all’arrivo.

crazy_race-edition-house = Edizione della casa

## Le carte Autista e Punti sono numeri; le locomotive hanno un nome. Un nome sta nella frase senza
## articolo, come un titolo.

crazy_race-card-A = Ciminiera
    .the = la Ciminiera
    .help = Una delle tue tre locomotive. Si muove quando vinci il suo lato della carta Tappa (CZ9), o quando la scegli a un lato senza locomotiva (CZ10, CZ11).
crazy_race-card-B = Aerodinamica
    .the = l’Aerodinamica
    .help = Una delle tue tre locomotive. Si muove quando vinci il suo lato della carta Tappa (CZ9), o quando la scegli a un lato senza locomotiva (CZ10, CZ11).
crazy_race-card-C = Locotender
    .the = la Locotender
    .help = Una delle tue tre locomotive. Si muove quando vinci il suo lato della carta Tappa (CZ9), o quando la scegli a un lato senza locomotiva (CZ10, CZ11).
crazy_race-card-F = locomotiva a scelta

## Luoghi: i lati di una carta Tappa e le due pile di punti

crazy_race-place-top = superiore
crazy_race-place-right = destro
crazy_race-place-bottom = inferiore
crazy_race-place-left = sinistro
crazy_race-place-turntable = casella girevole
crazy_race-place-yard = zona d’arrivo

## Opzioni: un nome, e che cosa cambia

crazy_race-option-shuffled_points = Punti mischiati
    .help = Le due pile di carte Punti sono mischiate, e di ognuna si vede solo la carta in cima.
crazy_race-option-stragglers = Penalità per i ritardatari
    .help = Alla fine chi ha la locomotiva più lontana dall’arrivo scarta la sua carta Punti più alta, chi ha la seconda più lontana ne scarta una a scelta.
crazy_race-option-robbery = Rapina
    .help = Chi porta all’arrivo la seconda locomotiva può prendere a caso una carta Punti di un altro giocatore, al posto di quella della pila.
crazy_race-option-runner_up_wins = Vince il secondo
    .help = Se il primo posto è in parità, vince chi ha il secondo punteggio.
crazy_race-option-fewer_points = Carte Punti per pila
    .help = Quante carte Punti ci sono in ogni pila; 0 vuol dire tutte.
crazy_race-value-fewer_points-0 = tutte

crazy_race-preset-rulebook = Regolamento
    .help = Le regole come sono scritte nella pagina delle regole, senza opzioni cambiate.
crazy_race-preset-variants = Tutte le varianti
    .help = Pile mischiate di quattro carte Punti, ritardatari, rapina, e un secondo che può vincere.

## Perché una mossa è rifiutata: una frase; la regola sta accanto

crazy_race-refusal-stage-gone = Quella tappa è già stata corsa.
crazy_race-refusal-not-in-hand = Non hai quella carta.
crazy_race-refusal-taboo = Questo lato è tabù: ne bastano tre.
crazy_race-refusal-not-laid = Non l’hai giocata in questa tappa.
crazy_race-refusal-already-home = Quella locomotiva è già arrivata.
crazy_race-refusal-already-recovered = Hai già ripreso la tua pila.
crazy_race-refusal-no-pile = Non hai ancora una pila da riprendere.
crazy_race-refusal-not-in-pile = Nella pila non c’è più una carta così.
crazy_race-refusal-not-your-points = Non hai una carta Punti così.
crazy_race-refusal-rob-yourself = Non puoi rapinare te stesso.
crazy_race-refusal-nothing-to-rob = Lì non c’è nessuna carta Punti da prendere.
crazy_race-refusal-not-the-victims = Lì non c’è una carta Punti così.

## Che cosa si chiede

crazy_race-phase-recovery = Prima della tappa
crazy_race-phase-stage = Si scopre la carta Tappa
crazy_race-phase-lay = Si piazzano le carte
crazy_race-phase-choice = Scelta della locomotiva
crazy_race-phase-split = Divisione del movimento
crazy_race-phase-points = Si scopre una carta Punti
crazy_race-phase-robbery = Rapina
crazy_race-phase-losing = Si pesca una carta Punti
crazy_race-phase-taking = Si riprende una carta
crazy_race-phase-stragglers = Ritardatari
crazy_race-phase-over = La corsa è finita

crazy_race-ask-recovery = La tappa è finita. Avanti, o prima riprendi la tua pila? Si può una volta sola.
crazy_race-ask-stage = Si scopre la prossima carta Tappa.
crazy_race-ask-lay = Turno { $round } di 3: piazza una carta a un lato, o passa.
crazy_race-ask-choice = Hai vinto il lato { $place }: quale locomotiva si muove?
crazy_race-ask-split =
    { $left ->
        [one] Hai vinto il «?»: ancora 1 casella. Quale locomotiva?
       *[other] Hai vinto il «?»: ancora { $left } caselle, una alla volta. Quale locomotiva?
    }
crazy_race-ask-points = Si scopre una carta Punti.
crazy_race-ask-robbery = La tua seconda locomotiva è arrivata. La carta della pila, o una rapina?
crazy_race-ask-losing = Si pesca una carta Punti.
crazy_race-ask-taking = Non hai mosso niente in questa tappa: riprendi una delle tue carte?
crazy_race-ask-stragglers = Hai la seconda locomotiva più lontana: scarta una carta Punti.
crazy_race-ask-over = La corsa è finita.

## Le mosse come stanno su un bottone

crazy_race-move-lay = Carta { $card } → lato { $place }
crazy_race-move-pass = Passo
crazy_race-move-recover = Riprendo la mia pila (una volta, CZ20)
crazy_race-move-wait = Avanti, prossima tappa
crazy_race-move-run = { $engine }
crazy_race-move-step = { $engine }, una casella
crazy_race-move-claim = Prendo la carta della pila
crazy_race-move-rob = Rapino { $victim }
crazy_race-move-take = Riprendo la carta { $card }
crazy_race-move-leave = Le lascio tutte
crazy_race-move-discard = Scarto la carta Punti { $card }
crazy_race-move-stage = Carta Tappa { $card }
crazy_race-move-point = Carta Punti { $card }
crazy_race-move-lose = Viene pescata la carta Punti { $card }

## Che cosa è successo

crazy_race-event-stage-turned =
    { $seat_is ->
        [you] Tappa { $stage } di 8, in senso orario dalla freccia: { $lines }. Cominci tu.
       *[one] Tappa { $stage } di 8, in senso orario dalla freccia: { $lines }. Comincia { $seat }.
    }
crazy_race-event-laid = { $seat } piazza una carta al lato { $place }.
crazy_race-event-you-laid =
    { $seat_is ->
        [you] Piazzi un { $card } al lato { $place }.
       *[one] { $seat } piazza un { $card } al lato { $place }.
    }
crazy_race-event-passed =
    { $seat_is ->
        [you] Passi.
       *[one] { $seat } passa.
    }
crazy_race-event-no-cards =
    { $seat_is ->
        [you] Non hai più carte in mano (CZ21).
       *[one] { $seat } non ha più carte in mano (CZ21).
    }
crazy_race-event-taboo = Ci sono carte a tre lati: il lato { $place } è tabù (CZ7).
crazy_race-event-recovered =
    { $seat_is ->
        [you] Riprendi in mano la tua pila (CZ20).
       *[one] { $seat } riprende in mano la pila (CZ20).
    }
crazy_race-event-side-won =
    { $seat_is ->
        [you] Lato { $place }: { $tally }. Lo vinci tu.
       *[one] Lato { $place }: { $tally }. Lo vince { $seat }.
    }
crazy_race-event-side-tied =
    { $seat_is ->
        [you] Lato { $place }: { $tally }. Parità: la prima carta è tua, e lo vinci tu (CZ8).
       *[one] Lato { $place }: { $tally }. Parità: la prima carta è di { $seat }, che lo vince (CZ8).
    }
crazy_race-event-side-empty = Lato { $place }: nessuno ha piazzato una carta.
crazy_race-event-move-lost =
    { $all ->
        [1] { $seat_is ->
            [you] Tutte le tue locomotive sono arrivate: il movimento è perso.
           *[one] Tutte le locomotive di { $seat } sono arrivate: il movimento è perso.
        }
       *[0] { $seat_is ->
            [you] La tua { $engine } è già arrivata: il movimento è perso (CZ9).
           *[one] { CAP($engine_the) } di { $seat } è già arrivata: il movimento è perso (CZ9).
        }
    }
crazy_race-event-ran =
    { $seat_is ->
        [you] La tua { $engine }
       *[one] { CAP($engine_the) } di { $seat }
    } avanza di { $spaces ->
        [one] 1 casella
       *[other] { $spaces } caselle
    }{ $jumped ->
        [0] { "" }
        [one] , superando un’altra locomotiva,
       *[other] , superando altre { $jumped } locomotive,
    } { $where ->
        [home] e arriva al traguardo.
        [turntable] fino alla casella girevole, e si gira.
       *[space] { $heading ->
            [back] fino alla casella { $space }, sulla via del ritorno.
           *[out] fino alla casella { $space }.
        }
    }
crazy_race-event-took-points =
    { $seat_is ->
        [you] Prendi { $points ->
            [one] 1 punto
           *[other] { $points } punti
        } { $place_id ->
            [turntable] alla casella girevole
           *[yard] nella zona d’arrivo
        }.
       *[one] { $seat } prende { $points ->
            [one] 1 punto
           *[other] { $points } punti
        } { $place_id ->
            [turntable] alla casella girevole
           *[yard] nella zona d’arrivo
        }.
    }
crazy_race-event-no-points =
    { $seat_is ->
        [you] Per te non resta nessuna carta Punti { $place_id ->
            [turntable] alla casella girevole
           *[yard] nella zona d’arrivo
        } (CZ18).
       *[one] Per { $seat } non resta nessuna carta Punti { $place_id ->
            [turntable] alla casella girevole
           *[yard] nella zona d’arrivo
        } (CZ18).
    }
crazy_race-event-point-turned =
    { $place_id ->
        [turntable] Alla casella girevole
       *[yard] Nella zona d’arrivo
    } ora in cima c’è un { $points }.
crazy_race-event-robbed =
    { $seat_is ->
        [you] Rapini { $points ->
            [one] 1 punto
           *[other] { $points } punti
        } { AD($victim) } (CZ25).
       *[one] { $seat } rapina { $points ->
            [one] 1 punto
           *[other] { $points } punti
        } { $victim_is ->
            [you] a te
           *[one] { AD($victim) }
        } (CZ25).
    }
crazy_race-event-took-back =
    { $seat_is ->
        [you] Non hai mosso niente, e riprendi un { $card } (CZ13).
       *[one] { $seat } non ha mosso niente, e riprende un { $card } (CZ13).
    }
crazy_race-event-race-over = La tappa { $stage } era l’ultima: la corsa è finita.
crazy_race-event-cards-spent = Tutti hanno giocato due volte tutte le carte: la corsa finisce dopo la tappa { $stage } (CZ22).
crazy_race-event-straggler =
    { $seat_is ->
        [you] La tua locomotiva è la più lontana dall’arrivo: perdi la carta Punti più alta, { $points } (CZ24).
       *[one] Una locomotiva di { $seat } è la più lontana dall’arrivo: la carta Punti più alta, { $points }, è persa (CZ24).
    }
crazy_race-event-straggler-chose =
    { $seat_is ->
        [you] La tua locomotiva è la seconda più lontana: scarti la carta Punti { $points } (CZ24).
       *[one] Una locomotiva di { $seat } è la seconda più lontana: la carta Punti { $points } è scartata (CZ24).
    }
crazy_race-event-runner-up =
    { $points ->
        [one] Il primo posto è in parità a 1 punto: vince il secondo (CZ26).
       *[other] Il primo posto è in parità a { $points } punti: vince il secondo (CZ26).
    }
crazy_race-event-last-engine =
    { $side_is ->
        [you] Parità: la tua ultima locomotiva è più avanti (CZ22).
       *[one] Parità: l’ultima locomotiva di { $side } è più avanti (CZ22).
    }
crazy_race-event-won-match =
    { $side_is ->
        [you] Vinci la corsa con { $points ->
            [one] 1 punto
           *[other] { $points } punti
        }.
       *[one] { $side } vince la corsa con { $points ->
            [one] 1 punto
           *[other] { $points } punti
        }.
    }

## Per che cosa sono i punti

crazy_race-reason-turntable = casella girevole
crazy_race-reason-yard = arrivo
crazy_race-reason-robbery = rapina
crazy_race-reason-robbed = rapina subita
crazy_race-reason-straggler = ritardo

## Il tavolo

crazy_race-table-stage = Tappa { $stage } di { $stages }
crazy_race-table-round = turno { $round } di 3
crazy_race-table-start = comincia
crazy_race-table-pile = la tua pila
crazy_race-table-hand = la tua mano
crazy_race-table-no-hand = niente carte in mano
crazy_race-table-empty = nessuna
crazy_race-table-once = pila ripresa
crazy_race-table-taboo = tabù
crazy_race-table-free = a scelta
crazy_race-table-question = tante quante le carte qui
crazy_race-table-points =
    { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
crazy_race-table-turntable = casella girevole
crazy_race-table-yard = zona di partenza e arrivo
crazy_race-table-home = arrivata
crazy_race-table-won = lo vince { $name }
crazy_race-table-no-move = già arrivata: nessuna mossa
crazy_race-table-skipped = nessuna carta
crazy_race-table-left =
    { $left ->
        [one] ancora 1 casella
       *[other] ancora { $left } caselle
    }
crazy_race-legend =
    ▶ verso la casella girevole · ◀ verso l’arrivo · ◎ casella girevole · ▒ carta coperta
    A Ciminiera · B Aerodinamica · C Locotender

## Al terminale

crazy_race-ui-keys-ways = 1a: carta 1 al lato a · ?: aiuto · q: esci
crazy_race-ui-choose-victim = A quale lato? { $choices }
crazy_race-ui-help-keys =
    1a, 2c       la carta 1 al primo lato, la carta 2 al terzo
    1, 2, 3 …    scegli quella risposta
    lay 3>top    una mossa a parole; anche «pass», «recover» e «run A»
    ? A          che cosa fa una locomotiva, con le sue regole
    ? options    con quali regole si gioca a questo tavolo
    s            il punteggio
    t            mostra di nuovo il tavolo
    back         annulla una scelta non ancora finita
    q            esci; la partita resta salvata e si può riprendere

## Sui disegni e sulla pagina

crazy_race-draw-driver = Autista
crazy_race-draw-stage = Tappa
crazy_race-draw-taboo = Tabù
crazy_race-draw-turntable = Girevole
crazy_race-draw-yard = Arrivo
crazy_race-web-hint = Scegli una carta, poi un lato.
crazy_race-web-out = sulla casella { $space }
crazy_race-web-back = sulla casella { $space }, sulla via del ritorno
crazy_race-web-covered = coperta
crazy_race-web-help-keys = 1–8 sceglie una carta, poi A, B, C o D la mettono a quel lato, in senso orario dalla freccia; P passa. Quando puoi scegliere una locomotiva, A, B o C la muovono. Esc lascia la carta, L mostra la cronaca. Quando puoi riprendere una carta, A, B o C ne riprende una; R riprende la tua pila. Invio va avanti, Backspace annulla la tua ultima scelta.
crazy_race-web-help-touch = Tocca una carta, poi un lato della carta Tappa, o il suo pulsante. Tocca ancora la carta per lasciarla. Quando puoi scegliere una locomotiva, toccala sul tuo binario, o tocca il suo pulsante.
crazy_race-web-recover = Riprendi la pila
crazy_race-web-reveal = Tappa { $stage }: si scoprono le carte.
crazy_race-web-empty-lay = Turno { $round } di 3: non hai più carte da piazzare. Riprendi la tua pila (si può una volta sola), o passa: te lo si chiede di nuovo a ogni turno.
crazy_race-web-empty-recovery = La tappa è finita, e non hai più carte. Riprendi ora la tua pila (si può una volta sola)? Altrimenti puoi ancora farlo quando tocca a te.
crazy_race-web-empty-counts = Non hai più carte e hai già ripreso la tua pila: il tuo turno viene saltato. Le tue carte sul tavolo contano ancora.
crazy_race-web-empty-watch = Non hai più carte e hai già ripreso la tua pila: le tue locomotive restano ferme. La corsa finisce al più tardi dopo la tappa { $stages }.
crazy_race-web-legend = Che cosa dicono i segni
crazy_race-web-legend-out = verso la casella girevole
crazy_race-web-legend-back = verso casa

## Perché un bot forte lo farebbe (suggerimenti), e perché un bot l’ha fatto a te

crazy_race-advice-first = Su questo lato non c’è ancora nessuna carta.
crazy_race-advice-contest = { $count ->
    [one] Lì c’è una carta di un altro; questa può bastare.
   *[other] Lì ci sono { $count } carte degli altri; questa può bastare.
 }
crazy_race-advice-add = Hai già giocato lì, e così resti in testa.
crazy_race-advice-pass = { $count ->
    [one] Così tieni per dopo l’ultima carta che hai in mano.
   *[other] Così tieni le tue { $count } carte per dopo.
 }
crazy_race-advice-recover = { $count ->
    [0] La tua mano è vuota; carte che tornano: { $pile }.
    [one] Ti resta una carta; carte che tornano: { $pile }.
   *[other] Ti restano { $count } carte; carte che tornano: { $pile }.
 }
crazy_race-advice-wait = { $count ->
    [one] Per ora basta la carta che hai in mano.
   *[other] Per ora bastano le { $count } carte che hai in mano.
 }
crazy_race-advice-highest = È la più alta che puoi riprendere.
crazy_race-advice-rob = { $points ->
    [one] { $victim } ha un punto.
   *[other] { $victim } ha { $points } punti.
 }
crazy_race-blame-points = { $points ->
    [one] Avevi un punto.
   *[other] Avevi { $points } punti.
 }
crazy_race-liked-card = Carta { $value }
