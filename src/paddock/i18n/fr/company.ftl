# People at one table: talk, names, a screen for all.

web-chat = Discussion
web-chat-words = Tes mots
web-chat-send = Envoyer
web-chat-help = Rien de ce qui est dit ici n’est conservé. Les joueurs n’entendent les spectateurs qu’après la partie.
web-say-hello = Bonjour !
web-say-luck = Bonne chance !
web-say-well-played = Bien joué !
web-say-thanks = Merci !
web-say-sorry = Pardon !
web-say-moment = Un instant, s’il te plaît.
web-say-your-turn = C’est à toi !
web-mute = Ne plus entendre { $name }
web-unmute = Entendre de nouveau { $name }
web-mute-stand = Ne pas entendre les spectateurs
web-stands-in = { $name } n’est pas là. Un bot prend le relais :
web-big-screen = Afficher sur grand écran
web-screen-scan = Scanne un code avec un téléphone pour t’asseoir à cette place.
web-screen-seat = Place { $number }
web-curtain = Passe l’écran à { $name }.
web-curtain-me = C’est moi, { $name } : montrer mes cartes
web-beside = Jouent aussi à cet écran
web-beside-example = noms, séparés par des virgules
