# Wat alle spellen delen. Bij een persoon in een zin hoort een tweede variabele, zoals $seat_is:
#   you     de lezer
#   ours    het team van de lezer
#   one     één andere speler (ook de vorm als niemand meeleest)
#   team    meer andere spelers
#   nobody  niemand

## Talen, zoals ze zichzelf noemen

language = Nederlands

## Waarom een zet niet mag

refusal-not-your-turn = Je bent niet aan de beurt.
refusal-no-such-choice = Die keus heb je nu niet.

## De vraag als een spel er geen woorden voor heeft

ask-any = Jij bent aan zet.

## Waarden van opties

word-on = aan
word-off = uit
word-yes = ja
word-no = nee

## Niveaus van bots

bot-random = speelt zomaar wat
bot-rookie = leert het nog: doet het voor de hand liggende en valt zelden aan
bot-club = speelt als een goede clubspeler
bot-pro = denkt vooruit en weet wat er nog kan komen
bot-ace = denkt soms wel twee seconden na

## Een partij

sign-colon = { ": " }
no-name = Speler { $number }
match-heading = { $game } · { $players } spelers · { $preset }
card-count =
    { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }
score-part = Deel { $race }
score-part-total = Samen
score-match-total = Partij tot nu toe
score-points =
    { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
score-value = { $points }
score-now = Wat nu al zeker is:
event-taken-back =
    { $seat_is ->
        [you] Je neemt je laatste zet terug.
       *[one] { $seat } neemt de laatste zet terug.
    }
event-shared-match =
    { $points ->
        [one] { CAP($sides) } delen de winst met elk 1 punt.
       *[other] { CAP($sides) } delen de winst met elk { $points } punten.
    }
event-standing =
    { $side_is ->
        [you] Plaats { $rank }: jij, { $points ->
            [one] 1 punt
           *[other] { $points } punten
        }.
        [ours] Plaats { $rank }: jouw team, { $points ->
            [one] 1 punt
           *[other] { $points } punten
        }.
       *[one] Plaats { $rank }: { $side }, { $points ->
            [one] 1 punt
           *[other] { $points } punten
        }.
    }
event-took-over = { $player } neemt plaats { $number } over en ziet die hand vanaf nu.
event-came-back = { $player } zit weer op plaats { $number }.
event-stands-in = Een bot valt in voor { $player } op plaats { $number }.
event-left-table = { $player } is weg; een bot speelt verder op plaats { $number }.
event-awaits-deal = { $player } krijgt plaats { $number } zodra die hand opnieuw wordt gedeeld.
event-answer-dropped =
    { $seat_is ->
        [you] Je antwoord kon niet worden opgeslagen en telt niet.
       *[one] Een antwoord van { $seat } kon niet worden opgeslagen en telt niet.
    }

## Op de tekeningen

draw-stock = Stok
draw-discard = Afleg
draw-hand = Je hand
draw-km = km

## In de terminal

ui-welcome = Typ ? voor hulp en q om te stoppen.
ui-bot = { $name } is een bot ({ $level }): { $about }.
ui-you = jij
ui-play = spelen
ui-keys-cards = 1: spelen · ?: hulp · q: stoppen
ui-keys-discard = 1: spelen · d1: weggooien · ?: hulp · q: stoppen
ui-keys-ways = 1a: kaart 1 op de eerste manier · 1b: op de tweede · ?: hulp · q: stoppen
ui-keys-discard-ways = 1: spelen · 1a, 1b: zoals ernaast staat · d1: weggooien · ?: hulp · q: stoppen
ui-keys-plain = 1: kiezen · ?: hulp · q: stoppen
ui-unknown = “{ $text }” begrijp ik niet. Typ een nummer uit de lijst, een zet zoals “{ $example }”, of ? voor hulp.
ui-ambiguous = “{ $text }” kan dit zijn: { $choices }.
ui-no-number = Nummer { $number } staat niet in de lijst; die loopt van 1 tot en met { $last }.
ui-refused = Dat kan niet. { $reason }
ui-refused-discard = Dat kan niet. { $reason } (Met { $key } gooi je de kaart weg.)
ui-choose-victim = Bij wie? { $choices }
ui-stopped = De partij stopt hier voorlopig.
ui-log-at = Verder spelen: paddock play --resume { $path }
ui-log-done = Terugkijken: paddock replay { $path }
ui-log-none = Deze partij wordt niet bewaard: in { $path } kan niet worden geschreven.
ui-resumed = Verder na zet { $ply }.
ui-help-keys =
    1, 2, 3 …    kies die kaart of dat antwoord
    ? options    volgens welke regels deze tafel speelt
    s            de stand
    t            de tafel nog eens
    back         neem een keus terug die nog niet af is
    q            stoppen; de partij blijft bewaard en kan verdergaan
ui-help-none = Over “{ $text }” is er geen hulp. Probeer ? alleen, een kaart, of “? options”.
ui-options = Deze tafel speelt volgens

## Terugkijken

replay-start = Stand bij zet { $ply }
replay-after =
    { $ply ->
        [one] Na 1 zet
       *[other] Na { $ply } zetten
    }
replay-sealed =
    { $seat_is ->
        [you] Je kiest in het geheim: { $move }
       *[one] { $seat } kiest in het geheim: { $move }
    }
replay-decided =
    { $seat_is ->
        [you] Je beslist: { $move }
       *[one] { $seat } beslist: { $move }
    }
replay-unfinished = De partij is nog niet uit.
replay-keys = ←→ stap · ⇧←→ kaart · Home End · spatie start · +− tempo · 0–{ $players } ogen · q stop
log-other-rules = Deze partij { $game } werd met versie { $rules } van de regels gespeeld. Hier is versie { $here }, dus ze kan niet herhaald worden; een Paddock van die versie kan het wel.

## Een blik op de tafel, als tabel

fact-scores = Punten
fact-team-scores = Punten van het team
