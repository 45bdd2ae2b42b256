## What has happened since one's own move

web-since = Sinds jouw zet
    .help = Toon het nog eens, een voor een
web-since-nothing = Nog niets sinds jouw zet

## Without a connection

web-no-line = Geen verbinding
web-no-line-help = Er is op dit moment geen verbinding met deze Paddock. Je partij wacht; niets van wat gespeeld is gaat verloren.
web-no-line-again = Opnieuw proberen

## Sound

web-sound = Geluid: { $state }
web-sound-on = aan
web-sound-off = uit
