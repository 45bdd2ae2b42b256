# Partite giocate con la scatola.

typed-title = Inserisci una partita dal vivo
typed-help = Avete giocato con la scatola sul tavolo? Inserisci la partita mossa per mossa, carte e dadi compresi: poi si può rivedere e analizzare.
typed-names = Giocatori, uno per riga, nell’ordine dei posti
typed-seat = Il mio posto è il numero
typed-begin = Comincia
typed-next = Ora: { $who }
typed-luck = il mazzo o i dadi
typed-enter = Inserisci
typed-erase = Cancella l’ultima riga
typed-count = { $count ->
    [one] Una riga finora
   *[other] { $count } righe finora
 }
casual-typed = Questa partita è stata inserita a mano. Non conta per le statistiche.
undo-why-typed = Le partite inserite a mano si correggono dove si inseriscono.
typed-move = Mossa
typed-which = Quale gioco?
