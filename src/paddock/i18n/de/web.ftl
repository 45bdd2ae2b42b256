# Die Seiten. Kurze Wörter: Sie stehen auf Knöpfen und auf dem Telefon.

web-hero = Motoren an!
web-tagline = Klassische Rennspiele: mit Freunden über einen einzigen Link oder gegen Bots, die etwas können. Ohne Konto, ohne Warten.
web-nav = Seiten
web-nav-games = Spiele
web-nav-lobby = Lobby
web-settings = Einstellungen
web-language = Sprache
web-save = Speichern
web-rules = Regeln
web-rules-english = Diese Regeln gibt es nur auf Englisch; Kartennamen, Protokoll und Begründungen sind auf Deutsch.
web-rules-none = Dieses Spiel hat noch keine Regelseite: Sein Autor hat keine geschrieben.
web-close = Schließen
web-more = Tisch
web-help = Hilfe
web-keys-heading = Tasten
web-touch-heading = Mit dem Finger
web-touch-all = Halte den Finger auf einer Karte oder einem Knopf: Dann steht da, was sie tun oder warum sie grau sind. Wo ein Rand verblasst, wisch, um den Rest zu sehen. „{ web-notices }“ oben zeigt, was geschehen ist.
web-copy = Kopieren
web-copied = Kopiert
web-guest = Gast { $number }
web-you = (du)

## Start

web-players = { $counts } Spieler
web-race-now = Losfahren
web-against = { $bots ->
    [one] mit 1 Bot
   *[other] mit { $bots } Bots
}
web-with-friends = Mit Freunden
web-how-many = Spieler
web-visibility = Wer mitspielen darf
web-visibility-private = wer den Link hat
web-visibility-open = alle, über die Lobby
web-preset = Regeln
web-all-options = Alle Optionen
web-reaction = Zeit für eine Reaktion
web-reaction-help = Wie lange der Tisch wartet, wenn eine Reaktion möglich ist. Die Pause ist immer gleich lang, egal wer was in der Hand hat. Bei 0 werden Reaktionen von selbst gespielt.
web-seconds = { $n } s
web-absent = Wenn jemand fehlt
web-absent-bot = ein Bot springt ein
web-absent-wait = der Tisch wartet
web-absent-help = Nach einer halben Minute; wer zurückkommt, übernimmt sofort wieder.
web-takeover = Wer später dazukommt
web-takeover-deal = beginnt mit dem nächsten Austeilen
web-takeover-now = übernimmt sofort die Hand eines Bots
web-takeover-help = Wer mitten in einer Runde übernimmt, sieht die Karten, mit denen ein Bot gespielt hat. Das Protokoll sagt, wer welche Hand gesehen hat.
web-takeover-deal-agreed = Wer später dazukommt, bekommt den Platz eines Bots beim nächsten Austeilen oder Start.
web-takeover-now-agreed = An diesem Tisch vereinbart: Wer später dazukommt, übernimmt sofort den Platz eines Bots und sieht dessen Hand.
web-move-time = Zeit für einen Zug
web-no-limit = unbegrenzt
web-pace = Bots spielen
web-pace-normal = gemütlich
web-pace-fast = schnell
web-pace-slow = langsam
web-pace-instant = ohne Pausen
web-chairs = Die Plätze
web-chairs-lot = werden beim Start ausgelost
web-chairs-kept = bleiben, wie man sich gesetzt hat
web-chairs-help = Manche Plätze gewinnen öfter als andere. Im Teamspiel bleiben Partner zusammen.
web-open-table = Tisch eröffnen
web-your-tables = Deine Tische
web-go-on = Weiter

## Lobby

web-lobby-empty = Gerade ist kein Tisch offen. Eröffne einen, dann finden ihn andere hier.
web-sit-down = Mitspielen
web-watch = Zusehen
web-lobby-free = { $count ->
    [one] 1 Platz frei
   *[other] { $count } Plätze frei
}
web-lobby-running = läuft
web-pages = Seiten der Lobby
web-newer = Neuere
web-older = Ältere
web-page-of = Seite { $page } von { $last }

## Vor dem Start

web-room-host = Wähle, wer wo sitzt, verschick den Link und starte.
web-room-guest = { $host } startet das Rennen, sobald alle sitzen.
web-room-watch = Dieser Tisch hat noch nicht angefangen.
web-chair = Wer hier sitzt
web-chair-free = Freier Platz
web-chair-open = Freund/in
web-chair-bot = { $level ->
    [random] Bot: Zufall
    [rookie] Bot: Neuling
    [club] Bot: Club
    [pro] Bot: Profi
    [ace] Bot: Ass
   *[other] Bot: { $level }
}
web-seat-link = Link für diesen Platz
web-invite = Einladen
web-invite-help = Wer diesen Link öffnet, kann sich auf einen freien Platz setzen. Der Link für einen einzelnen Platz gilt einmal.
web-revoke = Neuer Link
web-qr = Als Code fürs Telefon zeigen
web-start = Start
web-start-waits = Ein Platz ist noch frei: Lade jemanden ein oder wähle einen Bot.

## Am Tisch

web-plates = Fahrer
web-skip = Zur Frage
web-board = Spielplan
web-points = Punkte
web-total = Gesamt
web-notices = Protokoll
web-connected = Verbunden
web-offline = Verbinde neu …
web-retrying = Noch nicht gespeichert – neuer Versuch …
web-thinking = überlegt
web-to-move = am Zug
web-level = { $level ->
    [random] Zufall
    [rookie] Neuling
    [club] Club
    [pro] Profi
    [ace] Ass
   *[other] { $level }
}
web-here = da
web-away = weg
web-bot = Bot
web-bot-substitutes = ein Bot springt ein
web-your-turn = Du bist dran
web-turn-of = Am Zug: { $names }
web-look = Sieh dir den Tisch an.
web-still-looking = Wir warten auf { $names }
web-look-on = Doch zusehen
web-watching = Du siehst zu.
web-choose-card = Wähle eine Karte, dann spiel sie oder wirf sie ab.
web-discard = Abwerfen
web-take-back = Zurücknehmen
web-take-seat = Platz von { $name } übernehmen
web-take-own-seat = Nimm deinen Platz wieder ein
web-seat-awaited = Du bekommst den Platz von { $name }, sobald dessen Hand neu ausgeteilt wird.
web-rematch = Revanche
web-to-rematch = Zur Revanche
web-sure = Sicher?
web-leave = Tisch verlassen
web-download-log = Protokoll laden
web-standing = Wenn ich reagieren kann
web-standing-ask = frag mich
web-standing-always = immer spielen
web-standing-never = nie
web-help-buttons = Tab geht von Knopf zu Knopf und Enter drückt ihn, L zeigt das Protokoll.
web-touch-buttons = Tipp auf einen Knopf, um diesen Zug zu machen.
web-over = Das Rennen ist zu Ende.
web-wins = Sieg für { $name }
web-you-win = Du gewinnst!
web-team-wins = Dein Team gewinnt!
web-shared = Geteilter Sieg: { $names }
web-nobody-wins = Niemand gewinnt

## Einstellungen

web-name = Dein Name
web-set-theme = Farben
web-set-theme-auto = wie das Gerät
web-set-theme-light = hell
web-set-theme-dark = dunkel
web-set-sound = Geräusche, und eine Glocke, wenn du dran bist
web-set-sound-off = aus
web-set-sound-on = an
web-set-confirm = Vor einem Zug fragen
web-set-confirm-0 = nein
web-set-confirm-1 = ja
web-set-motion = Bewegung
web-set-motion-on = an
web-set-motion-off = aus
web-move-device = Anderes Gerät
web-move-device-help = Öffne diesen Link auf deinem Telefon, und du bist dort dieselbe Person. Er gilt einmal, zehn Minuten lang.
web-make-link = Link erstellen
web-claim = Weiter als { $name }
web-claim-who = Auf diesem Gerät bist du dann { $name }.
web-claim-lose = Bisher warst du hier { $name }. Willst du später dorthin zurück, dann erstelle zuerst einen Link dafür.
web-claim-seats = { $count ->
    [one] Du verlierst deinen Platz an 1 Tisch.
   *[other] Du verlierst deine Plätze an { $count } Tischen.
}
web-claim-warn = Mach nur weiter, wenn du den Link selbst erstellt hast. Hat ihn jemand anders erstellt, spielt er auf demselben Platz wie du und sieht deine Karten.
web-claim-same = Du bist hier schon { $name }.
web-claim-not = Bleiben, wer ich bin
web-sign-out = Überall sonst abmelden
web-sign-out-help = Alle deine anderen Geräte werden abgemeldet, und Links, die du erstellt hast, gelten nicht mehr. Dieses Gerät bleibt angemeldet.
web-sign-out-done = Erledigt. Nur dieses Gerät ist noch angemeldet.

## Was schiefging

web-error = Das hat nicht geklappt
web-error-no-such-page = Diese Seite gibt es nicht.
web-error-no-such-table = Hier ist kein Tisch. Vielleicht ist die Adresse nicht vollständig.
web-error-no-such-invite = Diese Einladung gilt nicht mehr.
web-error-stale-move = Der Tisch ist schon weiter; so steht er jetzt.
web-error-not-your-seat = Das ist nicht dein Platz.
web-error-unknown-move = Das ist kein Zug.
web-error-no-take-back = Gerade lässt sich nichts zurücknehmen.
web-error-table-full = Alle Plätze sind besetzt. Du kannst zusehen.
web-error-too-late = Dafür ist es zu spät.
web-error-too-often = Das war zu oft. Warte einen Moment.
web-error-not-the-host = Das kann nur, wer den Tisch eröffnet hat.
web-error-private = Dieser Tisch ist privat.
web-error-not-storable = Das konnte nicht gespeichert werden. Es hat sich nichts geändert.
web-error-bad-request = Die Anfrage war nicht zu verstehen.
web-error-bad-option = { $text }
web-error-other-rules = Diese Partie wurde nach einer Fassung der Regeln gespielt, die dieser Server nicht hat. Sie bleibt gespeichert, kann hier aber weder gezeigt werden noch weitergehen.
web-error-changed-record = Das Protokoll dieser Partie enthält einen Zug, den die Regeln nicht erlauben: Es wurde also nachträglich geändert oder beschädigt. Es bleibt gespeichert, wie es ist, aber die Partie kann hier weder gezeigt werden noch weitergehen.
web-error-table-closed = Der Betreiber dieses Servers hat diesen Tisch geschlossen. Die Partie geht nicht weiter.
web-error-server = Hier ging etwas schief. Nichts ist verloren; versuch es noch einmal.
web-error-not-stored = Das ist nicht gespeichert: Der Server kann gerade nicht schreiben. Nichts hat sich geändert; versuch es noch einmal.
web-error-too-many = Das war zu viel auf einmal. Warte einen Moment.
web-error-not-your-turn = Du bist nicht am Zug.
web-error-other-hand = Du hast in dieser Partie schon ein anderes Blatt gesehen und kannst diesen Platz nicht nehmen.
web-error-not-over = Die Partie ist noch nicht zu Ende.
web-error-not-started = Die Partie hat noch nicht begonnen.

## Results

web-result = Ergebnis
web-part = Teil { $n }
web-part-over = { $part } ist zu Ende
web-next-part = Als Nächstes: { $part }
web-look-result = So steht es. Weiter, wenn du so weit bist.
web-stop-waits = Der Tisch wartet auf { $names }.
web-place = Platz
web-driver = Fahrer
web-winner = Sieg
web-how-scored = Wie jede Summe zustande kam
web-stops = Zwischen zwei Rennen
web-stops-wait = auf alle warten
web-stops-on = gleich weiter

## Your tables

web-place-of = Platz { $place } von { $count }
web-look-back = Ansehen

## Leaving and waiting

web-leave-running = Ein Bot fährt für dich weiter. Solange die Partie läuft, kannst du deinen Platz zurücknehmen: Der Tisch bleibt bei deinen Tischen.
web-leave-room = Dein Platz wird wieder frei für jemand anderen.
web-leave-sure = Verlassen
web-leave-stay = Bleiben
web-you-left = Du bist weg; ein Bot fährt für dich
web-table-waits = Nichts zu entscheiden. Der Tisch wartet einen Moment.
web-answer-kept = Du hast geantwortet. Der Tisch wartet einen Moment.

## Race now

web-bot-level = Wie gut die Bots spielen
web-race-level = { $level ->
    [random] die irgendetwas spielen
    [rookie] die noch lernen
    [club] in Vereinsstärke
    [pro] in Profistärke
    [ace] in Höchststärke
   *[other] { $level }
}

## Knocking

web-knock-help = Du hast die Adresse dieses Tisches, aber keine Einladung. Bitte um einen Link oder klopfe hier an.
web-knock = Um einen Platz bitten
web-knocked = Du hast um einen Platz gebeten. Am Tisch sieht man es und lässt dich herein.
web-knocks = { $name } bittet um einen Platz
web-let-in = Hereinlassen
web-send-away = Jetzt nicht
web-here-only = Dieser Link geht nur auf diesem Rechner.
web-here-only-how = Damit andere in deinem Netz mitspielen können, starte Paddock mit
web-saved = Gespeichert
