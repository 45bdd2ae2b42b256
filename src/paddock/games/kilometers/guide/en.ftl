# What 1000 Kilometers teaches a newcomer.

kilometers-intro = Be the first to drive 700 kilometres, exactly, and stop the others on the way.
kilometers-intro-first = One rally of 700 km against one bot, about five minutes.
kilometers-intro-turn = Each turn you draw a card and then play one or discard one. You always hold six.
kilometers-intro-roll = A car rolls only with { kilometers-card-green } on top of its pile. Then distance cards can be laid: they are your kilometres.
kilometers-intro-attack = Attacks go on the others: whoever rolls can be stopped, and a speed limit slows anybody down.
kilometers-intro-remedy = Stopped? Play the matching remedy, then { kilometers-card-green } again. After a limit, { kilometers-card-endlimit }.
kilometers-intro-trump = The four trumps protect you from their attack for good, bring points and another turn. Played the moment you are attacked, a trump is a lightning reaction: 300 points more.
kilometers-guide-hand = These are your cards. Each turn you draw one; then play one or discard one. Whoever has exactly { $target } km first wins.
kilometers-guide-green = Your car is not rolling. { kilometers-card-green } sets it rolling: play the framed card.
kilometers-guide-wait = You need { kilometers-card-green } before you can drive, and have none yet. Discard what you need least.
kilometers-guide-drive = You are rolling. Distance cards now count at once: lay a long one.
kilometers-guide-hit = { $card } has stopped you. First play { $remedy }, then { kilometers-card-green }.
kilometers-guide-red = { kilometers-card-stop } has stopped you. { kilometers-card-green } sets you rolling again.
kilometers-guide-limit = A speed limit lies here: only 25 and 50 km until you play { kilometers-card-endlimit }.
kilometers-guide-attack = { $card } stops an opponent who is rolling. It costs them turns, but you drive no kilometres yourself.
kilometers-guide-trump = { $card } is a trump: its attack can never hit you again, it is worth 100 points, and you play another card. Held back, it can answer an attack for 300 more.
kilometers-guide-react = Lightning reaction! You hold the trump against this attack. Play it now: 300 points more, and you are not stopped.
kilometers-guide-exact = The target has to be hit exactly. Only cards that do not pass { $target } km can still be laid.

kilometers-cure-not-rolling = Play { kilometers-card-green } first; damage has to be mended before that.
kilometers-cure-too-fast = { kilometers-card-endlimit } frees you.
kilometers-cure-past-the-target = Lay a shorter one.
kilometers-cure-victim-not-rolling = Wait until they show { kilometers-card-green }.
kilometers-cure-green-is-no-answer = Play the matching remedy, then { kilometers-card-green }.
