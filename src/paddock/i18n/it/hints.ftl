# Suggerimenti: che cosa farebbe un bot forte, e perché

hint-button = Suggerimento
hint-heading = Suggerimento
hint-thinking = Un bot forte sta pensando …
hint-stop = Ferma
hint-before = Prospettiva prima della mossa: { $before } su 100
hint-after = { $move }: { $after } su 100
hint-tried = { $count ->
    [one] Provata in 1 posizione immaginata.
   *[other] Provata in { $count } posizioni immaginate.
 }
hint-by-rule = Qui il bot segue una regola e non dà stime.
hint-stand-in = Qui il bot forte ci penserebbe troppo a lungo. Questa è la scelta di un giocatore di livello club.
hint-only = Non c’è altra mossa.
advice-search = Fra tutte le mosse è quella che riesce meglio nelle posizioni possibili.
hint-why-me = Perché io?
blame-leader = Eri in testa.
blame-any = Il bot non ha visto un bersaglio migliore.
web-hints = Suggerimenti
web-hints-off = per nessuno
web-hints-on = per chi li chiede
web-hints-help = Che cosa farebbe un bot forte, e perché. Da soli contro i bot ci sono sempre.
web-hints-agreed = A questo tavolo tutti possono chiedere suggerimenti.
web-error-no-hints = A questo tavolo non ci sono suggerimenti.
ui-help-hint =
    hint         che cosa farebbe un bot forte, e perché
ui-help-why =
    why          perché un bot ti ha fatto questo
ui-why-nobody = Nessun bot ti ha ancora preso di mira.
