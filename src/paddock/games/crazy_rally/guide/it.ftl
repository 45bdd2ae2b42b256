# Che cosa insegna Crazy Rally a chi comincia.

crazy_rally-intro = Vai più lontano che puoi su quattordici tratti di strada, senza sapere di sicuro quale viene dopo.
crazy_rally-intro-first = Una prova con due bot, circa dieci minuti.
crazy_rally-intro-goal = Ognuno dei 14 tratti ha una velocità su un cartello: non si può andare più forte. Un numero rosso è il minimo che serve, come su un dosso.
crazy_rally-intro-car = La tua auto ha una velocità massima, la tenuta e la carrozzeria. Troppo forte costa tenuta; senza tenuta vai a sbattere e perdi carrozzeria; senza carrozzeria sei fuori.
crazy_rally-intro-tune = Prima del via metti a punto l’auto: di due carte ne metti giù una, i cui simboli la migliorano, e tieni l’altra.
crazy_rally-intro-drive = Poi il percorso si vede una volta sola: ricordalo! A ogni turno tutti mettono in segreto una carta, per accelerare o frenare. Poi si scopre il tratto, e la tua velocità è la distanza che guadagni.
crazy_rally-intro-event = Una carta evento rende un’auto più veloce o più lenta di uno poco prima che si scopra il tratto, oppure fa pescare due carte.
crazy_rally-guide-tune = Metti a punto l’auto: metti giù una di queste due carte. Volante: { crazy_rally-table-handling }, gomma: { crazy_rally-table-top }, dado: { crazy_rally-table-body }. L’altra resta in mano per guidare.
crazy_rally-guide-sheet = Questa riga è la tua auto: velocità e velocità massima, tenuta (volante) e carrozzeria (dado). Ciò che metti giù si aggiunge qui.
crazy_rally-guide-ready = Ora c’è il giro di prova: ogni tratto si vede per un momento, nell’ordine della corsa. Premi il pulsante quando vuoi cominciare.
crazy_rally-guide-lap = Guarda bene e ricorda: i tratti arrivano proprio in quest’ordine. Il numero è la velocità; in rosso è un minimo.
crazy_rally-guide-drive = Scegli una carta, poi accelera o frena: la velocità cambia del suo numero. Punta appena sotto il cartello del prossimo tratto.
crazy_rally-guide-event = Ora puoi giocare la carta evento: +1 o −1 a un’auto qualsiasi, o due carte nuove. Oppure tienila.
crazy_rally-guide-crash = Un incidente: non c’era più tenuta. Sei a velocità 0 e hai perso carrozzeria. Riparti piano.
crazy_rally-guide-slid = La velocità non andava bene per il tratto: è stata portata alla sua, e ti è costato tenuta. Senza tenuta vai a sbattere.
crazy_rally-guide-top = Sei vicino alla velocità massima. Chi la supererebbe resta lì e perde 1 di carrozzeria.
crazy_rally-guide-body = Resta poca carrozzeria: a 0 l’auto è fuori. Le carte viola e gli incidenti costano carrozzeria: guida con prudenza.
