# Ein Spiel kann es in mehreren Ausgaben geben

web-edition = Ausgabe
