# People at one table: talk, names, a screen for all.

web-chat = Praten
web-chat-words = Je woorden
web-chat-send = Stuur
web-chat-help = Wat hier gezegd wordt, wordt niet bewaard. Spelers horen toeschouwers pas als de partij voorbij is.
web-say-hello = Hallo!
web-say-luck = Succes!
web-say-well-played = Goed gespeeld!
web-say-thanks = Dank je!
web-say-sorry = Het spijt me!
web-say-moment = Een ogenblik.
web-say-your-turn = Jij bent aan zet!
web-mute = { $name } niet meer horen
web-unmute = { $name } weer horen
web-mute-stand = Toeschouwers niet horen
web-stands-in = { $name } is weg. Een bot neemt over:
web-big-screen = Op een groot scherm tonen
web-screen-scan = Scan een code met een telefoon om daar te gaan zitten.
web-screen-seat = Plaats { $number }
web-curtain = Geef het scherm aan { $name }.
web-curtain-me = Ik ben { $name }: toon mijn kaarten
web-beside = Spelen mee aan dit scherm
web-beside-example = namen, met komma’s ertussen
