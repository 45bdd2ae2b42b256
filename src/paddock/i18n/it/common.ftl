# Quello che tutti i giochi hanno in comune. A ogni persona in una frase corrisponde una seconda
# variabile, come $seat_is:
#   you     chi legge
#   ours    la squadra di chi legge
#   one     un altro giocatore (anche quando nessuno legge)
#   team    più giocatori
#   nobody  nessuno

## Le lingue, come si chiamano da sé

language = Italiano

## Perché una mossa non vale

refusal-not-your-turn = Non è il tuo turno.
refusal-no-such-choice = In questo momento non puoi sceglierlo.

## La domanda quando un gioco non ha parole proprie

ask-any = Tocca a te.

## Valori delle opzioni

word-on = sì
word-off = no
word-yes = sì
word-no = no

## Livelli dei bot

bot-random = gioca a caso
bot-club = gioca come un bravo socio di club
bot-expert = pensa in anticipo

## Una partita

no-name = Giocatore { $number }
match-heading = { $game } · { $players } giocatori · { $preset }
card-count =
    { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }
score-part = Rally { $race }
score-part-total = Totale
score-match-total = Partita finora
score-points =
    { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
score-now = Quello che è già sicuro:
event-taken-back =
    { $seat_is ->
        [you] Ritiri la tua ultima mossa.
       *[one] { $seat } ritira l’ultima mossa.
    }
event-took-over = { $player } prende il posto { $number } e da ora ne vede la mano.
event-came-back = { $player } è di nuovo al posto { $number }.
event-stands-in = Un bot sostituisce { $player } al posto { $number }.
event-left-table = { $player } ha lasciato il tavolo; al posto { $number } gioca un bot.
event-awaits-deal = { $player } avrà il posto { $number } quando la sua mano sarà ridistribuita.
event-answer-dropped =
    { $seat_is ->
        [you] La tua risposta non si è potuta salvare e non vale.
       *[one] Una risposta di { $seat } non si è potuta salvare e non vale.
    }

## Sui disegni

draw-stock = Mazzo
draw-discard = Scarti
draw-hand = La tua mano
draw-km = km

## Nel terminale

ui-welcome = Scrivi ? per l’aiuto e q per uscire.
ui-bot = { $name } è un bot ({ $level }): { $about }.
ui-you = tu
ui-play = gioca
ui-keys-cards = 1: gioca · d1: scarta · ?: aiuto · q: esci
ui-keys-plain = 1: scegli · ?: aiuto · q: esci
ui-unknown = «{ $text }» non si capisce. Scrivi un numero dell’elenco, una mossa come «{ $example }», oppure ? per l’aiuto.
ui-ambiguous = «{ $text }» può essere: { $choices }.
ui-no-number = Il numero { $number } non c’è: l’elenco va da 1 a { $last }.
ui-refused = Non si può giocare. { $reason }
ui-refused-discard = Non si può giocare. { $reason } (Con { $key } la scarti.)
ui-choose-victim = Contro chi? { $choices }
ui-stopped = Per ora la partita si ferma qui.
ui-log-at = Per riprendere: paddock play --resume { $path }
ui-log-done = Per rivederla: paddock replay { $path }
ui-log-none = Questa partita non viene salvata: non si può scrivere in { $path }.
ui-resumed = Si riprende dopo la mossa { $ply }.
ui-help-keys =
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
ui-help-none = Non c’è aiuto su «{ $text }». Prova ? da solo, una carta, o «? options».
ui-options = Questo tavolo gioca con

## Rivedere

replay-start = Posizione alla mossa { $ply }
replay-after = Dopo { $ply } mosse
replay-unfinished = La partita non è finita.

## Il tavolo come tabella

fact-scores = Punti
