# People at one table: talk, names, a screen for all.

web-chat = Chiacchiere
web-chat-words = Le tue parole
web-chat-send = Invia
web-chat-help = Ciò che si dice qui non viene conservato. Chi gioca sente gli spettatori solo a partita finita.
web-say-hello = Ciao!
web-say-luck = Buona fortuna!
web-say-well-played = Bella giocata!
web-say-thanks = Grazie!
web-say-sorry = Scusa!
web-say-moment = Un momento, per favore.
web-say-your-turn = Tocca a te!
web-mute = Non sentire più { $name }
web-unmute = Sentire di nuovo { $name }
web-mute-stand = Non sentire gli spettatori
web-stands-in = { $name } non c’è. Un bot subentra:
web-big-screen = Mostra su un grande schermo
web-screen-scan = Inquadra un codice con il telefono per sederti a quel posto.
web-screen-seat = Posto { $number }
web-curtain = Passa lo schermo { AD($name) }.
web-curtain-me = Sono { $name }: mostra le mie carte
web-beside = Giocano a questo schermo
web-beside-example = nomi, separati da virgole
