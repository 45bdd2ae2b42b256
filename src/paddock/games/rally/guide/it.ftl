# Che cosa insegna Rally a chi comincia.

rally-intro = Corri una prova su strade di montagna in meno turni possibile: forte dove la strada è buona, piano dove non lo è.
rally-intro-first = Una prova di circa 48 caselle contro un bot, dieci minuti.
rally-intro-course = La strada si compone di schede. Ogni casella ha un fattore: 0 è veloce e sicura, 4 è la peggiore.
rally-intro-gear = A ogni turno scegli una marcia, una in più o in meno. Dice quante caselle devi e puoi percorrere.
rally-intro-risk = Poi si tira il dado: dice quale fattore questa mossa percorre senza rischio. Su una casella peggiore decide un secondo tiro: nulla, testacoda, turni persi, o fuori.
rally-intro-crew = Prima del via scegli in segreto assetto e gomme e piazzi tre meccanici. Vicino a loro un incidente costa meno.
rally-intro-weather = Il tempo cambia di turno in turno. Pioggia e neve peggiorano ogni tiro, a meno di avere le gomme giuste.
rally-guide-course = Componi tu la strada: scegli le schede una per una. Le prime vanno bene; le altre dicono perché no.
rally-guide-setup = Scegli l’assetto: Stabile è sicuro, Veloce e Prototipo vanno più lontano in ogni marcia e rischiano di più.
rally-guide-tyres = Scegli le gomme: normali per l’asciutto, le altre per pioggia o neve.
rally-guide-crew = Piazza fino a tre meccanici: clicca sulle caselle della strada dove si fa pericoloso. Aiutano entro quattro caselle. Poi premi il pulsante.
rally-guide-gear = Scegli una marcia. Le caselle sono il minimo e il massimo che percorri. I numeri piccoli sono i fattori che percorre senza rischio a ogni tiro.
rally-guide-factor = Guarda avanti: i numeri sulla strada sono fattori. Prima di quelli alti, scala a una marcia bassa.
rally-guide-drive = Guida casella per casella, o clicca su una più avanti. La spunta è sicura; altrove sono indicate le probabilità del tiro dei danni.
rally-guide-brake = Frenare abbassa il minimo di 1, ma alza di 1 il fattore di questa casella.
rally-guide-off = Sei a bordo strada dopo un testacoda o un incidente. Riparti in prima.
rally-guide-weather = Brutto tempo: si aggiunge al dado del rischio, quindi la strada è meno sicura di prima.
rally-guide-pit = Sei vicino ai tuoi meccanici. Qui puoi cambiare le gomme.

rally-cure-most-driven = Fermati qui; una marcia più alta va oltre.
rally-cure-no-mechanic-near = Prima avvicinati a uno.
rally-cure-too-fast-for-tyres = Prima scala le marce.
