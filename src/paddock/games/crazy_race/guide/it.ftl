# Che cosa insegna Crazy Race a chi comincia.

crazy_race-intro = Porta le tue tre locomotive alla casella girevole e di nuovo a casa: ognuna dà punti, le prime di più.
crazy_race-intro-first = Una corsa di otto tappe con due bot, circa dieci minuti.
crazy_race-intro-goal = Il tuo binario: fino alla casella girevole, poi si gira e si torna alla zona d’arrivo. In entrambe prendi la carta Punti in cima. Una casella occupata si salta: così vai più veloce.
crazy_race-intro-stage = Si scopre una carta Tappa: ogni lato muove una locomotiva di tante caselle. Un lato non ne mostra: lì sceglie il vincitore.
crazy_race-intro-bid = Per tre giri ognuno piazza coperta una carta Autista a un lato, o passa.
crazy_race-intro-reveal = Poi i lati si scoprono uno dopo l’altro: la somma più alta vince il lato e muove. In parità vince chi ha piazzato lì per primo.
crazy_race-intro-points = Dopo otto tappe vince chi ha più punti. Le carte piazzate sono andate, ma una volta per corsa puoi riprenderle tutte.
crazy_race-guide-stage = Questa è la carta Tappa. Ogni lato muove una delle tue locomotive, se lì le tue carte hanno la somma più alta.
crazy_race-guide-rails = Qui corrono le tue locomotive: a destra fino alla casella girevole, poi di ritorno. Quelle sbiadite mostrano dove porterebbe un lato.
crazy_race-guide-hand = Piazza una carta a un lato: scegli la carta, poi il lato. Nessuno ne vede il valore. Puoi anche passare e risparmiare carte.
crazy_race-guide-reveal = Ora le carte si scoprono, lato per lato, a partire dalla freccia. La somma più alta muove la sua locomotiva.
crazy_race-guide-unknown = Al «?» il vincitore muove di tante caselle quante sono le carte, e può dividerle tra le locomotive.
crazy_race-guide-taboo = Ci sono carte a tre lati, perciò il quarto è tabù in questa tappa.
crazy_race-guide-pile = Una volta per corsa puoi riprendere tutta la tua pila. Conviene quando la mano è quasi vuota.
crazy_race-guide-choice = Hai vinto questo lato: scegli quale locomotiva si muove. Alla casella girevole e nella zona d’arrivo ci sono punti.
crazy_race-guide-taking = In questa tappa non hai mosso nulla, perciò puoi riprendere una delle carte che hai piazzato.

crazy_race-cure-taboo = Scegli uno degli altri lati.
crazy_race-cure-already-home = Scegline un’altra.
crazy_race-cure-no-pile = Si riempie dopo ogni tappa.
