# Tornare a una decisione precedente.

event-undone =
    { $seat_is ->
        [you] Torni a una tua decisione precedente. Ciò che allora non avevi visto viene distribuito di nuovo.
       *[one] { $seat } torna a una decisione precedente. Ciò che allora non si era visto viene distribuito di nuovo.
    }
undo = Annulla
undo-help = Torna a una tua decisione. Ciò che allora non avevi visto viene distribuito di nuovo, la cronaca conserva entrambe le linee e la partita non conta per le statistiche.
undo-to = Torna a
undo-go = Torna indietro
undo-why-people = Qualcuno che ha visto una mano di questa partita non siede qui: nessuno può acconsentire al suo posto.
undo-why-nothing = Non hai ancora deciso nulla.
undo-why-over = La partita è finita. Nel replay puoi giocare da qualsiasi momento.
undo-why-stop = Prima passa alla parte successiva.
undo-why-old = Questo tavolo è più vecchio dei sigilli della fortuna: nulla si potrebbe distribuire di nuovo in modo leale.
undo-why-not-started = La partita non è cominciata.
web-error-no-undo = Questo non si può annullare.
fair-undone = { $count ->
    [one] Una volta qualcuno è tornato a una decisione precedente; ciò che non si era visto è stato distribuito di nuovo, e anche questo è provato. La partita non conta per le statistiche.
   *[other] { $count } volte qualcuno è tornato a una decisione precedente; ciò che non si era visto è stato distribuito di nuovo, e anche questo è provato. La partita non conta per le statistiche.
 }
undo-ask = Chiedi agli altri
undo-ask-help = Se tutti sono d’accordo, la partita torna a una tua decisione. Ciò che si è visto resta visto, le mani restano come sono, arrivano carte nuove e la partita non conta per le statistiche.
undo-wish = { $name } vorrebbe tornare a una decisione precedente.
undo-wish-mine = Hai chiesto di tornare a: { $move }
undo-agree = D’accordo
undo-refuse = Meglio di no
undo-refused = { $name } non è d’accordo. Puoi chiedere di nuovo tra poco.
web-error-undo-refused = Gli altri hanno appena detto di no. Chiedi di nuovo tra poco.
