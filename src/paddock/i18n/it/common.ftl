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
bot-rookie = sta imparando: fa le mosse semplici e attacca di rado
bot-club = gioca come un bravo socio di club
bot-pro = pensa in anticipo e sa che cosa può ancora arrivare
bot-ace = pensa anche per due secondi

## Una partita

sign-colon = { ": " }
no-name = Giocatore { $number }
match-heading = { $game } · { $players } giocatori · { $preset }
card-count =
    { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }
score-part = Parte { $race }
score-part-total = Totale
score-match-total = Partita finora
score-points =
    { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
score-value = { $points }
score-now = Quello che è già sicuro:
event-taken-back =
    { $seat_is ->
        [you] Ritiri la tua ultima mossa.
       *[one] { $seat } ritira l’ultima mossa.
    }
event-shared-match =
    { $sides_is ->
        [you] { CAP($sides) } vi dividete la vittoria con { $points ->
            [one] 1 punto
           *[other] { $points } punti
        } a testa.
       *[team] { CAP($sides) } si dividono la vittoria con { $points ->
            [one] 1 punto
           *[other] { $points } punti
        } a testa.
    }
event-standing =
    { $side_is ->
        [you] Al { $rank }º posto: tu, { $points ->
            [one] 1 punto
           *[other] { $points } punti
        }.
        [ours] Al { $rank }º posto: la tua squadra, { $points ->
            [one] 1 punto
           *[other] { $points } punti
        }.
       *[one] Al { $rank }º posto: { $side }, { $points ->
            [one] 1 punto
           *[other] { $points } punti
        }.
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
ui-keys-cards = 1: gioca · ?: aiuto · q: esci
ui-keys-discard = 1: gioca · d1: scarta · ?: aiuto · q: esci
ui-keys-ways = 1a: carta 1 nel primo modo · 1b: nel secondo · ?: aiuto · q: esci
ui-keys-discard-ways = 1: gioca · 1a, 1b: come scritto accanto · d1: scarta · ?: aiuto · q: esci
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
    1, 2, 3 …    scegli quella carta o quella risposta
    ? options    con quali regole si gioca a questo tavolo
    s            il punteggio
    t            mostra di nuovo il tavolo
    back         annulla una scelta non ancora finita
    q            esci; la partita resta salvata e si può riprendere
ui-help-none = Non c’è aiuto su «{ $text }». Prova ? da solo, una carta, o «? options».
ui-options = Questo tavolo gioca con

## Rivedere

replay-start = Posizione alla mossa { $ply }
replay-after =
    { $ply ->
        [one] Dopo 1 mossa
       *[other] Dopo { $ply } mosse
    }
replay-sealed =
    { $seat_is ->
        [you] Scegli in segreto: { $move }
       *[one] { $seat } sceglie in segreto: { $move }
    }
replay-decided =
    { $seat_is ->
        [you] Decidi: { $move }
       *[one] { $seat } decide: { $move }
    }
replay-unfinished = La partita non è finita.
replay-keys = ←→ passo · ⇧←→ carta · Home Fine · spazio via · +− ritmo · 0–{ $players } occhi · q esci
log-other-rules = Questa partita di { $game } è stata giocata con la versione { $rules } delle regole. Qui c’è la versione { $here }, quindi non si può rivedere; con un Paddock di quella versione si può.

## Il tavolo come tabella

fact-scores = Punti
fact-team-scores = Punti di squadra
