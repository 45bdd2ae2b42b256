## What has happened since one's own move

web-since = Dalla tua mossa
    .help = Rivedi tutto, una cosa alla volta
web-since-nothing = Ancora niente dopo la tua mossa

## Without a connection

web-no-line = Nessuna connessione
web-no-line-help = Al momento non c’è collegamento con questo Paddock. La tua partita aspetta; niente di ciò che è stato giocato va perso.
web-no-line-again = Riprova

## Sound

web-sound = Suono: { $state }
web-sound-on = acceso
web-sound-off = spento
