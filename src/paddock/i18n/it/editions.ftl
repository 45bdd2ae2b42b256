# Un gioco può avere più edizioni

web-edition = Edizione
