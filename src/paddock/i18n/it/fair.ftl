fair-title = Fortuna leale
fair-promise = Il tavolo ha sigillato la sua fortuna prima della partenza: ogni carta e ogni dado derivano da un segreto che viene mostrato a partita finita. Questo è il sigillo, e non va bene per nessun altro segreto:
fair-word = La tua parola per la fortuna
    .help = Se vuoi, aggiungi una parola. Viene mescolata alla fortuna, così nessuno, nemmeno questo server, può avere scelto le carte.
fair-words = Parole dei giocatori: { $words }
fair-secret = Il segreto:
fair-proven = { $draws ->
    [0] Leale: il segreto è quello sigillato prima della partenza. Non c’era fortuna da controllare.
    [one] Leale: l’unica estrazione è quella sigillata prima della partenza.
   *[other] Leale: le carte e i dadi, { $draws } in tutto, sono quelli sigillati prima della partenza.
 }
fair-prefix = { $count ->
    [one] La prima riga viene da un’altra partita; il sigillo non la riguarda.
   *[other] Le prime { $count } righe vengono da un’altra partita; il sigillo non le riguarda.
 }
fair-not-promised = Questa partita non ha sigillo, quindi la sua fortuna non si può controllare: è più vecchia dei sigilli, o non è stata giocata a un tavolo.
fair-not-shown = La partita non è finita: il segreto è ancora sigillato.
fair-other-secret = Non provato: il segreto non corrisponde al sigillo. Qualcuno ha cambiato uno dei due.
fair-other-luck = Non provato: la riga { $ply } dice «{ $given }», ma la fortuna sigillata dà «{ $due }». Qualcuno ha cambiato la cronaca.
fair-unreadable = Non provato: la riga { $ply }, «{ $given }», lì non è possibile. Qualcuno ha cambiato la cronaca.
fair-other-deal = Non provato: alla riga { $ply } qualcuno è tornato a una decisione precedente, ma ciò che è stato distribuito di nuovo non è ciò che dà la fortuna sigillata. Qualcuno ha cambiato la cronaca.
fair-undo = ritorno a una decisione precedente
fair-check = Verificalo di persona con la cronaca che puoi scaricare:
