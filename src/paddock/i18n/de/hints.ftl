# Tipps: was ein starker Bot täte, und warum

hint-button = Tipp
hint-heading = Tipp
hint-thinking = Ein starker Bot denkt nach …
hint-stop = Stopp
hint-before = Aussicht vor dem Zug: { $before } von 100
hint-after = { $move }: { $after } von 100
hint-tried = { $count ->
    [one] In 1 gedachten Stellung ausprobiert.
   *[other] In { $count } gedachten Stellungen ausprobiert.
 }
hint-by-rule = Der Bot folgt hier einer Regel und schätzt nichts ab.
hint-stand-in = Der starke Bot würde hier zu lange nachdenken. So würde ein Clubspieler wählen.
hint-only = Einen anderen Zug gibt es nicht.
advice-search = Von allen Zügen geht dieser in den möglichen Stellungen am besten aus.
hint-why-me = Warum ich?
blame-leader = Du lagst vorn.
blame-any = Der Bot sah kein besseres Ziel.
web-hints = Tipps
web-hints-off = für niemanden
web-hints-on = für alle, die fragen
web-hints-help = Was ein starker Bot täte, und warum. Allein gegen Bots gibt es immer Tipps.
web-hints-agreed = An diesem Tisch dürfen alle nach Tipps fragen.
web-error-no-hints = An diesem Tisch gibt es keine Tipps.
ui-help-hint =
    hint         was ein starker Bot täte, und warum
ui-help-why =
    why          warum ein Bot dir das antat
ui-why-nobody = Noch kein Bot hatte es auf dich abgesehen.
