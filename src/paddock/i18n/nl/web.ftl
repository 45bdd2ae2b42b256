# De pagina’s. Korte woorden: ze staan op knoppen en op een telefoon.

web-hero = Start je motor
web-tagline = Klassieke racespellen: met vrienden via één link, of tegen bots die er wat van kunnen. Geen account, geen wachttijd.
web-nav = Pagina’s
web-nav-games = Spellen
web-nav-lobby = Lobby
web-settings = Instellingen
web-language = Taal
web-save = Opslaan
web-rules = Spelregels
web-rules-english = Deze regels zijn er alleen in het Engels; kaartnamen, verslag en uitleg zijn in het Nederlands.
web-rules-none = Dit spel heeft nog geen spelregelpagina: de maker heeft er geen geschreven.
web-close = Sluiten
web-more = Tafel
web-help = Hulp
web-keys-heading = Toetsen
web-touch-heading = Met je vinger
web-touch-all = Houd je vinger op een kaart of een knop: dan staat er wat die doet, of waarom die grijs is. Waar een rand vervaagt, veeg je om de rest te zien. “{ web-notices }” bovenaan toont wat er is gebeurd.
web-copy = Kopiëren
web-copied = Gekopieerd
web-guest = Gast { $number }
web-you = (jij)

## Begin

web-players = { $counts } spelers
web-race-now = Nu racen
web-against = { $bots ->
    [one] met 1 bot
   *[other] met { $bots } bots
}
web-with-friends = Met vrienden
web-how-many = Spelers
web-visibility = Wie mag meedoen
web-visibility-private = wie de link heeft
web-visibility-open = iedereen, via de lobby
web-preset = Regels
web-all-options = Alle opties
web-reaction = Tijd voor een reactie
web-reaction-help = Hoelang de tafel wacht als er een reactie mogelijk is. Die pauze is altijd even lang, wie ook wat in handen heeft. Bij 0 worden reacties vanzelf gespeeld.
web-seconds = { $n } s
web-absent = Als iemand weg is
web-absent-bot = een bot valt in
web-absent-wait = de tafel wacht
web-absent-help = Na een halve minuut; wie terugkomt, neemt het meteen weer over.
web-takeover = Wie later aanschuift
web-takeover-deal = begint bij de volgende keer delen
web-takeover-now = neemt meteen de hand van een bot over
web-takeover-help = Wie midden in een spel overneemt, ziet de kaarten waarmee een bot heeft gespeeld. Het verslag zegt wie welke hand heeft gezien.
web-takeover-deal-agreed = Wie later aanschuift, krijgt de plaats van een bot bij de volgende keer delen of starten.
web-takeover-now-agreed = Afgesproken aan deze tafel: wie later aanschuift, neemt meteen de plaats van een bot over en ziet zijn hand.
web-move-time = Tijd voor een zet
web-no-limit = onbeperkt
web-pace = Bots spelen
web-pace-normal = op hun gemak
web-pace-fast = snel
web-pace-slow = langzaam
web-pace-instant = zonder pauzes
web-chairs = Plaatsen
web-chairs-lot = worden bij de start geloot
web-chairs-kept = blijven zoals men is gaan zitten
web-chairs-help = Sommige plaatsen winnen vaker dan andere. In een teamspel blijven partners bij elkaar.
web-open-table = Tafel openen
web-your-tables = Jouw tafels
web-go-on = Verder

## Lobby

web-lobby-empty = Er is nu geen open tafel. Open er een, dan vinden anderen die hier.
web-sit-down = Meedoen
web-watch = Kijken
web-lobby-free = { $count ->
    [one] 1 plaats vrij
   *[other] { $count } plaatsen vrij
}
web-lobby-running = bezig
web-pages = Pagina’s van de lobby
web-newer = Nieuwer
web-older = Ouder
web-page-of = Pagina { $page } van { $last }

## Voor de start

web-room-host = Kies wie waar zit, stuur de link en start.
web-room-guest = { $host } start de race zodra iedereen zit.
web-room-watch = Deze tafel is nog niet begonnen.
web-chair = Wie hier zit
web-chair-free = Vrije plaats
web-chair-open = een vriend
web-chair-bot = { $level ->
    [random] bot: toeval
    [rookie] bot: beginner
    [club] bot: club
    [pro] bot: prof
    [ace] bot: kampioen
   *[other] bot: { $level }
}
web-seat-link = Link voor deze plaats
web-invite = Uitnodigen
web-invite-help = Wie deze link opent, kan op een vrije plaats gaan zitten. De link voor één plaats werkt één keer.
web-revoke = Nieuwe link
web-qr = Toon als code voor de telefoon
web-start = Start
web-start-waits = Er is nog een plaats vrij: nodig iemand uit of kies een bot.

## Aan tafel

web-plates = Rijders
web-skip = Naar de vraag
web-board = Bord
web-points = punten
web-total = Totaal
web-notices = Verslag
web-connected = Verbonden
web-offline = Verbinding herstellen …
web-retrying = Nog niet opgeslagen – we proberen het opnieuw …
web-thinking = denkt na
web-to-move = aan de beurt
web-level = { $level ->
    [random] toeval
    [rookie] beginner
    [club] club
    [pro] prof
    [ace] kampioen
   *[other] { $level }
}
web-here = is er
web-away = is weg
web-bot = bot
web-bot-substitutes = een bot valt in
web-your-turn = Jouw beurt
web-turn-of = Aan de beurt: { $names }
web-look = Kijk naar de tafel.
web-still-looking = Wachten op { $names }
web-look-on = Toch kijken
web-watching = Je kijkt mee.
web-choose-card = Kies een kaart, en speel hem of gooi hem weg.
web-discard = Weggooien
web-take-back = Terugnemen
web-take-seat = Plaats van { $name } overnemen
web-take-own-seat = Neem je plaats terug
web-seat-awaited = Je krijgt de plaats van { $name } zodra die hand opnieuw wordt gedeeld.
web-rematch = Revanche
web-to-rematch = Naar de revanche
web-sure = Zeker?
web-leave = Tafel verlaten
web-download-log = Verslag downloaden
web-standing = Als ik kan reageren
web-standing-ask = vraag het me
web-standing-always = altijd spelen
web-standing-never = nooit
web-help-buttons = Tab gaat van knop naar knop en Enter drukt erop, L toont het verslag.
web-touch-buttons = Tik op een knop om die zet te doen.
web-over = De race is uit.
web-wins = Winst voor { $name }
web-you-win = Je wint!
web-team-wins = Jouw team wint!
web-shared = Gedeelde winst: { $names }
web-nobody-wins = Niemand wint

## Instellingen

web-name = Je naam
web-set-theme = Kleuren
web-set-theme-auto = zoals het apparaat
web-set-theme-light = licht
web-set-theme-dark = donker
web-set-sound = Geluiden, en een bel als je aan de beurt bent
web-set-sound-off = uit
web-set-sound-on = aan
web-set-confirm = Vragen voor een zet
web-set-confirm-0 = nee
web-set-confirm-1 = ja
web-set-motion = Beweging
web-set-motion-on = aan
web-set-motion-off = uit
web-move-device = Ander apparaat
web-move-device-help = Open deze link op je telefoon en je bent daar dezelfde speler. Hij werkt één keer, tien minuten lang.
web-make-link = Link maken
web-claim = Verder als { $name }
web-claim-who = Op dit apparaat word je { $name }.
web-claim-lose = Tot nu toe was je hier { $name }. Wil je later terug naar die speler, maak er dan eerst een link voor.
web-claim-seats = { $count ->
    [one] Je verliest je plaats aan 1 tafel.
   *[other] Je verliest je plaatsen aan { $count } tafels.
}
web-claim-warn = Ga alleen verder als je deze link zelf hebt gemaakt. Heeft iemand anders hem gemaakt, dan speelt die op dezelfde plaats als jij en ziet je kaarten.
web-claim-same = Je bent hier al { $name }.
web-claim-not = Blijven wie ik ben
web-sign-out = Overal elders afmelden
web-sign-out-help = Al je andere apparaten worden afgemeld, en links die je hebt gemaakt, werken niet meer. Dit apparaat blijft aangemeld.
web-sign-out-done = Gedaan. Alleen dit apparaat is nog aangemeld.

## Wat er misging

web-error = Dat lukte niet
web-error-no-such-page = Die pagina bestaat niet.
web-error-no-such-table = Hier is geen tafel. Misschien is het adres niet volledig.
web-error-no-such-invite = Deze uitnodiging geldt niet meer.
web-error-stale-move = De tafel is al verder; zo staat het nu.
web-error-not-your-seat = Dat is niet jouw plaats.
web-error-unknown-move = Dat is geen zet.
web-error-no-take-back = Er valt nu niets terug te nemen.
web-error-table-full = Alle plaatsen zijn bezet. Je kunt meekijken.
web-error-too-late = Daar is het te laat voor.
web-error-too-often = Dat was te vaak. Wacht even.
web-error-not-the-host = Dat kan alleen wie de tafel opende.
web-error-private = Deze tafel is besloten.
web-error-not-storable = Dat kon niet worden opgeslagen. Er is niets veranderd.
web-error-bad-request = Dat verzoek was niet te begrijpen.
web-error-bad-option = { $text }
web-error-other-rules = Deze partij werd gespeeld met een versie van de regels die deze server niet heeft. Ze blijft bewaard, maar kan hier niet getoond worden en niet verdergaan.
web-error-changed-record = In het verslag van deze partij staat een zet die volgens de regels niet kan; het is dus later veranderd of beschadigd geraakt. Het blijft bewaard zoals het is, maar de partij kan hier niet worden getoond en niet verdergaan.
web-error-table-closed = De beheerder van deze server heeft deze tafel gesloten. De partij gaat niet verder.
web-error-server = Hier ging iets mis. Er is niets verloren; probeer het nog eens.
web-error-not-stored = Dat is niet opgeslagen: de server kan nu niet schrijven. Er is niets veranderd; probeer het nog eens.
web-error-too-many = Dat was te veel tegelijk. Wacht even.
web-error-not-your-turn = Je bent niet aan de beurt.
web-error-other-hand = Je hebt in deze partij al een andere hand gezien, dus deze plaats kun je niet nemen.
web-error-not-over = De partij is nog niet afgelopen.
web-error-not-started = De partij is nog niet begonnen.

## Results

web-result = Uitslag
web-part = Deel { $n }
web-part-over = { $part } is afgelopen
web-next-part = Hierna: { $part }
web-look-result = Zo staat het ervoor. Ga verder als je zover bent.
web-stop-waits = De tafel wacht op { $names }.
web-place = Plaats
web-driver = Rijder
web-winner = winnaar
web-how-scored = Hoe elk totaal tot stand kwam
web-stops = Tussen twee races
web-stops-wait = op iedereen wachten
web-stops-on = meteen verder

## Your tables

web-place-of = Plaats { $place } van { $count }
web-look-back = Terugkijken

## Leaving and waiting

web-leave-running = Een bot rijdt voor je verder. Zolang de partij duurt kun je je plaats terugnemen: de tafel blijft bij je tafels staan.
web-leave-room = Je plaats komt vrij voor iemand anders.
web-leave-sure = Weggaan
web-leave-stay = Blijven
web-you-left = Je bent weg; een bot rijdt voor je
web-table-waits = Niets te beslissen. De tafel wacht even.
web-answer-kept = Je hebt geantwoord. De tafel wacht even.

## Race now

web-bot-level = Hoe goed de bots spelen
web-race-level = { $level ->
    [random] die maar wat doen
    [rookie] die het nog leren
    [club] op clubniveau
    [pro] op profniveau
    [ace] op het allerhoogste niveau
   *[other] { $level }
}

## Knocking

web-knock-help = Je hebt het adres van deze tafel, maar geen uitnodiging. Vraag de gastheer om een link, of klop hier aan.
web-knock = Om een plaats vragen
web-knocked = Je hebt om een plaats gevraagd. De gastheer ziet het en laat je binnen.
web-knocks = { $name } vraagt om een plaats
web-let-in = Binnenlaten
web-send-away = Nu niet
web-here-only = Deze link werkt alleen op deze computer.
web-here-only-how = Laat anderen in je netwerk meespelen door Paddock te starten met
web-saved = Opgeslagen
