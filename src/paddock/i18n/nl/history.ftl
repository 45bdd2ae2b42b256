# De eigen afgelopen partijen.

history-matches = Partijen
history-title = Geschiedenis
history-search = Zoeken
history-game = Spel
history-all-games = Alle spellen
history-show = Toon
history-only-all = Alles
history-only-won = Gewonnen
history-only-people = Tegen mensen
history-count = { $count ->
    [0] Geen partij gevonden.
    [one] Eén partij
   *[other] { $count } partijen
 }
history-none = Hier is nog niets: partijen verschijnen als ze voorbij zijn.
history-statistics = Statistieken
history-places = Plaatsen
history-wins = Gewonnen
history-best = Beste
history-mean = Gemiddeld
history-casual = Telt niet mee
history-replay = Herhaling
history-take = Meenemen
history-export-json = Al mijn gegevens (JSON)
history-export-bgstats = Voor BG Stats
history-kept = Dit wordt hier van je bewaard: de naam die je koos, je instellingen, en je partijen met de tijd van elke zet. Een cookie zegt wie je bent. Er wordt niet om een adres of wachtwoord gevraagd, en er wordt niets doorgegeven.
history-delete = Mijn gegevens wissen
history-delete-help = Je naam en alles wat je met je partijen verbindt, wordt gewist. De partijen blijven voor de anderen, met een naamloze gast op jouw plaats. Dit kan niet ongedaan worden gemaakt.
history-sure = Ik weet het zeker
history-refused-sure = Vink eerst het vakje aan.
history-refused-running = Maak eerst je lopende partijen af of verlaat ze.
history-deleted = Je gegevens zijn gewist. Je bent nu een nieuwe gast.
history-points = Uitslag, partij na partij
history-liked = Meest gespeeld
history-luck = Geluk
history-luck-none = nog niet geanalyseerd
history-luck-mean = { $amount } per partij, bij { $count ->
    [one] één geanalyseerde
   *[other] { $count } geanalyseerde
 }
history-pages = Pagina’s
history-newer = Nieuwere
history-older = Oudere
