# Un jeu peut avoir plusieurs éditions

web-edition = Édition
