## What has happened since one's own move

web-since = Depuis ton coup
    .help = Revoir, un coup après l’autre
web-since-nothing = Rien encore depuis ton coup

## Without a connection

web-no-line = Pas de connexion
web-no-line-help = La liaison avec ce Paddock est coupée en ce moment. Ta partie attend ; rien de ce qui a été joué n’est perdu.
web-no-line-again = Réessayer

## Sound

web-sound = Son : { $state }
web-sound-on = activé
web-sound-off = coupé
