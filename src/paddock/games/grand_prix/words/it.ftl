# Detroit–Cleveland Grand Prix. I numeri delle regole sono quelli di law/it.md.

grand_prix = Detroit–Cleveland Grand Prix
    .about = Compra le auto all’asta, poi gioca le carte che le portano per prime al traguardo.

grand_prix-edition-house = Edizione della casa

## Carte e auto. Un’auto si chiama con il suo colore; le carte movimento con il loro numero.

grand_prix-card-yellow = gialla
    .help = L’auto gialla.
grand_prix-card-blue = blu
    .help = L’auto blu.
grand_prix-card-green = verde
    .help = L’auto verde.
grand_prix-card-black = nera
    .help = L’auto nera.
grand_prix-card-red = rossa
    .help = L’auto rossa.
grand_prix-card-orange = arancione
    .help = L’auto arancione.
grand_prix-card-white = bianca
    .help = Una riga bianca: l’auto la scegli tu. Deve poter fare il numero intero, non essere arrivata e non essere già sulla carta (GP12).

grand_prix-help-card = Una carta movimento muove le sue auto dall’alto in basso, ognuna del numero intero se non è bloccata (GP11, GP17); un dieci va con la sua auto (GP6); una carta scambio scambia due colori fino alla fine del tuo prossimo turno (GP13).

## Opzioni: un nome, e che cosa cambia

grand_prix-option-track = Circuito
    .help = Cleveland ha rettilinei lunghi e larghi; Detroit stringe le auto in corsie singole; Top Race è un terzo circuito.
grand_prix-option-races = Numero di corse
    .help = Quante corse fanno una partita.
grand_prix-option-tournament_seating = Posti da torneo
    .help = Prima di ogni corsa i proprietari si siedono nell’ordine della griglia.
grand_prix-option-no_car_limit = Auto senza limite
    .help = Ognuno può comprare quante auto vuole.
grand_prix-option-cars_optional = Auto facoltative
    .help = Nessuno è obbligato a comprare un’auto.
grand_prix-option-white_moves_own = Il bianco muove la propria
    .help = Una riga bianca può muovere anche un’auto propria che non fa il numero intero.
grand_prix-option-may_hold_when_home = Fermi all’arrivo
    .help = Con tutte le tue auto al traguardo puoi rinunciare a giocare.
grand_prix-option-tens_in_deck = Dieci nel mazzo
    .help = I dieci, anche quello bianco, si danno con le altre carte invece di andare con le auto.
grand_prix-option-two_players = In due, tre auto a testa
    .help = Due giocatori possono avere tre auto ciascuno; altrimenti due.

grand_prix-word-cleveland = Cleveland
grand_prix-word-detroit = Detroit
grand_prix-word-top_race = Top Race

grand_prix-preset-standard = Regole base
    .help = Le regole come stanno nella pagina delle regole, senza opzioni cambiate.
grand_prix-preset-free = Regole libere
    .help = Tutte le regole facoltative: quante auto vuoi o nessuna, i dieci nel mazzo, il bianco che aiuta la propria auto, nessun obbligo di giocare all’arrivo.

## Perché una mossa è rifiutata: una frase; la regola sta accanto

grand_prix-refusal-not-in-deck = Quella carta non è più nel mazzo.
grand_prix-refusal-already-turned = Quella carta asta è già scoperta.
grand_prix-refusal-too-low = Devi offrire più dell’ultima offerta.
grand_prix-refusal-too-dear = Non hai così tanti soldi.
grand_prix-refusal-must-buy = Ti serve un’auto e nessun altro può comprare.
grand_prix-refusal-not-in-hand = Non hai quella carta.
grand_prix-refusal-no-car-for-white = Nessun’auto fa per intero la riga bianca.
grand_prix-refusal-not-all-home = Hai ancora un’auto in pista.
grand_prix-refusal-car-is-home = Quell’auto è già arrivata.
grand_prix-refusal-car-on-card = La carta muove già quell’auto.
grand_prix-refusal-car-blocked = Quell’auto non fa il numero intero.
grand_prix-refusal-no-way = Non c’è via libera verso quella casella.
grand_prix-refusal-not-full = Deve fare il numero intero di caselle.
grand_prix-refusal-white-stranded = Così nessun’auto farebbe la riga bianca.

## Perché qualcuno non offre

grand_prix-why-full = ha già abbastanza auto (GP8)
grand_prix-why-needed = le altre sono per chi non ne ha (GP9)
grand_prix-why-short = troppo pochi soldi
grand_prix-why-passed = passa
grand_prix-why-highest = offerta più alta

## Che cosa si chiede

grand_prix-phase-deal = Distribuzione
grand_prix-phase-turn = Si scopre una carta asta
grand_prix-phase-auction = Asta
grand_prix-phase-play = Giocare una carta
grand_prix-phase-choose = Scegliere un’auto
grand_prix-phase-drive = Guidare
grand_prix-phase-over = La partita è finita

grand_prix-ask-deal = Si danno le carte.
grand_prix-ask-turn = Si scopre una carta asta.
grand_prix-ask-auction =
    { $bid ->
        [0] Apri l’asta per l’auto { $car }, o passa.
       *[other] Per l’auto { $car } l’offerta è di { $bid } $. Offri di più, o passa.
    }
grand_prix-ask-play = Gioca una carta.
grand_prix-ask-choose = Carta { $card }: quale auto fa { $spaces ->
        [one] la casella
       *[other] le { $spaces } caselle
    } del bianco?
grand_prix-ask-drive = Carta { $card }: fai avanzare l’auto { $car } di { $spaces ->
        [one] 1 casella
       *[other] { $spaces } caselle
    }.
grand_prix-ask-over = La partita è finita.

## Le mosse come stanno su un pulsante

grand_prix-move-bid = Offri { $number } $
grand_prix-move-pass = Passa
grand_prix-move-play = Carta { $card }
grand_prix-move-hold = Nessuna carta
grand_prix-move-car = L’auto { $car }
grand_prix-move-to = A { $space }
grand_prix-move-finish = Oltre il traguardo
grand_prix-move-deal = Carta { $card }
grand_prix-move-turn = All’asta l’auto { $car }

## Che cosa è successo

grand_prix-event-dealt =
    { $dealer_is ->
        [you] Corsa { $race }: dai tu le carte.
       *[one] Corsa { $race }: { $dealer } dà le carte.
    }
grand_prix-event-your-hand =
    { $seat_is ->
        [you] Ricevi le carte { $cards }.
       *[one] { $seat } riceve le carte { $cards }.
    }
grand_prix-event-lot =
    { $again ->
        [yes] L’auto { $car } torna all’asta; { $opener_is ->
            [you] apri tu
           *[one] apre { $opener }
        }.
       *[no] L’auto { $car } va all’asta; { $opener_is ->
            [you] apri tu
           *[one] apre { $opener }
        }.
    }
grand_prix-event-bid =
    { $seat_is ->
        [you] Offri { $price } $ per l’auto { $car }.
       *[one] { $seat } offre { $price } $ per l’auto { $car }.
    }
grand_prix-event-passed =
    { $seat_is ->
        [you] Passi sull’auto { $car }.
       *[one] { $seat } passa sull’auto { $car }.
    }
grand_prix-event-cannot-bid =
    { $why_id ->
        [full] { $seat_is ->
            [you] Hai già tutte le auto permesse e non puoi fare offerte per l’auto { $car } (GP8).
           *[one] { $seat } ha già tutte le auto permesse e non può fare offerte per l’auto { $car } (GP8).
        }
        [needed] { $seat_is ->
            [you] Non puoi fare offerte per l’auto { $car }: è riservata a chi non ne ha (GP9).
           *[one] { $seat } non può fare offerte per l’auto { $car }: è riservata a chi non ne ha (GP9).
        }
       *[short] { $seat_is ->
            [you] Non hai abbastanza soldi per fare offerte per l’auto { $car }.
           *[one] { $seat } non ha abbastanza soldi per fare offerte per l’auto { $car }.
        }
    }
grand_prix-event-bought =
    { $seat_is ->
        [you] Compri l’auto { $car } per { $price } $; parte dal posto { $position }.
       *[one] { $seat } compra l’auto { $car } per { $price } $; parte dal posto { $position }.
    }
grand_prix-event-had-to-buy =
    { $seat_is ->
        [you] Non hai auto e devi comprare l’ultima, l’auto { $car }, per { $price } $ (GP9); parte dal posto { $position }.
       *[one] { $seat } non ha auto e deve comprare l’ultima, l’auto { $car }, per { $price } $ (GP9); parte dal posto { $position }.
    }
grand_prix-event-lent =
    { $seat_is ->
        [you] La banca ti presta quello che ti manca per arrivare a { $price } $ (GP9).
       *[one] La banca presta { AD($seat) } quello che manca per arrivare a { $price } $ (GP9).
    }
grand_prix-event-no-bid = Nessuno offre per l’auto { $car }: tornerà all’asta alla fine (GP10).
grand_prix-event-no-owner = Nessuno vuole l’auto { $car }: parte dal posto { $position } senza proprietario (GP10).
grand_prix-event-seated = Ora i giocatori siedono nell’ordine della griglia: { $seats } (GP22).
grand_prix-event-race-begins =
    { $seat_is ->
        [you] Comincia la corsa { $race }; la prima carta la giochi tu.
       *[one] Comincia la corsa { $race }; la prima carta la gioca { $seat }.
    }
grand_prix-event-played =
    { $seat_is ->
        [you] Giochi la carta { $card }: { $lines }.
       *[one] { $seat } gioca la carta { $card }: { $lines }.
    }
grand_prix-event-swapped =
    { $seat_is ->
        [you] Giochi la carta { $card }: su tutte le carte { $car } e { $other } sono scambiate fino alla fine del tuo prossimo turno.
       *[one] { $seat } gioca la carta { $card }: su tutte le carte { $car } e { $other } sono scambiate fino alla fine del prossimo turno di { $seat }.
    }
grand_prix-event-swap-over = La carta { $card } non vale più: { $car } e { $other } tornano a essere se stesse.
grand_prix-event-chose =
    { $seat_is ->
        [you] Scegli l’auto { $car } per la riga bianca.
       *[one] { $seat } sceglie l’auto { $car } per la riga bianca.
    }
grand_prix-event-drove = L’auto { $car } fa { $spaces ->
        [one] 1 casella
       *[other] { $spaces } caselle
    }, { $to ->
        [finish] oltre il traguardo
       *[other] fino alla { $to }
    }.
grand_prix-event-drove-short = L’auto { $car } fa solo { $spaces ->
        [one] 1 casella
       *[other] { $spaces } caselle
    } su { $wanted }, fino alla { $to }: la via è bloccata.
grand_prix-event-stuck = L’auto { $car } è bloccata alla { $from } e non può muoversi.
grand_prix-event-skipped = L’auto { $car } è già arrivata; la sua riga si salta.
grand_prix-event-home =
    { $side_is ->
        [you] La tua auto { $car } è arrivata { $place }ª!
        [nobody] L’auto { $car }, che non è di nessuno, è arrivata { $place }ª.
       *[one] L’auto { $car } di { $side } è arrivata { $place }ª.
    }
grand_prix-event-shows =
    { $seat_is ->
        [you] Non hai carte giocabili e mostri la mano: { $cards } (GP15).
       *[one] { $seat } non ha carte giocabili e mostra la mano: { $cards } (GP15).
    }
grand_prix-event-held =
    { $seat_is ->
        [you] Non giochi carte.
       *[one] { $seat } non gioca carte.
    }
grand_prix-event-race-over =
    { $left ->
        [0] La corsa { $race } è finita; tutte le auto sono arrivate.
       *[other] La corsa { $race } è finita. Non al traguardo: { $cards }.
    }
grand_prix-event-prize =
    { $side_is ->
        [you] Vinci { $price } $ con l’auto { $car }, arrivata { $place }ª.
       *[one] { $side } vince { $price } $ con l’auto { $car }, arrivata { $place }ª.
    }
grand_prix-event-won-match =
    { $side_is ->
        [you] Vinci la partita con { $price } $.
       *[one] { $side } vince la partita con { $price } $.
    }
grand_prix-event-shared-match =
    { $sides_is ->
        [you] { CAP($sides) } vi dividete la vittoria con { $price } $ a testa.
       *[team] { CAP($sides) } si dividono la vittoria con { $price } $ a testa.
    }
grand_prix-event-standing =
    { $side_is ->
        [you] Al { $rank }º posto: tu, { $price } $.
       *[one] Al { $rank }º posto: { $side }, { $price } $.
    }

## A che cosa serve il denaro

grand_prix-reason-start = denaro iniziale
grand_prix-reason-car = auto comprate
grand_prix-reason-last-car = l’ultima auto
grand_prix-reason-prize = premi

## Il tavolo

grand_prix-table-race = Corsa { $race } di { $races }
grand_prix-score-part = Corsa { $race }
grand_prix-score-value = { $points } $
grand_prix-score-points = { $points } $
grand_prix-table-money = { $price } $
grand_prix-table-bid = { $price } $, offerti da { $name }
grand_prix-table-no-bid-yet = ancora nessuna offerta
grand_prix-table-lot = All’asta: { $car }
grand_prix-table-position = partenza { $position }
grand_prix-table-nobody = senza proprietario
grand_prix-table-home = arrivata { $place }ª
grand_prix-table-last = ultima carta { $card }
grand_prix-table-swap = { $car } ⇄ { $other } finché { $name } non ha giocato
grand_prix-table-hand = Le tue carte: { $cards }
grand_prix-table-totals = Caselle nella tua mano: { $cards }
grand_prix-table-shown = ha { $cards }
grand_prix-table-to-go = ancora { $steps }
grand_prix-legend =
    Il numero dietro un’auto è la via più breve al traguardo in caselle. Una carta si legge dall’alto:
    ogni auto il numero intero se non è bloccata (GP11); bianca è un’altra auto a scelta (GP12).
grand_prix-ui-help-keys =
    1, 2, 3 …    scegli quella carta o risposta
    play 24      una mossa a parole; anche «bid 60000», «pass», «car red» e «to 31.1»
    ? 3          che cosa fa una carta; anche «? bianca»
    ? options    le regole di questo tavolo
    s            il denaro finora
    t            di nuovo il tavolo
    back         riprendi una scelta finché la carta non è finita
    q            esci; la partita resta e si può riprendere

## Al volante nella pagina

grand_prix-page-rest = Guida tu il resto
grand_prix-page-play-rest = Gioca e guida tu
grand_prix-page-rest-help = Le altre righe si guidano subito: le tue auto fino alla casella più vicina al traguardo, le altre fino alla più lontana.
grand_prix-page-swapped = Scambiato: muove un’auto diversa da quella stampata (GP13).
grand_prix-cell-name = { $column ->
        [0] partenza { $lane }
       *[other] { $column } ({ $lane ->
            [1] interna
            [2] centrale
           *[other] esterna
        })
    }

# Che cosa farebbe una riga della carta; prima c’è il segno dell’auto
grand_prix-page-ahead-full = { $spaces }
grand_prix-page-ahead-finish = { $spaces }, oltre il traguardo
grand_prix-page-ahead-short = bloccata: { $most } di { $spaces }
grand_prix-page-ahead-range = da { $least } a { $most } di { $spaces }
grand_prix-page-ahead-stuck = bloccata: 0 di { $spaces }
grand_prix-page-ahead-home = già arrivata
grand_prix-page-ahead-white = { $spaces } con

## Sulla pagina

grand_prix-draw-winners = Cerchio dei vincitori
grand_prix-draw-finish = Arrivo
grand_prix-draw-hand = La tua mano
grand_prix-draw-grid = Partenza
grand_prix-page-choose = Scegli una carta, poi giocala.
grand_prix-page-play = Gioca la carta { $card }
grand_prix-page-white = Tocca una delle auto illuminate (GP12).
grand_prix-page-drive = Tocca una casella illuminata o trascina l’auto.
grand_prix-page-drive-keys = Anche i tasti freccia la guidano.
grand_prix-page-full = Il numero intero è un obbligo (GP17).
grand_prix-page-short = La via è bloccata: { $made ->
        [one] 1 casella
       *[other] { $made } caselle
    } su { $spaces } (GP17).
grand_prix-page-other-bid = Un’altra offerta
grand_prix-page-bid = Offri
grand_prix-page-auction = Asta
grand_prix-page-offer = All’asta
grand_prix-page-highest = Offerta più alta
grand_prix-page-nobody = ancora nessuno
grand_prix-page-coming = Devono ancora uscire
grand_prix-page-again = Di nuovo alla fine
grand_prix-page-totals = Caselle nella tua mano
grand_prix-page-swaps = Scambi
grand_prix-page-last = Ultima carta
grand_prix-page-near = Più vicino
grand_prix-page-far = Tutta la pista
grand_prix-page-track = La pista
grand_prix-page-car = { $car }: { $owner }, ancora { $steps }
grand_prix-page-car-home = { $car }: { $owner }, arrivata { $place }ª
grand_prix-web-help-keys = 1–9 sceglie una carta e Invio la gioca. Un’auto si guida con ↑, ← e →; ↓ torna indietro di una casella e Invio chiude la corsa; oppure trascinala, o clicca sulla casella d’arrivo. A, B, C … premono il primo, secondo, terzo pulsante. Esc lascia la carta, L mostra la cronaca.
grand_prix-web-help-touch = Tocca una carta, poi il pulsante che la gioca. Tocca la casella illuminata dove l’auto deve fermarsi, o trascinala fin lì. Scorri sulla pista per vedere il resto.

grand_prix-end-measure = Denaro e premi in vista

## Perché un bot forte lo farebbe (suggerimenti)

grand_prix-advice-bid = { $spaces ->
    [one] Le tue carte muovono questa auto di una casella.
   *[other] Le tue carte muovono questa auto di { $spaces } caselle.
 }
grand_prix-advice-pass = { $spaces ->
    [0] Le tue carte non muovono questa auto.
    [one] Le tue carte muovono questa auto solo di una casella.
   *[other] Le tue carte muovono questa auto solo di { $spaces } caselle.
 }
grand_prix-advice-play = Muove le tue auto di { $own } in tutto, le altre di { $others }.
grand_prix-advice-finish = Così l’auto è al traguardo.
grand_prix-advice-own-car = È la tua auto.
grand_prix-liked-card = Carta { $value }
