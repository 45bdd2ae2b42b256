relay = Relay
    .about = Two to a team.

relay-edition-standard = Standard
relay-preset-one = One heat
    .help = One heat.
relay-preset-two = Two heats
    .help = Two heats.
relay-option-heats = Heats
    .help = How many heats there are.

relay-move-deal = Deal { $card }
relay-move-lay = Lay { $card }
relay-fact-heat = Heat
relay-fact-points = Own points
relay-fact-hand = Hand
relay-fact-stock = Stock
relay-fact-gone = Laid
relay-ask-deal = The cards are dealt.
relay-ask-lay = Lay a card.
relay-event-laid = { $seat } lays { $card }.
relay-event-heat-over = Heat { $heat } is over.
