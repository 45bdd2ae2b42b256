# People at one table: talk, names, a screen for all.

web-chat = Reden
web-chat-words = Deine Worte
web-chat-send = Senden
web-chat-help = Was hier gesagt wird, wird nicht aufbewahrt. Wer spielt, hört die Zuschauer erst nach der Partie.
web-say-hello = Hallo!
web-say-luck = Viel Glück!
web-say-well-played = Gut gespielt!
web-say-thanks = Danke!
web-say-sorry = Entschuldigung!
web-say-moment = Einen Augenblick, bitte.
web-say-your-turn = Du bist dran!
web-mute = { $name } nicht mehr hören
web-unmute = { $name } wieder hören
web-mute-stand = Zuschauer nicht hören
web-stands-in = { $name } ist weg. Ein Bot springt ein:
web-big-screen = Auf einem großen Bildschirm zeigen
web-screen-scan = Scanne einen Code mit dem Handy, um dort Platz zu nehmen.
web-screen-seat = Platz { $number }
web-curtain = Gib den Bildschirm an { $name } weiter.
web-curtain-me = Ich bin { $name }: meine Karten zeigen
web-beside = Spielen auch an diesem Bildschirm
web-beside-example = Namen, durch Kommas getrennt
