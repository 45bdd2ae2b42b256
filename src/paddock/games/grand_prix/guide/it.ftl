# Che cosa insegna Detroit–Cleveland Grand Prix a chi comincia.

grand_prix-intro = Compra auto all’asta, muovi tutte le auto con le tue carte e vinci i premi di quelle che arrivano bene. Vince chi ha più soldi.
grand_prix-intro-first = Una corsa con due bot, circa un quarto d’ora.
grand_prix-intro-goal = Sei auto corrono verso il traguardo. Sono di chi le ha comprate, ma tutti le muovono tutte.
grand_prix-intro-auction = Prima le auto vanno all’asta. Guarda le tue carte: compra quella che puoi portare lontano. Chi compra riceve anche il dieci di quell’auto.
grand_prix-intro-card = Una carta muove più auto, dalla riga in alto a quella in basso, ognuna di tante caselle.
grand_prix-intro-drive = Dritto o nella corsia accanto, mai attraverso un’altra auto. Così passano le tue e si chiudono le altre.
grand_prix-intro-money = Premi: 200.000 $ alla prima auto, poi sempre meno. Quel che hai pagato all’asta è perso: non pagare troppo.
grand_prix-guide-auction = All’asta: { $car }. Offri, o passa se costa troppo. Si offre a passi di 10.000.
grand_prix-guide-totals = Queste sono le caselle che hai in mano per ogni auto. Compra quella per cui ne hai molte; il suo dieci si aggiunge.
grand_prix-guide-must = Non hai ancora un’auto. Ne serve una a tutti: non aspettare troppo.
grand_prix-guide-play = Gioca una carta: le righe muovono le auto dall’alto in basso. Scegline una per vedere quali auto si muovono e di quanto.
grand_prix-guide-own = Quest’auto è tua: { $car }. Scegli la fine più vicina al traguardo, all’interno nelle curve.
grand_prix-guide-other = Quest’auto non è tua: { $car }. Puoi farle fare la strada più lunga: l’esterno di una curva. Oppure premi «{ grand_prix-page-rest }».
grand_prix-guide-white = Una riga bianca: scegli tu l’auto. Prendi una delle tue.
grand_prix-guide-swap = Hai una carta scambio: per un giro scambia due colori su tutte le carte. Utile se hai molte caselle del colore di un rivale.

grand_prix-cure-too-dear = Offri meno, o passa.
grand_prix-cure-no-car-for-white = Gioca un’altra carta.
grand_prix-cure-car-blocked = Scegli un’altra auto.
grand_prix-cure-not-full = Scegli una casella illuminata.
