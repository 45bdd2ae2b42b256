# Il replay di una partita finita, e quello che viene dopo.

replay-title = Replay
replay-preview = Rivedi la partita mossa per mossa, con gli occhi di chi vuoi.
replay-share = Condividi
replay-first = All’inizio
replay-back = Un passo indietro
replay-run = Avvia
replay-on = Un passo avanti
replay-last = Alla fine
replay-moment = Momento della partita
replay-speed = Velocità
replay-eyes = Con gli occhi di
replay-eyes-all = Tutte le mani scoperte
replay-eyes-nobody = Con gli occhi di uno spettatore
replay-eyes-of = Con gli occhi di { $name }
replay-from = Gioca da qui
    .help = Da questo momento comincia una nuova partita contro i bot. Le carte che verranno sono nuove, e la partita non conta.
replay-from-seat = Il tuo posto
replay-from-level = Contro
replay-from-go = Via
replay-link = Link a questo momento
replay-json = Partita in JSON
replay-png = Questa posizione in PNG
replay-svg = Questa posizione in SVG
replay-to-table = Al tavolo
replay-origin = La partita da cui viene
casual-continued = Questa partita è ripartita da un momento di un’altra. Non conta per le statistiche.
casual-undo = In questa partita sono state annullate delle mosse. Non conta per le statistiche.
web-error-replay-not-over = Il replay si apre a partita finita: fino ad allora ognuno vede la propria parte.
web-watch-replay = Guarda il replay

## La fine

end-podium = Il podio
end-chart = Com’è andata
    .help = { $measure } di ciascuno, dall’inizio alla fine
end-moments = Momenti da rivedere
end-share-text = { $game }: { $result }
end-measure = Punti
