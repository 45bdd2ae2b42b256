# De herhaling van een afgelopen partij, en wat er na het einde komt.

replay-title = Herhaling
replay-preview = Bekijk de partij zet voor zet, door ieders ogen.
replay-share = Delen
replay-first = Naar het begin
replay-back = Een stap terug
replay-run = Afspelen
replay-on = Een stap verder
replay-last = Naar het einde
replay-moment = Moment van de partij
replay-speed = Snelheid
replay-eyes = Wiens ogen
replay-eyes-all = Alle handen open
replay-eyes-nobody = Ogen van een toeschouwer
replay-eyes-of = Ogen van { $name }
replay-from = Speel vanaf hier
    .help = Op dit moment begint een nieuwe partij tegen bots. De kaarten die komen zijn nieuw, en ze telt nergens mee.
replay-from-seat = Jouw plaats
replay-from-level = Tegen
replay-from-go = Start
replay-link = Link naar dit moment
replay-json = Partij als JSON
replay-png = Deze stelling als PNG
replay-svg = Deze stelling als SVG
replay-to-table = Naar de tafel
replay-origin = De partij waar ze vandaan komt
casual-continued = Deze partij ging verder vanaf een moment van een andere. Ze telt nergens mee.
casual-undo = In deze partij zijn zetten teruggedraaid. Ze telt nergens mee.
web-error-replay-not-over = De herhaling opent als de partij voorbij is: tot dan ziet iedereen het eigen deel.
web-watch-replay = Herhaling bekijken

## Het einde

end-podium = Het podium
end-chart = Hoe het ging
    .help = { $measure } van elke kant, van begin tot eind
end-moments = Momenten om terug te zien
end-share-text = { $game }: { $result }
end-measure = Punten
