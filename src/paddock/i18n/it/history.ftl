# Le proprie partite finite.

history-matches = Partite
history-title = Storico
history-search = Cerca
history-game = Gioco
history-all-games = Tutti i giochi
history-show = Mostra
history-only-all = Tutte
history-only-won = Vinte
history-only-people = Contro persone
history-count = { $count ->
    [0] Nessuna partita trovata.
    [one] Una partita
   *[other] { $count } partite
 }
history-none = Qui non c’è ancora nulla: le partite appaiono quando sono finite.
history-statistics = Statistiche
history-places = Piazzamenti
history-wins = Vittorie
history-best = Migliore
history-mean = Media
history-casual = Non conta
history-replay = Replay
history-take = Porta con te
history-export-json = Tutti i miei dati (JSON)
history-export-bgstats = Per BG Stats
history-kept = Di te qui si conservano il nome che hai scelto, le tue impostazioni e le tue partite con l’ora di ogni mossa. Un cookie dice chi sei. Non si chiedono indirizzi né password, e nulla viene ceduto ad altri.
history-delete = Cancella i miei dati
history-delete-help = Il tuo nome e tutto ciò che ti lega alle tue partite viene cancellato. Le partite restano per gli altri, con un ospite senza nome al tuo posto. Non si può annullare.
history-sure = Confermo
history-refused-sure = Prima spunta la casella.
history-refused-running = Prima finisci o lascia le partite in corso.
history-deleted = I tuoi dati sono cancellati. Ora sei un nuovo ospite.
history-points = Risultato, partita per partita
history-liked = Giocati di più
history-luck = Fortuna
history-luck-none = non ancora analizzata
history-luck-mean = { $amount } a partita, su { $count ->
    [one] una sola analizzata
   *[other] { $count } analizzate
 }
history-pages = Pagine
history-newer = Più recenti
history-older = Meno recenti
