# 1000 Chilometri. I numeri delle regole sono quelli di law/it.md.

kilometers = 1000 Chilometri
    .about = Gioca carte distanza fino al traguardo, e ferma gli altri.

kilometers-edition-standard = Standard

## Carte. Un nome sta nella frase senza articolo, come un titolo.

kilometers-card-25 = 25 km
    .help = Giocala nella tua area mentre sei in marcia (K9); vale anche con un limite di velocità (K10).
kilometers-card-50 = 50 km
    .help = Giocala nella tua area mentre sei in marcia (K9); con un limite di velocità è il massimo (K10).
kilometers-card-75 = 75 km
    .help = Giocala nella tua area mentre sei in marcia (K9), ma non con un limite di velocità (K10).
kilometers-card-100 = 100 km
    .help = Giocala nella tua area mentre sei in marcia (K9), ma non con un limite di velocità (K10).
kilometers-card-200 = 200 km
    .help = Giocala nella tua area mentre sei in marcia (K9), ma non con un limite di velocità (K10). Vincere senza nessun 200 vale 300 punti (K39).
kilometers-card-accident = Incidente
    .help = Ferma un avversario in marcia (K13). Si risponde con Riparazione e poi Semaforo verde (K16), o con Asso del volante (K21).
kilometers-card-flat = Foratura
    .help = Ferma un avversario in marcia (K13). Si risponde con Ruota di scorta e poi Semaforo verde (K16), o con Gomma antiforatura (K21).
kilometers-card-empty = Serbatoio vuoto
    .help = Ferma un avversario in marcia (K13). Si risponde con Benzina e poi Semaforo verde (K16), o con Autocisterna (K21).
kilometers-card-stop = Semaforo rosso
    .help = Ferma un avversario in marcia (K13). Si risponde con Semaforo verde (K17) o Veicolo prioritario (K22).
kilometers-card-limit = Limite di velocità
    .help = Lascia all’avversario solo i 25 e i 50 (K10); non importa che cosa c’è sulla sua pila d’azione (K14). Si risponde con Fine limite (K16) o Veicolo prioritario (K22).
kilometers-card-repairs = Riparazione
    .help = Risponde a Incidente sulla tua pila d’azione; poi serve di nuovo Semaforo verde (K16).
kilometers-card-spare = Ruota di scorta
    .help = Risponde a Foratura sulla tua pila d’azione; poi serve di nuovo Semaforo verde (K16).
kilometers-card-petrol = Benzina
    .help = Risponde a Serbatoio vuoto sulla tua pila d’azione; poi serve di nuovo Semaforo verde (K16).
kilometers-card-green = Semaforo verde
    .help = Ti mette in marcia: alla partenza, su Semaforo rosso e dopo ogni altro rimedio (K17).
kilometers-card-endlimit = Fine limite
    .help = Toglie il limite di velocità; dopo non serve Semaforo verde (K16).
kilometers-card-ace = Asso del volante
    .help = Atout: elimina Incidente e lo tiene lontano per tutto il rally (K15, K21), e ti dà un altro turno (K20). Vale 100 punti (K34), e altri 300 come reazione lampo (K36).
kilometers-card-tyre = Gomma antiforatura
    .help = Atout: elimina Foratura e la tiene lontana per tutto il rally (K15, K21), e ti dà un altro turno (K20). Vale 100 punti (K34), e altri 300 come reazione lampo (K36).
kilometers-card-tanker = Autocisterna
    .help = Atout: elimina Serbatoio vuoto e lo tiene lontano per tutto il rally (K15, K21), e ti dà un altro turno (K20). Vale 100 punti (K34), e altri 300 come reazione lampo (K36).
kilometers-card-priority = Veicolo prioritario
    .help = Atout: corri senza Semaforo verde, e Semaforo rosso e Limite di velocità non ti toccano più (K22); hai un altro turno (K20). Vale 100 punti (K34), e altri 300 come reazione lampo (K36).

## Opzioni: un nome, e che cosa cambia

kilometers-option-length = Durata della partita
    .help = Un rally, o un campionato: si corre finché qualcuno ha 5.000 punti.
kilometers-option-extension = Prolungamento
    .help = In due o in tre, chi arriva a 700 km può proseguire fino a 1.000 km per un premio, a suo rischio.
kilometers-option-max_200 = Massimo di 200
    .help = Quante carte da 200 km può giocare un pilota o una squadra in un rally; 0 vuol dire senza limite.
kilometers-value-max_200-0 = senza limite
kilometers-option-limit_needs_green = Limite solo sul verde
    .help = Il limite di velocità si può giocare solo contro chi è in marcia, come gli altri attacchi.
kilometers-option-green_after_trump = Verde dopo un atout
    .help = Un atout che elimina un attacco lascia vuota la pila d’azione: serve di nuovo Semaforo verde. Fa eccezione Veicolo prioritario.
kilometers-option-play_out_hands = Finire le mani
    .help = Quando il mazzo è vuoto il rally continua senza pescare, finché tutte le mani sono vuote.

kilometers-word-rally = un rally
kilometers-word-championship = campionato

kilometers-preset-dutch = Regole olandesi
    .help = Le regole come stanno nella pagina delle regole, senza cambiare opzioni.
kilometers-preset-classic = Regole classiche
    .help = Il gioco come lo conoscono quasi tutti: al massimo due 200, di nuovo Semaforo verde dopo un atout, e le mani si giocano fino in fondo.

## Perché una mossa non vale: una frase; la regola sta accanto

kilometers-refusal-not-in-hand = Non hai quella carta.
kilometers-refusal-not-rolling = Non sei ancora in marcia.
kilometers-refusal-too-fast = Con un limite valgono solo 25 e 50.
kilometers-refusal-past-the-target = Così supereresti il traguardo.
kilometers-refusal-enough-200s = Hai già giocato tutti i 200 ammessi.
kilometers-refusal-victim-not-rolling = Non si ferma chi non è in marcia.
kilometers-refusal-already-limited = Lì c’è già un limite di velocità.
kilometers-refusal-limit-needs-green = Qui il limite vale solo contro chi è in marcia.
kilometers-refusal-shielded = Ha un atout che protegge.
kilometers-refusal-nothing-to-mend = Non hai guasti che questa carta ripari.
kilometers-refusal-not-limited = Non hai limiti di velocità.
kilometers-refusal-green-is-no-answer = Prima va riparato il guasto.
kilometers-refusal-already-rolling = Sei già in marcia.
kilometers-refusal-green-not-needed = Veicolo prioritario va senza Semaforo verde.
kilometers-refusal-own-side = Non puoi attaccare te o i tuoi.
kilometers-refusal-not-the-trump = Non hai l’atout contro questo attacco.
kilometers-refusal-no-card-left = Nel mazzo non ce n’è più.

## Che cosa si chiede

kilometers-phase-deal = Distribuzione
kilometers-phase-draw = Pesca
kilometers-phase-play = Gioca o scarta
kilometers-phase-reaction = Reazione lampo
kilometers-phase-extension = Prolungamento
kilometers-phase-over = La partita è finita

kilometers-ask-deal = Si distribuiscono le carte.
kilometers-ask-draw = Si pesca una carta.
kilometers-ask-play = Gioca o scarta una carta.
kilometers-ask-reaction = Attacco: { $hazard }. Rispondi subito con il tuo atout?
kilometers-ask-extension = Sei a { $target } km. Prosegui fino a 1.000 km o ti fermi qui?
kilometers-ask-over = La partita è finita.

## Le mosse come stanno su un pulsante

kilometers-move-discard = Scarta { $card }
kilometers-move-play = { $card }
kilometers-move-attack = { $card } → { $victim }
kilometers-move-draw = Pesca { $card }
kilometers-move-react = Gioca subito l’atout: reazione lampo, 300 punti (K27)
kilometers-move-decline = Lascia fare
kilometers-move-extend = Fino a 1.000 km: 200 in più, o addio ai 400 (K31, K40–K43)
kilometers-move-finish = Chiudi qui il rally e prendi i 400 (K37)

## Che cosa è successo

kilometers-event-dealt =
    { $dealer_is ->
        [you] Rally { $rally }: dai tu le carte.
       *[one] Rally { $rally }: dà le carte { $dealer }.
    }
kilometers-event-your-hand =
    { $seat_is ->
        [you] Ricevi { $cards }.
       *[one] { $seat } riceve { $cards }.
    }
kilometers-event-drew =
    { $seat_is ->
        [you] Peschi una carta.
       *[one] { $seat } pesca una carta.
    }
kilometers-event-you-drew =
    { $seat_is ->
        [you] Peschi { $card }.
       *[one] { $seat } pesca { $card }.
    }
kilometers-event-discarded =
    { $seat_is ->
        [you] Scarti { $card }.
       *[one] { $seat } scarta { $card }.
    }
kilometers-event-attacked =
    { $seat_is ->
        [you] Giochi { $card } contro { $victim }.
       *[one] { $seat } gioca { $card } contro { $victim_is ->
            [you] di te
            [ours] la tua squadra
           *[one] { $victim }
        }.
    }
kilometers-event-played =
    { $seat_is ->
        [you] Giochi { $card }.
       *[one] { $seat } gioca { $card }.
    }
kilometers-event-reacted =
    { $seat_is ->
        [you] Reazione lampo! Giochi { $card }; l’attacco non vale e prosegui tu.
       *[one] Reazione lampo! { $seat } gioca { $card }; l’attacco non vale e prosegue { $seat }.
    }
kilometers-event-reached =
    { $seat_is ->
        [you] Arrivi a { $km } km.
       *[one] { $seat } arriva a { $km } km.
    }
kilometers-event-extended =
    { $seat_is ->
        [you] Prolunghi il rally fino a 1.000 km.
       *[one] { $seat } prolunga il rally fino a 1.000 km.
    }
kilometers-event-scored =
    { $side_is ->
        [you] Segni { $points ->
            [one] 1 punto
           *[other] { $points } punti
        }: { $reason } ({ $rule }).
        [ours] La tua squadra segna { $points ->
            [one] 1 punto
           *[other] { $points } punti
        }: { $reason } ({ $rule }).
        [team] { $side } segnano { $points ->
            [one] 1 punto
           *[other] { $points } punti
        }: { $reason } ({ $rule }).
       *[one] { $side } segna { $points ->
            [one] 1 punto
           *[other] { $points } punti
        }: { $reason } ({ $rule }).
    }
kilometers-event-rally-over =
    { $winner_is ->
        [you] Il rally { $rally } è finito: tagli il traguardo.
        [ours] Il rally { $rally } è finito: la tua squadra taglia il traguardo.
        [team] Il rally { $rally } è finito: { $winner } tagliano il traguardo.
        [nobody] Il rally { $rally } è finito: nessuno taglia il traguardo.
       *[one] Il rally { $rally } è finito: { $winner } taglia il traguardo.
    }
kilometers-event-won-match =
    { $side_is ->
        [you] Vinci la partita con { $points ->
            [one] 1 punto
           *[other] { $points } punti
        }.
        [ours] La tua squadra vince la partita con { $points ->
            [one] 1 punto
           *[other] { $points } punti
        }.
        [team] { $side } vincono la partita con { $points ->
            [one] 1 punto
           *[other] { $points } punti
        }.
       *[one] { $side } vince la partita con { $points ->
            [one] 1 punto
           *[other] { $points } punti
        }.
    }

## Per che cosa si segnano punti

kilometers-reason-kilometres = chilometri
kilometers-reason-trumps = atout
kilometers-reason-all-trumps = tutti e quattro gli atout
kilometers-reason-lightning = reazioni lampo
kilometers-reason-target = traguardo raggiunto
kilometers-reason-crown = colpo della corona
kilometers-reason-no-200 = vittoria senza 200
kilometers-reason-extension = prolungamento vinto
kilometers-reason-extension-failed = prolungamento fallito da altri
kilometers-reason-shut-out = avversari a 0 km

## Il tavolo

kilometers-table-rally = Rally { $rally }
kilometers-table-target = fino a { $km } km
kilometers-table-stock =
    { $count ->
        [0] mazzo vuoto
       *[other] mazzo { $count }
    }
kilometers-table-discard = ultimo scarto { $card }
kilometers-table-no-discard = nessuno scarto
kilometers-table-nothing = ancora nessuna carta
kilometers-table-rolling = in marcia
kilometers-table-stopped = ferma
kilometers-table-limit = Limite 50
kilometers-table-hand = La tua mano: { $cards }
kilometers-table-extended = prolungato
kilometers-table-points =
    { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
kilometers-legend =
    ▶ in marcia (K9) · ✖ ferma per un attacco · ‖ aspetta Semaforo verde
    ⊘ limite di velocità (K10) · ♠ atout · ↯ atout di traverso: reazione lampo (K23)

## Al terminale e sulla pagina

kilometers-score-part = Rally { $race }
kilometers-ui-help-keys =
    1, 2, 3 …    gioca quella carta, o scegli quella risposta
    2a, 2b       gioca la carta 2 contro l’avversario indicato accanto
    d3           scarta la carta 3
    play 100     una mossa a parole; anche «discard green» e «play accident>2»
    ? 3          che cosa fa la carta 3, con le regole; anche «? semaforo verde»
    ? options    con quali regole si gioca a questo tavolo
    s            il punteggio
    t            mostra di nuovo il tavolo
    back         annulla una scelta non ancora finita
    q            esci; la partita resta salvata
kilometers-web-only-discard = Nessuna carta è giocabile: scartane una.
kilometers-web-choose-discard = Scegli la carta da scartare.
kilometers-web-help-keys = 1–9 sceglie una carta, Invio la gioca, A, B o C la giocano contro il primo, secondo o terzo avversario, D la scarta, Esc la lascia, L mostra la cronaca.
kilometers-web-help-touch = Tocca una carta: sopra la tua mano appaiono i suoi pulsanti. Toccane uno per giocarla, contro un avversario se è un attacco, o per scartarla.

## Perché un bot forte lo farebbe (suggerimenti), e perché un bot l’ha fatto a te

kilometers-advice-finish = Ti porta al traguardo.
kilometers-advice-drive = Poi mancano { $left } km.
kilometers-advice-roll = Senza non puoi partire.
kilometers-advice-mend = Mette fine a { $attack }.
kilometers-advice-unlimit = Poi puoi giocare di nuovo più di 50 km.
kilometers-advice-out = Mette subito fine a { $attack } e tocca ancora a te.
kilometers-advice-score = Non resta nessuna carta { $attack } a cui rispondere.
kilometers-advice-trump = { $attack } non può più fermarti e tocca ancora a te.
kilometers-advice-close = Mancano solo { $left } km { AD($victim) }.
kilometers-advice-leader = { $victim_is ->
    [team] { $victim } sono davanti a tutti: { $km } km.
   *[one] { $victim } è davanti a tutti: { $km } km.
 }
kilometers-advice-stop = { $victim_is ->
    [team] { $victim } non sono al riparo da questa carta.
   *[one] { $victim } non è al riparo da questa carta.
 }
kilometers-advice-react = Una reazione lampo vale 300 punti in più.
kilometers-advice-keep = { $count ->
    [one] Tieni { $trump }: una carta { $attack } non è ancora uscita.
   *[other] Tieni { $trump }: { $count } carte { $attack } non sono ancora uscite.
 }
kilometers-advice-shielded = { $trump } ti protegge comunque.
kilometers-advice-too-long = È troppo lunga: mancano solo { $left } km.
kilometers-advice-no-threat = Non resta nessuna carta { $attack } che ti possa colpire.
kilometers-advice-spare = È quella di cui puoi fare più facilmente a meno.
kilometers-advice-extend = Con la strada più lunga puoi ancora passare in testa.
kilometers-advice-end = Così i punti sono al sicuro.
kilometers-blame-close = Ti mancavano solo { $left } km.
kilometers-blame-ahead = Eri davanti a tutti: { $km } km.
kilometers-blame-only = Nessun altro si poteva colpire con { $card }.
kilometers-end-measure = Chilometri
