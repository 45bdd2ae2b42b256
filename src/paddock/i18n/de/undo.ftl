# Zurück zu einer früheren Entscheidung.

event-undone =
    { $seat_is ->
        [you] Du gehst zu einer früheren Entscheidung zurück. Was du damals nicht gesehen hattest, wird neu verteilt.
       *[one] { $seat } geht zu einer früheren Entscheidung zurück. Was damals nicht gesehen war, wird neu verteilt.
    }
undo = Rückgängig
undo-help = Zurück zu einer deiner Entscheidungen. Was du damals nicht gesehen hattest, wird neu verteilt, das Protokoll behält beide Linien, und die Partie zählt für keine Wertung.
undo-to = Zurück zu
undo-go = Zurückgehen
undo-why-people = Jemand, der eine Hand dieser Partie gesehen hat, sitzt nicht hier, also kann niemand für diese Person zustimmen.
undo-why-nothing = Du hast noch nichts entschieden.
undo-why-over = Die Partie ist zu Ende. In der Wiederholung kannst du von jedem Moment aus weiterspielen.
undo-why-stop = Geh zuerst zum nächsten Teil weiter.
undo-why-old = Dieser Tisch ist älter als die Siegel des Glücks, neu verteilen ließe sich also nichts auf faire Weise.
undo-why-not-started = Die Partie hat nicht begonnen.
web-error-no-undo = Das lässt sich nicht rückgängig machen.
fair-undone = { $count ->
    [one] Einmal ist jemand zu einer früheren Entscheidung zurückgegangen; was nicht gesehen war, wurde neu verteilt, und auch das ist bewiesen. Die Partie zählt für keine Wertung.
   *[other] { $count } Mal ist jemand zu einer früheren Entscheidung zurückgegangen; was nicht gesehen war, wurde neu verteilt, und auch das ist bewiesen. Die Partie zählt für keine Wertung.
 }
undo-ask = Die anderen fragen
undo-ask-help = Wenn alle zustimmen, geht die Partie zu einer deiner Entscheidungen zurück. Was gesehen wurde, bleibt gesehen, die Hände bleiben, wie sie sind, es kommen neue Karten, und die Partie zählt für keine Wertung.
undo-wish = { $name } möchte zu einer früheren Entscheidung zurück.
undo-wish-mine = Du hast gebeten, zurückzugehen zu: { $move }
undo-agree = Einverstanden
undo-refuse = Nein
undo-refused = { $name } ist nicht einverstanden. Du kannst etwas später noch einmal fragen.
web-error-undo-refused = Die anderen haben gerade nein gesagt. Frag etwas später noch einmal.
