# Conseils : ce que ferait un bot fort, et pourquoi

hint-button = Conseil
hint-heading = Conseil
hint-thinking = Un bot fort réfléchit …
hint-stop = Arrêter
hint-before = Perspective avant le coup : { $before } sur 100
hint-after = { $move } : { $after } sur 100
hint-tried = { $count ->
    [one] Essayé dans { $count } position imaginée.
   *[other] Essayé dans { $count } positions imaginées.
 }
hint-by-rule = Ici le bot suit une règle et ne donne pas d’estimation.
hint-stand-in = Ici, le bot fort réfléchirait trop longtemps. Voici ce que choisirait un joueur de niveau club.
hint-only = Il n’y a pas d’autre coup.
advice-search = De tous les coups, c’est celui qui réussit le mieux dans les positions possibles.
hint-why-me = Pourquoi moi ?
blame-leader = Tu étais en tête.
blame-any = Le bot n’a pas vu de meilleure cible.
web-hints = Conseils
web-hints-off = pour personne
web-hints-on = pour qui en demande
web-hints-help = Ce que ferait un bot fort, et pourquoi. Quand on joue seul contre des bots, il y en a toujours.
web-hints-agreed = À cette table, chacun peut demander des conseils.
web-error-no-hints = Il n’y a pas de conseils à cette table.
ui-help-hint =
    hint         ce que ferait un bot fort, et pourquoi
ui-help-why =
    why          pourquoi un bot t’a fait cela
ui-why-nobody = Aucun bot ne t’a encore visé.
