# Hints: what a strong bot would do, and why

hint-button = Hint
hint-heading = Hint
hint-thinking = A strong bot is thinking …
hint-stop = Stop
hint-before = Outlook before the move: { $before } of 100
hint-after = { $move }: { $after } of 100
hint-tried = { $count ->
    [one] Tried in 1 imagined position.
   *[other] Tried in { $count } imagined positions.
 }
hint-by-rule = The bot goes by a rule here, and gives no estimate.
advice-search = Of all moves it comes out best in the positions that could be.
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
