# Le probabilità di una partita, e la sua fortuna.

analysis-title = Analisi
analysis-start = Analizza questa partita
analysis-help = Ogni posizione viene giocata fino in fondo molte volte. Così si vede come si sono mosse le probabilità e quanta parte del risultato è stata fortuna. Richiede qualche secondo e resta con la partita.
analysis-running = Analisi in corso: posizioni { $done } su { $total }
analysis-waits = Prima vengono altre partite.
analysis-chances = Probabilità di vittoria
analysis-account = Il conto della fortuna
analysis-account-help = Il vantaggio sulla media degli altri. Ciò che ci si aspettava, più la fortuna, più il gioco, dà il risultato.
analysis-side = Parte
analysis-expected = Atteso
analysis-luck = Fortuna
analysis-play = Gioco proprio
analysis-others = Gioco degli altri
analysis-result = Risultato
analysis-sentence = { $name } { $count ->
    [one] deve
   *[other] devono
 } il risultato soprattutto { $most ->
    [luck] alla fortuna
    [play] al proprio gioco
   *[others] al gioco degli altri
 }: fortuna { $luck }, gioco proprio { $play }, gioco degli altri { $others }.
analysis-swings = Che cosa ha deciso la partita
analysis-better = { $level } avrebbe giocato: { $move }
analysis-method = Il metodo: gioco a caso da ogni posizione, { $count } volte. Conosce tutte le mani e non dice nulla di una partita in corso.
