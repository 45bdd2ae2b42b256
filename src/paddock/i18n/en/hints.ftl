# Hints: what a strong bot would do, and why

hint-button = Hint
hint-heading = Hint
hint-thinking = A strong bot is thinking …
hint-stop = Stop
hint-before = Outlook before the move: { $before } of 100
hint-after = { $move }: { $after } of 100
hint-tried = { $count ->
    [one] Tried in 1 possible position.
   *[other] Tried in { $count } possible positions.
 }
hint-by-rule = The bot goes by a rule here, and gives no estimate.
hint-stand-in = The strong bot would take too long over this here. This is what a club player would choose.
hint-only = There is no other move.
advice-search = In the positions that are possible it does better than any other move.
hint-why-me = Why me?
blame-leader = You were in front.
blame-any = The bot saw no better target.
web-hints = Hints
web-hints-off = for nobody
web-hints-on = for all who ask
web-hints-help = What a strong bot would do, and why. Alone against bots there are always hints.
web-hints-agreed = At this table everybody may ask for hints.
web-error-no-hints = There are no hints at this table.
ui-help-hint =
    hint         what a strong bot would do, and why
ui-help-why =
    why          why a bot did that to you
ui-why-nobody = No bot has aimed at you yet.
