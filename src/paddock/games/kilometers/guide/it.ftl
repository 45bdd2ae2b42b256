# Che cosa insegna 1000 Kilometers a chi comincia.

kilometers-intro = Percorri per primo esattamente 700 chilometri, e ferma gli altri per strada.
kilometers-intro-first = Un solo rally di 700 km contro un bot, circa cinque minuti.
kilometers-intro-turn = A ogni turno peschi una carta e poi ne giochi o ne scarti una. In mano ne hai sempre sei.
kilometers-intro-roll = Un’auto è in marcia solo con { kilometers-card-green } in cima alla sua pila d’azione. Allora puoi mettere giù le carte distanza: sono i tuoi chilometri.
kilometers-intro-attack = Gli attacchi vanno agli altri: chi è in marcia si può fermare, e un limite di velocità rallenta chiunque.
kilometers-intro-remedy = Fermo? Gioca il rimedio giusto e poi di nuovo { kilometers-card-green }. Dopo un limite, { kilometers-card-endlimit }.
kilometers-intro-trump = I quattro atout ti proteggono per sempre dal loro attacco, danno punti e un altro turno. Giocato nel momento in cui ti attaccano, un atout è una reazione lampo: 300 punti in più.
kilometers-guide-hand = Queste sono le tue carte. A ogni turno ne peschi una; poi ne giochi o ne scarti una. Vince chi arriva per primo esattamente a { $target } km.
kilometers-guide-green = La tua auto è ferma. { kilometers-card-green } la mette in marcia: gioca la carta incorniciata.
kilometers-guide-wait = Prima di partire ti serve { kilometers-card-green }, e non ce l’hai ancora. Scarta ciò che ti serve di meno.
kilometers-guide-drive = Sei in marcia. Ora le carte distanza contano subito: mettine giù una lunga.
kilometers-guide-hit = { $card } ti ha fermato. Gioca prima { $remedy }, poi { kilometers-card-green }.
kilometers-guide-red = { kilometers-card-stop } ti ha fermato. { kilometers-card-green } ti rimette in marcia.
kilometers-guide-limit = Qui c’è un limite di velocità: solo 25 e 50 km finché non giochi { kilometers-card-endlimit }.
kilometers-guide-attack = { $card } ferma un avversario in marcia. Gli costa dei turni, ma a te non dà chilometri.
kilometers-guide-trump = { $card } è un atout: quell’attacco non potrà più colpirti, vale 100 punti e giochi un’altra carta. Se lo tieni, può rispondere a un attacco per altri 300.
kilometers-guide-react = Reazione lampo! Hai l’atout contro questo attacco. Giocalo adesso: 300 punti in più, e non ti fermi.
kilometers-guide-exact = Il traguardo va raggiunto esattamente. Puoi mettere giù solo carte che non superano { $target } km.

kilometers-cure-not-rolling = Gioca prima { kilometers-card-green }; un guasto va riparato prima.
kilometers-cure-too-fast = { kilometers-card-endlimit } ti libera.
kilometers-cure-past-the-target = Mettine giù una più corta.
kilometers-cure-victim-not-rolling = Aspetta che abbia { kilometers-card-green }.
kilometers-cure-green-is-no-answer = Gioca il rimedio giusto, poi { kilometers-card-green }.
