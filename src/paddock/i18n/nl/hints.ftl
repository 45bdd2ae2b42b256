# Tips: wat een sterke bot zou doen, en waarom

hint-button = Tip
hint-heading = Tip
hint-thinking = Een sterke bot denkt na …
hint-stop = Stoppen
hint-before = Vooruitzicht vóór de zet: { $before } van 100
hint-after = { $move }: { $after } van 100
hint-tried = { $count ->
    [one] Geprobeerd in 1 denkbeeldige stelling.
   *[other] Geprobeerd in { $count } denkbeeldige stellingen.
 }
hint-by-rule = De bot volgt hier een vuistregel en geeft geen schatting.
hint-stand-in = De sterke bot zou hier te lang over nadenken. Dit is wat een clubspeler zou kiezen.
hint-only = Er is geen andere zet.
advice-search = Van alle zetten pakt deze het best uit in de stellingen die mogelijk zijn.
hint-why-me = Waarom ik?
blame-leader = Je lag voorop.
blame-any = De bot zag geen beter doelwit.
web-hints = Tips
web-hints-off = voor niemand
web-hints-on = voor wie erom vraagt
web-hints-help = Wat een sterke bot zou doen, en waarom. Alleen tegen bots zijn er altijd tips.
web-hints-agreed = Aan deze tafel mag iedereen om tips vragen.
web-error-no-hints = Aan deze tafel zijn er geen tips.
ui-help-hint =
    hint         wat een sterke bot zou doen, en waarom
ui-help-why =
    why          waarom een bot jou dat deed
ui-why-nobody = Nog geen bot had het op jou gemunt.
