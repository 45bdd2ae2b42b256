# Was allen Spielen gemeinsam ist. Zu jeder Person in einem Satz gehört eine zweite Variable wie
# $seat_is:
#   you     wer liest
#   ours    das Team dessen, der liest
#   one     eine andere Person (auch, wenn niemand mitliest)
#   team    mehrere andere
#   nobody  niemand

## Sprachen, wie sie sich selbst nennen

language = Deutsch

## Warum ein Zug nicht geht

refusal-not-your-turn = Du bist nicht am Zug.
refusal-no-such-choice = Diese Wahl hast du gerade nicht.

## Die Frage, wenn ein Spiel keine Worte dafür hat

ask-any = Du bist am Zug.

## Werte von Optionen

word-on = an
word-off = aus
word-yes = ja
word-no = nein

## Stärken der Bots

bot-random = spielt irgendetwas
bot-rookie = lernt noch: spielt das Naheliegende und greift selten an
bot-club = spielt wie ein gutes Vereinsmitglied
bot-pro = denkt voraus und weiß, was noch kommen kann
bot-ace = denkt bis zu zwei Sekunden lang nach

## Eine Partie

sign-colon = { ": " }
no-name = Spieler { $number }
match-heading = { $game } · { $players } Spieler · { $preset }
card-count =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
score-part = Teil { $race }
score-part-total = Zusammen
score-match-total = Partie bisher
score-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
score-value = { $points }
score-now = Was schon sicher ist:
event-taken-back =
    { $seat_is ->
        [you] Du nimmst deinen letzten Zug zurück.
       *[one] { $seat } nimmt den letzten Zug zurück.
    }
event-shared-match =
    { $sides_is ->
        [you] { CAP($sides) } teilt euch den Sieg mit je { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkten
        }.
       *[team] { CAP($sides) } teilen sich den Sieg mit je { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkten
        }.
    }
event-standing =
    { $side_is ->
        [you] Platz { $rank }: du, { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }.
        [ours] Platz { $rank }: dein Team, { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }.
       *[one] Platz { $rank }: { $side }, { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }.
    }
event-took-over = { $player } übernimmt Platz { $number } und sieht ab jetzt dessen Hand.
event-came-back = { $player } ist zurück auf Platz { $number }.
event-stands-in = Ein Bot vertritt { $player } auf Platz { $number }.
event-left-table = { $player } ist gegangen; auf Platz { $number } spielt ein Bot.
event-awaits-deal = { $player } bekommt Platz { $number }, sobald dessen Hand neu ausgeteilt wird.
event-answer-dropped =
    { $seat_is ->
        [you] Deine Antwort konnte nicht gespeichert werden und zählt nicht.
       *[one] Eine Antwort von { $seat } konnte nicht gespeichert werden und zählt nicht.
    }

## Auf den Zeichnungen

draw-stock = Stapel
draw-discard = Ablage
draw-hand = Deine Hand
draw-km = km

## Im Terminal

ui-welcome = ? zeigt die Hilfe, q beendet.
ui-bot = { $name } ist ein Bot ({ $level }): { $about }.
ui-you = du
ui-play = spielen
ui-keys-cards = 1: spielen · ?: Hilfe · q: Ende
ui-keys-discard = 1: spielen · d1: abwerfen · ?: Hilfe · q: Ende
ui-keys-ways = 1a: Karte 1 auf die erste Art · 1b: auf die zweite · ?: Hilfe · q: Ende
ui-keys-discard-ways = 1: spielen · 1a, 1b: wie danebensteht · d1: abwerfen · ?: Hilfe · q: Ende
ui-keys-plain = 1: wählen · ?: Hilfe · q: Ende
ui-unknown = „{ $text }“ ist unverständlich. Gib eine Nummer aus der Liste ein, einen Zug wie „{ $example }“ oder ? für Hilfe.
ui-ambiguous = „{ $text }“ kann heißen: { $choices }.
ui-no-number = Nummer { $number } gibt es nicht; die Liste geht von 1 bis { $last }.
ui-refused = Das geht nicht. { $reason }
ui-refused-discard = Das geht nicht. { $reason } ({ $key } wirft die Karte ab.)
ui-choose-victim = Gegen wen? { $choices }
ui-stopped = Die Partie ruht fürs Erste.
ui-log-at = Weiterspielen: paddock play --resume { $path }
ui-log-done = Noch einmal ansehen: paddock replay { $path }
ui-log-none = Diese Partie wird nicht gespeichert: { $path } lässt sich nicht schreiben.
ui-resumed = Weiter nach Zug { $ply }.
ui-help-keys =
    1, 2, 3 …    diese Karte oder diese Antwort wählen
    ? options    nach welchen Regeln dieser Tisch spielt
    s            der Punktestand
    t            der Tisch noch einmal
    back         eine angefangene Wahl zurücknehmen
    q            beenden; die Partie bleibt erhalten und kann weitergehen
ui-help-none = Zu „{ $text }“ gibt es keine Hilfe. Versuch es mit ? allein, einer Karte oder „? options“.
ui-options = Dieser Tisch spielt nach

## Rückblick

replay-start = Stellung bei Zug { $ply }
replay-after =
    { $ply ->
        [one] Nach 1 Zug
       *[other] Nach { $ply } Zügen
    }
replay-sealed =
    { $seat_is ->
        [you] Du wählst geheim: { $move }
       *[one] { $seat } wählt geheim: { $move }
    }
replay-decided =
    { $seat_is ->
        [you] Du entscheidest: { $move }
       *[one] { $seat } entscheidet: { $move }
    }
replay-unfinished = Die Partie ist noch nicht zu Ende.
replay-keys = ←→ Schritt · ⇧←→ Karte · Pos1 Ende · Leer Start · +− Tempo · 0–{ $players } Augen · q Ende
log-other-rules = Diese Partie { $game } wurde nach Fassung { $rules } der Regeln gespielt. Hier gibt es Fassung { $here }, darum kann sie nicht wiederholt werden; ein Paddock jener Fassung kann es.

## Der Tisch als Tabelle

fact-scores = Punkte
fact-team-scores = Punkte des Teams
