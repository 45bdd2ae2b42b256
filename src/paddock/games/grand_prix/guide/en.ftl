# What Detroit–Cleveland Grand Prix teaches a newcomer.

grand_prix-intro = Buy cars at auction, move all cars with your cards, and win the prizes of those that finish well. The most money wins.
grand_prix-intro-first = One race with two bots, about fifteen minutes.
grand_prix-intro-goal = Six cars race to the finish. They belong to those who bought them, but everybody moves all of them.
grand_prix-intro-auction = First the cars are auctioned. Look at your cards: buy what you can drive far. The buyer also gets the ten of that car.
grand_prix-intro-card = A card moves several cars, from the top line to the bottom one, each by its number of spaces.
grand_prix-intro-drive = Straight on or into the next lane, never through another car. So your own cars get through, and the others are shut in.
grand_prix-intro-money = Prizes: $200,000 for the first car, then less and less. What you paid at the auction is gone, so do not pay too much.
grand_prix-guide-auction = The car under the hammer: { $car }. Bid, or pass if it is too dear. Bids go in steps of 10,000.
grand_prix-guide-totals = These are the spaces in your hand for each car. Buy a car for which you have many; its ten comes on top.
grand_prix-guide-must = You have no car yet. Everybody needs one, so do not wait too long.
grand_prix-guide-play = Play a card: its lines move the cars from top to bottom. Choose one to see which cars would move, and how far.
grand_prix-guide-own = The { $car } car is yours: choose the end nearest to the finish, on the inside in bends.
grand_prix-guide-other = The { $car } car is not yours: you may send it the long way round, on the outside of a bend. Or press “{ grand_prix-page-rest }”.
grand_prix-guide-white = A white line: you choose the car. Take one of your own.
grand_prix-guide-swap = You hold a swap card: for a round it exchanges two colours on all cards. Useful when you hold many spaces of a rival’s colour.

grand_prix-cure-too-dear = Bid less, or pass.
grand_prix-cure-no-car-for-white = Play another card.
grand_prix-cure-car-blocked = Choose another car.
grand_prix-cure-not-full = Choose a space that lights up.
