# Crazy Rally. I numeri delle regole sono quelli di law/it.md.

crazy_rally = Crazy Rally
    .about = Metti a punto la tua auto, ricorda il percorso e corrilo più forte che puoi senza uscire di strada.

crazy_rally-edition-house = Edizione della casa

## Carte. Un nome sta nella frase senza articolo, come un titolo.

crazy_rally-card-event = Evento
    .help = Prima che si giri la carta percorso: pesca due carte, oppure cambia di 1 la velocità di un’auto (CR18, CR19). Se non la usi, al traguardo vale 2 (CR26).
crazy_rally-card-cards = Pescare due carte
    .help = Evento: due carte dal mazzo nella tua mano (CR19).
crazy_rally-card-faster = Velocità +1
    .help = Evento: un’auto va più forte di 1; oltre la sua velocità massima perde invece 1 di carrozzeria (CR17, CR19).
crazy_rally-card-slower = Velocità −1
    .help = Evento: un’auto va più piano di 1, ma mai sotto 0 (CR15, CR19).

crazy_rally-card-blue-ww = Doppio volante blu
    .help = Messa a punto: tenuta +2 (CR7). In gara: accelera o frena di 1 (CR15).
crazy_rally-card-blue-tt = Doppia gomma blu
    .help = Messa a punto: velocità massima +2 (CR7). In gara: accelera o frena di 1 (CR15).
crazy_rally-card-blue-nn = Doppio dado blu
    .help = Messa a punto: carrozzeria +2 (CR7). In gara: accelera o frena di 1 (CR15).
crazy_rally-card-blue-wt = Volante e gomma blu
    .help = Messa a punto: tenuta +1, velocità massima +1 (CR7). In gara: accelera o frena di 1 (CR15).
crazy_rally-card-blue-wn = Volante e dado blu
    .help = Messa a punto: tenuta +1, carrozzeria +1 (CR7). In gara: accelera o frena di 1 (CR15).
crazy_rally-card-blue-tn = Gomma e dado blu
    .help = Messa a punto: velocità massima +1, carrozzeria +1 (CR7). In gara: accelera o frena di 1 (CR15).
crazy_rally-card-yellow-ww = Doppio volante giallo
    .help = Messa a punto: tenuta +2 (CR7). In gara: accelera o frena di 2 (CR15).
crazy_rally-card-yellow-tt = Doppia gomma gialla
    .help = Messa a punto: velocità massima +2 (CR7). In gara: accelera o frena di 2 (CR15).
crazy_rally-card-yellow-nn = Doppio dado giallo
    .help = Messa a punto: carrozzeria +2 (CR7). In gara: accelera o frena di 2 (CR15).
crazy_rally-card-yellow-wt = Volante e gomma gialli
    .help = Messa a punto: tenuta +1, velocità massima +1 (CR7). In gara: accelera o frena di 2 (CR15).
crazy_rally-card-yellow-wn = Volante e dado gialli
    .help = Messa a punto: tenuta +1, carrozzeria +1 (CR7). In gara: accelera o frena di 2 (CR15).
crazy_rally-card-yellow-tn = Gomma e dado gialli
    .help = Messa a punto: velocità massima +1, carrozzeria +1 (CR7). In gara: accelera o frena di 2 (CR15).
crazy_rally-card-purple-www = Triplo volante viola
    .help = Messa a punto: tenuta +3 (CR7). In gara: accelera o frena di 3, e costa 1 di carrozzeria (CR16).
crazy_rally-card-purple-ttt = Tripla gomma viola
    .help = Messa a punto: velocità massima +3 (CR7). In gara: accelera o frena di 3, e costa 1 di carrozzeria (CR16).
crazy_rally-card-purple-nnn = Triplo dado viola
    .help = Messa a punto: carrozzeria +3 (CR7). In gara: accelera o frena di 3, e costa 1 di carrozzeria (CR16).
crazy_rally-card-purple-wwt = Doppio volante e gomma viola
    .help = Messa a punto: tenuta +2, velocità massima +1 (CR7). In gara: accelera o frena di 3, e costa 1 di carrozzeria (CR16).
crazy_rally-card-purple-wwn = Doppio volante e dado viola
    .help = Messa a punto: tenuta +2, carrozzeria +1 (CR7). In gara: accelera o frena di 3, e costa 1 di carrozzeria (CR16).
crazy_rally-card-purple-wtt = Volante e doppia gomma viola
    .help = Messa a punto: tenuta +1, velocità massima +2 (CR7). In gara: accelera o frena di 3, e costa 1 di carrozzeria (CR16).
crazy_rally-card-purple-ttn = Doppia gomma e dado viola
    .help = Messa a punto: velocità massima +2, carrozzeria +1 (CR7). In gara: accelera o frena di 3, e costa 1 di carrozzeria (CR16).
crazy_rally-card-purple-wnn = Volante e doppio dado viola
    .help = Messa a punto: tenuta +1, carrozzeria +2 (CR7). In gara: accelera o frena di 3, e costa 1 di carrozzeria (CR16).
crazy_rally-card-purple-tnn = Gomma e doppio dado viola
    .help = Messa a punto: velocità massima +1, carrozzeria +2 (CR7). In gara: accelera o frena di 3, e costa 1 di carrozzeria (CR16).
crazy_rally-card-purple-wtn = Volante, gomma e dado viola
    .help = Messa a punto: tenuta +1, velocità massima +1, carrozzeria +1 (CR7). In gara: accelera o frena di 3, e costa 1 di carrozzeria (CR16).

## Carte percorso

crazy_rally-card-long-straight = Rettilineo lungo
    .help = Al massimo 13; difficoltà 1, danni 1; con bandiera (CR20–CR22).
crazy_rally-card-fast-straight = Rettilineo veloce
    .help = Al massimo 12; difficoltà 1, danni 2; con bandiera (CR20–CR22).
crazy_rally-card-straight = Rettilineo
    .help = Al massimo 11; difficoltà 1, danni 1; con bandiera (CR20–CR22).
crazy_rally-card-open-kink = Piega aperta
    .help = Al massimo 10; difficoltà 1, danni 2; con bandiera (CR20–CR22).
crazy_rally-card-wide-bend = Curva ampia
    .help = Al massimo 9; difficoltà 2, danni 2; con bandiera (CR20–CR22).
crazy_rally-card-long-bend = Curvone
    .help = Al massimo 8; difficoltà 2, danni 3; con bandiera (CR20–CR22).
crazy_rally-card-bend = Curva
    .help = Al massimo 7; difficoltà 2, danni 1; con bandiera (CR20–CR22).
crazy_rally-card-s-bend = Curva a esse
    .help = Al massimo 6; difficoltà 2, danni 2 (CR20–CR22).
crazy_rally-card-tight-bend = Curva stretta
    .help = Al massimo 5; difficoltà 3, danni 3 (CR20–CR22).
crazy_rally-card-right-angle = Curva ad angolo retto
    .help = Al massimo 4; difficoltà 3, danni 2 (CR20–CR22).
crazy_rally-card-narrow-hairpin = Tornante stretto
    .help = Al massimo 3; difficoltà 3, danni 3 (CR20–CR22).
crazy_rally-card-cliff-hairpin = Tornante sul precipizio
    .help = Al massimo 2; difficoltà 4, danni 4 (CR20–CR22).
crazy_rally-card-jump = Dosso
    .help = In rosso: almeno 5; difficoltà 2, danni 2 (CR23).
crazy_rally-card-big-jump = Grande dosso
    .help = In rosso: almeno 7; difficoltà 3, danni 4 (CR23).

## Opzioni: un nome, e che cosa cambiano

crazy_rally-option-legs = Prove
    .help = Quante gare di seguito; ognuna parte dalla distanza raggiunta fin lì. Un rally completo ne ha tre o più.
crazy_rally-option-peek_seconds = Secondi per carta
    .help = Per quanto tempo ogni carta percorso resta scoperta nel giro di prova; con 0 il giro non si fa.
crazy_rally-value-peek_seconds-0 = senza giro di prova

crazy_rally-preset-stage = Una prova
    .help = Messa a punto, giro di prova e una gara di quattordici tratti.
crazy_rally-preset-rally = Rally completo
    .help = Tre prove, ognuna con un percorso e un’auto nuovi; le distanze si sommano.
crazy_rally-preset-blind = Alla cieca
    .help = Una prova senza giro di prova: nessuno sa che cosa arriva.

## Perché una mossa non si può fare

crazy_rally-refusal-no-flag = I primi due tratti hanno la bandiera.
crazy_rally-refusal-in-the-course = Quella carta è già nel percorso.
crazy_rally-refusal-other-pile = Ora si pesca un altro colore.
crazy_rally-refusal-not-drawn = Non hai pescato quella carta.
crazy_rally-refusal-other-colour = Metti giù una delle due carte appena pescate.
crazy_rally-refusal-no-card-left = Nel mazzo non ce n’è più.
crazy_rally-refusal-not-in-hand = Non hai quella carta.
crazy_rally-refusal-no-event = Non hai carte evento.
crazy_rally-refusal-car-out = Quell’auto è fuori gara.

## Che cosa si chiede

crazy_rally-phase-course = Preparazione
crazy_rally-phase-tuning-draw = Messa a punto
crazy_rally-phase-tune = Messa a punto
crazy_rally-phase-ready = Giro di prova
crazy_rally-phase-lap = Giro di prova
crazy_rally-phase-draw = Si pesca
crazy_rally-phase-drive = Accelera o frena
crazy_rally-phase-event = Eventi
crazy_rally-phase-event-draw = Si pesca
crazy_rally-phase-over = La partita è finita

crazy_rally-ask-course = Si prepara il percorso.
crazy_rally-ask-tuning-draw = Si pescano le carte di messa a punto.
crazy_rally-ask-tune = Metti a punto l’auto: metti giù una delle due carte e tieni l’altra.
crazy_rally-ask-ready = Tutto pronto per il giro di prova? Vedrai ogni tratto una volta sola, ed è vietato prendere appunti.
crazy_rally-ask-lap = Giro di prova: tratto { $number } di 14. Tienilo a mente.
crazy_rally-ask-draw = Si pescano le carte.
crazy_rally-ask-drive = Scegli una carta, e se accelera o frena.
crazy_rally-ask-event = Giochi un evento prima che si giri la carta percorso, o lo tieni?
crazy_rally-ask-event-draw = Si pescano due carte.
crazy_rally-ask-over = La partita è finita.

## Le mosse come stanno su un pulsante

crazy_rally-move-lay = Metti giù { $card }
crazy_rally-move-accelerate = Accelera con { $card }
crazy_rally-move-brake = Frena con { $card }
crazy_rally-move-cards = { $effect }
crazy_rally-move-faster = { $effect } → { $victim }
crazy_rally-move-slower = { $effect } → { $victim }
crazy_rally-move-keep = Nessun evento
crazy_rally-move-ready = Via
crazy_rally-move-seen = Tratto seguente
crazy_rally-move-draw = Pesca { $card }
crazy_rally-move-track = Metti { $card }

## Che cosa è successo

crazy_rally-event-leg-begins =
    { $seat_is ->
        [you] Prova { $leg }: c’è un percorso nuovo, e ognuno riceve una carta evento. Il primo giocatore sei tu.
       *[one] Prova { $leg }: c’è un percorso nuovo, e ognuno riceve una carta evento. Il primo giocatore è { $seat }.
    }
crazy_rally-event-you-drew =
    { $seat_is ->
        [you] Peschi { $card }.
       *[one] { $seat } pesca { $card }.
    }
crazy_rally-event-drew =
    { $seat_is ->
        [you] Peschi una carta.
       *[one] { $seat } pesca una carta.
    }
crazy_rally-event-tuned =
    { $seat_is ->
        [you] Metti giù { $card }: velocità massima { $top }, tenuta { $handling }, carrozzeria { $body }.
       *[one] { $seat } mette giù { $card }: velocità massima { $top }, tenuta { $handling }, carrozzeria { $body }.
    }
crazy_rally-event-lap = Giro di prova: si vede il tratto { $number } di { $all }.
crazy_rally-event-lap-over = Il giro di prova è finito; il percorso è di nuovo coperto.
crazy_rally-event-race-begins = La gara comincia a velocità { $speed }; il mazzo ha { $stock ->
        [one] 1 carta
       *[other] { $stock } carte
    }.
crazy_rally-event-round = Tratto { $round } di { $all }.
crazy_rally-event-redealt =
    { $seat_is ->
        [you] Non hai carte di messa a punto: mostri { $cards } e peschi { $count ->
            [one] 1 carta nuova
           *[other] { $count } carte nuove
        } (CR13).
       *[one] { $seat } non ha carte di messa a punto, mostra { $cards } e pesca { $count ->
            [one] 1 carta nuova
           *[other] { $count } carte nuove
        } (CR13).
    }
crazy_rally-event-reshuffled =
    { $count ->
        [one] Il mazzo è finito: l’unico scarto fa il nuovo mazzo (CR25).
       *[other] Il mazzo è finito: si mescolano { $count } scarti (CR25).
    }
crazy_rally-event-accelerated =
    { $seat_is ->
        [you] Acceleri con { $card }: { $before } + { $points } = { $wanted }.
       *[one] { $seat } accelera con { $card }: { $before } + { $points } = { $wanted }.
    }
crazy_rally-event-braked =
    { $seat_is ->
        [you] Freni con { $card }: { $before } − { $points }{ $floor ->
            [1] , ma mai sotto 0 (CR15)
           *[0] { " " }= { $speed }
        }.
       *[one] { $seat } frena con { $card }: { $before } − { $points }{ $floor ->
            [1] , ma mai sotto 0 (CR15)
           *[0] { " " }= { $speed }
        }.
    }
crazy_rally-event-turbo =
    { $seat_is ->
        [you] La carta viola sforza la tua auto: carrozzeria −{ $cost }, ora { $body } (CR16).
       *[one] La carta viola sforza l’auto di { $seat }: carrozzeria −{ $cost }, ora { $body } (CR16).
    }
crazy_rally-event-overspeed =
    { $seat_is ->
        [you] { $wanted } supera la tua velocità massima: velocità { $top }, carrozzeria −{ $cost }, ora { $body } (CR17).
       *[one] { $wanted } supera la velocità massima di { $seat }: velocità { $top }, carrozzeria −{ $cost }, ora { $body } (CR17).
    }
crazy_rally-event-out =
    { $seat_is ->
        [you] La tua carrozzeria ha ceduto: sei fuori gara, con distanza { $distance } (CR24).
       *[one] La carrozzeria di { $seat } ha ceduto: fuori gara, con distanza { $distance } (CR24).
    }
crazy_rally-event-event-cards =
    { $seat_is ->
        [you] Giochi un evento e peschi { $count ->
            [one] 1 carta
           *[other] { $count } carte
        } (CR19).
       *[one] { $seat } gioca un evento e pesca { $count ->
            [one] 1 carta
           *[other] { $count } carte
        } (CR19).
    }
crazy_rally-event-pushed =
    { $seat_is ->
        [you] Giochi un evento: { $own ->
            [1] la tua auto
           *[0] l’auto di { $victim }
        } accelera { $over ->
            [1] oltre la sua velocità massima
           *[0] da { $before } a { $speed }
        } (CR19).
       *[one] { $seat } gioca un evento: { $own ->
            [1] la propria auto
           *[0] { $victim_is ->
                [you] la tua auto
               *[one] l’auto di { $victim }
            }
        } accelera { $over ->
            [1] oltre la sua velocità massima
           *[0] da { $before } a { $speed }
        } (CR19).
    }
crazy_rally-event-held =
    { $seat_is ->
        [you] Giochi un evento: { $own ->
            [1] la tua auto
           *[0] l’auto di { $victim }
        } { $floor ->
            [1] dovrebbe rallentare, ma è già ferma (CR15)
           *[0] rallenta da { $before } a { $speed } (CR19)
        }.
       *[one] { $seat } gioca un evento: { $own ->
            [1] la propria auto
           *[0] { $victim_is ->
                [you] la tua auto
               *[one] l’auto di { $victim }
            }
        } { $floor ->
            [1] dovrebbe rallentare, ma è già ferma (CR15)
           *[0] rallenta da { $before } a { $speed } (CR19)
        }.
    }
crazy_rally-event-track = { $card }: al massimo { $limit } (difficoltà { $difficulty }, danni { $damage }).
crazy_rally-event-track-red = { $card }: in rosso, almeno { $limit } (difficoltà { $difficulty }, danni { $damage }).
crazy_rally-event-through =
    { $seat_is ->
        [you] Superi il tratto a velocità { $speed }: distanza { $distance }.
       *[one] { $seat } supera il tratto a velocità { $speed }: distanza { $distance }.
    }
crazy_rally-event-too-fast =
    { $seat_is ->
        [you] Arrivi a velocità { $before } dove il limite è { $limit }: tenuta −{ $loss } ({ $difficulty } per la difficoltà, { $off } di troppo), ora { $handling } (CR21).
       *[one] { $seat } arriva a velocità { $before } dove il limite è { $limit }: tenuta −{ $loss } ({ $difficulty } per la difficoltà, { $off } di troppo), ora { $handling } (CR21).
    }
crazy_rally-event-too-slow =
    { $seat_is ->
        [you] Arrivi a velocità { $before } dove serve almeno { $limit }: tenuta −{ $loss } ({ $difficulty } per la difficoltà, { $off } in meno), ora { $handling } (CR23).
       *[one] { $seat } arriva a velocità { $before } dove serve almeno { $limit }: tenuta −{ $loss } ({ $difficulty } per la difficoltà, { $off } in meno), ora { $handling } (CR23).
    }
crazy_rally-event-crashed =
    { $seat_is ->
        [you] Hai un incidente! Velocità { $before } dove { $red ->
            [1] serve almeno { $limit }
           *[0] il limite è { $limit }
        }: costa { $loss } di tenuta, e tu ne hai { $handling }. Velocità 0, tenuta di nuovo { $full }, carrozzeria −{ $damage }, ora { $body } (CR22).
       *[one] { $seat } ha un incidente! Velocità { $before } dove { $red ->
            [1] serve almeno { $limit }
           *[0] il limite è { $limit }
        }: costa { $loss } di tenuta, e { $seat } ne ha { $handling }. Velocità 0, tenuta di nuovo { $full }, carrozzeria −{ $damage }, ora { $body } (CR22).
    }
crazy_rally-event-scored =
    { $side_is ->
        [you] Aggiungi { $points }: { $reason } ({ $rule }).
       *[one] { $side } aggiunge { $points }: { $reason } ({ $rule }).
    }
crazy_rally-event-leg-over = La prova { $leg } è finita.
crazy_rally-event-placed =
    { $seat_is ->
        [you] { $rank }º posto: tu, distanza { $distance }.
       *[one] { $rank }º posto: { $seat }, distanza { $distance }.
    }
crazy_rally-event-placed-crashed =
    { $seat_is ->
        [you] { $rank }º posto: tu, distanza { $distance }, ma con un incidente sull’ultimo tratto (CR28).
       *[one] { $rank }º posto: { $seat }, distanza { $distance }, ma con un incidente sull’ultimo tratto (CR28).
    }
crazy_rally-event-placed-out =
    { $seat_is ->
        [you] Senza posto: tu, distanza { $distance }, fuori gara (CR24).
       *[one] Senza posto: { $seat }, distanza { $distance }, fuori gara (CR24).
    }
crazy_rally-event-won-match =
    { $side_is ->
        [you] Vinci la partita con una distanza di { $points }.
       *[one] { $side } vince la partita con una distanza di { $points }.
    }
crazy_rally-event-shared-match =
    { $sides_is ->
        [you] { CAP($sides) } vi dividete la vittoria con una distanza di { $points } a testa.
       *[team] { CAP($sides) } si dividono la vittoria con una distanza di { $points } a testa.
    }
crazy_rally-event-nobody-won = Nessuno arriva al traguardo, quindi nessuno vince.

## Per che cosa sono i punti

crazy_rally-reason-driven = distanza percorsa
crazy_rally-reason-events = eventi non usati

## Il tavolo

crazy_rally-score-part = Prova { $race }
crazy_rally-score-points = distanza { $points }
crazy_rally-table-leg = Prova { $leg } di { $legs }
crazy_rally-table-round = Tratto { $round } di 14
crazy_rally-table-tuning = Messa a punto: { $colour }
crazy_rally-table-lap = Giro di prova: { $number } di 14
crazy_rally-table-stock =
    { $count ->
        [0] mazzo vuoto
       *[other] mazzo { $count }
    }
crazy_rally-table-discard =
    { $count ->
        [0] niente scarti
       *[other] scarti { $count }
    }
crazy_rally-table-speed = velocità
crazy_rally-table-top = velocità massima
crazy_rally-table-handling = tenuta
crazy_rally-table-body = carrozzeria
crazy_rally-table-distance = distanza
crazy_rally-table-out = fuori gara
crazy_rally-table-start-player = comincia
crazy_rally-table-place = { $place }º posto
crazy_rally-table-at-most = al massimo { $speed }
crazy_rally-table-at-least = almeno { $speed }
crazy_rally-table-difficulty = difficoltà { $difficulty }
crazy_rally-table-damage = danni { $damage }
crazy_rally-table-flag = bandiera a scacchi
crazy_rally-table-last-track = Appena percorso
crazy_rally-table-covered = coperto
crazy_rally-table-next-track = Prossimo tratto
crazy_rally-table-accelerate = accelera
crazy_rally-table-brake = frena
crazy_rally-table-chosen = scelta fatta
crazy_rally-table-choosing = sta scegliendo
crazy_rally-table-laid = messe giù
crazy_rally-table-played = giocata
crazy_rally-verdict-through = superato a { $speed }
crazy_rally-verdict-fast = { $came } su { $limit }: tenuta −{ $loss }
crazy_rally-verdict-slow = { $came } su { $limit }: tenuta −{ $loss }
crazy_rally-verdict-crash = { $came } su { $limit }: incidente, carrozzeria −{ $damage }
crazy_rally-colour-blue = blu
crazy_rally-colour-yellow = giallo
crazy_rally-colour-purple = viola
crazy_rally-draw-out = Fuori
crazy_rally-draw-crash = Incidente
crazy_rally-say-sheet = { $name }: velocità { $speed } su { $top }, tenuta { $handling } su { $handling_full }, carrozzeria { $body } su { $body_full }, distanza { $distance }
crazy_rally-say-roadbook =
    { $count ->
        [one] Percorso: 1 tratto su 14
       *[other] Percorso: { $count } tratti su 14
    }
crazy_rally-web-choose-tune = Scegli una delle due carte pescate.
crazy_rally-web-choose-drive = La tua velocità è { $speed }, quella massima { $top }.
crazy_rally-web-aim-event = Scegli un’auto: +1 la accelera di uno, −1 la rallenta di uno.
crazy_rally-web-no-event = Non hai eventi.
crazy_rally-web-skip = Salta il giro di prova
crazy_rally-web-help-keys = 1–9 sceglie una carta, poi A accelera e B frena (nella messa a punto A o Invio la mette giù). Con un evento + e − passano da un’auto all’altra, e Invio lo gioca. Invio da solo va al pulsante per proseguire. Esc lascia una carta, L mostra la cronaca.
crazy_rally-web-help-touch = Tocca una carta, poi Accelera o Frena. Con un evento, tocca −1 o +1 accanto a un’auto.
crazy_rally-web-lay = Metti giù
crazy_rally-web-accelerate = Accelera
crazy_rally-web-brake = Frena
crazy_rally-web-points = distanza
crazy_rally-ui-choose-victim = Quale? { $choices }
crazy_rally-ui-help-keys =
    1a, 1b          accelera o frena con la carta 1; oppure l’auto scritta accanto
    1, 2, 3 …       metti giù quella carta, o scegli quella risposta
    brake blue-ww   una mossa a parole; anche «event faster>2» e «keep»
    ? 3             che cosa fa la carta 3, con le regole; anche «? evento»
    ? options       con quali regole si gioca a questo tavolo
    s               il punteggio
    t               mostra di nuovo il tavolo
    back            annulla una scelta non ancora finita
    q               esci; la partita resta salvata e si può riprendere
crazy_rally-legend =
    velocità/velocità massima · ● tenuta che resta, ○ persa · ■ carrozzeria che resta, □ persa
    ↑ accelera · ↓ frena · ✓ passa · ! tenuta persa · ✖ incidente

crazy_rally-end-measure = Distanza

## Perché un bot forte lo farebbe (suggerimenti), e perché un bot l’ha fatto a te

crazy_rally-advice-faster-card = Così vai a velocità { $speed }.
crazy_rally-advice-slower-card = Così vai a velocità { $speed } e puoi restare in strada.
crazy_rally-advice-cards = { $count ->
    [0] Non hai più carte in mano.
    [one] Ti resta una sola carta in mano.
   *[other] Ti restano solo { $count } carte in mano.
 }
crazy_rally-advice-own-speed = La tua auto guadagna velocità.
crazy_rally-advice-target = { $victim } è al { $place }º posto.
crazy_rally-advice-keep = La carta vale di più in seguito.
crazy_rally-blame-place = Eri al { $place }º posto.

## Su carta

crazy_rally-print-log = Registro del pilota
