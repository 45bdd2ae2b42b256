# Le pagine. Parole brevi: stanno sui pulsanti e sul telefono.

web-hero = Accendi i motori
web-tagline = Giochi di corse classici: con gli amici, basta un link, o contro bot che ci sanno fare. Niente account, niente attese.
web-nav = Pagine
web-nav-games = Giochi
web-nav-lobby = Sala
web-settings = Impostazioni
web-language = Lingua
web-save = Salva
web-rules = Regole
web-rules-english = Queste regole ci sono solo in inglese; nomi delle carte, cronaca e spiegazioni sono in italiano.
web-rules-none = Questo gioco non ha ancora una pagina di regole: l’autore non l’ha scritta.
web-close = Chiudi
web-more = Tavolo
web-help = Aiuto
web-keys-heading = Tasti
web-touch-heading = Con il dito
web-touch-all = Tieni il dito su una carta o un pulsante: dice che cosa fa, o perché è grigio. Dove un bordo sfuma, scorri per vedere il resto. «{ web-notices }» in alto mostra che cosa è successo.
web-copy = Copia
web-copied = Copiato
web-guest = Ospite { $number }
web-you = (tu)

## Inizio

web-players = { $counts } giocatori
web-race-now = Corri subito
web-against = { $bots ->
    [one] con 1 bot
   *[other] con { $bots } bot
}
web-with-friends = Con gli amici
web-how-many = Giocatori
web-visibility = Chi può sedersi
web-visibility-private = chi ha il link
web-visibility-open = chiunque, dalla sala
web-preset = Regole
web-all-options = Tutte le opzioni
web-reaction = Tempo per reagire
web-reaction-help = Quanto si ferma il tavolo quando è possibile una reazione. La pausa è sempre uguale, qualunque carta si abbia. Con 0 le reazioni si giocano da sole.
web-seconds = { $n } s
web-absent = Se qualcuno manca
web-absent-bot = un bot tiene il posto
web-absent-wait = il tavolo aspetta
web-absent-help = Dopo mezzo minuto; chi torna riprende subito il suo posto.
web-takeover = Chi arriva dopo
web-takeover-deal = comincia dalla prossima distribuzione
web-takeover-now = prende subito la mano di un bot
web-takeover-help = Chi subentra a metà di una mano vede le carte con cui ha giocato un bot. La cronaca dice chi ha visto le carte di chi.
web-takeover-deal-agreed = Chi arriva dopo prende il posto di un bot alla prossima distribuzione o partenza.
web-takeover-now-agreed = A questo tavolo è deciso: chi arriva dopo prende subito il posto di un bot e ne vede la mano.
web-move-time = Tempo per una mossa
web-no-limit = senza limite
web-pace = I bot giocano
web-pace-normal = con calma
web-pace-fast = veloci
web-pace-slow = lenti
web-pace-instant = senza pause
web-chairs = I posti
web-chairs-lot = si sorteggiano alla partenza
web-chairs-kept = restano come ci si è seduti
web-chairs-help = Alcuni posti vincono più spesso di altri. Nel gioco a squadre i compagni restano insieme.
web-open-table = Apri un tavolo
web-your-tables = I tuoi tavoli
web-go-on = Continua

## Sala

web-lobby-empty = Per ora nessun tavolo aperto. Aprine uno: gli altri lo troveranno qui.
web-sit-down = Siediti
web-watch = Guarda
web-lobby-free = { $count ->
    [one] 1 posto libero
   *[other] { $count } posti liberi
}
web-lobby-running = in corso
web-pages = Pagine della sala
web-newer = Più recenti
web-older = Meno recenti
web-page-of = Pagina { $page } di { $last }

## Prima del via

web-room-host = Scegli chi siede dove, manda il link e dai il via.
web-room-guest = { $host } dà il via quando tutti sono seduti.
web-room-watch = Questo tavolo non è ancora partito.
web-chair = Chi siede qui
web-chair-free = Posto libero
web-chair-open = un amico
web-chair-bot = { $level ->
    [random] bot: caso
    [rookie] bot: esordiente
    [club] bot: club
    [pro] bot: professionista
    [ace] bot: asso
   *[other] bot: { $level }
}
web-seat-link = Link per questo posto
web-invite = Invita
web-invite-help = Chi apre questo link può sedersi a un posto libero. Il link per un solo posto vale una volta.
web-revoke = Nuovo link
web-qr = Mostra come codice per il telefono
web-start = Via
web-start-waits = C’è ancora un posto libero: invita qualcuno o scegli un bot.

## Al tavolo

web-plates = Piloti
web-skip = Vai alla domanda
web-board = Tabellone
web-points = punti
web-total = Totale
web-notices = Cronaca
web-connected = In linea
web-offline = Riconnessione …
web-retrying = Non ancora salvato: si riprova …
web-thinking = pensa
web-to-move = di turno
web-level = { $level ->
    [random] caso
    [rookie] esordiente
    [club] club
    [pro] professionista
    [ace] asso
   *[other] { $level }
}
web-here = c’è
web-away = via
web-bot = bot
web-bot-substitutes = gioca un bot
web-your-turn = Tocca a te
web-turn-of = Tocca { AD($names) }
web-look = Guarda il tavolo.
web-still-looking = Si aspetta { $names }
web-look-on = Guarda ancora
web-watching = Stai guardando.
web-choose-card = Scegli una carta, poi giocala o scartala.
web-discard = Scarta
web-take-back = Ritira
web-take-seat = Prendi il posto di { $name }
web-take-own-seat = Riprendi il tuo posto
web-seat-awaited = Avrai il posto di { $name } quando la sua mano sarà ridistribuita.
web-rematch = Rivincita
web-to-rematch = Alla rivincita
web-sure = Confermi?
web-leave = Lascia il tavolo
web-download-log = Scarica la cronaca
web-standing = Quando posso reagire
web-standing-ask = chiedimelo
web-standing-always = gioca sempre
web-standing-never = mai
web-help-buttons = Tab passa da un pulsante all’altro e Invio lo preme, L mostra la cronaca.
web-touch-buttons = Tocca un pulsante per fare quella mossa.
web-over = La corsa è finita.
web-wins = Vittoria di { $name }
web-you-win = Hai vinto!
web-team-wins = La tua squadra ha vinto!
web-shared = A pari merito: { $names }
web-nobody-wins = Nessuno vince

## Impostazioni

web-name = Il tuo nome
web-set-theme = Colori
web-set-theme-auto = come il dispositivo
web-set-theme-light = chiari
web-set-theme-dark = scuri
web-set-sound = Suoni, e un campanello al tuo turno
web-set-sound-off = no
web-set-sound-on = sì
web-set-confirm = Conferma delle mosse
web-set-confirm-0 = no
web-set-confirm-1 = sì
web-set-motion = Animazioni
web-set-motion-on = sì
web-set-motion-off = no
web-move-device = Un altro dispositivo
web-move-device-help = Apri questo link sul telefono e lì sarai la stessa persona. Vale una volta, per dieci minuti.
web-make-link = Crea un link
web-claim = Continua come { $name }
web-claim-who = Su questo dispositivo sarai { $name }.
web-claim-lose = Finora qui eri { $name }. Per tornare a quel giocatore più tardi, crea prima un link per lui.
web-claim-seats = { $count ->
    [one] Perdi il tuo posto a 1 tavolo.
   *[other] Perdi i tuoi posti a { $count } tavoli.
}
web-claim-warn = Continua solo se il link l’hai creato tu. Se l’ha creato un altro, gioca al tuo stesso posto e vede le tue carte.
web-claim-same = Qui sei già { $name }.
web-claim-not = Resto chi sono
web-sign-out = Esci da tutti gli altri dispositivi
web-sign-out-help = Tutti gli altri tuoi dispositivi vengono scollegati, e i link che hai creato non funzionano più. Questo dispositivo resta collegato.
web-sign-out-done = Fatto. Solo questo dispositivo è ancora collegato.

## Che cosa è andato storto

web-error = Non è riuscito
web-error-no-such-page = Questa pagina non c’è.
web-error-no-such-table = Qui non c’è nessun tavolo. Forse l’indirizzo è incompleto.
web-error-no-such-invite = Questo invito non vale più.
web-error-stale-move = Il tavolo è andato avanti; ora è così.
web-error-not-your-seat = Non è il tuo posto.
web-error-unknown-move = Non è una mossa.
web-error-no-take-back = Ora non c’è niente da ritirare.
web-error-table-full = Tutti i posti sono occupati. Puoi guardare.
web-error-too-late = Troppo tardi.
web-error-too-often = L’hai fatto troppe volte. Aspetta un momento.
web-error-not-the-host = Può farlo solo chi ha aperto il tavolo.
web-error-private = Questo tavolo è privato.
web-error-not-storable = Non si è potuto salvare. Non è cambiato nulla.
web-error-bad-request = La richiesta non si capisce.
web-error-bad-option = { $text }
web-error-other-rules = Questa partita è stata giocata con una versione delle regole che questo server non ha. Resta salvata, ma qui non si può né mostrare né continuare.
web-error-changed-record = La cronaca di questa partita contiene una mossa che le regole non permettono: è stata quindi cambiata o danneggiata in seguito. Resta salvata così com’è, ma qui la partita non si può né mostrare né continuare.
web-error-table-closed = Il gestore di questo server ha chiuso il tavolo. La partita non prosegue.
web-error-server = Qui qualcosa è andato storto. Non si è perso niente; riprova.
web-error-not-stored = Non è stato salvato: al momento il server non riesce a scrivere. Non è cambiato niente; riprova.
web-error-too-many = Troppe cose in una volta. Aspetta un momento.
web-error-not-your-turn = Non tocca a te.
web-error-other-hand = In questa partita hai già visto un’altra mano: non puoi prendere questo posto.
web-error-not-over = La partita non è ancora finita.
web-error-not-started = La partita non è ancora cominciata.

## Results

web-result = Risultato
web-part = Parte { $n }
web-part-over = { $part }: fine
web-next-part = Poi: { $part }
web-look-result = Ecco la situazione. Prosegui quando vuoi.
web-stop-waits = Il tavolo aspetta { $names }.
web-place = Posto
web-driver = Pilota
web-winner = vince
web-how-scored = Come si arriva a ogni totale
web-stops = Tra una gara e l’altra
web-stops-wait = si aspettano tutti
web-stops-on = si prosegue subito

## Your tables

web-place-of = { $place }º posto su { $count }
web-look-back = Rivedi

## Leaving and waiting

web-leave-running = Un bot guida al posto tuo. Finché la partita dura puoi riprenderti il posto: il tavolo resta tra i tuoi.
web-leave-room = Il tuo posto torna libero per qualcun altro.
web-leave-sure = Lascia
web-leave-stay = Resta
web-you-left = Hai lasciato il tavolo; un bot guida per te
web-table-waits = Niente da decidere. Il tavolo aspetta un attimo.
web-answer-kept = Hai risposto. Il tavolo aspetta un attimo.

## Race now

web-bot-level = Quanto sono bravi i bot
web-race-level = { $level ->
    [random] che giocano a caso
    [rookie] che stanno imparando
    [club] da circolo
    [pro] da professionisti
    [ace] da campioni assoluti
   *[other] { $level }
}

## Knocking

web-knock-help = Hai l’indirizzo di questo tavolo, ma nessun invito. Chiedi un link a chi ospita, oppure bussa qui.
web-knock = Chiedi un posto
web-knocked = Hai chiesto un posto. Chi ospita lo vede e ti fa entrare.
web-knocks = { $name } chiede un posto
web-let-in = Fai entrare
web-send-away = Non ora
web-here-only = Questo link funziona solo su questo computer.
web-here-only-how = Per far giocare altri nella tua rete, avvia Paddock con
web-saved = Salvato
